// Remaining moves carried out: paths, changes of formation, reforms, characters who join and leave, disengagements
// (FA-MOV-1 to FA-MOV-3, FA-MAN-1 to FA-MAN-13, FA-CHR-1, FA-DIS-1).
#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {

void Play::place(UnitIndex u, const Pose& pose) {
  battle_.unit(u).pose = pose;
  position_.forget(u);
}

// After losses the middle of the front stays (D51); a swarm shrinks about its centre.
void Play::reshape(UnitIndex u) {
  Unit& unit = battle_.unit(u);
  const Base before = unit.base;
  position_.forget(u);
  const Body shape = position_.bodyAt(u, unit.pose);
  unit.base = shapeOf(shape);
  if (!shape.isSwarm()) unit.pose = keptFront(unit.pose, before, unit.base);
  position_.forget(u);
}

// FA-MOV-1: one after the other; when another unit moves, the one before has made its move.
void Play::beginMove(UnitIndex u) {
  const UnitIndex before = status(BattleStatus::currentUnit);
  if (before != noUnit && before != u) set(before, UnitStatus::acted);
  status(BattleStatus::currentUnit) = u;
}

// The ground that it has covered; of a chain the leader's (FA-FST-11).
Path Play::goAlong(UnitIndex u, const signifer::Path& path, bool chain) {
  const Unit& unit = battle_.unit(u);
  if (!chain) {
    const Path ground = groundOfPath(position_, u, path);
    place(u, walk(unit.pose, unit.base, path).end());
    return ground;
  }
  const Battle alone = withLeaderOf(position_, u);
  const Path ground = groundOfPath(Position(rules_, alone), u, path);
  place(u, columnBehind(position_, u, walk(alone.unit(u).pose, alone.unit(u).base, path).end()));
  return ground;
}

void Play::moveAlong(const Action& action) {
  const UnitIndex u = action.unit;
  beginMove(u);
  const auto id = static_cast<ActionId>(action.kind);
  double surrendered = 0.0;
  const int rate = position_.rate(u);
  for (const Leg& leg : action.path) {
    if (leg.kind != LegKind::aboutFace) continue;
    surrendered += static_cast<double>(rate) / book().tables.movement.aboutFacePart;
    ++status(u, UnitStatus::aboutFaces);
  }
  const Path ground = goAlong(u, action.path, id == ActionId::fastMarch && snakes(position_, u));
  const double cost = costOf(book(), position_.formation(u), rate, ground) + surrendered;
  std::int16_t& spent = status(u, UnitStatus::spent);
  spent = static_cast<std::int16_t>(std::min(32000, spent + std::max(1, toLength(cost * oneInch))));
  set(u, UnitStatus::moved);
  if (id == ActionId::march) set(u, UnitStatus::marched);
  if (id == ActionId::fastMarch) set(u, UnitStatus::fastMarched);
  const int allowance = id == ActionId::move ? rate : 3 * rate;
  // FA-CHR-1: who ends his move in touch with a unit may still join it.
  if ((spent >= allowance * oneInch || id != ActionId::move) && !mayJoin(position_, u)) {
    set(u, UnitStatus::acted);
    status(BattleStatus::currentUnit) = noUnit;
  }
  tell(id == ActionId::move    ? "moves"
       : id == ActionId::march ? "marches"
                               : "fast-marches",
       u, noUnit,
       {id == ActionId::move    ? "FA-MOV-1"
        : id == ActionId::march ? "FA-MAR-2"
                                : "FA-FST-3"},
       {Figure::inches(toLength(cost * oneInch))});
}

// FA-MAN-8, FA-MAN-9: ranks are added or removed, the front's middle stays.
void Play::changeFormation(UnitIndex u, int ranks) {
  const int wanted = std::max(1, position_.ranks(u).ranks() + ranks);
  const int models = position_.models(u);
  status(u, UnitStatus::abreast) = static_cast<std::int16_t>((models + wanted - 1) / wanted);
  reshape(u);
  const int rate = position_.rate(u);
  const bool one = ranks == 1 || ranks == -1;
  const int cost = one ? rate * oneInch / book().tables.movement.oneRankPart : rate * oneInch;
  status(u, UnitStatus::spent) = static_cast<std::int16_t>(status(u, UnitStatus::spent) + cost);
  set(u, UnitStatus::moved);
  if (status(u, UnitStatus::spent) >= rate * oneInch) {
    set(u, UnitStatus::acted);
    status(BattleStatus::currentUnit) = noUnit;
  }
  tell("changes-formation", u, noUnit, {one ? "FA-MAN-8" : "FA-MAN-9"},
       {Figure::count(status(u, UnitStatus::abreast))});
}

// What the unit looks like then follows from its statuses.
void Play::takeFormation(const Action& action, bool rearStays) {
  const UnitIndex u = action.unit;
  const Angle heading = action.path.empty() ? battle_.unit(u).pose.heading : action.path[0].amount;
  const auto formation = position_.character(u) ? position_.formation(u) : static_cast<Formation>(action.values[0]);
  const auto abreast =
      std::clamp<std::int16_t>(action.values[1], 1, std::max<std::int16_t>(1, status(u, UnitStatus::models)));
  const Formed then = formed(position_, u, formation, abreast, heading, rearStays);
  status(u, UnitStatus::formation) = static_cast<std::int16_t>(formation);
  status(u, UnitStatus::abreast) = abreast;
  place(u, then.pose);
  battle_.unit(u).base = shapeOf(then.body);
}

