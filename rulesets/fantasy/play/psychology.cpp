// Fear, terror and panic, of charges and of units on the table, and the flights that follow (FA-FEA, FA-TRR, FA-PAN,
// FA-FLE-8).
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {

// Whether it flees; D16: units in combat test as others do, unless the house rules say otherwise.
bool Play::panics(UnitIndex u, PanicTrigger trigger, double inches, UnitIndex cause) {
  if (!position_.live(u) || position_.fleeing(u)) return false;
  const bool flank = trigger == PanicTrigger::flankOrRearCharge;
  if (options().engagedPanic == EngagedPanic::flankAndRearOnly && !flank && position_.inCombat(u)) return false;
  const auto out = ask(rulings().panicTest, panicFacts(position_, u, trigger, inches, cause));
  if (!out->required) return false;
  constexpr std::array<std::string_view, 6> rules{"FA-PAN-1", "FA-PAN-2", "FA-PAN-3",
                                                  "FA-PAN-4", "FA-PAN-5", "FA-PAN-6"};
  const bool flees = out->outcome == TestOutcome::flees;
  tell(flees ? "panics" : "passes-panic",
       Cited{rules[static_cast<std::size_t>(trigger)]}
           .addIf(flees, "FA-PAN-7")
           .addIf(out->rerolled, "FA-PAN-9")
           .addIf(generalLends(out.in), "FA-GEN-1"),
       {.unit = u, .other = cause, .figures = {rolled(out.faces), Figure::count(out->needed)}, .key = flees}, out);
  return flees;
}

// FA-PAN-1: who tests is settled when the step begins; who flees then makes nobody else test.
void Play::panicByProximity() {
  boost::container::small_vector<std::pair<UnitIndex, UnitIndex>, 16> tests;
  for (const UnitIndex u : fromLeft()) {
    if (!position_.live(u) || battle_.unit(u).side != battle_.active || position_.fleeing(u)) continue;
    const UnitIndex friendly = fleeingFriendNear(position_, u);
    if (friendly != noUnit) tests.emplace_back(u, friendly);
  }
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (battle_.unit(u).side == battle_.active) set(u, UnitStatus::acted);
  for (const auto& [u, friendly] : tests) {
    if (panics(u, PanicTrigger::fleeingFriends, position_.apart(u, friendly) / oneInch, friendly))
      setDue(u, Due::flees);
  }
  fleeAllDue();
}

// FA-TRR-4
void Play::terrorByProximity() {
  for (const UnitIndex u : fromLeft()) {
    if (!position_.live(u) || battle_.unit(u).side != battle_.active || position_.fleeing(u)) continue;
    const UnitIndex cause = terrorNear(position_, u);
    if (cause == noUnit) continue;
    set(u, UnitStatus::acted);
    if (!failsTerror(u, cause, TerrorOccasion::startOfTurn)) continue;
    relate(RelationKind::fleesFrom, u, cause, 1);
    setDue(u, Due::flees);
  }
  fleeAllDue();
}

// FA-PAN-5, FA-PAN-4
void Play::shootingPanic() {
  for (const UnitIndex u : fromLeft()) {
    if (!position_.live(u) || position_.status(u, UnitStatus::shootingLosses) == 0) continue;
    set(u, UnitStatus::acted);
    if (panics(u, PanicTrigger::shootingCasualties, 0.0, noUnit)) setDue(u, Due::flees);
  }
  generalLost(false);
  fleeAllDue();
}

namespace {

/// The place that a unit destroyed in the last combat has held.
Body placeOf(const Position& position, UnitIndex u) {
  const Unit& unit = position.unit(u);
  if (unit.present) return position.body(u);
  if (position.fleeing(u) || position.skirmishing(u))
    return Body::swarm(unit.pose.centre, unit.base.frontage / 2.0, 1, position.modelBase(u));
  return Body::block(unit.pose, {Formation::closeOrder, 1, 1, unit.base});
}

}  // namespace

// FA-BRK-6, FA-BRK-7: every friend within 12" of those broken or destroyed tests once (D16), before anybody flees.
void Play::panicFromBroken() {
  UnitList broken;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (due(u) == Due::breaks || wasSeenBreaking(position_, u)) broken.push_back(u);
  for (const UnitIndex u : broken) set(u, UnitStatus::acted);
  panicFromLost(broken, Due::panics);
  forgetRelations(RelationKind::sawBreak);
  generalLost(false);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (!battle_.unit(u).present && due(u) == Due::breaks) setDue(u, Due::nothing);
}

// D11 under the house rule.
void Play::panicFromRiddenDown() {
  UnitList lost;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (due(u) != Due::breaks || battle_.unit(u).present) continue;
    lost.push_back(u);
    setDue(u, Due::nothing);
  }
  if (lost.empty()) return;
  panicFromLost(lost, Due::flees);
  fleeAllDue();
}

