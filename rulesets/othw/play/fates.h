// The fates of units and generals, and their cost: breaking, being slaughtered, leaving the table, and the Fate Roll.
// They change Army Morale and the Strength that it wears down.
#pragma once

#include "othw/morale.h"
#include "othw/play/play.h"

namespace signifer::othw {

/// The way in which a unit left the battle, for its pursuers.
void removeUnit(Play& play, UnitIndex unit, Quarry fate);
/// A fleeing unit is cut down, by the rule OT-FLE-5 (its way back is blocked) or OT-FLE-6 (it is caught).
void slaughter(Play& play, UnitIndex unit, UnitIndex by, std::string_view rule);
/// Rampaging elephants at the end of their rampage, on the table or off it (D31, OT-MOR-9).
void endRampage(Play& play, UnitIndex unit);
/// A death at the hands of its mahouts. By an option it costs nothing but the general with them (D32).
void endRampageByMahouts(Play& play, UnitIndex unit);
/// Taken off the table by people who played by themselves. Its side's Army Morale falls as for a unit that breaks
/// (OT-MOR-3), and for a general with it (OT-MOR-5), and wears other units down. A unit that was fleeing had broken
/// before.
void takeOffByHand(Play& play, UnitIndex unit);
/// The fall of Army Morale that its breaking brought is taken back; what others suffered by it stays.
void bringBackByHand(Play& play, UnitIndex unit);
/// People have told that a general is lost (OT-GEN-16): his side's Army Morale falls (OT-GEN-19).
void loseGeneralByHand(Play& play, PersonIndex general);
/// People have told the Army Morale of a side: what its fall from `before` does to units.
void fallByHand(Play& play, SideIndex side, int before);
/// Pushed off the table in retreat (OT-RET-6, D27).
void pushOff(Play& play, UnitIndex unit);
/// At 0 Strength a unit breaks before its `foe` (OT-FLE-1). In combat it costs Army Morale; `pursuer`, if any, is then
/// after it (OT-PUR-1); in its own side's phase it flees at once (OT-FLE-3).
void breakInCombat(Play& play, UnitIndex unit, UnitIndex foe, UnitIndex pursuer);

/// Tells of failed rolls that a general has had thrown again.
void tellRerolls(Play& play, PersonIndex general, int rolls);
/// The effect of a Fate Roll, or of its absence, on a general.
void applyFate(Play& play, PersonIndex general, GeneralFate fate);

/// Sets a unit after another; it forgets whom it pursued before (OT-PUR-6).
void setPursuit(Play& play, UnitIndex pursuer, UnitIndex target);
void endPursuit(Play& play, UnitIndex pursuer);
/// The unit that a pursuer is after; noUnit if it is not known.
[[nodiscard]] UnitIndex pursuedBy(const Battle& battle, UnitIndex pursuer);
/// The quarry's fate; an unknown one is taken as destroyed.
[[nodiscard]] Quarry quarryOf(const Battle& battle, UnitIndex pursuer);
/// Ends a pursuit: the unit halts (OT-PUR-3).
void haltPursuit(Play& play, UnitIndex pursuer);
/// A unit has cut down a fleeing one: if that was its quarry it halts, at once unless an option has it so (D55).
void endPursuitIfCaught(Play& play, UnitIndex pursuer, UnitIndex caught);

/// Books the falls of Army Morale of what has just been done (OT-MOR-6, OT-MOR-7, D45).
void bookFalls(Play& play);

/// Whether `a` flees before `b`: nearer to their base edge, then farther to their side's left (D36).
[[nodiscard]] bool fleesBefore(const Battle& battle, UnitIndex a, UnitIndex b);

}  // namespace signifer::othw
