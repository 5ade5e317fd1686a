#include "play/visibility_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

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
  return false;
}

void readVisibility(const Node& root, Battle& battle) {
  if (const auto word = root.find("visibility")) {
    const auto found = std::ranges::find(visibilityWords, word->text());
    if (found == visibilityWords.end()) throw word->error("open, hidden or fog was expected");
    setVisibility(battle, static_cast<Visibility>(found - visibilityWords.begin()));
  } else {
    setVisibility(battle, marksAnybody(battle) ? Visibility::hidden : Visibility::open);
  }
  if (const auto inches = root.find("sightInches"))
    setSightInches(battle, static_cast<int>(inches->integer(1, farthestSight)));
  if (const auto contacts = root.find("contacts"))
    for (const Node& one : itemsOf(*contacts, mostContacts, "contacts")) readContact(one);
}

void writeVisibility(Json& json, const Battle& battle) {
  // Without the word a mark hides.
  if (const Visibility visibility = visibilityOf(battle); visibility != Visibility::open || marksAnybody(battle))
    json["visibility"] = visibilityWords[static_cast<std::size_t>(visibility)];
  if (const int inches = sightInches(battle); inches > 0) json["sightInches"] = inches;
}

void readSecrets(const Node& node, Unit& unit) {
  markHidden(unit, node.boolean("hidden", false));
  const auto seen = node.find("lastSeen");
  if (!seen) return;
  seen->allowOnly({"turn", "x", "y"});
  noteSeen(unit, {static_cast<int>(seen->at("turn").integer(1, 10000)),
                  {fromInches(seen->at("x").number(-mostInches, mostInches)),
                   fromInches(seen->at("y").number(-mostInches, mostInches))}});
}

void writeSecrets(Json& json, const Unit& unit) {
  if (isMarkedHidden(unit)) json["hidden"] = true;
  if (!wasSeen(unit) || hiding::has(unit.status.at[hiding::flagsSlot], hiding::inSight)) return;
  const LastSeen seen = lastSeen(unit);
  json["lastSeen"] = {{"turn", seen.turn}, {"x", inchesToJson(seen.at.x)}, {"y", inchesToJson(seen.at.y)}};
}

}  // namespace signifer
