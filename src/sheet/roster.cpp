#include "sheet/roster.h"

#include <algorithm>

#include "language/language.h"
#include "language/names.h"
#include "sheet/cards.h"
#include "sheet/paper_parts.h"

namespace signifer {
namespace {

using Align = SheetColumn::Align;

const UnitInfo& infoOf(const Battle& battle, UnitIndex unit) {
  return battle.setup->units[static_cast<std::size_t>(unit)];
}
const PersonInfo& infoOfPerson(const Battle& battle, PersonIndex person) {
  return battle.setup->people[static_cast<std::size_t>(person)];
}

std::string troopName(const Definition& d, const UnitInfo& unit) {
  return unit.troop < 0 ? std::string(saidName(unit.name)) : d.troops()[static_cast<std::size_t>(unit.troop)].name;
}

std::string asideOf(const ArmyPaper& how, const Battle& battle, UnitIndex unit, bool withStart) {
  std::vector<std::string> words;
  if (withStart) words = CardMaker(how.figures, how.paper).startOf(battle, unit);
  if (const std::string other = partnerOf(how.paper, how.definition(), battle, unit); !other.empty())
    words.push_back(said("with {0}", {other}));
  const PersonIndex commander = commanderOf(how, battle, unit);
  if (commander != noPerson) words.emplace_back(saidName(infoOfPerson(battle, commander).name));
  if (const int points = pointsOf(how, battle, unit); points > 0)
    words.push_back(said("{0|# point|# points}", {std::to_string(points)}));
  return joinedWords(words);
}

// A rule set without cards counts harm by a field of the profile.
std::vector<SheetTrack> tracksOf(const ArmyPaper& how, const Battle& battle, UnitIndex unit) {
  std::vector<SheetTrack> tracks = CardMaker(how.figures, how.paper).tracksOf(battle, unit);
  for (SheetTrack& track : tracks)
    if (track.heavy >= 0 && !how.paper.roster.heavyTitle.empty())
      track.caption = said("{0}; {1}", {track.caption, how.paper.roster.heavyTitle});
  const int index = indexOf(how.definition().unitProfile(), how.paper.roster.harm);
  if (!tracks.empty() || index < 0) return tracks;
  SheetTrack track;
  track.caption = how.paper.roster.harmTitle;
  const int most = std::clamp<int>(infoOf(battle, unit).profile[static_cast<std::size_t>(index)], 0, 24);
  for (int i = 1; i <= most; ++i) track.marks.push_back(std::to_string(i));
  return {std::move(track)};
}

std::vector<std::string> namesOf(const Fields& fields, const std::vector<std::string>& names,
                                 const std::vector<std::int32_t>& profile) {
  std::vector<std::string> words;
  for (const std::string& name : names) {
    const auto index = static_cast<std::size_t>(indexOf(fields, name));
    const std::int32_t slot = profile[index];
    if (fields[index].type == FieldType::choice)
      words.push_back(fields[index].values[static_cast<std::size_t>(slot)]);
    else if (slot != 0)
      words.push_back(name);
  }
  return words;
}

std::string whereIs(const Battle& battle, PersonIndex person) {
  const UnitIndex unit = battle.person(person).unit;
  return unit == noUnit ? "" : said("with {0}", {std::string(saidName(infoOf(battle, unit).name))});
}

// Without cards of leaders, their figures are said as the rule set's form names them.
std::string profileInShort(const ArmyPaper& how, const PersonInfo& person) {
  const Fields& fields = how.definition().personProfile();
  std::vector<std::string> words = profileWords(fields, how.paper.leaderCard.kinds, person.profile, how.paper);
  for (const PaperColumn& column : how.paper.leaderCard.columns)
    if (const std::string figure = profileFigure(fields, column, person.profile, how.paper); figure != "\u2013")
      words.push_back(column.head + " " + figure);
  if (!words.empty()) return joinedWords(words);
  for (const Field& field : fields) {
    const std::int32_t slot = person.profile[static_cast<std::size_t>(indexOf(fields, field.name))];
    if (field.type == FieldType::boolean && slot != 0) words.push_back(field.caption);
    if (field.type == FieldType::integer) words.push_back(field.caption + " " + std::to_string(slot));
  }
  return joinedWords(words);
}

}  // namespace

std::string partnerOf(const Paper& paper, const Definition& definition, const Battle& battle, UnitIndex unit) {
  const int field = indexOf(definition.unitStatus(), paper.roster.with);
  if (field < 0) return {};
  const std::int16_t other = battle.unit(unit).status.at[static_cast<std::size_t>(field)];
  return other < 0 || other >= battle.unitCount() ? "" : std::string(saidName(infoOf(battle, other).name));
}

std::string joinedWords(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
  return all;
}

std::vector<TroopGroup> troopGroups(const Definition& definition, const Battle& battle, SideIndex side) {
  std::vector<TroopGroup> groups;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    if (battle.unit(i).side != side) continue;
    const UnitInfo& unit = infoOf(battle, i);
    const std::string name = troopName(definition, unit);
    auto group = std::ranges::find_if(
        groups, [&](const TroopGroup& one) { return one.name == name && one.profile == unit.profile; });
    if (group == groups.end()) group = groups.insert(groups.end(), {name, unit.symbol, unit.profile, {}});
    group->units.push_back(i);
  }
  return groups;
}

