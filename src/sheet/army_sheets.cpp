#include "sheet/army_sheets.h"

#include <algorithm>
#include <cctype>

#include "language/language.h"
#include "language/names.h"
#include "sheet/cards.h"
#include "sheet/map_names.h"
#include "sheet/paper_parts.h"
#include "sheet/plain_forms.h"

namespace signifer {
namespace {

using Align = SheetColumn::Align;

std::size_t unitsOf(const std::vector<TroopGroup>& groups) {
  std::size_t count = 0;
  for (const TroopGroup& group : groups) count += group.units.size();
  return count;
}

std::string countInWords(const ArmyPaper& how, const Battle& battle, const std::vector<TroopGroup>& groups) {
  int points = 0;
  for (const TroopGroup& group : groups)
    for (const UnitIndex unit : group.units) points += pointsOf(how, battle, unit);
  const std::string units = said("{0|# unit|# units}", {std::to_string(unitsOf(groups))});
  return points == 0 ? units : units + ", " + said("{0|# point|# points}", {std::to_string(points)});
}

// "Elite 4" is a word of "Elite".
bool isOf(const std::string& word, const std::string& name) {
  return word == name || (word.size() > name.size() + 1 && word.starts_with(name + " ") &&
                          std::isdigit(static_cast<unsigned char>(word[name.size() + 1])) != 0);
}

// The explained rules that these words use, each once.
SheetGrid explained(const Paper& paper, const std::vector<std::string>& words) {
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}, {Align::left, false, true}};
  for (const PaperRoster::Trait& trait : paper.roster.explained)
    if (std::ranges::any_of(words, [&](const std::string& word) { return isOf(word, trait.name); }))
      grid.rows.push_back({{trait.name, trait.text}, trait.rules, {}});
  return grid;
}

// The troops that the count touches: those whose figure a mark is.
void noteWear(const ArmyPaper& how, const std::vector<TroopGroup>& groups, SheetTrack& track) {
  if (how.paper.roster.wear.empty()) return;
  const auto field = static_cast<std::size_t>(indexOf(how.definition().unitProfile(), how.paper.roster.wear));
  track.notes.assign(track.marks.size(), "");
  for (std::size_t i = 0; i < track.marks.size(); ++i)
    for (const TroopGroup& group : groups)
      if (std::to_string(group.profile[field]) == track.marks[i])
        track.notes[i] += (track.notes[i].empty() ? "" : ", ") + group.name;
}

// A track that counts down begins where the army does.
SheetPanel fromStart(const ArmyPaper& how, SheetPanel panel, const Battle& battle, SideIndex side,
                     const std::vector<TroopGroup>& groups) {
  const auto standings = how.figures.rules().standings(battle);
  const auto own = std::ranges::find(standings, side, &Standing::side);
  if (own == standings.end() || panel.parts.empty()) return panel;
  auto* track = std::get_if<SheetTrack>(&panel.parts.front());
  if (track == nullptr || track->marks.size() < 2) return panel;
  if (track->marks.front() == "1") {
    // One that counts up goes as far as the army can lose.
    if (own->start > 0 && static_cast<std::size_t>(own->start) < track->marks.size())
      track->marks.resize(static_cast<std::size_t>(own->start));
    return panel;
  }
  const auto start = std::ranges::find(track->marks, std::to_string(own->start));
  if (start == track->marks.end()) return panel;
  track->marks.erase(track->marks.begin(), start);
  noteWear(how, groups, *track);
  panel.aside = said("starts at {0}", {std::to_string(own->start)});
  return panel;
}

// A mark for each unit of each leader's command.
SheetPanel ownCommands(const ArmyPaper& how, SheetPanel panel, const Battle& battle, SideIndex side) {
  std::vector<SheetPart> tracks;
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    SheetTrack track;
    track.caption = saidName(battle.setup->people[static_cast<std::size_t>(i)].name);
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit)
      if (battle.unit(unit).side == side && commanderOf(how, battle, unit) == i)
        track.marks.push_back(std::to_string(track.marks.size() + 1));
    if (!track.marks.empty()) tracks.emplace_back(std::move(track));
  }
  if (!tracks.empty()) panel.parts = std::move(tracks);
  return panel;
}

void addTracks(const ArmyPaper& how, const Battle& battle, SideIndex side, const std::vector<TroopGroup>& groups,
               Sheet& sheet) {
  for (const std::string& id : how.paper.record) {
    SheetPanel panel = how.paper.find(id)->panel;
    sheet.blocks.emplace_back(id == how.paper.roster.commands ? ownCommands(how, std::move(panel), battle, side)
                                                              : fromStart(how, std::move(panel), battle, side, groups));
  }
}

