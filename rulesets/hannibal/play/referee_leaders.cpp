// Leaders' moves judged (HG-LDR-2, HG-LDR-3, HG-SEQ-3, HG-SEQ-5).
#include "hannibal/command.h"
#include "hannibal/play/army.h"
#include "hannibal/play/play.h"
#include "hannibal/play/referee.h"
#include "table/sight.h"

namespace signifer::hannibal {
namespace {

std::string_view ruleOf(LeaderMoveReason reason) {
  return reason == LeaderMoveReason::noDetachingInLeaderPhase ? "HG-SEQ-5" : "HG-LDR-2";
}

}  // namespace

void Referee::leaderAction(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  const bool leaderPhase = battle_.step >= position_.book().steps.leaderPhase;
  const std::string_view stepRule = leaderPhase ? "HG-SEQ-5" : "HG-SEQ-3";
  const PersonIndex p = action.person;
  if (p < 0 || p >= battle_.personCount() || !battle_.person(p).present) return refuse(stepRule, "no-such-leader");
  const Person& person = battle_.person(p);
  if (person.side != battle_.active) return refuse(stepRule, "not-the-active-side", person.unit);
  if (id == ActionId::detachLeader && person.unit == noUnit) return refuse("HG-LDR-2", "not-attached");
  const Vec2 from = toVec(person.at);
  Vec2 to = from;
  LeaderMoveIn in;
  in.phase = leaderPhase ? LeaderPhase::leaderPhase : LeaderPhase::actionPhase;
  in.attached = person.unit != noUnit;
  in.detach = in.attached;
  in.moveInches = leaderMoveInches(battle_.personProfile(p, PersonProfile::moveInches) / 1000.0, tables(), options());
  in.alreadyMoved =
      person.status[leaderPhase ? PersonStatus::movedInLeaderPhase : PersonStatus::movedInActionPhase] != 0;
  if (id == ActionId::moveLeader) to = toVec(action.point);
  if (id == ActionId::attachLeader) {
    const UnitIndex u = action.unit;
    if (!known(u) || !position_.unit(u).present || position_.unit(u).side != person.side)
      return refuse("HG-LDR-2", "no-friendly-unit", known(u) ? u : noUnit);
    in.joins = position_.leader(u) == noPerson ? Joins::unit : Joins::unitWithLeader;
    to = nearestOn(position_.stand(u), from);
  }
  in.distanceInches = distance(from, to) / oneInch;
  const LeaderMoveOut out = leaderMove(in, tables(), options());
  for (std::size_t i = 0; i < Words<LeaderMoveReason>::words.size(); ++i) {
    const auto reason = static_cast<LeaderMoveReason>(i);
    if (!out.reasons.has(reason)) continue;
    if (reason == LeaderMoveReason::tooFar)
      refuse(ruleOf(reason), wordOf(reason), noUnit, Figure::inches(toLength(in.distanceInches * oneInch)),
             Figure::inches(toLength(in.moveInches * oneInch)));
    else
      refuse(ruleOf(reason), wordOf(reason), reason == LeaderMoveReason::unitHasLeader ? action.unit : noUnit);
  }
  if (!position_.table().contains(to)) refuse("HG-LDR-2", "leaves-the-table");
  position_.forEachPresent([&](UnitIndex v) {
    if (position_.unit(v).side == person.side) return;
    const bool endsThere = id == ActionId::moveLeader && distanceTo(position_.stand(v), to) <= touchingGap;
    if (!crosses(Segment{from, to}, position_.stand(v)) && !endsThere) return;
    refuse("HG-LDR-2", "enemy-in-the-way", v);
    showLine(from, to, "leader-way");
  });
}

void Referee::escape(const Action& action) {
  const Task& task = battle_.tasks.back();
  if (action.person != task.args[0]) return refuse("HG-LDR-3", "no-such-leader");
  if (!known(action.unit) || !in(refuges(position_, action.person), action.unit))
    refuse("HG-LDR-3", "no-refuge", known(action.unit) ? action.unit : noUnit);
}

}  // namespace signifer::hannibal
