#include "play/visibility_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <tuple>

#include "battle/markers.h"
#include "play/measures_json.h"
#include "play/state_json.h"

namespace signifer {
namespace {

constexpr std::array<std::string_view, 3> visibilityWords{"open", "hidden", "fog"};
constexpr int farthestSight = 200;
constexpr std::size_t mostContacts = 256;

bool anyMarked(const Node& list) {
  if (!list.json().is_array()) return false;
  return std::ranges::any_of(list.json(),
                             [](const Json& one) { return one.is_object() && one.value("hidden", Json()) == true; });
}

// Told for people: the file knows no more of whoever stood there.
void readContact(const Node& node) {
  node.allowOnly({"side", "symbol", "x", "y", "turn"});
  (void)node.at("symbol").name();
  for (const char* axis : {"x", "y"}) (void)node.at(axis).number(-mostInches, mostInches);
  (void)node.at("turn").integer(1, 10000);
  (void)node.at("side").name();
}

}  // namespace

bool hasVisibility(const Node& battle) {
  if (const auto word = battle.find("visibility")) return word->isString() && word->json() != "open";
  for (const char* list : {"units", "people"})
    if (const auto all = battle.find(list); all && anyMarked(*all)) return true;
  return battle.has("markers");
}

std::string readVisibilityWord(const Node& word) {
  std::string text = word.text();
  if (std::ranges::find(visibilityWords, text) == visibilityWords.end())
    throw word.error("open, hidden or fog was expected");
  return text;
}

int readSightInches(const Node& inches) { return static_cast<int>(inches.integer(1, farthestSight)); }

void readVisibility(const Node& root, Battle& battle) {
  if (const auto word = root.find("visibility")) {
    const auto found = std::ranges::find(visibilityWords, readVisibilityWord(*word));
    setVisibility(battle, static_cast<Visibility>(found - visibilityWords.begin()));
  } else {
    setVisibility(battle, marksAnybody(battle) ? Visibility::hidden : Visibility::open);
  }
  if (const auto inches = root.find("sightInches")) setSightInches(battle, readSightInches(*inches));
  if (const auto tell = root.find("markersTell")) {
    if (tell->text() != "arm") throw tell->error("arm was expected");
    setMarkersTellArm(battle, true);
  }
  if (const auto contacts = root.find("contacts"))
    for (const Node& one : itemsOf(*contacts, mostContacts, "contacts")) readContact(one);
}

void writeVisibility(Json& json, const Battle& battle) {
  // Without the word a mark hides.
  if (const Visibility visibility = visibilityOf(battle); visibility != Visibility::open || marksAnybody(battle))
    json["visibility"] = visibilityWords[static_cast<std::size_t>(visibility)];
  if (const int inches = sightInches(battle); inches > 0) json["sightInches"] = inches;
  if (markersTellArm(battle)) json["markersTell"] = "arm";
}

bool readMountedDummy(const Node& marker) {
  const auto arm = marker.find("arm");
  if (arm && arm->text() != "foot" && arm->text() != "mounted") throw arm->error("foot or mounted was expected");
  return arm && arm->text() == "mounted";
}

namespace {

Marker readMarker(const Node& node, const Setup& setup, const Battle& battle) {
  node.allowOnly({"number", "side", "unit", "x", "y", "gone", "veiled", "arm"});
  Marker marker;
  if (const auto number = node.find("number"))
    marker.number = static_cast<int>(number->integer(1, markers::highestNumber));
  marker.lies = !node.boolean("gone", false);
  marker.veiled = node.boolean("veiled", false);
  if (const auto unit = node.find("unit")) {
    marker.unit = readUnitId(setup, *unit);
    marker.side = battle.unit(marker.unit).side;
    for (const char* other : {"side", "x", "y", "arm"})
      if (const auto more = node.find(other)) throw more->error("nothing was expected: the unit has its own");
  } else {
    marker.side = readSideId(setup, node.at("side"));
    marker.at = {fromInches(node.at("x").number(-mostInches, mostInches)),
                 fromInches(node.at("y").number(-mostInches, mostInches))};
    marker.mounted = readMountedDummy(node);
  }
  return marker;
}

}  // namespace

void readMarkers(const Node& root, const Setup& setup, Battle& battle) {
  const auto list = root.find("markers");
  if (!list) return;
  const std::vector<Node> nodes = itemsOf(*list, mostMarkers(battle.units.size()), "markers");
  std::vector<Marker> all;
  for (const Node& node : nodes) {
    const Marker marker = readMarker(node, setup, battle);
    const auto sameUnit = [&](const Marker& one) { return one.lies && one.unit == marker.unit; };
    if (marker.lies && marker.unit != noUnit && std::ranges::any_of(all, sameUnit))
      throw node.error("a unit without another marker was expected");
    if (marker.number > 0 && std::ranges::find(all, marker.number, &Marker::number) != all.end())
      throw node.at("number").error("a number that no other marker has was expected");
    if ((marker.number == 0) == nodes.front().has("number"))
      throw node.error("numbers were expected for all markers, or for none");
    if (marker.lies && marker.unit != noUnit) markHidden(battle.unit(marker.unit), true);
    all.push_back(marker);
  }
  const auto byPlace = [&battle](const Marker& one) {
    const Point at = one.unit == noUnit ? one.at : placeOfMarker(battle.unit(one.unit).pose.centre);
    return std::tuple(one.number, one.side, at.x, at.y);
  };
  std::ranges::stable_sort(all, {}, byPlace);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].number == 0) all[i].number = static_cast<int>(i + 1);
  setMarkers(battle, all);
}

void writeMarkers(Json& json, const Battle& battle) {
  for (const Marker& marker : markersOf(battle)) {
    Json one{{"number", marker.number}};
    if (marker.unit != noUnit) {
      one["unit"] = battle.setup->units[static_cast<std::size_t>(marker.unit)].id;
    } else {
      one["side"] = battle.setup->sides[static_cast<std::size_t>(marker.side)].id;
      one["x"] = inchesToJson(marker.at.x);
      one["y"] = inchesToJson(marker.at.y);
      if (marker.mounted || markersTellArm(battle)) one["arm"] = marker.mounted ? "mounted" : "foot";
    }
    if (!marker.lies) one["gone"] = true;
    if (marker.veiled) one["veiled"] = true;
    json["markers"].push_back(std::move(one));
  }
}

void readSecrets(const Node& node, Unit& unit) {
  markHidden(unit, node.boolean("hidden", false));
  const auto seen = node.find("lastSeen");
  if (!seen) return;
  seen->allowOnly({"turn", "x", "y", "goneUnseen"});
  const bool unseen = seen->boolean("goneUnseen", false);
  hiding::put(unit.status.at[hiding::flagsSlot], hiding::inSight, !unit.present && !unseen);
  noteSeen(unit, {static_cast<int>(seen->at("turn").integer(1, 10000)),
                  {fromInches(seen->at("x").number(-mostInches, mostInches)),
                   fromInches(seen->at("y").number(-mostInches, mostInches))}});
}

void writeSecrets(Json& json, const Unit& unit) {
  if (isMarkedHidden(unit)) json["hidden"] = true;
  const bool seenNow = hiding::has(unit.status.at[hiding::flagsSlot], hiding::inSight);
  if (!wasSeen(unit) || (seenNow && unit.present)) return;
  const LastSeen seen = lastSeen(unit);
  json["lastSeen"] = {{"turn", seen.turn}, {"x", inchesToJson(seen.at.x)}, {"y", inchesToJson(seen.at.y)}};
  if (!unit.present && !seenNow) json["lastSeen"]["goneUnseen"] = true;
}

}  // namespace signifer
