// Remaining moves carried out: paths, changes of formation, reforms, characters who join and leave, disengagements
// (FA-MOV-1 to FA-MOV-3, FA-MAN-1 to FA-MAN-13, FA-CHR-1, FA-DIS-1).
#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"
#include "fantasy/play/room.h"

namespace signifer::fantasy {

/// A path that has been gone.
struct Play::Way {
  /// Inches.
  double gone = 0.0;
  double cost = 0.0;
  GroundCovered ground;
  int turns = 0;
  bool wheels = false;
};

// After losses the middle of the front stays (D51); a swarm shrinks about its centre.
void Play::reshape(UnitIndex u) {
  const Unit& unit = battle_.unit(u);
  const Body shape = position_.bodyAt(u, unit.pose);
  const Base base = shapeOf(shape);
  mover_.place(u, shape.isSwarm() ? unit.pose : keptFront(unit.pose, unit.base, base), base);
}

// FA-MOV-1: one after the other; when another unit moves, the one before has made its move.
void Play::beginMove(UnitIndex u) {
  const UnitIndex before = status(BattleStatus::currentUnit);
  if (position_.known(before) && before != u) set(before, UnitStatus::acted);
  status(BattleStatus::currentUnit) = u;
}

// The ground that it has covered; of a chain the leader's (FA-FST-11).
GroundCovered Play::goAlong(UnitIndex u, const Path& path, bool chain) {
  const Unit& unit = battle_.unit(u);
  if (!chain) {
    const GroundCovered ground = groundOfPath(position_, u, path);
    place(u, walk(unit.pose, unit.base, path).end());
    return ground;
  }
  const Battle alone = withLeaderOf(position_, u);
  const GroundCovered ground = groundOfPath(Position(playBook_, alone), u, path);
  place(u, columnBehind(position_, u, walk(alone.unit(u).pose, alone.unit(u).base, path).end()));
  return ground;
}

void Play::moveAlong(const Action& action) {
  const bool marches = static_cast<ActionId>(action.kind) != ActionId::move;
  const bool fast = static_cast<ActionId>(action.kind) == ActionId::fastMarch;
  carryAlong(action, marches ? marchFacts(position_, action, fast) : MarchIn{});
}

// `march` as it was asked where a march begins.
void Play::carryAlong(const Action& action, const MarchIn& march) {
  const UnitIndex u = action.unit;
  beginMove(u);
  const auto id = static_cast<ActionId>(action.kind);
  const int rate = position_.rate(u);
  // Enemies to be ignored are found where the march begins.
  const UnitSet ignored = id == ActionId::move ? UnitSet{} : ignoredOnMarch(position_, u, march);
  Way way;
  const Path path = onTheTable(position_, u, action.path);
  way.gone = inchesAlong(position_, u, path);
  way.turns = position_.loose(u) ? 0 : aboutFacesIn(path);
  way.wheels = !position_.loose(u) && std::ranges::any_of(path, [](const Leg& leg) { return isWheel(leg.kind); });
  way.ground = goAlong(u, path, id == ActionId::fastMarch && snakes(position_, u));
  way.cost = costOn(position_, u, way.ground) + turnCost(position_, u) * way.turns;
  status(u, UnitStatus::aboutFaces) =
      static_cast<std::int16_t>(std::min(9, position_.status(u, UnitStatus::aboutFaces) + way.turns));
  auto spent = status(u, UnitStatus::spentInches);
  spent = static_cast<std::int16_t>(std::min(32000, spent + std::max(1, toLength(way.cost * oneInch))));
  set(u, UnitStatus::moved);
  if (id != ActionId::move) forEachIn(ignored, [&](UnitIndex v) { relate(RelationKind::ignoredOnMarch, u, v, 1); });
  if (id == ActionId::march) set(u, UnitStatus::marched);
  if (id == ActionId::fastMarch) set(u, UnitStatus::fastMarched);
  // FA-CHR-1: who ends his move in touch with a unit may still join it.
  if ((spent >= rate * oneInch || id != ActionId::move) && !mayJoin(position_, u)) {
    set(u, UnitStatus::acted);
    status(BattleStatus::currentUnit) = noUnit;
  }
  tellMove(u, id, way, march);
}

// Tells the distance that the unit went, and the movement that this has used up of its allowance.
void Play::tellMove(UnitIndex u, ActionId id, const Way& way, const MarchIn& march) const {
  if (!account_.wanted()) return;
  const std::string_view slow = slowedBy(position_, u, way.ground);
  const Figure gone = Figure::inches(toLength(way.gone * oneInch));
  const Figure used = Figure::inches(toLength(way.cost * oneInch));
  const auto tellAs = [&](std::string_view phrase, std::string_view rule, int allowance, const auto& ruling) {
    tell(phrase, Cited{rule}.addIf(way.wheels, "FA-MAN-3").addIf(way.turns > 0, "FA-MAN-6").addIf(!slow.empty(), slow),
         {.unit = u, .figures = {gone, used, Figure::inches(allowance * oneInch)}}, ruling);
  };
  const bool turnsOnly = way.turns > 0 && way.gone < 0.005;
  if (id == ActionId::move)
    return tellAs(turnsOnly ? "turns-about" : "moves", "FA-MOV-1", position_.rate(u),
                  ask(rulings().ordinaryMove, moveFacts(position_, u, way.ground, way.turns)));
  const auto ruling = ask(rulings().march, march);
  if (id == ActionId::march)
    tellAs("marches", position_.character(u) ? "FA-MAR-3" : "FA-MAR-2", ruling->allowance, ruling);
  else
    tellAs("fast-marches", "FA-FST-3", ruling->allowance, ruling);
}

// FA-MAN-8, FA-MAN-9: ranks are added or removed, the front's middle stays.
void Play::changeFormation(UnitIndex u, int ranks) {
  const int wanted = std::clamp(position_.ranks(u).ranks() + ranks, 1, std::max(1, position_.models(u)));
  const auto out = ask(rulings().manoeuvre, rankFacts(position_, u, ranks));
  status(u, UnitStatus::abreast) = static_cast<std::int16_t>(position_.ranks(u).inRanks(wanted).files);
  reshape(u);
  const int rate = position_.rate(u);
  status(u, UnitStatus::spentInches) =
      static_cast<std::int16_t>(std::min(32000, status(u, UnitStatus::spentInches) + toLength(out->cost * oneInch)));
  set(u, UnitStatus::moved);
  if (status(u, UnitStatus::spentInches) >= rate * oneInch) {
    set(u, UnitStatus::acted);
    status(BattleStatus::currentUnit) = noUnit;
  }
  tell("changes-formation", {out.in.ranks == 1 ? "FA-MAN-8" : "FA-MAN-9"},
       {.unit = u,
        .figures = {Figure::count(status(u, UnitStatus::abreast)), Figure::inches(toLength(out->cost * oneInch)),
                    Figure::inches(rate * oneInch)}},
       out);
}

// The unit's look then follows from its statuses.
void Play::takeFormation(const Action& action, bool rearStays) {
  const UnitIndex u = action.unit;
  const bool turns = !action.path.empty() && action.path[0].kind == LegKind::pivot;
  const Angle heading = turns ? normalised(action.path[0].amount) : battle_.unit(u).pose.heading;
  const bool known = action.values[0] >= 0 && action.values[0] < static_cast<int>(Words<Formation>::words.size());
  const auto formation =
      position_.character(u) || !known ? position_.formation(u) : static_cast<Formation>(action.values[0]);
  const auto abreast =
      std::clamp<std::int16_t>(action.values[1], 1, std::max<std::int16_t>(1, status(u, UnitStatus::models)));
  Formed then = formed(position_, u, formation, abreast, heading, rearStays);
  // Slid along the edge to where there is room (FA-RET-1).
  if (rearStays)
    if (const auto room = roomAtEdgeIn(position_, u, formation, abreast, playBook_.returnReach))
      then = {room->pose, bodyIn(position_, u, formation, abreast, room->pose)};
  status(u, UnitStatus::formation) = static_cast<std::int16_t>(formation);
  status(u, UnitStatus::abreast) = abreast;
  place(u, then.pose);
  takeBase(u, shapeOf(then.body));
}

// FA-MAN-10 to FA-MAN-13
void Play::reformUnit(const Action& action) {
  const UnitIndex u = action.unit;
  beginMove(u);
  const auto out = ask(rulings().reform, reformFacts(position_, u, false));
  const bool reforms = out->outcome == ReformOutcome::reformed;
  const Cited rules = Cited{"FA-MAN-12", reforms ? "FA-MAN-10" : "FA-MAN-13"}
                          .addIf(reforms, "FA-MAN-11")
                          .addIf(generalLends(out.in), "FA-GEN-1");
  if (out->outcome == ReformOutcome::notAllowed)
    tell("may-not-reform", {"FA-MAN-10"}, {.unit = u}, out);
  else
    tell(reforms ? "reforms" : "fails-to-reform", rules,
         {.unit = u, .figures = {rolled(out.faces), Figure::count(out->needed)}}, out);
  if (reforms) {
    takeFormation(action, false);
    set(u, UnitStatus::reformed);
    set(u, UnitStatus::moved);
  } else {
    // FA-MAN-13, D13
    if (options().failedReform == FailedReform::moveNormally) {
      status(u, UnitStatus::spentInches) =
          static_cast<std::int16_t>(std::max<int>(1, status(u, UnitStatus::spentInches)));
      return;
    }
  }
  set(u, UnitStatus::acted);
  status(BattleStatus::currentUnit) = noUnit;
}

// FA-RAL-5, FA-RET-1: after rallying, or come back to the table.
void Play::formUpAfter(const Task& task, const Action& action) { formUp(action, task.args[1] == 1); }

void Play::formUp(const Action& action, bool returned) {
  const UnitIndex u = action.unit;
  if (!returned && options().rallyReform == RallyReform::tested) {
    const auto out = ask(rulings().reform, reformFacts(position_, u, true));
    if (out->outcome != ReformOutcome::reformed) {
      tell(out->outcome == ReformOutcome::failed ? "fails-to-reform" : "may-not-reform", {"FA-RAL-5", "FA-MAN-13"},
           {.unit = u, .figures = {rolled(out.faces), Figure::count(out->needed)}}, out);
      return reshape(u);
    }
  }
  takeFormation(action, returned);
  tell("forms-up", {returned ? "FA-RET-1" : "FA-RAL-5"},
       {.unit = u, .figures = {Figure::count(status(u, UnitStatus::abreast))}});
}

// FA-CHR-1
void Play::join(UnitIndex character, UnitIndex host) {
  beginMove(character);
  status(character, UnitStatus::attachedTo) = host;
  set(character, UnitStatus::acted);
  status(BattleStatus::currentUnit) = noUnit;
  tell("joins", {"FA-CHR-1", "FA-CHR-2"}, {.unit = character, .other = host});
}

void Play::leave(const Action& action) {
  const UnitIndex u = action.unit;
  const UnitIndex host = position_.carrierOf(u);
  Action way = action;
  way.kind = static_cast<std::int8_t>(action.values[0] != 0 ? ActionId::march : ActionId::move);
  const MarchIn march = action.values[0] != 0 ? marchFacts(position_, way, false) : MarchIn{};
  status(u, UnitStatus::attachedTo) = -1;
  status(u, UnitStatus::state) = static_cast<std::int16_t>(UnitState::steady);
  takeBase(u, shapeOf(position_.body(u)));
  tell("leaves", {"FA-CHR-1", "FA-CHR-5"}, {.unit = u, .other = host});
  carryAlong(way, march);
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
    if (!noDisengaging(book(), disengageFacts(position_, u)).empty()) {
      // The unit was told to break off against the rules, or the rules no longer permit it.
      tell("stays-in-combat", {"FA-DIS-1"}, {.unit = u});
      continue;
    }
    const auto out = ask(rulings().disengage, disengageFacts(position_, u));
    if (options().disengagement == Disengagement::asFlight) {
      breakOffInFlight(u, out);
      continue;
    }
    const Pose from = battle_.unit(u).pose;
    const Vec2 back = position_.loose(u) ? awayFromThreats(u) : -forwardOf(from.heading);
    const Retiring way = retiringWay(position_, u, back, out->distance);
    const OpenLeg& open = way.open;
    const bool clear = way.nearest == noUnit || way.gap >= enemyGap(position_);
    if (clear) place(u, way.end);
    set(u, UnitStatus::moved);
    tell(clear ? "breaks-off" : "cannot-break-off", {"FA-DIS-1"},
         {.unit = u, .figures = {Figure::inches(open.amount), Figure::inches(out->distance * oneInch)}, .key = true},
         out);
  }
}

void Play::disengage(UnitIndex u) {
  set(u, UnitStatus::disengaged);
  set(u, UnitStatus::acted);
}

void Play::changeRanks(const Action& action) {
  beginMove(action.unit);
  changeFormation(action.unit, action.values[0]);
}

}  // namespace signifer::fantasy
