// Ordinary moves, marches and fast marches judged (FA-MOV-1 to FA-MOV-3, FA-MAN-1 to FA-MAN-7, FA-TER-1 to FA-TER-5,
// FA-MAR-1 to FA-MAR-9, FA-FST-1 to FA-FST-8).
#include <algorithm>

#include "fantasy/play/referee.h"

namespace signifer::fantasy {

Ignoring Referee::moversCare() const {
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position_);
  return ignoring;
}

// FA-MOV-1 and what else keeps a unit from moving in this step.
bool Referee::afterMove(UnitIndex u) {
  if (ours(u, "FA-MOV-1")) refuseFor(noMove(position_, u), u);
  return verdict_.legal();
}

// A march is the whole of its movement, also where it may still join somebody.
bool Referee::mover(UnitIndex u) {
  if (!afterMove(u)) return false;
  const bool fast = position_.is(u, UnitStatus::fastMarched) && position_.is(u, UnitStatus::moved);
  if (fast || position_.is(u, UnitStatus::marched)) refuse("FA-MOV-1", "has-acted", u);
  return verdict_.legal();
}

void Referee::move(const Action& action) {
  const UnitIndex u = action.unit;
  if (!ours(u, "FA-MOV-1")) return;
  const bool moves = mover(u);
  if (!moves && (!explained_ || action.path.empty() || position_.attached(u))) return;
  const auto id = static_cast<ActionId>(action.kind);
  const Moving moving = id == ActionId::move    ? Moving::normal
                        : id == ActionId::march ? Moving::march
                                                : Moving::fastMarch;
  const double before = toInches(position_.status(u, UnitStatus::spentInches));
  if (moving != Moving::normal && before > 0) return refuse("FA-MOV-1", "has-begun-its-move", u);
  checkLegs(action, moving);
  double allowance = position_.rate(u);
  if (moves && !verdict_.legal()) return;
  if (moving != Moving::normal) allowance = marchAllowance(action, u, moving == Moving::fastMarch);
  const std::string_view rule = moving == Moving::normal  ? "FA-MOV-1"
                                : moving == Moving::march ? (position_.character(u) ? "FA-MAR-3" : "FA-MAR-2")
                                                          : "FA-FST-3";
  if (moving == Moving::fastMarch && snakes(position_, u)) return snake(action, allowance, rule);
  checkWay(action, position_.unit(u).pose, moversCare(), allowance, before, rule);
  // Another way does not help a unit that may not move at all.
  if (!moves) verdict_.nearest.reset();
}

// FA-FST-11: where the leader may go the others follow; then there must be room for the column behind it.
void Referee::snake(const Action& action, double allowance, std::string_view rule) {
  const UnitIndex u = action.unit;
  const Battle alone = withLeaderOf(position_, u);
  const Position ofLeader(position_.playBook(), alone);
  Referee leader(ofLeader);
  const Pose start = alone.unit(u).pose;
  leader.verdict_ = verdict_;
  leader.checkWay(action, start, moversCare(), allowance, 0.0, rule);
  verdict_ = leader.verdict_;
  if (!verdict_.legal()) return;
  const Pose end = walk(start, alone.unit(u).base, action.path).end();
  const Body column = position_.bodyAt(u, columnBehind(position_, u, end));
  const UnitIndex under = underfoot(position_, u, column, moversCare());
  if (under == noUnit && onTable(position_, column) && !onImpassable(position_, column)) return;
  refuse("FA-MOV-3", under == noUnit ? "off-the-table" : "no-room", under);
  showOutline(column, "end-of-the-move");
}

// FA-MOV-2, FA-MAN-4 to FA-MAN-7, FA-MAR-7, FA-FST-6
void Referee::checkLegs(const Action& action, Moving moving) {
  const UnitIndex u = action.unit;
  const bool loose = position_.loose(u);
  int turns = position_.status(u, UnitStatus::aboutFaces);
  for (const Leg& leg : action.path) {
    if (loose) continue;
    if (leg.kind == LegKind::aboutFace) {
      refuseFor(ask(rulings().manoeuvre, turnFacts(position_, u, moving, turns++))->barredBy, u);
      continue;
    }
    // FA-FST-11: a column one model wide bends where it likes.
    const bool snakes = moving == Moving::fastMarch && position_.ranks(u).abreast() == 1;
    if (leg.kind == LegKind::pivot && snakes) continue;
    if (leg.kind != LegKind::ahead && !isWheel(leg.kind)) refuse("FA-MOV-2", "only-ahead-and-wheels", u);
  }
}

