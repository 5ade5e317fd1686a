#include "hannibal/rulings.h"
#include "rules/typed_procedure.h"

namespace signifer::hannibal {
namespace {

class Maker {
 public:
  Maker(const Definition& definition, ProcedureList& list) : definition_(definition), list_(list) {}

  /// Binds a function to its form; `refuse` may be nullptr.
  template <class In, class Out, class Refuse, class Rule>
  void make(Ruled<In, Out>& place, std::string_view id, Refuse refuse, Rule rule) {
    auto made = makeProcedure<In, Out>(definition_, id, refuse, rule);
    place = made.get();
    list_.push_back(std::move(made));
  }

 private:
  const Definition& definition_;
  ProcedureList& list_;
};

void makeMoves(Maker& maker, Rulings& rulings, const Tables& t, const Options& o) {
  maker.make(rulings.manoeuvre, "manoeuvre", refuseManoeuvre,
             [&](const ManoeuvreIn& in, Dice&, Modifiers&) { return manoeuvre(in, t, o); });
  maker.make(rulings.moveAllowance, "move-allowance", refuseMoveAllowance,
             [&](const MoveAllowanceIn& in, Dice& dice, Modifiers&) { return moveAllowance(in, t, dice); });
  maker.make(rulings.march, "march", nullptr, [&](const MarchIn& in, Dice&, Modifiers&) { return march(in, t); });
  maker.make(rulings.wheel, "wheel", nullptr, [&](const WheelIn& in, Dice&, Modifiers&) { return wheel(in, o); });
  maker.make(rulings.chargePermitted, "charge-permitted", refuseChargePermitted,
             [&](const ChargePermittedIn& in, Dice&, Modifiers&) { return chargePermitted(in, t, o); });
  maker.make(rulings.chargeMove, "charge-move", nullptr,
             [&](const ChargeMoveIn& in, Dice& dice, Modifiers&) { return chargeMove(in, t, dice); });
  maker.make(rulings.countercharge, "countercharge", refuseCountercharge,
             [&](const CounterchargeIn& in, Dice&, Modifiers&) { return countercharge(in, t, o); });
  maker.make(rulings.chargeLine, "charge-line", refuseChargeLine,
             [](const ChargeLineIn& in, Dice&, Modifiers&) { return chargeLine(in); });
  maker.make(rulings.arcOfApproach, "arc-of-approach", refuseArcOfApproach,
             [&](const ArcOfApproachIn& in, Dice&, Modifiers&) { return arcOfApproach(in, o); });
  maker.make(rulings.formedTogether, "formed-together", nullptr,
             [&](const FormedTogetherIn& in, Dice&, Modifiers&) { return formedTogether(in, t, o); });
}

void makeFighting(Maker& maker, Rulings& rulings, const Tables& t, const Options& o) {
  maker.make(rulings.chargeModifier, "charge-modifier", refuseChargeModifier,
             [&](const ChargeModifierIn& in, Dice& dice, Modifiers& modifiers) {
               return chargeModifier(in, t, o, dice, modifiers);
             });
  maker.make(
      rulings.handToHand, "hand-to-hand", refuseHandToHand,
      [&](const HandToHandIn& in, Dice& dice, Modifiers& modifiers) { return handToHand(in, t, dice, modifiers); });
  maker.make(rulings.casualtyLevel, "casualty-level", nullptr,
             [&](const CasualtyLevelIn& in, Dice&, Modifiers&) { return casualtyLevel(in, t); });
  maker.make(rulings.roundOptions, "round-options", nullptr,
             [&](const RoundOptionsIn& in, Dice&, Modifiers&) { return roundOptions(in, t, o); });
  maker.make(rulings.disengage, "disengage", nullptr,
             [&](const DisengageIn& in, Dice&, Modifiers&) { return disengage(in, t); });
  maker.make(rulings.shotPermitted, "shot-permitted", refuseShotPermitted,
             [&](const ShotPermittedIn& in, Dice&, Modifiers&) { return shotPermitted(in, t, o); });
  maker.make(rulings.shooting, "shooting", refuseShooting, [&](const ShootingIn& in, Dice& dice, Modifiers& modifiers) {
    return shooting(in, t, o, dice, modifiers);
  });
}

void makeMorale(Maker& maker, Rulings& rulings, const Tables& t, const Options& o) {
  maker.make(rulings.routCheck, "rout-check", refuseRoutCheck,
             [&](const RoutCheckIn& in, Dice& dice, Modifiers&) { return routCheck(in, t, dice); });
  maker.make(rulings.retreat, "retreat", refuseRetreat,
             [&](const RetreatIn& in, Dice& dice, Modifiers&) { return retreat(in, t, o, dice); });
  maker.make(rulings.retrogradeAxis, "retrograde-axis", refuseRetrogradeAxis,
             [](const RetrogradeAxisIn& in, Dice&, Modifiers&) { return retrogradeAxis(in); });
  maker.make(rulings.meetsFriend, "meets-friend", nullptr,
             [&](const MeetsFriendIn& in, Dice& dice, Modifiers&) { return meetsFriend(in, t, o, dice); });
  maker.make(rulings.skirmisherContact, "skirmisher-contact", nullptr,
             [](const SkirmisherContactIn& in, Dice&, Modifiers&) { return skirmisherContact(in); });
  maker.make(rulings.routedUnit, "routed-unit", nullptr,
             [](const RoutedUnitIn& in, Dice&, Modifiers&) { return routedUnit(in); });
  maker.make(rulings.terrorTest, "terror-test", nullptr,
             [&](const TerrorTestIn& in, Dice& dice, Modifiers&) { return terrorTest(in, t, dice); });
}

void makeCommand(Maker& maker, Rulings& rulings, const Tables& t, const Options& o) {
  maker.make(rulings.staminaValue, "stamina-value", nullptr,
             [&](const StaminaValueIn& in, Dice&, Modifiers&) { return staminaValue(in, t); });
  maker.make(rulings.armyStamina, "army-stamina", refuseArmyStamina,
             [&](const ArmyStaminaIn& in, Dice&, Modifiers&) { return armyStamina(in, t, o); });
  maker.make(rulings.leaderCasualty, "leader-casualty", nullptr,
             [&](const LeaderCasualtyIn& in, Dice& dice, Modifiers&) { return leaderCasualty(in, o, dice); });
  maker.make(rulings.leaderMove, "leader-move", refuseLeaderMove,
             [&](const LeaderMoveIn& in, Dice&, Modifiers&) { return leaderMove(in, t, o); });
}

}  // namespace

Rulings makeRulings(const Definition& definition, const Tables& tables, const Options& options, ProcedureList& list) {
  Rulings rulings;
  Maker maker(definition, list);
  makeMoves(maker, rulings, tables, options);
  makeFighting(maker, rulings, tables, options);
  makeMorale(maker, rulings, tables, options);
  makeCommand(maker, rulings, tables, options);
  return rulings;
}

}  // namespace signifer::hannibal
