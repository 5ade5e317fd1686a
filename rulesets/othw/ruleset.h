// O/THW Ancients as a rule set: who it is and what it offers. The rulings stand in command, movement, combat and
// morale, play on the table in play/. Not covered: shooting (the sheet has none) and sight; rosters that were pictures
// are ours.
#pragma once

#include "othw/play/candidates.h"
#include "othw/play/course.h"
#include "othw/play/fates.h"
#include "othw/play/measuring.h"
#include "othw/play/portrait.h"
#include "othw/play/referee.h"
#include "othw/play/turn.h"
#include "rules/played_rule_set.h"

namespace signifer::othw {

class Othw final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Othw(Definition definition);

  [[nodiscard]] std::optional<double> chanceAtEnd(int worth) const override { return chanceAtEndBy(book_, worth); }
  [[nodiscard]] int appraisePlanned(const Battle& battle, SideIndex side, bool thorough) const override {
    return worthPlanned(at(battle), side, thorough);
  }
  [[nodiscard]] std::vector<Zone> zones(const Battle& battle, UnitIndex u) const override {
    return zonesOf(at(battle), u);
  }
  [[nodiscard]] Figure apart(const Battle& battle, UnitIndex one, UnitIndex other) const override {
    return apartOf(at(battle), one, other);
  }

  [[nodiscard]] bool openerUnknown(const Battle& battle) const override {
    if (battle.tasks.empty()) return false;
    const auto waits = static_cast<TaskKind>(battle.tasks.back().code);
    return waits == TaskKind::throwForFirstPhase || waits == TaskKind::chooseFirstPhase;
  }
  void open(Battle& battle, SideIndex side) const override { battle.status[BattleStatus::opener] = side; }
  [[nodiscard]] std::string_view tests() const override { return "leadership-test risk-to-general retreat"; }
  void noteMoved(Battle& battle, UnitIndex u, const HandMove& /*move*/) const override {
    battle.unit(u).status[UnitStatus::moved] = static_cast<std::int16_t>(Moved::singly);
  }
  // OT-FLE-1: whoever loses the last point of Strength beside an enemy breaks.
  void noteHarmed(Battle& battle, UnitIndex u, int /*harm*/) const override {
    if (strengthLeft(battle, u) > 0 || isFleeing(battle, u)) return;
    for (UnitIndex v = 0; v < battle.unitCount(); ++v)
      if (battle.unit(v).present && areEnemies(battle, u, v) && adjacent(squareOf(battle, u), squareOf(battle, v))) {
        (void)noteFate(battle, {.kind = FateKind::routs, .unit = u});
        return;
      }
  }
  void takeOff(Battle& battle, UnitIndex u) const override {
    Silently hand = silently(battle);
    takeOffByHand(hand.play, u);
  }
  void loseLeader(Battle& battle, PersonIndex p) const override {
    Silently hand = silently(battle);
    loseGeneralByHand(hand.play, p);
  }
  // D7: a charge is the one combat that its unit opens in this phase.
  bool noteCharged(Battle& battle, UnitIndex u, UnitIndex /*enemy*/) const override {
    if (battle.unit(u).side != battle.active) return true;
    noteMoved(battle, u, {});
    battle.unit(u).status[UnitStatus::fought] = 1;
    return true;
  }
  // OT-MOR-6, OT-MOR-7: units suffer by a fall of Army Morale, whoever booked it.
  void noteSide(Battle& battle, SideIndex side, const SideState& before) const override {
    Battle after = battle;
    try {
      Silently hand = silently(after);
      fallByHand(hand.play, side, before.status[SideStatus::armyMorale]);
      battle = std::move(after);
    } catch (const ScriptError&) {
      // A die that nobody told decides the rest.
    }
  }
  void bringBack(Battle& battle, UnitIndex u) const override {
    Silently hand = silently(battle);
    bringBackByHand(hand.play, u);
  }

 protected:
  [[nodiscard]] int endWorth(const Position& position, SideIndex side) const override {
    return worthAtEnd(position, side);
  }
};

}  // namespace signifer::othw
