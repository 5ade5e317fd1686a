#include "sheet/who_played.h"

#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "commander/in_words.h"
#include "language/language.h"
#include "schema/json_text.h"

namespace signifer {
namespace {

std::string wordOf(const Json& json, const char* member, std::size_t side) {
  const auto list = json.find(member);
  if (list == json.end() || !list->is_array() || side >= list->size() || !(*list)[side].is_string()) return {};
  return (*list)[side].get<std::string>();
}

}  // namespace

bool isDay(const std::string& text) {
  static const std::regex day("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])");
  return std::regex_match(text, day);
}

std::string dayInWords(const std::string& day) {
  if (!isDay(day)) return day;
  const std::string names =
      said("January February March April May June July August September October November December");
  std::istringstream months(names);
  std::string month;
  for (int i = std::stoi(day.substr(5, 2)); i > 0; --i) months >> month;
  const int number = std::stoi(day.substr(8, 2));
  const std::string first = number == 1 && spokenLanguage() == "fr" ? "1er" : std::to_string(number);
  return said("{0} {1} {2}", {first, month, day.substr(0, 4)});
}

WhoPlayed whoPlayed(const std::string& notes) {
  WhoPlayed who;
  const Json json = Json::parse(notes, nullptr, false);
  if (!json.is_object()) return who;
  for (std::size_t side = 0; side < 2; ++side) {
    who.players[side] = wordOf(json, "names", side);
    const std::string machine = wordOf(json, "players", side);
    if (who.players[side].empty() && !machine.empty())
      who.players[side] = said("machine, {0}", {commanderInWords(machine)});
  }
  if (const auto date = json.find("date"); date != json.end() && date->is_string() && isDay(date->get<std::string>()))
    who.date = date->get<std::string>();
  return who;
}

std::string notesOfPlay(const std::array<std::string, 2>& commanders, const WhoPlayed& who) {
  const bool named = !who.players[0].empty() || !who.players[1].empty();
  if (!named && who.date.empty()) return "{}";
  Json notes{{"players", commanders}};
  if (named) notes["names"] = who.players;
  if (!who.date.empty()) notes["date"] = who.date;
  return notes.dump();
}

std::string playedInWords(const WhoPlayed& who, const std::array<std::string, 2>& sides) {
  std::string words;
  const auto add = [&words](const std::string& more) { words += (words.empty() ? "" : " ") + more; };
  for (std::size_t side = 0; side < 2; ++side)
    if (!who.players[side].empty()) add(said("{0}: {1}", {sides[side], who.players[side]}) + ".");
  if (!who.date.empty()) add(said("Played on {0}.", {dayInWords(who.date)}));
  return words;
}

}  // namespace signifer
