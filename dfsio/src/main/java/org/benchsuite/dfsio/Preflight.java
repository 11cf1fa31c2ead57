package org.benchsuite.dfsio;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.permission.FsAction;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.security.AccessControlException;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Ancestors;
import org.benchsuite.common.cluster.Causes;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.results.Note;
import org.benchsuite.results.text.Quantities;

/** Refuses a run that cannot succeed or would not mean anything, before a byte is moved. */
final class Preflight {

  private final RunContext context;
  private final Plan plan;
  private final Layout layout;
  private final FileSystem fileSystem;

  Preflight(RunContext context, Plan plan, Layout layout, FileSystem fileSystem) {
    this.context = context;
    this.plan = plan;
    this.layout = layout;
    this.fileSystem = fileSystem;
  }

  /**
   * Looks at what the run needs.
   *
   * @param data the files that are there
   * @param copies physical bytes a logical byte takes
   * @param reclaimed physical bytes of what the run removes first
   */
  List<Note> check(DataFiles data, double copies, double reclaimed) throws IOException {
    checkCodec(plan, context.configuration());
    writable();
    if (plan.operation() != Operation.WRITE) {
      present(data);
    }
    if (plan.operation().adds()) {
      space(copies, reclaimed);
    }
    return containers();
  }

  /** Looks for the codec on the client's class path. */
  static void checkCodec(Plan plan, Configuration configuration) {
    if (plan.codec().isEmpty()) {
      return;
    }
    try {
      configuration.getClassByName(plan.codec()).asSubclass(CompressionCodec.class);
    } catch (ClassNotFoundException e) {
      throw new UsageException(
          "-compression: there is no class "
              + plan.codec()
              + "; name one such as org.apache.hadoop.io.compress.DefaultCodec.",
          e);
    } catch (ClassCastException e) {
      throw new UsageException(
          "-compression: "
              + plan.codec()
              + " is no compression codec; name one such as"
              + " org.apache.hadoop.io.compress.DefaultCodec.",
          e);
    }
  }

  /** Asks for the right to write without leaving a trace of a run that may yet be refused. */
  private void writable() throws IOException {
    try {
      fileSystem.access(Ancestors.nearestExisting(fileSystem, layout.root()), FsAction.WRITE);
    } catch (AccessControlException e) {
      throw new NotFitException(
          "No permission to write in "
              + layout.root()
              + " ("
              + Causes.sentence(e)
              + "); choose a folder of yours with -D "
              + Layout.ROOT_PROPERTY
              + "=DIR.",
          e);
    }
  }

  private void present(DataFiles data) {
    int missing = data.firstMissing();
    if (missing >= 0) {
      throw new NotFitException(
          data.present() == 0
              ? "There is nothing to "
                  + plan.operation().title()
                  + " in "
                  + layout.data()
                  + "; run dfsio -write -nrFiles "
                  + plan.files()
                  + " first."
              : "Of "
                  + plan.files()
                  + " files in "
                  + layout.data()
                  + " only "
                  + data.present()
                  + " are there ("
                  + layout.file(missing).getName()
                  + " is missing); give a smaller -nrFiles or write them again.");
    }
    int shorter = data.firstShorterThan(plan.bytes());
    boolean needsLength =
        plan.operation() == Operation.TRUNCATE
            || plan.operation() == Operation.READ && plan.codec().isEmpty();
    if (plan.operation() == Operation.TRUNCATE && data.longest() <= plan.bytes()) {
      throw new NotFitException(
          "The files in "
              + layout.data()
              + " are already no longer than the -size of "
              + Quantities.bytes(plan.bytes())
              + "; give a smaller -size to truncate them.");
    }
    if (needsLength && shorter >= 0) {
      throw new NotFitException(
          layout.file(shorter)
              + " holds "
              + Quantities.bytes(data.lengths()[shorter])
              + ", less than the -size of "
              + Quantities.bytes(plan.bytes())
              + "; give a smaller -size or write it again.");
    }
  }

  private void space(double copies, double reclaimed) throws IOException {
    double needed = plan.files() * (double) plan.bytes() * copies;
    long free =
        fileSystem.getStatus(Ancestors.nearestExisting(fileSystem, layout.root())).getRemaining();
    if (needed > free + reclaimed && !context.protocol().force()) {
      throw new NotFitException(
          "Not enough space in "
              + layout.root()
              + ": "
              + plan.files()
              + " files of "
              + Quantities.bytes(plan.bytes())
              + " need "
              + Quantities.bytes((long) needed)
              + " with every copy, "
              + Quantities.bytes((long) (free + reclaimed))
              + " are free; write less, or insist with -force.");
    }
  }

  private List<Note> containers() throws IOException {
    Optional<ContainerSlots> slots = ContainerSlots.probe(context.configuration());
    if (slots.isEmpty() || slots.get().waves(plan.files()) == 1) {
      return List.of();
    }
    int free = slots.get().free();
    String basis = free + " containers of " + slots.get().containerMiB() + " MiB are free";
    if (context.protocol().barrier()) {
      throw new NotFitException(
          "-barrier needs all "
              + plan.files()
              + " tasks at once, but only "
              + basis
              + "; give at most -nrFiles "
              + free
              + " or leave out -barrier.");
    }
    Note waves =
        Note.warning(
            "waves",
            plan.files()
                + " tasks ran in about "
                + slots.get().waves(plan.files())
                + " waves, because "
                + basis
                + ": an average over waves hides how each went; use at most -nrFiles "
                + free
                + ".");
    context.progress().step("Only " + basis + " for " + plan.files() + " tasks: several waves.");
    return List.of(waves);
  }
}
