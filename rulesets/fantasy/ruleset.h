// The Fantasy/Ancients Hybrid as the programs know it: its rulings and its battles on the table. The figures stand in
// fantasy.json, the rulings in command, movement, charging, shooting, armour, combat and morale, play in play/.
#pragma once

#include "fantasy/play/candidates.h"
#include "fantasy/play/measuring.h"
#include "fantasy/play/play.h"
#include "fantasy/play/portrait.h"
#include "fantasy/play/referee.h"
#include "rules/played_rule_set.h"

namespace signifer::fantasy {

class Fantasy final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Fantasy(Definition definition);

  [[nodiscard]] int appraiseAlike(const Battle& battle, SideIndex side, KeptNearest& kept) const override {
    return worthOf(at(battle), side, &kept);
  }
  [[nodiscard]] std::optional<double> chanceAtEnd(int worth) const override { return chanceAtEndBy(book_, worth); }
  [[nodiscard]] int appraisePlanned(const Battle& battle, SideIndex side, bool thorough) const override {
    return worthPlanned(at(battle), side, thorough);
  }
  [[nodiscard]] int costOfPlanned() const override { return 7; }
  [[nodiscard]] bool costsNothing(const Battle& battle, const Action& action) const override {
    return isFree(book_, battle, action);
  }
  [[nodiscard]] std::vector<signifer::Zone> zones(const Battle& battle, UnitIndex u) const override {
    return zonesOf(at(battle), u);
  }
  [[nodiscard]] std::optional<SightLine> sight(const Battle& battle, UnitIndex u, UnitIndex other) const override {
    return sightLine(at(battle), u, other);
  }

  // FA-CHR-2: distances are those of the unit that he is with; loose troops are measured to their rim.
  [[nodiscard]] Figure apart(const Battle& battle, UnitIndex one, UnitIndex other) const override {
    const Position position = at(battle);
    return Figure::inches(toLength(position.apart(position.carrierOf(one), position.carrierOf(other))));
  }
  [[nodiscard]] UnitIndex carrier(const Battle& battle, UnitIndex u) const override { return at(battle).carrierOf(u); }

  [[nodiscard]] bool openerUnknown(const Battle& battle) const override {
    return !battle.tasks.empty() && battle.tasks.back().code == static_cast<std::int16_t>(TaskKind::firstTurn);
  }
  [[nodiscard]] std::string_view tests() const override {
    return "panic-test fear-test terror-test rally-test return-test break-test";
  }
  // FA-MOV-1, FA-MAR-2: whoever goes farther than its rate has marched.
  void noteMoved(Battle& battle, UnitIndex u, const HandMove& move) const override {
    const Length rate = at(battle).rate(u) * oneInch;
    Unit& unit = battle.unit(u);
    unit.status[UnitStatus::moved] = 1;
    if (move.corrects) unit.status[UnitStatus::spentInches] = unit.status[UnitStatus::marched] = 0;
    const Length spent = std::clamp<Length>(unit.status[UnitStatus::spentInches] + move.way, 0, 32000);
    unit.status[UnitStatus::spentInches] = static_cast<std::int16_t>(spent);
    if (move.marches || spent > rate + oneInch / 20) unit.status[UnitStatus::marched] = 1;
  }
  bool noteCharged(Battle& battle, UnitIndex u, UnitIndex /*enemy*/) const override {
    battle.unit(u).status[UnitStatus::charged] = 1;
    return true;
  }
  // FA-CHR-1: he ends his move with a unit of his side.
  bool noteJoined(Battle& battle, UnitIndex u, UnitIndex host) const override {
    const Position position = at(battle);
    if (!position.character(u) || position.character(host) || position.enemies(u, host) || !position.unit(host).present)
      return false;
    battle.unit(u).status[UnitStatus::attachedTo] = host;
    return true;
  }
  void endPlayerTurn(Battle& battle) const override {
    silently(battle).play.closeCombatsByHand();
    PlayedRuleSet::endPlayerTurn(battle);
  }
  // Panic asks for the models lost in the shooting phase.
  void noteHarmed(Battle& battle, UnitIndex u, int harm) const override {
    const int shooting = definition().sequence().indexOf("shooting-phase");
    int phase = battle.step;
    const Sequence& sequence = definition().sequence();
    while (phase >= 0 && sequence.step(phase).parent >= 0) phase = sequence.step(phase).parent;
    std::int16_t& losses = battle.unit(u).status[UnitStatus::shootingLosses];
    if (shooting >= 0 && phase == shooting) losses = static_cast<std::int16_t>(std::clamp(losses + harm, 0, 100));
    // Losses decide a combat while it is fought; elsewhere the unit only closes its ranks.
    int step = battle.step;
    while (step >= 0 && step != sequence.indexOf("fight-combats")) step = sequence.step(step).parent;
    silently(battle).play.harmByHand(u, step >= 0 ? harm : 0);
  }
  void takeOff(Battle& battle, UnitIndex u) const override { silently(battle).play.takeOffByHand(u); }
  void bringBack(Battle& battle, UnitIndex u) const override { silently(battle).play.bringBackByHand(u); }
  [[nodiscard]] FateNoted noteFate(Battle& battle, const HandFate& fate) const override {
    const FateNoted noted = PlayedRuleSet::noteFate(battle, fate);
    if (!noted.known || fate.kind != HandFate::Kind::routs || !fate.distance) return noted;
    // A test on the way would need dice: then the chargers stay where they were told to be.
    Battle after = battle;
    try {
      if (silently(after).play.chargersByHand(fate.unit)) battle = std::move(after);
    } catch (const ScriptError&) {
      return noted;
    }
    return noted;
  }

  [[nodiscard]] const PlayBook& playBook() const { return book_; }

 protected:
  [[nodiscard]] int endWorth(const Position& position, SideIndex side) const override {
    return worthAtEnd(position, side);
  }
};

}  // namespace signifer::fantasy