// FA-MAN-10 to FA-MAN-13
void Play::reformUnit(const Action& action) {
  const UnitIndex u = action.unit;
  beginMove(u);
  ReformIn in;
  in.musician = position_.has(u, Profile::musician);
  position_.lead(u, in);
  const ReformOut out = reform(book(), in, dice_, thrower(u));
  if (out.outcome == ReformOutcome::reformed) {
    takeFormation(action, false);
    set(u, UnitStatus::reformed);
    set(u, UnitStatus::moved);
    tell("reforms", u, noUnit, {"FA-MAN-10", "FA-MAN-11", "FA-MAN-12"}, {Figure::count(out.needed)}, "reform");
  } else {
    tell("fails-to-reform", u, noUnit, {"FA-MAN-12", "FA-MAN-13"}, {Figure::count(out.needed)}, "reform");
    // FA-MAN-13, D13
    if (options().failedReform == FailedReform::moveNormally) {
      status(u, UnitStatus::spent) = static_cast<std::int16_t>(std::max<int>(1, status(u, UnitStatus::spent)));
      return;
    }
  }
  set(u, UnitStatus::acted);
  status(BattleStatus::currentUnit) = noUnit;
}

// FA-RAL-5, FA-RET-1: after rallying, or come back to the table.
void Play::formUp(const Action& action) {
  const UnitIndex u = action.unit;
  const bool returned = !battle_.tasks.empty() && battle_.tasks.back().args[1] == 1;
  if (!battle_.tasks.empty()) battle_.tasks.pop_back();
  if (!returned && options().rallyReform == RallyReform::tested) {
    ReformIn in;
    in.musician = position_.has(u, Profile::musician);
    in.rallied = true;
    position_.lead(u, in);
    if (reform(book(), in, dice_, thrower(u)).outcome != ReformOutcome::reformed) {
      tell("fails-to-reform", u, noUnit, {"FA-RAL-5", "FA-MAN-13"}, {}, "reform");
      return reshape(u);
    }
  }
  takeFormation(action, returned);
  tell("forms-up", u, noUnit, {returned ? "FA-RET-1" : "FA-RAL-5"});
}

// FA-CHR-1
void Play::join(UnitIndex character, UnitIndex host) {
  beginMove(character);
  status(character, UnitStatus::attachedTo) = host;
  set(character, UnitStatus::acted);
  status(BattleStatus::currentUnit) = noUnit;
  position_.forget(character);
  tell("joins", character, host, {"FA-CHR-1", "FA-CHR-2"});
}

void Play::leave(const Action& action) {
  const UnitIndex u = action.unit;
  const UnitIndex host = position_.carrierOf(u);
  status(u, UnitStatus::attachedTo) = -1;
  status(u, UnitStatus::state) = static_cast<std::int16_t>(UnitState::steady);
  position_.forget(u);
  battle_.unit(u).base = shapeOf(position_.body(u));
  tell("leaves", u, host, {"FA-CHR-1", "FA-CHR-5"});
  Action way = action;
  way.kind = static_cast<std::int8_t>(action.values[0] != 0 ? ActionId::march : ActionId::move);
  moveAlong(way);
}

// FA-DIS-1, D7: straight back by the rate, as far as it goes; it stays if that does not free it.
void Play::disengageMoves() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!position_.live(u) || !position_.is(u, UnitStatus::disengaged) || battle_.unit(u).side != battle_.active ||
        position_.is(u, UnitStatus::acted))
      continue;
    set(u, UnitStatus::acted);
    const UnitSet foes = position_.contacts(u);
    if (foes.none()) continue;
    DisengageIn in;
    in.rate = position_.rate(u);
    in.enemyRate = 0;
    const DisengageOut out = disengage(book(), in, dice_, thrower(u));
    if (options().disengagement == Disengagement::asFlight) {
      runAway(u, awayFromThreats(u), out.distance, false);
      tell("breaks-off", u, noUnit, {"FA-DIS-1"}, {Figure::count(out.distance)}, "disengage", nullptr, true);
      continue;
    }
    Ignoring ignoring;
    ignoring.units = foes;
    const Pose from = battle_.unit(u).pose;
    const Vec2 back = position_.loose(u) ? awayFromThreats(u) : -forwardOf(from.heading);
    const OpenLeg open =
        openAlong(position_, u, position_.body(u), back, out.distance * static_cast<double>(oneInch), ignoring);
    place(u, movedAlong(from, back, open.amount));
    bool clear = true;
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
      if (position_.live(v) && position_.enemies(u, v) && position_.apart(u, v) < enemyGap(position_)) clear = false;
    if (!clear) place(u, from);
    set(u, UnitStatus::moved);
    tell(clear ? "breaks-off" : "cannot-break-off", u, noUnit, {"FA-DIS-1"}, {Figure::inches(open.amount)}, "disengage",
         nullptr, true);
  }
}

}  // namespace signifer::fantasy
