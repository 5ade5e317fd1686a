// Hand-to-hand combat: a unit's blows, who counts as a support, who has won, and who must test. The sheet's
// Hand-to-hand Sequence with its dice and to-hit tables.
#pragma once

#include <optional>

#include "initiative/tables.h"
#include "rules/procedure.h"

namespace signifer::initiative {

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
struct HandToHandOut {
  int attackDice = 0;
  /// 7, with the option six-always-hits off, where nothing hits.
  int needed = 0;
  int hits = 0;
  friend auto operator<=>(const HandToHandOut&, const HandToHandOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseHandToHand(const HandToHandIn& in, const Book& book);
/// IO-H2H-1 to IO-H2H-15. Dice: a pool of d6, one for each attack die.
[[nodiscard]] HandToHandOut handToHand(const HandToHandIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

enum class SupportReason : std::uint8_t {
  artilleryOrBaggage,
  disordered,
  engaged,
  formationCannotSupport,
  notFacing,
  openOrder,
  placeTaken,
  shaken,
  tiny,
  tooFar,
};
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
struct SupportOut {
  bool supports = false;
  WordSet<SupportReason> reasons;
  friend auto operator<=>(const SupportOut&, const SupportOut&) = default;
};
/// IO-SUP-2.
[[nodiscard]] SupportOut support(const SupportIn& in, const Book& book);

enum class FightOutcome : std::uint8_t { won, lost, draw };
struct CombatResultIn {
  int inflicted = 0;
  int suffered = 0;
  int supports = 0;
  int enemySupports = 0;
};
struct CombatResultOut {
  int score = 0;
  int enemyScore = 0;
  int margin = 0;
  FightOutcome outcome = FightOutcome::draw;
  friend auto operator<=>(const CombatResultOut&, const CombatResultOut&) = default;
};
/// IO-HSQ-9, IO-SUP-3, IO-SUP-4.
[[nodiscard]] CombatResultOut combatResult(const CombatResultIn& in, const Book& book, Modifiers& modifiers);

enum class CombatRole : std::uint8_t { charger, otherFighter, supporter, nonFighter };
enum class RoundOutcome : std::uint8_t { none, won, lost, draw };
enum class SupportedUnit : std::uint8_t { stands, breaks, shattered };
enum class BreakTable : std::uint8_t { handToHand, ranged, none };
enum class CombatTestReason : std::uint8_t {
  defeated,
  hitOnASix,
  shakenByShots,
  shakenDraw,
  supportedUnitBreaks,
  supportedUnitShattered,
  twoHitsOnSixesOnly,
};
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
struct CombatBreakCheckOut {
  bool testRequired = false;
  BreakTable table = BreakTable::none;
  WordSet<CombatTestReason> reasons;
  friend auto operator<=>(const CombatBreakCheckOut&, const CombatBreakCheckOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseCombatBreakCheck(const CombatBreakCheckIn& in);
/// IO-HSQ-3 to IO-HSQ-8, IO-HSQ-10.
[[nodiscard]] CombatBreakCheckOut combatBreakCheck(const CombatBreakCheckIn& in, const Book& book);

}  // namespace signifer::initiative

namespace signifer {

template <>
struct Words<initiative::SupportReason> {
  static constexpr auto words =
      std::to_array<std::string_view>({"artillery-or-baggage", "disordered", "engaged", "formation-cannot-support",
                                       "not-facing", "open-order", "place-taken", "shaken", "tiny", "too-far"});
};

template <>
struct Words<initiative::FightOutcome> {
  static constexpr auto words = std::to_array<std::string_view>({"won", "lost", "draw"});
};

template <>
struct Words<initiative::CombatRole> {
  static constexpr auto words =
      std::to_array<std::string_view>({"charger", "other-fighter", "supporter", "non-fighter"});
};

template <>
struct Words<initiative::RoundOutcome> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "won", "lost", "draw"});
};

template <>
struct Words<initiative::SupportedUnit> {
  static constexpr auto words = std::to_array<std::string_view>({"stands", "breaks", "shattered"});
};

template <>
struct Words<initiative::BreakTable> {
  static constexpr auto words = std::to_array<std::string_view>({"hand-to-hand", "ranged", "none"});
};

template <>
struct Words<initiative::CombatTestReason> {
  static constexpr auto words =
      std::to_array<std::string_view>({"defeated", "hit-on-a-six", "shaken-by-shots", "shaken-draw",
                                       "supported-unit-breaks", "supported-unit-shattered", "two-hits-on-sixes-only"});
};

}  // namespace signifer
