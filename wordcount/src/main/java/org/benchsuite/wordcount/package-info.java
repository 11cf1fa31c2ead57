/** Counting words, and the text they are counted in. */
package org.benchsuite.wordcount;
