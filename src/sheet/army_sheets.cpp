#include "sheet/army_sheets.h"

#include <algorithm>

#include "language/language.h"
#include "sheet/figures.h"
#include "sheet/paper_parts.h"

namespace signifer {
namespace {

using Align = SheetColumn::Align;

// Units of an army that differ in nothing but their names.
struct Group {
  std::string name;
  std::vector<std::int32_t> profile;
  std::vector<std::string> units;
};

std::string troopName(const Definition& d, const UnitInfo& unit) {
  return unit.troop < 0 ? unit.name : d.troops()[static_cast<std::size_t>(unit.troop)].name;
}

std::vector<Group> groupsOf(const Definition& d, const Battle& battle, SideIndex side) {
  std::vector<Group> groups;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    if (battle.unit(i).side != side) continue;
    const UnitInfo& unit = battle.setup->units[static_cast<std::size_t>(i)];
    const std::string name = troopName(d, unit);
    auto group =
        std::ranges::find_if(groups, [&](const Group& one) { return one.name == name && one.profile == unit.profile; });
    if (group == groups.end()) group = groups.insert(groups.end(), {name, unit.profile, {}});
    group->units.push_back(unit.name);
  }
  return groups;
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
  return all;
}

std::vector<std::string> wordsOf(const Definition& d, const Paper& paper, const std::vector<std::int32_t>& profile) {
  std::vector<std::string> words = profileWords(d.unitProfile(), paper.roster.kinds, profile, paper);
  for (std::string& trait : profileWords(d.unitProfile(), paper.roster.traits, profile, paper))
    words.push_back(std::move(trait));
  return words;
}

int harmOf(const Definition& d, const Paper& paper, const std::vector<std::int32_t>& profile) {
  const int index = indexOf(d.unitProfile(), paper.roster.harm);
  return index < 0 ? 0 : std::clamp<int>(profile[static_cast<std::size_t>(index)], 0, 24);
}

// A name stays on one line with its boxes.
std::string together(const std::string& name) {
  std::string all;
  for (const char c : name) all += c == ' ' ? "\u00A0" : std::string(1, c);
  return all;
}

std::string squares(int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += "\u2610";
  return all;
}

SheetGrid rosterGrid(const Definition& d, const Paper& paper, const std::vector<Group>& groups) {
  SheetGrid grid;
  grid.columns.push_back({Align::left, false, true});
  grid.head.push_back(said("units"));
  for (const PaperColumn& column : paper.roster.columns) {
    grid.columns.push_back({Align::right, true, false});
    grid.head.push_back(column.head);
  }
  grid.columns.push_back({Align::left, false, true});
  grid.head.push_back(paper.roster.harmTitle);
  for (const Group& group : groups) {
    SheetRow row;
    const std::string words = joined(wordsOf(d, paper, group.profile));
    row.cells.push_back(std::to_string(group.units.size()) + " **" + group.name + "**" +
                        (words.empty() ? "" : ": " + words));
    for (const PaperColumn& column : paper.roster.columns)
      row.cells.push_back(profileFigure(d.unitProfile(), column, group.profile, paper));
    std::string all;
    for (const std::string& unit : group.units)
      all += (all.empty() ? "" : ", ") + together(unit) + "\u00A0" + squares(harmOf(d, paper, group.profile));
    row.cells.push_back(std::move(all));
    grid.rows.push_back(std::move(row));
  }
  return grid;
}

std::string personWords(const Definition& d, const Paper& paper, const PersonInfo& person) {
  std::string all;
  for (std::size_t i = 0; i < d.personProfile().size() && i < person.profile.size(); ++i) {
    const Field& field = d.personProfile()[i];
    const std::int32_t slot = person.profile[i];
    std::string words;
    if (field.type == FieldType::boolean) {
      if (slot != 0) words = field.caption;
    } else if (field.type == FieldType::choice) {
      const std::string& value = field.values[static_cast<std::size_t>(slot)];
      if (value != "none") words = paper.word(value);
    } else if (field.type == FieldType::integer || field.type == FieldType::number) {
      words = field.caption + " " + figure(field.type == FieldType::number ? slot / 1000.0 : slot);
    }
    if (!words.empty()) all += (all.empty() ? "" : ", ") + words;
  }
  return all;
}

SheetPanel leadersOf(const Definition& d, const Paper& paper, const Battle& battle, SideIndex side) {
  SheetPanel panel;
  panel.title = said("Leaders");
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}, {Align::left, false, true}};
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    if (battle.person(i).side != side) continue;
    const PersonInfo& person = battle.setup->people[static_cast<std::size_t>(i)];
    std::string words = personWords(d, paper, person);
    if (battle.person(i).unit != noUnit)
      words += (words.empty() ? "" : "; ") +
               said("with {0}", {battle.setup->units[static_cast<std::size_t>(battle.person(i).unit)].name});
    grid.rows.push_back({{person.name, words}, {}, {}});
  }
  if (!grid.rows.empty()) panel.parts.emplace_back(std::move(grid));
  return panel;
}

