#include "dice/sources.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace signifer::sources_test {
namespace {

constexpr Purpose what{.id = "test"};

TEST(RolledDice, FacesOfASeedAreFrozen) {
  RolledDice dice(streamSeed(1, 0, "table"));
  std::vector<int> faces;
  for (int i = 0; i < 20; ++i) faces.push_back(dice.one(what));
  const std::vector<int> golden{4, 3, 3, 6, 1, 3, 6, 6, 4, 6, 4, 2, 2, 2, 6, 4, 5, 5, 3, 2};
  EXPECT_EQ(faces, golden);
}

TEST(RolledDice, NeighbouringSeedsGiveUnrelatedStreams) {
  int same = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    RolledDice a(streamSeed(seed, 0, "table"));
    RolledDice b(streamSeed(seed + 1, 0, "table"));
    for (int i = 0; i < 30; ++i) same += a.one(what) == b.one(what);
  }
  EXPECT_NEAR(same, 1000, 120);  // four standard deviations of 6,000 throws at one in six
}

TEST(RolledDice, EveryFaceIsEquallyLikely) {
  RolledDice dice(streamSeed(7, 0, "table"));
  std::array<int, 7> seen{};
  for (int i = 0; i < 60000; ++i) ++seen[static_cast<std::size_t>(dice.one(what))];
  for (int face = 1; face <= 6; ++face) EXPECT_NEAR(seen[static_cast<std::size_t>(face)], 10000, 370);
}

TEST(RolledDice, APoolIsItsDiceOneByOne) {
  for (const Die die : {Die::d6, Die::avd, Die::of(10)}) {
    RolledDice pool(streamSeed(5, 0, "test"));
    RolledDice single(streamSeed(5, 0, "test"));
    std::vector<int> kept;
    pool.keepFaces(&kept);
    const Bands bands = pool.bands({.id = "test"}, 77, {3, 5}, die);
    std::vector<int> faces;
    std::array<int, 3> count{};
    for (int i = 0; i < 77; ++i) {
      faces.push_back(single.one({.id = "test"}, die));
      ++count[faces.back() < 3 ? 0 : faces.back() < 5 ? 1 : 2];
    }
    EXPECT_EQ(kept, faces);
    for (int band = 0; band < 3; ++band) EXPECT_EQ(bands[band], count[static_cast<std::size_t>(band)]);
    RolledDice quick(streamSeed(5, 0, "test"));
    EXPECT_EQ(quick.atLeast({.id = "test"}, 77, 3, die), count[1] + count[2]);
    EXPECT_EQ(quick.drawn(), single.drawn());
    EXPECT_EQ(pool.drawn(), single.drawn());
    EXPECT_EQ(pool.one({.id = "test"}, die), single.one({.id = "test"}, die));
  }
}

TEST(RolledDice, SkippingIsDrawing) {
  RolledDice drawn(streamSeed(3, 0, "table"));
  RolledDice skipped(streamSeed(3, 0, "table"));
  (void)drawn.sum(what, 17);
  skipped.skip(6, 17);
  EXPECT_EQ(drawn.drawn(), skipped.drawn());
  for (int i = 0; i < 10; ++i) EXPECT_EQ(drawn.one(what), skipped.one(what));
}

TEST(RolledDice, SkippingIsDrawingOfAnyDie) {
  RolledDice drawn(streamSeed(3, 0, "table"));
  RolledDice skipped(streamSeed(3, 0, "table"));
  (void)drawn.sum(what, 9, Die::of(20));
  (void)drawn.card(what, std::array{3, 0, 10});
  skipped.skip(20, 9);
  skipped.skip(13, 1);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(drawn.one(what, Die::of(10)), skipped.one(what, Die::of(10)));
}

TEST(RolledDice, EveryFaceOfTenAndEveryCardIsEquallyLikely) {
  RolledDice dice(streamSeed(11, 0, "table"));
  std::array<int, 11> seen{};
  std::array<int, 3> cards{};
  for (int i = 0; i < 60000; ++i) {
    ++seen[static_cast<std::size_t>(dice.one(what, Die::of(10)))];
    ++cards[static_cast<std::size_t>(dice.card(what, std::array{1, 0, 5}))];
  }
  for (int face = 1; face <= 10; ++face) EXPECT_NEAR(seen[static_cast<std::size_t>(face)], 6000, 300);
  EXPECT_NEAR(cards[0], 10000, 370);
  EXPECT_EQ(cards[1], 0);
}

TEST(RolledDice, ADeckIsDrawnToItsEnd) {
  RolledDice dice(streamSeed(12, 0, "table"));
  std::array<int, 3> left{2, 1, 4};
  std::array<int, 3> drawn{};
  for (int i = 0; i < 7; ++i) ++drawn[static_cast<std::size_t>(dice.draw(what, left))];
  EXPECT_EQ(drawn, (std::array{2, 1, 4}));
  EXPECT_EQ(left, (std::array{0, 0, 0}));
}

TEST(ScriptedDice, RefusesACardThatIsNotLeft) {
  const std::vector<int> faces{2};
  ScriptedDice dice(faces);
  EXPECT_THROW((void)dice.card(what, std::array{1, 0}), ScriptError);
}

TEST(Die, IsNamedAndReadAlike) {
  for (const Die die : {Die::d6, Die::avd, Die::of(2), Die::of(20), Die::of(100), Die::deck(1), Die::deck(52)})
    EXPECT_EQ(dieNamed(nameOf(die)), die) << nameOf(die);
  for (const std::string_view name : {"", "d", "d1", "d0", "d101", "d06", "d6x", "deck", "deck0", "deck-1", "e6", "D6"})
    EXPECT_FALSE(dieNamed(name)) << name;
}

TEST(AverageDie, HasItsOwnFaces) {
  EXPECT_FALSE(hasFace(Die::avd, 1));
  EXPECT_TRUE(hasFace(Die::avd, 5));
  EXPECT_FALSE(hasFace(Die::avd, 6));
  RolledDice dice(streamSeed(5, 0, "table"));
  for (int i = 0; i < 200; ++i) EXPECT_TRUE(hasFace(Die::avd, dice.one(what, Die::avd)));
}

TEST(ScriptedDice, GivesItsFacesInOrderAndCountsThem) {
  const std::vector<int> faces{6, 1, 4, 4};
  ScriptedDice dice(faces);
  EXPECT_EQ(dice.sum(what, 2), 7);
  EXPECT_EQ(dice.atLeast(what, 2, 4), 2);
  EXPECT_EQ(dice.used(), 4U);
}

TEST(ScriptedDice, SaysWhichFaceIsWrongOrMissing) {
  const std::vector<int> faces{3, 9};
  ScriptedDice dice(faces);
  EXPECT_EQ(dice.one(what), 3);
  try {
    (void)dice.one(what);
    FAIL() << "nine is no face";
  } catch (const ScriptError& e) {
    EXPECT_EQ(e.kind(), ScriptError::Kind::noSuchFace);
    EXPECT_EQ(e.at(), 1U);
  }
  ScriptedDice empty({});
  EXPECT_THROW((void)empty.one(what), ScriptError);
}

TEST(Dice, BandsCountEachDieOnce) {
  const std::vector<int> faces{1, 3, 4, 6, 6};
  ScriptedDice dice(faces);
  const Bands bands = dice.bands(what, 5, {4, 6});
  EXPECT_EQ(bands[0], 2);
  EXPECT_EQ(bands[1], 1);
  EXPECT_EQ(bands[2], 2);
}

}  // namespace
}  // namespace signifer::sources_test
