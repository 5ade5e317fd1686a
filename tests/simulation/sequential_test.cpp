// Comparisons that stop when one is better: soon where it is much better, and hardly ever where both are alike.
#include "simulation/sequential.h"

#include <gtest/gtest.h>

#include "dice/stream.h"

namespace signifer::sequential_test {
namespace {

std::vector<PlayedBattle> battles(const std::vector<SideIndex>& winners) {
  std::vector<PlayedBattle> all(winners.size());
  for (std::size_t i = 0; i < winners.size(); ++i) all[i].winner = winners[i];
  return all;
}

std::vector<PlayedBattle> wonInHundred(std::size_t count, std::uint32_t share, Stream& lots) {
  std::vector<SideIndex> winners;
  for (std::size_t i = 0; i < count; ++i) winners.push_back(lots.below(100) < share ? SideIndex{0} : SideIndex{1});
  return battles(winners);
}

TEST(Sequential, TheSameTwiceIsNeverDecided) {
  Stream lots(streamSeed(1, 0, "same"));
  const auto some = wonInHundred(500, 50, lots);
  EXPECT_FALSE(decidedBetween(some, some));
  EXPECT_FALSE(decidedBetween({}, {}));
  EXPECT_FALSE(decidedBetween(battles({0, noSide, 1}), battles({0, 1, noSide}))) << "a draw is no win";
}

TEST(Sequential, ManyWinsOnOneSideDecideSoonAndSayWhich) {
  const auto won = battles(std::vector<SideIndex>(30, 0));
  const auto lost = battles(std::vector<SideIndex>(30, 1));
  const auto better = decidedBetween(lost, won);
  ASSERT_TRUE(better);
  EXPECT_TRUE(better->more);
  EXPECT_EQ(better->battles, 9U) << "a stake of 1, 1.2, 1.6, 2.3 ... passes 20 at the ninth";
  const auto worse = decidedBetween(won, lost);
  ASSERT_TRUE(worse);
  EXPECT_FALSE(worse->more);
  EXPECT_EQ(worse->battles, better->battles);
}

TEST(Sequential, MoreBattlesAfterTheDecisionChangeNothing) {
  Stream lots(streamSeed(1, 0, "later"));
  const auto one = wonInHundred(400, 30, lots);
  const auto other = wonInHundred(400, 60, lots);
  const auto decided = decidedBetween(one, other);
  ASSERT_TRUE(decided);
  EXPECT_TRUE(decided->more);
  const auto upTo = [](const std::vector<PlayedBattle>& all, std::size_t count) {
    return std::vector<PlayedBattle>(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
  };
  EXPECT_EQ(decided, decidedBetween(upTo(one, decided->battles), upTo(other, decided->battles)));
  EXPECT_FALSE(decidedBetween(upTo(one, decided->battles - 1), upTo(other, decided->battles - 1)));
}

TEST(Sequential, EqualsAreSaidToDifferAtMostOnceInTwenty) {
  Stream lots(streamSeed(1, 0, "equals"));
  int wrong = 0;
  constexpr int comparisons = 1000;
  for (int i = 0; i < comparisons; ++i) {
    const auto one = wonInHundred(400, 50, lots);
    if (decidedBetween(one, wonInHundred(400, 50, lots))) ++wrong;
  }
  EXPECT_LE(wrong, falseAlarm * comparisons);
  EXPECT_GT(wrong, 0) << "a test that never errs never finds anything";
}

}  // namespace
}  // namespace signifer::sequential_test
