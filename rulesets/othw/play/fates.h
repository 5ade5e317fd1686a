// What becomes of units and generals, and what it costs: breaking, being slaughtered, leaving the table, the Fate Roll,
// and the booking of Army Morale with the Strength that it wears down.
#pragma once

#include "othw/morale.h"
#include "othw/play/play.h"

namespace signifer::othw {

/// How a unit has left the battle, to those who pursue it.
void removeUnit(Play& play, UnitIndex unit, Quarry fate);
/// A fleeing unit is cut down, by the rule OT-FLE-5 (its way back is blocked) or OT-FLE-6 (it is caught).
void slaughter(Play& play, UnitIndex unit, UnitIndex by, std::string_view rule);
/// Rampaging elephants at the end of their rampage, on the table or off it (D31, OT-MOR-9).
void endRampage(Play& play, UnitIndex unit);
/// The same at the hands of their mahouts, which by an option costs nothing but the general with them (D32).
void endRampageByMahouts(Play& play, UnitIndex unit);
/// Pushed off the table in retreat (OT-RET-6, D27).
void pushOff(Play& play, UnitIndex unit);
/// At 0 Strength a unit breaks (OT-FLE-1). In combat it costs Army Morale; `pursuer`, if any, is then after it
/// (OT-PUR-1); in its own side's phase it flees at once (OT-FLE-3).
void breakInCombat(Play& play, UnitIndex unit, UnitIndex pursuer);

/// Tells of failed rolls that a general has had thrown again.
void tellRerolls(Play& play, PersonIndex general, int rolls);
/// What a Fate Roll, or its absence, does to a general.
void applyFate(Play& play, PersonIndex general, GeneralFate fate);

/// Sets a unit after another; it forgets whom it pursued before (OT-PUR-6).
void setPursuit(Battle& battle, UnitIndex pursuer, UnitIndex target);
void endPursuit(Battle& battle, UnitIndex pursuer);
/// Whom a pursuer is after, noUnit if that is not known.
[[nodiscard]] UnitIndex pursuedBy(const Battle& battle, UnitIndex pursuer);
/// What has become of it; one that is not known is taken as destroyed.
[[nodiscard]] Quarry quarryOf(const Battle& battle, UnitIndex pursuer);
/// Ends a pursuit: the unit halts (OT-PUR-3).
void haltPursuit(Battle& battle, UnitIndex pursuer);
/// A unit has cut down a fleeing one: if that was its quarry it halts, at once unless an option has it so (D55).
void endPursuitIfCaught(Play& play, UnitIndex pursuer, UnitIndex caught);

/// Books the falls of Army Morale of what has just been done (OT-MOR-6, OT-MOR-7, D45).
void bookFalls(Play& play);

/// Whether `a` flees before `b`: nearer to their base edge, then farther to their side's left (D36).
[[nodiscard]] bool fleesBefore(const Battle& battle, UnitIndex a, UnitIndex b);

}  // namespace signifer::othw