// What of the explained rules these words use, each once.
SheetGrid explained(const Paper& paper, const std::vector<std::string>& words) {
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}, {Align::left, false, true}};
  for (const PaperRoster::Trait& trait : paper.roster.explained)
    if (std::ranges::find(words, trait.name) != words.end())
      grid.rows.push_back({{trait.name, trait.text}, trait.rules, {}});
  return grid;
}

// A track that counts down begins where the army does.
SheetPanel fromStart(SheetPanel panel, const RuleSet& rules, const Battle& battle, SideIndex side) {
  const auto standings = rules.standings(battle);
  const auto own = std::ranges::find(standings, side, &Standing::side);
  if (own == standings.end() || panel.parts.size() != 1) return panel;
  auto* track = std::get_if<SheetTrack>(&panel.parts.front());
  if (track == nullptr || track->marks.size() < 2 || track->marks.front() == "1") return panel;
  const auto start = std::ranges::find(track->marks, std::to_string(own->start));
  if (start == track->marks.end()) return panel;
  track->marks.erase(track->marks.begin(), start);
  panel.aside = said("starts at {0}", {std::to_string(own->start)});
  return panel;
}

void addArmy(const RuleSet& rules, const Paper& paper, const Battle& battle, SideIndex side, Sheet& sheet) {
  const Definition& d = rules.definition();
  const std::vector<Group> groups = groupsOf(d, battle, side);
  std::size_t count = 0;
  std::vector<std::string> used;
  for (const Group& group : groups) {
    count += group.units.size();
    for (std::string& word : wordsOf(d, paper, group.profile)) used.push_back(std::move(word));
  }
  SheetPanel roster;
  roster.title = battle.setup->sides[side].name;
  roster.aside = said("{0|# unit|# units}", {std::to_string(count)});
  roster.wide = true;
  roster.parts.emplace_back(rosterGrid(d, paper, groups));
  sheet.blocks.emplace_back(std::move(roster));
  for (const std::string& id : paper.record)
    sheet.blocks.emplace_back(fromStart(paper.find(id)->panel, rules, battle, side));
  if (SheetGrid grid = explained(paper, used); !grid.rows.empty()) {
    SheetPanel special;
    special.title = said("Special rules of this army");
    special.parts.emplace_back(std::move(grid));
    sheet.blocks.emplace_back(std::move(special));
  }
  if (SheetPanel leaders = leadersOf(d, paper, battle, side); !leaders.parts.empty())
    sheet.blocks.emplace_back(std::move(leaders));
  SheetPanel notes;
  notes.title = said("Notes");
  for (int i = 0; i < 4; ++i) notes.parts.emplace_back(SheetBlanks{{""}});
  sheet.blocks.emplace_back(std::move(notes));
}

}  // namespace

SheetPanel forcesPanel(const RuleSet& rules, const Paper& paper, const Battle& battle, SideIndex side) {
  const Definition& d = rules.definition();
  SheetPanel panel;
  panel.title = battle.setup->sides[side].name;
  SheetGrid grid;
  grid.columns.push_back({Align::left, false, true});
  grid.head.push_back(said("units"));
  for (const PaperColumn& column : paper.roster.columns) {
    grid.columns.push_back({Align::right, false, false});
    grid.head.push_back(column.head);
  }
  std::size_t count = 0;
  for (const Group& group : groupsOf(d, battle, side)) {
    count += group.units.size();
    const std::string traits = joined(profileWords(d.unitProfile(), paper.roster.traits, group.profile, paper));
    SheetRow row;
    row.cells.push_back("**" + std::to_string(group.units.size()) + "** " + group.name +
                        (traits.empty() ? "" : ": " + traits));
    for (const PaperColumn& column : paper.roster.columns)
      row.cells.push_back(profileFigure(d.unitProfile(), column, group.profile, paper));
    grid.rows.push_back(std::move(row));
  }
  panel.aside = said("{0|# unit|# units}", {std::to_string(count)});
  panel.parts.emplace_back(std::move(grid));
  for (SheetPart& part : leadersOf(d, paper, battle, side).parts) panel.parts.push_back(std::move(part));
  return panel;
}

void addArmies(const RuleSet& rules, const Paper& paper, const Battle& battle, SideIndex side, Sheet& sheet) {
  const std::string& title = side == noSide ? battle.setup->title : battle.setup->sides[side].name;
  if (!title.empty()) sheet.title = title;
  sheet.subtitle = said(side == noSide ? "armies for {0}" : "an army for {0}", {rules.definition().name()});
  for (SideIndex one = 0; one < 2; ++one) {
    if (side != noSide && side != one) continue;
    if (side == noSide && one == 1) sheet.blocks.emplace_back(SheetPageBreak{});
    addArmy(rules, paper, battle, one, sheet);
  }
}

}  // namespace signifer
