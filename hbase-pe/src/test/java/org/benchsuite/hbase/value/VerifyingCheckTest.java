package org.benchsuite.hbase.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.benchsuite.hbase.PeSettings.ContentKind;
import org.benchsuite.hbase.PeSettings.SizeKind;
import org.benchsuite.hbase.load.OpKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class VerifyingCheckTest {

  private static final long ROW = 17;
  private static final int WRITER = 5;

  static IntStream sizes() {
    return IntStream.concat(IntStream.rangeClosed(0, 40), IntStream.of(1000));
  }

  static IntStream sizesOfSomeBytes() {
    return sizes().filter(size -> size > 0);
  }

  static IntStream sizesBeyondChance() {
    return sizes().filter(size -> size >= 8);
  }

  static IntStream sizesWithHeader() {
    return sizes().filter(size -> size >= VerifiableFormat.HEADER);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void aGoodValuePasses(int size) {
    ValueSettings settings = ValueSettings.verified(size);
    for (int row = 0; row < 20; row++) {
      byte[] value = settings.source().next(row, 1, 2);
      int checked = row;
      assertThatCode(() -> check(settings, checked, 1, 2, value)).doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @EnumSource(SizeKind.class)
  void goodValuesOfEverySizePass(SizeKind sizes) throws WrongValueException {
    ValueSettings settings = ValueSettings.verified(200).sizes(sizes);
    ValueSource source = settings.source();
    ValueCheck check = settings.check();
    for (int row = 0; row < 10_000; row++) {
      byte[] value = source.next(row, 0, 0);
      check.check(row, 0, 0, value, 0, value.length, 0);
    }
  }

  @Test
  void aValueMayLieInsideAnArray() {
    byte[] value = value(1000);
    byte[] array = new byte[1100];
    System.arraycopy(value, 0, array, 33, 1000);
    assertThatCode(() -> ValueSettings.verified(1000).check().check(ROW, 0, 0, array, 33, 1000, 0))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @MethodSource("sizesOfSomeBytes")
  void everyFlippedBitIsWrong(int size) {
    byte[] value = value(size);
    for (int bit = 0; bit < size * Byte.SIZE; bit++) {
      byte[] damaged = value.clone();
      damaged[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
      assertThat(kind(ValueSettings.verified(size), damaged)).isEqualTo("wrong value");
    }
  }

  @Test
  void aFlippedBitOfAVersionIsWrongAndNotStale() {
    ValueSettings settings = ValueSettings.verified(1000).generation(3);
    byte[] value = settings.source().next(ROW, 0, 0);
    value[15] ^= 2; // generation 1
    assertThat(kind(settings, value)).isEqualTo("wrong value");
  }

  @Test
  void theFirstWrongByteIsNamed() {
    byte[] value = value(1000);
    value[999] ^= 1;
    value[123] ^= 1;
    assertThat(failure(ValueSettings.verified(1000), value))
        .hasMessage(
            "Row 17, column info0:0 differs from what was written from byte 123 of 1000 on; it is"
                + " damaged, another cell's, or written with another --seed, --valueSize or"
                + " without --verify.");
    value[3] ^= 1;
    assertThat(failure(ValueSettings.verified(1000), value)).hasMessageContaining("from byte 3 of");
  }

  @ParameterizedTest
  @MethodSource("sizesOfSomeBytes")
  void everyTruncatedValueIsWrong(int size) {
    byte[] value = value(size);
    for (int length = 0; length < size; length++) {
      assertThat(failure(ValueSettings.verified(size), Arrays.copyOf(value, length)))
          .hasMessageContaining("is " + length + " bytes long where " + size + " were written")
          .extracting(WrongValueException::kind)
          .isEqualTo("wrong value");
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void anExtendedValueIsWrong(int size) {
    byte[] value = value(size);
    assertThat(kind(ValueSettings.verified(size), Arrays.copyOf(value, size + 1)))
        .isEqualTo("wrong value");
    assertThat(kind(ValueSettings.verified(size), Arrays.copyOf(value, 2 * size + 1)))
        .isEqualTo("wrong value");
  }

  @ParameterizedTest
  @EnumSource(names = {"RANDOM", "ZIPF"})
  void truncatedValuesOfVaryingSizesAreWrong(SizeKind sizes) {
    ValueSettings settings = ValueSettings.verified(100).sizes(sizes);
    ValueSource source = settings.source();
    for (int row = 0; row < 1000; row++) {
      byte[] value = source.next(row, 0, 0);
      int checked = row;
      if (value.length > 0) {
        byte[] truncated = Arrays.copyOf(value, value.length - 1);
        assertThatThrownBy(() -> check(settings, checked, 0, 0, truncated))
            .isInstanceOf(WrongValueException.class)
            .hasMessageContaining("bytes long");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sizesBeyondChance")
  void anotherCellsValueIsWrong(int size) {
    ValueSettings settings = ValueSettings.verified(size);
    assertThat(kind(settings, settings.source().next(ROW + 1, 0, 0))).isEqualTo("wrong value");
    assertThat(kind(settings, settings.source().next(ROW, 1, 0))).isEqualTo("wrong value");
    assertThat(kind(settings, settings.source().next(ROW, 0, 1))).isEqualTo("wrong value");
    assertThat(kind(settings, settings.seed(2).source().next(ROW, 0, 0))).isEqualTo("wrong value");
  }

  @ParameterizedTest
  @MethodSource("sizesWithHeader")
  void aValueOfAnEarlierGenerationIsStale(int size) {
    ValueSettings settings = ValueSettings.verified(size).generation(3);
    byte[] old = settings.generation(2).source().next(ROW, 0, 0);
    assertThat(failure(settings, old))
        .hasMessage("Row 17, column info0:0 holds generation 2 though generation 3 was written.")
        .extracting(WrongValueException::kind)
        .isEqualTo("stale value");
    byte[] newer = settings.generation(4).source().next(ROW, 0, 0);
    assertThatCode(() -> check(settings, ROW, 0, 0, newer)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @EnumSource(names = {"PATTERN", "RANDOM", "COMPRESSIBLE"})
  void aValueThatWasNotWrittenToBeVerifiedIsForeign(ContentKind content) {
    for (int size : new int[] {4, 31, 32, 100, 1000, 1001}) {
      byte[] value = ValueSettings.of(content, size).compressibility(0.5).source().next(ROW, 0, 0);
      assertThat(failure(ValueSettings.verified(1000), value))
          .hasMessageContaining(
              "holds " + size + " bytes without the mark of values that can be verified")
          .hasMessageContaining("write the table with --verify first")
          .extracting(WrongValueException::kind)
          .isEqualTo("foreign value");
    }
  }

  @Test
  void aShortValueThatIsNotOursIsWrong() {
    byte[] value = ValueSettings.of(ContentKind.PATTERN, 20).source().next(ROW, 0, 0);
    assertThat(failure(ValueSettings.verified(20), value)).hasMessageContaining("without --verify");
  }

  @Test
  void anOlderVersionThanAcknowledgedBeforeTheReadIsStale() {
    ValueSettings settings = ValueSettings.verified(100).mix(OpKind.READ, OpKind.UPDATE);
    Versions versions = Versions.of(settings.settings(), WRITER);
    ValueCheck check = settings.check(versions);
    ValueSource source = settings.source(0, versions);
    byte[] loaded = ValueSettings.verified(100).source().next(ROW, 0, 0);
    byte[] first = source.next(ROW, 0, 0);
    long firstVersion = source.version();
    long before = check.before(ROW);
    versions.acknowledged(ROW, firstVersion);
    assertPasses(check, loaded, before);
    assertPasses(check, first, before);
    long after = check.before(ROW);
    assertPasses(check, first, after);
    assertThat(stale(check, loaded, after))
        .hasMessage(
            "Row 17, column info0:0 holds a value from before this run though version 1 was"
                + " acknowledged before the read began.");
    byte[] second = source.next(ROW, 0, 0);
    versions.acknowledged(ROW, source.version());
    assertPasses(check, first, after);
    assertPasses(check, second, check.before(ROW));
    assertThat(stale(check, first, check.before(ROW))).hasMessageContaining("holds version 1 ");
  }

  @Test
  void whatAnotherMapTaskWroteIsNotCalledStale() {
    ValueSettings settings =
        ValueSettings.verified(100).mix(OpKind.READ, OpKind.UPDATE).mapReduce();
    Versions own = Versions.of(settings.settings(), WRITER);
    Versions others = Versions.of(settings.settings(), WRITER + 1);
    byte[] loaded = ValueSettings.verified(100).source().next(ROW, 0, 0);
    byte[] theirs = settings.source(1, others).next(ROW, 0, 0);
    own.acknowledged(ROW, own.issue(ROW));
    own.acknowledged(ROW, own.issue(ROW));
    ValueCheck check = settings.check(own);
    assertPasses(check, theirs, check.before(ROW));
    assertThat(stale(check, loaded, check.before(ROW))).isNotNull();
  }

  @Test
  void allCellsOfOneWritingHaveOneVersion() {
    ValueSettings settings = ValueSettings.verified(100).mix(OpKind.UPDATE);
    Versions versions = Versions.of(settings.settings(), WRITER);
    ValueSource source = settings.source(0, versions);
    source.next(ROW, 0, 0);
    source.next(ROW, 0, 1);
    source.next(ROW, 1, 0);
    assertThat(source.version()).isEqualTo(1);
    source.next(ROW, 0, 0);
    assertThat(source.version()).isEqualTo(2);
    source.next(ROW + 1, 0, 1);
    assertThat(source.version()).isEqualTo(3);
  }

  @Test
  void withoutVerifyNothingIsChecked() {
    ValueCheck check = ValueSettings.of(ContentKind.PATTERN, 100).check();
    assertThat(check.before(ROW)).isZero();
    assertThatCode(() -> check.check(ROW, 0, 0, new byte[3], 0, 3, 0)).doesNotThrowAnyException();
    assertThat(check).isSameAs(ValueSettings.of(ContentKind.RANDOM, 8).check());
  }

  @Test
  void versionsAreOnlyIssuedWhereVerifiedValuesAreWritten() {
    ValueSettings read = ValueSettings.verified(100).mix(OpKind.READ);
    ValueSettings unverified = ValueSettings.of(ContentKind.PATTERN, 9).mix(OpKind.UPDATE);
    assertThat(Versions.of(read.settings(), WRITER).tracks()).isFalse();
    assertThat(Versions.of(unverified.settings(), WRITER).tracks()).isFalse();
    assertThat(Versions.of(read.mix(OpKind.INSERT).settings(), WRITER).tracks()).isTrue();
    assertThatThrownBy(() -> Versions.of(read.mix(OpKind.INSERT).settings(), 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static byte[] value(int size) {
    return ValueSettings.verified(size).source().next(ROW, 0, 0);
  }

  private static void check(ValueSettings settings, long row, int family, int column, byte[] value)
      throws WrongValueException {
    settings.check().check(row, family, column, value, 0, value.length, 0);
  }

  private static WrongValueException failure(ValueSettings settings, byte[] value) {
    return catchThrowableOfType(WrongValueException.class, () -> check(settings, ROW, 0, 0, value));
  }

  private static String kind(ValueSettings settings, byte[] value) {
    return failure(settings, value).kind();
  }

  private static void assertPasses(ValueCheck check, byte[] value, long before) {
    assertThatCode(() -> check.check(ROW, 0, 0, value, 0, value.length, before))
        .doesNotThrowAnyException();
  }

  private static WrongValueException stale(ValueCheck check, byte[] value, long before) {
    WrongValueException failure =
        catchThrowableOfType(
            WrongValueException.class,
            () -> check.check(ROW, 0, 0, value, 0, value.length, before));
    assertThat(failure.kind()).isEqualTo("stale value");
    return failure;
  }
}
