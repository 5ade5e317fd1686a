#include "ui/fake_ruleset.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "play/journal.h"
#include "rules/account.h"
#include "rules/typed_procedure.h"
#include "support/paths.h"
#include "table/arcs.h"
#include "table/distance.h"

namespace signifer::drill {

struct ShotIn {
  bool close = false;
  int shields = 0;
  Roller roller;
};
struct ShotOut {
  int score = 0;
  int hits = 0;
  friend auto operator<=>(const ShotOut&, const ShotOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ShotIn, (), (close, shields))
BOOST_DESCRIBE_STRUCT(ShotOut, (), (score, hits))

namespace {

constexpr Length missileRange = 12 * oneInch;
constexpr Length closeRange = 6 * oneInch;
constexpr Length fallBack = 3 * oneInch;
constexpr std::int16_t answerTask = 0;

ShotOut ruleShot(const ShotIn& in, Dice& dice, Modifiers& modifiers) {
  int score = dice.sum(in.roller.purpose("shooting"), 2);
  if (in.close) score += modifiers.add("DR-SHO-2", 1);
  if (in.shields > 0) score += modifiers.add("DR-SHO-3", -in.shields);
  return {score, score >= 10 ? 2 : score >= 7 ? 1 : 0};
}

Footprint footOf(const Battle& battle, UnitIndex unit) { return {battle.unit(unit).pose, battle.unit(unit).base}; }

Action actionOf(Kind kind, UnitIndex unit = noUnit, UnitIndex target = noUnit) {
  Action action;
  action.kind = static_cast<std::int8_t>(kind);
  action.unit = unit;
  action.target = target;
  return action;
}

std::uint64_t bit(Kind kind) { return std::uint64_t{1} << static_cast<unsigned>(kind); }

}  // namespace

Drill::Drill(Definition definition) : RuleSet(std::move(definition)) {
  auto shot = makeProcedure<ShotIn, ShotOut>(this->definition(), "shot", nullptr, ruleShot);
  shot_ = shot.get();
  addProcedure(std::move(shot));
  requireAllProcedures();
}

void Drill::deploy(Battle& battle) const { battle.step = 1; }
void Drill::derive(Battle& battle) const { battle.step = std::max<StepIndex>(battle.step, 0); }

Decision Drill::decision(const Battle& battle) const {
  Decision decision;
  decision.step = battle.step;
  if (!battle.tasks.empty()) {
    decision.unit = battle.tasks.back().args[0];
    decision.side = battle.unit(decision.unit).side;
    decision.kinds = bit(Kind::answer);
    return decision;
  }
  decision.side = battle.active;
  decision.kinds = bit(Kind::march) | bit(Kind::shoot) | bit(Kind::goOn);
  return decision;
}

void Drill::candidates(const Battle& battle, const Decision& decision, ActionList& out) const {
  const auto add = [&](Action action) {
    if (judge(battle, action).legal()) out.push_back(action);
  };
  if (decision.allows(static_cast<int>(Kind::answer))) {
    for (const std::int16_t how : {std::int16_t{0}, std::int16_t{1}}) {
      Action action = actionOf(Kind::answer, decision.unit);
      action.values[0] = how;
      add(action);
    }
    return;
  }
  for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
    for (const Length ahead : {12, 6, 3}) {
      Action march = actionOf(Kind::march, unit);
      march.path = {{LegKind::ahead, ahead * oneInch}};
      add(march);
    }
    for (UnitIndex target = 0; target < battle.unitCount(); ++target) add(actionOf(Kind::shoot, unit, target));
  }
  add(actionOf(Kind::goOn));
}

void Drill::judgeMarch(const Battle& battle, const Action& action, Verdict& verdict) const {
  const Unit& unit = battle.unit(action.unit);
  const Length allowed = battle.profile(action.unit, Profile::march);
  const Walk way = walk(unit.pose, unit.base, action.path);
  if (way.total > allowed) {
    verdict.refuse({"DR-MOV-1", "too-far", Figure::inches(way.total), Figure::inches(allowed), noUnit});
    verdict.witness.push_back({Mark::Kind::line, {unit.pose.centre, way.end().centre}, "too-far"});
    if (action.path.size() == 1 && action.path[0].kind == LegKind::ahead) {
      verdict.nearest = action;
      verdict.nearest->path = {{LegKind::ahead, allowed}};
    }
  }
  const Footprint end(way.end(), unit.base);
  for (UnitIndex other = 0; other < battle.unitCount(); ++other)
    if (other != action.unit && battle.unit(other).present && overlaps(end, footOf(battle, other)))
      verdict.refuse({"DR-MOV-2", "in-the-way", {}, {}, other});
}

void Drill::judgeShot(const Battle& battle, const Action& action, Verdict& verdict) const {
  if (battle.profile(action.unit, Profile::missiles) == 0) verdict.refuse({"DR-SHO-1", "no-missiles", {}, {}, noUnit});
  if (action.target == noUnit || battle.unit(action.target).side == battle.unit(action.unit).side) {
    if (action.target != noUnit) verdict.refuse({"DR-SHO-1", "own-turn", {}, {}, action.target});
    return;
  }
  const Length gap = toLength(distanceBetween(footOf(battle, action.unit), footOf(battle, action.target)));
  if (gap > missileRange)
    verdict.refuse({"DR-SHO-1", "out-of-range", Figure::inches(gap), Figure::inches(missileRange), action.target});
}

Verdict Drill::verdictOn(const Battle& battle, const Action& action) const {
  Verdict verdict;
  const Decision now = decision(battle);
  if (action.kind < 0 || !now.allows(action.kind)) {
    verdict.refuse({"DR-SEQ-1", "own-turn", {}, {}, noUnit});
    return verdict;
  }
  if (action.unit == noUnit) return verdict;
  const Unit& unit = battle.unit(action.unit);
  if (unit.side != now.side || !unit.present) verdict.refuse({"DR-SEQ-1", "own-turn", {}, {}, noUnit});
  const auto kind = static_cast<Kind>(action.kind);
  if (kind == Kind::answer) return verdict;
  if (unit.status[Status::acted] != 0) verdict.refuse({"DR-SEQ-1", "acted-already", {}, {}, noUnit});
  if (kind == Kind::march) judgeMarch(battle, action, verdict);
  if (kind == Kind::shoot) judgeShot(battle, action, verdict);
  return verdict;
}

void Drill::shoot(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const {
  const Account account(battle, dice, chronicle);
  ShotIn in;
  in.close = distanceBetween(footOf(battle, action.unit), footOf(battle, action.target)) <= closeRange;
  in.roller = account.roller(action.unit, action.target);
  const auto shot = account.ask(*shot_, in);
  Unit& target = battle.unit(action.target);
  target.status[Status::hits] = static_cast<std::int16_t>(target.status[Status::hits] + shot->hits);
  if (target.status[Status::hits] >= battle.profile(action.target, Profile::strength)) target.present = false;
  account.tell("shoots", {"DR-SHO-1"},
               {.unit = action.unit,
                .other = action.target,
                .figures = {Figure::count(shot->score), Figure::count(shot->hits)},
                .key = shot->hits == 2},
               shot);
  if (target.present) battle.tasks.push_back({answerTask, {action.target, action.unit}});
}

void Drill::resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const {
  const auto tell = [&](std::string_view phrase, std::vector<Figure> figures, SideIndex side, std::string_view rule) {
    if (chronicle.wanted())
      chronicle.tell({phrase, action.unit, noUnit, noPerson, side, noStep, std::move(figures), {rule}, {}, false, {}});
  };
  switch (static_cast<Kind>(action.kind)) {
    case Kind::march: {
      Unit& unit = battle.unit(action.unit);
      const Walk way = walk(unit.pose, unit.base, action.path);
      unit.pose = way.end();
      unit.status[Status::acted] = 1;
      tell("marches", {Figure::inches(way.total)}, unit.side, "DR-MOV-1");
      break;
    }
    case Kind::shoot:
      battle.unit(action.unit).status[Status::acted] = 1;
      shoot(battle, action, dice, chronicle);
      break;
    case Kind::answer: {
      Unit& unit = battle.unit(action.unit);
      battle.tasks.pop_back();
      if (action.values[0] == 1) unit.pose = movedBack(unit.pose, fallBack);
      tell(action.values[0] == 1 ? "falls-back" : "stands", {Figure::inches(fallBack)}, unit.side, "DR-ANS-1");
      break;
    }
    case Kind::goOn:
      tell("turn-ends", {}, battle.active, "DR-SEQ-2");
      if (battle.active == 1) ++battle.turn;
      battle.active = enemyOf(battle.active);
      for (Unit& unit : battle.units) unit.status[Status::acted] = 0;
      break;
  }
  for (Person& person : battle.people)
    if (person.unit != noUnit) person.at = battle.unit(person.unit).pose.centre;
}

std::optional<Outcome> Drill::outcome(const Battle& battle) const {
  for (SideIndex side = 0; side < 2; ++side) {
    const bool stands = std::ranges::any_of(battle.units, [&](const Unit& u) { return u.side == side && u.present; });
    if (!stands) return Outcome{enemyOf(side), "no-resolve", {"DR-SEQ-2"}};
  }
  if (battle.turn > definition().optionNumber("turn-limit")) return Outcome{noSide, "no-resolve", {"DR-SEQ-2"}};
  return std::nullopt;
}

int Drill::appraise(const Battle& battle, SideIndex side) const {
  int worth = 0;
  for (const Unit& unit : battle.units)
    worth += unit.present
                 ? (unit.side == side ? 100 : -100) - unit.status[Status::hits] * (unit.side == side ? 10 : -10)
                 : 0;
  return worth;
}

Portrait Drill::portray(const Battle& battle, UnitIndex index) const {
  const Unit& unit = battle.unit(index);
  Portrait portrait;
  portrait.harm = unit.status[Status::hits];
  portrait.harmMost = battle.profile(index, Profile::strength);
  portrait.disorder = unit.status[Status::disorder];
  portrait.disordered = portrait.disorder > 0;
  portrait.adrift = unit.status[Status::routed] != 0;
  if (portrait.adrift)
    portrait.badges.push_back({"fleeing", "routed", true});
  else if (portrait.harm * 2 > portrait.harmMost)
    portrait.badges.push_back({"battle-worn", "worn", true});
  portrait.hasActed = unit.side == battle.active && unit.status[Status::acted] != 0;
  portrait.mayAct = unit.side == battle.active && battle.tasks.empty() && !portrait.hasActed;
  return portrait;
}

std::vector<Reminder> Drill::reminders(const Battle& battle) const {
  Reminder reminder{"not-moved", "DR-SEQ-1", {}};
  for (UnitIndex i = 0; i < battle.unitCount(); ++i)
    if (const Unit& unit = battle.unit(i);
        unit.present && unit.side == battle.active && unit.status[Status::acted] == 0)
      reminder.units.push_back(i);
  if (reminder.units.empty()) return {};
  return {reminder};
}

Action Drill::propose(const Battle& battle, UnitIndex index, Point where) const {
  Action action = actionOf(Kind::march, index);
  if (!decision(battle).allows(action.kind)) return {};
  const Unit& unit = battle.unit(index);
  for (UnitIndex other = 0; other < battle.unitCount(); ++other)
    if (battle.unit(other).present && battle.unit(other).side != unit.side &&
        contains(footOf(battle, other), toVec(where)))
      return actionOf(Kind::shoot, index, other);
  const std::optional<Wheel> wheel = wheelTowards(unit.pose, unit.base, where);
  Pose pose = unit.pose;
  if (wheel && wheel->angle > 0) {
    action.path.add({wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, wheel->angle});
    pose = wheel->end;
  }
  const double ahead = Footprint(pose, unit.base).place(toVec(where)).ahead + toVec({0, unit.base.depth}).y / 2;
  if (ahead > 0) action.path.add({LegKind::ahead, toLength(ahead)});
  return action;
}

std::vector<Pose> Drill::trace(const Battle& battle, const Action& action) const {
  if (action.kind != static_cast<int>(Kind::march) || action.unit == noUnit || action.path.empty()) return {};
  const Unit& unit = battle.unit(action.unit);
  const Walk way = walk(unit.pose, unit.base, action.path);
  return {way.poses.begin() + 1, way.poses.begin() + 1 + static_cast<std::ptrdiff_t>(way.legs)};
}

std::vector<Standing> Drill::standings(const Battle& battle) const {
  std::vector<Standing> standings;
  for (SideIndex side = 0; side < 2; ++side) {
    Standing standing{side, "resolve", 0, 0};
    for (const Unit& unit : battle.units) {
      if (unit.side != side) continue;
      ++standing.start;
      if (unit.present) ++standing.left;
    }
    standings.push_back(standing);
  }
  return standings;
}

std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Drill>(std::move(definition)); }

RuleSetLibrary library() {
  static const PluginEntry entry{pluginInterface, SIGNIFER_BUILD_STAMP, "drill", &make};
  return RuleSetLibrary::builtin({&entry}, std::filesystem::path(test::sourcePath()) / "tests/ui");
}

std::unique_ptr<Session> newSession(std::uint64_t seed) {
  return openBattle(library(), std::filesystem::path(test::sourcePath()) / "tests/ui/drill/field.json", seed);
}

}  // namespace signifer::drill
