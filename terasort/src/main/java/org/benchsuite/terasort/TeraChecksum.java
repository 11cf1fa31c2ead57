package org.benchsuite.terasort;

import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.terasort.scan.Verdict;
import picocli.CommandLine.Command;

/** TeraChecksum: the checksum of rows in any order. */
@Command(
    name = "terachecksum",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = "terachecksum IN REPORT [OPTIONS]",
    description = {
      "TeraChecksum: the sum of the CRC-32 of every row, the same in any order.",
      "Also compares it and the number of rows with what teragen recorded."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, the checksum is the recorded one",
      "1:another checksum than recorded, or the job failed",
      "2:usage",
      "3:the cluster is not fit, or there is nothing to read"
    },
    footerHeading = "%nExamples:%n",
    footer = {"  terachecksum /bench/tera-in /bench/tera-sum"})
public final class TeraChecksum extends RowScan {

  @Override
  public String operation() {
    return "checksum";
  }

  @Override
  String jobName() {
    return "TeraSum";
  }

  @Override
  String report(Verdict verdict) {
    return verdict.checksum() + "\n";
  }

  @Override
  List<Note> disorder(Verdict verdict) {
    return List.of();
  }
}
