package org.benchsuite.local;

import java.nio.file.FileSystemException;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/** The command line of the embedded cluster: start, stop, status, env, exec and prepare. */
@Command(
    name = "local",
    description = "An embedded HDFS and YARN on this machine, with HBase on demand.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      StartCommand.class,
      StopCommand.class,
      StatusCommand.class,
      EnvCommand.class,
      ExecCommand.class,
      PrepareCommand.class
    })
public final class LocalMain {
  static final int FAILED = 1;
  static final int USAGE = 2;

  private static final String LOGGING_KEY = "log4j.configuration";
  private static final String LOGGING = "org/benchsuite/local/log4j-client.properties";

  @Option(
      names = "--verbose",
      scope = ScopeType.INHERIT,
      description = "On an error, print the stack trace too.")
  private boolean verbose;

  /** Exits with 0 when done, 1 when it failed, 2 on wrong usage; exec exits as its program did. */
  public static void main(String[] arguments) {
    if (System.getProperty(LOGGING_KEY) == null) {
      System.setProperty(LOGGING_KEY, LOGGING);
    }
    System.exit(run(System.getenv(), arguments));
  }

  static int run(Map<String, String> environment, String... arguments) {
    return commandLine(environment).execute(arguments);
  }

  static CommandLine commandLine(Map<String, String> environment) {
    LocalMain main = new LocalMain();
    CommandLine commandLine = new CommandLine(main);
    // arguments of exec belong to another program, "@" included
    commandLine.setExpandAtFiles(false);
    commandLine.setDefaultValueProvider(new StateFolder.Default(environment));
    commandLine.setExecutionExceptionHandler(main.failures());
    commandLine.setParameterExceptionHandler(usageErrors());
    return commandLine;
  }

  private static String sentence(Exception failure) {
    // the message of a file system exception is no more than the file's name
    return failure.getMessage() == null || failure instanceof FileSystemException
        ? failure.toString()
        : failure.getMessage();
  }

  private IExecutionExceptionHandler failures() {
    return (failure, commandLine, parsed) -> {
      commandLine.getErr().println(sentence(failure));
      if (verbose) {
        failure.printStackTrace(commandLine.getErr());
      }
      return FAILED;
    };
  }

  private static IParameterExceptionHandler usageErrors() {
    return (ParameterException wrong, String[] arguments) -> {
      CommandLine command = wrong.getCommandLine();
      command.getErr().println(wrong.getMessage());
      command.getErr().println("See: " + command.getCommandSpec().qualifiedName() + " --help");
      return USAGE;
    };
  }
}
