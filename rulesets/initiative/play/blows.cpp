#include "initiative/play/blows.h"

namespace signifer::initiative {

HandToHandIn blowsAt(const Position& position, UnitIndex u, UnitIndex foe, bool withGenerals, bool oneFace) {
  HandToHandIn in;
  in.combatValue = position.profile(u, UnitProfile::combatValue);
  in.size = position.size(u);
  in.formation = position.formation(u);
  in.generalDice = withGenerals ? position.fightingDice(u) : 0;
  in.momentum = static_cast<Momentum>(position.status(u, UnitStatus::momentum));
  in.uphill = position.underfoot(u).level > position.underfoot(foe).level;  // IO-TER-3
  in.shaken = position.shaken(u);
  in.disordered = position.disordered(u);
  in.flankOrRear = !oneFace && anyIn(position.foes(u), [&](UnitIndex v) {
    return position.present(v) && position.foeQuarter(u, v) != Quarter::front;
  });
  // A formation that does not charge, and could not have come by this, strikes as any other.
  if (in.momentum == Momentum::charging && !chargesIn(in.formation, position.book().rules))
    in.momentum = Momentum::none;
  return in;
}

MoraleSaveIn savesFrom(const Position& position, UnitIndex target, UnitIndex attacker, int hits, HitBy by) {
  const Formation formation = position.formation(target);
  MoraleSaveIn in;
  in.hits = hits;
  in.morale = position.profile(target, UnitProfile::morale);
  in.formation = formation == Formation::buildings ? FieldFormation::line : static_cast<FieldFormation>(formation);
  in.protection = position.protection(target, attacker);
  in.hitBy = by;
  return in;
}

}  // namespace signifer::initiative
