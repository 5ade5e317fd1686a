// Hand-to-hand combat: what a charge adds, a unit's blows, how worn hits make it, and what it may choose when the round
// has ended. The sheet's charging modifiers, combat modifiers, To Hit rolls and Disengage.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

/// Ground charged into or through (HG-CMT-8).
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeTerrain, std::uint8_t, open, gradualSlope, other)
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeKind, std::uint8_t, charge, countercharge)
BOOST_DEFINE_FIXED_ENUM_CLASS(Against, std::uint8_t, front, flank, rear, retreating)

struct ChargeModifierIn {
  bool aggressive = false;
  /// One of those that lose the bonus in terrain: losesBonusInTerrain() in kind.h.
  bool mounted = false;
  ChargeTerrain terrain = ChargeTerrain::open;
  ChargeKind move = ChargeKind::charge;
  bool leaderAttached = false;
  /// `retreating` from any side.
  Against against = Against::front;
  /// The retreating target is struck in flank as well: counts under the option flank-on-retreating only. Not in the
  /// form, where the target is one thing.
  bool flankToo = false;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(ChargeModifierIn, (), (aggressive, mounted, terrain, move, leaderAttached, against))

struct ChargeModifierOut {
  int bonusRoll = 0;
  int chargeModifier = 0;
  /// Terrain has taken the bonus of rows 1 to 4 (HG-CMT-8). Not in the form.
  bool bonusLost = false;
  friend auto operator<=>(const ChargeModifierOut&, const ChargeModifierOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargeModifierOut, (), (bonusRoll, chargeModifier))

[[nodiscard]] std::optional<Refusal> refuseChargeModifier(const ChargeModifierIn& in);
/// The Charging Modifier Table (HG-CMT-1 to HG-CMT-9). Dice: two d6 for an aggressive unit that has its bonus.
[[nodiscard]] ChargeModifierOut chargeModifier(const ChargeModifierIn& in, const Tables& tables, const Options& options,
                                               Dice& dice, Modifiers& modifiers);

struct HandToHandIn {
  Part part = Part::laterRound;
  int chargeModifier = 0;
  bool veteran = false;
  /// With itself; 1: lone; 0: not a Battle Line unit.
  int battleLineStands = 0;
  bool rankers = false;
  bool extraordinaryLeader = false;
  int enemiesInContact = 1;
  /// Friendly units touching those enemies, itself included.
  int friendsInContact = 1;
  /// Charged this round from.
  Arc attacked = Arc::front;
  int opponentShields = 0;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(HandToHandIn, (),
                      (part, chargeModifier, veteran, battleLineStands, rankers, extraordinaryLeader, enemiesInContact,
                       friendsInContact, attacked, opponentShields))

struct HandToHandOut {
  int score = 0;
  int hits = 0;
  friend auto operator<=>(const HandToHandOut&, const HandToHandOut&) = default;
};
BOOST_DESCRIBE_STRUCT(HandToHandOut, (), (score, hits))

[[nodiscard]] std::optional<Refusal> refuseHandToHand(const HandToHandIn& in);
/// One unit's blows in one round (HG-H2H-1 to HG-H2H-12, HG-HIT-1 to HG-HIT-3). Dice: two d6.
[[nodiscard]] HandToHandOut handToHand(const HandToHandIn& in, const Tables& tables, Dice& dice, Modifiers& modifiers);
/// The To Hit bands, of blows and volleys alike.
[[nodiscard]] int hitsOf(int score, const Tables& tables);
/// The band that gives so many.
[[nodiscard]] std::string_view hitRule(int hits);

struct CasualtyLevelIn {
  int hits = 0;
  int strength = 1;
};
BOOST_DESCRIBE_STRUCT(CasualtyLevelIn, (), (hits, strength))

struct CasualtyLevelOut {
  Level level = Level::none;
  bool battleWorn = false;
  bool eliminated = false;
  int routNumber = 0;
  friend auto operator<=>(const CasualtyLevelOut&, const CasualtyLevelOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CasualtyLevelOut, (), (level, battleWorn, eliminated, routNumber))

/// How worn is the unit? (HG-BW-1, HG-CAS-1, HG-RCK-1 to HG-RCK-3)
[[nodiscard]] CasualtyLevelOut casualtyLevel(const CasualtyLevelIn& in, const Tables& tables);

BOOST_DEFINE_FIXED_ENUM_CLASS(DisengageReason, std::uint8_t, hitThisRound, noRoom, notBattleLine)

struct DisengageIn {
  /// With itself; 1: lone; 0: not a Battle Line unit.
  int battleLineStands = 0;
  /// Hand-to-hand, this round.
  int hitsSuffered = 0;
  /// To stand 1" away from all enemies.
  bool roomToDisengage = true;
  /// How far its move would take it clear of the nearest enemy; play alone knows. Not in the form.
  std::optional<Length> clearance;
};
BOOST_DESCRIBE_STRUCT(DisengageIn, (), (battleLineStands, hitsSuffered, roomToDisengage))

struct DisengageOut {
  bool allowed = false;
  int inches = 0;
  Reasons<DisengageReason> reasons;
  friend auto operator<=>(const DisengageOut&, const DisengageOut&) = default;
};
BOOST_DESCRIBE_STRUCT(DisengageOut, (), (allowed, inches, reasons))

/// May a unit break off? (HG-BL-2, HG-DIS-1 to HG-DIS-3)
[[nodiscard]] DisengageOut disengage(const DisengageIn& in, const Tables& tables);

BOOST_DEFINE_FIXED_ENUM_CLASS(RoundOption, std::uint8_t, disengage, fightOn, retreat)

struct RoundOptionsIn {
  /// With itself; 1: lone; 0: not a Battle Line unit.
  int battleLineStands = 0;
  /// Hand-to-hand, this round.
  int hitsSuffered = 0;
  bool roomToDisengage = true;
  bool roomToRetreat = true;
};
BOOST_DESCRIBE_STRUCT(RoundOptionsIn, (), (battleLineStands, hitsSuffered, roomToDisengage, roomToRetreat))

BOOST_DEFINE_FIXED_ENUM_CLASS(NoRetreatReason, std::uint8_t, lineNeverRetreats, noRoomToRetreat)

struct RoundOptionsOut {
  WordSet<RoundOption> options;
  /// Why a retreat is not among them. Not in the form.
  Reasons<NoRetreatReason> noRetreat;
  friend auto operator<=>(const RoundOptionsOut&, const RoundOptionsOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundOptionsOut, (), (options))

/// What may a unit that still touches an enemy choose at the end of a round? (HG-BL-1, HG-RET-1, HG-RET-9, HG-DIS-1)
[[nodiscard]] RoundOptionsOut roundOptions(const RoundOptionsIn& in, const Tables& tables, const Options& options);

}  // namespace signifer::hannibal
