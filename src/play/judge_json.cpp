#include "play/judge_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "play/battle_json.h"
#include "play/event_json.h"
#include "play/keepable.h"
#include "play/session.h"
#include "play/who_may.h"
#include "play/wording.h"
#include "rules/contract.h"
#include "schema/json_text.h"
#include "table/distance.h"
#include "view/asking_side.h"

namespace signifer {
namespace {

// A request that cannot be answered.
struct Bad {
  std::string code;
  std::string where;
  std::string message;
  std::string file;
  int line = 0;
};

// A text that is no JSON has only a column for its place.
std::string wordsOf(const SourceError& e) {
  return e.column() > 0 ? "column " + std::to_string(e.column()) + ": " + e.expected() : e.expected();
}

Bad badAt(const char* code, const SourceError& e) { return {code, e.pointer(), wordsOf(e), {}, 0}; }
// In a file that the request names, or that a file names.
Bad badIn(const char* code, const SourceError& e) { return {code, e.pointer(), wordsOf(e), e.file(), e.line()}; }

Json refusal(const Json& id, const Bad& bad) {
  Json error{{"code", bad.code}, {"where", bad.where}, {"message", bad.message}};
  if (!bad.file.empty()) error["file"] = bad.file;
  if (bad.line > 0) error["line"] = bad.line;
  return {{"id", id}, {"ok", false}, {"error", std::move(error)}};
}

// The dice of a request as a session takes them, and the item of the list that each figure comes from.
struct GivenDice {
  std::vector<int> typed;
  std::vector<std::size_t> item;
};

GivenDice readGiven(const Node& dice) {
  // A value that is no face of any die becomes one that no die has.
  constexpr int noFace = -2;
  const auto figure = [](const Json& value, int least) {
    return value.is_number_integer() && value >= least && value <= 100'000 ? value.get<int>() : noFace;
  };
  GivenDice given;
  std::size_t item = 0;
  for (const Node& one : dice.items()) {
    const Json& value = one.json();
    if (one.isObject()) {
      one.allowOnly({"seen"});
      const Node seen = one.at("seen");
      given.typed.push_back(bySight);
      if (!seen.isArray()) given.typed.push_back(figure(seen.json(), 0));
      if (seen.isArray())
        for (const Node& band : seen.items()) given.typed.push_back(figure(band.json(), 0));
    } else {
      const int face = figure(value, 1);
      given.typed.push_back(face > Die::mostFaces ? noFace : face);
    }
    given.item.resize(given.typed.size(), item++);
  }
  return given;
}

// The dice of a throw as a request gives them.
void addUsed(const ThrownDice& thrown, Json& used) {
  if (!thrown.told) {
    for (const int face : thrown.faces) used.push_back(face);
    return;
  }
  const std::vector<int> figures = figuresOf(*thrown.told);
  used.push_back({{"seen", figures.size() == 1 ? Json(figures.front()) : Json(figures)}});
}

std::uint64_t readSeed(const Node& request) {
  const auto seed = request.find("seed");
  if (!seed) return 0;
  if (!seed->json().is_number_unsigned()) throw seed->error("a whole number, 0 or more, was expected");
  return seed->json().get<std::uint64_t>();
}

Until readUntil(const Node& request) {
  constexpr std::array<std::string_view, 3> words{"decision", "step", "action"};
  const auto until = request.find("until");
  if (!until) return Until::decision;
  const auto found = std::ranges::find(words, until->text());
  if (found == words.end()) throw until->error("action, step or decision was expected");
  return static_cast<Until>(found - words.begin());
}

Json accountJson(const Setup& setup, const std::vector<AccountLine>& account) {
  Json list = Json::array();
  for (const AccountLine& line : account) {
    Json one{{"text", line.text}, {"rules", line.rules}};
    if (line.unit != noUnit) one["unit"] = setup.units[static_cast<std::size_t>(line.unit)].id;
    if (line.other != noUnit) one["other"] = setup.units[static_cast<std::size_t>(line.other)].id;
    if (line.side != noSide) one["side"] = setup.sides[line.side].id;
    if (!line.modifiers.empty()) {
      Json modifiers = Json::array();
      for (const Row& row : line.modifiers)
        modifiers.push_back({{"rule", row.rule}, {"value", row.half ? Json(row.value + 0.5) : Json(row.value)}});
      one["modifiers"] = std::move(modifiers);
    }
    if (line.key) one["key"] = true;
    if (!line.consulted.empty()) {
      Json rulings = Json::array();
      for (const Consultation& consultation : line.consulted) rulings.push_back(describe(consultation));
      one["rulings"] = std::move(rulings);
    }
    list.push_back(std::move(one));
  }
  return list;
}

Json decisionJson(const RuleSet& rules, const Battle& battle, const Decision& decision) {
  const StepIndex step = decision.step == noStep ? battle.step : decision.step;
  Json asked{{"step", rules.definition().sequence().step(step).id}, {"side", battle.setup->sides[decision.side].id}};
  if (decision.unit != noUnit) asked["unit"] = battle.setup->units[static_cast<std::size_t>(decision.unit)].id;
  Json kinds = Json::array();
  for (std::size_t kind = 0; kind < rules.definition().actions().size(); ++kind)
    if (decision.allows(static_cast<int>(kind))) kinds.push_back(rules.definition().actions()[kind].id);
  asked["actions"] = std::move(kinds);
  asked["automatic"] = decision.automatic;
  return asked;
}

// The question in the state that an action has led to.
Json askedNext(const RuleSet& rules, const Battle& battle) {
  return {{"turn", battle.turn},
          {"active", battle.setup->sides[battle.active].id},
          {"decision", decisionJson(rules, battle, rules.decision(battle))}};
}

// Enemies whose bases touch, with the sides that do; on a grid each stands in a square of its own.
Json contactsJson(const Battle& battle) {
  constexpr std::string_view faces[] = {"front", "left", "rear", "right"};
  Json list = Json::array();
  if (battle.setup->columns > 0) return list;
  for (UnitIndex a = 0; a < battle.unitCount(); ++a)
    for (UnitIndex b = static_cast<UnitIndex>(a + 1); b < battle.unitCount(); ++b) {
      const Unit& first = battle.unit(a);
      const Unit& second = battle.unit(b);
      if (!first.present || !second.present || first.side == second.side) continue;
      const auto contact = contactBetween(Footprint(first.pose, first.base), Footprint(second.pose, second.base));
      if (!contact) continue;
      list.push_back({{"unit", battle.setup->units[static_cast<std::size_t>(a)].id},
                      {"face", faces[static_cast<std::size_t>(contact->faceOfFirst)]},
                      {"other", battle.setup->units[static_cast<std::size_t>(b)].id},
                      {"otherFace", faces[static_cast<std::size_t>(contact->faceOfSecond)]}});
    }
  return list;
}

// The top level of a request; what stands in it is read later.
void checkRequest(const Node& request, std::initializer_list<std::string_view> keys) {
  if (!request.isObject()) throw request.error("a request is a JSON object");
  request.allowOnly(keys);
  if (request.has("battle") == request.has("file")) throw request.error("either \"battle\" or \"file\" was expected");
  for (const std::string_view text : {"file", "side"})
    if (const auto given = request.find(text)) (void)given->text();
  for (const std::string_view flag : {"carryOut", "overrule", "diceNeeded", "may"})
    if (const auto given = request.find(flag)) (void)given->boolean();
  if (const auto dice = request.find("dice"); dice && !dice->isArray())
    throw dice->error("a list of faces was expected");
  (void)readSeed(request);
  (void)readUntil(request);
}

// The consequences of an action depend on everybody, also on those whom a side does not see.
void refuseTheUmpires(const Node& request, std::initializer_list<const char*> flags) {
  for (const char* flag : flags)
    if (request.boolean(flag, false))
      throw Bad{"not-for-a-side", std::string("/") + flag, "only the umpire is told; leave it or the side away", {}, 0};
}

// The throws that carrying an action out asks for, as far as they are known beforehand.
Json throwsNeeded(const Node& request, const Position& position, const Action& action) {
  Session session(position.rules, position.battle, 0);
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) session.setDice(side, DiceOrigin::typed);
  const auto dice = request.find("dice");
  Json list = Json::array();
  for (const ForeseenThrow& one : session.foresee(action, dice ? readGiven(*dice).typed : std::vector<int>())) {
    Json told = writeDice(*position.battle.setup, one.dice);
    told["count"] = one.dice.faces.size();
    told.erase("typed");
    if (!one.known) told.erase("faces");
    // It may be told by what is seen: its total, or the number of dice that show such a face or more.
    if (!one.known &&
        figuresBySight(one.dice.die, static_cast<int>(one.dice.faces.size()), one.reading, one.from) > 0) {
      if (one.reading == Reading::total)
        told["seen"] = "total";
      else
        told["seen"] = one.from;
    }
    list.push_back(std::move(told));
  }
  return list;
}

}  // namespace

