#include "view/asking_side.h"

#include <nlohmann/json.hpp>

#include "play/battle_json.h"
#include "play/judge_json.h"
#include "view/filters.h"

namespace signifer {

KnownPosition knownTo(const Position& position, SideIndex side) {
  KnownPosition known{{position.rules, {}},
                      viewOf(*position.rules, position.battle, seenBy(*position.rules, position.battle, side))};
  known.position.battle = known.viewed.battle;
  return known;
}

Json momentFor(const Position& position, SideIndex side) {
  if (side == noSide || !isIn(Filter::moments) || !hasSecrets(position.rules->definition(), position.battle))
    return describeMoment(position);
  const Battle& battle = position.battle;
  const Setup& setup = *battle.setup;
  Json json{{"turn", battle.turn}, {"active", setup.sides[battle.active].id}};
  if (const auto outcome = position.rules->outcome(battle)) {
    json["outcome"] = describeOutcome(position, *outcome);
    return json;
  }
  const Decision decision = position.rules->decision(battle);
  const KnownPosition known = knownTo(position, side);
  if (decision.side == side && !position.rules->outcome(known.position.battle)) {
    const Decision asked = position.rules->decision(known.position.battle);
    if (asked.side == side) return describeMoment(known.position);
  }
  StepIndex step = decision.step == noStep ? battle.step : decision.step;
  // Nobody who knows of no arrivals is told that somebody may come.
  if (position.rules->definition().sequence().step(step).id == "arrivals" &&
      known.position.battle.setup->arrivals.empty())
    step = battle.step;
  json["decision"] = {{"step", position.rules->definition().sequence().step(step).id},
                      {"side", setup.sides[decision.side].id}};
  json["candidates"] = Json::array();
  return json;
}

VerdictFor judgeFor(const Position& position, const KnownPosition& known, const Node& action) {
  const RuleSet& rules = *position.rules;
  VerdictFor answer;
  answer.action = readAction(rules, known.position.battle, action);
  answer.verdict = rules.judge(known.position.battle, answer.action);
  if (!answer.verdict.legal()) return answer;
  const Action truly = readAction(rules, position.battle, action);
  Verdict verdict = rules.judge(position.battle, truly);
  if (verdict.legal()) return answer;
  if (!isIn(Filter::refusals)) return {answer.action, std::move(verdict)};
  // Neither where it is nor how far: a figure or the nearest legal way would tell its place.
  answer.verdict = {};
  answer.verdict.refuse({.rule = "SEE-1", .code = "sight-unseen"});
  return answer;
}

}  // namespace signifer
