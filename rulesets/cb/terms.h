// The words of CB as enumerations: what the rulings' inputs and results, the profiles and the statuses are made of. The
// order of the words is the order of the enumerators; JSON files are checked against it.
#pragma once

#include <boost/describe/enum.hpp>

#include "schema/words.h"

namespace signifer::cb {

/// The troops of a unit, and their role.
BOOST_DEFINE_FIXED_ENUM_CLASS(Troop, std::uint8_t, heavyInfantry, lightInfantry, phalanx, pikePhalanx, cavalry,
                              lightCavalry, cataphracts, camelry, chariots, scythedChariots, elephants, artillery)
BOOST_DEFINE_FIXED_ENUM_CLASS(Role, std::uint8_t, none, warriors, rabble, javelinmen, bowmen, skirmishers,
                              missileTroops)
/// Quality: A is the best.
BOOST_DEFINE_FIXED_ENUM_CLASS(Grade, std::uint8_t, a, b, c)
BOOST_DEFINE_FIXED_ENUM_CLASS(Formation, std::uint8_t, line, column, quincunx, unformed)
/// Special troops, as critical hits tell them apart; and those of them that rampage.
BOOST_DEFINE_FIXED_ENUM_CLASS(SpecialTroop, std::uint8_t, elephants, scythedChariots, artillery)
BOOST_DEFINE_FIXED_ENUM_CLASS(RampagingTroop, std::uint8_t, elephants, scythedChariots)
/// A unit as far as control goes.
BOOST_DEFINE_FIXED_ENUM_CLASS(ControlKind, std::uint8_t, warriors, rabble, scythedChariots, artillery, other)
/// The latest activity of a unit that may have to test.
BOOST_DEFINE_FIXED_ENUM_CLASS(Doing, std::uint8_t, halted, moving, charging, pursuing, looting, spontaneousAdvance)
BOOST_DEFINE_FIXED_ENUM_CLASS(MoveKind, std::uint8_t, tactical, charge, evade, retire, rout, pursuit, rampage)
BOOST_DEFINE_FIXED_ENUM_CLASS(Manoeuvre, std::uint8_t, wheel, changeFormation, formUp, aboutFace, doubleRanks,
                              halveRanks, crossObstacle, crossMajorObstacle, passGap, sideStep, stepBack)
/// State of a unit in a passage of lines.
BOOST_DEFINE_FIXED_ENUM_CLASS(PassageState, std::uint8_t, formed, unformed, routing)
/// The shooter, by its time and weapon; and by its dice.
BOOST_DEFINE_FIXED_ENUM_CLASS(Shooter, std::uint8_t, artillery, bowmen, skirmishers, missileTroops, lightCavalry, other)
BOOST_DEFINE_FIXED_ENUM_CLASS(VolleyShooter, std::uint8_t, artillery, bowmen, missileTroops, rabble, other)
BOOST_DEFINE_FIXED_ENUM_CLASS(Timing, std::uint8_t, beforeMoving, afterMoving, withoutMoving)
/// The missile of a shot; and the weapon of a profile, which may be none.
BOOST_DEFINE_FIXED_ENUM_CLASS(Missile, std::uint8_t, javelin, bowOrSling, artillery)
BOOST_DEFINE_FIXED_ENUM_CLASS(Weapon, std::uint8_t, none, javelin, bowOrSling, artillery)
BOOST_DEFINE_FIXED_ENUM_CLASS(Range, std::uint8_t, shortRange, longRange, out)
/// The fate of special troops after critical hits; and the fate of a unit after a combat.
BOOST_DEFINE_FIXED_ENUM_CLASS(CriticalFate, std::uint8_t, none, destroyed, rampage)
BOOST_DEFINE_FIXED_ENUM_CLASS(CombatFate, std::uint8_t, none, destroyed, rampage, breaks)
BOOST_DEFINE_FIXED_ENUM_CLASS(LeaderOutcome, std::uint8_t, unharmed, killed, wounded, nearMiss)
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeMode, std::uint8_t, deliberate, spontaneousAdvance, pursuit)
/// Edge of a unit that is struck.
BOOST_DEFINE_FIXED_ENUM_CLASS(Edge, std::uint8_t, front, flank, rear)
BOOST_DEFINE_FIXED_ENUM_CLASS(Response, std::uint8_t, breaks, counterCharge, evade, stand)
BOOST_DEFINE_FIXED_ENUM_CLASS(BurstThrough, std::uint8_t, none, through, openedRanks)
/// Asked for each unit: whether somebody charged, counter-charged or pursued in this round.
BOOST_DEFINE_FIXED_ENUM_CLASS(CombatKind, std::uint8_t, charge, melee)
BOOST_DEFINE_FIXED_ENUM_CLASS(Impetus, std::uint8_t, none, charge, followUp, pursuit)
/// A unit's part in a round of combat.
BOOST_DEFINE_FIXED_ENUM_CLASS(Part, std::uint8_t, charged, counterCharged, stood, melee)
BOOST_DEFINE_FIXED_ENUM_CLASS(Band, std::uint8_t, victory, success, inconclusive, setBack, defeat, rout)
/// The move of an enemy after the combat; gone: destroyed or rampaging.
BOOST_DEFINE_FIXED_ENUM_CLASS(EnemyMove, std::uint8_t, halt, fallBack, retire, breaks, openRanks, burstThrough, gone)
/// The moves that a unit may make after a combat.
BOOST_DEFINE_FIXED_ENUM_CLASS(AfterMove, std::uint8_t, advance, breaks, burstThrough, fallBack, fallBackThroughSupports,
                              followUp, halt, openRanks, pursue, rampage, retire)
