package org.benchsuite.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.hadoop.util.VersionInfo;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.common.cli.HadoopOptions;
import org.benchsuite.suite.Finding.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks a cluster before a run. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Check a cluster before a run: HDFS and YARN reachable, safe mode, dead nodes, space, the"
          + " queue, and the Java of a real container."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:fit (warnings are no refusal)", "2:usage", "3:not fit"},
    footerHeading = "%nExamples:%n",
    footer = {"  doctor", "  doctor -queue bench -D mapreduce.map.memory.mb=4096"})
final class DoctorCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private HadoopOptions hadoop = new HadoopOptions();

  @Option(names = "--no-container", description = "Do not run a container.")
  private boolean noContainer;

  DoctorCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Exception {
    Configuration configuration = hadoop.toConfiguration();
    List<Finding> findings = new ArrayList<>();
    show(findings, client());
    show(findings, new HdfsCheck(configuration).run());
    show(findings, new YarnCheck(configuration).run());
    boolean fit = findings.stream().noneMatch(finding -> finding.state() == State.FAIL);
    if (fit && !noContainer) {
      console.err().println("Running one container ...");
      show(findings, new ContainerCheck(configuration).run());
    }
    return conclude(findings);
  }

  private static List<Finding> client() throws IOException {
    return List.of(
        Finding.ok(
            "client",
            "Hadoop "
                + VersionInfo.getVersion()
                + ", Java "
                + System.getProperty("java.version")
                + ", user "
                + UserGroupInformation.getCurrentUser().getShortUserName()
                + (UserGroupInformation.isSecurityEnabled() ? " (Kerberos)" : "")));
  }

  private void show(List<Finding> all, List<Finding> found) {
    all.addAll(found);
    for (Finding finding : found) {
      console
          .out()
          .printf("%-4s  %-20s  %s%n", finding.state(), finding.subject(), finding.detail());
      finding.advice().lines().forEach(line -> console.out().println("      -> " + line));
    }
    console.out().flush();
  }

  private int conclude(List<Finding> findings) {
    long failed = findings.stream().filter(f -> f.state() == State.FAIL).count();
    long warned = findings.stream().filter(f -> f.state() == State.WARN).count();
    console
        .out()
        .println(
            failed > 0
                ? "Not fit: " + failed + " of " + findings.size() + " checks failed."
                : "Fit: " + findings.size() + " checks, " + warned + " warnings.");
    return failed > 0 ? ExitCode.NOT_FIT : ExitCode.OK;
  }
}
