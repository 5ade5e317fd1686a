#include "hannibal/play/referee.h"

#include "hannibal/play/army.h"
#include "hannibal/play/decision.h"

namespace signifer::hannibal {
namespace {

/// The row of the manoeuvre table that a unit's wheels are counted by (HG-MAN-1, HG-MAN-3 to HG-MAN-6).
std::string_view wheelRule(const ManoeuvreIn& in) {
  if (isLight(in.unitType)) return "HG-MAN-1";
  if (in.finish == Finish::shoot) return "HG-MAN-4";
  if (in.finish == Finish::charge || in.finish == Finish::countercharge) return "HG-MAN-3";
  return in.march ? "HG-MAN-5" : "HG-MAN-6";
}

std::string_view ruleOf(ManoeuvreReason reason, const ManoeuvreIn& in) {
  switch (reason) {
    case ManoeuvreReason::battleLineWheelsAsOne:
      return "HG-MAN-14";
    case ManoeuvreReason::inContact:
    case ManoeuvreReason::routed:
      return "HG-MAN-12";
    case ManoeuvreReason::lightTypesNeverCharge:
      return "HG-MAN-1";
    case ManoeuvreReason::marchWithCharge:
      return "HG-MAN-3";
    case ManoeuvreReason::marchWithShooting:
      return "HG-MAN-4";
    case ManoeuvreReason::tooManyWheels:
      return wheelRule(in);
  }
  return "HG-MAN-2";
}

}  // namespace

Verdict Referee::judge(const Action& action) {
  verdict_ = {};
  if (action.kind < 0 || action.kind >= static_cast<int>(Words<ActionId>::words.size())) {
    refuse("HG-SEQ-1", "not-now");
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
  if (!battle_.tasks.empty() && battle_.tasks.back().code == static_cast<std::int16_t>(TaskKind::firstPlayer)) {
    refuse("HG-SEQ-9", "first-turn-not-thrown");
  } else if (id == ActionId::countercharge) {
    countercharge(action);
    if (verdict_.reasons.empty()) refuse("HG-CC-3", "not-charged");
  } else if (id == ActionId::disengage || id == ActionId::retreat) {
    refuse(id == ActionId::disengage ? "HG-DIS-1" : "HG-RET-1", "not-the-end-of-a-round");
  } else if (id == ActionId::throwPila) {
    refuse("HG-PIL-1", "not-at-contact");
  } else if (id == ActionId::moveLeader || id == ActionId::attachLeader || id == ActionId::detachLeader) {
    refuse(now.step >= position_.book().steps.leaderPhase ? "HG-SEQ-5" : "HG-SEQ-3", "not-now");
  } else {
    refuse(now.step >= position_.book().steps.combatRound ? "HG-SEQ-1" : "HG-SEQ-2", "not-now");
  }
  return false;
}

// HG-SEQ-2: a unit of the active side that has not acted.
bool Referee::actor(UnitIndex u) {
  if (!known(u) || !position_.unit(u).present)
    refuse("HG-SEQ-2", "not-on-the-table", known(u) ? u : noUnit);
  else if (position_.unit(u).side != battle_.active)
    refuse("HG-SEQ-2", "not-the-active-side", u);
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

void Referee::refuseManoeuvre(UnitIndex u, const ManoeuvreIn& in) {
  const ManoeuvreOut out = manoeuvre(in, tables(), options());
  for (std::size_t i = 0; i < Words<ManoeuvreReason>::words.size(); ++i) {
    const auto reason = static_cast<ManoeuvreReason>(i);
    if (!out.reasons.has(reason)) continue;
    if (reason == ManoeuvreReason::tooManyWheels)
      refuse(ruleOf(reason, in), wordOf(reason), u, Figure::count(in.wheels), Figure::count(out.maxWheels));
    else
      refuse(ruleOf(reason, in), wordOf(reason), u);
  }
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
