package org.benchsuite.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.benchsuite.common.Poll;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Summary;
import org.benchsuite.results.published.PublishedCurve;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Metric;
import org.benchsuite.results.text.PlainText;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.WebElement;

/** The HTML report opened from disk in a real browser. Pictures are kept for people to look at. */
class ReportBrowserTest {

  private static final int WIDE = 1280;
  private static final int NARROW = 390;

  /** A4 within its margins. */
  private static final int PAPER = 688;

  private static final Path PICTURES = Path.of("target", "report-pictures");
  private static final double MEBIBYTE = 1 << 20;

  @TempDir private static Path folder;

  private static Chromium browser;
  private static Path study;
  private static Path hostile;

  @BeforeAll
  static void start() throws IOException {
    Optional<Path> program = Chromium.find("chromium", "chromium-browser", "google-chrome");
    Optional<Path> driver = Chromium.find("chromedriver");
    if (program.isEmpty() || driver.isEmpty()) {
      String message = "No chromium and chromedriver on the path: the report was not opened.";
      if (Boolean.getBoolean("chromium.required")) {
        fail(message);
      }
      abort(message);
    }
    study =
        report(
            "study",
            ReportSamples.study(),
            "--with-published",
            "uhadoop/terasort",
            "--with-published",
            "uhadoop/disk");
    hostile = report("hostile", ReportSamples.hostile());
    Path profile = Files.createDirectory(folder.resolve("profile"));
    browser = Chromium.start(program.get(), driver.get(), profile);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  private static Path report(String name, List<RunRecord> runs, String... options)
      throws IOException {
    Path store = folder.resolve(name);
    for (RunRecord run : runs) {
      new ResultStore(new LocalStoreFolder(store)).save(run);
    }
    Path file = folder.resolve(name + ".html");
    List<String> words =
        new ArrayList<>(List.of("report", "--results", store.toString(), "--html", "" + file));
    words.addAll(List.of(options));
    PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    assertThat(SuiteMain.cli(new Console(out, out, false, 100)).run(words.toArray(String[]::new)))
        .isZero();
    return file;
  }

  @Test
  void nothingIsLoadedAndNothingIsComplainedOf() {
    for (Path file : List.of(study, hostile)) {
      browser.open(file, WIDE, false);
      assertThat(browser.complaints()).isEmpty();
      assertThat(browser.requests())
          .contains(file.toUri().toString())
          .allMatch(url -> url.equals(file.toUri().toString()) || url.startsWith("data:"));
    }
  }

  @Test
  void everyChartHasMarksOfEverySeries() {
    browser.open(study, WIDE, false);
    assertThat(browser.all(".chart")).hasSizeGreaterThan(12);
    for (WebElement chart : browser.all(".chart")) {
      String id = chart.getDomAttribute("id");
      long series =
          (long)
              browser.evaluate(
                  "JSON.parse(document.getElementById('chart-data').textContent)"
                      + ".find(chart => chart.id === '"
                      + id
                      + "').series.length");
      assertThat(browser.all("#" + id + " svg path").size()).as(id).isGreaterThan(2 * (int) series);
      assertThat(chart.getDomAttribute("aria-label")).isNotBlank();
      assertThat(browser.all("#" + chart.getDomAttribute("aria-describedby"))).hasSize(1);
    }
  }

  @Test
  void publishedLinesAreAmongTheUsersOwn() {
    browser.open(study, WIDE, false);
    String chart =
        "JSON.parse(document.getElementById('chart-data').textContent)"
            + ".find(chart => chart.title === 'terasort run: elapsed against size')";
    assertThat(browser.evaluate(chart + ".series.map(series => series.name)"))
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .contains("old cluster", "uhadoop/terasort cluster B2-large (published)");
    assertThat(browser.evaluate(chart + ".x.unit")).isEqualTo("GiB");
    BigDecimal seconds = firstPublishedTime();
    assertThat(browser.evaluate(chart + ".series.find(series => series.published).points[0]"))
        .isEqualTo(List.of(10L, seconds.longValueExact()));
  }

  private static BigDecimal firstPublishedTime() {
    PublishedCurve curve =
        PublishedStudies.find("uhadoop/terasort").get(0).curves(Metric.ELAPSED, Axis.SIZE).get(0);
    return curve.points().get(0).value();
  }

  @Test
  void tablesSayWhatTheRecordsSay() {
    browser.open(study, WIDE, false);
    List<RunRecord> reads =
        ReportSamples.study().stream()
            .filter(run -> run.benchmark().equals("dfsio") && run.operation().equals("read"))
            .toList();
    WebElement table =
        browser.all("table").stream()
            .filter(each -> each.getText().startsWith("Results of dfsio read"))
            .findFirst()
            .orElseThrow();
    List<String> rows = table.getText().lines().toList();
    for (RunRecord run : reads) {
      Summary rate = Summary.of(run, "aggregate throughput").orElseThrow();
      double interval = rate.halfWidth95().orElseThrow();
      assertThat(rows)
          .anySatisfy(
              row ->
                  assertThat(row)
                      .startsWith(run.label() + " " + rate.count() + " ")
                      .contains(
                          "%.2f ± %.2f".formatted(rate.mean() / MEBIBYTE, interval / MEBIBYTE)));
    }
    assertThat(table.getText()).contains("aggregate throughput (MiB/s)");
    assertThat(browser.all(".note.void").get(0).getText())
        .contains("verification", "Task 3 read 4 bytes");
  }

  @Test
  void hostileLabelsAreText() {
    browser.open(hostile, WIDE, false);
    assertThat(browser.evaluate("window.hacked === undefined")).isEqualTo(true);
    assertThat(browser.all("img")).isEmpty();
    assertThat(browser.all("script")).hasSize(3);
    String text = (String) browser.evaluate("document.body.textContent");
    for (String label : ReportSamples.HOSTILE) {
      assertThat(text).contains(PlainText.clean(label));
    }
    assertThat(text).doesNotContain("\u202E", "\u2066", "\u2028");
    assertThat(browser.all(".legend").get(0).getText())
        .contains("<script>window.hacked=1</script>", "{{x}}{a|b}${y}");
    assertThat((String) browser.evaluate("document.querySelector('.chart svg').textContent"))
        .contains("codec=<script>window.hacked=1</script>", "codec=]]>{{{library}}}{{x}}{a|b}${y}");
    assertThat(browser.complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "study, 1280, false",
    "study, 1280, true",
    "study, 390, false",
    "study, 390, true",
    "hostile, 1280, false",
    "hostile, 390, true"
  })
  void anyoneCanUseIt(String name, int width, boolean dark) throws IOException {
    browser.open(folder.resolve(name + ".html"), width, dark);
    browser.picture(PICTURES.resolve(name + "-" + width + (dark ? "-dark" : "-light") + ".png"));
    browser.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)");
    assertThat(browser.seriousViolations()).isEmpty();
  }

