package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.UsageException;

/** What can be told of a text before it is made; another's model is not read for that. */
public final class TextEstimate {

  private final TextSettings settings;
  private final Optional<TextModel> model;
  private final OptionalInt maps;

  private TextEstimate(TextSettings settings, Optional<TextModel> model, OptionalInt maps) {
    this.settings = settings;
    this.model = model;
    this.maps = maps;
  }

  /**
   * Begins with what is asked for.
   *
   * @throws UsageException when that cannot be meant
   */
  public static TextEstimate of(TextSettings settings, Configuration configuration)
      throws IOException {
    OptionalInt maps = TextGenerator.givenMaps(configuration);
    if (settings.model().isPresent()) {
      StoredModel.requireName(settings.model().orElseThrow(), configuration);
      return new TextEstimate(settings, Optional.empty(), maps);
    }
    return new TextEstimate(settings, Optional.of(ModelReader.read(new ShippedModel())), maps);
  }

  /**
   * Files of so much text; 0 when only the model would tell.
   *
   * @throws UsageException when it is too little or too much
   */
  public int files(long bytes) {
    return model.map(known -> TextPlan.of(bytes, known, settings).files()).orElse(0);
  }

  /** Tasks that make it, one a file at most; 0 when only the model would tell. */
  public int tasks(long bytes) {
    return Math.min(files(bytes), maps.orElse(Integer.MAX_VALUE));
  }
}
