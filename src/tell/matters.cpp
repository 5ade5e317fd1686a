#include "tell/matters.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "language/language.h"
#include "play/foresight.h"
#include "play/own_accord.h"
#include "play/wording.h"
#include "rules/limits.h"
#include "tell/judgement.h"
#include "tell/throw_words.h"

namespace signifer {
namespace {

constexpr std::size_t mostSingle = 4;
constexpr std::size_t mostJudged = 24;

std::string phraseOrId(const Definition& definition, const std::string& purpose) {
  const std::string_view phrase = definition.phrase(purpose);
  return phrase.empty() ? inWords(purpose) : std::string(phrase);
}

bool endsStep(const Definition& definition, const Action& action) {
  const std::string& gesture = definition.actions()[static_cast<std::size_t>(action.kind)].gesture;
  return action.unit == noUnit && (gesture == "advance" || gesture == "next");
}

// Several units, each with one kind of action, and no way to end the step without them.
bool choosesOrderAlone(const ActionList& list) {
  return list.size() > 1 && list.front().unit != list.back().unit &&
         std::ranges::all_of(list, [&](const Action& action) {
           return action.unit != noUnit && action.kind == list.front().kind && action.target == noUnit;
         });
}

// The throws that come whatever anybody chooses.
std::vector<ForeseenThrow> throwsDue(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                     const ActionList& list) {
  for (const Action& action : list)
    if (decision.automatic || endsStep(rules.definition(), action)) return foreseen(rules, battle, action);
  // A player who chooses the order alone does all of it.
  std::vector<ForeseenThrow> due;
  if (!choosesOrderAlone(list)) return due;
  for (auto action = list.begin(); action != list.end(); ++action)
    if (std::ranges::find(list.begin(), action, action->unit, &Action::unit) == action)
      for (ForeseenThrow& one : foreseen(rules, battle, *action))
        if (one.dice.unit == action->unit) due.push_back(std::move(one));
  return due;
}

void addThrows(const RuleSet& rules, const Battle& battle, const std::vector<ForeseenThrow>& due,
               std::vector<Matter>& rows) {
  std::map<std::string, std::vector<const ForeseenThrow*>> byPurpose;
  std::vector<std::string> order;
  for (const ForeseenThrow& one : due) {
    if (!byPurpose.contains(one.dice.purpose)) order.push_back(one.dice.purpose);
    byPurpose[one.dice.purpose].push_back(&one);
  }
  for (const std::string& purpose : order) {
    const auto& all = byPurpose[purpose];
    Matter row{Matter::Kind::throws, battle.step, phraseOrId(rules.definition(), purpose)};
    row.test = tell::isTest(rules, *all.front());
    const auto add = [&](const ForeseenThrow& one) {
      if (one.dice.unit != noUnit && std::ranges::find(row.units, one.dice.unit) == row.units.end())
        row.units.push_back(one.dice.unit);
    };
    if (all.size() > mostSingle) {
      for (const ForeseenThrow* one : all) add(*one);
      rows.push_back(std::move(row));
      continue;
    }
    for (const ForeseenThrow* one : all) {
      Matter single = row;
      if (one->dice.unit != noUnit) single.units = {one->dice.unit};
      single.against = one->dice.against;
      if (one->dice.against != noUnit)
        single.words = said("{0} against {1}", {row.words, unitInFull(battle, one->dice.against)});
      if (one->ruling) single.figures = tell::throwInWords(rules, battle, *one);
      const auto same = [&](const Matter& other) { return other.words == single.words && other.units == single.units; };
      if (std::ranges::none_of(rows, same)) rows.push_back(std::move(single));
    }
  }
}

// A tenth of an inch ahead, or a square: enough to be told how far the unit may go.
Path shortWay(const ActionKind& kind) {
  const auto has = [&](FieldType type) {
    return std::ranges::any_of(kind.fields, [type](const Field& field) { return field.type == type; });
  };
  if (has(FieldType::path)) return {{LegKind::ahead, oneInch / 10}};
  if (has(FieldType::steps)) return {{LegKind::ahead, 1}};
  return {};
}

// "12 in (8), 18 in (4)": how far, and how many of them.
std::string allowedInWords(const RuleSet& rules, const Battle& battle, const std::vector<Action>& actions) {
  std::vector<std::pair<std::string, int>> counts;
  for (std::size_t i = 0; i < actions.size() && i < mostJudged; ++i) {
    const Verdict verdict = rules.judge(battle, actions[i]);
    const auto figure = std::ranges::find_if(
        verdict.figures, [&](const Reason& one) { return saysHowFar(one) && tell::isOfWay(rules, actions[i], one); });
    if (figure == verdict.figures.end()) continue;
    const std::string words = worded(rules.definition(), battle, *figure->allowed);
    const auto known = std::ranges::find(counts, words, &std::pair<std::string, int>::first);
    if (known == counts.end())
      counts.emplace_back(words, 1);
    else
      ++known->second;
  }
  std::string all;
  for (const auto& [words, count] : counts)
    all += (all.empty() ? "" : ", ") + (counts.size() == 1 ? words : words + " (" + std::to_string(count) + ")");
  return all.empty() ? all : said("at most {0}", {all});
}

// Units that may begin the action though no machine would think of it: people do not play as machines do.
void addOthers(const RuleSet& rules, const Battle& battle, const Decision& decision, Action action, Matter& row,
               std::vector<Action>& firsts) {
  const ActionKind& kind = rules.definition().actions()[static_cast<std::size_t>(action.kind)];
  if (!decision.allows(action.kind) || kind.gesture.empty()) return;
  if (std::ranges::count(kind.fields, FieldType::unit, &Field::type) != 1) return;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    action.unit = u;
    action.path = {};
    const bool known = std::ranges::find(row.units, u) != row.units.end();
    if (known || !battle.unit(u).present || !rules.judge(battle, action).legal()) continue;
    action.path = shortWay(kind);
    row.units.push_back(u);
    firsts.push_back(action);
  }
}

void addChoices(const RuleSet& rules, const Battle& battle, const Decision& decision, const ActionList& list,
                std::vector<Matter>& rows) {
  if (decision.automatic) return;
  const Definition& definition = rules.definition();
  for (std::size_t kind = 0; kind < definition.actions().size(); ++kind) {
    // In one's own turn leaving something be is no deed to be reminded of; an answer to the enemy may be one.
    if (definition.actions()[kind].gesture == "stay" && decision.side == battle.active && decision.unit == noUnit)
      continue;
    Matter row{Matter::Kind::choice, battle.step, definition.actions()[kind].title};
    std::vector<Action> firsts;
    bool sides = false;
    for (const Action& action : list) {
      if (action.kind != static_cast<std::int8_t>(kind) || endsStep(definition, action)) continue;
      sides = sides || action.unit == noUnit;
      if (action.unit == noUnit || std::ranges::find(row.units, action.unit) != row.units.end()) continue;
      row.units.push_back(action.unit);
      firsts.push_back(action);
    }
    Action bare;
    bare.kind = static_cast<std::int8_t>(kind);
    addOthers(rules, battle, decision, bare, row, firsts);
    if (row.units.empty() && !sides) continue;
    row.figures = allowedInWords(rules, battle, firsts);
    if (!definition.actions()[kind].rules.empty()) row.rule = definition.actions()[kind].rules.front();
    rows.push_back(std::move(row));
  }
}

// The units of a fact that is open at a stop, and its words.
void addOpen(const RuleSet& rules, const Battle& at, std::size_t event, std::vector<Unsettled>& facts) {
  const TableMoment when = tableMoment(at);
  const auto add = [&](UnitIndex unit, SideIndex side, std::string words) {
    Unsettled one{event, when, unit, side, std::move(words)};
    if (std::ranges::find(facts, one) == facts.end()) facts.push_back(std::move(one));
  };
  for (const NotKnown& open : notKnownYet(rules, at)) add(open.unit, open.side, open.words);
  for (const OwnAccord& one : ofItsOwnAccord(rules, at))
    if (one.unit != noUnit) add(one.unit, at.unit(one.unit).side, one.words);
  // Nothing holds the table up: the throws of the step itself are left open too.
  const Battle clear = at.tasks.empty() ? at : atStop(rules, at, at.step);
  if (clear.step != at.step || rules.outcome(clear)) return;
  const Decision decision = rules.decision(clear);
  ActionList list;
  rules.candidates(clear, decision, list);
  for (const ForeseenThrow& one : throwsDue(rules, clear, decision, list)) {
    std::string words = phraseOrId(rules.definition(), one.dice.purpose);
    if (one.dice.against != noUnit) words = said("{0} against {1}", {words, unitInFull(clear, one.dice.against)});
    if (one.dice.unit != noUnit) add(one.dice.unit, clear.unit(one.dice.unit).side, std::move(words));
  }
}

// The throws of the stops that the table left behind when it went from one moment to the next.
std::vector<Unsettled> leftOpen(const RuleSet& rules, const Battle& before, const Battle& after, std::size_t event) {
  std::vector<Unsettled> facts;
  if (comesBefore(rules, before) != Before::nothing) return facts;
  const bool sameTurn = before.turn == after.turn && before.active == after.active;
  if (sameTurn && after.step <= before.step) return facts;
  addOpen(rules, before, event, facts);
  for (const StepIndex stop : stopsOf(rules, before)) {
    if (stop <= before.step || (sameTurn && stop >= after.step)) continue;
    const Battle there = atStop(rules, before, stop);
    if (there.step == stop && !rules.outcome(there)) addOpen(rules, there, event, facts);
  }
  return facts;
}

bool walks(const Event& event, const Battle& before, const Battle& after) {
  return std::holds_alternative<StateOverride>(event.what) && tableMoment(before) != tableMoment(after);
}

// Whether an event told what became of the unit: harm, disorder, flight, loss, or that nothing happened to it. A move
// alone does not, and marks that a walk changes do not either.
bool tellsOf(const RuleSet& rules, const Event& event, const Battle& before, const Battle& after, UnitIndex unit) {
  const StateOverride* change = std::get_if<StateOverride>(&event.what);
  const bool onlyWalks = walks(event, before, after) && change->changes.find("\"told\"") == std::string::npos;
  if (onlyWalks) return false;
  if (before.unit(unit).present != after.unit(unit).present) return true;
  const Portrait was = rules.portray(before, unit);
  const Portrait is = rules.portray(after, unit);
  if (was.harm != is.harm || was.disorder != is.disorder || was.adrift != is.adrift ||
      was.disordered != is.disordered || was.ranks.models != is.ranks.models)
    return true;
  const auto says = [&](std::string_view word) { return change->changes.find(word) != std::string::npos; };
  return change != nullptr && (says("\"settled\"") || says("\"fate\"")) &&
         change->changes.find('"' + before.setup->units[static_cast<std::size_t>(unit)].id + '"') != std::string::npos;
}

// A step after throws of its phase that nobody has told: whoever acts in it is decided by them.
void addWhatItHangsOn(const RuleSet& rules, const Battle& battle, std::vector<Matter>& rows) {
  const Sequence& sequence = rules.definition().sequence();
  std::vector<Unsettled> facts;
  for (const StepIndex stop : stopsOf(rules, battle)) {
    if (stop >= battle.step || phaseAt(sequence, stop) != phaseAt(sequence, battle.step)) continue;
    const Battle there = atStop(rules, battle, stop);
    if (there.step == stop && !rules.outcome(there)) addOpen(rules, there, 0, facts);
  }
  if (facts.empty()) return;
  Matter row{Matter::Kind::reminder, battle.step, said("Hangs on what the program was not told")};
  for (const Unsettled& fact : facts)
    if (fact.unit != noUnit && std::ranges::find(row.units, fact.unit) == row.units.end())
      row.units.push_back(fact.unit);
  row.figures = facts.front().words;
  rows.push_back(std::move(row));
}

}  // namespace

