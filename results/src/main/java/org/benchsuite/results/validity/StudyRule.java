package org.benchsuite.results.validity;

import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.PublishedStudy;

/**
 * Finds what stands against the figures of a published study, from its figures and stated facts.
 */
interface StudyRule {

  List<Note> check(PublishedStudy study);
}