// Tests that such units take, as far as there is room.
void addTests(const ArmyPaper& how, const std::vector<std::string>& has, Sheet& sheet) {
  for (const PaperArmyBlock& one : how.paper.army) {
    if (!one.only.empty() && std::ranges::find(has, one.only) == has.end()) continue;
    SheetPanel panel = how.paper.find(one.block)->panel;
    panel.spare = true;
    panel.wide = false;
    sheet.blocks.emplace_back(std::move(panel));
  }
}

SheetPanel titled(std::string title, SheetGrid grid) {
  SheetPanel panel;
  panel.title = std::move(title);
  panel.parts.emplace_back(std::move(grid));
  return panel;
}

// The kind of the troops and their gear, in the words of their profiles.
std::vector<std::string> plainWordsOfAll(const ArmyPaper& how, const std::vector<TroopGroup>& groups) {
  std::vector<std::string> has;
  for (const TroopGroup& group : groups)
    for (std::string& word : plainWordsOf(how, group)) has.push_back(std::move(word));
  return has;
}

void addArmy(const ArmyPaper& how, const Battle& battle, SideIndex side, Sheet& sheet) {
  const std::vector<TroopGroup> groups = troopGroups(how.definition(), battle, side);
  std::vector<std::string> used;
  for (const TroopGroup& group : groups)
    for (std::string& word : wordsOf(how, group)) used.push_back(std::move(word));
  for (PersonIndex i = 0; i < battle.personCount(); ++i)
    if (battle.person(i).side == side)
      for (std::string& word : profileWords(how.definition().personProfile(), how.paper.leaderCard.kinds,
                                            battle.setup->people[static_cast<std::size_t>(i)].profile, how.paper))
        used.push_back(std::move(word));
  SheetPanel roster;
  roster.title = saidName(battle.setup->sides[side].name);
  roster.aside = countInWords(how, battle, groups);
  roster.wide = true;
  roster.parts.emplace_back(rosterOf(how, battle, groups));
  sheet.blocks.emplace_back(std::move(roster));
  addTracks(how, battle, side, groups, sheet);
  // Many rules stand across the page, in two halves.
  constexpr std::size_t many = 8;
  SheetGrid rules = explained(how.paper, used);
  const bool wide = rules.rows.size() >= many;
  const auto addRules = [&] {
    if (rules.rows.empty()) return;
    SheetPanel special = titled(said("Special rules of this army"), std::move(rules));
    special.wide = wide;
    sheet.blocks.emplace_back(std::move(special));
  };
  if (wide) addRules();
  if (SheetGrid leaders = leadersTable(how, battle, side); !leaders.rows.empty())
    sheet.blocks.emplace_back(titled(said("Leaders"), std::move(leaders)));
  if (!wide) addRules();
  addTests(how, plainWordsOfAll(how, groups), sheet);
  sheet.blocks.emplace_back(notesToFill());
}

// From where an army starts to where the track ends.
SheetTrack startingAt(SheetTrack track, int start) {
  const bool down = track.marks.front() != "1";
  const int last = down ? std::stoi(track.marks.back()) : 1;
  track.marks.clear();
  for (int mark = start; mark >= last; --mark) track.marks.push_back(std::to_string(mark));
  if (!down) std::ranges::reverse(track.marks);
  track.notes.clear();
  return track;
}

// The tracks at the foot of a checklist, for the armies of this battle.
SheetPanel withOwnTracks(const ArmyPaper& how, SheetPanel panel, const Battle& battle) {
  const auto isTrack = [](const SheetPart& part) { return std::holds_alternative<SheetTrack>(part); };
  const auto tracks = std::ranges::count_if(panel.parts, isTrack);
  if (tracks == 0) return panel;
  std::vector<SheetPart> own;
  if (tracks > 1) {
    for (SideIndex side = 0; side < 2; ++side)
      for (SheetPart& part : ownCommands(how, SheetPanel{}, battle, side).parts) own.push_back(std::move(part));
  } else {
    const auto& track = std::get<SheetTrack>(*std::ranges::find_if(panel.parts, isTrack));
    for (const Standing& standing : how.figures.rules().standings(battle)) {
      if (standing.start < 1) continue;
      SheetTrack mine = startingAt(track, standing.start);
      mine.caption = saidName(battle.setup->sides[standing.side].name);
      own.emplace_back(std::move(mine));
    }
  }
  if (own.empty()) return panel;
  std::erase_if(panel.parts, isTrack);
  panel.parts.insert(panel.parts.begin(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
  return panel;
}

// "4 Gallic warband, 3 Spanish scutarii", a line a side. Troops of one name are counted together, however their figures
// differ.
SheetPanel unitsInWords(const ArmyPaper& how, const Battle& battle) {
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}, {Align::left, false, true}};
  for (SideIndex side = 0; side < 2; ++side) {
    std::vector<std::pair<std::string, std::size_t>> counts;
    for (const TroopGroup& group : troopGroups(how.definition(), battle, side)) {
      const auto known = std::ranges::find(counts, group.name, &std::pair<std::string, std::size_t>::first);
      if (known == counts.end())
        counts.emplace_back(group.name, group.units.size());
      else
        known->second += group.units.size();
    }
    std::vector<std::string> troops;
    for (const auto& [name, count] : counts) troops.push_back(std::to_string(count) + "\u00A0\u00D7\u00A0" + name);
    grid.rows.push_back({{std::string(saidName(battle.setup->sides[side].name)), joinedWords(troops)}, {}, {}});
  }
  SheetPanel panel = titled(said("Units in this battle"), std::move(grid));
  panel.wide = true;
  return panel;
}

