// The referee on what was kept: each limit of a legal action with what was measured and allowed, and the rows that it
// rests on.
#include <algorithm>
#include <cmath>

#include "cb/play/manoeuvres.h"
#include "cb/play/referee.h"

namespace signifer::cb {
namespace {

/// JT: edges and friends farther away than this limit nobody.
constexpr double nearBy = 1;

// The bearing of the nearest part of the other from straight ahead of the front edge, hundredths of a degree.
double offTheFront(const Footprint& stand, const Footprint& other) {
  if (straightAhead(stand, other)) return 0;
  double least = fullTurn / 2.0;
  for (const Vec2 corner : other.corners()) {
    const Place at = stand.place(corner);
    const double aside = std::max(0.0, std::abs(at.aside) - stand.halfFrontage);
    least = std::min(least, bearingHundredths(aside, at.ahead));
  }
  return least;
}

double offTheFrontRank(const Position& position, UnitIndex u, UnitIndex other) {
  double least = fullTurn / 2.0;
  for (int i = 0; i < position.wide(u); ++i)
    least = std::min(least, offTheFront(position.frontStand(u, i), position.stand(other)));
  return least;
}

std::string_view moveRow(AfterMove move) {
  constexpr std::array<std::string_view, Words<AfterMove>::words.size()> rows{
      "CB-AFT-2", "CB-AFT-10", "CB-AFT-14", "CB-AFT-4", "CB-AFT-5", "CB-AFT-6",
      "CB-AFT-1", "CB-AFT-3",  "CB-AFT-11", "CB-SPT-5", "CB-AFT-8"};
  return rows[static_cast<std::size_t>(move)];
}

}  // namespace

void Referee::limitsOfMove(UnitIndex u, const Path& path, const MoveTerms& terms, const WayCost& cost) {
  if (!explained_) return;
  measure(position_.formation(u) == Formation::column ? "CB-MOV-8" : "CB-MOV-17", "way-spent", figure(cost.spent),
          figure(terms.left));
  // A friend whom it ends within may be overlapped by a hair.
  if (cost.clears > 0 && cost.straight >= cost.clears)
    measure("CB-PAS-3", "clears-the-friend", figure(cost.straight), Figure::inches(lengthOrMore(cost.clears)));
  limitsOfDistance(u, path, terms);
  const Base& base = position_.unit(u).base;
  Pose pose = position_.unit(u).pose;
  Clipping clipping(position_, u);
  UnitSet passed;
  UnitSet behind;
  double room = 1e18;
  for (const Leg& leg : path) {
    clipping.begin(pose, leg);
    limitsOfLeg(u, pose, leg, clipping.friends().who(), passed, behind);
    pose = after(pose, base, leg);
    for (const TableEdge edge : {TableEdge::top, TableEdge::right, TableEdge::bottom, TableEdge::left})
      room = std::min(room, distanceTo(position_.table(), edge, Footprint(pose, base)));
  }
  if (room < position_.lengthOf(nearBy)) measure("CB-SEQ-5", "to-the-edge", figure(std::max(0.0, room)), figure(0));
  limitOfGround(u, path);
  const Footprint end(pose, base);
  keptFromFriends("CB-PAS-3", u, [&](UnitIndex v) -> std::optional<double> {
    if (in(clipping.friends().who(), v) || in(behind, v) || overlaps(end, position_.stand(v))) return std::nullopt;
    return distanceBetween(end, position_.stand(v));
  });
  if (verdict_.legal()) limitsOfOrders(u);
}

void Referee::limitsOfLeg(UnitIndex u, const Pose& from, const Leg& leg, const UnitSet& clipped, UnitSet& passed,
                          UnitSet& behind) {
  const Footprint start(from, position_.unit(u).base);
  const bool beyond =
      position_.beyondBowShot(u, start) &&
      position_.beyondBowShot(u, Footprint(after(from, position_.unit(u).base, leg), position_.unit(u).base));
  const auto manoeuvre = [&](Manoeuvre which, std::string_view code) {
    const auto ruling = ask(*position_.rulings().manoeuvre, manoeuvreFacts(position_, u, which, beyond));
    if (!code.empty()) cite(ruling->row, code);
    for (const Modifier& modifier : ruling.modifiers.list())
      measure(modifier.rule, "manoeuvre-dps", Figure::count(static_cast<int>(modifier.amount())));
    if (beyond) cite("CB-MAN-1", "beyond-bow-shot");
  };
  if (isWheel(leg.kind)) {
    const bool slow = position_.book().wheelsSlowly(position_.troop(u));
    measure(slow ? "CB-MAN-4" : "CB-MAN-3", "wheel-turned", Figure::degrees(leg.amount),
            Figure::degrees(90 * oneDegree));
    manoeuvre(Manoeuvre::wheel, {});
  }
  if (leg.kind == LegKind::ahead && passesGap(position_, u, start, leg.amount, clipped)) {
    cite("CB-MAN-18", "passes-a-gap");
    cite("CB-MAN-19", "passes-a-gap");
  }
  FriendsPassed friends;
  findFriendsPassed(position_, u, from, leg, passed | clipped, friends);
  for (const UnitIndex v : friends) {
    add(passed, v);
    if (comesOutClear(start, leg, v)) add(behind, v);
    const auto ruling = ask(*position_.rulings().passageOfLines, passageFacts(position_, u, v));
    for (const std::string_view row : ruling->rows.list()) cite(row, "passes-friend", v);
    if (!ruling->passerRow.empty()) cite(ruling->passerRow, "passes-friend", v);
    if (!ruling->passedRow.empty() && ruling->passedRow != ruling->passerRow)
      cite(ruling->passedRow, "passes-friend", v);
  }
  if (leg.kind != LegKind::ahead) return;
  const Lines lines = linesCrossed(position_, start.centre, start.centre + start.forward * leg.amount);
  if (lines.obstacles > 0) manoeuvre(Manoeuvre::crossObstacle, "crosses-an-obstacle");
  if (lines.majors > 0) manoeuvre(Manoeuvre::crossMajorObstacle, "crosses-an-obstacle");
  const bool rough = std::ranges::any_of(battle_.setup->terrain, [&](const TerrainPiece& piece) {
    return position_.isDifficult(piece.kind) && passesOver(from, position_.unit(u).base, leg, piece.outline);
  });
  if (!rough) return;
  const auto ruling = ask(*position_.rulings().difficultTerrain, {position_.troop(u), position_.formation(u)});
  cite("CB-MOV-13", "on-difficult-ground");
  for (const Modifier& modifier : ruling.modifiers.list()) cite(modifier.rule, "on-difficult-ground");
}

// CB-PAS-3: whether a leg comes out clear of a friend, and the length that a straight one needs for that. One that ends
// against him has not passed him.
bool Referee::comesOutClear(const Footprint& start, const Leg& leg, UnitIndex passed) {
  if (!isStraight(leg.kind)) return true;
  const auto crossing = crossingOf(start, directionOf(start, leg.kind), position_.stand(passed));
  if (!crossing || lengthOrMore(crossing->leave) > leg.amount) return false;
  Reason reason{"CB-PAS-3", "comes-out-clear", Figure::inches(leg.amount),
                Figure::inches(lengthOrMore(crossing->leave)), passed};
  reason.said = "{0} moved, {1} needed to come out clear of {unit}.";
  measure(reason);
  return true;
}

// The nearest that the whole way comes to the enemy whose limit it comes nearest to; who started nearer to one may come
// no nearer to him.
void Referee::limitsOfDistance(UnitIndex u, const Path& path, const MoveTerms& terms) {
  const double keep = position_.lengthOf(terms.doubled ? position_.bowShot() : position_.book().tables.shortOfEnemy);
  const bool endOnly = keptOf(position_, terms) == 0;  // D15
  const Base& base = position_.unit(u).base;
  UnitIndex nearest = noUnit;
  double least = 0;
  double limit = keep;
  position_.forEachPresent([&](UnitIndex v) {
    if (!position_.enemies(u, v) || position_.rampaging(v)) return;
    const double start = distanceBetween(position_.stand(u), position_.stand(v));
    double near = start;
    Pose pose = position_.unit(u).pose;
    for (const Leg& leg : path) {
      near = std::min(near, closestOn(position_, u, pose, leg, v));
      pose = after(pose, base, leg);
    }
    if (endOnly) near = distanceBetween(Footprint(pose, base), position_.stand(v));
    const double allowed = std::min(keep, start);
    // Of two as near to their limits the nearer one, in whatever order they are listed.
    const double more = (near - allowed) - (least - limit);
    if (nearest != noUnit && (more > 0 || (more == 0 && near >= least))) return;
    nearest = v;
    least = near;
    limit = allowed;
  });
  // It began so near, and what the measuring of a wheel adds or takes away is none of its doing.
  if (least < limit && limit - least <= 2.5 * roundingTolerance) least = limit;
  if (nearest != noUnit)
    measure(terms.doubled ? "CB-MOV-16" : "CB-SEQ-6", "clearance", figure(least), figure(limit), nearest);
}

void Referee::limitsOfOrders(UnitIndex u) {
  if (!explained_ || !position_.orders(u) || position_.leader(u) != noPerson) return;
  measure({"CB-CMD-9", "within-orders", {}, {}, noUnit, commanderOf(position_, u)});
}

// CB-CHG-7: whether loose troops keep their formation on the way.
void Referee::limitOfFormation(double way) {
  const Figure most = jts(position_.book().tables.chargeKeepsFormation);
  if (figure(way).value <= most.value) return measure("CB-CHG-7", "keeps-formation", figure(way), most);
  Reason reason{"CB-CHG-7", "goes-loose", figure(way), most};
  reason.said = "{0} to go: it loses its formation after {1}.";
  measure(reason);
}

// CB-MOV-13: how much of the last stretch is free before ground that it may not enter.
void Referee::limitOfGround(UnitIndex u, const Path& path) {
  if (path.empty()) return;
  const Leg& last = path[path.size() - 1];
  if (last.kind != LegKind::ahead) return;
  Pose pose = position_.unit(u).pose;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) pose = after(pose, position_.unit(u).base, path[i]);
  const Footprint from(pose, position_.unit(u).base);
  std::optional<double> free;
  for (const TerrainPiece& piece : battle_.setup->terrain) {
    if (!position_.barred(u, piece.kind)) continue;
    const auto touch = firstTouch(from, from.forward, last.amount + position_.lengthOf(nearBy), piece.outline);
    if (touch && *touch >= last.amount) free = std::min(free.value_or(*touch), *touch);
  }
  if (!free) return;
  Reason reason{"CB-MOV-13", "free-of-barred-ground", Figure::inches(last.amount), Figure::inches(toLength(*free))};
  reason.said = "{0} ahead, {1} free before ground that it may not enter.";
  measure(reason);
}

