// Marches and Battle Line wheels judged (HG-MAN-1 to HG-MAN-15, HG-MOV-1 to HG-MOV-6, HG-MOV-11, HG-MOV-12).
#include <algorithm>

#include "battle/nearest.h"
#include "hannibal/play/referee.h"
#include "hannibal/rounding.h"

namespace signifer::hannibal {
namespace {

/// The path shortened to what is left of the allowance, thousandths of an inch.
Path shortened(const Position& position, UnitIndex u, const Path& path, Length left) {
  Path shorter;
  for (Leg leg : path) {
    const Length cost = costOf(position, u, leg);
    if (cost > left && (leg.kind == LegKind::aboutFace || leg.amount == 0)) break;
    if (cost > left) {
      leg.amount = static_cast<std::int32_t>(static_cast<std::int64_t>(leg.amount) * left / std::max(1, cost));
      while (leg.amount > 0 && costOf(position, u, leg) > left) --leg.amount;
      if (leg.amount > 0) shorter.add(leg);
      break;
    }
    left -= cost;
    shorter.add(leg);
  }
  return shorter;
}

}  // namespace

void Referee::march(const Action& action) {
  const UnitIndex u = action.unit;
  if (!actor(u)) return;
  const WaySum sum = sumOf(position_, u, action.path);
  if (sum.pivots) refuse("HG-MAN-8", "no-pivot", u);
  const bool marches = sum.marches || action.path.empty();
  judgeManoeuvre(u, manoeuvreFacts(position_, u, Finish::none, sum.wheels, marches));
  if (position_.is(u, UnitStatus::shotThisTurn) && !verdict_.legal()) return;
  checkAllowance(action, sum);
  if (!explained_) return verdict_.legal() ? checkPath(action) : void();
  const bool able = verdict_.legal();
  // A wheel that is its line's is no way of its own.
  if (std::ranges::find(verdict_.reasons, "HG-MAN-14", &Reason::rule) != verdict_.reasons.end()) return;
  const std::optional<Action> shorter = verdict_.nearest;
  checkPath(action);
  if (verdict_.legal()) return measureWay(action, sum);
  // The way that is open may be too long, the one that is short enough may be barred.
  const auto allowed = [&](const std::optional<Action>& way) {
    return way && Referee(position_, Detail::bare).judge(*way).legal();
  };
  if (!able && !allowed(verdict_.nearest)) verdict_.nearest = allowed(shorter) ? shorter : std::nullopt;
}

// HG-MOV-1 to HG-MOV-6, HG-MOV-11, HG-MOV-12, HG-MAN-10
void Referee::checkAllowance(const Action& action, const WaySum& sum) {
  const UnitIndex u = action.unit;
  MarchIn in = sum.facts;
  // May it march at all? Then the least move must be left.
  if (action.path.empty()) in.forwardInches += 0.001;
  const auto ruling = ask(*rulings().march, in);
  consult(ruling);
  const Figure allowed = inchFigure(ruling->allowanceInches);
  Reasons<MarchReason> reasons = ruling->reasons;
  const bool immobile = reasons.has(MarchReason::immobile);
  reasons.forEach([&](MarchReason reason, const Because& because) {
    // A unit that cannot move at all has no way that could be too long.
    if (reason == MarchReason::tooFar && immobile) return;
    refuse(because.rule, wordOf(reason), u, because.measured, because.allowed);
  });
  if (reasons.empty() && !action.path.empty())
    measure(marchRule(in.moveClass), "move-used", inchFigure(ruling->spentInches), allowed, u);
  if (!explained_ || !reasons.has(MarchReason::tooFar) || immobile) return;
  // The other parts of the sum.
  const double aside = in.sidewaysInches + in.rearwardInches;
  const MovementRow& row = position_.movement(u);
  if (aside > 0) refuse("HG-MOV-5", "third-speed", u, inchFigure(position_.tables().sideRearCost * aside));
  if (in.aboutFaces > 0) refuse("HG-MOV-11", "about-face-costs", u, inchFigure(in.aboutFaces * row.aboutFaceInches()));
  if (in.wheelInches > 0) refuse("HG-MAN-10", "wheel-costs", u, inchFigure(in.wheelInches));
  Action nearest = action;
  nearest.path = shortened(position_, u, action.path, allowed.value - position_.status(u, UnitStatus::spentInches));
  if (!nearest.path.empty()) verdict_.nearest = nearest;
}

// HG-MAN-13, HG-MAN-15, D72
void Referee::checkPath(const Action& action) {
  const UnitIndex u = action.unit;
  const Base& base = position_.unit(u).base;
  Pose pose = position_.unit(u).pose;
  Path open;
  for (std::size_t i = 0; i < action.path.size(); ++i) {
    const Leg& leg = action.path[i];
    const OpenLeg found = openLeg(position_, u, pose, leg, 1, wheelBefore(action.path, i));
    const Pose from = pose;
    pose = after(pose, base, {leg.kind, found.amount});
    if (found.amount < leg.amount) {
      refuseBlocked(action, leg, found);
      showOutline(Footprint(pose, base), "as-far-as-open");
      if (found.blocker != noUnit) showOutline(position_.stand(found.blocker), "in-the-way");
      if (found.amount > 0) open.add({leg.kind, found.amount});
      Action nearest = action;
      nearest.path = open;
      if (!open.empty()) verdict_.nearest = nearest;
      return;
    }
    if (isWheel(leg.kind) && !clearsFriends(action, i, from)) return;
    open.add(leg);
  }
  if (action.path.empty()) return;
  const UnitIndex under = overlappedAtEnd(position_, u, pose);
  const UnitIndex beside = under == noUnit ? touchedAtEnd(position_, u, pose) : noUnit;
  if (under != noUnit) refuse("HG-MAN-15", "ends-on-a-unit", under);
  if (beside != noUnit) refuse("HG-MAN-13", "ends-touching", beside);
  if (!verdict_.legal()) showOutline(Footprint(pose, base), "end-of-the-move");
}

void Referee::refuseBlocked(const Action& action, const Leg& leg, const OpenLeg& found) {
  const auto figure = isWheel(leg.kind) ? &Figure::degrees : &Figure::inches;
  // By the option march-into-contact he is met by a march; in his way nobody gets farther than to touch him.
  const bool enemy = found.blocker != noUnit && !mayTouch(position_, action.unit, found.blocker);
  refuse(enemy ? "HG-MAN-13" : "HG-MAN-15",
         found.edge ? "leaves-the-table"
         : enemy    ? "enemy-in-the-way"
                    : "unit-in-the-way",
         found.edge ? action.unit : found.blocker, figure(leg.amount), figure(found.amount));
}

/// Whether the wheel, with the straight legs that follow it, leaves no friend overlapped (D75).
bool Referee::clearsFriends(const Action& action, std::size_t leg, const Pose& from) {
  Length straight = 0;
  for (std::size_t i = leg + 1; i < action.path.size() && action.path[i].kind == LegKind::ahead; ++i)
    straight += action.path[i].amount;
  const auto unclear = unclearAfter(position_, action.unit, from, action.path[leg], straight);
  if (!unclear) return true;
  if (unclear->needed <= straight) {
    const Base& base = position_.unit(action.unit).base;
    refuseLedInto(action.unit, from, Footprint(after(from, base, action.path[leg]), base), straight);
    return false;
  }
  refuseClipped("HG-MAN-15", unclear->friendUnit, straight, unclear->needed);
  if (!explained_) return false;
  // So far ahead, if its move and what stands there allow it.
  Action nearest = action;
  nearest.path.clear();
  for (std::size_t i = 0; i <= leg; ++i) nearest.path.add(action.path[i]);
  nearest.path.add({LegKind::ahead, unclear->needed});
  if (unclear->needed > straight && Referee(position_, Detail::bare).judge(nearest).legal()) verdict_.nearest = nearest;
  return false;
}

// D75: the wheel has left him clear enough, the straight leg leads into him.
void Referee::refuseLedInto(UnitIndex u, const Pose& from, const Footprint& wheeled, Length straight) {
  const PastFriends past = pastFriends(position_, u, Footprint(from, position_.unit(u).base));
  const UnitIndex met = past.deepest(position_, wheeled.shifted(wheeled.forward * straight));
  const double free = freeAheadPast(wheeled, wheeled.forward, straight, position_.stand(met), clearedOverlap);
  refuse("HG-MAN-15", "unit-in-the-way", met, Figure::inches(straight), Figure::inches(wholeLength(free)));
  showOutline(position_.stand(met), "in-the-way");
}

void Referee::refuseClipped(std::string_view rule, UnitIndex clipped, Length straight, Length needed) {
  refuse(rule, "friend-not-cleared", clipped, Figure::inches(straight), Figure::inches(needed));
  showOutline(position_.stand(clipped), "in-the-way");
}

// HG-MAN-7, HG-MAN-14
void Referee::lineWheel(const Action& action) {
  if (!actor(action.unit)) return;
  if (!position_.wasInLine(action.unit)) return refuse("HG-MAN-14", "not-in-a-battle-line", action.unit);
  const UnitSet line = position_.lineAtTurnStart(action.unit);
  checkLineUnits(action.unit, line);
  const bool wheelsOnly = std::ranges::all_of(action.path, [](const Leg& leg) { return isWheel(leg.kind); });
  if (!wheelsOnly) return refuse("HG-MAN-7", "line-only-wheels", action.unit);
  ManoeuvreIn in;
  in.wheels = static_cast<int>(action.path.size());
  in.partOfBattleLine = true;
  judgeManoeuvre(action.unit, in);
  if (action.path.empty() || (!explained_ && !verdict_.legal())) return;
  LineWheels wheels;
  checkLineWay(action, line, wheels);
  if (!explained_ && !verdict_.legal()) return;
  double way = 0.0;
  for (const LineWheel& wheel : wheels) way += wheel.way;
  // Turned as one body, the line has the same corner outermost for a wheel that is not reached.
  for (std::size_t i = wheels.size(); i < action.path.size(); ++i)
    way += planLineWheel(position_, line, action.path[i]).way;
  checkLineAllowance(action.unit, line, way);
  if (verdict_.legal() && explained_) measureLineWheel(action.unit, line, wheels);
}

// The way of the line wheel by wheel, up to the first that is not open, and where it ends.
void Referee::checkLineWay(const Action& action, const UnitSet& line, LineWheels& wheels) {
  Battle moved = battle_;
  for (std::size_t i = 0; i < action.path.size(); ++i) {
    const Position now(position_.book(), moved);
    const LineWheel wheel = planLineWheel(now, line, action.path[i]);
    wheels.push_back(wheel);
    checkLineWheelLeg(now, action, i, wheel);
    const bool open = !wheel.edge && wheel.blocker == noUnit;
    if (open && wheel.unclear) refuseClipped("HG-MAN-15", wheel.unclear->friendUnit, 0, wheel.unclear->needed);
    if (!open || wheel.unclear) return;
    forEachIn(line, [&](UnitIndex u) {
      moved.unit(u).pose = rotatedAbout(moved.unit(u).pose, wheel.pivot, wheel.clockwise);
    });
  }
  const Position end(position_.book(), moved);
  UnitSet met;
  forEachIn(line, [&](UnitIndex u) {
    const UnitIndex under = overlappedAtEnd(end, u, moved.unit(u).pose);
    if (under != noUnit && !in(line, under)) add(met, under);
  });
  if (met.any()) refuse("HG-MAN-15", "ends-on-a-unit", nearestOf(action.unit, met));
}

// The unit with the least allowance bounds the line.
void Referee::checkLineAllowance(UnitIndex u, const UnitSet& line, double way) {
  const auto allowance = [&](UnitIndex v) {
    MarchIn facts;
    facts.moveClass = position_.moveClass(v);
    facts.wheelInches = way / oneInch;
    return ask(*rulings().march, facts);
  };
  UnitIndex slowest = u;
  forEachIn(line, [&](UnitIndex v) {
    if (allowance(v)->allowanceInches < allowance(slowest)->allowanceInches) slowest = v;
  });
  UnitSet as;
  forEachIn(line, [&](UnitIndex v) {
    if (allowance(v)->allowanceInches <= allowance(slowest)->allowanceInches) add(as, v);
  });
  slowest = in(as, u) ? u : nearestOf(u, as);
  const auto ruling = allowance(slowest);
  const Figure allowed = inchFigure(ruling->allowanceInches);
  const std::string_view rule = marchRule(ruling.in.moveClass);
  if (!ruling->allowed) {
    refuse("HG-MAN-7", "line-wheels-too-far", slowest, Figure::inches(lengthOrMore(way)), allowed);
    return refuse(rule, wordOf(MarchReason::tooFar), slowest, Figure::inches(lengthOrMore(way)), allowed);
  }
  measure("HG-MAN-7", "line-move-used", Figure::inches(toLength(way)), allowed, u);
  measure(rule, "move-used", Figure::inches(toLength(way)), allowed, slowest);
}

UnitIndex Referee::nearestOf(UnitIndex u, const UnitSet& some) const {
  return signifer::nearestOf(position_.stand(u), some, [&](UnitIndex v) { return position_.stand(v); });
}

void Referee::checkLineUnits(UnitIndex u, const UnitSet& line) {
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!line.test(static_cast<std::size_t>(v)) || !position_.unit(v).present) continue;
    if (position_.routed(v))
      refuse("HG-MAN-14", "line-unit-routed", v);
    else if (position_.inContact(v))
      refuse("HG-MAN-14", "line-unit-in-contact", v);
    else if (v != u && position_.is(v, UnitStatus::actedThisTurn))
      refuse("HG-MAN-14", "line-unit-has-acted", v);
    else if (position_.is(v, UnitStatus::movedThisTurn) || position_.is(v, UnitStatus::shotThisTurn))
      refuse("HG-MAN-14", "line-unit-has-acted", v);
    else if (position_.status(v, UnitStatus::wheelsUsed) > 0)
      refuse("HG-MAN-14", "line-has-wheeled", v);
  }
}

void Referee::checkLineWheelLeg(const Position& position, const Action& action, std::size_t leg,
                                const LineWheel& wheel) {
  if (wheel.edge)
    refuse("HG-MAN-15", "leaves-the-table", action.unit, Figure::degrees(action.path[leg].amount),
           Figure::degrees(wheel.open));
  if (explained_ && wheel.open < action.path[leg].amount) {
    Action nearest = action;
    nearest.path = Path();
    for (std::size_t i = 0; i < leg; ++i) nearest.path.add(action.path[i]);
    if (wheel.open > 0) nearest.path.add({action.path[leg].kind, wheel.open});
    if (!nearest.path.empty()) verdict_.nearest = nearest;
  }
  if (wheel.blocker == noUnit) return;
  const bool enemy = position.enemies(wheel.blocked, wheel.blocker);
  refuse(enemy ? "HG-MAN-13" : "HG-MAN-15", enemy ? "enemy-in-the-way" : "unit-in-the-way", wheel.blocker,
         Figure::degrees(action.path[leg].amount), Figure::degrees(wheel.open));
  showOutline(position.stand(wheel.blocker), "in-the-way");
}

}  // namespace signifer::hannibal
