// After the combats: giving ground, flights, pursuit, following up; the end of the phase and of the battle (FA-BRK-5,
// FA-PUR-1 to FA-PUR-4, FA-STB-2, FA-END-1, FA-END-2).
#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {

// All of them, the active player's first.
void Play::flightsAndSteps() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (due(u) == Due::givesGround && position_.live(u)) giveGround(u);
  for (const SideIndex side : {battle_.active, enemyOf(battle_.active)})
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
      if (battle_.unit(u).side != side || (due(u) != Due::breaks && due(u) != Due::panics)) continue;
      setDue(u, Due::nothing);
      if (!position_.live(u)) continue;
      // D39: who panics out of a combat may be pursued like the broken, by those in contact.
      const UnitSet foes = position_.contacts(u);
      for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
        if (in(foes, v)) relate(RelationKind::beats, v, u, static_cast<int>(BreakOutcome::broken) + 1);
      flee(u, false);
    }
  for (Unit& unit : battle_.units)
    if (unit.status[UnitStatus::due] == static_cast<std::int16_t>(Due::givesGround)) unit.status[UnitStatus::due] = 0;
}

// FA-STB-2, D37: straight back, facing kept; if blocked, as far as it goes.
void Play::giveGround(UnitIndex u) {
  setDue(u, Due::nothing);
  const Vec2 back = position_.loose(u) ? awayFromThreats(u) : -forwardOf(battle_.unit(u).pose.heading);
  // Those it backs away from; whoever is behind it stops it.
  Ignoring ignoring;
  const UnitSet foes = position_.contacts(u);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (in(foes, v) && dot(position_.body(v).centre() - position_.body(u).centre(), back) <= 0.0)
      add(ignoring.units, v);
  const OpenLeg open = openAlong(position_, u, position_.body(u), back, playBook_.giveGround, ignoring);
  place(u, movedAlong(battle_.unit(u).pose, back, open.amount));
  tell("steps-back", {"FA-STB-2"}, {.unit = u, .figures = {Figure::inches(open.amount)}});
}

// FA-PUR-2, FA-PUR-4
void Play::pursue(UnitIndex u, UnitIndex quarry) {
  set(u, UnitStatus::acted);
  relate(RelationKind::beats, u, quarry, 0);
  const int fled = std::clamp(position_.status(quarry, UnitStatus::fledInches), 0, 18);
  const auto out = ask(rulings().pursuit, {position_.rate(u), fled, rollerOf(position_, u, quarry)});
  tell(out->caught ? "catches" : "pursues", {"FA-PUR-2"},
       {.unit = u,
        .other = quarry,
        .figures = {Figure::inches(out->distance * oneInch), Figure::inches(fled * oneInch)},
        .key = true},
       out);
  const Vec2 towards = unit(position_.body(quarry).centre() - position_.body(u).centre());
  Ignoring ignoring;
  add(ignoring.units, quarry);
  ignoring.edges = true;
  if (out->caught) destroy(quarry, u);
  if (towards == Vec2{}) return;
  Pose pose = battle_.unit(u).pose;
  if (!position_.body(u).isSwarm()) pose = turnedTo(pose, toHeading(bearing({}, towards)));
  if (underfoot(position_, u, position_.bodyAt(u, pose), ignoring) != noUnit) return;
  double distance = out->distance * static_cast<double>(oneInch);
  const Body from = position_.bodyAt(u, pose);
  UnitIndex friendly = noUnit;
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (v == u || !position_.live(v) || position_.enemies(u, v) || from.distanceTo(position_.body(v)) <= 0) continue;
    const auto stop = meets(from, towards, distance, position_.body(v), enemyGap(position_));
    if (!stop || *stop >= distance) continue;
    distance = *stop;
    friendly = v;
  }
  const OpenLeg open = openAlong(position_, u, from, towards, distance, ignoring);
  const double edge = roomToLeave(position_, from.centre(), towards);
  place(u, movedAlong(pose, towards, std::min<double>(open.amount, edge)));
  set(u, UnitStatus::moved);
  if (edge <= open.amount) return leaveTable(u, UnitState::offTablePursuing);
  const UnitIndex met = open.blocker;
  tellStop(u, met == noUnit ? friendly : met, open, out->distance);
  if (met == noUnit || !position_.enemies(u, met) || position_.fleeing(met)) return;
  if (position_.apart(u, met) <= touchingGap) runInto(u, met);
}

