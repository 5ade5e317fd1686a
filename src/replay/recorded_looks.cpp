#include "replay/recorded_looks.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "language/language.h"
#include "play/wording.h"
#include "sheet/html_pictures.h"

namespace signifer {
namespace {

// A square's unit is drawn smaller than its square.
constexpr Length drawnShare = 76;

// The outline of a drawing: each has one path.
std::string outlineOf(const std::string& symbol) {
  const std::string drawing = drawingOf(symbol);
  const std::size_t from = drawing.find(" d=\"");
  if (from == std::string::npos) return {};
  const std::size_t to = drawing.find('"', from + 4);
  return drawing.substr(from + 4, to - from - 4);
}

std::string stanceWords(Stance stance) {
  switch (stance) {
    case Stance::openOrder:
      return said("in open order");
    case Stance::skirmish:
      return said("skirmishing");
    case Stance::wedge:
      return said("in wedge");
    case Stance::square:
      return said("in square");
    case Stance::column:
      return said("in column");
    case Stance::testudo:
      return said("in testudo");
    case Stance::garrison:
      return said("in buildings");
    default:
      return {};
  }
}

}  // namespace

int RecordedTexts::at(const std::string& words) {
  std::vector<std::string> all{words};
  for (const ToldTexts& other : others_) all.push_back(told_.size() < other.size() ? other[told_.size()] : words);
  told_.push_back(words);
  return texts_.at(all);
}

Json RecordedTexts::list() const {
  Json lists = Json::array();
  for (std::size_t language = 0; language <= others_.size(); ++language) {
    Json list = Json::array();
    for (const std::vector<std::string>& one : texts_.list()) list.push_back(one[language]);
    lists.push_back(std::move(list));
  }
  return lists;
}

int RecordedLooks::lookOf(const Battle& battle, UnitIndex index) {
  const Definition& d = rules_.definition();
  const Portrait portrait = rules_.portray(battle, index);
  const UnitInfo& info = setup_.units[static_cast<std::size_t>(index)];
  Base base = battle.unit(index).base;
  if (setup_.columns > 0) base = {base.frontage * drawnShare / 100, base.depth * drawnShare / 100};
  Json badges = Json::array();
  std::string words;
  const auto add = [&words](const std::string& more) {
    if (!more.empty()) words += (words.empty() ? "" : ", ") + more;
  };
  if (portrait.harmMost > 0 && portrait.ranks.modelsAtStart <= 1) add(harmInWords(d, battle, portrait));
  if (portrait.ranks.modelsAtStart > 1)
    add(said("{0} of {1} models",
             {std::to_string(portrait.ranks.models), std::to_string(portrait.ranks.modelsAtStart)}));
  if (portrait.disorder > 0) add(disorderInWords(d, battle, portrait));
  add(stanceWords(portrait.stance));
  for (const Badge& badge : portrait.badges) {
    const bool drawnSo = portrait.shape == Shape::person && badge.symbol == info.symbol;
    if (drawnSo || badge.symbol == "may-act" || badge.symbol == "acted") continue;
    symbols_.emplace(badge.symbol);
    badges.push_back(badges_.at({std::string(badge.symbol), badge.wrong}));
    add(std::string(d.phrase(badge.phrase)));
  }
  Json look = {base.frontage,
               base.depth,
               portrait.harm,
               portrait.harmMost,
               portrait.disorder,
               (portrait.disordered ? 1 : 0) + (portrait.adrift ? 2 : 0) + (portrait.line != 0 ? 4 : 0),
               static_cast<int>(portrait.stance),
               static_cast<int>(portrait.shape),
               portrait.ranks.files,
               portrait.ranks.models,
               portrait.ranks.modelsAtStart};
  look.push_back(std::move(badges));
  look.push_back(texts_.at(words));
  return looks_.at(look);
}

void RecordedLooks::write(Json& json) const {
  json["looks"] = looks_.list();
  Json badges = Json::array();
  for (const auto& [symbol, wrong] : badges_.list()) badges.push_back({symbol, wrong ? 1 : 0});
  json["badges"] = std::move(badges);
  Json symbols = Json::object();
  for (const std::string& symbol : symbols_)
    if (const std::string outline = outlineOf(symbol); !outline.empty()) symbols[symbol] = outline;
  json["symbols"] = std::move(symbols);
}

namespace {

/// A shorter name is no longer than its number.
constexpr std::size_t shortestName = 5;

using LongestFirst = std::vector<std::pair<std::string, std::size_t>>;

std::set<std::size_t> placesOfNames(const Json& recording) {
  std::set<std::size_t> places;
  for (const Json& unit : recording.at("units")) places.insert(unit.at(1).get<std::size_t>());
  for (const Json& person : recording.at("people")) places.insert(person.at(0).get<std::size_t>());
  return places;
}

std::string withNumbers(std::string_view text, const LongestFirst& names) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto found =
        std::ranges::find_if(names, [&](const auto& name) { return text.substr(at).starts_with(name.first); });
    if (found != names.end()) {
      out += "~" + std::to_string(found->second) + "~";
      at += found->first.size();
      continue;
    }
    out += text[at] == '~' ? "~~" : std::string(1, text[at]);
    ++at;
  }
  return out;
}

}  // namespace

void packNames(Json& recording) {
  const std::set<std::size_t> places = placesOfNames(recording);
  for (Json& texts : recording.at("texts")) {
    // The longest first: one name may begin another.
    LongestFirst names;
    for (const std::size_t place : places)
      if (auto name = texts.at(place).get<std::string>(); name.size() >= shortestName)
        names.emplace_back(std::move(name), place);
    std::ranges::stable_sort(names, std::greater<>(), [](const auto& name) { return name.first.size(); });
    for (std::size_t i = 0; i < texts.size(); ++i)
      texts[i] = withNumbers(texts[i].get<std::string>(), places.contains(i) ? LongestFirst{} : names);
  }
}

}  // namespace signifer
