/**
 * The report on many runs: a model that is built in one pass over the records and keeps digests
 * only, and its renderings as HTML, Markdown and JSON.
 */
package org.benchsuite.results.report;
