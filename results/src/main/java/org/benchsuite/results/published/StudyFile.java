package org.benchsuite.results.published;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** One file of published figures: rows of text by column name, every column filled or empty. */
final class StudyFile {

  private StudyFile() {}

  static List<Map<String, String>> rows(String name) {
    try (InputStream in = StudyFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the product");
      }
      return rows(in);
    } catch (IOException e) {
      throw new UncheckedIOException(name + " is damaged: " + e.getMessage(), e);
    }
  }

  /** A row with more or fewer cells than the header has names is refused. */
  static List<Map<String, String>> rows(InputStream in) throws IOException {
    CsvMapper mapper =
        CsvMapper.builder().enable(CsvParser.Feature.FAIL_ON_MISSING_COLUMNS).build();
    try (MappingIterator<Map<String, String>> rows =
        mapper
            .readerForMapOf(String.class)
            .with(CsvSchema.emptySchema().withHeader())
            .readValues(in)) {
      return rows.readAll();
    }
  }
}
