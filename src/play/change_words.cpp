#include "play/change_words.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "battle/hiding.h"
#include "battle/markers.h"
#include "battle/scoring.h"
#include "language/field_words.h"
#include "language/language.h"
#include "play/deployment.h"
#include "play/override.h"
#include "play/place_words.h"
#include "play/state_json.h"
#include "play/wording.h"
#include "rules/hand_turns.h"
#include "rules/verdict.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

using WordList = std::vector<std::string>;

std::string joined(const WordList& words, std::string_view between) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : std::string(between)) + word;
  return line;
}

std::string joinedParts(const WordList& parts) {
  std::string all;
  for (const std::string& part : parts) all = all.empty() ? part : said("{0}; {1}", {all, part});
  return all;
}

// A battle that was garbled by hand may hold a number that is no value of the field.
std::string slotWords(const Field& field, std::int16_t value) {
  const bool known =
      field.type != FieldType::choice || (value >= 0 && static_cast<std::size_t>(value) < field.values.size());
  if (!known) return std::to_string(value);
  return valueWords(field, toJson(field, fromSlot(field, value)));
}

void statusWords(const Fields& fields, std::span<const std::int16_t> before, std::span<const std::int16_t> after,
                 WordList& words) {
  for (std::size_t i = 0; i < fields.size() && i < before.size(); ++i) {
    if (before[i] == after[i]) continue;
    // A yes says by itself that it was a no.
    words.push_back(fields[i].type == FieldType::boolean
                        ? said("{0}: {1}", {captionOf(fields[i]), slotWords(fields[i], after[i])})
                        : said("{0}: {1} to {2}", {captionOf(fields[i]), slotWords(fields[i], before[i]),
                                                   slotWords(fields[i], after[i])}));
  }
}

// In squares where the table has them.
std::string way(const Battle& battle, Point from, Point to) {
  const double far = std::hypot(static_cast<double>(to.x - from.x), static_cast<double>(to.y - from.y));
  const Length side = battle.setup->squareSide;
  if (battle.setup->columns > 0 && side > 0)
    return worded(Figure::squares(static_cast<std::int32_t>(std::lround(far / static_cast<double>(side)))));
  return worded(Figure::inches(toLength(far)));
}

void presenceWords(bool before, bool after, WordList& words) {
  if (before != after) words.push_back(said(after ? "put back on the table" : "taken off the table"));
}

void hidingWords(bool before, bool after, WordList& words) {
  if (before != after) words.push_back(said(after ? "hidden" : "revealed"));
}

WordList unitWords(const Definition& definition, const Battle& battle, const Unit& before, const Unit& after) {
  WordList words;
  presenceWords(before.present, after.present, words);
  if (before.pose.centre != after.pose.centre)
    words.push_back(said("moved {0}", {way(battle, before.pose.centre, after.pose.centre)}));
  if (before.pose.heading != after.pose.heading) words.push_back(said("turned"));
  hidingWords(isMarkedHidden(before), isMarkedHidden(after), words);
  statusWords(definition.unitStatus(), before.status.at, after.status.at, words);
  return words;
}

WordList personWords(const Definition& definition, const Battle& battle, const Person& before, const Person& after) {
  WordList words;
  presenceWords(before.present, after.present, words);
  if (before.unit != after.unit)
    words.push_back(after.unit == noUnit ? said("stands alone") : said("joined {0}", {unitInFull(battle, after.unit)}));
  else if (before.unit == noUnit && before.at != after.at)
    words.push_back(said("moved {0}", {way(battle, before.at, after.at)}));
  hidingWords(isMarkedHidden(before), isMarkedHidden(after), words);
  statusWords(definition.personStatus(), before.status.at, after.status.at, words);
  return words;
}

