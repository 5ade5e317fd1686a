#include "simulation/records.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "library/manifest.h"
#include "play/event_json.h"
#include "play/house_choices.h"
#include "play/line_seal.h"
#include "schema/format.h"
#include "simulation/course.h"
#include "simulation/picks.h"

namespace signifer {
namespace {

constexpr const char* format = "signifer-simulation";
constexpr std::int64_t version = 4;

std::vector<std::string> idsOf(const Json& about, const char* what) {
  std::vector<std::string> ids;
  for (const Json& one : about.at(what)) ids.push_back(one.at("id").get<std::string>());
  return ids;
}

Json lostUnits(const PlayedBattle& battle) {
  Json lost = Json::array();
  for (std::size_t u = 0; u < battle.lost.size(); ++u)
    if (battle.lost.test(u)) lost.push_back(u);
  return lost;
}

// Turn by turn: "0.512 0.43 1".
std::string chancesOf(const PlayedBattle& battle) {
  std::string words;
  for (const std::int16_t chance : battle.chances)
    words += (words.empty() ? "" : " ") + fmt::format("{}", chance / 1000.0);
  return words;
}

// One number for all battles in their order: equal numbers, equal battles.
std::uint64_t signatureOf(const std::vector<PlayedBattle>& battles) {
  std::uint64_t signature = 0;
  for (const PlayedBattle& battle : battles) signature = signature * 0x100000001B3U ^ battle.fingerprint;
  return signature;
}

DiceTally readDice(const Node& node) {
  const std::vector<Node> items = node.items();
  if (items.size() != 2) throw node.error("[dice rolled, their faces added up] was expected");
  return {static_cast<std::uint32_t>(items[0].integer(0, UINT32_MAX)),
          static_cast<std::uint32_t>(items[1].integer(0, UINT32_MAX))};
}

PlayedBattle readBattle(const Node& node, std::size_t units) {
  const std::vector<Node> items = node.items();
  if (items.size() != 9)
    throw node.error(
        "[winner, turns, actions, stalled, state, units lost, chances, first side's dice, second side's dice] was "
        "expected");
  PlayedBattle battle;
  battle.winner = static_cast<SideIndex>(items[0].integer(-1, 1));
  battle.turns = static_cast<std::int16_t>(items[1].integer(0, 32767));
  battle.actions = static_cast<std::uint32_t>(items[2].integer(0, mostActions));
  battle.stalled = items[3].boolean();
  const std::string state = items[4].text();
  if (state.size() != 16 || state.find_first_not_of("0123456789abcdef") != std::string::npos)
    throw items[4].error("a state of 16 hexadecimal digits was expected");
  battle.fingerprint = std::stoull(state, nullptr, 16);
  for (const Node& unit : items[5].items())
    add(battle.lost, static_cast<UnitIndex>(unit.integer(0, static_cast<std::int64_t>(units) - 1)));
  for (const Node& chance : items[6].items())
    battle.chances.push_back(static_cast<std::int16_t>(chance.integer(0, 1000)));
  battle.dice = {readDice(items[7]), readDice(items[8])};
  return battle;
}

Json sidesOf(const SimulationRecords& records) {
  const auto played = static_cast<std::uint32_t>(records.battles.size());
  Json sides = Json::array();
  for (SideIndex side = 0; side < 2; ++side) {
    const auto wins = static_cast<std::uint32_t>(std::ranges::count_if(
        records.battles, [&](const PlayedBattle& battle) { return !battle.stalled && battle.winner == side; }));
    const Share share = shareOf(wins, played);
    Json one = records.about.at("sides").at(static_cast<std::size_t>(side));
    one.update({{"wins", wins}, {"share", share.share}, {"low", share.low}, {"high", share.high}});
    one["dice"] = luckOf(records.battles, side);
    sides.push_back(std::move(one));
  }
  return sides;
}

Json diceOf(const DiceTally& tally) { return {tally.rolled, tally.faces}; }

Json lengthsOf(const std::vector<PlayedBattle>& battles) {
  std::map<int, std::array<std::uint32_t, 3>> byTurn;
  for (const PlayedBattle& battle : battles)
    ++byTurn[battle.turns][static_cast<std::size_t>(battle.winner == noSide ? 2 : battle.winner)];
  Json list = Json::array();
  for (const auto& [turn, ended] : byTurn)
    list.push_back({{"turn", turn}, {"wins", {ended[0], ended[1]}}, {"draws", ended[2]}});
  return list;
}

Json lossesOf(const SimulationRecords& records) {
  Json list = Json::array();
  const Json& units = records.about.at("units");
  for (std::size_t u = 0; u < units.size(); ++u) {
    const auto lost = std::ranges::count_if(records.battles, [&](const PlayedBattle& b) { return b.lost.test(u); });
    Json one = units.at(u);
    one["lost"] = lost;
    list.push_back(std::move(one));
  }
  return list;
}

}  // namespace

Json rulesInForce(const RuleSetSource& source, const Setup& setup) {
  std::string figures = setup.houseRules + '\n' + setup.houseTroops + '\n' + setup.houseModifiers;
  for (const HouseChoice& choice : houseChoices(source)) figures += '\n' + choice.pointer + ' ' + choice.standard;
  return {{"program", fmt::format("{}", fmt::join(engineVersion(), "."))},
          {"version", source.version},
          {"options", setup.options},
          {"settings", setup.settings},
          {"figures", fmt::format("{:08x}", crc32(figures))}};
}

Json describe(const SimulationPlan& plan, const Battle& start, std::uint32_t battles) {
  Json sides = Json::array();
  for (std::size_t side = 0; side < 2; ++side)
    sides.push_back({{"id", start.setup->sides[side].id},
                     {"name", start.setup->sides[side].name},
                     {"commander", plan.commanders[side]}});
  Json units = Json::array();
  for (UnitIndex u = 0; u < start.unitCount(); ++u)
    units.push_back({{"id", start.setup->units[static_cast<std::size_t>(u)].id},
                     {"name", start.setup->units[static_cast<std::size_t>(u)].name},
                     {"side", start.unit(u).side}});
  return {{"title", start.setup->title},
          {"ruleset", start.setup->ruleSet},
          {"start", hexOf(fingerprint(start))},
          {"seed", std::to_string(plan.seed)},
          {"battles", battles},
          {"firstTurn", start.turn},
          {"sides", std::move(sides)},
          {"units", std::move(units)}};
}

Json writeRecords(const SimulationRecords& records) {
  Json battles = Json::array();
  for (const PlayedBattle& battle : records.battles)
    battles.push_back({battle.winner, battle.turns, battle.actions, battle.stalled, hexOf(battle.fingerprint),
                       lostUnits(battle), battle.chances, diceOf(battle.dice[0]), diceOf(battle.dice[1])});
  return {{"format", format},
          {"version", version},
          {"about", records.about},
          {"first", records.first},
          {"played", std::move(battles)}};
}

SimulationRecords readRecords(const Node& root) {
  if (!root.isObject() || !root.has("format") || root.at("format").text() != format)
    throw root.error("a file that 'simulate --shard' wrote was expected");
  requireFormat(root, format, version);
  SimulationRecords records;
  records.about = root.at("about").json();
  records.first = static_cast<std::uint32_t>(root.at("first").integer(0, UINT32_MAX));
  const std::size_t units = root.at("about").at("units").items().size();
  (void)root.at("about").at("battles").integer(1, UINT32_MAX);
  (void)root.at("about").at("firstTurn").integer(0, INT16_MAX);
  if (root.at("about").at("sides").items().size() != 2)
    throw root.at("about").at("sides").error("two sides were expected");
  for (const Node& unit : root.at("about").at("units").items()) {
    (void)unit.at("name").name();
    (void)unit.at("side").integer(0, 1);
  }
  for (const Node& side : root.at("about").at("sides").items()) (void)side.at("name").name();
  for (const Node& battle : root.at("played").items()) records.battles.push_back(readBattle(battle, units));
  return records;
}

SimulationRecords merged(std::vector<SimulationRecords> parts) {
  if (parts.empty()) throw std::runtime_error("there is no part to put together");
  std::ranges::sort(parts, {}, &SimulationRecords::first);
  SimulationRecords all{parts.front().about, 0, {}};
  for (const SimulationRecords& part : parts) {
    if (part.about != all.about)
      throw std::runtime_error(
          part.about.value("rules", Json()) == all.about.value("rules", Json())
              ? "the parts are of different simulations"
              : "the parts were played under different rules: another version, house rule or figure");
    if (part.first != all.battles.size())
      throw std::runtime_error("the battles from number " +
                               std::to_string(std::min<std::size_t>(part.first, all.battles.size())) +
                               (part.first < all.battles.size() ? " stand in two parts" : " are in no part"));
    all.battles.insert(all.battles.end(), part.battles.begin(), part.battles.end());
  }
  if (all.battles.size() != all.about.at("battles").get<std::size_t>())
    throw std::runtime_error("the battles from number " + std::to_string(all.battles.size()) + " are in no part");
  return all;
}

Json summaryOf(const SimulationRecords& records) {
  std::uint64_t turns = 0;
  std::uint32_t draws = 0;
  std::uint32_t stalled = 0;
  for (const PlayedBattle& battle : records.battles) {
    turns += static_cast<std::uint64_t>(battle.turns);
    stalled += battle.stalled ? 1 : 0;
    draws += !battle.stalled && battle.winner == noSide ? 1 : 0;
  }
  const auto played = static_cast<double>(std::max<std::size_t>(1, records.battles.size()));
  const auto median = medianBattle(records.battles);
  return {{"title", records.about.at("title")},
          {"ruleset", records.about.at("ruleset")},
          {"seed", records.about.at("seed")},
          {"battles", records.battles.size()},
          {"sides", sidesOf(records)},
          {"draws", draws},
          {"stalled", stalled},
          {"turnsOnAverage", static_cast<double>(turns) / played},
          {"median", median ? Json(records.first + *median) : Json()},
          {"lengths", lengthsOf(records.battles)},
          {"course", courseJson(courseOf(records.battles, records.about.at("firstTurn").get<int>()))},
          {"units", lossesOf(records)},
          {"signature", hexOf(signatureOf(records.battles))}};
}

std::string csvOf(const SimulationRecords& records) {
  const std::vector<std::string> sides = idsOf(records.about, "sides");
  const std::vector<std::string> units = idsOf(records.about, "units");
  std::string csv = "battle,winner,turns,actions,state,lost,chance of " + sides[0] + ",dice of " + sides[0] +
                    ",faces of " + sides[0] + ",dice of " + sides[1] + ",faces of " + sides[1] + "\r\n";
  std::uint64_t number = records.first;
  for (const PlayedBattle& battle : records.battles) {
    const std::string winner = battle.stalled            ? "not ended"
                               : battle.winner == noSide ? "draw"
                                                         : sides[static_cast<std::size_t>(battle.winner)];
    std::string lost;
    for (std::size_t u = 0; u < units.size(); ++u)
      if (battle.lost.test(u)) lost += (lost.empty() ? "" : " ") + units[u];
    csv += fmt::format("{},{},{},{},{},{},{}", number++, winner, battle.turns, battle.actions,
                       hexOf(battle.fingerprint), lost, chancesOf(battle));
    for (const DiceTally& tally : battle.dice) csv += fmt::format(",{},{}", tally.rolled, tally.faces);
    csv += "\r\n";
  }
  return csv;
}

Difference differenceOf(const std::vector<PlayedBattle>& one, const std::vector<PlayedBattle>& other) {
  constexpr double z = 1.959963984540054;  // 97.5 % of the standard normal distribution lie below
  const std::size_t n = std::min(one.size(), other.size());
  if (n < 2) return {0, -1, 1};
  const auto wins = [](const PlayedBattle& battle) { return !battle.stalled && battle.winner == 0 ? 1 : 0; };
  std::int64_t sum = 0;
  std::int64_t squares = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const int difference = wins(other[i]) - wins(one[i]);
    sum += difference;
    squares += std::int64_t{difference} * difference;
  }
  const double count = static_cast<double>(n);
  const double mean = static_cast<double>(sum) / count;
  const double variance = (static_cast<double>(squares) - count * mean * mean) / (count - 1);
  const double half = z * std::sqrt(std::max(0.0, variance) / count);
  return {mean, std::max(-1.0, mean - half), std::min(1.0, mean + half)};
}

}  // namespace signifer
