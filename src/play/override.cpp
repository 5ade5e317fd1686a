#include "play/override.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "battle/hiding.h"
#include "battle/markers.h"
#include "battle/origins.h"
#include "battle/scoring.h"
#include "play/battle_json.h"
#include "play/measures_json.h"
#include "play/objectives_json.h"
#include "play/sealed_orders.h"
#include "play/state_json.h"
#include "play/status_json.h"
#include "play/table_moment.h"
#include "play/umpires_screen.h"
#include "play/visibility_json.h"
#include "rules/hand_turns.h"
#include "schema/field_reader.h"
#include "table/vec.h"

namespace signifer {
namespace {

constexpr std::size_t mostTold = 200;
constexpr int mostHarm = 1000;

void changeStatus(const RuleSet& rules, const Battle& battle, const Fields& fields, const Node& owner,
                  std::span<std::int16_t> slots) {
  const auto status = owner.find("status");
  if (!status) return;
  readStatus(fields, *status, slots);
  requirePlaces(fields, rules.definition(), battle, owner, slots);
}

void changePoint(const Node& owner, Point& point) {
  if (const auto x = owner.find("x")) point.x = fromInches(x->number(-mostInches, mostInches));
  if (const auto y = owner.find("y")) point.y = fromInches(y->number(-mostInches, mostInches));
}

// The rule set keeps its own books of what an army has lost.
void lose(const RuleSet& rules, Battle& battle, UnitIndex u) {
  if (!battle.unit(u).present) return;
  if (const HandTurns* turns = handTurnsOf(rules)) return turns->takeOff(battle, u);
  battle.unit(u).present = false;
}

// A battle in which somebody is hidden by hand is one with hidden units from then on.
template <class Hidden>
void hideByHand(Battle& battle, Hidden& who, const Node& node) {
  const auto hidden = node.find("hidden");
  if (!hidden) return;
  markHidden(who, hidden->boolean());
  if (hidden->boolean() && visibilityOf(battle) == Visibility::open) setVisibility(battle, Visibility::hidden);
}

// To the table or off it. A unit that comes back is no longer lost.
void bring(const RuleSet& rules, Battle& battle, Unit& unit) {
  const HandTurns* turns = handTurnsOf(rules);
  if (!unit.present && turns != nullptr)
    turns->bringBack(battle, static_cast<UnitIndex>(&unit - battle.units.data()));
  else
    unit.present = !unit.present;
}

// The fate of a unit in a fight, as people tell it.
void suffer(const RuleSet& rules, Battle& battle, UnitIndex unit, const Node& node) {
  node.allowOnly({"what", "inches", "foe", "by", "turn"});
  HandFate fate{.unit = unit};
  const Node what = node.at("what");
  const auto& words = Words<FateKind>::words;
  const auto found = std::ranges::find(words, what.text());
  if (found == words.end()) throw what.error(unknownWord("fate", what.text(), {words.begin(), words.end()}));
  fate.kind = static_cast<FateKind>(found - words.begin());
  if (const auto inches = node.find("inches")) fate.distance = fromInches(inches->number(0, mostInches));
  if (const auto foe = node.find("foe")) fate.foe = readUnitId(*battle.setup, *foe);
  if (const auto turn = node.find("turn")) fate.turn = fromDegrees(turn->number(0, 360));
  if (const auto by = node.find("by")) fate.by = static_cast<int>(by->integer(0, mostHarm));
  if (fate.foe != noUnit && battle.unit(fate.foe).side == battle.unit(unit).side)
    throw node.at("foe").error("an enemy was expected");
  const HandTurns* turns = handTurnsOf(rules);
  if (turns == nullptr || !battle.unit(unit).present || !turns->noteFate(battle, fate).known)
    throw what.error("a fate that this rule set has was expected");
}

// A second part of a move, or a move that puts one right, begins where the first began.
void noteMove(const HandTurns& turns, Battle& battle, UnitIndex u, const Pose& stood, const Node& node) {
  Unit before = battle.unit(u);
  before.pose = stood;
  const bool again = node.boolean("corrects", false) || node.boolean("goesOn", false);
  turns.noteMoved(battle, u, moveTold(before, node));
  if (battle.unit(u).pose != stood && !(again && moveOrigin(battle, u))) noteOrigin(battle, {u, noUnit, stood});
}

void changeUnit(const RuleSet& rules, Battle& battle, const Node& node) {
  node.allowOnly({"id", "x", "y", "heading", "present", "status", "lost", "moved", "marches", "corrects", "goesOn",
                  "charges", "joins", "shot", "harmed", "fate", "hidden", "marker"});
  Unit& unit = battle.unit(readUnitId(*battle.setup, node.at("id")));
  const Unit before = unit;
  const Pose stood = unit.pose;
  if (const bool present = node.boolean("present", unit.present); present != unit.present) bring(rules, battle, unit);
  changePoint(node, unit.pose.centre);
  if (const auto heading = node.find("heading")) unit.pose.heading = fromDegrees(heading->number(-360, 720));
  // Its fate, as it is told, comes after the loss.
  if (node.boolean("lost", false)) lose(rules, battle, static_cast<UnitIndex>(&unit - battle.units.data()));
  changeStatus(rules, battle, rules.definition().unitStatus(), node, unit.status.at);
  const HandTurns* turns = handTurnsOf(rules);
  if (node.has("status") && turns != nullptr)
    turns->noteState(battle, static_cast<UnitIndex>(&unit - battle.units.data()), before);
  if (node.boolean("moved", false) && turns != nullptr && unit.side == battle.active)
    noteMove(*turns, battle, static_cast<UnitIndex>(&unit - battle.units.data()), stood, node);
  if (const auto enemy = node.find("charges"); enemy && turns != nullptr) {
    const auto u = static_cast<UnitIndex>(&unit - battle.units.data());
    const UnitIndex target = readUnitId(*battle.setup, *enemy);
    if (unit.pose != stood && battle.unit(target).side != unit.side) noteOrigin(battle, {u, target, stood});
    turns->noteCharged(battle, u, target);
  }
  if (const auto host = node.find("joins"); host && turns != nullptr)
    if (!turns->noteJoined(battle, static_cast<UnitIndex>(&unit - battle.units.data()),
                           readUnitId(*battle.setup, *host)))
      throw host->error("a unit that it may join was expected");
  if (node.boolean("shot", false) && turns != nullptr)
    turns->noteShot(battle, static_cast<UnitIndex>(&unit - battle.units.data()));
  if (const auto harm = node.find("harmed"); harm && turns != nullptr)
    turns->noteHarmed(battle, static_cast<UnitIndex>(&unit - battle.units.data()),
                      static_cast<int>(harm->integer(-mostHarm, mostHarm)));
  if (const auto fate = node.find("fate"))
    suffer(rules, battle, static_cast<UnitIndex>(&unit - battle.units.data()), *fate);
  hideByHand(battle, unit, node);
  if (node.boolean("marker", false)) {
    if (!layMarker(battle, unit.side, static_cast<UnitIndex>(&unit - battle.units.data()), {}))
      throw node.at("marker").error("no more markers were expected");
    if (visibilityOf(battle) == Visibility::open) setVisibility(battle, Visibility::hidden);
  }
}

// Lays a dummy at a place, or takes a marker off by its number.
void changeMarker(Battle& battle, const Node& node) {
  if (const auto number = node.find("number")) {
    node.allowOnly({"number", "gone"});
    std::vector<Marker> all = markersOf(battle);
    const auto found = std::ranges::find(all, number->integer(1, markers::highestNumber), &Marker::number);
    if (found == all.end() || !found->lies) throw number->error("the number of a marker was expected");
    found->lies = !node.boolean("gone", false);
    return setMarkers(battle, all);
  }
  node.allowOnly({"side", "x", "y", "arm"});
  Point at;
  changePoint(node, at);
  const Setup& setup = *battle.setup;
  if (!node.has("x") || !node.has("y") || at.x < 0 || at.y < 0 || at.x > setup.width || at.y > setup.depth)
    throw node.error("a place on the table was expected");
  if (!layMarker(battle, readSideId(setup, node.at("side")), noUnit, at, readMountedDummy(node)))
    throw node.error("no more markers were expected");
  if (visibilityOf(battle) == Visibility::open) setVisibility(battle, Visibility::hidden);
}

void changePerson(const RuleSet& rules, Battle& battle, const Node& node) {
  node.allowOnly({"id", "x", "y", "unit", "present", "lost", "status", "hidden"});
  const PersonIndex index = findPerson(battle, node.at("id").text());
  if (index == noPerson)
    throw node.at("id").error(unknownWord("person", node.at("id").text(), idsOf(battle.setup->people)));
  Person& person = battle.person(index);
  changePoint(node, person.at);
  if (const auto unit = node.find("unit")) {
    person.unit = unit->isNull() ? noUnit : readUnitId(*battle.setup, *unit);
    if (person.unit != noUnit && battle.unit(person.unit).side != person.side)
      throw unit->error("a unit of the same side was expected");
  }
  person.present = node.boolean("present", person.present);
  const HandTurns* hand = handTurnsOf(rules);
  if (node.boolean("lost", false) && person.present && hand != nullptr) hand->loseLeader(battle, index);
  hideByHand(battle, person, node);
  changeStatus(rules, battle, rules.definition().personStatus(), node, person.status.at);
}

void changeSide(const RuleSet& rules, Battle& battle, const Node& node) {
  node.allowOnly({"id", "status", "points", "follows"});
  const SideIndex side = readSideId(*battle.setup, node.at("id"));
  const SideState before = battle.side(side);
  changeStatus(rules, battle, rules.definition().sideStatus(), node, battle.side(side).status.at);
  const HandTurns* hand = handTurnsOf(rules);
  if (node.boolean("follows", false) && hand != nullptr) hand->noteSide(battle, side, before);
  if (node.has("points")) setPointsUntold(battle, side, 0);
  readPoints(node, battle, side);
}

Json toJson(const RuleSet& rules, const Battle& battle, const UnitEdit& edit) {
  Json unit{{"id", battle.setup->units[static_cast<std::size_t>(edit.unit)].id}};
  if (edit.x) unit["x"] = inchesToJson(*edit.x);
  if (edit.y) unit["y"] = inchesToJson(*edit.y);
  if (edit.heading) unit["heading"] = degreesToJson(*edit.heading);
  if (edit.present) unit["present"] = *edit.present;
  if (edit.moved) unit["moved"] = true;
  const Fields& fields = rules.definition().unitStatus();
  for (const auto& [field, value] : edit.status)
    unit["status"][fields[field].name] = signifer::toJson(fields[field], value);
  return unit;
}

}  // namespace

void applyOverride(const RuleSet& rules, Battle& battle, const Node& changes) {
  const Definition& d = rules.definition();
  changes.allowOnly({"units", "people", "sides", "turn", "active", "step", "status", "moment", "told", "settled",
                     "relations", "tasks", "cameFrom", "sealOrder", "openOrder", "markers", "note", "secretDice",
                     "hadSeen"});
  // Orders are no part of the state, nor is what the umpire does behind his screen.
  if (changesOrders(changes)) return requireOrderChange(d, battle, changes);
  if (isUmpiresChange(changes)) return requireUmpiresChange(battle, changes);
  // Nothing happened to these: it is told, and changes nothing.
  if (const auto settled = changes.find("settled"))
    for (const Node& unit : itemsOf(*settled, mostTold, "units")) noteSettled(battle, readUnitId(*battle.setup, unit));
  // Each is told of what those before it left.
  if (const auto told = changes.find("told")) {
    changes.allowOnly({"told"});
    for (const Node& one : itemsOf(*told, mostTold, "changes")) applyOverride(rules, battle, one);
    return;
  }
  if (changes.has("moment") || changes.has("turn") || changes.has("active") || changes.has("step"))
    forgetSettled(battle);
  if (const auto moment = changes.find("moment")) goToMoment(rules, battle, *moment);
  if (const auto units = changes.find("units"))
    for (const Node& unit : units->items()) changeUnit(rules, battle, unit);
  if (const auto people = changes.find("people"))
    for (const Node& person : people->items()) changePerson(rules, battle, person);
  if (const auto sides = changes.find("sides"))
    for (const Node& side : sides->items()) changeSide(rules, battle, side);
  changeBooks(d, battle, changes);
  if (const auto turn = changes.find("turn")) battle.turn = static_cast<std::int16_t>(turn->integer(1, 10000));
  if (const auto active = changes.find("active")) battle.active = readSideId(*battle.setup, *active);
  if (const auto step = changes.find("step")) {
    requireDeployed(rules, battle, *step);
    const int index = d.sequence().indexOf(step->text());
    if (index < 0) throw step->error("the id of a step was expected");
    battle.step = static_cast<StepIndex>(index);
    battle.tasks.clear();
  }
  changeStatus(rules, battle, d.battleStatus(), changes, battle.status.at);
  if (const auto markers = changes.find("markers"))
    for (const Node& marker : itemsOf(*markers, mostTold, "markers")) changeMarker(battle, marker);
  liftMarkers(battle);
  for (Person& person : battle.people)
    if (person.unit != noUnit) person.at = battle.unit(person.unit).pose.centre;
  rules.derive(battle);
}

HandMove moveTold(const Unit& unit, const Node& change) {
  Point to = unit.pose.centre;
  changePoint(change, to);
  return {toLength(distance(toVec(unit.pose.centre), toVec(to))), change.boolean("marches", false),
          change.boolean("corrects", false)};
}

bool laysMarkers(const std::string& changes) {
  const Json json = Json::parse(changes);
  if (json.contains("markers")) return true;
  return json.contains("units") && std::ranges::any_of(json["units"], [](const Json& unit) {
           return unit.is_object() && unit.contains("marker");
         });
}

std::string overrideText(const RuleSet& rules, const Battle& battle, const StateEdit& edit) {
  Json changes = Json::object();
  for (const UnitEdit& unit : edit.units) changes["units"].push_back(toJson(rules, battle, unit));
  if (edit.turn) changes["turn"] = *edit.turn;
  if (edit.active) changes["active"] = battle.setup->sides[static_cast<std::size_t>(*edit.active)].id;
  if (edit.step) changes["step"] = rules.definition().sequence().step(*edit.step).id;
  return changes.dump();
}

}  // namespace signifer