WordList markerWords(const Battle& before, const Battle& after) {
  WordList words;
  const std::vector<Marker> were = markersOf(before);
  for (const Marker& now : markersOf(after)) {
    const std::string number = std::to_string(now.number);
    const auto was = std::ranges::find(were, now.number, &Marker::number);
    if (was != were.end() && was->lies == now.lies) continue;
    if (was != were.end())
      words.push_back(now.lies ? said("marker {0} put back", {number}) : said("marker {0} taken off", {number}));
    else if (now.unit != noUnit)
      words.push_back(said("marker {0} laid over {1}", {number, unitInFull(after, now.unit)}));
    else
      words.push_back(said("marker {0} laid, a dummy of {1}", {number, std::string(sideName(after, now.side))}));
  }
  return words;
}

std::string bareChangeWords(const Definition& definition, const Battle& before, const Battle& after) {
  WordList parts;
  const auto add = [&parts](std::string_view who, const WordList& words) {
    if (!words.empty()) parts.push_back(std::string(who) + " " + joined(words, ", "));
  };
  for (UnitIndex i = 0; i < after.unitCount(); ++i)
    add(unitInFull(after, i), unitWords(definition, after, before.unit(i), after.unit(i)));
  for (std::size_t i = 0; i < after.people.size(); ++i)
    add(personInFull(after, static_cast<PersonIndex>(i)),
        personWords(definition, after, before.people[i], after.people[i]));
  for (SideIndex side = 0; side < 2; ++side) {
    WordList words;
    statusWords(definition.sideStatus(), before.side(side).status.at, after.side(side).status.at, words);
    if (const int was = pointsScored(before, side), is = pointsScored(after, side); was != is)
      words.push_back(said("points for objectives: {0} to {1}", {std::to_string(was), std::to_string(is)}));
    add(sideName(after, side), words);
  }
  for (const std::string& marker : markerWords(before, after)) parts.push_back(marker);
  if (before.turn != after.turn)
    parts.push_back(said("turn {0} to {1}", {std::to_string(before.turn), std::to_string(after.turn)}));
  if (before.active != after.active) parts.push_back(said("{0} to act", {std::string(sideName(after, after.active))}));
  if (before.step != after.step && after.step >= 0)
    parts.push_back(said("step: {0}", {definition.sequence().step(after.step).title}));
  WordList words;
  statusWords(definition.battleStatus(), before.status.at, after.status.at, words);
  parts.insert(parts.end(), words.begin(), words.end());
  return joinedParts(parts);
}

std::string byHand(const std::string& words) {
  return words.empty() ? said("By hand: nothing is different.") : said("By hand: {0}.", {words});
}

}  // namespace

std::string stepInWords(const Definition& definition, StepIndex step) {
  const Sequence& sequence = definition.sequence();
  const std::string& title = sequence.step(step).title;
  int alike = 0;
  for (int i = 0; i < sequence.size(); ++i) alike += sequence.step(i).title == title ? 1 : 0;
  int phase = step;
  while (sequence.step(phase).parent >= 0) phase = sequence.step(phase).parent;
  return alike < 2 || phase == step ? title : said("{0}: {1}", {sequence.step(phase).title, title});
}