Json describeOutcome(const Position& position, const Outcome& outcome) {
  Json json{{"winner", nullptr}};
  if (outcome.winner != noSide) json["winner"] = position.battle.setup->sides[outcome.winner].id;
  Entry entry;
  entry.phrase = outcome.why;
  entry.side = outcome.winner;
  json["why"] = sentence(position.rules->definition(), position.battle, entry);
  json["rules"] = outcome.rules;
  return json;
}

Json describeMoment(const Position& position) {
  const RuleSet& rules = *position.rules;
  const Battle& battle = position.battle;
  Json json{{"turn", battle.turn}, {"active", battle.setup->sides[battle.active].id}};
  if (const auto outcome = rules.outcome(battle)) {
    json["outcome"] = describeOutcome(position, *outcome);
    return json;
  }
  const Decision decision = rules.decision(battle);
  json["decision"] = decisionJson(rules, battle, decision);
  ActionList list;
  rules.candidates(battle, decision, list);
  Json candidates = Json::array();
  for (const Action& action : list) candidates.push_back(writeAction(rules, battle, action));
  json["candidates"] = std::move(candidates);
  return json;
}

const Position& JudgeDesk::position(const Node& request) {
  try {
    if (const auto battle = request.find("battle")) return memory_.position(*battle);
  } catch (const UnknownRuleSet& e) {
    throw badAt("unknown-ruleset", e);
  } catch (const SourceError& e) {
    throw badAt("bad-battle", e);
  }
  const std::string path = request.at("file").text();
  try {
    return memory_.position(path, Document::load(path));
  } catch (const UnknownRuleSet& e) {
    throw badIn("unknown-ruleset", e);
  } catch (const SourceError& e) {
    throw badIn("bad-battle", e);
  }
}

