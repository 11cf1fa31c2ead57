package org.benchsuite.suite;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium of this machine, with everything that calls home switched off. */
final class Chromium implements AutoCloseable {

  private static final Pattern REQUEST =
      Pattern.compile("Network.requestWillBeSent\".*?\"url\":\"([^\"]*)\"");

  private final ChromeDriver driver;

  private Chromium(ChromeDriver driver) {
    this.driver = driver;
  }

  /** The program of one of these names on the path. */
  static Optional<Path> find(String... names) {
    return Stream.of(names)
        .flatMap(
            name ->
                Stream.of(System.getenv("PATH").split(File.pathSeparator))
                    .map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Chromium start(Path browser, Path driver, Path profile) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser.toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--user-data-dir=" + profile);
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(driver.toFile()).build();
    return new Chromium(new ChromeDriver(service, options));
  }

  /** Opens a file on a screen of that width, light or dark; what was logged before is forgotten. */
  void open(Path file, int width, boolean dark) {
    driver.get("about:blank");
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", width < 600));
    media("", dark);
    driver.manage().logs().get(LogType.BROWSER);
    driver.manage().logs().get(LogType.PERFORMANCE);
    driver.get(file.toUri().toString());
  }

  /** Emulates a medium, {@code print} or the screen when it is empty. */
  void media(String medium, boolean dark) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            medium,
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
  }

  /** What the console says that is a warning or worse. */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
        .map(LogEntry::toString)
        .toList();
  }

  /** Everything that was asked for since the file was opened. */
  List<String> requests() {
    return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
        .map(entry -> REQUEST.matcher(entry.getMessage()))
        .filter(Matcher::find)
        .map(request -> request.group(1))
        .toList();
  }

  List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  Object evaluate(String script) {
    return driver.executeScript("return " + script);
  }

  /** Rules of axe-core that are violated with serious or critical impact, with the elements. */
  @SuppressWarnings("unchecked")
  List<String> seriousViolations() throws IOException {
    driver.executeScript(axe());
    return (List<String>)
        driver.executeAsyncScript(
            """
            const done = arguments[0];
            axe.run(document, {resultTypes: ['violations']}).then(result => done(
              result.violations
                .filter(found => ['serious', 'critical'].includes(found.impact))
                .map(found => found.id + ': ' + found.nodes.map(node => node.html).join(' '))),
              failure => done(['axe failed: ' + failure]));
            """);
  }

  private static String axe() throws IOException {
    try (InputStream stream = Chromium.class.getResourceAsStream("/axe.min.js")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** A picture of the whole page. */
  void picture(Path file) throws IOException {
    Map<String, Object> picture =
        driver.executeCdpCommand(
            "Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true));
    save(picture, file);
  }

  /** The page as it is printed. */
  byte[] pdf(Path file) throws IOException {
    return save(driver.executeCdpCommand("Page.printToPDF", Map.of()), file);
  }

  private static byte[] save(Map<String, Object> answer, Path file) throws IOException {
    byte[] bytes = Base64.getDecoder().decode((String) answer.get("data"));
    Files.createDirectories(file.toAbsolutePath().getParent());
    return Files.readAllBytes(Files.write(file, bytes));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
