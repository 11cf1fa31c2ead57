package org.benchsuite.results.store;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.benchsuite.results.RecordFormatException;
import org.benchsuite.results.RunHeader;
import org.benchsuite.results.RunHeaderJson;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.RunRecordJson;

/**
 * The records of many runs: a folder with one immutable file {@code <id>.json} a run. Any number of
 * processes may save at once. Temporary files and files that do not end in {@code .json} are not
 * its business.
 */
public final class ResultStore {

  private static final String SUFFIX = ".json";
  private static final Pattern SAFE_ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,199}");

  private final StoreFolder folder;

  public ResultStore(StoreFolder folder) {
    this.folder = folder;
  }

  /** Where it is, for messages. */
  public String location() {
    return folder.location();
  }

  /**
   * Stores one run for good.
   *
   * @return the name of its file
   * @throws java.nio.file.FileAlreadyExistsException when there is a run of this id
   * @throws IllegalArgumentException when the id cannot be a file name
   */
  public String save(RunRecord run) throws IOException {
    if (!SAFE_ID.matcher(run.id()).matches()) {
      throw new IllegalArgumentException("'" + run.id() + "' cannot be the name of a file");
    }
    String name = run.id() + SUFFIX;
    folder.writeNew(name, RunRecordJson.toJson(run));
    return name;
  }

  /** The names of all records, oldest first; their content is not looked at. */
  public List<String> list() throws IOException {
    return folder.list().stream().filter(ResultStore::isRecord).sorted().toList();
  }

  /** Whether there is a record of the run of that id; its content is not looked at. */
  public boolean contains(String id) throws IOException {
    return folder.contains(id + SUFFIX);
  }

  /**
   * Reads one record, by the name of its file or its id.
   *
   * @throws RecordFormatException when it is cut short or foreign
   */
  public RunRecord load(String name) throws IOException {
    String file = name.endsWith(SUFFIX) ? name : name + SUFFIX;
    if (!isRecord(file)) {
      throw new NoSuchFileException(name, null, "not the name of a record in " + location());
    }
    return RunRecordJson.fromJson(folder.read(file), location() + "/" + file);
  }

  /**
   * Reads every record, oldest first and one at a time; a file that cannot be read is passed to
   * {@code skipped} and never ends the reading.
   *
   * @throws IOException when the folder itself cannot be listed
   */
  public void loadAll(Consumer<RunRecord> records, Consumer<SkippedFile> skipped)
      throws IOException {
    read((json, source) -> Optional.of(RunRecordJson.fromJson(json, source)), records, skipped);
  }

  /**
   * Reads the records whose header is {@code wanted}, as {@link #loadAll} does; of the others no
   * more than the header is looked at, and whether they are cut short.
   *
   * @param wanted asked on several threads
   */
  public void find(
      Predicate<RunHeader> wanted, Consumer<RunRecord> records, Consumer<SkippedFile> skipped)
      throws IOException {
    read((json, source) -> record(json, source, wanted), records, skipped);
  }

  /** Reads the header of every record, as {@link #loadAll} does but in a fraction of its time. */
  public void headers(Consumer<RunHeader> headers, Consumer<SkippedFile> skipped)
      throws IOException {
    read((json, source) -> Optional.of(header(json, source)), headers, skipped);
  }

  private <T> void read(
      FileReading.Format<T> format, Consumer<T> results, Consumer<SkippedFile> skipped)
      throws IOException {
    new FileReading<>(folder, format).read(list(), results, skipped);
  }

  private static Optional<RunRecord> record(byte[] json, String source, Predicate<RunHeader> wanted)
      throws RecordFormatException {
    if (RunHeaderJson.peek(json).filter(wanted.negate()).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(RunRecordJson.fromJson(json, source))
        .filter(run -> wanted.test(RunHeader.of(run)));
  }

  private static RunHeader header(byte[] json, String source) throws RecordFormatException {
    Optional<RunHeader> peeked = RunHeaderJson.peek(json);
    return peeked.isPresent() ? peeked.get() : RunHeader.of(RunRecordJson.fromJson(json, source));
  }

  private static boolean isRecord(String name) {
    return name.endsWith(SUFFIX)
        && SAFE_ID.matcher(name.substring(0, name.length() - SUFFIX.length())).matches();
  }
}
