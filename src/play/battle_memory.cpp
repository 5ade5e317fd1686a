#include "play/battle_memory.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "schema/raw_json.h"

namespace signifer {
namespace {

// A batch asks about a few battles, or about each once.
constexpr std::size_t mostKnown = 64;
constexpr std::size_t mostRuleSets = 16;

// The line with something else in the place of the battle.
std::string withBattle(std::string_view line, std::string_view raw, std::string_view instead) {
  const auto before = static_cast<std::size_t>(raw.data() - line.data());
  std::string text;
  text.reserve(line.size() - raw.size() + instead.size());
  text += line.substr(0, before);
  text += instead;
  text += line.substr(before + raw.size());
  return text;
}

// All that decides which rule set readPosition makes.
std::string keyOf(const Node& battle) {
  std::string key = battle.at("ruleset").name();
  for (const std::string_view part : {"options", "houseRules", "houseTroops", "houseModifiers"})
    if (const auto given = battle.find(part)) key += '\n' + std::string(part) + jsonLine(given->json());
  const auto plan = battle.find("deployment");
  if (plan && plan->isObject() && plan->has("order")) key += "\ndeployment";
  return key;
}

}  // namespace

Document BattleMemory::request(std::string_view line) {
  line_ = line;
  raw_ = rawObject(line, "battle");
  found_ = raw_.empty() ? nullptr : find(raw_);
  shorter_ = false;
  if (raw_.empty()) return Document::parse("request", std::string(line));
  const std::string shorter = found_ != nullptr ? "{}" : units_.shorten(raw_);
  if (!shorter.empty()) try {
      Document document = Document::parse("request", withBattle(line, raw_, shorter));
      shorter_ = found_ == nullptr;
      return document;
    } catch (const SourceError&) {
      // Told below, with its column in the whole line.
      found_ = nullptr;
    }
  return Document::parse("request", std::string(line));
}

const Position& BattleMemory::position(const Node& battle) {
  if (found_ != nullptr) return *found_;
  if (raw_.empty()) {
    const std::string text = jsonLine(battle.json());
    const Position* const known = find(text);
    return known != nullptr ? *known : keep(text, read(battle, nullptr));
  }
  if (!shorter_) return keep(raw_, read(battle, nullptr));
  try {
    Position position = read(battle, &units_);
    units_.keep();
    return keep(raw_, std::move(position));
  } catch (const SourceError&) {
    // Told of the whole text, if it is at fault.
    units_.drop();
    const Document whole = Document::parse("request", std::string(line_));
    return keep(raw_, read(whole.root().at("battle"), nullptr));
  }
}

const Position& BattleMemory::position(const std::string& path, const Document& file) {
  const std::string text = path + jsonLine(file.root().json());
  const Position* const known = find(text);
  return known != nullptr ? *known : keep(text, read(file.root(), nullptr));
}

// Hashing such a text takes longer than holding it against so many others, which mostly differ in length.
const Position* BattleMemory::find(std::string_view text) const {
  const auto found = std::ranges::find(positions_, text, &Known::text);
  return found == positions_.end() ? nullptr : &found->position;
}

const Position& BattleMemory::keep(std::string_view text, Position position) {
  if (positions_.size() < mostKnown) {
    positions_.push_back({std::string(text), std::move(position)});
    return positions_.back().position;
  }
  Known& place = positions_[oldest_];
  oldest_ = (oldest_ + 1) % mostKnown;
  place.text = text;
  place.position = std::move(position);
  return place.position;
}

// To make a rule set takes longer than to read many battles.
Position BattleMemory::read(const Node& battle, KnownUnits* known) {
  const std::string key = keyOf(battle);
  if (const auto found = ruleSets_.find(key); found != ruleSets_.end())
    return readPosition(found->second, battle, known);
  if (ruleSets_.size() >= mostRuleSets) {
    ruleSets_.clear();
    units_.clear();
  }
  Position position = readPosition(library_, battle);
  ruleSets_.emplace(key, position.rules);
  return position;
}

}  // namespace signifer
