#include "play/battle_memory.h"

#include <nlohmann/json.hpp>

namespace signifer {
namespace {

// Positions are dropped together when there are so many: a batch asks about a few battles, or about each once.
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

Document BattleMemory::request(std::string_view line, std::string_view raw) {
  shorter_ = false;
  if (raw.empty()) return Document::parse("request", std::string(line));
  const bool known = positions_.contains(raw);
  const std::string shorter = known ? "{}" : units_.shorten(raw);
  if (!shorter.empty()) try {
      Document document = Document::parse("request", withBattle(line, raw, shorter));
      shorter_ = !known;
      return document;
    } catch (const SourceError&) {
      // Told below, with its column in the whole line.
    }
  return Document::parse("request", std::string(line));
}

const Position& BattleMemory::position(const Node& battle, std::string_view line, std::string_view raw) {
  if (raw.empty()) {
    const std::string text = jsonLine(battle.json());
    if (const auto found = positions_.find(text); found != positions_.end()) return found->second;
    return keep(text, read(battle, nullptr));
  }
  if (const auto found = positions_.find(raw); found != positions_.end()) return found->second;
  if (!shorter_) return keep(raw, read(battle, nullptr));
  try {
    Position position = read(battle, &units_);
    units_.keep();
    return keep(raw, std::move(position));
  } catch (const SourceError&) {
    // Told of the whole text, if it is at fault.
    units_.drop();
    const Document whole = Document::parse("request", std::string(line));
    return keep(raw, read(whole.root().at("battle"), nullptr));
  }
}

const Position& BattleMemory::position(const std::string& path, const Document& file) {
  const std::string text = path + jsonLine(file.root().json());
  if (const auto found = positions_.find(text); found != positions_.end()) return found->second;
  return keep(text, read(file.root(), nullptr));
}

const Position& BattleMemory::keep(std::string_view text, Position position) {
  if (positions_.size() >= mostKnown) positions_.clear();
  return positions_.emplace(text, std::move(position)).first->second;
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
