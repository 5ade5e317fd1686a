// Initiative Order as a rule set: its definition, the figures and options read from it, its rulings, and play on the
// table (play/).
#pragma once

#include "initiative/play/candidates.h"
#include "initiative/play/measuring.h"
#include "initiative/play/play.h"
#include "initiative/play/portrait.h"
#include "initiative/play/referee.h"
#include "rules/played_rule_set.h"

namespace signifer::initiative {

class Initiative final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Initiative(Definition definition);

  [[nodiscard]] int appraiseAlike(const Battle& battle, SideIndex side, KeptNearest& kept) const override {
    return worthOf(at(battle), side, &kept);
  }
  [[nodiscard]] std::optional<double> chanceAtEnd(int worth) const override { return chanceAtEndBy(book_, worth); }
  [[nodiscard]] int appraisePlanned(const Battle& battle, SideIndex side, bool thorough) const override {
    return worthPlanned(at(battle), side, thorough);
  }
  [[nodiscard]] bool leadsToMove(const Action& action) const override { return opensMoves(book_, action); }
  [[nodiscard]] bool costsNothing(const Battle& battle, const Action& action) const override {
    return isFree(book_, battle, action);
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
  [[nodiscard]] std::string_view tests() const override { return "ranged-break-test break-test elite-rally"; }
  // IO-ORD-18: whoever moves while orders are given has had his.
  void noteMoved(Battle& battle, UnitIndex u, const HandMove& move) const override {
    Unit& unit = battle.unit(u);
    unit.status[UnitStatus::moved] = 1;
    // IO-ORD-16: one of the moves that its order gave, or as many as its way takes.
    if (unit.status[UnitStatus::movesLeft] > 0 && inPhase(battle, "orders-phase")) {
      const Length one = std::max<Length>(oneInch, at(battle).moveLength(u));
      const Length moves = std::max<Length>(1, (move.way + one - oneInch / 4) / one);
      const auto left = unit.status[UnitStatus::movesLeft];
      unit.status[UnitStatus::movesLeft] = static_cast<std::int16_t>(std::max<Length>(0, left - moves));
    }
    if (unit.status[UnitStatus::order] == 0 && inPhase(battle, "orders-phase"))
      unit.status[UnitStatus::order] = static_cast<std::int16_t>(OrderState::succeeded);
  }
  // IO-H2H-7: the round of a charge has been fought on the table.
  void endPlayerTurn(Battle& battle) const override {
    silently(battle).play.closeRoundByHand();
    PlayedRuleSet::endPlayerTurn(battle);
  }
  bool noteCharged(Battle& battle, UnitIndex u, UnitIndex /*enemy*/) const override {
    battle.unit(u).status[UnitStatus::moved] = 1;
    battle.unit(u).status[UnitStatus::charged] = 1;
    battle.unit(u).status[UnitStatus::momentum] = static_cast<std::int16_t>(Momentum::charging);
    return true;
  }
  void noteShot(Battle& battle, UnitIndex u) const override { battle.unit(u).status[UnitStatus::shot] = 1; }
  // IO-SHO-2 asks for the markers with which a target came into the phase.
  // IO-HSQ-9 counts the casualties of a round.
  void noteHarmed(Battle& battle, UnitIndex u, int harm) const override {
    Unit& unit = battle.unit(u);
    if (inPhase(battle, "shooting-phase") && unit.status[UnitStatus::hitsAtPhase] < 0)
      unit.status[UnitStatus::hitsAtPhase] =
          static_cast<std::int16_t>(std::max(0, unit.status[UnitStatus::hits] - harm));
    if (inPhase(battle, "hand-to-hand-phase")) silently(battle).play.harmByHand(u, harm);
    // IO-HSQ-9: hits that befall a charger on its way in.
    const bool onItsWay = unit.status[UnitStatus::charged] != 0 && !inPhase(battle, "hand-to-hand-phase");
    if (onItsWay && !inPhase(battle, "shooting-phase"))
      unit.status[UnitStatus::closingCasualties] =
          static_cast<std::int16_t>(std::clamp(unit.status[UnitStatus::closingCasualties] + harm, 0, 99));
    if (harm > 0) silently(battle).play.shatterByHand(u);
  }
  void takeOff(Battle& battle, UnitIndex u) const override { silently(battle).play.takeOffByHand(u); }
  void bringBack(Battle& battle, UnitIndex u) const override {
    battle.unit(u).present = true;
    battle.unit(u).status[UnitStatus::lost] = 0;
  }

  [[nodiscard]] bool inPhase(const Battle& battle, std::string_view id) const {
    const Sequence& sequence = definition().sequence();
    int phase = battle.step;
    while (phase >= 0 && sequence.step(phase).parent >= 0) phase = sequence.step(phase).parent;
    return phase >= 0 && phase == sequence.indexOf(id);
  }

 protected:
  [[nodiscard]] int endWorth(const Position& position, SideIndex side) const override {
    return worthAtEnd(position, side);
  }
};

}  // namespace signifer::initiative
