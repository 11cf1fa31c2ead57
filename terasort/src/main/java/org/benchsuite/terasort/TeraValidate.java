package org.benchsuite.terasort;

import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.terasort.scan.Verdict;
import picocli.CommandLine.Command;

/** TeraValidate: are the rows sorted, and are they all there? */
@Command(
    name = "teravalidate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = "teravalidate SORTED REPORT [OPTIONS]",
    description = {
      "TeraValidate: checks that the rows of all files together are sorted, and their number and"
          + " checksum against what teragen recorded.",
      "Any misorder, missing or changed row exits 1."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:sorted and complete",
      "1:not sorted, not complete, or the job failed",
      "2:usage",
      "3:the cluster is not fit, or there is nothing to validate"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  teravalidate /bench/tera-out /bench/tera-report",
      "  teravalidate /bench/sorted-elsewhere /bench/report -source /bench/tera-in"
    })
public final class TeraValidate extends RowScan {

  @Override
  public String operation() {
    return "validate";
  }

  @Override
  String jobName() {
    return "TeraValidate";
  }

  @Override
  String report(Verdict verdict) {
    return verdict.report();
  }

  @Override
  List<Note> disorder(Verdict verdict) {
    return Disorder.notes(verdict);
  }
}
