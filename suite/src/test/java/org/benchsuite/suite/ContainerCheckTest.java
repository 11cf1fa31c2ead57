package org.benchsuite.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Properties;
import org.benchsuite.suite.Finding.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContainerCheckTest {

  @ParameterizedTest
  @CsvSource({"1.8, FAIL", "11, FAIL", "17, OK", "21, OK"})
  void judgesTheJavaOfAContainer(String version, State state) {
    Properties answers = new Properties();
    answers.setProperty("java.specification.version", version);
    answers.setProperty("java.version", version + ".0.1");
    answers.setProperty("java.home", "/opt/java");
    Finding finding = ContainerCheck.judge(answers);
    assertThat(finding.state()).isEqualTo(state);
    assertThat(finding.detail()).contains(version + ".0.1 at /opt/java");
    if (state == State.FAIL) {
      assertThat(finding.advice())
          .contains("-archives hdfs:///apps/jdk-17.tar.gz#jdk")
          .contains("-D mapreduce.map.env=JAVA_HOME=./jdk/jdk-17")
          .contains("-D mapreduce.reduce.env=JAVA_HOME=./jdk/jdk-17");
    }
  }

  @Test
  void findsTheJavaThatCouldNotEvenLoadHadoop() {
    Finding finding =
        ContainerCheck.judgeFailure(
            "job_1 failed",
            "Task failed task_1\njava.lang.UnsupportedClassVersionError: YarnChild has been compiled"
                + " by a more recent version of the Java Runtime (class file version 61.0), this"
                + " version of the Java Runtime only recognizes class file versions up to 55.0");
    assertThat(finding.detail()).startsWith("Java 11 (job_1 failed").contains("need Java 17");
    assertThat(finding.advice()).contains("-archives");
  }

  @Test
  void otherFailuresQuoteTheirLastLine() {
    Finding finding = ContainerCheck.judgeFailure("job_1 failed", "first\nthe queue is full\n");
    assertThat(finding.detail())
        .isEqualTo("no container could be run: job_1 failed: the queue is full");
  }
}