SideIndex JudgeDesk::sideOf(const Node& request, const Position& position) const {
  const std::string id = request.has("side") ? request.at("side").text() : side_;
  if (id.empty()) return noSide;
  const auto& sides = position.battle.setup->sides;
  for (SideIndex side = 0; side < 2; ++side)
    if (sides[static_cast<std::size_t>(side)].id == id) return side;
  throw Bad{"unknown-side", "/side", sides[0].id + " or " + sides[1].id + " was expected", {}, 0};
}

Json JudgeDesk::carryOut(const Node& request, const Position& position, const Node& action) {
  Session session(position.rules, position.battle, readSeed(request));
  GivenDice given;
  if (const auto dice = request.find("dice")) {
    given = readGiven(*dice);
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) session.setDice(side, DiceOrigin::typed);
  }
  const Definition& definition = position.rules->definition();
  Json json = Json::object();
  bool stopped = false;
  try {
    const std::string overruled = request.boolean("overrule", false) ? "overruled by request" : "";
    const Attempt attempt =
        session.act(readAction(*position.rules, position.battle, action), given.typed, overruled, readUntil(request));
    stopped = attempt.stopped;
    if (attempt.kind == Attempt::Kind::refused) return json;
    if (attempt.kind == Attempt::Kind::diceWanted)
      throw Bad{"dice-exhausted", "/dice", sentence(definition, position.battle, *attempt.wanted), {}, 0};
  } catch (const CannotBeKept& e) {
    throw Bad{"bad-action", "/action", e.what(), {}, 0};
  } catch (const ScriptError& e) {
    const std::size_t item = e.at() < given.item.size() ? given.item[e.at()] : e.at();
    throw Bad{"bad-die", "/dice/" + std::to_string(item), e.what(), {}, 0};
  }
  const Event& event = session.event(0);
  Json used = Json::array();
  for (const ThrownDice& thrown : event.dice) addUsed(thrown, used);
  if (request.has("dice") && used.size() < request.at("dice").items().size())
    throw Bad{"dice-left-over", "/dice", "only " + std::to_string(used.size()) + " dice are thrown here", {}, 0};
  json["dice"] = used;
  const Setup& setup = *session.battle().setup;
  json["throws"] = Json::array();
  for (const ThrownDice& thrown : event.dice) json["throws"].push_back(writeDice(setup, thrown));
  json["account"] = accountJson(setup, event.account);
  json["contacts"] = contactsJson(session.battle());
  if (stopped)
    json["stopped"] = request.at("until").text();
  else if (const auto outcome = session.outcome())
    json["outcome"] = describeOutcome({position.rules, session.battle()}, *outcome);
  else
    json["next"] = askedNext(*position.rules, session.battle());
  json["battle"] = writeBattle(*position.rules, session.battle());
  json["fingerprint"] = hexOf(event.state);
  return json;
}

