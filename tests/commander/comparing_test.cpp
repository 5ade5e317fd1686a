// Answers compared by their playouts: leads on the same dice, luck, and which of many go on.
#include "commander/comparing.h"

#include <gtest/gtest.h>

namespace signifer::comparing_test {
namespace {

using Numbers = std::vector<std::size_t>;

TEST(Comparing, CountsAsFarAsBothWerePlayedOut) {
  EXPECT_DOUBLE_EQ(leadOf({3, 5, 100}, {1, 1}), 3);
  EXPECT_DOUBLE_EQ(leadOf({3, 5}, {}), 0);
  EXPECT_FALSE(betterBeyondLuck({3, 5}, {}, 0, 0));
}

TEST(Comparing, BelievesALeadThatIsSteadyAndNotOneThatIsLuck) {
  const Outcomes simple{10, 20, 30, 40};
  const Outcomes steady{12, 22, 31, 41};
  // Its mean is better by as much, but it rests on one playout.
  const Outcomes lucky{10, 20, 30, 46};
  EXPECT_DOUBLE_EQ(leadOf(steady, simple), leadOf(lucky, simple));
  EXPECT_TRUE(betterBeyondLuck(steady, simple, 0, 2));
  EXPECT_FALSE(betterBeyondLuck(lucky, simple, 0, 1));
  EXPECT_TRUE(betterBeyondLuck(lucky, simple, 0, 0.5)) << "who doubts less believes it";
  EXPECT_FALSE(betterBeyondLuck(simple, simple, 0, 0)) << "nothing is better than itself";
}

TEST(Comparing, TheBoldLikeASpreadAndTheCautiousDoNot) {
  const Outcomes safe{10, 10, 10, 10};
  const Outcomes wild{0, 20, 0, 20};
  EXPECT_DOUBLE_EQ(valueOf(wild, 0), valueOf(safe, 0));
  EXPECT_GT(valueOf(wild, 0.4), valueOf(safe, 0.4));
  EXPECT_LT(valueOf(wild, -0.4), valueOf(safe, -0.4));
}

struct Play {
  Outcomes outcomes;
};

TEST(Comparing, WhatCannotAllBeComparedIsComparedInPart) {
  EXPECT_EQ(worthBeginning(34, 68), 34U);
  EXPECT_EQ(worthBeginning(34, 67), 16U) << "so many can be played out four times each";
  EXPECT_EQ(worthBeginning(34, 7), 1U);
  EXPECT_EQ(worthBeginning(34, 0), 1U);
  EXPECT_EQ(worthBeginning(1, 0), 1U);
}

TEST(Comparing, DearPlayoutsAreFew) {
  constexpr std::int64_t limit = 1000;
  const auto worked = [&](std::int64_t dear) {
    std::vector<Play> all(34);
    std::int64_t work = 0;
    static_cast<void>(playInRounds(
        all, {8, 5, limit}, [&] { return work; },
        [&](Play& one, int number) {
          work += dear;
          one.outcomes.push_back(number);
          return true;
        }));
    EXPECT_FALSE(all[0].outcomes.empty());
    return work;
  };
  for (const std::int64_t dear : {1, 5, 14, 15, 40, 100, 300}) EXPECT_LE(worked(dear), 2 * limit) << dear;
  EXPECT_EQ(worked(2 * limit), 2 * limit) << "one has to be played out to know what it costs";
}

TEST(Comparing, TheBetterHalfOfThoseAheadGoesOnBestFirst) {
  Numbers ahead{0, 1, 2, 3, 4, 5, 6, 7};
  dropThoseBehind(std::vector<double>{0, 5, -1, 9, 0, 7, 1, 2}, ahead);
  EXPECT_EQ(ahead, (Numbers{0, 3, 5, 1})) << "five lead, three of them go on";
  dropThoseBehind(std::vector<double>{0, 9, 0, 5, 0, 7, 0, 0}, ahead);
  EXPECT_EQ(ahead, (Numbers{0, 1, 5})) << "no fewer than two";
  dropThoseBehind(std::vector<double>{0, -1, 0, 0, 0, -2, 0, 0}, ahead);
  EXPECT_EQ(ahead, (Numbers{0})) << "none but those that lead";
}

}  // namespace
}  // namespace signifer::comparing_test
