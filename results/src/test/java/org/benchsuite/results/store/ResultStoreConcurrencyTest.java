package org.benchsuite.results.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.benchsuite.results.ForkedJvm;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultStoreConcurrencyTest {

  private static final int THREADS = 8;
  private static final int SAVES = 200;
  private static final int PROCESSES = 3;
  private static final int KILLS = 5;
  private static final int LARGE = 4 << 20;
  private static final long PATIENCE_SECONDS = 60;

  @TempDir private Path folder;

  @Test
  void nothingIsLostBetweenThreads() throws Exception {
    ResultStore store = new ResultStore(new LocalStoreFolder(folder));
    RunRecord run = Samples.run("small", List.of());
    Callable<List<String>> saving =
        () -> {
          List<String> names = new ArrayList<>();
          for (int i = 0; i < SAVES; i++) {
            names.add(store.save(Samples.withId(run, RunIds.next("dfsio", "write"))));
          }
          return names;
        };

    Set<String> saved = new HashSet<>();
    for (List<String> names : inThreads(saving)) {
      saved.addAll(names);
    }

    assertThat(saved).hasSize(THREADS * SAVES);
    assertThat(store.list()).hasSize(THREADS * SAVES).containsAll(saved);
    assertAllWhole(store, THREADS * SAVES);
    assertThat(Files.list(folder)).hasSize(THREADS * SAVES);
  }

  @Test
  void nothingIsLostBetweenProcesses() throws Exception {
    Path output = Files.createDirectory(folder.resolve("output"));
    Path results = folder.resolve("results");
    List<ForkedJvm> processes = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      processes.add(
          ForkedJvm.start(
              SaveRuns.class, output, List.of("-Xmx64m"), results.toString(), "100", "9"));
    }
    for (ForkedJvm process : processes) {
      try (process) {
        int exit = process.await(PATIENCE_SECONDS);
        assertThat(exit).as(process.output()).isZero();
      }
    }

    ResultStore store = new ResultStore(new LocalStoreFolder(results));
    assertThat(store.list()).hasSize(PROCESSES * 100);
    assertAllWhole(store, PROCESSES * 100);
  }

  /** The records are large, so that a write is likely to be seen, or killed, half way. */
  @Test
  void aKilledProcessLeavesOnlyWholeRecords() throws Exception {
    Path output = Files.createDirectory(folder.resolve("output"));
    Path results = folder.resolve("results");
    ResultStore store = new ResultStore(new LocalStoreFolder(results));
    Random random = new Random(13);
    for (int kill = 0; kill < KILLS; kill++) {
      try (ForkedJvm writer =
          ForkedJvm.start(
              SaveRuns.class,
              output,
              List.of("-Xmx128m"),
              results.toString(),
              Long.toString(Long.MAX_VALUE),
              Integer.toString(LARGE))) {
        watchNewRecords(3, store, writer);
        TimeUnit.MILLISECONDS.sleep(random.nextInt(40));
        assertThat(writer.alive()).as(writer.output()).isTrue();
        writer.kill();
      }
    }

    assertAllWhole(store, store.list().size());
  }

  /** Reads each new record as soon as its name can be seen. */
  private static void watchNewRecords(int count, ResultStore store, ForkedJvm writer)
      throws Exception {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    Set<String> seen = new HashSet<>(store.list());
    int wanted = seen.size() + count;
    while (seen.size() < wanted) {
      assertThat(System.nanoTime()).as(writer.output()).isLessThan(deadline);
      for (String name : store.list()) {
        if (seen.add(name)) {
          assertThat(store.load(name).label()).hasSize(LARGE);
        }
      }
    }
  }

  @Test
  void oneOfManyWritersOfANameWins() throws Exception {
    for (Publication publication : Publication.values()) {
      LocalStoreFolder target =
          new LocalStoreFolder(folder.resolve(publication.name()), publication);
      for (int round = 0; round < 20; round++) {
        String name = "name-" + round + ".json";
        List<Boolean> wins = inThreads(() -> LocalStoreFolderTest.wins(target, name));

        assertThat(wins).filteredOn(win -> win).hasSize(1);
      }
      assertThat(target.list()).hasSize(20);
    }
  }

  private static void assertAllWhole(ResultStore store, int count) throws Exception {
    Set<String> whole = new HashSet<>();
    List<SkippedFile> skipped = new ArrayList<>();
    store.loadAll(run -> whole.add(run.id()), skipped::add);

    assertThat(skipped).isEmpty();
    assertThat(whole).hasSize(count);
  }

  private static <T> List<T> inThreads(Callable<T> work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> future : threads.invokeAll(Collections.nCopies(THREADS, work))) {
        results.add(future.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }
}