std::vector<Matter> whatMattersNow(const RuleSet& rules, const Battle& battle) {
  std::vector<Matter> rows;
  if (comesBefore(rules, battle) != Before::nothing) return rows;
  const Decision decision = rules.decision(battle);
  ActionList list;
  rules.candidates(battle, decision, list);
  addThrows(rules, battle, throwsDue(rules, battle, decision, list), rows);
  // Nothing holds the table up: the matters of the step itself follow.
  if (!battle.tasks.empty())
    if (const Battle clear = atStop(rules, battle, battle.step);
        clear.step == battle.step && clear.tasks.empty() && !rules.outcome(clear)) {
      for (Matter& row : whatMattersNow(rules, clear)) rows.push_back(std::move(row));
      return rows;
    }
  addChoices(rules, battle, decision, list, rows);
  for (const OwnAccord& one : ofItsOwnAccord(rules, battle)) {
    Matter row{Matter::Kind::reminder, battle.step, said("By the rules: {0}", {one.sentence})};
    if (one.unit != noUnit) row.units = {one.unit};
    row.rule = one.rule;
    rows.push_back(std::move(row));
  }
  if (rows.empty()) addWhatItHangsOn(rules, battle, rows);
  for (const Reminder& reminder : rules.reminders(battle))
    rows.push_back({Matter::Kind::reminder,
                    battle.step,
                    std::string(rules.definition().phrase(reminder.phrase)),
                    reminder.units,
                    {},
                    std::string(reminder.rule)});
  return rows;
}

