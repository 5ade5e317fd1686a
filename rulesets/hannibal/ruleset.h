// Hannibal at the Gates as the programs know it: its procedures and its battles on the table. The figures stand in
// hannibal.json, the rulings in the files beside this one, play in play/.
#pragma once

#include "hannibal/play/candidates.h"
#include "hannibal/play/measuring.h"
#include "hannibal/play/play.h"
#include "hannibal/play/portrait.h"
#include "hannibal/play/referee.h"
#include "rules/played_rule_set.h"

namespace signifer::hannibal {

class Hannibal final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Hannibal(Definition definition);

  [[nodiscard]] std::optional<double> chanceAtEnd(int worth) const override { return chanceAtEndBy(book_, worth); }
  [[nodiscard]] int appraisePlanned(const Battle& battle, SideIndex side, bool thorough) const override {
    return worthPlanned(at(battle), side, thorough);
  }
  [[nodiscard]] std::vector<Zone> zones(const Battle& battle, UnitIndex u) const override {
    return zonesOf(at(battle), u);
  }
  [[nodiscard]] std::optional<SightLine> sight(const Battle& battle, UnitIndex u, UnitIndex other) const override {
    return sightLine(at(battle), u, other);
  }

  [[nodiscard]] bool openerUnknown(const Battle& battle) const override {
    return !battle.tasks.empty() && battle.tasks.back().code == static_cast<std::int16_t>(TaskKind::firstPlayer);
  }
  [[nodiscard]] std::string_view tests() const override {
    return "rout-check retreat meets-friend terror-test leader-casualty";
  }
  // HG-MAN-1: light types shoot after their march.
  void noteMoved(Battle& battle, UnitIndex u, const HandMove& move) const override {
    const Position position = at(battle);
    Unit& unit = battle.unit(u);
    unit.status[UnitStatus::movedThisTurn] = 1;
    const Length most = position.movement(u).march * oneInch;
    const Length before = move.corrects ? 0 : unit.status[UnitStatus::spentInches];
    if (isLight(position.type(u)) && position.weapon(u) && !position.is(u, UnitStatus::shotThisTurn))
      unit.status[UnitStatus::spentInches] = static_cast<std::int16_t>(std::min(most, before + move.way));
    else
      unit.status[UnitStatus::actedThisTurn] = 1;
  }
  bool noteCharged(Battle& battle, UnitIndex u, UnitIndex enemy) const override {
    battle.unit(u).status[UnitStatus::actedThisTurn] = 1;
    return silently(battle).play.chargeByHand(u, enemy);
  }
  // HG-MAN-1: light types march no more behind a shot.
  void noteShot(Battle& battle, UnitIndex u) const override { silently(battle).play.shotByHand(u); }
  // HG-DIS-3 asks for the hits of the round, HG-SEQ-4 for those of the player turn.
  void noteHarmed(Battle& battle, UnitIndex u, int harm) const override {
    Unit& unit = battle.unit(u);
    const auto add = [&](UnitStatus slot, int most) {
      unit.status[slot] = static_cast<std::int16_t>(std::clamp(unit.status[slot] + harm, 0, most));
    };
    add(UnitStatus::hitsThisTurn, 20);
    const int round = definition().sequence().indexOf("combat-round");
    for (int step = battle.step; step >= 0; step = definition().sequence().step(step).parent)
      if (step == round) {
        add(UnitStatus::hitsThisRound, 40);
        break;
      }
    // HG-CAS-1
    if (harm > 0 && unit.present && unit.status[UnitStatus::hits] >= battle.profile(u, UnitProfile::strength))
      takeOff(battle, u);
    silently(battle).play.hitsByHand(u, harm);
  }
  void loseLeader(Battle& battle, PersonIndex p) const override { silently(battle).play.losePerson(p, "HG-LDR-1"); }
  void takeOff(Battle& battle, UnitIndex u) const override { silently(battle).play.takeOffByHand(u); }
  void bringBack(Battle& battle, UnitIndex u) const override { silently(battle).play.bringBackByHand(u); }

  [[nodiscard]] const Tables& tables() const { return book_.tables; }
  [[nodiscard]] const Options& options() const { return book_.options; }

 protected:
  [[nodiscard]] int endWorth(const Position& position, SideIndex side) const override {
    return worthAtEnd(position, side);
  }
};

}  // namespace signifer::hannibal
