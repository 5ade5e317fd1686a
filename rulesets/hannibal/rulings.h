// The rulings of Hannibal at the Gates by their types: what play, referee and candidates ask (rules/asking.h), and the
// list by which the programs know the same objects.
#pragma once

#include <memory>
#include <vector>

#include "hannibal/charging.h"
#include "hannibal/combat.h"
#include "hannibal/command.h"
#include "hannibal/morale.h"
#include "hannibal/movement.h"
#include "hannibal/shooting.h"
#include "hannibal/stamina.h"
#include "rules/procedure_for.h"

namespace signifer {
class Definition;
}

namespace signifer::hannibal {

/// A procedure as the rule set's list owns it.
template <class In, class Out>
using Ruled = const ProcedureFor<In, Out>*;

struct Rulings {
  Ruled<ManoeuvreIn, ManoeuvreOut> manoeuvre = nullptr;
  Ruled<MoveAllowanceIn, MoveAllowanceOut> moveAllowance = nullptr;
  Ruled<MarchIn, MarchOut> march = nullptr;
  Ruled<WheelIn, WheelOut> wheel = nullptr;
  Ruled<ChargePermittedIn, ChargePermittedOut> chargePermitted = nullptr;
  Ruled<ChargeMoveIn, ChargeMoveOut> chargeMove = nullptr;
  Ruled<CounterchargeIn, CounterchargeOut> countercharge = nullptr;
  Ruled<ChargeLineIn, ChargeLineOut> chargeLine = nullptr;
  Ruled<ArcOfApproachIn, ArcOfApproachOut> arcOfApproach = nullptr;
  Ruled<FormedTogetherIn, FormedTogetherOut> formedTogether = nullptr;
  Ruled<ChargeModifierIn, ChargeModifierOut> chargeModifier = nullptr;
  Ruled<HandToHandIn, HandToHandOut> handToHand = nullptr;
  Ruled<CasualtyLevelIn, CasualtyLevelOut> casualtyLevel = nullptr;
  Ruled<RoundOptionsIn, RoundOptionsOut> roundOptions = nullptr;
  Ruled<DisengageIn, DisengageOut> disengage = nullptr;
  Ruled<ShotPermittedIn, ShotPermittedOut> shotPermitted = nullptr;
  Ruled<ShootingIn, ShootingOut> shooting = nullptr;
  Ruled<RoutCheckIn, RoutCheckOut> routCheck = nullptr;
  Ruled<RetreatIn, RetreatOut> retreat = nullptr;
  Ruled<RetrogradeAxisIn, RetrogradeAxisOut> retrogradeAxis = nullptr;
  Ruled<MeetsFriendIn, MeetsFriendOut> meetsFriend = nullptr;
  Ruled<SkirmisherContactIn, SkirmisherContactOut> skirmisherContact = nullptr;
  Ruled<RoutedUnitIn, RoutedUnitOut> routedUnit = nullptr;
  Ruled<TerrorTestIn, TerrorTestOut> terrorTest = nullptr;
  Ruled<StaminaValueIn, StaminaValueOut> staminaValue = nullptr;
  Ruled<ArmyStaminaIn, ArmyStaminaOut> armyStamina = nullptr;
  Ruled<LeaderCasualtyIn, LeaderCasualtyOut> leaderCasualty = nullptr;
  Ruled<LeaderMoveIn, LeaderMoveOut> leaderMove = nullptr;
};

using ProcedureList = std::vector<std::unique_ptr<Procedure>>;

/// Makes all of them, adds them to the list and says where they are. They keep references to tables and options.
/// Throws SourceError where form and code differ.
[[nodiscard]] Rulings makeRulings(const Definition& definition, const Tables& tables, const Options& options,
                                  ProcedureList& list);

}  // namespace signifer::hannibal
