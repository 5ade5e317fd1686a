// Hand-to-hand combat: a unit's blows, who counts as a support, who has won, and who must test. The sheet's
// Hand-to-hand Sequence with its dice and to-hit tables.
#pragma once

#include <optional>

#include "initiative/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::initiative {

/// Square and buildings fight on each face, and have neither flank nor rear.
[[nodiscard]] constexpr bool fightsByFaces(Formation formation) {
  return formation == Formation::square || formation == Formation::buildings;
}

struct HandToHandIn {
  int combatValue = 6;
  Size size = Size::standard;
  Formation formation = Formation::line;
  /// Of square or buildings, that fight.
  int faces = 1;
  /// Fighting dice of joined Generals.
  int generalDice = 0;
  Momentum momentum = Momentum::none;
  bool uphill = false;
  bool shaken = false;
  bool disordered = false;
  bool flankOrRear = false;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(HandToHandIn, (),
                      (combatValue, size, formation, faces, generalDice, momentum, uphill, shaken, disordered,
                       flankOrRear))
struct HandToHandOut {
  int attackDice = 0;
  /// 7, with the option six-always-hits off, where nothing hits.
  int needed = 0;
  int hits = 0;
  friend auto operator<=>(const HandToHandOut&, const HandToHandOut&) = default;
};
BOOST_DESCRIBE_STRUCT(HandToHandOut, (), (attackDice, needed, hits))
[[nodiscard]] std::optional<Refusal> refuseHandToHand(const HandToHandIn& in, const Book& book);
/// IO-H2H-1 to IO-H2H-15. Dice: a pool of d6, one for each attack die.
[[nodiscard]] HandToHandOut handToHand(const HandToHandIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

BOOST_DEFINE_FIXED_ENUM_CLASS(SupportReason, std::uint8_t, artilleryOrBaggage, disordered, engaged,
                              formationCannotSupport, notFacing, openOrder, placeTaken, shaken, tiny, tooFar)
struct SupportIn {
  /// From the fighting unit's rear or side (inches).
  double distanceInches = 0;
  bool sameFacing = true;
  bool placeTaken = false;
  Size size = Size::standard;
  Formation formation = Formation::line;
  bool fighterOpenOrder = false;
  bool shaken = false;
  bool disordered = false;
  bool engaged = false;
  bool artilleryOrBaggage = false;
};
BOOST_DESCRIBE_STRUCT(SupportIn, (),
                      (distanceInches, sameFacing, placeTaken, size, formation, fighterOpenOrder, shaken, disordered,
                       engaged, artilleryOrBaggage))
struct SupportOut {
  bool supports = false;
  Reasons<SupportReason> reasons;
  friend auto operator<=>(const SupportOut&, const SupportOut&) = default;
};
BOOST_DESCRIBE_STRUCT(SupportOut, (), (supports, reasons))
/// IO-SUP-2.
[[nodiscard]] SupportOut support(const SupportIn& in, const Book& book);

BOOST_DEFINE_FIXED_ENUM_CLASS(FightOutcome, std::uint8_t, won, lost, draw)
struct CombatResultIn {
  int inflicted = 0;
  int suffered = 0;
  int supports = 0;
  int enemySupports = 0;
};
BOOST_DESCRIBE_STRUCT(CombatResultIn, (), (inflicted, suffered, supports, enemySupports))
struct CombatResultOut {
  int score = 0;
  int enemyScore = 0;
  int margin = 0;
  FightOutcome outcome = FightOutcome::draw;
  friend auto operator<=>(const CombatResultOut&, const CombatResultOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CombatResultOut, (), (score, enemyScore, margin, outcome))
/// IO-HSQ-9, IO-SUP-3, IO-SUP-4.
[[nodiscard]] CombatResultOut combatResult(const CombatResultIn& in, const Book& book, Modifiers& modifiers);

BOOST_DEFINE_FIXED_ENUM_CLASS(CombatRole, std::uint8_t, charger, otherFighter, supporter, nonFighter)
BOOST_DEFINE_FIXED_ENUM_CLASS(RoundOutcome, std::uint8_t, none, won, lost, draw)
BOOST_DEFINE_FIXED_ENUM_CLASS(SupportedUnit, std::uint8_t, stands, breaks, shattered)
BOOST_DEFINE_FIXED_ENUM_CLASS(BreakTable, std::uint8_t, handToHand, ranged, none)
BOOST_DEFINE_FIXED_ENUM_CLASS(CombatTestReason, std::uint8_t, defeated, hitOnASix, shakenByShots, shakenDraw,
                              supportedUnitBreaks, supportedUnitShattered, twoHitsOnSixesOnly)
struct CombatBreakCheckIn {
  CombatRole role = CombatRole::charger;
  RoundOutcome outcome = RoundOutcome::none;
  /// Shaken already when this round's blows began.
  bool shaken = false;
  bool shakenByShots = false;
  /// Of closing and traversing shots, as in ShootingBreakCheckIn.
  int sixesOnlyHits = 0;
  int sixes = 0;
  SupportedUnit supportedUnit = SupportedUnit::stands;
};
BOOST_DESCRIBE_STRUCT(CombatBreakCheckIn, (),
                      (role, outcome, shaken, shakenByShots, sixesOnlyHits, sixes, supportedUnit))
struct CombatBreakCheckOut {
  bool testRequired = false;
  BreakTable table = BreakTable::none;
  Reasons<CombatTestReason> reasons;
  friend auto operator<=>(const CombatBreakCheckOut&, const CombatBreakCheckOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CombatBreakCheckOut, (), (testRequired, table, reasons))
[[nodiscard]] std::optional<Refusal> refuseCombatBreakCheck(const CombatBreakCheckIn& in);
/// IO-HSQ-3 to IO-HSQ-8, IO-HSQ-10.
[[nodiscard]] CombatBreakCheckOut combatBreakCheck(const CombatBreakCheckIn& in, const Book& book);

}  // namespace signifer::initiative