namespace {

bool liesOnWhatBars(const GroundCovered& ground, NoMarch reason) {
  return reason == NoMarch::obstacle ? ground.obstacle > 0 : ground.difficult > 0 || ground.veryDifficult > 0;
}

/// The part of a march's way before the ground that bars it.
Path untilBarred(const Position& position, const Action& action, bool fast, NoMarch reason) {
  Action part = action;
  part.path.clear();
  for (Leg leg : action.path) {
    const auto isBarred = [&](std::int32_t amount) {
      Action longer = part;
      longer.path.add({leg.kind, amount});
      return liesOnWhatBars(marchGround(position, longer, fast), reason);
    };
    if (!isBarred(leg.amount)) {
      part.path.add(leg);
      continue;
    }
    std::int32_t low = 0;
    while (leg.amount - low > 1) {
      const std::int32_t middle = low + (leg.amount - low) / 2;
      (isBarred(middle) ? leg.amount : low) = middle;
    }
    part.path.add({leg.kind, low});
    break;
  }
  return part.path;
}

}  // namespace

// FA-MAR-8, FA-MAR-9, FA-FST-7, FA-FST-8: the ground that bars the march, and the way that is open before it.
void Referee::marchesOver(const Action& action, bool fast, NoMarch reason, std::string_view rule) {
  const UnitIndex u = action.unit;
  const Path open = untilBarred(position_, action, fast, reason);
  refuse(rule, wordOf(reason), u, inches(inchesAlong(position_, u, action.path)),
         inches(inchesAlong(position_, u, open)));
  const Pose start = position_.unit(u).pose;
  showOutline(position_.bodyAt(u, walk(start, shapeOf(position_.bodyAt(u, start)), open).end()), "as-far-as-open");
}

// FA-MAR-1 to FA-MAR-9, FA-FST-1 to FA-FST-8. Inches.
double Referee::marchAllowance(const Action& action, UnitIndex u, bool fast) {
  const auto out = ask(rulings().march, marchFacts(position_, action, fast));
  const UnitIndex from = position_.carrierOf(u);
  const UnitIndex near = marchStoppedBy(position_, u, out.in);
  const int most = fast ? position_.tables().distances.fastMarch : position_.tables().distances.march;
  out->barredBy.forEach([&](NoMarch reason, const Because& because) {
    if (reason == NoMarch::obstacle || reason == NoMarch::difficultTerrain)
      return marchesOver(action, fast, reason, because.rule);
    if (reason != NoMarch::enemyNear || near == noUnit) return refuse(because.rule, wordOf(reason), u);
    refuse(because.rule, wordOf(reason), near, Figure::inches(wholeLength(position_.apart(from, near))),
           Figure::inches(most * oneInch));
  });
  if (out->barredBy.empty()) nearestToMarch(from, fast ? "FA-FST-4" : "FA-MAR-4", most);
  // A march that is barred is told how much too long it is as well.
  const MovementTable& table = position_.tables().movement;
  const int times = fast ? table.fastMarchTimes : position_.character(u) ? table.characterMarchTimes : table.marchTimes;
  return position_.rate(u) * static_cast<double>(times);
}

// Measures the distance of the nearest enemy that could have barred the march.
void Referee::nearestToMarch(UnitIndex from, std::string_view rule, int most) {
  if (!explained_) return;
  UnitIndex nearest = noUnit;
  position_.forEachLive([&](UnitIndex v) {
    if (!position_.enemies(from, v) || position_.within(from, v, most)) return;
    if (nearest == noUnit || position_.apart(from, v) < position_.apart(from, nearest)) nearest = v;
  });
  if (nearest != noUnit)
    measure(rule, "enemy-at", Figure::inches(toLength(position_.apart(from, nearest))), Figure::inches(most * oneInch),
            nearest);
  // One who stands nearer and bars nobody.
  position_.forEachLive([&](UnitIndex v) {
    if (position_.enemies(from, v) && position_.within(from, v, most))
      measure(rule == "FA-MAR-4" ? "FA-MAR-5" : rule, "does-not-bar",
              Figure::inches(toLength(position_.apart(from, v))), std::nullopt, v);
  });
}