// By how much the line from the middle of its front passes the others.
void Referee::limitsOfSight(std::string_view rule, UnitIndex u, UnitIndex target) {
  const Vec2 eye = position_.stand(u).frontCentre();
  const Segment line{eye, nearestOn(position_.stand(target), eye)};
  sightPasses(rule, u, target,
              [&](UnitIndex v) -> std::optional<double> { return gapBetween(position_.stand(v), line).distance; });
}

void Referee::limitsOfShot(UnitIndex u, UnitIndex target, const Shot& shot) {
  if (!explained_) return;
  const Shooter shooter = shot.permitted.in.shooter;
  const bool stays = shooter == Shooter::artillery || shooter == Shooter::bowmen;
  cite(stays                       ? "CB-SEQ-7"
       : shootsFirst(position_, u) ? "CB-SEQ-8"
                                   : "CB-SEQ-9",
       stays                       ? "shoots-in-place"
       : shootsFirst(position_, u) ? "shoots-before-or-after"
                                   : "shoots-after");
  const double off = offTheFrontRank(position_, u, target);
  measure("CB-SHO-10", "in-the-arc", Figure::degrees(static_cast<Angle>(std::ceil(off))),
          Figure::degrees(45 * oneDegree), target);
  cite("CB-SHO-10", "sight-free", target);
  limitsOfSight("CB-SHO-10", u, target);
  if (shot.nearer != noUnit) {
    cite("CB-CMD-7", "shooting-directed", shot.nearer);
  } else {
    UnitIndex next = noUnit;
    position_.forEachPresent([&](UnitIndex v) {
      if (v == target || !position_.enemies(u, v)) return;
      if (!within(position_.stand(u), position_.stand(v), reachOf(position_, u)) || !position_.inSight(u, v)) return;
      // A nearer one is no target for some other reason.
      if (position_.distance(u, v) < position_.distance(u, target)) return;
      if (next == noUnit || position_.distance(u, v) < position_.distance(u, next)) next = v;
    });
    if (next == noUnit)
      cite("CB-SHO-10", "nearest-target-alone");
    else
      measure("CB-SHO-10", "nearest-target", jts(position_.distance(u, target)), jts(position_.distance(u, next)),
              next);
  }
  const bool still = timingNow(position_, u) == Timing::withoutMoving && shooter == Shooter::missileTroops;
  const int stands = shot.frontStands + (shooter == Shooter::bowmen ? shot.rearStands : 0);
  measure("CB-SHO-10", "stands-that-shoot", Figure::count(shot.frontStands));
  measure(shooter == Shooter::bowmen ? "CB-SHO-1"
          : still                    ? "CB-SHO-2"
                                     : "CB-SHO-3",
          "stands-with-dice", Figure::count(stands));
  if (position_.inCover(u, target) || position_.role(u) == Role::rabble) cite("CB-SHO-4", "dice-are-halved");
  if (!position_.special(u) && position_.status(u, UnitStatus::dps) > 0)
    measure("CB-SHO-5", "dice-lost-to-dps", Figure::count(position_.status(u, UnitStatus::dps)));
}