BOOST_DEFINE_FIXED_ENUM_CLASS(RampageWay, std::uint8_t, ahead, left, right, back)
/// The shift of a control test by a leader who steadies, as the player chooses it.
BOOST_DEFINE_FIXED_ENUM_CLASS(SteadyShift, std::uint8_t, none, plus, minus)
/// Band and outcome of a control test.
BOOST_DEFINE_FIXED_ENUM_CLASS(ControlBand, std::uint8_t, low, middle, high)
BOOST_DEFINE_FIXED_ENUM_CLASS(Behaviour, std::uint8_t, continues, halt, free, spontaneousAdvance)
/// Reasons of the rulings that may say no.
BOOST_DEFINE_FIXED_ENUM_CLASS(CommandReason, std::uint8_t, notAttached, tooFewActions, unitNotHalted, woundedLeader)
BOOST_DEFINE_FIXED_ENUM_CLASS(ControlReason, std::uint8_t, charging, impetuousNearEnemy, looting, outsideOrders,
                              pursuing, spontaneousAdvance)
BOOST_DEFINE_FIXED_ENUM_CLASS(RallyReason, std::uint8_t, broken, inCombat, moving)
BOOST_DEFINE_FIXED_ENUM_CLASS(ShootingReason, std::uint8_t, alreadyShot, inCombat, notNearestTarget, onlyAfterMoving,
                              outOfRange, shootOrMove, targetInCombat)
BOOST_DEFINE_FIXED_ENUM_CLASS(ChargeReason, std::uint8_t, artillery, column, justFormedUp, shaken, steadyPhalanx,
                              unformedAgainstFormed)
/// A leader's rank, and the breed of elephants.
BOOST_DEFINE_FIXED_ENUM_CLASS(Rank, std::uint8_t, general, alliedCommander, subordinate)
BOOST_DEFINE_FIXED_ENUM_CLASS(ElephantKind, std::uint8_t, none, indian, african)

inline constexpr std::size_t troops = 12;

}  // namespace signifer::cb

namespace signifer {

namespace cb {
/// The words of an enumeration by rule, but for one that C++ keeps to itself.
template <class E>
constexpr auto wordsBut(E which, std::string_view word) {
  auto words = detail::DescribedWords<E>::words;
  words[static_cast<std::size_t>(which)] = word;
  return words;
}
}  // namespace cb

template <>
struct Words<cb::Grade> {
  static constexpr std::array<std::string_view, 3> words{"A", "B", "C"};
};
template <>
struct Words<cb::Range> {
  static constexpr std::array<std::string_view, 3> words{"short", "long", "out"};
};
template <>
struct Words<cb::CombatFate> {
  static constexpr auto words = cb::wordsBut(cb::CombatFate::breaks, "break");
};
template <>
struct Words<cb::Response> {
  static constexpr auto words = cb::wordsBut(cb::Response::breaks, "break");
};
template <>
struct Words<cb::EnemyMove> {
  static constexpr auto words = cb::wordsBut(cb::EnemyMove::breaks, "break");
};
template <>
struct Words<cb::AfterMove> {
  static constexpr auto words = cb::wordsBut(cb::AfterMove::breaks, "break");
};
template <>
struct Words<cb::Behaviour> {
  static constexpr auto words = cb::wordsBut(cb::Behaviour::continues, "continue");
};

}  // namespace signifer