std::vector<Matter> whatMattersInPhase(const RuleSet& rules, const Battle& battle) {
  std::vector<Matter> rows = whatMattersNow(rules, battle);
  if (comesBefore(rules, battle) != Before::nothing) return rows;
  const Sequence& sequence = rules.definition().sequence();
  for (const StepIndex stop : stopsOf(rules, battle)) {
    if (stop <= battle.step || phaseAt(sequence, stop) != phaseAt(sequence, battle.step)) continue;
    const Battle there = atStop(rules, battle, stop);
    if (there.step != stop || nobodyCanAct(rules, there)) continue;
    for (Matter& row : whatMattersNow(rules, there)) {
      const auto same = [&](const Matter& other) { return other.words == row.words && other.units == row.units; };
      if (std::ranges::none_of(rows, same)) rows.push_back(std::move(row));
    }
  }
  return rows;
}

std::vector<Unsettled> UnsettledFacts::of(const Session& session) {
  std::vector<Unsettled> open;
  const std::size_t count = session.eventCount();
  left_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Battle& before = session.before(i);
    const Battle& after = i + 1 < count ? session.before(i + 1) : session.battle();
    const std::uint64_t was = i > 0 ? session.event(i - 1).state : fingerprint(before);
    Left& left = left_[i];
    if (left.before != was || left.after != session.event(i).state) {
      left = {was, session.event(i).state, {}};
      if (walks(session.event(i), before, after)) left.facts = leftOpen(session.rules(), before, after, i);
    }
    std::erase_if(open, [&](const Unsettled& fact) {
      return fact.unit != noUnit && tellsOf(session.rules(), session.event(i), before, after, fact.unit);
    });
    // A unit of which something was told in this player turn is known.
    for (const Unsettled& fact : left.facts) {
      // Nothing could settle a fact about nobody in particular.
      bool told = fact.unit == noUnit || tellsOf(session.rules(), session.event(i), before, after, fact.unit);
      for (std::size_t j = i; j-- > 0 && !told;) {
        const Battle& then = session.before(j);
        if (then.turn != before.turn || then.active != before.active) break;
        if (then.step < phaseAt(session.rules().definition().sequence(), fact.when.step)) break;
        told = tellsOf(session.rules(), session.event(j), then, session.before(j + 1), fact.unit);
      }
      if (!told) open.push_back(fact);
    }
  }
  std::ranges::reverse(open);
  return open;
}

std::vector<UnitIndex> toldInStep(const Session& session) {
  std::vector<UnitIndex> told;
  const TableMoment now = tableMoment(session.battle());
  for (std::size_t i = session.eventCount(); i-- > 0;) {
    const Battle& before = session.before(i);
    if (tableMoment(before) != now) break;
    const Battle& after = i + 1 < session.eventCount() ? session.before(i + 1) : session.battle();
    for (UnitIndex u = 0; u < before.unitCount(); ++u)
      if (tellsOf(session.rules(), session.event(i), before, after, u) && std::ranges::find(told, u) == told.end())
        told.push_back(u);
  }
  return told;
}

std::string settledText(const Battle& battle, const std::vector<UnitIndex>& units) {
  Json ids = Json::array();
  for (const UnitIndex u : units) ids.push_back(battle.setup->units[static_cast<std::size_t>(u)].id);
  return Json{{"settled", ids}}.dump();
}

}  // namespace signifer
