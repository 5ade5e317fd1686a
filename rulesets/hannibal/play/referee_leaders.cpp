// Leaders' moves judged (HG-LDR-2, HG-LDR-3, HG-SEQ-3, HG-SEQ-5).
#include "hannibal/play/army.h"
#include "hannibal/play/leaders.h"
#include "hannibal/play/play.h"
#include "hannibal/play/referee.h"
#include "hannibal/rounding.h"
#include "table/sight.h"

namespace signifer::hannibal {

void Referee::leaderAction(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  const bool leaderPhase = position_.step() >= StepId::leaderCasualties;
  const std::string_view stepRule = leaderPhase ? "HG-SEQ-5" : "HG-SEQ-3";
  const PersonIndex p = action.person;
  if (p < 0 || p >= battle_.personCount() || !battle_.person(p).present) return refuse(stepRule, "no-such-leader");
  const Person& person = battle_.person(p);
  if (person.side != battle_.active) {
    return refuse(
        {.rule = stepRule, .code = "not-the-active-side", .unit = person.unit, .person = p, .side = battle_.active});
  }
  if (id == ActionId::detachLeader && person.unit == noUnit) return refusePerson("HG-LDR-2", "not-attached", p);
  const Vec2 from = toVec(person.at);
  Vec2 to = from;
  LeaderMoveIn in;
  in.phase = leaderPhase ? LeaderPhase::leaderPhase : LeaderPhase::actionPhase;
  in.attached = person.unit != noUnit;
  in.detach = in.attached;
  in.moveInches = battle_.personProfile(p, PersonProfile::moveInches) / 1000.0;
  in.alreadyMoved =
      person.status[leaderPhase ? PersonStatus::movedInLeaderPhase : PersonStatus::movedInActionPhase] != 0;
  if (id == ActionId::moveLeader) to = toVec(action.point);
  if (id == ActionId::attachLeader) {
    const UnitIndex u = action.unit;
    if (!known(u) || !position_.unit(u).present || position_.unit(u).side != person.side)
      return refusePerson("HG-LDR-2", "no-friendly-unit", p, known(u) ? u : noUnit);
    in.joins = position_.leader(u) == noPerson ? Joins::unit : Joins::unitWithLeader;
    to = nearestOn(position_.stand(u), from);
  }
  in.distanceInches = distance(from, to) / oneInch;
  const auto ruling = ask(*rulings().leaderMove, in);
  consult(ruling);
  ruling->reasons.forEach([&](LeaderMoveReason reason, const Because& because) {
    const UnitIndex unit = reason == LeaderMoveReason::unitHasLeader ? action.unit : person.unit;
    refusePerson(because.rule, wordOf(reason), p, unit, because.measured, because.allowed);
  });
  if (verdict_.legal() && id != ActionId::detachLeader)
    measure({.rule = "HG-LDR-2",
             .code = "leader-move-used",
             .measured = inchFigure(in.distanceInches),
             .allowed = inchFigure(leaderMoveInches(in.moveInches, position_.tables(), options())),
             .person = p});
  if (verdict_.legal() && id != ActionId::detachLeader) measureLeaderWay(p, {from, to});
  if (!position_.table().contains(to)) refusePerson("HG-LDR-2", "leader-leaves-the-table", p);
  position_.forEachPresent([&](UnitIndex v) {
    if (position_.unit(v).side == person.side) return;
    const bool endsThere = id == ActionId::moveLeader && distanceTo(position_.stand(v), to) <= touchingGap;
    if (!crosses(Segment{from, to}, position_.stand(v)) && !endsThere) return;
    refusePerson("HG-LDR-2", "enemy-in-leaders-way", p, v);
    showLine(from, to, "leader-way");
  });
}

// HG-LDR-2: the nearest enemy beside the leader's way.
void Referee::measureLeaderWay(PersonIndex p, const Segment& way) {
  if (!explained_) return;
  UnitIndex beside = noUnit;
  double least = oneInch;
  position_.forEachPresent([&](UnitIndex v) {
    if (position_.unit(v).side == battle_.person(p).side) return;
    const double gap = gapBetween(position_.stand(v), way).distance;
    if (gap >= least) return;
    least = gap;
    beside = v;
  });
  if (beside == noUnit || crosses(way, position_.stand(beside))) return;
  measure({.rule = "HG-LDR-2",
           .code = "leader-way-clear",
           .measured = Figure::inches(toLength(least)),
           .allowed = Figure::inches(0),
           .unit = beside,
           .person = p});
}

void Referee::escape(const Action& action) {
  const PersonIndex asked = battle_.tasks.back().args[0];
  if (action.person != asked) return refusePerson("HG-LDR-3", "another-leader-first", asked);
  if (!known(action.unit) || !in(refuges(position_, action.person), action.unit))
    refusePerson("HG-LDR-3", "no-refuge", action.person, known(action.unit) ? action.unit : noUnit);
}

}  // namespace signifer::hannibal