  @Test
  void aPhoneNeverScrollsSideways() {
    for (Path file : List.of(study, hostile)) {
      browser.open(file, NARROW, false);
      assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo((long) NARROW);
      assertThat(browser.all(".scroll[tabindex='0'] > table")).hasSameSizeAs(browser.all("table"));
    }
  }

  @Test
  void printingIsLightAndUnfolded() throws IOException, InterruptedException {
    browser.open(study, PAPER, true);
    String dark = color();
    assertThat(browser.all("details[open]")).isEmpty();

    browser.media("print", true);
    until(() -> !color().equals(dark));
    assertThat(browser.all(".chart svg")).hasSameSizeAs(browser.all(".chart"));
    assertThat(browser.all("details:not([open])")).isEmpty();
    browser.picture(PICTURES.resolve("study-print.png"));

    browser.media("", true);
    until(() -> color().equals(dark));
    assertThat(browser.all("details[open]")).isEmpty();

    assertThat(browser.pdf(PICTURES.resolve("study.pdf")))
        .startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
    assertThat(browser.complaints()).isEmpty();
  }

  private static void until(Poll.Condition condition) throws IOException, InterruptedException {
    assertThat(Poll.until(condition, Duration.ofSeconds(20))).isTrue();
  }

  private static String color() {
    return (String)
        browser.evaluate("document.querySelector('.chart svg text').getAttribute('fill')");
  }
}