namespace {

/// The cost of the first legs of a path: their ground together, and the inches that about-faces surrender.
double costSoFar(const Position& position, UnitIndex u, const GroundCovered& ground, int turns) {
  return costOn(position, u, ground) + turns * turnCost(position, u);
}

/// The path as far as the movement pays for it.
Path paidFor(const Position& position, const Action& action, Pose pose, double allowance, double before) {
  const UnitIndex u = action.unit;
  const Base base = shapeOf(position.bodyAt(u, pose));
  Path path;
  GroundCovered ground;
  int turns = 0;
  const auto affords = [&](const GroundCovered& sum, int faces) {
    return plainInches(before + costSoFar(position, u, sum, faces)) <= allowance;
  };
  for (Leg leg : action.path) {
    const bool turn = leg.kind == LegKind::aboutFace;
    const auto with = [&](std::int32_t amount) {
      GroundCovered sum = ground;
      addTo(sum, groundOf(position, u, pose, {leg.kind, amount}));
      return sum;
    };
    if (affords(with(leg.amount), turns + (turn ? 1 : 0))) {
      addTo(ground, groundOf(position, u, pose, leg));
      turns += turn ? 1 : 0;
      pose = after(pose, base, leg);
      path.add(leg);
      continue;
    }
    if (turn) break;
    std::int32_t low = 0;
    while (leg.amount - low > 1) {
      const std::int32_t middle = low + (leg.amount - low) / 2;
      (affords(with(middle), turns) ? low : leg.amount) = middle;
    }
    if (low > 0) path.add({leg.kind, low});
    break;
  }
  return path;
}

}  // namespace

// FA-MOV-3. The open part of the leg; a leg that is not open to its end is refused. None if it cannot begin.
std::optional<Leg> Referee::openOf(UnitIndex u, const Pose& pose, const Leg& leg, const Ignoring& ignoring) {
  const bool goes = isStraight(leg.kind) || isWheel(leg.kind);
  // The men of a formation face about each for himself (FA-MAN-6).
  if (leg.kind == LegKind::aboutFace && !position_.loose(u)) return leg;
  const OpenTurn turn = goes ? OpenTurn{} : openTurn(position_, u, pose, leg, ignoring);
  const OpenLeg open = goes ? openLeg(position_, u, pose, leg, ignoring) : turn.open;
  const std::int32_t wanted = goes ? leg.amount : turn.wanted;
  if (open.amount >= wanted) return leg;
  const auto figure = isStraight(leg.kind) ? &Figure::inches : &Figure::degrees;
  const std::string_view code = open.edge                            ? "table-ends"
                                : open.ground                        ? "impassable-ground"
                                : position_.enemies(u, open.blocker) ? "enemy-in-the-way"
                                                                     : "unit-in-the-way";
  refuse("FA-MOV-3", code, open.blocker == noUnit ? u : open.blocker, figure(wanted), figure(open.amount));
  const Angle turned = turn.side == signifer::Side::right ? open.amount : -open.amount;
  const Leg part = goes ? Leg{leg.kind, open.amount} : Leg{LegKind::pivot, normalised(pose.heading + turned)};
  const Base base = shapeOf(position_.bodyAt(u, pose));
  showOutline(position_.bodyAt(u, after(pose, base, part)), "as-far-as-open");
  return open.amount > 0 ? std::optional(part) : std::nullopt;
}

// D60: where the move ends, or another stretch begins, it has cleared the friends whom its wheel has clipped.
// Returns the part of the straight way that may be gone, none if only a longer one clears them.
std::optional<Length> Referee::clearsFriends(UnitIndex u, const Pose& wheeled, Length straight,
                                             const Ignoring& heeded) {
  if (heeded.beside.none()) return straight;
  const auto needed = Figure::inches(lengthOrMore(neededToClear(position_, u, wheeled, heeded)));
  const Body after = position_.bodyAt(u, wheeled);
  const UnitIndex clipped = firstIn(heeded.beside, [&](UnitIndex v) { return after.overlaps(position_.body(v)); });
  if (isClearedAfter(position_, u, wheeled, straight, heeded)) {
    if (clipped != noUnit) measure("FA-MOV-3", "clears", Figure::inches(straight), needed, clipped);
    return straight;
  }
  // A friend who is cleared at once may be run into farther on.
  const Body end = position_.bodyAt(u, movedAhead(wheeled, straight));
  if (needed.value <= straight) {
    const Length rest = restAfterClearing(position_, u, wheeled, straight, heeded);
    refuse("FA-MOV-3", "unit-in-the-way",
           firstIn(heeded.beside, [&](UnitIndex v) { return end.overlaps(position_.body(v)); }),
           Figure::inches(straight), Figure::inches(rest));
    showOutline(end, "end-of-the-move");
    return rest;
  }
  refuse("FA-MOV-3", "does-not-clear",
         clipped != noUnit ? clipped : firstIn(heeded.beside, [](UnitIndex) { return true; }), Figure::inches(straight),
         needed);
  showOutline(end, "end-of-the-move");
  return std::nullopt;
}

