#include "rules/around.h"

#include "rules/forwarded.h"

namespace signifer {

RuleSetAround::RuleSetAround(std::unique_ptr<const RuleSet> inner, Definition definition)
    : RuleSet(std::move(definition)), inner_(std::move(inner)) {
  for (const auto& procedure : inner_->procedures()) addProcedure(std::make_unique<Forwarded>(*procedure));
}

StepIndex RuleSetAround::stopOf(const Battle& battle, StepIndex step) const {
  const HandTurns* hand = handTurnsOf(*inner_);
  return hand == nullptr ? step : hand->stopOf(battle, step);
}

bool RuleSetAround::openerUnknown(const Battle& battle) const {
  const HandTurns* hand = handTurnsOf(*inner_);
  return hand != nullptr && hand->openerUnknown(battle);
}

void RuleSetAround::open(Battle& battle, SideIndex side) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) hand->open(battle, side);
}

void RuleSetAround::endPlayerTurn(Battle& battle) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) return hand->endPlayerTurn(battle);
  battle.active = enemyOf(battle.active);
  if (battle.active == 0) ++battle.turn;
}

void RuleSetAround::noteMoved(Battle& battle, UnitIndex unit, const HandMove& move) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) hand->noteMoved(battle, unit, move);
}

bool RuleSetAround::noteCharged(Battle& battle, UnitIndex unit, UnitIndex enemy) const {
  const HandTurns* hand = handTurnsOf(*inner_);
  return hand == nullptr || hand->noteCharged(battle, unit, enemy);
}

bool RuleSetAround::noteJoined(Battle& battle, UnitIndex unit, UnitIndex host) const {
  const HandTurns* hand = handTurnsOf(*inner_);
  return hand != nullptr && hand->noteJoined(battle, unit, host);
}

void RuleSetAround::noteShot(Battle& battle, UnitIndex unit) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) hand->noteShot(battle, unit);
}

void RuleSetAround::noteState(Battle& battle, UnitIndex unit, const Unit& before) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) hand->noteState(battle, unit, before);
}
void RuleSetAround::noteHarmed(Battle& battle, UnitIndex unit, int harm) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) hand->noteHarmed(battle, unit, harm);
}

FateNoted RuleSetAround::noteFate(Battle& battle, const HandFate& fate) const {
  const HandTurns* hand = handTurnsOf(*inner_);
  return hand == nullptr ? FateNoted{.known = false} : hand->noteFate(battle, fate);
}

void RuleSetAround::noteSide(Battle& battle, SideIndex side, const SideState& before) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) hand->noteSide(battle, side, before);
}

std::string_view RuleSetAround::tests() const {
  const HandTurns* hand = handTurnsOf(*inner_);
  return hand == nullptr ? std::string_view() : hand->tests();
}

void RuleSetAround::loseLeader(Battle& battle, PersonIndex person) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) return hand->loseLeader(battle, person);
  battle.person(person).present = false;
}

void RuleSetAround::takeOff(Battle& battle, UnitIndex unit) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) return hand->takeOff(battle, unit);
  battle.unit(unit).present = false;
}

void RuleSetAround::bringBack(Battle& battle, UnitIndex unit) const {
  if (const HandTurns* hand = handTurnsOf(*inner_)) return hand->bringBack(battle, unit);
  battle.unit(unit).present = true;
}

}  // namespace signifer