namespace {

// The place to which a walk leads, and who is gone there.
std::string momentWords(const Definition& definition, const Battle& before, const Battle& after, bool begins) {
  const std::string side(sideName(after, after.active));
  std::string words =
      begins ? said("{0} begins", {side})
             : said("{0}, turn {1}: {2}", {side, std::to_string(after.turn), stepInWords(definition, after.step)});
  for (UnitIndex u = 0; u < after.unitCount(); ++u) {
    WordList gone;
    presenceWords(before.unit(u).present, after.unit(u).present, gone);
    if (!gone.empty()) words = said("{0}; {1}", {words, unitInFull(after, u) + " " + gone.front()});
  }
  return words;
}

std::string settledWords(const Battle& battle, const Node& units) {
  WordList names;
  for (const Node& unit : units.items()) names.push_back(unitInFull(battle, readUnitId(*battle.setup, unit)));
  return said("nothing happened to {0}", {joined(names, ", ")});
}

// The battle as it was, with the marks that telling of a deed leaves: they are not told besides the deed.
Battle withMarks(const RuleSet& rules, Battle battle, const Node& changes) {
  const HandTurns* turns = handTurnsOf(rules);
  const auto units = changes.find("units");
  if (turns == nullptr || !units) return battle;
  for (const Node& node : units->items()) {
    const UnitIndex u = readUnitId(*battle.setup, node.at("id"));
    if (node.boolean("moved", false) && battle.unit(u).side == battle.active)
      turns->noteMoved(battle, u, moveTold(battle.unit(u), node));
    if (const auto harm = node.find("harmed"))
      turns->noteHarmed(battle, u, static_cast<int>(harm->integer(-1000, 1000)));
    if (const auto enemy = node.find("charges")) turns->noteCharged(battle, u, readUnitId(*battle.setup, *enemy));
    if (node.boolean("shot", false)) turns->noteShot(battle, u);
  }
  return battle;
}

// "Cenomani charged Elephants 1", "Scorpion shot": the deeds that are told by their own words.
WordList deedsTold(const Battle& battle, const Node& changes) {
  WordList deeds;
  const auto units = changes.find("units");
  if (!units) return deeds;
  for (const Node& node : units->items()) {
    const std::string unit = unitInFull(battle, readUnitId(*battle.setup, node.at("id")));
    if (const auto enemy = node.find("charges"))
      deeds.push_back(said("{0} charged {1}", {unit, unitInFull(battle, readUnitId(*battle.setup, *enemy))}));
    if (node.boolean("shot", false)) deeds.push_back(said("{0} shot", {unit}));
  }
  return deeds;
}

// The units and leaders placed while the sides deploy, a single one with the place. Behind a screen they are placed and
// not yet seen. Marks that the rules give to all when the last one stands are not told.
std::string placedWords(const Definition& definition, const Battle& before, const Battle& after, SideIndex side) {
  WordList names;
  std::string where;
  const bool screened = sideBehindScreen(definition, before) != noSide;
  for (UnitIndex u = 0; u < after.unitCount(); ++u) {
    const bool seen = !before.unit(u).present && after.unit(u).present;
    const bool placed = waitsToDeploy(definition, before, u) && !waitsToDeploy(definition, after, u);
    if ((!seen && !placed) || (screened && after.unit(u).side != side)) continue;
    names.push_back(unitInFull(after, u));
    where = seen ? placeWords(*after.setup, after.unit(u).pose) : std::string();
  }
  for (PersonIndex p = 0; p < after.personCount(); ++p) {
    if (before.person(p).present || !after.person(p).present || after.person(p).unit != noUnit) continue;
    names.push_back(personInFull(after, p));
    where = placeWords(*after.setup, after.person(p).at);
  }
  if (names.empty()) return {};
  return names.size() == 1 && !where.empty() ? said("{0} placed: {1}", {names.front(), where})
                                             : said("placed: {0}", {joined(names, ", ")});
}

std::string walkedWords(const RuleSet& rules, Battle& battle, const Node& changes) {
  if (const auto told = changes.find("told")) {
    std::string all;
    for (const Node& one : told->items()) {
      const std::string words = walkedWords(rules, battle, one);
      if (!words.empty()) all = all.empty() ? words : said("{0}; {1}", {all, words});
    }
    return all;
  }
  const Battle before = battle;
  applyOverride(rules, battle, changes);
  const auto moment = changes.find("moment");
  if (moment) return momentWords(rules.definition(), before, battle, moment->boolean("begins", false));
  if (const auto settled = changes.find("settled")) return settledWords(battle, *settled);
  if (const auto now = deploymentNow(rules.definition(), before))
    if (std::string placed = placedWords(rules.definition(), before, battle, now->side); !placed.empty()) return placed;
  WordList parts = deedsTold(before, changes);
  if (std::string rest = bareChangeWords(rules.definition(), withMarks(rules, before, changes), battle); !rest.empty())
    parts.push_back(std::move(rest));
  return joinedParts(parts);
}

}  // namespace

std::string bareToldWords(const RuleSet& rules, const Battle& before, const Node& changes) {
  Battle battle = before;
  return walkedWords(rules, battle, changes);
}

std::string toldWords(const RuleSet& rules, const Battle& before, const Node& changes) {
  return byHand(bareToldWords(rules, before, changes));
}

}  // namespace signifer
