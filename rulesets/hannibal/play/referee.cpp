#include "hannibal/play/referee.h"

namespace signifer::hannibal {

// Some kinds of action say more than what is asked: when they would have been.
void Referee::outOfStep(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  const bool beforeFirstTurn =
      !battle_.tasks.empty() && battle_.tasks.back().code == static_cast<std::int16_t>(TaskKind::firstPlayer);
  const bool leader = id == ActionId::moveLeader || id == ActionId::attachLeader || id == ActionId::detachLeader;
  if (beforeFirstTurn) return refuseNow("HG-SEQ-9");
  if (leader) {
    refuseNow();
    const bool late = position_.step() >= StepId::leaderCasualties;
    return refusePerson(late ? "HG-SEQ-5" : "HG-SEQ-3", "leaders-have-their-steps", action.person);
  }
  if (id == ActionId::countercharge || id == ActionId::stand) {
    countercharge(action);
    if (verdict_.legal()) refuse("HG-CC-3", "not-charged", action.unit);
    return;
  }
  // Too late is a rule too: what ended the time of this.
  const bool ofUnits = id == ActionId::march || id == ActionId::lineWheel || id == ActionId::declareCharge ||
                       id == ActionId::shoot || id == ActionId::stay;
  if (id == ActionId::disengage) refuse("HG-DIS-1", "not-the-end-of-a-round");
  if (id == ActionId::retreat || id == ActionId::fightOn) refuse("HG-RET-1", "not-the-end-of-a-round");
  if (id == ActionId::strike) refuse("HG-H2H-13", "not-in-a-round");
  if (id == ActionId::throwPila) {
    // Charged just now, but by nobody at whom it may throw: it was not asked.
    const bool charged =
        known(action.unit) && position_.status(action.unit, UnitStatus::part) != 0 && position_.inContact(action.unit);
    if (charged) throwAt(action);
    if (!verdict_.legal()) return;
    refuse("HG-PIL-1", "not-at-contact");
  }
  refuseNow();
  if (ofUnits && position_.step() != StepId::unitActions) refuse("HG-SEQ-2", "units-act-first", action.unit);
}

// The unit that the task on top asks is another one.
bool Referee::anotherIsAsked(UnitIndex u, std::string_view rule) {
  const UnitIndex asked = battle_.tasks.back().args[0];
  if (u == asked) return false;
  refuse(rule, "another-unit-first", asked);
  return true;
}

// HG-SEQ-2: a unit of the active side that has not acted.
bool Referee::actor(UnitIndex u) {
  if (!known(u) || !position_.unit(u).present)
    refuse("HG-SEQ-2", "not-on-the-table", known(u) ? u : noUnit);
  else if (position_.unit(u).side != battle_.active)
    refuse({.rule = "HG-SEQ-2", .code = "not-the-active-side", .unit = u, .side = battle_.active});
  else if (position_.is(u, UnitStatus::actedThisTurn))
    refuse("HG-SEQ-2", "has-acted", u);
  return verdict_.legal();
}

bool Referee::enemyOfActor(const Action& action, std::string_view rule) {
  if (!known(action.target) || !position_.unit(action.target).present)
    refuse(rule, "target-not-on-the-table", known(action.target) ? action.target : noUnit);
  else if (!position_.enemies(action.unit, action.target))
    refuse(rule, "target-is-no-enemy", action.target);
  return verdict_.legal();
}

// Each reason is about the unit itself, but for contact, which is with somebody.
void Referee::judgeManoeuvre(UnitIndex u, const ManoeuvreIn& in) {
  const auto ruling = ask(*position_.rulings().manoeuvre, in);
  refuseEach(ruling->reasons, [&](ManoeuvreReason reason) {
    return reason == ManoeuvreReason::inContact ? position_.nearestToucher(u) : u;
  });
  consult(ruling);
}

}  // namespace signifer::hannibal
