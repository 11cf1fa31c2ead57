/**
 * Text sampled from a topic model, as BigDataBench's text generator makes it, but reproducible: a
 * file is a function of the model, the settings, the seed and the file's number.
 */
package org.benchsuite.wordcount.text;