std::vector<std::string> wordsOf(const ArmyPaper& how, const TroopGroup& group) {
  const Fields& fields = how.definition().unitProfile();
  std::vector<std::string> words = profileWords(fields, how.paper.roster.kinds, group.profile, how.paper);
  // A kind and a trait may have one word.
  for (std::string& trait : profileWords(fields, how.paper.roster.traits, group.profile, how.paper))
    if (std::ranges::find(words, trait) == words.end()) words.push_back(std::move(trait));
  return words;
}

std::vector<std::string> plainWordsOf(const ArmyPaper& how, const TroopGroup& group) {
  const Fields& fields = how.definition().unitProfile();
  std::vector<std::string> words = namesOf(fields, how.paper.roster.kinds, group.profile);
  for (std::string& trait : namesOf(fields, how.paper.roster.traits, group.profile)) words.push_back(std::move(trait));
  return words;
}

std::string startOf(const ArmyPaper& how, const Battle& battle, const TroopGroup& group) {
  const CardMaker cards(how.figures, how.paper);
  const std::vector<std::string> first = cards.startOf(battle, group.units.front());
  for (const UnitIndex unit : group.units)
    if (cards.startOf(battle, unit) != first) return {};
  return joinedWords(first);
}

SheetRoster rosterOf(const ArmyPaper& how, const Battle& battle, const std::vector<TroopGroup>& groups) {
  SheetRoster roster;
  for (const PaperColumn& column : how.paper.roster.columns) roster.heads.push_back(column.head);
  for (const TroopGroup& group : groups) {
    SheetRoster::Troop& troop = roster.troops.emplace_back();
    troop.symbol = group.symbol;
    troop.name = group.name;
    troop.words = joinedWords(wordsOf(how, group));
    const std::string start = startOf(how, battle, group);
    if (!start.empty()) troop.words = troop.words.empty() ? start : said("{0}; {1}", {troop.words, start});
    for (const PaperColumn& column : how.paper.roster.columns)
      troop.figures.push_back(CardMaker(how.figures, how.paper).figureOf(column, battle, group.units.front()));
    for (const UnitIndex unit : group.units)
      troop.units.push_back({std::string(saidName(infoOf(battle, unit).name)),
                             asideOf(how, battle, unit, start.empty()), tracksOf(how, battle, unit)});
  }
  return roster;
}

PersonIndex commanderOf(const ArmyPaper& how, const Battle& battle, UnitIndex unit) {
  if (!how.terms.command) return noPerson;
  const ArmyCommand& command = *how.terms.command;
  const std::int16_t number = battle.unit(unit).status.at[command.unitField];
  if (!command.personField)
    return number >= 0 && number < battle.personCount() ? static_cast<PersonIndex>(number) : noPerson;
  for (PersonIndex i = 0; i < battle.personCount(); ++i)
    if (number > 0 && battle.person(i).side == battle.unit(unit).side &&
        battle.person(i).status.at[*command.personField] == number)
      return i;
  return noPerson;
}

int pointsOf(const ArmyPaper& how, const Battle& battle, UnitIndex unit) {
  if (!how.terms.points) return 0;
  const std::int32_t each = infoOf(battle, unit).profile[how.terms.points->profileField];
  return how.terms.points->times ? each * battle.unit(unit).status.at[*how.terms.points->times] : each;
}

SheetGrid leadersTable(const ArmyPaper& how, const Battle& battle, SideIndex side) {
  const PaperCard& card = how.paper.leaderCard;
  const Fields& fields = how.definition().personProfile();
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}};
  grid.head = {""};
  for (const PaperColumn& column : card.columns) {
    grid.columns.push_back({Align::centre, true, false});
    grid.head.push_back(column.head);
  }
  grid.columns.push_back({Align::left, false, true});
  grid.head.emplace_back("");
  if (card.columns.empty()) grid.head.clear();
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    if (battle.person(i).side != side) continue;
    const PersonInfo& person = infoOfPerson(battle, i);
    SheetRow row;
    row.cells.emplace_back(saidName(person.name));
    for (const PaperColumn& column : card.columns)
      row.cells.push_back(profileFigure(fields, column, person.profile, how.paper));
    std::vector<std::string> words = card.columns.empty() ? std::vector<std::string>{profileInShort(how, person)}
                                                          : profileWords(fields, card.kinds, person.profile, how.paper);
    if (std::string where = whereIs(battle, i); !where.empty()) words.push_back(std::move(where));
    row.cells.push_back(joinedWords(words));
    grid.rows.push_back(std::move(row));
  }
  return grid;
}

SheetGrid leadersInShort(const ArmyPaper& how, const Battle& battle, SideIndex side) {
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}, {Align::left, false, true}};
  for (PersonIndex i = 0; i < battle.personCount(); ++i) {
    if (battle.person(i).side != side) continue;
    std::string words = profileInShort(how, infoOfPerson(battle, i));
    const std::string where = whereIs(battle, i);
    if (!where.empty()) words = words.empty() ? where : said("{0}; {1}", {words, where});
    grid.rows.push_back({{std::string(saidName(infoOfPerson(battle, i).name)), words}, {}, {}});
  }
  return grid;
}

}  // namespace signifer
