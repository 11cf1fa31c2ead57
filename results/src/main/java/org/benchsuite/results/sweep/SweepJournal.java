package org.benchsuite.results.sweep;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.benchsuite.results.JsonFormat;
import org.benchsuite.results.RecordFormatException;
import org.benchsuite.results.store.StoreFolder;

/**
 * The folder of one sweep: a file a round, a file a start of a run, a file a run that ended without
 * a valid record. Files are only added, each whole or not at all, so that a client may be killed
 * anywhere.
 */
public final class SweepJournal {

  private static final JsonMapper MAPPER = JsonFormat.mapper();
  private static final Pattern ROUND = Pattern.compile("round-(\\d{4})[.]json");

  private final StoreFolder folder;

  public SweepJournal(StoreFolder folder) {
    this.folder = folder;
  }

  /** Where it is, for messages. */
  public String location() {
    return folder.location();
  }

  /** The round that was begun last. */
  public Optional<SweepRound> latest() throws IOException {
    Optional<String> last =
        folder.list().stream().filter(name -> ROUND.matcher(name).matches()).max(String::compareTo);
    return last.isEmpty() ? Optional.empty() : Optional.of(round(last.orElseThrow()));
  }

  private SweepRound round(String file) throws IOException {
    SweepRound round = read(file, SweepRound.class);
    if (!round.schema().equals(SweepRound.SCHEMA)) {
      throw new RecordFormatException(
          location()
              + "/"
              + file
              + " has format "
              + round.schema()
              + " and this version of Bench Suite reads "
              + SweepRound.SCHEMA
              + " only; go on with the version that wrote it, or name the sweep otherwise.");
    }
    return round;
  }

  /**
   * Begins a round.
   *
   * @throws java.nio.file.FileAlreadyExistsException when another client has begun it
   */
  public void begin(SweepRound round) throws IOException {
    write(prefix(round) + ".json", round);
  }

  /** Every start of a run of that round, oldest first. */
  public List<RunStart> starts(SweepRound round) throws IOException {
    Pattern pattern = Pattern.compile(prefix(round) + "-start-\\d+-.*[.]json");
    List<RunStart> starts = new ArrayList<>();
    for (String name : folder.list().stream().sorted().toList()) {
      if (pattern.matcher(name).matches()) {
        starts.add(read(name, RunStart.class));
      }
    }
    return List.copyOf(starts);
  }

  /** Remembers that a run is about to begin. */
  public void start(SweepRound round, RunStart start) throws IOException {
    write("%s-start-%06d-%s.json".formatted(prefix(round), start.number(), start.id()), start);
  }

  /** Remembers that a run came to an end by itself and left no valid record. */
  public void end(SweepRound round, String id, int exitCode) throws IOException {
    folder.writeNew(
        prefix(round) + "-ended-" + id + ".txt",
        Integer.toString(exitCode).getBytes(StandardCharsets.UTF_8));
  }

  /** The exit codes of the runs that came to an end and left no valid record, by their ids. */
  public Map<String, Integer> ended(SweepRound round) throws IOException {
    Pattern pattern = Pattern.compile(prefix(round) + "-ended-(.*)[.]txt");
    Map<String, Integer> ended = new HashMap<>();
    for (String name : folder.list()) {
      Matcher matcher = pattern.matcher(name);
      if (matcher.matches()) {
        ended.put(matcher.group(1), exitCode(name));
      }
    }
    return ended;
  }

  private int exitCode(String file) throws IOException {
    try {
      return Integer.parseInt(new String(folder.read(file), StandardCharsets.UTF_8));
    } catch (NumberFormatException e) {
      throw new RecordFormatException(location() + "/" + file + " is damaged; remove it.", e);
    }
  }

  private static String prefix(SweepRound round) {
    return "round-%04d".formatted(round.round());
  }

  private void write(String name, Object document) throws IOException {
    folder.writeNew(name, MAPPER.writeValueAsBytes(document));
  }

  private <T> T read(String name, Class<T> type) throws IOException {
    byte[] bytes = folder.read(name);
    try {
      return MAPPER.readValue(bytes, type);
    } catch (IOException e) {
      throw JsonFormat.damaged(location() + "/" + name, e);
    }
  }
}
