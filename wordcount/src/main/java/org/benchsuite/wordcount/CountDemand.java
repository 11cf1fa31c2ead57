package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Demand;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Profile;
import org.benchsuite.common.Schedule.Slice;
import org.benchsuite.wordcount.count.InputText;
import org.benchsuite.wordcount.count.MapEstimate;
import org.benchsuite.wordcount.count.MapEstimate.FutureText;

/** What a count asks of a cluster; its output is small beside the text, and not reckoned. */
final class CountDemand {

  private final Configuration configuration;
  private final MapEstimate maps;

  CountDemand(Profile profile, Configuration configuration) {
    this.configuration = configuration;
    this.maps = new MapEstimate(profile, configuration);
  }

  /** Of text that is there; unknown while it is not. */
  Demand ofInput(List<String> in) throws IOException {
    InputText input;
    try {
      input = InputText.find(in, configuration);
    } catch (NotFitException e) {
      // an earlier command may be going to make it
      return Demand.unknown();
    }
    return new Demand(input.bytes(), maps.of(input), List.of());
  }

  /** Of the whole case. */
  Demand ofSize(long bytes, Path input) throws IOException {
    TextDemand text = text(input);
    List<FutureText> texts = List.of(new FutureText(bytes, text.files(bytes)));
    return withMaps(text.of(bytes), maps.of(texts, blockBytes(input)));
  }

  /** Of one step. */
  Demand ofSlices(List<Slice> slices, Path input) throws IOException {
    TextDemand text = text(input);
    List<FutureText> texts =
        slices.stream()
            .map(slice -> new FutureText(slice.length(), text.files(slice.length())))
            .toList();
    return withMaps(text.of(slices), maps.of(texts, blockBytes(input)));
  }

  private TextDemand text(Path input) throws IOException {
    return new TextDemand(input, WholeCase.settings(), configuration);
  }

  private long blockBytes(Path input) throws IOException {
    return input.getFileSystem(configuration).getDefaultBlockSize(input);
  }

  private static Demand withMaps(Demand text, int maps) {
    return new Demand(text.bytes(), Math.max(text.tasks(), maps), text.data());
  }
}
