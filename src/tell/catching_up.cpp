#include "tell/catching_up.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "language/language.h"
#include "play/change_words.h"
#include "play/override.h"
#include "play/own_accord.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "schema/document.h"
#include "tell/hand_moves.h"
#include "tell/judgement.h"
#include "tell/names.h"
#include "tell/teller.h"

namespace signifer {
namespace {

using nlohmann::json;

// False where it cannot be.
bool apply(const RuleSet& rules, Battle& battle, const std::string& changes) {
  Battle after = battle;
  try {
    applyOverride(rules, after, Document::parse("line", changes).root());
  } catch (const SourceError&) {
    return false;
  }
  battle = std::move(after);
  return true;
}

// Each change of one unit by itself, in the order in which they were told.
void takeApart(const json& change, std::vector<json>& parts) {
  if (change.contains("told")) {
    for (const json& one : change["told"]) takeApart(one, parts);
    return;
  }
  if (!change.contains("units") || change["units"].size() < 2) return parts.push_back(change);
  json rest = change;
  rest.erase("units");
  for (const json& unit : change["units"]) parts.push_back({{"units", json::array({unit})}});
  if (!rest.empty()) parts.push_back(std::move(rest));
}

CaughtUp::Kind kindOf(const RuleSet& rules, const Battle& before, const Battle& after, UnitIndex unit) {
  if (before.unit(unit).present && !after.unit(unit).present) return CaughtUp::Kind::gone;
  const Portrait was = rules.portray(before, unit);
  const Portrait is = rules.portray(after, unit);
  if (was.harm != is.harm || was.ranks.models != is.ranks.models) return CaughtUp::Kind::suffers;
  return before.unit(unit).pose != after.unit(unit).pose ? CaughtUp::Kind::stands : CaughtUp::Kind::other;
}

// Enemies who may shoot at the unit at some step of this player turn.
std::vector<UnitIndex> shootersAt(const RuleSet& rules, const Battle& battle, UnitIndex unit) {
  std::vector<int> kinds;
  const std::vector<ActionKind>& actions = rules.definition().actions();
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (actions[i].gesture == "shoot") kinds.push_back(static_cast<int>(i));
  std::vector<UnitIndex> shooters;
  for (const StepIndex stop : stopsOf(rules, battle)) {
    const Battle at = atStop(rules, battle, stop);
    if (at.step != stop || rules.outcome(at)) continue;
    const Decision decision = rules.decision(at);
    if (std::ranges::none_of(kinds, [&](int kind) { return decision.allows(kind); })) continue;
    for (UnitIndex v = 0; v < at.unitCount(); ++v) {
      const bool enemy = at.unit(v).present && at.unit(v).side != at.unit(unit).side;
      if (!enemy || std::ranges::find(shooters, v) != shooters.end()) continue;
      if (tell::judged(rules, at, v, kinds, unit).legal) shooters.push_back(v);
    }
  }
  return shooters;
}

// The rules themselves may do something to the unit at a later step of this player turn.
std::string byTheRules(const RuleSet& rules, const Battle& battle, UnitIndex unit) {
  for (const StepIndex stop : stopsOf(rules, battle)) {
    const Battle at = atStop(rules, battle, stop);
    if (at.step != stop) continue;
    for (const OwnAccord& one : ofItsOwnAccord(rules, at))
      if (one.unit == unit) return one.words;
  }
  return {};
}

void judgeHarm(const RuleSet& rules, const Battle& before, const CaughtUp& one, ToldAnswer& answer) {
  const std::string name = unitInFull(before, one.unit);
  if (one.kind == CaughtUp::Kind::gone) {
    if (std::string why = byTheRules(rules, before, one.unit); !why.empty()) {
      answer.says = ToldAnswer::Says::yes;
      return answer.lines.push_back(said("By the rules: {0}", {why}));
    }
  }
  const std::vector<UnitIndex> foes = tell::foesOf(before, one.unit);
  if (!foes.empty())
    return answer.lines.push_back(said("{0} fights {1}: your dice decide.", {name, tell::unitsInFull(before, foes)}));
  const std::vector<UnitIndex> shooters = shootersAt(rules, before, one.unit);
  if (!shooters.empty())
    return answer.lines.push_back(
        said("{0} may be shot at by {1}: your dice decide.", {name, tell::unitsInFull(before, shooters)}));
  answer.says = ToldAnswer::Says::no;
  answer.lines.push_back(said("{0}: I find nobody who fights it or may shoot at it in this player turn.", {name}));
}

}  // namespace

std::vector<CaughtUp> catchingUp(const RuleSet& rules, const Battle& battle, const std::string& changes) {
  std::vector<json> parts;
  takeApart(json::parse(changes), parts);
  std::vector<CaughtUp> all;
  Battle at = battle;
  for (const json& part : parts) {
    CaughtUp one;
    one.changes = part.dump();
    Battle after = at;
    if (!apply(rules, after, one.changes)) continue;
    one.words = bareToldWords(rules, at, Document::parse("line", one.changes).root());
    if (part.contains("units") && part["units"].size() == 1) {
      const auto& units = battle.setup->units;
      const auto found = std::ranges::find(units, part["units"][0].value("id", ""), &UnitInfo::id);
      one.unit = static_cast<UnitIndex>(found - units.begin());
      one.kind = kindOf(rules, at, after, one.unit);
    }
    all.push_back(std::move(one));
    at = std::move(after);
  }
  return all;
}

ToldAnswer judgeCaughtUp(const RuleSet& rules, const Battle& battle, const std::vector<CaughtUp>& all,
                         std::size_t which) {
  Battle before = battle;
  for (std::size_t i = 0; i < which; ++i) (void)apply(rules, before, all[i].changes);
  const CaughtUp& one = all[which];
  ToldAnswer answer;
  answer.head = tell::headOf(rules, before);
  Battle after = before;
  if (one.unit == noUnit || one.kind == CaughtUp::Kind::other || !apply(rules, after, one.changes)) {
    answer.lines.push_back(said("Taken on your word."));
    return answer;
  }
  // A place that a fate gives is the rule set's own.
  const bool byFate = one.changes.find("\"fate\"") != std::string::npos;
  if (one.kind == CaughtUp::Kind::stands && !byFate) {
    const ToldPlace place{one.unit, after.unit(one.unit).pose};
    return judgePlaces(rules, before, std::span(&place, 1));
  }
  if (one.kind == CaughtUp::Kind::stands)
    answer.lines.push_back(said("Taken on your word."));
  else
    judgeHarm(rules, before, one, answer);
  return answer;
}

std::string caughtUpText(const std::vector<CaughtUp>& taken) {
  json told = json::array();
  for (const CaughtUp& one : taken) told.push_back(json::parse(one.changes));
  return json{{"told", std::move(told)}}.dump();
}

}  // namespace signifer