void Play::panicFromLost(const UnitList& lost, Due then) {
  for (const UnitIndex u : fromLeft()) {
    if (!position_.live(u) || position_.fleeing(u) || due(u) == Due::breaks) continue;
    UnitIndex cause = noUnit;
    double least = 0.0;
    for (const UnitIndex v : lost) {
      if (position_.enemies(u, v)) continue;
      const int seen = relation(RelationKind::sawBreak, u, v);
      if (seen == 0 && wasSeenBreaking(position_, v)) continue;
      const double away = seen > 0 ? (seen - 1) / 100.0 : position_.body(u).distanceTo(placeOf(position_, v)) / oneInch;
      if (away > book().tables.distances.panicFriendsBroken || (cause != noUnit && away >= least)) continue;
      cause = v;
      least = away;
    }
    if (cause != noUnit && panics(u, PanicTrigger::friendsBroken, least, cause)) setDue(u, then);
  }
}

// FA-PAN-4, D16: every friendly unit on the table, at the end of the step.
void Play::generalLost(bool atOnce) {
  for (SideIndex side = 0; side < 2; ++side) {
    std::int16_t& lost = mover_.side(side).status[SideStatus::generalLost];
    if (lost != 1) continue;
    lost = 2;
    tell("general-is-lost", {"FA-PAN-4"}, {.side = side, .key = true});
    const bool flight = position_.step() >= StepId::breakTests && position_.step() <= StepId::panicFromBrokenFriends;
    for (const UnitIndex u : fromLeft())
      if (battle_.unit(u).side == side && position_.live(u) && due(u) == Due::nothing &&
          panics(u, PanicTrigger::generalLost, 0.0, noUnit))
        setDue(u, flight ? Due::panics : Due::flees);
  }
  if (atOnce) fleeAllDue();
}

void Play::fleeAllDue() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (due(u) != Due::flees) continue;
    setDue(u, Due::nothing);
    if (position_.live(u)) flee(u, false);
  }
}

// FA-FEA-4, FA-FEA-5, FA-TRR-2: in the order of the units.
void Play::chargerTests() {
  for (const UnitIndex u : fromLeft()) {
    const UnitIndex target = chargeTarget(battle_, u);
    if (target == noUnit || position_.is(u, UnitStatus::acted)) continue;
    set(u, UnitStatus::acted);
    const ChargersDread dread = dreadOf(position_, u, target);
    if (dread.terror != noUnit && failsTerror(u, dread.terror, TerrorOccasion::charging)) {
      callOff(u);
      relate(RelationKind::fleesFrom, u, dread.terror, 1);
      setDue(u, Due::flees);
      continue;
    }
    if (dread.fear == noUnit) continue;
    const auto out = ask(rulings().fearTest, fearFacts(position_, u, FearOccasion::charging, {}, dread.fear));
    const bool fails = out->outcome == FearOutcome::mayNotCharge;
    tell(fails ? "fails-fear-to-charge" : "passes-fear",
         Cited{"FA-FEA-4"}.addIf(fails, "FA-FEA-5").addIf(generalLends(out.in), "FA-GEN-1"),
         {.unit = u, .other = dread.fear, .figures = {rolled(out.faces), Figure::count(out->needed)}, .key = fails},
         out);
    if (!fails) continue;
    callOff(u);
    status(u, UnitStatus::charged) = 0;
    set(u, UnitStatus::failedFear);
  }
  fleeAllDue();
}

