package org.benchsuite.dfsio;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.output.FactsFile;

/**
 * The data folder of cumulative steps. A small file among the data says what every file of them is
 * like; whoever writes other files there, upstream or we, removes it with the folder.
 */
final class StepFolder {

  private final Layout layout;
  private final Configuration configuration;
  private final Step step;
  private final Map<String, String> facts;
  private boolean marked;

  private StepFolder(
      Layout layout, Configuration configuration, Step step, Map<String, String> facts) {
    this.layout = layout;
    this.configuration = configuration;
    this.step = step;
    this.facts = facts;
  }

  /** The folder in which the files of {@code plan} are to be like that. */
  static StepFolder of(
      Layout layout, Configuration configuration, Step step, Plan plan, DfsioOptions.Files options)
      throws IOException {
    FileSystem fileSystem = layout.fileSystem(configuration);
    Map<String, String> facts = new TreeMap<>();
    facts.put("file size", Sizes.exact(step.fileBytes()));
    facts.put("payload", plan.data());
    facts.put("seed", Long.toString(plan.seed()));
    facts.put("replication", Integer.toString(plan.replicationOn(fileSystem, layout.file(0))));
    facts.put("block size", Sizes.exact(plan.blockBytesOn(fileSystem, layout.file(0))));
    facts.put("storage policy", named(options.storagePolicy));
    facts.put("erasure coding policy", named(options.erasurePolicy));
    return new StepFolder(layout, configuration, step, facts);
  }

  private static String named(String policy) {
    return policy == null ? "default" : policy;
  }

  /**
   * Looks at what is there.
   *
   * @throws NotFitException when it does not belong to these steps
   */
  void check(DataFiles files) throws IOException {
    Optional<Properties> mark = FactsFile.read(layout.stepMark(), configuration);
    marked = mark.isPresent();
    if (mark.isPresent()) {
      requireSame(mark.orElseThrow());
    } else if (files.present() > 0 || files.longestBeyond() >= 0) {
      throw misfit("they were not written with -steps");
    }
    long longest = Math.max(files.longest(), files.longestBeyond());
    if (longest > step.fileBytes()) {
      throw misfit(
          "one has " + Sizes.exact(longest) + " instead of " + Sizes.exact(step.fileBytes()));
    }
  }

  private void requireSame(Properties mark) {
    String differences =
        facts.entrySet().stream()
            .filter(fact -> !fact.getValue().equals(mark.getProperty(fact.getKey())))
            .map(
                fact ->
                    fact.getKey()
                        + " "
                        + mark.getProperty(fact.getKey())
                        + " instead of "
                        + fact.getValue())
            .collect(Collectors.joining(", "));
    if (!differences.isEmpty()) {
      throw misfit(differences);
    }
  }

  private NotFitException misfit(String why) {
    return new NotFitException(
        "The files in "
            + layout.data()
            + " do not fit these steps ("
            + why
            + "); choose another folder with -D "
            + Layout.ROOT_PROPERTY
            + "=DIR, or remove them with dfsio -clean.");
  }

  /** Whether the folder is already one of steps; known after {@link #check}. */
  boolean isMarked() {
    return marked;
  }

  /** Says in the empty folder what its files will be like. */
  void mark() throws IOException {
    FactsFile.write(layout.stepMark(), "cumulative steps of dfsio", facts, configuration);
  }

  /**
   * Looks at the files that a read of the step needs.
   *
   * @throws NotFitException when one is missing or has another length
   */
  static void requireComplete(Step step, Layout layout, DataFiles files) {
    for (int file = 0; file < step.files(); file++) {
      long length = files.lengths()[file];
      if (length != step.fileBytes()) {
        throw new NotFitException(
            layout.file(file)
                + (length < 0 ? " is missing" : " has " + length + " bytes")
                + ", and the step of "
                + Sizes.exact(step.bytes())
                + " needs files 0 to "
                + (step.files() - 1)
                + " of "
                + step.fileBytes()
                + " bytes each; write it first with dfsio -write and the same -nrFiles, -steps and"
                + " -step, after dfsio -clean if other files are there.");
      }
    }
  }
}
