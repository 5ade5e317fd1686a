// The aims of wings, told from the deeds of their units: their charges, their targets and their ways.
#include "commander/wing_aims.h"

#include <gtest/gtest.h>

#include "commander/first_decision.h"
#include "table/vec.h"

namespace signifer::wing_aims_test {
namespace {

/// Six of a side in a row, looking north at two enemies; two of them in each wing.
struct WingAims : test::TwoArmies {
  std::vector<UnitIndex> own, foes;
  std::vector<Intention> intentions;

  void SetUp() override {
    TwoArmies::SetUp();
    reinforce(0, 6 - static_cast<int>(of(0).size()));
    own = of(0);
    foes = of(1);
    for (std::size_t i = 0; i < own.size(); ++i) put(own[i], 10 + 8 * static_cast<double>(i), 10);
    for (std::size_t i = 0; i < foes.size(); ++i) put(foes[i], 25 + 10 * static_cast<double>(i), 40);
    for (std::size_t i = 0; i < foes.size(); ++i)
      setup().units[static_cast<std::size_t>(foes[i])].name = i == 0 ? "Boii" : "Insubres";
  }
  void put(UnitIndex unit, double x, double y) { battle.unit(unit).pose.centre = {fromInches(x), fromInches(y)}; }
  Intention& means(std::size_t unit) {
    const Pose& pose = battle.unit(own[unit]).pose;
    intentions.push_back({own[unit], "", pose, pose, {}, {}});
    return intentions.back();
  }
  void goes(std::size_t unit, double right, double ahead) {
    Intention& one = means(unit);
    one.to.centre.x += fromInches(right);
    one.to.centre.y += fromInches(ahead);
  }
  [[nodiscard]] std::vector<WingAim> told() const { return wingAims(*rules, battle, 0, intentions); }
  [[nodiscard]] std::string words() const { return wingAimsInWords(told()); }
};

TEST_F(WingAims, AreOneWhereNobodyDoesAnything) {
  const std::vector<WingAim> all = told();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].words, "The army stays.");
  EXPECT_EQ(all[0].units.size(), own.size());
  EXPECT_FALSE(all[0].goes);
}

TEST_F(WingAims, TellWhomEachWingChargesAndShootsAt) {
  means(0).charged = {foes[0]};
  means(1).charged = {foes[0], foes[1]};
  means(2).shotAt = {foes[1]};
  EXPECT_EQ(words(), "Left wing: charges Boii and Insubres. Centre: shoots at Insubres. Right wing: stays.");
  const std::vector<WingAim> all = told();
  ASSERT_EQ(all.size(), 3U);
  EXPECT_TRUE(all[0].goes);
  EXPECT_EQ(all[0].label, "charges Boii and Insubres");
  ASSERT_TRUE(all[0].aim);
  EXPECT_EQ(all[0].aim->y, fromInches(40)) << "between those whom it charges";
  EXPECT_FALSE(all[1].goes) << "who only shoots stays";
  EXPECT_EQ(all[1].aim, battle.unit(foes[1]).pose.centre);
  EXPECT_FALSE(all[2].aim);
  EXPECT_EQ(all[2].label, "") << "nothing to tell on the table";
}

TEST_F(WingAims, TellHowFarAndWhichWayMostGo) {
  // The enemy's middle lies 30 in to the north.
  goes(0, 0, 5.6);
  goes(1, 0, 6.6);
  goes(2, 0, -4);
  goes(4, 5, 0.5);
  goes(5, 6, 0.5);
  EXPECT_EQ(words(), "Left wing: goes 6 in ahead. Centre: 1 of 2 goes 4 in back. Right wing: goes 6 in to the right.");
  const std::vector<WingAim> all = told();
  ASSERT_EQ(all.size(), 3U);
  ASSERT_TRUE(all[0].aim);
  EXPECT_EQ(all[0].aim->x, fromInches(14));
  EXPECT_EQ(all[0].aim->y, fromInches(16.1));
}

TEST_F(WingAims, TellWhatTheOthersOfAChargingWingDo) {
  means(0).charged = {foes[1]};
  goes(1, 0, 3);
  EXPECT_EQ(words(), "Left wing: charges Insubres; 1 of 2 goes 3 in ahead. Centre: stays. Right wing: stays.");
}

TEST_F(WingAims, SayNothingOfAFewBesideThoseWhoFight) {
  reinforce(0, 3);
  own = of(0);
  for (std::size_t i = 0; i < own.size(); ++i) put(own[i], 10 + 8 * static_cast<double>(i), 10);
  means(0).shotAt = {foes[0]};
  goes(1, 0, 3);
  EXPECT_EQ(words(), "Left wing: shoots at Boii. Centre: stays. Right wing: stays.");
}

TEST_F(WingAims, AreNoneOfWhoeverHasNoEnemy) {
  for (const UnitIndex u : foes) battle.unit(u).present = false;
  EXPECT_TRUE(told().empty());
}

}  // namespace
}  // namespace signifer::wing_aims_test
