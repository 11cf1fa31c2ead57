package org.benchsuite.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ExitCode;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.validity.PublishedRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the tables of published studies, computed anew, with what stands against them. */
@Command(
    name = "published",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Print published cluster studies: their tables, computed anew from the figures that ship with",
      "this program, and what stands against them. Without a name, list them."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  published",
      "  published portworx-dfsio",
      "  published uhadoop --format csv > uhadoop.csv"
    })
final class PublishedCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      arity = "0..*",
      paramLabel = "STUDY",
      description = "Names of studies, or their beginning: uhadoop is all five of UHadoop's.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "text|markdown|csv",
      defaultValue = "text",
      description = "How to print the tables (${DEFAULT-VALUE}).")
  private StudyOutput.Format format;

  PublishedCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (names.isEmpty()) {
      PublishedStudies.all()
          .forEach(study -> console.out().printf("%-20s %s%n", study.name(), study.title()));
      return ExitCode.OK;
    }
    List<PublishedStudy> studies = names.stream().flatMap(name -> find(name).stream()).toList();
    StudyOutput output = new StudyOutput(console);
    studies.forEach(study -> output.print(study, PublishedRules.check(study), format));
    return ExitCode.OK;
  }

  private static List<PublishedStudy> find(String name) {
    try {
      return PublishedStudies.find(name);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage(), e);
    }
  }
}
