#include "dice/odds.h"

#include <gtest/gtest.h>

namespace signifer::odds_test {
namespace {

constexpr Purpose what{.id = "test"};

TEST(Distribution, TwoDiceAddedHaveElevenTotals) {
  const auto odds = distribution([](Dice& dice) { return dice.sum(what, 2); });
  ASSERT_EQ(odds.size(), 11U);
  EXPECT_EQ(odds.at(7).fraction(), "1/6");
  EXPECT_EQ(odds.at(2).fraction(), "1/36");
  EXPECT_DOUBLE_EQ(odds.at(6).value(), 5.0 / 36);
}

TEST(Distribution, ASecondThrowMayDependOnTheFirst) {
  const auto odds = distribution([](Dice& dice) { return dice.one(what) == 1 ? 10 + dice.one(what) : 0; });
  EXPECT_EQ(odds.at(0).fraction(), "5/6");
  EXPECT_EQ(odds.at(13).fraction(), "1/36");
}

TEST(Distribution, PoolsAreBinomial) {
  const auto odds = distribution([](Dice& dice) { return dice.atLeast(what, 40, 5); });
  ASSERT_EQ(odds.size(), 41U);
  EXPECT_EQ(odds.at(0).fraction(), "1099511627776/12157665459056928801");  // (2/3)^40
  Weight sum = odds.at(0);
  for (int hits = 1; hits <= 40; ++hits) sum += odds.at(hits);
  EXPECT_EQ(sum.fraction(), "1");
}

TEST(Distribution, BandsAreMultinomial) {
  const auto odds = distribution([](Dice& dice) {
    const Bands bands = dice.bands(what, 3, {4, 6});
    return std::array{bands[0], bands[1], bands[2]};
  });
  ASSERT_EQ(odds.size(), 10U);
  EXPECT_EQ(odds.at({1, 1, 1}).fraction(), "1/6");  // 6 orders x 3/6 x 2/6 x 1/6
  EXPECT_EQ(odds.at({0, 0, 3}).fraction(), "1/216");
}

TEST(Distribution, AverageDiceHaveTheirOwnOdds) {
  const auto odds = distribution([](Dice& dice) { return dice.one(what, Die::avd); });
  ASSERT_EQ(odds.size(), 4U);
  EXPECT_EQ(odds.at(3).fraction(), "1/3");
  EXPECT_EQ(odds.at(5).fraction(), "1/6");
}

TEST(Distribution, DiceOfAnyNumberOfFacesAreExact) {
  const auto odds =
      distribution([](Dice& dice) { return dice.sum(what, 2, Die::of(10)) + dice.one(what, Die::of(7)); });
  ASSERT_EQ(odds.size(), 25U);
  EXPECT_EQ(odds.at(3).fraction(), "1/700");
  EXPECT_EQ(odds.at(27).fraction(), "1/700");
  Weight sum = odds.at(3);
  for (int total = 4; total <= 27; ++total) sum += odds.at(total);
  EXPECT_EQ(sum.fraction(), "1");
}

TEST(Distribution, PoolsOfTenFacesAreBinomial) {
  const auto odds = distribution([](Dice& dice) { return dice.atLeast(what, 3, 10, Die::of(10)); });
  EXPECT_EQ(odds.at(0).fraction(), "729/1000");
  EXPECT_EQ(odds.at(3).fraction(), "1/1000");
}

TEST(Distribution, CardsAreDrawnWithoutBeingPutBack) {
  // Two hearts among five cards; three are drawn: hypergeometric.
  const auto odds = distribution([](Dice& dice) {
    std::array<int, 2> left{2, 3};
    int hearts = 0;
    for (int i = 0; i < 3; ++i) hearts += dice.draw(what, left) == 0;
    return hearts;
  });
  ASSERT_EQ(odds.size(), 3U);
  EXPECT_EQ(odds.at(0).fraction(), "1/10");
  EXPECT_EQ(odds.at(1).fraction(), "3/5");
  EXPECT_EQ(odds.at(2).fraction(), "3/10");
}

TEST(Distribution, AKindThatIsUsedUpIsNotDrawn) {
  const auto odds = distribution([](Dice& dice) { return dice.card(what, std::array{0, 4, 0, 1}); });
  ASSERT_EQ(odds.size(), 2U);
  EXPECT_EQ(odds.at(1).fraction(), "4/5");
  EXPECT_EQ(odds.at(3).fraction(), "1/5");
}

TEST(Distribution, ABandThatNoFaceReachesHasNoOutcome) {
  const auto odds = distribution([](Dice& dice) { return dice.atLeast(what, 2, 7); });
  ASSERT_EQ(odds.size(), 1U);
  EXPECT_EQ(odds.begin()->first, 0);
}

TEST(Stages, MergeEqualStates) {
  std::map<int, Weight> states{{0, Weight{}}};
  OddsWatch watch;
  for (int stage = 0; stage < 30; ++stage)
    states = advanced(
        states, [](int& state, Dice& dice) { state += dice.one(what) >= 4; }, watch);
  ASSERT_EQ(states.size(), 31U);
  EXPECT_EQ(states.at(30).fraction(), "1/1073741824");
}

TEST(OddsWatch, EndsAQuestionThatIsTooLarge) {
  const auto faces = [](Dice& dice) {
    std::array<int, 30> all{};
    for (int& face : all) face = dice.one(what);
    return all;
  };
  EXPECT_THROW((void)distribution(faces), OddsGivenUp);
  EXPECT_THROW((void)distribution([](Dice& dice) { return dice.bands(what, 2000, {2, 3, 4}).count; }), OddsGivenUp);
}

TEST(OddsWatch, EndsAQuestionThatNobodyWantsAnyMore) {
  const std::atomic<bool> stop = true;
  try {
    (void)distribution([](Dice& dice) { return dice.one(what); }, OddsWatch({}, &stop));
    FAIL();
  } catch (const OddsGivenUp& e) {
    EXPECT_EQ(e.why(), OddsGivenUp::Why::stopped);
  }
}

}  // namespace
}  // namespace signifer::odds_test
