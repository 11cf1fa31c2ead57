import java.lang.management.ManagementFactory;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.PerformanceEvaluation;

/**
 * Runs HBase's own PerformanceEvaluation ROUNDS times in one process, so that the rounds after the
 * first are of a warm JVM, and prints the processor time that the process took for each.
 *
 * <p>Usage: java -cp ... WarmPe.java ROUNDS WORDS-OF-PE
 */
public class WarmPe {

  public static void main(String[] words) throws Exception {
    int rounds = Integer.parseInt(words[0]);
    String[] rest = java.util.Arrays.copyOfRange(words, 1, words.length);
    for (int round = 1; round <= rounds; round++) {
      long before = processorNanos();
      int exit = new PerformanceEvaluation(HBaseConfiguration.create()).run(rest);
      System.out.println("Processor time of round " + round + ": " + (processorNanos() - before));
      if (exit != 0) {
        System.exit(exit);
      }
    }
    System.exit(0);
  }

  private static long processorNanos() {
    return ((com.sun.management.OperatingSystemMXBean)
            ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
