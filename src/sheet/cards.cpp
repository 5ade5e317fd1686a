#include "sheet/cards.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "language/language.h"
#include "language/names.h"
#include "play/status_json.h"
#include "schema/field_reader.h"
#include "sheet/paper_parts.h"

namespace signifer {
namespace {

const std::string separator = " \u00B7 ";

// Names must be fields of the profile or the status.
Json conditionAt(const Node& node, const Fields& profile, const Fields& status) {
  for (const auto& [name, wanted] : node.members()) {
    if (name == "not") {
      (void)conditionAt(wanted, profile, status);
      continue;
    }
    if (indexOf(profile, name) < 0 && indexOf(status, name) < 0)
      throw wanted.error("there is no field \"" + name + "\" in profile and status");
    if (wanted.isObject()) wanted.allowOnly({"from", "above", "to"});
  }
  return node.json();
}

PaperColumn columnAt(const Node& node, const Fields& profile, const Figures& figures) {
  node.allowOnly({"head", "field", "behind", "sign", "length"});
  const Node field = node.at("field");
  if (indexOf(profile, field.text()) < 0) throw field.error("the profile has no field \"" + field.text() + "\"");
  return {node.at("head").name(), field.text(), figures.fillAt(node, "behind"), node.boolean("sign", false),
          node.boolean("length", false)};
}

// The values that a card's texts may speak of: the profile, and the status behind it.
template <class Slot>
void take(Json& own, const Fields& fields, std::span<const Slot> slots) {
  for (std::size_t i = 0; i < fields.size() && i < slots.size(); ++i)
    if (!own.contains(fields[i].name)) own[fields[i].name] = toJson(fields[i], fromSlot(fields[i], slots[i]));
}

Json ownOf(const Fields& profileFields, const std::vector<std::int32_t>& profile, const Fields& statusFields,
           std::span<const std::int16_t> status) {
  Json own = Json::object();
  take<std::int32_t>(own, profileFields, profile);
  take<std::int16_t>(own, statusFields, status);
  return own;
}

SheetTrack trackOf(const PaperCard::Track& how, const Figures& figures, const Json& own) {
  SheetTrack track;
  track.caption = how.title;
  track.kind = how.kind;
  const int most = std::clamp(figures.whole(how.most, own), 0, 40);
  for (int i = 1; i <= most; ++i) track.marks.push_back(std::to_string(i));
  if (how.heavy) track.heavy = figures.whole(*how.heavy, own) - 1;
  return track;
}

std::string footOf(const Figures& figures, const Paper& paper, const std::string& whose) {
  std::string foot = figures.rules().definition().name();
  if (!whose.empty()) foot += separator + whose;
  return paper.prefix.empty() ? foot : foot + separator + said("rule ids {0}", {paper.prefix});
}

}  // namespace

Json paperConditionAt(const Node& node, const Fields& profile, const Fields& status) {
  const auto condition = node.find("if");
  return condition ? conditionAt(*condition, profile, status) : Json::object();
}

PaperCard readPaperCard(const Node& node, const Fields& profile, const Fields& status, const Figures& figures,
                        std::string_view prefix) {
  node.allowOnly({"columns", "kinds", "lines", "tracks", "states"});
  PaperCard card;
  for (const Node& column : node.at("columns").items()) card.columns.push_back(columnAt(column, profile, figures));
  for (const Node& kind : node.at("kinds").items()) {
    if (indexOf(profile, kind.text()) < 0) throw kind.error("the profile has no field \"" + kind.text() + "\"");
    card.kinds.push_back(kind.text());
  }
  for (const Node& line : node.at("lines").items()) {
    line.allowOnly({"label", "text", "rules", "if", "under"});
    if (const auto under = line.find("under"); under && !optionsChosen(*under, figures.rules().definition())) continue;
    if (figures.isSilent(line.at("text"))) continue;
    card.lines.push_back({line.at("label").name(), line.at("text"),
                          readPaperRules(line.at("rules"), prefix, figures.rules().definition()),
                          paperConditionAt(line, profile, status)});
  }
  for (const Node& track : node.at("tracks").items()) {
    track.allowOnly({"title", "kind", "most", "heavy", "if"});
    const bool disc = track.text("kind", "square") == "disc";
    card.tracks.push_back({track.at("title").name(), disc ? SheetTrack::Kind::disc : SheetTrack::Kind::square,
                           track.at("most"), track.find("heavy"), paperConditionAt(track, profile, status)});
  }
  for (const Node& state : node.at("states").items()) {
    state.allowOnly({"text", "if"});
    card.states.push_back({state.at("text").name(), paperConditionAt(state, profile, status)});
  }
  return card;
}

SheetCard CardMaker::make(const PaperCard& how, const Fields& fields, const std::vector<std::int32_t>& profile,
                          const Json& own) const {
  SheetCard card;
  for (const PaperColumn& column : how.columns)
    card.cells.push_back({column.head, profileFigure(fields, column, profile, paper_)});
  for (const std::string& word : profileWords(fields, how.kinds, profile, paper_))
    card.kind += (card.kind.empty() ? "" : separator) + word;
  for (const PaperCard::Line& line : how.lines)
    if (holds(line.condition, own)) card.rows.push_back({{line.label, figures_.fill(line.text, own)}, line.rules, {}});
  for (const PaperCard::Track& track : how.tracks)
    if (holds(track.condition, own)) card.tracks.push_back(trackOf(track, figures_, own));
  for (const PaperCard::State& state : how.states)
    if (holds(state.condition, own)) card.states.push_back(state.text);
  return card;
}

SheetCard CardMaker::ofUnit(const std::string& name, const std::string& symbol,
                            const std::vector<std::int32_t>& profile, std::span<const std::int16_t> status) const {
  const Definition& d = figures_.rules().definition();
  SheetCard card =
      make(paper_.unitCard, d.unitProfile(), profile, ownOf(d.unitProfile(), profile, d.unitStatus(), status));
  card.name = name;
  card.symbol = symbol;
  return card;
}

Json CardMaker::unitFields(const Battle& battle, UnitIndex unit) const {
  const Definition& d = figures_.rules().definition();
  return ownOf(d.unitProfile(), battle.setup->units[static_cast<std::size_t>(unit)].profile, d.unitStatus(),
               battle.unit(unit).status.at);
}

std::vector<SheetTrack> CardMaker::tracksOf(const Battle& battle, UnitIndex unit) const {
  const Json own = unitFields(battle, unit);
  std::vector<SheetTrack> tracks;
  for (const PaperCard::Track& track : paper_.unitCard.tracks)
    if (holds(track.condition, own)) tracks.push_back(trackOf(track, figures_, own));
  return tracks;
}

std::vector<std::string> CardMaker::startOf(const Battle& battle, UnitIndex unit) const {
  const Json own = unitFields(battle, unit);
  std::vector<std::string> words;
  for (const PaperRoster::Start& start : paper_.roster.start)
    if (holds(start.condition, own)) words.push_back(figures_.fill(start.text, own));
  return words;
}

std::string CardMaker::figureOf(const PaperColumn& column, const Battle& battle, UnitIndex unit) const {
  if (!column.played)
    return profileFigure(figures_.rules().definition().unitProfile(), column,
                         battle.setup->units[static_cast<std::size_t>(unit)].profile, paper_);
  const Json own = unitFields(battle, unit);
  return holds(column.condition, own) ? figures_.fill(*column.played, own) : "\u2013";
}

SheetCard CardMaker::ofPerson(const std::string& name, const std::string& symbol,
                              const std::vector<std::int32_t>& profile, std::span<const std::int16_t> status) const {
  const Definition& d = figures_.rules().definition();
  SheetCard card =
      make(paper_.leaderCard, d.personProfile(), profile, ownOf(d.personProfile(), profile, d.personStatus(), status));
  card.name = name;
  card.symbol = symbol;
  card.leader = true;
  return card;
}

std::vector<SheetCard> CardMaker::ofTroopList() const {
  const Definition& d = figures_.rules().definition();
  std::vector<SheetCard> cards;
  Slots<32> unit;
  Slots<12> person;
  setStandards(d.unitStatus(), unit.at);
  setStandards(d.personStatus(), person.at);
  for (const TroopType& troop : d.troops()) cards.push_back(ofUnit(troop.name, troop.symbol, troop.profile, unit.at));
  for (const PersonType& type : d.people()) cards.push_back(ofPerson(type.name, type.symbol, type.profile, person.at));
  for (SheetCard& card : cards) card.foot = footOf(figures_, paper_, "");
  return cards;
}

std::vector<SheetCard> CardMaker::ofArmy(const Battle& battle, SideIndex side) const {
  const Setup& setup = *battle.setup;
  std::vector<SheetCard> cards;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    if (battle.unit(i).side != side) continue;
    const UnitInfo& unit = setup.units[static_cast<std::size_t>(i)];
    cards.push_back(ofUnit(std::string(saidName(unit.name)), unit.symbol, unit.profile, battle.unit(i).status.at));
  }
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    if (battle.person(i).side != side) continue;
    const PersonInfo& person = setup.people[static_cast<std::size_t>(i)];
    cards.push_back(
        ofPerson(std::string(saidName(person.name)), person.symbol, person.profile, battle.person(i).status.at));
  }
  for (SheetCard& card : cards) card.foot = footOf(figures_, paper_, std::string(saidName(setup.sides[side].name)));
  return cards;
}

void addCards(const Figures& figures, const Paper& paper, const Battle* battle, SideIndex side, Sheet& sheet) {
  sheet.subtitle = said("cards to cut");
  const CardMaker maker(figures, paper);
  if (battle == nullptr) {
    sheet.blocks.emplace_back(SheetCards{maker.ofTroopList()});
    return;
  }
  for (SideIndex one = 0; one < 2; ++one)
    if (side == noSide || side == one) sheet.blocks.emplace_back(SheetCards{maker.ofArmy(*battle, one)});
}

}  // namespace signifer
