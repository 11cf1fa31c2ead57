package org.benchsuite.suite;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;
import com.tngtech.archunit.library.GeneralCodingRules;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;

/** The arrows between the rooms of the house: results, common, workloads, suite. */
class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new DoNotIncludeTests())
          .importPackages("org.benchsuite");

  private static final String[] WORKLOADS = {
    "..benchsuite.dfsio..",
    "..benchsuite.terasort..",
    "..benchsuite.wordcount..",
    "..benchsuite.hbase..",
    "..benchsuite.tpch..",
    "..benchsuite.objects..",
    "..benchsuite.transfer..",
    "..benchsuite.baseline.."
  };

  @Test
  void arrowsPointOneWay() {
    ArchRule rule =
        Architectures.layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("org.benchsuite..")
            .withOptionalLayers(true)
            .layer("results")
            .definedBy("..benchsuite.results..")
            .layer("common")
            .definedBy("..benchsuite.common..")
            .layer("workloads")
            .definedBy(WORKLOADS)
            .layer("suite")
            .definedBy("..benchsuite.suite..")
            .layer("local cluster")
            .definedBy("..benchsuite.local..")
            .whereLayer("suite")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("workloads")
            .mayOnlyBeAccessedByLayers("suite")
            .whereLayer("common")
            .mayOnlyBeAccessedByLayers("workloads", "suite")
            .whereLayer("results")
            .mayOnlyBeAccessedByLayers("common", "workloads", "suite")
            .whereLayer("local cluster")
            .mayNotBeAccessedByAnyLayer();
    rule.check(CLASSES);
  }

  @Test
  void workloadsNeverImportEachOther() {
    ArchRule rule =
        SlicesRuleDefinition.slices()
            .matching(
                "org.benchsuite.(dfsio|terasort|wordcount|hbase|tpch|objects|transfer|baseline)..")
            .should()
            .notDependOnEachOther()
            .allowEmptyShould(true);
    rule.check(CLASSES);
  }

  @Test
  void resultsKnowNeitherHadoopNorTheCommandLine() {
    ArchRule rule =
        noClasses()
            .that()
            .resideInAPackage("..benchsuite.results..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.hadoop..", "picocli..");
    rule.check(CLASSES);
  }

  @Test
  void localClusterStandsAside() {
    ArchRule rule =
        noClasses()
            .that()
            .resideInAPackage("..benchsuite.local..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..benchsuite.results..", "..benchsuite.common..");
    rule.check(CLASSES);
  }

  @Test
  void onlyMainClassesExit() {
    ArchRule rule =
        noClasses()
            .that()
            .haveSimpleNameNotEndingWith("Main")
            .should()
            .callMethod(System.class, "exit", int.class);
    rule.check(CLASSES);
  }

  @Test
  void onlyTheCommandLinePrints() {
    ArchRule rule =
        noClasses()
            .that()
            .resideInAnyPackage(
                "..benchsuite.results..",
                "..benchsuite.dfsio..",
                "..benchsuite.terasort..",
                "..benchsuite.wordcount..",
                "..benchsuite.hbase..",
                "..common.fanout..",
                "..common.job..")
            .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS);
    rule.check(CLASSES);
  }

  @Test
  void noJavaUtilLogging() {
    ArchRule rule = GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;
    rule.check(CLASSES);
  }
}
