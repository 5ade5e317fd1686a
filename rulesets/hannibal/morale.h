// The effects of hits and fear on units and armies: Rout Checks, retreats and routs, friends and skirmishers in the
// way, routed units, terror, and army stamina. The sheet's retrogrades, Rout Check and stamina tables.
#pragma once

#include <optional>

#include "hannibal/forms.h"
#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"

namespace signifer::hannibal {

/// The Rout Number of a level; 0 where no check is taken (HG-RCK-1 to HG-RCK-3).
[[nodiscard]] int routNumber(Level level, const Tables& tables);
/// Whether a unit of so many stands in its line may retreat at all (HG-BL-1).
[[nodiscard]] bool mayRetreat(int battleLineStands, const Options& options);

[[nodiscard]] std::optional<Refusal> refuseRoutCheck(const RoutCheckIn& in);
/// Does the unit hold? (HG-RCK-1 to HG-RCK-4) Dice: two d6 if it has hits.
[[nodiscard]] RoutCheckOut routCheck(const RoutCheckIn& in, const Tables& tables, Dice& dice);

struct RetreatIn : RetreatForm {
  /// Skirmishers met by a march (HG-SKI-1): under the option skirmisher-retreat-check they may be spared the check. Not
  /// in the form.
  bool metByMarch = false;
};
BOOST_DESCRIBE_STRUCT(RetreatIn, (RetreatForm), ())

[[nodiscard]] std::optional<Refusal> refuseRetreat(const RetreatIn& in);
/// A unit tries to withdraw (HG-RET-1, HG-RET-3, HG-RET-4, HG-RET-6, HG-MOV-9, HG-MOV-10). Dice: the Rout Check, then
/// d6 for the distance if it routs.
[[nodiscard]] RetreatOut retreat(const RetreatIn& in, const Tables& tables, const Options& options, Dice& dice);

[[nodiscard]] std::optional<Refusal> refuseRetrogradeAxis(const RetrogradeAxisIn& in);
/// In which direction does it retreat or rout? (HG-RGA-1)
[[nodiscard]] RetrogradeAxisOut retrogradeAxis(const RetrogradeAxisIn& in);

struct MeetsFriendIn : MeetsFriendForm {
  /// The friend has no hits: it takes no check under the option panic-check rout-table. Not in the form.
  bool friendUnhurt = false;
};
BOOST_DESCRIBE_STRUCT(MeetsFriendIn, (MeetsFriendForm), ())

/// A retreating or routing unit meets a friend (HG-RET-7, HG-ROU-2 to HG-ROU-8). Dice: two d6 for a Panic Check.
[[nodiscard]] MeetsFriendOut meetsFriend(const MeetsFriendIn& in, const Tables& tables, const Options& options,
                                         Dice& dice);

/// An enemy comes up to foot skirmishers (HG-SKI-1, HG-SKI-2, HG-RET-9).
[[nodiscard]] SkirmisherContactOut skirmisherContact(const SkirmisherContactIn& in);

/// What becomes of a routed unit? (HG-SEQ-6, HG-SEQ-7, HG-RTU-1)
[[nodiscard]] RoutedUnitOut routedUnit(const RoutedUnitIn& in);

/// A terror unit has been struck or shot at (HG-TER-1, HG-TER-2). Dice: two d6 of its opponent if it took hits.
[[nodiscard]] TerrorTestOut terrorTest(const TerrorTestIn& in, const Tables& tables, Dice& dice);

}  // namespace signifer::hannibal
