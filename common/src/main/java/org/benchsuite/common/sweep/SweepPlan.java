package org.benchsuite.common.sweep;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.benchsuite.common.Protocol.OnFailure;

/**
 * What a sweep is to run: commands, and options any of which may take a list of values.
 *
 * @param name under which its cases are found again; letters, digits, {@code . _ - /}
 * @param description one line for people, or empty
 * @param commands run one after the other for each combination of the options
 * @param options of all commands that know them; a command of the plan that does not is an error
 * @param combine how the lists of several options go together
 * @param repeats how often each case is run, at least 1
 * @param order in which the cases and their repeats are run
 * @param seed of a shuffled order
 * @param coolDown rest between two cases
 * @param quiesce longest wait for the cluster to come to rest between two cases; none for no check
 * @param onFailure what happens after a case that failed or was voided
 * @param study name of the study whose tables end it, such as {@code uhadoop/terasort}
 * @param scaled names of the options whose sizes and counts follow {@code --scale}
 */
public record SweepPlan(
    String name,
    String description,
    List<PlanCommand> commands,
    List<GivenOption> options,
    Combine combine,
    int repeats,
    Order order,
    long seed,
    Duration coolDown,
    Optional<Duration> quiesce,
    OnFailure onFailure,
    Optional<String> study,
    List<String> scaled) {

  /** How the lists of several options go together. */
  public enum Combine {
    /** Every value with every other. */
    PRODUCT,
    /** The first of each, then the second of each; all lists are of one length. */
    ZIP
  }

  /** In which order cases and repeats are run. */
  public enum Order {
    /** All repeats of a case, then the next case. */
    GROUPED,
    /** Every case once, then every case again. */
    INTERLEAVED,
    /** As interleaved, the cases of each round in an order of its own, from the seed. */
    SHUFFLED
  }

  public SweepPlan {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(description, "description");
    commands = List.copyOf(commands);
    options = List.copyOf(options);
    Objects.requireNonNull(combine, "combine");
    Objects.requireNonNull(order, "order");
    Objects.requireNonNull(coolDown, "coolDown");
    Objects.requireNonNull(quiesce, "quiesce");
    Objects.requireNonNull(onFailure, "onFailure");
    Objects.requireNonNull(study, "study");
    scaled = List.copyOf(scaled);
  }

  /**
   * The same for runs of a label, which are a sweep of their own: the label is added to the name,
   * with a digest of it where it has other letters than names have.
   */
  public SweepPlan labelled(String label) {
    String plain = label.replaceAll("[^A-Za-z0-9._-]", "_");
    String digest = plain.equals(label) ? "" : "-" + digest(List.of(label));
    return with(name + "-" + plain + digest, commands, options);
  }

  /** Eight digits that tell words from other words, for names of what has none. */
  public static String digest(List<String> words) {
    byte[] bytes = String.join("\0", words).getBytes(StandardCharsets.UTF_8);
    return UUID.nameUUIDFromBytes(bytes).toString().substring(0, 8);
  }

  /** The same with other commands. */
  public SweepPlan with(List<PlanCommand> others) {
    return with(name, others, options);
  }

  /** The same with another name and other commands and options. */
  SweepPlan with(String otherName, List<PlanCommand> others, List<GivenOption> otherOptions) {
    return new SweepPlan(
        otherName,
        description,
        others,
        otherOptions,
        combine,
        repeats,
        order,
        seed,
        coolDown,
        quiesce,
        onFailure,
        study,
        scaled);
  }
}
