// After the combats: giving ground, flights, pursuit, following up; the end of the phase and of the battle (FA-BRK-5,
// FA-PUR-1 to FA-PUR-4, FA-STB-2, FA-END-1, FA-END-2).
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {

// Units that give ground step back before winners choose. Enemies in contact may pursue a unit that has panicked in a
// combat as if it were broken (D39).
void Play::stepsBack() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (due(u) == Due::givesGround && position_.live(u)) giveGround(u);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (due(u) == Due::givesGround) setDue(u, Due::nothing);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (due(u) == Due::panics && position_.live(u))
      forEachIn(position_.contacts(u),
                [&](UnitIndex v) { relate(RelationKind::beats, v, u, static_cast<int>(BreakOutcome::broken) + 1); });
}

// Flights first, the active player's before the others'; then pursuits and steps after those who gave ground.
void Play::flightsAndPursuits() {
  if (std::ranges::any_of(battle_.units, [](const Unit& unit) {
        return unit.present && unit.status[UnitStatus::due] == static_cast<std::int16_t>(Due::givesGround);
      }))
    return stepsBack();
  bool fled = false;
  for (const SideIndex side : {battle_.active, enemyOf(battle_.active)})
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
      if (battle_.unit(u).side != side || (due(u) != Due::breaks && due(u) != Due::panics)) continue;
      setDue(u, Due::nothing);
      if (!position_.live(u)) continue;
      fled = true;
      flee(u, false);
    }
  const bool chases = std::ranges::any_of(battle_.relations, [](const Relation& r) {
    return r.kind == numberOf(RelationKind::means) && r.value == static_cast<int>(Sequel::pursue) + 1;
  });
  if ((!fled || !chases) && !someWinnerHasToChoose(position_)) carryOutSequels();
}

// FA-STB-2, D37, D63: away from those who beat it, facing kept; if blocked, as far as it goes.
void Play::giveGround(UnitIndex u) {
  setDue(u, Due::nothing);
  const bool ownRear = options().giveGroundDirection == GiveGroundDirection::ownRear && !position_.loose(u);
  const Vec2 back =
      ownRear ? -forwardOf(battle_.unit(u).pose.heading) : awayFrom(position_.body(u).centre(), centresOf(foughtBy(u)));
  // Leave out the units that it backs away from; a unit behind it stops it.
  Ignoring ignoring;
  forEachIn(position_.allTouching(u), [&](UnitIndex v) {
    if (dot(position_.body(v).centre() - position_.body(u).centre(), back) <= 0.0) add(ignoring.units, v);
  });
  const Length way =
      back == Vec2{} ? 0 : openAlong(position_, u, position_.body(u), back, playBook_.giveGround, ignoring).amount;
  const Pose before = battle_.unit(u).pose;
  place(u, movedAlong(before, back, way));
  status(u, UnitStatus::steppedX) = static_cast<std::int16_t>(battle_.unit(u).pose.centre.x - before.centre.x);
  status(u, UnitStatus::steppedY) = static_cast<std::int16_t>(battle_.unit(u).pose.centre.y - before.centre.y);
  tell("steps-back", {"FA-STB-2"}, {.unit = u, .figures = {Figure::inches(way)}});
}

// Kept until all have said what they do and the broken have fled.
void Play::mean(UnitIndex u, UnitIndex loser, Sequel sequel) {
  set(u, UnitStatus::acted);
  if (loser == noUnit) return;
  relate(RelationKind::means, u, loser, static_cast<int>(sequel) + 1);
  const bool flightsDue = std::ranges::any_of(battle_.units, [](const Unit& unit) {
    const auto due = static_cast<Due>(unit.status[UnitStatus::due]);
    return unit.present && (due == Due::breaks || due == Due::panics);
  });
  if (flightsDue)
    tell(sequel == Sequel::pursue     ? "will-pursue"
         : sequel == Sequel::followUp ? "will-follow-up"
                                      : "will-stand",
         {"FA-PUR-1"}, {.unit = u, .other = loser});
  else if (!someWinnerHasToChoose(position_))
    carryOutSequels();
}

void Play::followUp(UnitIndex u) { mean(u, quarryOf(position_, u), Sequel::followUp); }
void Play::standFast(UnitIndex u) { mean(u, quarryOf(position_, u), Sequel::stand); }