template <class Answer>
std::string JudgeDesk::answer(std::string_view line, Answer&& compose) {
  Json id;
  try {
    const Document document = memory_.request(line);
    const Node request = document.root();
    if (request.isObject() && request.has("id")) id = request.at("id").json();
    Json answer{{"id", id}, {"ok", true}};
    answer.update(compose(request));
    return jsonLine(answer);
  } catch (const Bad& bad) {
    return jsonLine(refusal(id, bad));
  } catch (const SourceError& e) {
    return jsonLine(refusal(id, badAt("malformed-request", e)));
  }
}

Json describeVerdict(const Position& position, const Action& action, const Verdict& verdict) {
  Json json = writeVerdict(*position.rules, position.battle, verdict);
  if (action.unit == noUnit) return json;
  for (std::size_t i = 0; i < verdict.reasons.size(); ++i)
    if (verdict.reasons[i].unit == action.unit) json["reasons"][i].erase("unit");
  for (std::size_t i = 0; i < verdict.figures.size(); ++i)
    if (verdict.figures[i].unit == action.unit) json["figures"][i].erase("unit");
  return json;
}

std::string JudgeDesk::judge(std::string_view line) {
  return answer(line, [&](const Node& request) {
    checkRequest(request, {"id", "battle", "file", "side", "action", "carryOut", "overrule", "dice", "seed", "until",
                           "diceNeeded"});
    const Node action = request.at("action");
    const Position& at = position(request);
    Json json;
    const SideIndex side = sideOf(request, at);
    if (side != noSide) refuseTheUmpires(request, {"carryOut", "diceNeeded"});
    try {
      if (side != noSide) {
        const KnownPosition known = knownTo(at, side);
        const VerdictFor answer = judgeFor(at, known, action);
        return describeVerdict(known.position, answer.action, answer.verdict);
      }
      const Action asked = readAction(*at.rules, at.battle, action);
      json = describeVerdict(at, asked, at.rules->judge(at.battle, asked));
    } catch (const SourceError& e) {
      throw badAt("bad-action", e);
    }
    if (request.boolean("diceNeeded", false) && json["legal"])
      json["diceNeeded"] = throwsNeeded(request, at, readAction(*at.rules, at.battle, action));
    if (request.boolean("carryOut", false)) json.update(carryOut(request, at, action));
    return json;
  });
}

std::string JudgeDesk::candidates(std::string_view line) {
  return answer(line, [&](const Node& request) {
    checkRequest(request, {"id", "battle", "file", "side", "may"});
    const Position& at = position(request);
    const SideIndex side = sideOf(request, at);
    if (side != noSide) {
      refuseTheUmpires(request, {"may"});
      return momentFor(at, side);
    }
    Json json = describeMoment(at);
    if (request.boolean("may", false) && json.contains("decision")) {
      const Decision decision = at.rules->decision(at.battle);
      ActionList list;
      at.rules->candidates(at.battle, decision, list);
      json["may"] = whoMay(*at.rules, at.battle, decision, list);
    }
    return json;
  });
}

}  // namespace signifer