// The rows that used the movement up: the ground, wheels and about-faces are cited alike.
void Referee::tooFar(const Action& action, double spent, double allowance, const GroundCovered& ground,
                     std::string_view rule) {
  const UnitIndex u = action.unit;
  refuse(rule, "too-far", u, inches(spent), inches(allowance));
  const std::string_view slow = slowedBy(position_, u, ground);
  if (!slow.empty()) refuse(slow, "slowed-by-ground", u, inches(costOn(position_, u, ground)));
  if (position_.loose(u)) return;
  double wheels = 0.0;
  for (const Leg& leg : action.path) wheels += isWheel(leg.kind) ? inchesOf(position_, u, leg) : 0.0;
  if (wheels > 0.0) refuse("FA-MAN-3", "wheels-cost", u, inches(wheels));
  if (const int turns = aboutFacesIn(action.path); turns > 0)
    refuse("FA-MAN-6", "about-faces-cost", u, inches(turns * turnCost(position_, u)));
}

namespace {

Action ordinaryMoveOf(const Action& action) {
  Action move = action;
  if (static_cast<ActionId>(action.kind) == ActionId::leave)
    move.values[0] = 0;
  else
    move.kind = static_cast<std::int8_t>(ActionId::move);
  return move;
}

}  // namespace

// FA-MOV-3: nothing in the way; FA-TER-1 to FA-TER-5: no farther than the movement pays for.
void Referee::checkWay(const Action& action, const Pose& start, const Ignoring& ignoring, double allowance,
                       double before, std::string_view rule) {
  const UnitIndex u = action.unit;
  const Base base = shapeOf(position_.bodyAt(u, start));
  // A march that is barred: its way is looked at all the same, and it may still make an ordinary move.
  const bool barred = !verdict_.legal();
  bool open = true;
  Pose pose = start;
  GroundCovered ground;
  Action nearest = barred ? ordinaryMoveOf(action) : action;
  nearest.path.clear();
  Ignoring heeded = ignoring;
  for (std::size_t i = 0; i < action.path.size(); ++i) {
    const Leg& leg = action.path[i];
    const bool afterWheel = i > 0 && isWheel(action.path[i - 1].kind) && leg.kind == LegKind::ahead;
    if (isWheel(leg.kind))
      heeded = clippingFriends(position_, u, pose, ignoring);
    else if (!afterWheel)
      heeded = stillClipped(position_, u, pose, ignoring);
    if (open) {
      const auto part = openOf(u, pose, leg, heeded);
      if (part) nearest.path.add(*part);
      open = part == leg;
    }
    addTo(ground, groundOf(position_, u, pose, leg));
    const Pose wheeled = pose;
    pose = after(pose, base, leg);
    const bool goesOn = i + 1 < action.path.size() && action.path[i + 1].kind == LegKind::ahead;
    if (!open) continue;
    if (isWheel(leg.kind) && !goesOn) open = clearsFriends(u, pose, 0, heeded) == 0;
    if (afterWheel) {
      const auto cleared = clearsFriends(u, wheeled, leg.amount, heeded);
      if (cleared) nearest.path[i].amount = *cleared;
      open = cleared == leg.amount;
    }
  }
  const int turns = aboutFacesIn(action.path);
  const double spent = plainInches(before + costSoFar(position_, u, ground, turns));
  if (static_cast<ActionId>(action.kind) == ActionId::move)
    (void)ask(rulings().ordinaryMove, moveFacts(position_, u, ground, turns));
  // Compare by the thousandths that a battle keeps: figures that read alike are not too far.
  if (inches(spent).value > inches(allowance).value)
    tooFar(action, spent, allowance, ground, rule);
  else if (!action.path.empty())
    measure(rule, "movement-used", inches(spent), inches(allowance), u);
  if (!verdict_.legal()) {
    nearest.path = paidFor(position_, nearest, start, barred ? position_.rate(u) : allowance, before);
    if (!nearest.path.empty()) verdict_.nearest = nearest;
    return;
  }
  const Body end = position_.bodyAt(u, pose);
  // Friends that it has clipped have been looked at.
  Ignoring clipped;
  clipped.units = ignoring.units | heeded.beside;
  const UnitIndex under = action.path.empty() ? noUnit : underfoot(position_, u, end, clipped);
  if (under != noUnit) {
    refuse("FA-MOV-3", "ends-on-a-unit", under);
    showOutline(end, "end-of-the-move");
    return;
  }
  if (explained_ && !action.path.empty()) measureWay(action, start, ground);
}

}  // namespace signifer::fantasy
