#include "play/battle_memory.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "play/another_position.h"
#include "play/arrivals_json.h"
#include "play/objectives_json.h"
#include "play/visibility_json.h"
#include "schema/raw_json.h"

namespace signifer {
namespace {

// A batch asks about a few battles, or about each once.
constexpr std::size_t mostKnown = 64;
constexpr std::size_t mostRuleSets = 16;
constexpr std::size_t mostFrames = 8;

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
  if (hasVisibility(battle)) key += "\nvisibility";
  if (hasObjectives(battle)) key += "\nobjectives";
  if (hasArrivals(battle)) key += "\narrivals";
  return key;
}

}  // namespace

Document BattleMemory::request(std::string_view line) {
  line_ = line;
  fitting_ = nullptr;
  const auto members = rawMembers(line, [&](std::string_view name, std::size_t at) {
    return name == "battle" ? endOfFrame(line, at) : std::string_view::npos;
  });
  raw_ = rawMember(members, "battle");
  if (!raw_.starts_with('{')) raw_ = {};
  found_ = raw_.empty() ? nullptr : find(raw_);
  telling_ = Telling::whole;
  const std::string instead = shorter();
  if (!instead.empty()) try {
      Document document = Document::parse("request", withBattle(line, raw_, instead));
      if (found_ == nullptr) telling_ = fitting_ == nullptr ? Telling::withNumbers : Telling::asParts;
      return document;
    } catch (const SourceError&) {
      // Told below, with its column in the whole line.
      found_ = nullptr;
    }
  return Document::parse("request", std::string(line));
}

std::size_t BattleMemory::endOfFrame(std::string_view line, std::size_t at) {
  const auto likely = units_.likely();
  for (KnownFrame& known : frames_)
    if (const std::size_t end = known.frame.fit(line, at, likely, parts_); end != std::string_view::npos) {
      fitting_ = &known;
      return end;
    }
  return std::string_view::npos;
}

// The short text that stands for the battle in a request; empty where the request is read as it is.
std::string BattleMemory::shorter() {
  if (raw_.empty()) return {};
  if (found_ != nullptr) return "{}";
  std::string text;
  if (fitting_ != nullptr) {
    text = R"({"units":[)";
    units_.shorten(parts_.units, text);
    text += ']';
    const auto add = [&](const char* name, std::string_view part) {
      if (!part.empty()) text.append(name).append(part);
    };
    add(R"(,"sides":)", parts_.sides);
    add(R"(,"people":)", parts_.people);
    add(R"(,"state":)", parts_.state);
    return text += '}';
  }
  // Points and arrivals stand in the battle as a whole.
  for (const std::string_view whole : {"\"objectives\"", "\"lastTurn\"", "\"arrives\""})
    if (raw_.find(whole) != std::string_view::npos) return {};
  if (!tellUnitsApart()) return {};
  const std::string_view last = parts_.units.back();
  text.append(raw_.data(), parts_.units.front().data());
  units_.shorten(parts_.units, text);
  return text.append(last.data() + last.size(), raw_.data() + raw_.size());
}

bool BattleMemory::tellUnitsApart() {
  parts_.units.clear();
  const auto likely = units_.likely();
  members_ = rawMembers(raw_, [&](std::string_view name, std::size_t at) {
    if (name != "units") return std::string_view::npos;
    const std::size_t end = takeRawObjects(raw_, at, likely, parts_.units);
    if (end == std::string_view::npos) parts_.units.clear();
    return end;
  });
  if (rawMember(members_, "units").empty()) return false;
  return !parts_.units.empty() && parts_.units.size() <= mostUnits;
}

const Position& BattleMemory::position(const Node& battle) {
  if (found_ != nullptr) return *found_;
  if (raw_.empty()) {
    const std::string text = jsonLine(battle.json());
    const Position* const known = find(text);
    return known != nullptr ? *known : keep(text, read(battle, nullptr));
  }
  if (telling_ == Telling::whole) return keep(raw_, read(battle, nullptr));
  try {
    return keep(raw_, readShorter(battle));
  } catch (const SourceError&) {
    // Told of the whole text, if it is at fault.
    units_.drop();
  }
  const Document whole = Document::parse("request", std::string(line_));
  Position position = read(whole.root().at("battle"), nullptr);
  // It looked like a battle that it is not of.
  if (telling_ == Telling::asParts) frames_.erase(frames_.begin() + (fitting_ - frames_.data()));
  return keep(raw_, std::move(position));
}

Position BattleMemory::readShorter(const Node& battle) {
  if (telling_ == Telling::asParts) {
    Position position{fitting_->rules, readAnotherPosition(*fitting_->rules, battle, units_, fitting_->battle)};
    units_.keep();
    fitting_->frame.renew(parts_);
    if (auto met = units_.takeBattle()) fitting_->battle = std::move(*met);
    return position;
  }
  Position position = read(battle, &units_);
  units_.keep();
  auto met = units_.takeBattle();
  auto frame = met ? BattleFrame::of(raw_, members_) : std::nullopt;
  if (!frame) return position;
  met->setup = position.battle.setup;
  if (frames_.size() == mostFrames) frames_.pop_back();
  frames_.insert(frames_.begin(), {std::move(*frame), position.rules, std::move(*met)});
  return position;
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
