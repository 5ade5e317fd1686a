#include "dice/told.h"

#include <gtest/gtest.h>

#include <numeric>

#include "dice/sources.h"

namespace signifer::told_test {
namespace {

using Figures = std::vector<int>;

TEST(ToldDice, ATotalIsOneFigureAndPoolsHaveOneForEachBandThatCounts) {
  const Figures four{4};
  const Figures fourAndSix{4, 6};
  EXPECT_EQ(figuresBySight(Die::d6, 2, Reading::total, {}), 1U);
  EXPECT_EQ(figuresBySight(Die::d6, 8, Reading::bands, four), 1U);
  EXPECT_EQ(figuresBySight(Die::d6, 8, Reading::bands, fourAndSix), 2U);
  EXPECT_EQ(figuresBySight(Die::d6, 1, Reading::total, {}), 0U) << "a single die shows its face";
  EXPECT_EQ(figuresBySight(Die::d6, 1, Reading::face, {}), 0U);
  EXPECT_EQ(figuresBySight(Die::deck(5), 3, Reading::total, {}), 0U) << "cards are no dice";
}

TEST(ToldDice, FacesThatStandForThemReadSo) {
  for (const Die die : {Die::d6, Die::avd, Die::of(10)})
    for (int count = 2; count <= 5; ++count) {
      const auto all = facesOf(die);
      for (int total = count * all.front(); total <= count * all.back(); ++total) {
        const auto told = toldBySight(die, count, Reading::total, {}, Figures{total});
        ASSERT_TRUE(told);
        const Figures faces = facesReadingSo(die, count, *told);
        ASSERT_EQ(faces.size(), static_cast<std::size_t>(count));
        EXPECT_EQ(std::accumulate(faces.begin(), faces.end(), 0), total);
        for (const int face : faces) EXPECT_TRUE(hasFace(die, face));
      }
      for (int successes = 0; successes <= count; ++successes) {
        const Figures from{4};
        const auto told = toldBySight(die, count, Reading::bands, from, Figures{successes});
        ASSERT_TRUE(told);
        const Figures faces = facesReadingSo(die, count, *told);
        ScriptedDice dice(faces);
        EXPECT_EQ(dice.atLeast({.id = "pool"}, count, 4, die), successes);
      }
    }
}

TEST(ToldDice, WhatDiceCannotShowIsRefused) {
  const Figures four{4};
  const Figures fourAndSix{4, 6};
  EXPECT_FALSE(toldBySight(Die::d6, 2, Reading::total, {}, Figures{13}));
  EXPECT_FALSE(toldBySight(Die::d6, 2, Reading::total, {}, Figures{1}));
  EXPECT_FALSE(toldBySight(Die::d6, 3, Reading::bands, four, Figures{4}));
  EXPECT_FALSE(toldBySight(Die::d6, 3, Reading::bands, fourAndSix, Figures{2, 2}));
  EXPECT_FALSE(toldBySight(Die::d6, 3, Reading::bands, fourAndSix, Figures{2})) << "a figure is missing";
  const Figures seven{7};
  EXPECT_FALSE(toldBySight(Die::d6, 3, Reading::bands, seven, Figures{1})) << "no die shows a 7";
  EXPECT_TRUE(toldBySight(Die::d6, 3, Reading::bands, seven, Figures{0}));
  const Figures one{1};
  EXPECT_FALSE(toldBySight(Die::d6, 3, Reading::bands, one, Figures{2})) << "every die shows 1 or more";
}

TEST(ToldDice, FiguresAreToldAndReadAlike) {
  const Figures fourAndSix{4, 6};
  const Figures figures{1, 3};
  const auto told = toldBySight(Die::d6, 6, Reading::bands, fourAndSix, figures);
  ASSERT_TRUE(told);
  EXPECT_EQ(told->bands, (Figures{2, 3, 1}));
  EXPECT_EQ(figuresOf(*told), figures);
  const Throw same{{.id = "shots"}, Die::d6, 6, Reading::bands, fourAndSix};
  EXPECT_TRUE(readsAs(same, *told));
  const Figures five{5};
  const Throw other{{.id = "shots"}, Die::d6, 6, Reading::bands, five};
  EXPECT_FALSE(readsAs(other, *told)) << "told under other rules";
}

}  // namespace
}  // namespace signifer::told_test
