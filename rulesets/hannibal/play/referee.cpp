#include "hannibal/play/referee.h"

#include "hannibal/play/army.h"
#include "hannibal/play/decision.h"

namespace signifer::hannibal {

Verdict Referee::judge(const Action& action) {
  verdict_ = {};
  if (action.kind < 0 || action.kind >= static_cast<int>(Words<ActionId>::words.size())) {
    refuseNow(decide(position_));
    return verdict_;
  }
  if (!asked(action)) return verdict_;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::march:
      march(action);
      break;
    case ActionId::lineWheel:
      lineWheel(action);
      break;
    case ActionId::declareCharge:
      declareCharge(action);
      break;
    case ActionId::shoot:
      shoot(action);
      break;
    case ActionId::stay:
      (void)actor(action.unit);
      break;
    case ActionId::moveLeader:
    case ActionId::attachLeader:
    case ActionId::detachLeader:
      leaderAction(action);
      break;
    case ActionId::countercharge:
    case ActionId::stand:
      countercharge(action);
      break;
    case ActionId::throwPila:
    case ActionId::holdPila:
      throwPila(action);
      break;
    case ActionId::strike:
      strike(action);
      break;
    case ActionId::routFirst:
      routFirst(action);
      break;
    case ActionId::fightOn:
    case ActionId::disengage:
    case ActionId::retreat:
      roundChoice(action);
      break;
    case ActionId::retreatMove:
      retreatMove(action);
      break;
    case ActionId::escape:
      escape(action);
      break;
    case ActionId::face:
      face(action);
      break;
    case ActionId::endStep:
    case ActionId::advance:
      break;
  }
  return verdict_;
}

// Whether the decision of the moment can be answered with such an action at all.
bool Referee::asked(const Action& action) {
  const bool over = battle_.side(0).status[SideStatus::broken] != 0 ||
                    battle_.side(1).status[SideStatus::broken] != 0 || battle_.status[BattleStatus::over] != 0;
  if (over) {
    refuse("HG-STA-6", "battle-is-over");
    return false;
  }
  const Decision now = decide(position_);
  if (now.allows(action.kind)) return true;
  const auto id = static_cast<ActionId>(action.kind);
  const bool beforeFirstTurn =
      !battle_.tasks.empty() && battle_.tasks.back().code == static_cast<std::int16_t>(TaskKind::firstPlayer);
  const bool leader = id == ActionId::moveLeader || id == ActionId::attachLeader || id == ActionId::detachLeader;
  if (beforeFirstTurn) {
    refuseNow(now, "HG-SEQ-9");
  } else if (id == ActionId::countercharge) {
    countercharge(action);
    if (verdict_.reasons.empty()) refuse("HG-CC-3", "not-charged", action.unit);
  } else if (id == ActionId::disengage || id == ActionId::retreat) {
    refuse(id == ActionId::disengage ? "HG-DIS-1" : "HG-RET-1", "not-the-end-of-a-round");
    refuseNow(now);
  } else if (id == ActionId::throwPila) {
    refuse("HG-PIL-1", "not-at-contact");
    refuseNow(now);
  } else if (leader) {
    refuseNow(now, now.step >= position_.book().steps.leaderPhase ? "HG-SEQ-5" : "HG-SEQ-3");
  } else {
    refuseNow(now);
  }
  return false;
}

// What is asked instead; `rule`: the row that says so where it is not the first of the step.
void Referee::refuseNow(const Decision& now, std::string_view rule) {
  Reason reason = notNow(position_.book().definition, battle_, now);
  if (!rule.empty()) reason.rule = rule;
  verdict_.refuse(reason);
}

// The unit that the task on top asks is another one.
bool Referee::anotherIsAsked(UnitIndex u, std::string_view rule) {
  const UnitIndex asked = battle_.tasks.back().args[0];
  if (u == asked) return false;
  refuse(rule, "another-unit-first", asked);
  return true;
}

// HG-SEQ-2: a unit of the active side that has not acted.
bool Referee::actor(UnitIndex u) {
  if (!known(u) || !position_.unit(u).present)
    refuse("HG-SEQ-2", "not-on-the-table", known(u) ? u : noUnit);
  else if (position_.unit(u).side != battle_.active)
    verdict_.refuse({.rule = "HG-SEQ-2", .code = "not-the-active-side", .unit = u, .side = battle_.active});
  else if (position_.is(u, UnitStatus::actedThisTurn))
    refuse("HG-SEQ-2", "has-acted", u);
  return verdict_.legal();
}

bool Referee::enemyOfActor(const Action& action, std::string_view rule) {
  if (!known(action.target) || !position_.unit(action.target).present)
    refuse(rule, "target-not-on-the-table", known(action.target) ? action.target : noUnit);
  else if (!position_.enemies(action.unit, action.target))
    refuse(rule, "target-is-no-enemy", action.target);
  return verdict_.legal();
}

// Each reason is about the unit itself, but for contact, which is with somebody.
void Referee::judgeManoeuvre(UnitIndex u, const ManoeuvreIn& in) {
  const auto ruling = ask(*position_.rulings().manoeuvre, in);
  signifer::refuse(verdict_, ruling->reasons, [&](ManoeuvreReason reason) {
    return reason == ManoeuvreReason::inContact ? position_.toucher(u) : u;
  });
  consult(ruling);
}

void Referee::showOutline(const Footprint& base, std::string_view label) {
  Mark mark{Mark::Kind::outline, {}, label};
  for (const Vec2 corner : base.corners()) mark.points.push_back(toPoint(corner));
  verdict_.witness.push_back(std::move(mark));
}

void Referee::showLine(Vec2 from, Vec2 to, std::string_view label) {
  verdict_.witness.push_back({Mark::Kind::line, {toPoint(from), toPoint(to)}, label});
}

}  // namespace signifer::hannibal
