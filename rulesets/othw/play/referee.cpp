#include "othw/play/referee.h"

#include "othw/play/nearest.h"

namespace signifer::othw {
namespace {

bool isUnit(const Battle& battle, UnitIndex unit) { return unit >= 0 && unit < battle.unitCount(); }

}  // namespace

std::string_view Referee::endedBy() const {
  return static_cast<BattleOutcome>(battle_.status[BattleStatus::outcome]) != BattleOutcome::none ? "OT-VIC-1" : "";
}

void Referee::outOfStep(const Action& action) {
  const auto kind = static_cast<ActionId>(action.kind);
  const bool choosing = now_.allows(static_cast<int>(ActionId::stop));
  if (kind == ActionId::transfer && book().options.generalTransfer == GeneralTransfer::none)
    return refuse("OT-GEN-22", "generals-stay");
  if (kind == ActionId::transfer && choosing) return refuse("OT-GEN-22", "transfer-too-late");
  if (kind == ActionId::roll && book().options.actionNamed == ActionNamed::beforeRoll)
    return refuse("OT-SEQ-4", "rolled-with-action");
  if (kind == ActionId::roll && choosing) return refuse("OT-SEQ-4", "already-rolled");
  // An Impetuous winner is not asked: the step goes on by itself.
  if (kind == ActionId::followUp && !battle_.tasks.empty() &&
      static_cast<TaskKind>(battle_.tasks.back().code) == TaskKind::followUp)
    return refuse("OT-FUP-2", "must-follow-up", battle_.tasks.back().args[1]);
  refuseNow();
  if (choosing && kind == ActionId::pursue) refuse("OT-SEQ-2", "pursues-before-actions");
  if (choosing && kind == ActionId::rampage) refuse("OT-SEQ-9", "rampages-before-actions");
}

// Whether the unit is the active side's and on the table; refused if not.
bool Referee::ownUnit(UnitIndex unit) {
  if (!isUnit(battle_, unit))
    refuse("OT-SEQ-3", "no-such-unit");
  else if (!battle_.unit(unit).present)
    refuse("OT-SEQ-3", "not-on-table", unit);
  else if (battle_.unit(unit).side != battle_.active)
    refuse("OT-SEQ-3", "not-yours", unit);
  return verdict_.legal();
}

void Referee::permission(const ActionPermittedIn& in, UnitIndex unit) {
  const auto permitted = ask(*book().rulings.actionPermitted, in);
  keep(permitted);
  refuseEach(permitted->reasons, [&](NotPermitted) { return unit; });
}

// Exempt, rolled for, or too late: OT-SEQ-4, OT-SEQ-6.
void Referee::activation(const UnitSet& units, UnitIndex unit) {
  const ActivationIn in = activationOf(book().options, battle_, units);
  const bool may = mayBeActivated(book(), in);
  if (!may) refuse("OT-SEQ-6", in.generalWith ? "general-used" : "no-general-left", unit);
  const bool rollsFirst = book().options.actionNamed == ActionNamed::afterRoll;
  if (rollsFirst && !in.phaseEnded && !in.generalWith && battle_.status[BattleStatus::rolledBefore] == 0)
    refuse("OT-SEQ-4", "roll-first");
  if (!in.generalWith || !may) return;
  if (in.phaseEnded)
    measure("OT-SEQ-6", "general-not-used-yet", {}, {}, unit);
  else
    measure(units.count() > 1 ? "OT-GEN-7" : "OT-GEN-6", "no-phase-end-roll", {}, {}, unit);
}

void Referee::combat(const Action& action) {
  const UnitIndex unit = action.unit;
  if (!ownUnit(unit)) return;
  const Field& field = position_.field();
  const Place at = field.place(unit);
  ActionPermittedIn in = permittedIn(battle_, unit, Deed::combat);
  in.facesEnemy = targetAhead(book().options, battle_, field, unit) != noUnit;
  permission(in, unit);
  waitingFleer(enemyAhead(battle_, field, unit));
  if (verdict_.legal()) {
    measure("OT-CMB-2", "was-adjacent-at-start", {}, {}, unit);
    measure("OT-CMB-3", "faces-its-enemy", {}, {}, enemyAhead(battle_, field, unit));
  }
  activation(only(unit), unit);
  const Square ahead = at.square + stepAhead(at.facing);
  if (!in.facesEnemy && field.contains(ahead)) mark(unit, ahead, "not-facing-enemy");
}

// OT-FLE-6: who waits to flee is left alone (D35).
bool Referee::waitingFleer(UnitIndex enemy) {
  if (enemy == noUnit || mayBeAttacked(book().options, battle_, enemy)) return false;
  refuse("OT-FLE-6", "waits-and-is-left-alone", enemy);
  return true;
}

void Referee::mahouts(UnitIndex unit) {
  if (!ownUnit(unit)) return;
  permission(permittedIn(battle_, unit, Deed::mahouts), unit);
  if (!mahoutsLeft(battle_, unit)) refuse("OT-RAM-5", "mahouts-tried", unit);
  if (verdict_.legal()) measure("OT-RAM-5", "mahouts-may-try", {}, {}, unit);
  if (book().options.mahouts == Mahouts::action) activation(only(unit), unit);
}

void Referee::transfer(const Action& action) {
  if (!ownUnit(action.unit)) return;
  for (const Reason& reason : reasonsAgainstTransfer(battle_, action)) refuse(reason);
}

void Referee::pursue(const Action& action) {
  if (!ownUnit(action.unit)) return;
  compulsory(action.unit, UnitState::pursuing, "not-pursuing", "OT-PUR-2");
  reroll(action.unit, action.values[0] != 0);
}

void Referee::rampage(UnitIndex unit) {
  if (ownUnit(unit)) compulsory(unit, UnitState::rampaging, "not-rampaging", "OT-RAM-7");
}

void Referee::compulsory(UnitIndex unit, UnitState state, std::string_view code, std::string_view rule) {
  if (stateOf(battle_, unit) != state)
    refuse(rule, code, unit);
  else if (battle_.unit(unit).status[UnitStatus::compulsoryDone] != 0)
    refuse(rule, "compulsory-move-made", unit);
  else
    measure(rule, "compulsory-move-due", {}, {}, unit);
}

void Referee::reroll(UnitIndex unit, bool asked) {
  if (!asked) return;
  const PersonIndex general = rerollerOf(book().options, battle_, unit);
  if (general == noPerson) return refuse("OT-GEN-8", "no-able-general", unit);
  measure({.rule = "OT-GEN-8", .code = "general-may-re-roll", .unit = unit, .person = general});
}

void Referee::followUp(const Action& action) {
  FollowUpIn in;
  in.impetuous = figure(battle_, now_.unit, UnitProfile::impetuous) != 0;
  in.chooses = static_cast<FollowChoice>(action.values[0]);
  if (refuseFollowUp(in))
    refuse("OT-FUP-2", "must-follow-up", now_.unit);
  else
    measure(in.impetuous ? "OT-FUP-2" : "OT-FUP-1", in.impetuous ? "has-to-follow-up" : "may-choose", {}, {},
            now_.unit);
  reroll(now_.unit, action.values[1] != 0);
}

void Referee::mark(UnitIndex unit, Square square, std::string_view label) {
  const Length side = battle_.setup->squareSide;
  const Point c = centreOf(square, side);
  const Length h = side / 2;
  if (unit != noUnit) verdict_.witness.push_back({Mark::Kind::line, {battle_.unit(unit).pose.centre, c}, label});
  verdict_.witness.push_back(
      {Mark::Kind::outline, {{c.x - h, c.y - h}, {c.x + h, c.y - h}, {c.x + h, c.y + h}, {c.x - h, c.y + h}}, label});
}

std::vector<Reason> reasonsAgainstTransfer(const Battle& battle, const Action& action) {
  const UnitIndex unit = action.unit;
  const auto because = [](std::string_view code, UnitIndex about) {
    return Reason{.rule = "OT-GEN-22", .code = code, .unit = about};
  };
  const bool known = action.person >= 0 && action.person < battle.personCount();
  const UnitIndex from = known ? battle.person(action.person).unit : noUnit;
  if (from == noUnit || ableGeneralWith(battle, from) != action.person ||
      battle.person(action.person).side != battle.active)
    return {{.rule = "OT-GEN-22", .code = "general-not-able", .person = known ? action.person : noPerson}};
  std::vector<Reason> reasons;
  const int apart = distance(squareOf(battle, from), squareOf(battle, unit));
  if (apart != 1) reasons.push_back({"OT-GEN-22", "not-beside", Figure::squares(apart), Figure::squares(1), unit});
  if (battle.unit(unit).side != battle.active) reasons.push_back(because("not-yours", unit));
  if (stateOf(battle, unit) != UnitState::ready) reasons.push_back(because("not-ready", unit));
  if (generalWith(battle, unit) != noPerson) reasons.push_back(because("has-a-general", unit));
  return reasons;
}

}  // namespace signifer::othw
