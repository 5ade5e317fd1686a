// The words for the outcome of an action: of a charge only the outcomes that can happen, of a move its end.
#include "commander/outcome_words.h"

#include <gtest/gtest.h>

#include "commander/first_decision.h"
#include "play/wording.h"

namespace signifer::outcome_words_test {
namespace {

TEST(AttackWords, TellTheChancesOfThoseWhoMeet) {
  const Prospects charge{.home = 0.95, .better = 0.71, .broken = 0.3, .fled = 0.04, .lost = 0.03};
  EXPECT_EQ(prospectsInWords(charge),
            "Comes home 95 %, does more harm 71 %, breaks them 30 %, is broken itself 3 %. They are broken or gone "
            "before it comes home 4 %.");
  const Prospects fight{.home = 1, .better = 0.5, .inContact = true};
  EXPECT_EQ(prospectsInWords(fight), "Does more harm 50 %, breaks them 0 %, is broken itself 0 %.");
}

TEST(AttackWords, SayWhereAChargeDoesNotComeHome) {
  EXPECT_EQ(prospectsInWords({}), "Does not come home to them.");
  EXPECT_EQ(prospectsInWords({.lost = 0.51}), "Does not come home to them. Is broken itself 51 %.");
  EXPECT_EQ(prospectsInWords({.diverted = 0.75}), "Meets another enemy instead 75 %.");
  EXPECT_EQ(prospectsInWords({.fled = 1}), "They are broken or gone before it comes home 100 %.");
}

struct OutcomeOfAnAction : test::TwoArmies {};

TEST_F(OutcomeOfAnAction, IsNoAttackWhereNobodyIsCharged) {
  ASSERT_FALSE(candidates.empty());
  for (const Action& action : candidates) EXPECT_EQ(attackInWords(*rules, battle, action), "");
}

/// One walks 4 in north, to (30, 14); the enemies and friends that a test does not place are gone.
struct EndOfAMove : OutcomeOfAnAction {
  UnitIndex mover = noUnit;
  UnitIndex other = noUnit;
  UnitIndex foe = noUnit;
  Action action;

  void SetUp() override {
    TwoArmies::SetUp();
    reinforce(0, 1);
    mover = of(0).front();
    other = of(0).back();
    foe = of(1).front();
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) battle.unit(u).present = u == mover;
    put(mover, 30, 10, 0);
    action.kind = 0;
    action.unit = mover;
    (void)action.path.add({LegKind::ahead, fromInches(4)});
    name(foe, "Boii");
    name(other, "Legio IV");
  }
  void name(UnitIndex unit, const char* called) { setup().units[static_cast<std::size_t>(unit)].name = called; }
  void symbol(UnitIndex unit, const char* drawn) { setup().units[static_cast<std::size_t>(unit)].symbol = drawn; }
  void put(UnitIndex unit, double x, double y, int degrees) {
    battle.unit(unit).present = true;
    battle.unit(unit).pose = {{fromInches(x), fromInches(y)}, degrees * oneDegree};
  }
  [[nodiscard]] std::string words() const { return moveInWords(*rules, battle, action); }
  /// Between two bases that look the same way, one straight before the other.
  [[nodiscard]] double between(double centres) const {
    return centres - static_cast<double>(battle.unit(mover).base.depth) / oneInch;
  }
  [[nodiscard]] std::string inches(double length) const {
    return worded(rules->definition(), battle, Figure::inches(fromInches(length)));
  }
};

TEST_F(EndOfAMove, TellsTheQuarterOfTheNearestEnemy) {
  put(foe, 30, 22, 180);
  EXPECT_EQ(words(), "Ends before Boii, " + inches(between(8)) + " off.");
  put(foe, 30, 22, 0);
  EXPECT_EQ(words(), "Ends behind Boii, " + inches(between(8)) + " off.");
  put(foe, 30, 22, 90);
  EXPECT_EQ(words().find("Ends on the flank of Boii, "), 0U);
  put(foe, 30, 44, 180);
  EXPECT_EQ(words(), "Ends " + inches(between(30)) + " from Boii, the nearest enemy.");
  put(foe, 30, 14 + static_cast<double>(battle.unit(mover).base.depth) / oneInch, 180);
  EXPECT_EQ(words(), "Ends touching Boii.");
}

TEST_F(EndOfAMove, TellsTheFriendBesideOrBefore) {
  const double frontage = static_cast<double>(battle.unit(mover).base.frontage) / oneInch;
  put(other, 30 + frontage + 0.5, 14, 0);
  EXPECT_EQ(words(), "In line with Legio IV.");
  put(other, 30 + frontage + 0.5, 14, 90);
  EXPECT_EQ(words(), "") << "who looks elsewhere is in no line";
  put(other, 30, 19, 0);
  EXPECT_EQ(words(), "Behind Legio IV.");
  symbol(mover, "archer");
  EXPECT_EQ(words(), "") << "who shoots is behind nobody";
  put(other, 30, 10, 0);
  EXPECT_EQ(words(), "Before Legio IV.");
  add(action.units, other);
  EXPECT_EQ(words(), "") << "who goes along is not passed";
}

TEST_F(EndOfAMove, IsNothingForWhoeverStays) {
  put(foe, 30, 22, 180);
  action.path = {};
  EXPECT_EQ(words(), "");
  EXPECT_EQ(outcomeInWords(*rules, battle, action), "");
}

}  // namespace
}  // namespace signifer::outcome_words_test
