// The numbered slots of a battle of CB: statuses of units, leaders, armies and the battle, kinds of action, task and
// relation. cb.json names these slots in this order. The rule set checks the order when it is made.
#pragma once

#include "cb/terms.h"

namespace signifer::cb {

/// The statuses that play keeps of a unit, by number.
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitStatus, std::uint8_t, formation, frontStands, dps, shaken, broken, rampaging,
                              casualties, doing, moved, shot, formedUp, steadied, spentHalves, impetus, inspireActions,
                              directed, command, control, thrown, part, counterCharged, response, afterDid, heavyLost,
                              othersLost, leadersLost, commandersLost, fate, sideStepped, followedOn, fled,
                              crossedRough)
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitProfile, std::uint8_t, troop, role, grade, combatFactor, moraleValue, armoured,
                              legion, elephantKind, weapon, stands, frontStands, formations)
BOOST_DEFINE_FIXED_ENUM_CLASS(PersonProfile, std::uint8_t, rank, actions)
BOOST_DEFINE_FIXED_ENUM_CLASS(PersonStatus, std::uint8_t, wounded, spent, inspiring, steadying, orders, newOrders,
                              newsX, newsY, lost)
BOOST_DEFINE_FIXED_ENUM_CLASS(SideStatus, std::uint8_t, unitsAtStart, destroyed, offTable, homeAtTop, broken)
BOOST_DEFINE_FIXED_ENUM_CLASS(BattleStatus, std::uint8_t, firstSide, over)
BOOST_DEFINE_FIXED_ENUM_CLASS(RelationKind, std::uint8_t, charges, impact, ground, defends, dice, manoeuvred, frontal)
/// Tasks that are still to be done; their arguments are listed in play/course.cpp.
BOOST_DEFINE_FIXED_ENUM_CLASS(TaskKind, std::uint8_t, path, respond, charge, charges, fight, result, choose, flight,
                              flights, followOn, morale, retire, runOn)
/// The steps that play stops at, in its order.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, allocateActions, moveMessengers, controlTests, startRally,
                              shootFirst, move, shootAfter, declareCharges, chooseResponses, chargeMoves, fight,
                              afterCombatMoves, followOnCombats, removeDps, assignDps, checkArmies)
/// The present activity of a unit: its Doing for control, and more.
BOOST_DEFINE_FIXED_ENUM_CLASS(Activity, std::uint8_t, halted, moving, charging, pursuing, looting, spontaneousAdvance,
                              retiring, evading, routing, rampaging, rallying)
/// The behaviour that a control test binds a unit to in this turn.
BOOST_DEFINE_FIXED_ENUM_CLASS(Control, std::uint8_t, none, halt, free, continues, spontaneousAdvance)
BOOST_DEFINE_FIXED_ENUM_CLASS(Answer, std::uint8_t, none, breaks, counterCharge, evade, stand)
BOOST_DEFINE_FIXED_ENUM_CLASS(PartNow, std::uint8_t, none, charged, counterCharged, stood, melee)
/// The move of a unit after its combat.
BOOST_DEFINE_FIXED_ENUM_CLASS(AfterDid, std::uint8_t, nothing, halt, fallBack, retire, breaks, openRanks, burstThrough,
                              gone, fallBackThrough)
BOOST_DEFINE_FIXED_ENUM_CLASS(Fate, std::uint8_t, inBeing, destroyed, leftTable)
BOOST_DEFINE_FIXED_ENUM_CLASS(Orders, std::uint8_t, hold, advance, attack, skirmish, withdraw)
/// Kinds of ground.
BOOST_DEFINE_FIXED_ENUM_CLASS(Ground, std::uint8_t, open, hill, wood, rough, marsh, cover, builtUp, impassable,
                              obstacle, majorObstacle, fortification, camp)
BOOST_DEFINE_FIXED_ENUM_CLASS(ActionId, std::int8_t, leaderMove, attach, detach, inspire, steady, direct, giveOrders,
                              receiveOrders, testControl, startRally, shoot, move, go, stay, manoeuvre, declareCharge,
                              respond, afterMove, endStep, advance)

/// The words of an enumeration by rule, but for one that C++ keeps to itself.
template <class E>
constexpr auto wordsBut(E which, std::string_view word) {
  auto words = signifer::detail::DescribedWords<E>::words;
  words[static_cast<std::size_t>(which)] = word;
  return words;
}

}  // namespace signifer::cb

namespace signifer {

template <>
struct Words<cb::Control> {
  static constexpr auto words = cb::wordsBut(cb::Control::continues, "continue");
};
template <>
struct Words<cb::Answer> {
  static constexpr auto words = cb::wordsBut(cb::Answer::breaks, "break");
};
template <>
struct Words<cb::AfterDid> {
  static constexpr auto words = cb::wordsBut(cb::AfterDid::breaks, "break");
};

}  // namespace signifer