// The numbers of a troop's units on the map.
std::vector<int> onMap(const TroopGroup& group, const std::vector<int>& numbers) {
  std::vector<int> found;
  for (const UnitIndex unit : group.units)
    if (const int number = numbers[static_cast<std::size_t>(unit)]; number > 0) found.push_back(number);
  return found;
}

}  // namespace

SheetPanel forcesPanel(const ArmyPaper& how, const Battle& battle, SideIndex side, const std::vector<int>& numbers) {
  const Fields& fields = how.definition().unitProfile();
  const std::vector<TroopGroup> groups = troopGroups(how.definition(), battle, side);
  const bool numbered =
      std::ranges::any_of(groups, [&](const TroopGroup& group) { return !onMap(group, numbers).empty(); });
  SheetGrid grid;
  grid.columns.push_back({Align::left, false, true});
  grid.head.push_back(said(numbered ? "units (no.)" : "units"));
  for (const PaperColumn& column : how.paper.roster.columns) {
    grid.columns.push_back({Align::right, false, false});
    grid.head.push_back(column.head);
  }
  for (const TroopGroup& group : groups) {
    SheetRow row;
    row.symbol = group.symbol;
    row.cells.push_back("**" + std::to_string(group.units.size()) + "**\u00A0\u00D7 " + group.name);
    if (const std::string found = numbersInWords(onMap(group, numbers)); !found.empty())
      row.cells.back() += " (" + found + ")";
    row.detail = joinedWords(profileWords(fields, how.paper.roster.traits, group.profile, how.paper));
    if (const std::string start = startOf(how, battle, group); !start.empty())
      row.detail = row.detail.empty() ? start : said("{0}; {1}", {row.detail, start});
    for (const PaperColumn& column : how.paper.roster.columns)
      row.cells.push_back(CardMaker(how.figures, how.paper).figureOf(column, battle, group.units.front()));
    grid.rows.push_back(std::move(row));
  }
  SheetPanel panel = titled(std::string(saidName(battle.setup->sides[side].name)), std::move(grid));
  panel.aside = countInWords(how, battle, groups);
  if (SheetGrid leaders = leadersInShort(how, battle, side); !leaders.rows.empty())
    panel.parts.emplace_back(std::move(leaders));
  return panel;
}

int ownLastTurn(const Setup& setup) {
  if (!setup.lastTurn) return 0;
  return setup.lastTurn->needs == 0 ? setup.lastTurn->turn : setup.lastTurn->latest;
}

void addTestsFor(const ArmyPaper& how, const Battle& battle, Sheet& sheet) {
  std::vector<TroopGroup> groups = troopGroups(how.definition(), battle, 0);
  for (TroopGroup& group : troopGroups(how.definition(), battle, 1)) groups.push_back(std::move(group));
  addTests(how, plainWordsOfAll(how, groups), sheet);
}

void addChecklistOf(const ArmyPaper& how, const Battle& battle, Sheet& sheet) {
  if (const std::string title(saidName(battle.setup->title)); !title.empty()) sheet.blanks.front() = title;
  constexpr int mostTurns = 30;
  const int last = ownLastTurn(*battle.setup);
  const int limit = last > 0 && (how.paper.limit == 0 || last < how.paper.limit) ? last : how.paper.limit;
  if (limit > 0) sheet.boxes = std::min(limit, mostTurns);
  for (const std::string& id : how.paper.foot)
    sheet.blocks.emplace_back(withOwnTracks(how, how.paper.find(id)->panel, battle));
  sheet.blocks.emplace_back(unitsInWords(how, battle));
}

void addArmies(const ArmyPaper& how, const Battle& battle, SideIndex side, Sheet& sheet) {
  const std::string title(saidName(side == noSide ? battle.setup->title : battle.setup->sides[side].name));
  if (!title.empty()) sheet.title = title;
  sheet.subtitle = said(side == noSide ? "armies for {0}" : "an army for {0}", {how.definition().name()});
  for (SideIndex one = 0; one < 2; ++one) {
    if (side != noSide && side != one) continue;
    if (side == noSide && one == 1) sheet.blocks.emplace_back(SheetPageBreak{});
    addArmy(how, battle, one, sheet);
  }
}

}  // namespace signifer
