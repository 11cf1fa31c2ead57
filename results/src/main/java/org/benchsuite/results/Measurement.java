package org.benchsuite.results;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** One named, unit-carrying result of a trial: a number, a distribution or a course over time. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Scalar.class, name = "scalar"),
  @JsonSubTypes.Type(value = Distribution.class, name = "distribution"),
  @JsonSubTypes.Type(value = Series.class, name = "series")
})
public sealed interface Measurement permits Scalar, Distribution, Series {

  /** The field's name of what was measured, such as {@code throughput per stream}. */
  String name();

  /** The unit of every value in this measurement. */
  Unit unit();
}
