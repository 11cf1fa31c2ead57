package org.benchsuite.terasort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.row.RowCount;
import org.benchsuite.terasort.scan.Scan;
import org.benchsuite.terasort.scan.Verdict;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What teravalidate and terachecksum share: both read all rows and write a small report. */
abstract class RowScan implements Benchmark, Planned {

  @Parameters(index = "0", paramLabel = "IN", description = "Folder of rows, or a single file.")
  private String in;

  @Parameters(
      index = "1",
      paramLabel = "REPORT",
      description = "Folder of the report; must not exist.")
  private String out;

  @Option(
      names = {"-overwrite", "--overwrite"},
      description = "Remove what an earlier job left there.")
  private boolean overwrite;

  @Option(
      names = {"-source", "--source"},
      paramLabel = "DIR",
      description = "Folder whose teragen record tells what must be there (IN).")
  private String source;

  @Option(
      names = {"-profile", "--profile"},
      paramLabel = "classic|tuned",
      defaultValue = "tuned",
      description = "One task a file as upstream, or equal shares (${DEFAULT-VALUE}).")
  private Profile profile;

  private RowFiles files;
  private OutputFolder report;
  private Expectation expectation;
  private Scan.Scanned scanned;

  /** What people see in the cluster's list of applications. */
  abstract String jobName();

  /** The report's text. */
  abstract String report(Verdict verdict);

  /** What is wrong with the rows, apart from their number and checksum. */
  abstract List<Note> disorder(Verdict verdict);

  @Override
  public Demand demand(Configuration configuration) throws IOException {
    return new TeraDemand(configuration).scan(new Path(in), profile);
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    Configuration configuration = context.configuration();
    Path path = new Path(in);
    new Reachability(configuration).checkFileSystemOf(path);
    files = RowFiles.list(path, configuration);
    expectation = Expectation.of(path, Optional.ofNullable(source).map(Path::new), configuration);
    report = new OutputFolder("terasort", new Path(out), configuration);
    report.vacate(overwrite || scanned != null);
  }

  @Override
  public Outcome run(RunContext context) throws IOException, InterruptedException {
    RowCount count = new RowCount(files.rows());
    context.progress().step(jobName() + " of " + count.echo() + " in " + files.count() + " files");
    Scan scan = Scan.of(profile, context, files);
    long start = context.ticker().getAsLong();
    scanned = scan.run(jobName());
    report.publish("part-r-00000", report(scanned.verdict()));
    long elapsed = context.ticker().getAsLong() - start;
    List<Measurement> measurements = TeraMeasurements.ofScan(count, scanned.job(), elapsed);
    return new Outcome(
        scanned.job().tasks(),
        measurements,
        scanned.job().phases(),
        scanned.job().notesWithLimits(),
        Optional.of(
            new ResultBlock(
                TeraBlock.text(jobName(), count, scanned.verdict().checksum(), elapsed),
                Optional.empty())));
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome) {
    List<Note> notes = new ArrayList<>(disorder(scanned.verdict()));
    notes.addAll(expectation.compare(scanned.verdict()));
    return notes;
  }

  @Override
  public void cleanup(RunContext context) {
    // the report is what the command is for
  }
}