/// A pursuer that has rolled, and the fleers as they were then.
struct Play::Chase {
  UnitIndex unit;
  UnitIndex quarry;
  Answered<PursuitIn, PursuitOut> out;
  Angle heading;
  Body fleers;
};

// D68: all roll, then they move one after another, as they were named, the active player's first.
void Play::carryOutSequels() {
  boost::container::small_vector<Relation, 16> sequels;
  for (const SideIndex side : {battle_.active, enemyOf(battle_.active)})
    for (const Relation& r : battle_.relations)
      if (r.kind == numberOf(RelationKind::means) && battle_.unit(r.from).side == side) sequels.push_back(r);
  forgetRelations(RelationKind::means);
  boost::container::small_vector<Chase, 8> chases;
  for (const Relation& r : sequels) {
    relate(RelationKind::beats, r.from, r.to, 0);
    const bool pursues = r.value == static_cast<int>(Sequel::pursue) + 1;
    if (!pursues || !position_.live(r.from) || position_.fleeing(r.from) || !position_.live(r.to) ||
        !position_.fleeing(r.to))
      continue;
    const int fled = std::clamp(position_.status(r.to, UnitStatus::fledInches), 0, 18);
    chases.push_back({r.from, r.to,
                      ask(rulings().pursuit, {position_.rate(r.from), fled, rollerOf(position_, r.from, r.to)}),
                      battle_.unit(r.to).pose.heading, position_.body(r.to)});
  }
  for (const Relation& r : sequels)
    if (r.value == static_cast<int>(Sequel::followUp) + 1 && position_.live(r.from) && position_.live(r.to))
      stepAfter(r.from, r.to);
  for (const Chase& each : chases)
    if (position_.live(each.unit)) chase(each);
}

Play::Stretch Play::stretchOf(UnitIndex u, const PursuitWay& way, int fled, const Body& fleers) const {
  const Body from = position_.bodyAt(u, way.turned);
  const double edge = roomToLeave(position_, from.centre(), way.direction);
  Stretch stretch{std::min(way.distance, edge), edge <= way.distance, false};
  stretch.reaches = stretch.gone + 1.0 >= fled * static_cast<double>(oneInch) ||
                    meets(from, way.direction, stretch.gone, fleers, 0.0).has_value();
  return stretch;
}

// Whether it is still on the table then.
bool Play::runAfter(UnitIndex u, const PursuitWay& way, const Stretch& stretch, UnitIndex caught) {
  place(u, movedAlong(way.turned, way.direction, stretch.gone));
  set(u, UnitStatus::moved);
  if (caught != noUnit) destroy(caught, u);
  if (stretch.leaves) leaveTable(u, UnitState::offTablePursuing);
  return !stretch.leaves;
}

// FA-PUR-2, FA-PUR-4
void Play::chase(const Chase& chase) {
  const UnitIndex u = chase.unit;
  const int fled = chase.out.in.fleeDistance;
  const Pose began = battle_.unit(u).pose;
  const double rolled = chase.out->distance * static_cast<double>(oneInch);
  const Telling telling{.unit = u,
                        .other = chase.quarry,
                        .figures = {Figure::inches(chase.out->distance * oneInch), Figure::inches(fled * oneInch)},
                        .key = true};
  const PursuitWay way = planPursuit(position_, u, chase.quarry, chase.heading, rolled);
  if (!way.open) return tell("finds-no-way", {"FA-PUR-2"}, telling, chase.out);
  const Stretch stretch = stretchOf(u, way, fled, chase.fleers);
  const bool caught = chase.out->caught && stretch.reaches && battle_.unit(chase.quarry).present;
  tell(caught ? "catches" : "pursues", {"FA-PUR-2"}, telling, chase.out);
  if (!runAfter(u, way, stretch, caught ? chase.quarry : noUnit)) return;
  tellStop(chase, way);
  if (way.meets) runInto(u, way.blocker, began);
}

// Why it did not go as far as it rolled.
void Play::tellStop(const Chase& chase, const PursuitWay& way) const {
  const Figure gone = Figure::inches(toLength(way.distance));
  const Figure all = Figure::inches(chase.out->distance * oneInch);
  if (way.ground)
    tell("pursuit-stops-at-ground", {"FA-PUR-2"}, {.unit = chase.unit, .figures = {gone, all}});
  else if (way.blocker != noUnit)
    tell("pursuit-stops-short", {"FA-PUR-2"}, {.unit = chase.unit, .other = way.blocker, .figures = {gone, all}});
}

