// Every rule set tells ranges, commands, zones and sight with words and rules of its own, and draws them as it says.
#include <gtest/gtest.h>

#include "conformance/rule_sets.h"
#include "table/distance.h"
#include "table/terrain.h"

namespace signifer::conformance::measuring_test {
namespace {

// Every unit of every battle as it begins.
template <class F>
void forEachUnit(F&& f) {
  for (const Scenario& scenario : scenarios())
    for (UnitIndex u = 0; u < scenario.start.unitCount(); ++u)
      if (scenario.start.unit(u).present) f(scenario, u);
}

TEST(Measuring, ZonesHaveWordsARuleAndAnOutline) {
  forEachUnit([](const Scenario& scenario, UnitIndex u) {
    const Definition& d = scenario.rules->definition();
    for (const Zone& zone : scenario.rules->zones(scenario.start, u)) {
      EXPECT_NE(d.phrase(zone.phrase), zone.phrase) << scenario.name << ": no words for " << zone.phrase;
      EXPECT_NE(d.findRule(zone.rule), nullptr) << scenario.name << ": " << zone.rule;
      EXPECT_GE(zone.outline.size(), 3U) << scenario.name << ": " << zone.phrase;
      EXPECT_GT(zone.reach.value, 0) << scenario.name << ": " << zone.phrase;
      for (const UnitIndex member : zone.units) EXPECT_TRUE(scenario.start.unit(member).present);
    }
  });
}

TEST(Measuring, ZonesReachAsFarAsTheySay) {
  forEachUnit([](const Scenario& scenario, UnitIndex u) {
    const Unit& unit = scenario.start.unit(u);
    for (const Zone& zone : scenario.rules->zones(scenario.start, u)) {
      if (zone.reach.measure != Figure::Measure::length || zone.kind == Zone::Kind::command) continue;
      double farthest = 0;
      for (const Point p : zone.outline)
        farthest = std::max(farthest, distanceTo(Footprint(unit.pose, unit.base), toVec(p)));
      // Swarms are discs, in a base that is the square around them.
      EXPECT_NEAR(farthest, zone.reach.value, 3 + (unit.base.frontage == unit.base.depth ? unit.base.depth : 0))
          << scenario.name << ": " << zone.phrase;
    }
  });
}

TEST(Measuring, EachRuleSetOfTheSheetsMeasuresSomethingInEachBattle) {
  for (const Scenario& scenario : scenarios()) {
    if (isExample(scenario.rules->definition().id())) continue;
    std::size_t zones = 0;
    for (UnitIndex u = 0; u < scenario.start.unitCount(); ++u)
      if (scenario.start.unit(u).present) zones += scenario.rules->zones(scenario.start, u).size();
    EXPECT_GT(zones, 0U) << scenario.name;
  }
}

// In squares on a grid, in inches elsewhere, the same from either side, and nobody is 0 squares from another square.
TEST(Measuring, DistancesAreCountedAsTheTableIsDivided) {
  for (const Scenario& scenario : scenarios()) {
    const Battle& battle = scenario.start;
    const bool grid = battle.setup->columns > 0;
    for (UnitIndex one = 0; one < battle.unitCount(); ++one)
      for (UnitIndex other = 0; other < one; ++other) {
        if (!battle.unit(one).present || !battle.unit(other).present) continue;
        const Figure apart = scenario.rules->apart(battle, one, other);
        ASSERT_EQ(apart.measure, grid ? Figure::Measure::squares : Figure::Measure::length) << scenario.name;
        ASSERT_EQ(apart, scenario.rules->apart(battle, other, one)) << scenario.name;
        const Point a = battle.unit(one).pose.centre;
        const Point b = battle.unit(other).pose.centre;
        const int edges = std::abs(a.x - b.x) + std::abs(a.y - b.y);
        if (grid) {
          ASSERT_EQ(apart.value * battle.setup->squareSide, edges) << scenario.name;
        }
      }
  }
}

TEST(Measuring, WhatIsNotSeenHasAReasonInWords) {
  for (const Scenario& scenario : scenarios()) {
    const Definition& d = scenario.rules->definition();
    std::size_t hidden = 0;
    for (UnitIndex u = 0; u < scenario.start.unitCount(); ++u)
      for (UnitIndex v = 0; v < scenario.start.unitCount(); ++v) {
        if (u == v || !scenario.start.unit(u).present || !scenario.start.unit(v).present) continue;
        const auto sight = scenario.rules->sight(scenario.start, u, v);
        if (!sight) continue;
        EXPECT_TRUE(sight->seen || !sight->reasons.empty()) << scenario.name << ": " << u << " at " << v;
        hidden += sight->seen ? 0 : 1;
        for (const Reason& reason : sight->reasons) {
          EXPECT_NE(d.phrase(reason.code), reason.code) << scenario.name;
          EXPECT_NE(d.findRule(reason.rule), nullptr) << scenario.name << ": " << reason.rule;
        }
        if (sight->seen || !sight->blocked) continue;
        EXPECT_LE(distance(toVec(sight->from), toVec(*sight->blocked)),
                  distance(toVec(sight->from), toVec(sight->to)) + 2)
            << scenario.name;
      }
    const bool knowsSight = scenario.rules->sight(scenario.start, 0, 1).has_value();
    EXPECT_EQ(knowsSight, hidden > 0) << scenario.name;
  }
}

}  // namespace
}  // namespace signifer::conformance::measuring_test
