package org.benchsuite.hbase.client;

import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.hbase.client.Consistency;
import org.apache.hadoop.hbase.client.Get;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.Request;
import org.benchsuite.hbase.table.Columns;
import org.benchsuite.hbase.value.RowKeys;

/** Builds the gets of one client. */
final class Gets {

  private final Columns columns;
  private final boolean addColumns;
  private final boolean filterAll;
  private final boolean timeline;

  Gets(PeSettings settings, Columns columns) {
    this.columns = columns;
    this.addColumns = settings.reads().addColumns();
    this.filterAll = settings.reads().filterAll();
    this.timeline = settings.table().replicas() > 1;
  }

  Get get(long row) {
    Get get = new Get(RowKeys.format(row));
    for (int family = 0; family < columns.families(); family++) {
      if (addColumns) {
        for (int column = 0; column < columns.qualifiers(); column++) {
          get.addColumn(columns.family(family), columns.qualifier(column));
        }
      } else {
        get.addFamily(columns.family(family));
      }
    }
    if (filterAll) {
      get.setFilter(FilterAll.filter());
    }
    if (timeline) {
      get.setConsistency(Consistency.TIMELINE);
    }
    return get;
  }

  List<Get> gets(Request request) {
    List<Get> gets = new ArrayList<>(request.size());
    for (int index = 0; index < request.size(); index++) {
      gets.add(get(request.row(index)));
    }
    return gets;
  }
}
