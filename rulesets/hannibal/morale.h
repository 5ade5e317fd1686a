// The effects of hits and fear on units and armies: Rout Checks, retreats and routs, friends and skirmishers in the
// way, routed units, terror, and army stamina. The sheet's retrogrades, Rout Check and stamina tables.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"

namespace signifer::hannibal {

/// The Rout Number of a level; 0 where no check is taken (HG-RCK-1 to HG-RCK-3).
[[nodiscard]] int routNumber(Level level, const Tables& tables);
/// Whether a unit of so many stands in its line may retreat at all (HG-BL-1).
[[nodiscard]] bool mayRetreat(int battleLineStands, const Options& options);

struct RoutCheckIn {
  int hits = 0;
  int strength = 1;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(RoutCheckIn, (), (hits, strength))

struct RoutCheckOut {
  int routNumber = 0;
  int score = 0;
  bool routs = false;
  friend auto operator<=>(const RoutCheckOut&, const RoutCheckOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RoutCheckOut, (), (routNumber, score, routs))

[[nodiscard]] std::optional<Refusal> refuseRoutCheck(const RoutCheckIn& in);
/// Does the unit hold? (HG-RCK-1 to HG-RCK-4) Dice: two d6 if it has hits.
[[nodiscard]] RoutCheckOut routCheck(const RoutCheckIn& in, const Tables& tables, Dice& dice);

BOOST_DEFINE_FIXED_ENUM_CLASS(RetreatOutcome, std::uint8_t, notPermitted, retreats, routs)

struct RetreatIn {
  MoveClass moveClass = MoveClass::foot;
  /// With itself; 1: lone; 0: not a Battle Line unit.
  int battleLineStands = 0;
  int hits = 0;
  int strength = 1;
  /// Skirmishers met by a march (HG-SKI-1): under the option skirmisher-retreat-check they may be spared the check. Not
  /// in the form.
  bool metByMarch = false;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(RetreatIn, (), (moveClass, battleLineStands, hits, strength))

struct RetreatOut {
  RetreatOutcome outcome = RetreatOutcome::notPermitted;
  int routNumber = 0;
  int score = 0;
  /// The limits of a retreat; for a rout both are its distance.
  int minInches = 0;
  int maxInches = 0;
  friend auto operator<=>(const RetreatOut&, const RetreatOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RetreatOut, (), (outcome, routNumber, score, minInches, maxInches))

[[nodiscard]] std::optional<Refusal> refuseRetreat(const RetreatIn& in);
/// A unit tries to withdraw (HG-RET-1, HG-RET-3, HG-RET-4, HG-RET-6, HG-MOV-9, HG-MOV-10). Dice: the Rout Check, then
/// d6 for the distance if it routs.
[[nodiscard]] RetreatOut retreat(const RetreatIn& in, const Tables& tables, const Options& options, Dice& dice);

struct RetrogradeAxisIn {
  double enemyX = 0;
  double enemyY = 0;
  double ownX = 0;
  double ownY = 0;
  int facingDegrees = 0;
};
BOOST_DESCRIBE_STRUCT(RetrogradeAxisIn, (), (enemyX, enemyY, ownX, ownY, facingDegrees))

struct RetrogradeAxisOut {
  /// To a tenth, below 360.
  double headingDegrees = 0;
  /// To a tenth, 0 to 180.
  double pivotDegrees = 0;
  friend auto operator<=>(const RetrogradeAxisOut&, const RetrogradeAxisOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RetrogradeAxisOut, (), (headingDegrees, pivotDegrees))

[[nodiscard]] std::optional<Refusal> refuseRetrogradeAxis(const RetrogradeAxisIn& in);
/// In which direction does it retreat or rout? (HG-RGA-1)
[[nodiscard]] RetrogradeAxisOut retrogradeAxis(const RetrogradeAxisIn& in);

BOOST_DEFINE_FIXED_ENUM_CLASS(Retrograde, std::uint8_t, retreat, rout)
BOOST_DEFINE_FIXED_ENUM_CLASS(Retrograder, std::uint8_t, skirmishersOrRabble, other)
BOOST_DEFINE_FIXED_ENUM_CLASS(FriendAction, std::uint8_t, formUpBehind, pushThrough)

struct MeetsFriendIn {
  Retrograde retrograde = Retrograde::retreat;
  Retrograder mover = Retrograder::other;
  bool friendVeteran = false;
  bool friendBattleWorn = false;
  bool friendRouted = false;
  /// The friend has no hits: it takes no check under the option panic-check rout-table. Not in the form.
  bool friendUnhurt = false;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(MeetsFriendIn, (), (retrograde, mover, friendVeteran, friendBattleWorn, friendRouted))

struct MeetsFriendOut {
  FriendAction action = FriendAction::formUpBehind;
  /// 0: no check.
  int panicNumber = 0;
  int score = 0;
  bool panics = false;
  friend auto operator<=>(const MeetsFriendOut&, const MeetsFriendOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MeetsFriendOut, (), (action, panicNumber, score, panics))

/// A retreating or routing unit meets a friend (HG-RET-7, HG-ROU-2 to HG-ROU-8). Dice: two d6 for a Panic Check.
[[nodiscard]] MeetsFriendOut meetsFriend(const MeetsFriendIn& in, const Tables& tables, const Options& options,
                                         Dice& dice);

BOOST_DEFINE_FIXED_ENUM_CLASS(SkirmishersMetBy, std::uint8_t, normalMove, charge, intervening)
BOOST_DEFINE_FIXED_ENUM_CLASS(SkirmisherReaction, std::uint8_t, retreat, rout)

struct SkirmisherContactIn {
  SkirmishersMetBy contact = SkirmishersMetBy::normalMove;
  bool ableToShoot = true;
  bool roomToRetreat = true;
};
BOOST_DESCRIBE_STRUCT(SkirmisherContactIn, (), (contact, ableToShoot, roomToRetreat))

struct SkirmisherContactOut {
  bool shoots = false;
  SkirmisherReaction reaction = SkirmisherReaction::retreat;
  friend auto operator<=>(const SkirmisherContactOut&, const SkirmisherContactOut&) = default;
};
BOOST_DESCRIBE_STRUCT(SkirmisherContactOut, (), (shoots, reaction))

/// An enemy comes up to foot skirmishers (HG-SKI-1, HG-SKI-2, HG-RET-9).
[[nodiscard]] SkirmisherContactOut skirmisherContact(const SkirmisherContactIn& in);

BOOST_DEFINE_FIXED_ENUM_CLASS(Moment, std::uint8_t, ownLeaderPhase, anyOtherTime)
BOOST_DEFINE_FIXED_ENUM_CLASS(RoutedFate, std::uint8_t, captured, staysRouted, rallies, disperses)

struct RoutedUnitIn {
  /// Not one that it is just breaking from (HG-RTU-2).
  bool touchesEnemy = false;
  bool leaderAttached = false;
  Moment moment = Moment::ownLeaderPhase;
};
BOOST_DESCRIBE_STRUCT(RoutedUnitIn, (), (touchesEnemy, leaderAttached, moment))

struct RoutedUnitOut {
  RoutedFate fate = RoutedFate::staysRouted;
  friend auto operator<=>(const RoutedUnitOut&, const RoutedUnitOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RoutedUnitOut, (), (fate))

/// What becomes of a routed unit? (HG-SEQ-6, HG-SEQ-7, HG-RTU-1)
[[nodiscard]] RoutedUnitOut routedUnit(const RoutedUnitIn& in);

struct TerrorTestIn {
  /// In this volley or round.
  int hitsSuffered = 0;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(TerrorTestIn, (), (hitsSuffered))

struct TerrorTestOut {
  bool tested = false;
  int score = 0;
  bool panics = false;
  friend auto operator<=>(const TerrorTestOut&, const TerrorTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(TerrorTestOut, (), (tested, score, panics))

/// A terror unit has been struck or shot at (HG-TER-1, HG-TER-2). Dice: two d6 of its opponent if it took hits.
[[nodiscard]] TerrorTestOut terrorTest(const TerrorTestIn& in, const Tables& tables, Dice& dice);

}  // namespace signifer::hannibal
