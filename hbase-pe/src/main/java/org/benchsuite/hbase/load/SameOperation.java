package org.benchsuite.hbase.load;

/** The same operation on row after row, several rows to a request where batches are asked for. */
final class SameOperation implements Work {

  private final OpKind operation;
  private final int scanRows;
  private final RowSource rows;

  /**
   * @param scanRows rows of a range scan; 0 for everything else
   */
  SameOperation(OpKind operation, int scanRows, RowSource rows) {
    this.operation = operation;
    this.scanRows = scanRows;
    this.rows = rows;
  }

  @Override
  public boolean next(Request request, int most) {
    request.begin(operation).scanning(scanRows);
    for (int i = 0; i < most; i++) {
      long row = rows.next();
      if (row == RowSource.NONE) {
        break;
      }
      request.add(row);
    }
    return request.size() > 0;
  }
}
