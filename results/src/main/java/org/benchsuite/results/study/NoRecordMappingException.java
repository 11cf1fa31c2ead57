package org.benchsuite.results.study;

/** A study whose figures no stored run can yield; its message is one sentence for the user. */
public final class NoRecordMappingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoRecordMappingException(String study) {
    super(
        "No record can fill the tables of '"
            + study
            + "': this version has no benchmark that measures what the study did.");
  }
}