// Why it did not go as far as it rolled.
void Play::tellStop(UnitIndex u, UnitIndex blocker, const OpenLeg& open, int rolledInches) const {
  const Figure gone = Figure::inches(open.amount);
  const Figure all = Figure::inches(rolledInches * oneInch);
  if (open.ground)
    tell("pursuit-stops-at-ground", {"FA-PUR-2"}, {.unit = u, .figures = {gone, all}});
  else if (blocker != noUnit)
    tell("pursuit-stops-short", {"FA-PUR-2"}, {.unit = u, .other = blocker, .figures = {gone, all}});
}

// FA-PUR-4: it has charged whom it meets, who tests at once and can only hold.
void Play::runInto(UnitIndex u, UnitIndex met) {
  const Zone zone = position_.zoneOf(met, u);
  const Face face = position_.loose(met) ? Face::front : faceStruck(position_.body(met), position_.body(u));
  if (const auto flush = flushPose(position_, u, battle_.unit(u).pose, met, face)) place(u, *flush);
  set(u, UnitStatus::pursuedInto);
  relate(RelationKind::strikesZone, u, met, static_cast<int>(zone) + 1);
  tell("pursues-into", {"FA-PUR-4"}, {.unit = u, .other = met, .key = true});
  UnitSet only;
  add(only, u);
  (void)testTarget(met, only, true);
  relate(RelationKind::strikesZone, u, met, 0);
}

// FA-FRZ-5, D37: after an enemy that has given ground, contact kept.
void Play::followUp(UnitIndex u) {
  set(u, UnitStatus::acted);
  const UnitIndex loser = quarryOf(position_, u);
  if (loser == noUnit) return;
  const Body& own = position_.body(u);
  Vec2 towards = forwardOf(battle_.unit(u).pose.heading);
  if (position_.loose(u) || !meets(own, towards, 2.0 * playBook_.giveGround, position_.body(loser), 0.0))
    towards = unit(position_.body(loser).nearestTo(own) - own.nearestTo(position_.body(loser)));
  const OpenLeg open = openAlong(position_, u, own, towards, playBook_.giveGround + touchingGap, {});
  place(u, movedAlong(battle_.unit(u).pose, towards, open.amount));
  tell("follows-up", Cited{"FA-PUR-1"}.addIf(position_.frenzied(u), "FA-FRZ-5"),
       {.unit = u, .other = loser, .figures = {Figure::inches(open.amount)}});
}

void Play::endCombatPhase() {
  forgetRelations(RelationKind::beats);
  forgetRelations(RelationKind::loses);
  forgetRelations(RelationKind::fleesFrom);
  forgetRelations(RelationKind::strikesZone);
  std::erase_if(battle_.relations, [&](const Relation& r) {
    const bool lasting = r.kind == numberOf(RelationKind::rounds) || r.kind == numberOf(RelationKind::sixesToHit) ||
                         r.kind == numberOf(RelationKind::strikesAt);
    if (!lasting) return false;
    const UnitIndex from = position_.carrierOf(r.from);
    return !position_.live(from) || !position_.live(r.to) || !position_.touch(from, r.to);
  });
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    setDue(u, Due::nothing);
    status(u, UnitStatus::fought) = 0;
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
  battle_.side(0).status[SideStatus::pointsLost] = static_cast<std::int16_t>(in.aLost);
  battle_.side(1).status[SideStatus::pointsLost] = static_cast<std::int16_t>(in.bLost);
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
