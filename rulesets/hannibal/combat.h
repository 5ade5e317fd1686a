// Hand-to-hand combat: what a charge adds, a unit's blows, how worn hits make it, and what it may choose when the round
// has ended. The sheet's charging modifiers, combat modifiers, To Hit rolls and Disengage.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/procedure.h"

namespace signifer::hannibal {

/// Ground charged into or through (HG-CMT-8).
enum class ChargeTerrain : std::uint8_t { open, gradualSlope, other };
enum class ChargeKind : std::uint8_t { charge, countercharge };
enum class Against : std::uint8_t { front, flank, rear, retreating };

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

struct ChargeModifierOut {
  int bonusRoll = 0;
  int chargeModifier = 0;
  friend auto operator<=>(const ChargeModifierOut&, const ChargeModifierOut&) = default;
};

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

struct HandToHandOut {
  int score = 0;
  int hits = 0;
  friend auto operator<=>(const HandToHandOut&, const HandToHandOut&) = default;
};

[[nodiscard]] std::optional<Refusal> refuseHandToHand(const HandToHandIn& in);
/// One unit's blows in one round (HG-H2H-1 to HG-H2H-12, HG-HIT-1 to HG-HIT-3). Dice: two d6.
[[nodiscard]] HandToHandOut handToHand(const HandToHandIn& in, const Tables& tables, Dice& dice, Modifiers& modifiers);
/// The To Hit bands, of blows and volleys alike.
[[nodiscard]] int hitsOf(int score, const Tables& tables);

struct CasualtyLevelIn {
  int hits = 0;
  int strength = 1;
};

struct CasualtyLevelOut {
  Level level = Level::none;
  bool battleWorn = false;
  bool eliminated = false;
  int routNumber = 0;
  friend auto operator<=>(const CasualtyLevelOut&, const CasualtyLevelOut&) = default;
};

/// How worn is the unit? (HG-BW-1, HG-CAS-1, HG-RCK-1 to HG-RCK-3)
[[nodiscard]] CasualtyLevelOut casualtyLevel(const CasualtyLevelIn& in, const Tables& tables);

enum class DisengageReason : std::uint8_t { hitThisRound, noRoom, notBattleLine };

struct DisengageIn {
  /// With itself; 1: lone; 0: not a Battle Line unit.
  int battleLineStands = 0;
  /// Hand-to-hand, this round.
  int hitsSuffered = 0;
  /// To stand 1" away from all enemies.
  bool roomToDisengage = true;
};

struct DisengageOut {
  bool allowed = false;
  int inches = 0;
  WordSet<DisengageReason> reasons;
  friend auto operator<=>(const DisengageOut&, const DisengageOut&) = default;
};

/// May a unit break off? (HG-BL-2, HG-DIS-1 to HG-DIS-3)
[[nodiscard]] DisengageOut disengage(const DisengageIn& in, const Tables& tables);

enum class RoundOption : std::uint8_t { disengage, fightOn, retreat };

struct RoundOptionsIn {
  /// With itself; 1: lone; 0: not a Battle Line unit.
  int battleLineStands = 0;
  /// Hand-to-hand, this round.
  int hitsSuffered = 0;
  bool roomToDisengage = true;
  bool roomToRetreat = true;
};

struct RoundOptionsOut {
  WordSet<RoundOption> options;
  friend auto operator<=>(const RoundOptionsOut&, const RoundOptionsOut&) = default;
};

/// What may a unit that still touches an enemy choose at the end of a round? (HG-BL-1, HG-RET-1, HG-RET-9, HG-DIS-1)
[[nodiscard]] RoundOptionsOut roundOptions(const RoundOptionsIn& in, const Tables& tables, const Options& options);

}  // namespace signifer::hannibal

namespace signifer {

template <>
struct Words<hannibal::ChargeTerrain> {
  static constexpr auto words = std::to_array<std::string_view>({"open", "gradual-slope", "other"});
};

template <>
struct Words<hannibal::ChargeKind> {
  static constexpr auto words = std::to_array<std::string_view>({"charge", "countercharge"});
};

template <>
struct Words<hannibal::Against> {
  static constexpr auto words = std::to_array<std::string_view>({"front", "flank", "rear", "retreating"});
};

template <>
struct Words<hannibal::DisengageReason> {
  static constexpr auto words = std::to_array<std::string_view>({"hit-this-round", "no-room", "not-battle-line"});
};

template <>
struct Words<hannibal::RoundOption> {
  static constexpr auto words = std::to_array<std::string_view>({"disengage", "fight-on", "retreat"});
};

}  // namespace signifer