void Play::stopAt(UnitIndex u, UnitIndex met, const Pose& began) {
  setFlushWhereMet(u, met, began);
  const Zone zone = zoneMet(position_, met, u, began);
  set(u, UnitStatus::pursuedInto);
  relate(RelationKind::strikesZone, u, met, static_cast<int>(zone) + 1);
}

// FA-PUR-4: it has charged whom it meets, who tests at once and can only hold.
void Play::runInto(UnitIndex u, UnitIndex met, const Pose& began) {
  stopAt(u, met, began);
  tell("pursues-into", {"FA-PUR-4"}, {.unit = u, .other = met, .key = true});
  UnitSet only;
  add(only, u);
  (void)testTarget(met, only, true);
  relate(RelationKind::strikesZone, u, met, 0);
}

// FA-FRZ-5, D37: the same step as the enemy that has given ground, so that contact is kept.
void Play::stepAfter(UnitIndex u, UnitIndex loser) {
  const Vec2 by{static_cast<double>(position_.status(loser, UnitStatus::steppedX)),
                static_cast<double>(position_.status(loser, UnitStatus::steppedY))};
  Ignoring ignoring;
  add(ignoring.units, loser);
  const OpenLeg open = openAlong(position_, u, position_.body(u), unit(by), length(by), ignoring);
  place(u, movedAlong(battle_.unit(u).pose, unit(by), open.amount));
  tell("follows-up", Cited{"FA-PUR-1"}.addIf(position_.frenzied(u), "FA-FRZ-5"),
       {.unit = u, .other = loser, .figures = {Figure::inches(open.amount)}});
}

void Play::endCombatPhase() {
  for (const RelationKind kind : {RelationKind::beats, RelationKind::loses, RelationKind::means,
                                  RelationKind::foughtWith, RelationKind::wounded, RelationKind::sawBreak})
    forgetRelations(kind);
  forgetRelations(RelationKind::fleesFrom);
  forgetRelations(RelationKind::strikesZone);
  std::erase_if(mover_.relations, [&](const Relation& r) {
    const bool lasting = r.kind == numberOf(RelationKind::rounds) || r.kind == numberOf(RelationKind::sixesToHit) ||
                         r.kind == numberOf(RelationKind::strikesAt) || r.kind == numberOf(RelationKind::frontsSwarm);
    if (!lasting) return false;
    const UnitIndex from = position_.carrierOf(r.from);
    const UnitIndex to = position_.carrierOf(r.to);
    return !position_.live(from) || !position_.live(to) || !in(position_.struckFoes(from), to);
  });
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    setDue(u, Due::nothing);
    for (const UnitStatus slot : {UnitStatus::fought, UnitStatus::steppedX, UnitStatus::steppedY}) status(u, slot) = 0;
    if (position_.live(u) && position_.inCombat(u)) continue;
    status(u, UnitStatus::wonRound) = 0;
    status(u, UnitStatus::pursuedInto) = 0;
    if (options().stubbornOnce == StubbornOnce::combat) status(u, UnitStatus::stubbornUsed) = 0;
  }
}

// FA-END-1, FA-END-2, D40
void Play::checkVictory() {
  const auto out = ask(rulings().victory, victoryFacts(position_));
  const VictoryIn& in = out.in;
  mover_.side(0).status[SideStatus::pointsLost] = static_cast<std::int16_t>(in.aLost);
  mover_.side(1).status[SideStatus::pointsLost] = static_cast<std::int16_t>(in.bLost);
  if (!out->over) return;
  BattleOutcome outcome = BattleOutcome::draw;
  if (out->winner == BattleWinner::a) outcome = BattleOutcome::firstWins;
  if (out->winner == BattleWinner::b) outcome = BattleOutcome::secondWins;
  status(BattleStatus::outcome) = static_cast<std::int16_t>(outcome);
  tell("battle-over", {"FA-END-1", "FA-END-2"},
       {.side = battle_.active,
        .figures = {Figure::count(in.aLost), Figure::count(in.aPoints), Figure::count(in.bLost),
                    Figure::count(in.bPoints)},
        .key = true},
       out);
}

}  // namespace signifer::fantasy