void Referee::limitsOfCharge(UnitIndex u, UnitIndex target, const ChargePlan& plan, const ChargeEligibilityIn& in) {
  if (!explained_) return;
  const Angle turned = angleBetween(position_.unit(u).pose.heading, plan.start.heading);
  measure("CB-CHG-10", "wheel-turned", Figure::degrees(turned), Figure::degrees(widestTurn));
  const double off = offTheFrontRank(position_, u, target);
  measure("CB-CHG-10", "in-the-arc", Figure::degrees(static_cast<Angle>(std::ceil(off))),
          Figure::degrees(45 * oneDegree), target);
  cite("CB-CHG-10", "sight-free", target);
  limitsOfSight("CB-CHG-10", u, target);
  const Footprint from(plan.start, position_.unit(u).base);
  const Footprint swept(from.centre + from.forward * (plan.distance / 2), from.forward, from.halfFrontage,
                        from.halfDepth + plan.distance / 2);
  UnitIndex beside = noUnit;
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || position_.enemies(u, v)) return;
    if (!within(swept, position_.stand(v), position_.lengthOf(nearBy))) return;
    const auto gap = [&](UnitIndex w) { return distanceBetween(swept, position_.stand(w)); };
    if (beside == noUnit || gap(v) < gap(beside)) beside = v;
  });
  if (beside == noUnit)
    cite("CB-CHG-10", "way-free");
  else
    measure("CB-CHG-10", "friend-beside", figure(distanceBetween(swept, position_.stand(beside))), figure(0), beside);
  if (plan.clears > 0 && plan.distance >= plan.clears)
    measure("CB-CHG-10", "clears-the-friend", figure(plan.distance), Figure::inches(lengthOrMore(plan.clears)));
  if (position_.book().cavalry(in.troop) && isPhalanx(in.targetTroop)) {
    if (const Figure bearing = bearingFrom(u, target, plan.face); !in.frontal && bearing.value > 90 * oneDegree) {
      Reason reason{"CB-CHG-8", "from-behind-the-flank", bearing, Figure::degrees(90 * oneDegree), target};
      reason.said = "Not frontal: {0} off the front of {unit}, more than {1} needed.";
      measure(reason);
    } else if (!in.frontal)
      cite("CB-CHG-8", "from-behind-the-flank", target);
    else
      cite("CB-CHG-8", "phalanx-not-steady", target);
  }
  if (in.formation == Formation::unformed) {
    const bool unbound = in.troop == Troop::chariots || in.mode != ChargeMode::deliberate;
    cite(unbound ? "CB-CHG-6" : "CB-CHG-5", "unformed-may-charge", target);
  }
  if ((in.role == Role::rabble || in.role == Role::javelinmen) && in.formation != Formation::unformed)
    limitOfFormation(plan.distance);
  if (in.mode == ChargeMode::spontaneousAdvance) cite("CB-CHG-9", "has-to-charge", target);
  limitsOfOrders(u);
}

void Referee::limitsOfAfterMove(int move) {
  if (move >= 0 && move < static_cast<int>(Words<AfterMove>::words.size()))
    cite(moveRow(static_cast<AfterMove>(move)), "move-open");
}

}  // namespace signifer::cb
