package org.benchsuite.results.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChartJsonTest {

  private static final String HOSTILE = "</script><!--<script>&\u2028\u2029\u202E'x]]>";

  @Test
  void nothingInTheDataIsMarkup() throws IOException {
    ReportChart.Axis axis = new ReportChart.Axis(HOSTILE, "", false, List.of(HOSTILE));
    ReportChart chart =
        new ReportChart(
            "id",
            ReportChart.Kind.LINES,
            HOSTILE,
            HOSTILE,
            "table",
            axis,
            axis,
            List.of(
                new ReportChart.Series(
                    HOSTILE, false, List.of(ReportChart.point(1, 2, null, null)), List.of())));
    String json = ChartJson.of(List.of(chart));
    assertThat(json).matches("[\\x20-\\x7e]*").doesNotContain("<", ">", "&", "'", "\\u202E");
    assertThat(new ObjectMapper().readTree(json).get(0).get("title").asText())
        .isEqualTo("</script><!--<script>&  ?'x]]>");
  }

  @Test
  void whatWouldEndItsOwnElementIsRefused() {
    assertThatThrownBy(() -> ContentPolicy.of("", "if (a </script>"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(ContentPolicy.of("", "alert(1)"))
        // openssl dgst -sha256 -binary | base64
        .contains("script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
        .startsWith("default-src 'none'");
  }
}
