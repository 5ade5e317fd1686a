// Places that hands have shown. Each is judged for the step that asks for it or that somebody names. The obstacle is
// the true one, and the nearest place is legal.
#include "tell/hand_moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "conformance/rule_sets.h"
#include "play/override.h"
#include "schema/document.h"

namespace signifer::conformance::hand_moves_test {
namespace {

Battle begun(const Scenario& scenario) {
  Battle battle = scenario.start;
  if (comesBefore(*scenario.rules, battle) == Before::whoBegins)
    applyOverride(*scenario.rules, battle, Document::parse("begins", beginsText(battle, 0)).root());
  return battle;
}

ToldPlace ahead(const Battle& battle, UnitIndex unit, double inches) {
  Pose pose = battle.unit(unit).pose;
  const double turn = pose.heading * std::acos(-1.0) / 18000;
  pose.centre.x += static_cast<Length>(std::lround(inches * oneInch * std::sin(turn)));
  pose.centre.y += static_cast<Length>(std::lround(inches * oneInch * std::cos(turn)));
  return {unit, pose};
}

const Scenario& cannae() {
  return *std::ranges::find_if(scenarios(), [](const Scenario& one) { return one.name == "hannibal_cannae"; });
}

UnitIndex unitOf(const Battle& battle, std::string_view name) {
  const auto& units = battle.setup->units;
  return static_cast<UnitIndex>(std::ranges::find(units, name, &UnitInfo::name) - units.begin());
}

// The first units of both sides, in every battle whose armies stand.
template <class See>
void forSomeUnits(See&& see) {
  for (const Scenario& scenario : scenarios()) {
    const Battle battle = begun(scenario);
    if (comesBefore(*scenario.rules, battle) != Before::nothing) continue;
    std::array<int, 2> seen{};
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (!battle.unit(u).present || ++seen[static_cast<std::size_t>(battle.unit(u).side)] > 1) continue;
      SCOPED_TRACE(scenario.name + ", unit " + std::to_string(u));
      see(*scenario.rules, battle, u);
    }
  }
}

TEST(HandMoves, ALimitWithinTheGraceIsNotTheReasonWhereAnotherStands) {
  const Battle battle = begun(cannae());
  const ToldPlace place = ahead(battle, unitOf(battle, "Celtiberi"), 12.11);
  const ToldAnswer answer = judgePlaces(*cannae().rules, battle, std::span(&place, 1));
  EXPECT_EQ(answer.says, ToldAnswer::Says::no);
  const auto says = [&](std::string_view words) {
    return std::ranges::any_of(answer.lines, [&](const std::string& line) { return line.starts_with(words); });
  };
  EXPECT_FALSE(says("Too far"));
  EXPECT_TRUE(says("In the way after 0.45 in"));
}

// Drawing and words are one answer, whoever's turn it is.
TEST(HandMoves, TheMoveThatIsDrawnIsTheOneThatIsJudged) {
  forSomeUnits([](const RuleSet& rules, const Battle& battle, UnitIndex unit) {
    const ToldPlace place = ahead(battle, unit, battle.setup->columns > 0 ? toInches(battle.setup->squareSide) : 1);
    const ToldAnswer answer = judgePlaces(rules, battle, std::span(&place, 1));
    const std::vector<ToldMove> moves = movesAsked(rules, battle, std::span(&place, 1));
    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(moves.front().legal(), answer.says == ToldAnswer::Says::yes) << answer.lines.front();
  });
}

TEST(HandMoves, TheNearestLegalPlaceIsLegalAndNearer) {
  int found = 0;
  forSomeUnits([&](const RuleSet& rules, const Battle& battle, UnitIndex unit) {
    const ToldPlace far = ahead(battle, unit, 30);
    const auto nearest = nearestLegalPlace(rules, battle, far);
    if (!nearest) return;
    ++found;
    const auto away = [](const Pose& a, const Pose& b) {
      return std::hypot(a.centre.x - b.centre.x, a.centre.y - b.centre.y);
    };
    EXPECT_LT(away(*nearest, far.pose), away(battle.unit(unit).pose, far.pose));
    const ToldPlace there{unit, *nearest};
    const std::vector<ToldMove> moves = movesAsked(rules, battle, std::span(&there, 1));
    EXPECT_TRUE(moves.empty() || moves.front().legal());
    EXPECT_FALSE(nearestLegalPlace(rules, battle, there));
  });
  EXPECT_GE(found, 12);
}

TEST(HandMoves, ALegalPlaceIsItsOwnNearest) {
  const Battle battle = begun(cannae());
  EXPECT_FALSE(nearestLegalPlace(*cannae().rules, battle, ahead(battle, unitOf(battle, "Boii"), 5)));
  const UnitIndex boii = unitOf(battle, "Boii");
  const ToldPlace tooFar = ahead(battle, boii, 13);
  const auto nearest = nearestLegalPlace(*cannae().rules, battle, tooFar);
  ASSERT_TRUE(nearest);
  EXPECT_NEAR(nearest->centre.y - battle.unit(boii).pose.centre.y, 12 * oneInch, 5);
}

TEST(HandMoves, AreJudgedForTheStepThatSomebodyNames) {
  forSomeUnits([](const RuleSet& rules, const Battle& battle, UnitIndex unit) {
    const ToldPlace place = ahead(battle, unit, battle.setup->columns > 0 ? toInches(battle.setup->squareSide) : 1);
    for (const MomentOfMove& one : momentsOfMove(rules, battle, place)) {
      const ToldAnswer answer = judgePlaces(rules, battle, std::span(&place, 1), one.moment);
      EXPECT_EQ(answer.head, one.words);
      EXPECT_EQ(answer.says == ToldAnswer::Says::yes, one.legal) << one.words;
    }
  });
  // A Roman march is none of Carthage's turn, and legal in the Roman one.
  const Battle battle = begun(cannae());
  const ToldPlace place = ahead(battle, unitOf(battle, "Velites 1"), 6);
  const std::vector<MomentOfMove> moments = momentsOfMove(*cannae().rules, battle, place);
  ASSERT_FALSE(moments.empty());
  EXPECT_TRUE(std::ranges::any_of(
      moments, [](const MomentOfMove& one) { return one.legal && one.words.find("Rome") != std::string::npos; }));
}

}  // namespace
}  // namespace signifer::conformance::hand_moves_test