// FA-PAN-3, FA-PAN-6, FA-TRR-3, FA-FEA-1: one test of a kind for all its chargers, on the facts worst for it (D45).
bool Play::testTarget(UnitIndex target, const UnitSet& chargers, bool inPursuit) {
  WordSet<Alarm> tests;
  bool flank = false;
  UnitSet feared;
  UnitIndex first = noUnit;
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!in(chargers, v)) continue;
    if (first == noUnit) first = v;
    const WordSet<Alarm> each = testsOf(position_, v, target).targetTests;
    tests = WordSet<Alarm>::fromBits(tests.bits() | each.bits());
    const int zone = relation(RelationKind::strikesZone, v, target);
    if (each.has(Alarm::panic)) flank = flank || zone > 1;
    if (each.has(Alarm::fear)) add(feared, v);
  }
  const auto flees = [&] {
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (in(chargers, v)) relate(RelationKind::fleesFrom, target, v, 1);
    setDue(target, inPursuit ? Due::panics : Due::flees);
    return true;
  };
  const PanicTrigger trigger = flank ? PanicTrigger::flankOrRearCharge : PanicTrigger::ignoredEnemy;
  if (tests.has(Alarm::panic) && panics(target, trigger, 0.0, first)) return flees();
  if (tests.has(Alarm::terror) && failsTerror(target, first, TerrorOccasion::charged)) return flees();
  return tests.has(Alarm::fear) && fleesFromFear(target, feared, first) && flees();
}

// FA-TRR-1 to FA-TRR-4
bool Play::failsTerror(UnitIndex u, UnitIndex cause, TerrorOccasion occasion) {
  const auto out = ask(rulings().terrorTest, terrorFacts(position_, u, occasion, cause));
  if (!out->required) return false;
  const bool fails = out->outcome == TestOutcome::flees;
  const auto rule = [&] {
    switch (occasion) {
      case TerrorOccasion::charging:
        return "FA-TRR-2";
      case TerrorOccasion::charged:
        return "FA-TRR-3";
      case TerrorOccasion::startOfTurn:
        break;
    }
    return "FA-TRR-4";
  };
  tell(fails ? "fails-terror" : "passes-terror",
       Cited{rule()}.addIf(fails, "FA-TRR-1").addIf(generalLends(out.in), "FA-GEN-1"),
       {.unit = u, .other = cause, .figures = {rolled(out.faces), Figure::count(out->needed)}, .key = fails}, out);
  return fails;
}

// FA-FEA-1 to FA-FEA-3: outnumbered it flees; else it hits those it fears on sixes only.
bool Play::fleesFromFear(UnitIndex u, const UnitSet& feared, UnitIndex first) {
  const auto out = ask(rulings().fearTest, fearFacts(position_, u, FearOccasion::charged, feared, first));
  const bool fails = out->outcome != FearOutcome::passed;
  tell(fails ? "fails-fear" : "passes-fear",
       Cited{"FA-FEA-1"}
           .addIf(out->outcome == FearOutcome::flees, "FA-FEA-2")
           .addIf(out->outcome == FearOutcome::sixesToHit, "FA-FEA-3")
           .addIf(generalLends(out.in), "FA-GEN-1"),
       {.unit = u, .other = first, .figures = {rolled(out.faces), Figure::count(out->needed)}, .key = fails}, out);
  if (out->outcome == FearOutcome::sixesToHit)
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (in(feared, v)) relate(RelationKind::sixesToHit, u, v, 1);
  return out->outcome == FearOutcome::flees;
}

void Play::targetTests() {
  for (const UnitIndex u : fromLeft()) {
    if (!position_.live(u) || position_.is(u, UnitStatus::acted)) continue;
    const UnitSet chargers = chargersOf(battle_, u);
    if (chargers.none()) continue;
    set(u, UnitStatus::acted);
    // D54: that flight is its reaction.
    if (testTarget(u, chargers, false))
      for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
        if (in(chargers, v)) relate(RelationKind::reacts, u, v, static_cast<int>(Reaction::flee) + 1);
  }
  fleeAllDue();
}

}  // namespace signifer::fantasy
