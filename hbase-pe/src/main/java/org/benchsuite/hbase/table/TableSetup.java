package org.benchsuite.hbase.table;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.DoNotRetryIOException;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.cluster.Causes;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.results.Note;

/**
 * Looks at the table before a run, and makes it where the command may. Nothing is ever dropped
 * unless a writing command says {@code --recreate}.
 */
public final class TableSetup {

  private final PeSettings settings;
  private final TableName name;

  public TableSetup(PeSettings settings) {
    this.settings = settings;
    this.name = TableName.valueOf(settings.table().name());
  }

  /**
   * Checks that the table fits without touching anything, for a preflight.
   *
   * @return what a reader should know of its layout
   * @throws NotFitException when the run cannot start with this table
   */
  public List<Note> check(Configuration conf) throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(conf);
        Admin admin = connection.getAdmin()) {
      return check(admin);
    }
  }

  /**
   * Checks that the table fits, makes it if there is none, and makes it anew if a writing command
   * says {@code --recreate}.
   *
   * @throws NotFitException when the run cannot start with this table, or a server refuses it
   */
  public List<Note> prepare(Configuration conf) throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(conf);
        Admin admin = connection.getAdmin()) {
      List<Note> notes = check(admin);
      boolean exists = admin.tableExists(name);
      if (exists && replaces()) {
        drop(admin);
        exists = false;
      }
      if (!exists) {
        create(admin);
      }
      return notes;
    }
  }

  /** Drops the table if it is there, for a cleanup that was asked for. */
  public void drop(Configuration conf) throws IOException {
    try (Connection connection = ConnectionFactory.createConnection(conf);
        Admin admin = connection.getAdmin()) {
      if (admin.tableExists(name)) {
        drop(admin);
      }
    }
  }

  private boolean replaces() {
    return settings.table().recreate() && TableNeed.of(settings) == TableNeed.FILLS;
  }

  private List<Note> check(Admin admin) throws IOException {
    if (!admin.tableExists(name)) {
      if (TableNeed.of(settings) == TableNeed.EXISTING) {
        throw new NotFitException(
            "Table '%s' does not exist and %s needs its rows; write it first: pe %s--rows=%d%s sequentialWrite 1"
                .formatted(
                    name,
                    settings.command().title(),
                    settings.noMapReduce() ? "--nomapred " : "",
                    settings.rows().total(),
                    name.getNameAsString().equals("TestTable") ? "" : " --table=" + name));
      }
      return List.of();
    }
    if (replaces()) {
      return List.of();
    }
    if (!admin.isTableEnabled(name)) {
      throw new NotFitException(
          "Table '%s' is disabled; enable it in the hbase shell: enable '%s'"
              .formatted(name, name));
    }
    List<LayoutDifference> differences =
        LayoutDifference.between(
            settings.table(), admin.getDescriptor(name), primaryRegions(admin));
    return differences.isEmpty() ? List.of() : judge(differences);
  }

  private int primaryRegions(Admin admin) throws IOException {
    return (int)
        admin.getRegions(name).stream().filter(region -> region.getReplicaId() == 0).count();
  }

  private List<Note> judge(List<LayoutDifference> differences) {
    String list = LayoutDifference.list(differences);
    return switch (TableNeed.of(settings)) {
      case FILLS ->
          throw new NotFitException(
              "Table '%s' is not what the options describe (%s); give the options it was made with, or --recreate to drop it with all its rows and make it anew."
                  .formatted(name, list));
      case EXISTING -> {
        if (differences.stream().anyMatch(LayoutDifference::isAboutFamilies)) {
          throw new NotFitException(
              "Table '%s' has not the families that %s reads (%s); give the --families it was written with."
                  .formatted(name, settings.command().title(), list));
        }
        yield List.of(
            Note.warning(
                "table-layout",
                "Table '%s' is not what the options describe (%s); it was left as it is, and the numbers are those of the table as found."
                    .formatted(name, list)));
      }
      case META -> List.of();
    };
  }

  private void drop(Admin admin) throws IOException {
    if (admin.isTableEnabled(name)) {
      admin.disableTable(name);
    }
    admin.deleteTable(name);
  }

  private void create(Admin admin) throws IOException {
    Optional<byte[][]> splits = TableSplits.of(settings);
    var description = TableDescription.of(settings.table());
    try {
      if (splits.isPresent()) {
        admin.createTable(description, splits.get());
      } else {
        admin.createTable(description);
      }
    } catch (DoNotRetryIOException e) {
      throw new NotFitException(TableRefusal.sentence(settings.table(), Causes.sentence(e)), e);
    }
  }
}
