package org.benchsuite.results.store;

import java.io.IOException;
import java.util.List;

/** A flat folder of immutable files, on whatever file system. */
public interface StoreFolder {

  /** The names of its files in any order, temporary ones included; none when it does not exist. */
  List<String> list() throws IOException;

  /** Whether there is a file of that name. */
  boolean contains(String name) throws IOException;

  /** The whole content of one file. */
  byte[] read(String name) throws IOException;

  /**
   * Makes a new file that is seen whole or not at all: the bytes go to a temporary name, which
   * starts with {@code .} or {@code _} and ends in {@code .tmp}, are synced, and are then published
   * under {@code name} in one step. The folder is made when it does not exist.
   *
   * @throws java.nio.file.FileAlreadyExistsException when the name is taken; what is there stays
   */
  void writeNew(String name, byte[] bytes) throws IOException;

  /** Where it is, for messages. */
  String location();
}
