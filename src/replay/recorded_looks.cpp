#include "replay/recorded_looks.h"

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

}  // namespace signifer
