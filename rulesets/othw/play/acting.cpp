#include "othw/play/acting.h"

#include "othw/play/decision.h"

namespace signifer::othw {

Acting::Acting(const Position& position)
    : book_(position.book()),
      battle_(position.battle()),
      field_(position.field()),
      leftovers_(position.step() == StepId::generalLeftovers),
      rolled_(book_.options.actionNamed == ActionNamed::beforeRoll || leftovers_ ||
              battle_.status[BattleStatus::rolledBefore] != 0) {}

// While a phase lasts whoever acts may, with a general or without.
bool Acting::mayAct(UnitIndex unit) const {
  if (rolled_ && !leftovers_) return true;
  return ableGeneralWith(battle_, unit) == noPerson ? mayActAlone() : mayActNow(only(unit));
}

bool Acting::mayAct(const UnitSet& units) const { return (rolled_ && !leftovers_) || mayActNow(units); }

bool Acting::mayActNow(const UnitSet& units) const {
  const ActivationIn activation = activationOf(book_.options, battle_, units);
  return activation.generalWith ? mayBeActivated(book_, activation) : mayActAlone();
}

// Units without a general are alike in this.
bool Acting::mayActAlone() const {
  if (!mayActAlone_) mayActAlone_ = rolled_ && mayBeActivated(book_, activationOf(book_.options, battle_, {}));
  return *mayActAlone_;
}

bool Acting::permitted(UnitIndex unit, Deed deed) const {
  ActionPermittedIn asked = permittedIn(battle_, unit, deed);
  if (deed == Deed::combat) asked.facesEnemy = targetAhead(book_.options, battle_, field_, unit) != noUnit;
  return isPermitted(book_, asked);
}

}  // namespace signifer::othw
