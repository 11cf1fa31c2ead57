package org.benchsuite.common.cli;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.security.AccessControlException;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.TrialFailedException;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Causes;
import org.benchsuite.common.cluster.Redactor;
import org.benchsuite.results.RecordFormatException;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into one sentence and an exit code. */
final class Errors {

  private Errors() {}

  /** A failure for people: what to say and how to exit. */
  record Failure(String sentence, int exitCode) {}

  static Failure of(Throwable failure) {
    Failure plain = classify(failure);
    return new Failure(Redactor.redactText(plain.sentence()), plain.exitCode());
  }

  private static Failure classify(Throwable failure) {
    if (failure instanceof UsageException) {
      return new Failure(failure.getMessage(), ExitCode.USAGE);
    }
    if (failure instanceof NotFitException) {
      return new Failure(failure.getMessage(), ExitCode.NOT_FIT);
    }
    if (failure instanceof TrialFailedException) {
      return new Failure(failure.getMessage(), ExitCode.FAILED);
    }
    if (failure instanceof AccessControlException) {
      return new Failure("No permission: " + Causes.sentence(failure) + ".", ExitCode.NOT_FIT);
    }
    if (failure instanceof InterruptedException) {
      return new Failure("Interrupted.", ExitCode.FAILED);
    }
    if (failure instanceof RecordFormatException) {
      return new Failure(failure.getMessage(), ExitCode.FAILED);
    }
    if (failure instanceof IOException) {
      return new Failure("The cluster refused: " + Causes.sentence(failure) + ".", ExitCode.FAILED);
    }
    return new Failure(
        "Unexpected "
            + failure.getClass().getSimpleName()
            + ": "
            + Causes.sentence(failure)
            + "; run it again with --verbose for the details.",
        ExitCode.FAILED);
  }

  /** One sentence on a command line that does not parse. */
  static String usage(ParameterException failure, String[] typed) {
    CommandLine command = failure.getCommandLine();
    String help = " See '" + command.getCommandSpec().qualifiedName() + " --help'.";
    if (failure instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      List<String> near = unmatched.getSuggestions();
      String kind = word.startsWith("-") ? "option" : "argument";
      String meant = near.isEmpty() ? "." : "; did you mean " + String.join(", ", near) + "?";
      return "Unknown " + kind + " '" + word + "'" + meant + help;
    }
    if (failure instanceof OverwrittenOptionException repeated) {
      return RepeatedOptions.sentence(repeated.getOverwritten(), List.of(typed)) + help;
    }
    String first = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    String text = asTyped(first, command, typed);
    String stop = text.endsWith(".") || text.endsWith("?") ? "" : ".";
    return Redactor.redactText(text + stop + help);
  }

  /** Names options as they were typed, where the parser names them by their longest spelling. */
  private static String asTyped(String text, CommandLine command, String[] typed) {
    String named = text;
    for (OptionSpec option : command.getCommandSpec().options()) {
      for (String each : typed) {
        String word = each.split("=", 2)[0];
        boolean same = Stream.of(option.names()).anyMatch(word::equalsIgnoreCase);
        named = same ? named.replace("'" + option.longestName() + "'", "'" + word + "'") : named;
      }
    }
    return named;
  }
}
