// CB as a rule set: its procedures and its battles on the table. The figures stand in cb.json, the rulings in the files
// beside this one, play in play/.
#pragma once

#include "battle/origins.h"
#include "cb/play/candidates.h"
#include "cb/play/measuring.h"
#include "cb/play/play.h"
#include "cb/play/portrait.h"
#include "cb/play/referee.h"
#include "rules/played_rule_set.h"

namespace signifer::cb {

class Cb final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Cb(Definition definition);

  [[nodiscard]] int appraiseAlike(const Battle& battle, SideIndex side, KeptNearest& kept) const override {
    return worthOf(at(battle), side, &kept);
  }
  [[nodiscard]] std::optional<double> chanceAtEnd(int worth) const override { return chanceAtEndBy(book_, worth); }
  [[nodiscard]] int costOfPlanned() const override { return 1; }
  [[nodiscard]] int breadthOfPlanned() const override { return 2; }
  [[nodiscard]] bool leadsToMove(const Action& action) const override { return opensMoves(book_, action); }
  [[nodiscard]] std::vector<Zone> zones(const Battle& battle, UnitIndex u) const override {
    return zonesOf(at(battle), u);
  }
  [[nodiscard]] std::optional<SightLine> sight(const Battle& battle, UnitIndex u, UnitIndex other) const override {
    return sightLine(at(battle), u, other);
  }

  [[nodiscard]] std::string_view tests() const override { return "control-test critical-hits leader-risk"; }
  // CB-SEQ-5: the roll for its move was the players' own. A turn or a slight wheel may be only its beginning.
  void noteMoved(Battle& battle, UnitIndex u, const HandMove& move) const override {
    battle.unit(u).status[UnitStatus::moved] = 1;
    if (move.way >= oneInch) battle.unit(u).status[UnitStatus::thrown] = 1;
  }
  void noteShot(Battle& battle, UnitIndex u) const override { battle.unit(u).status[UnitStatus::shot] = 1; }
  void noteHarmed(Battle& battle, UnitIndex u, int harm) const override { silently(battle).play.harmByHand(u, harm); }
  void noteState(Battle& battle, UnitIndex u, const Unit& before) const override {
    if (silently(battle).play.disorderByHand(u, before.status[UnitStatus::dps])) noteSettled(battle, u);
  }
  void open(Battle& battle, SideIndex side) const override { battle.status[BattleStatus::firstSide] = side; }
  bool noteCharged(Battle& battle, UnitIndex u, UnitIndex enemy) const override {
    battle.unit(u).status[UnitStatus::moved] = 1;
    silently(battle).play.chargeByHand(u, enemy);
    return true;
  }
  void loseLeader(Battle& battle, PersonIndex p) const override { silently(battle).play.losePerson(p); }
  void endPlayerTurn(Battle& battle) const override {
    silently(battle).play.closeTurnByHand();
    PlayedRuleSet::endPlayerTurn(battle);
  }
  void takeOff(Battle& battle, UnitIndex u) const override { silently(battle).play.takeOffByHand(u); }
  void bringBack(Battle& battle, UnitIndex u) const override {
    Unit& unit = battle.unit(u);
    unit.present = true;
    std::int16_t& fate = unit.status[UnitStatus::fate];
    const auto was = static_cast<Fate>(fate);
    fate = static_cast<std::int16_t>(Fate::inBeing);
    if (was == Fate::inBeing) return;
    const SideStatus book = was == Fate::destroyed ? SideStatus::destroyed : SideStatus::offTable;
    std::int16_t& booked = battle.side(unit.side).status[book];
    booked = static_cast<std::int16_t>(std::max(0, booked - 1));
  }

 protected:
  [[nodiscard]] int endWorth(const Position& position, SideIndex side) const override {
    return worthAtEnd(position, side);
  }
};

}  // namespace signifer::cb
