// The names and places in a turn that is told: units together, people with their titles, and lists that were told
// before.
#include <algorithm>
#include <array>

#include "language/language.h"
#include "language/name_number.h"
#include "language/names.h"
#include "play/wording.h"
#include "sheet/story_moments.h"
#include "sheet/story_names.h"
#include "sheet/story_narration.h"
#include "sheet/story_shapes.h"
#include "sheet/story_words.h"

namespace signifer {
namespace {

/// A sentence names so many; more are counted.
constexpr std::size_t mostNamesOfFate = 4;
/// A list of so many names is not told again in full within so many turns of a side.
constexpr std::size_t leastNamesOfList = 3;
constexpr std::size_t turnsOfList = 4;
/// More units than this are not in one place.
constexpr std::size_t mostInOnePlace = 4;

// "The Shire levies of the east in the east"
bool isCalledAfterAPlace(std::string_view name) {
  constexpr auto words = std::to_array<std::string_view>(
      {" west", " east", " north", " south", " centre", " Westen", " Osten", " Norden", " S\u00FCden", " Westens",
       " Ostens", " Nordens", " S\u00FCdens", " Mitte", "'ouest", "l'est", " nord", " sud"});
  return std::ranges::any_of(words, [name](std::string_view word) { return name.ends_with(word); });
}

}  // namespace

std::string Narrator::namesOf(const std::vector<UnitIndex>& units, NameRole role) const {
  return namesInWords(
      namesTogether(session_.start(), units), mostNamesOfFate, [this](UnitIndex u) { return many({u}); }, role,
      [this](UnitIndex u) { return isPerson({u}); });
}

bool Narrator::isPerson(const std::vector<UnitIndex>& units) const {
  return units.size() == 1 && session_.rules().portray(session_.start(), units.front()).shape == Shape::person;
}

bool Narrator::many(const std::vector<UnitIndex>& units) const {
  if (units.size() != 1) return true;
  return !isPerson(units) && isNameOfMany(unitName(session_.start(), units.front()));
}

std::string Narrator::worstOfTheBlows(const std::vector<UnitIndex>& units) const {
  return capitalised(
      said("{0} {1|had|had} the worst of the blows.", {namesOf(units, NameRole::subject), many(units) ? "2" : "1"}));
}

// He may have taken another's place by then; in a story it is his own.
std::string Narrator::personOf(PersonIndex person) const {
  if (person == noPerson) return {};
  const std::string name = personInFull(session_.battle(), person);
  const std::string first(saidName(session_.start().setup->people[static_cast<std::size_t>(person)].name));
  const std::string own = name.starts_with(first) ? name : first;
  return titled(fallen_.contains(person) ? said("Successor of {0}", {own}) : own);
}

// "The division of the General of the Phalanx broke."
std::string Narrator::withTitles(std::string text) const {
  if (spokenLanguage() != "en") return text;
  for (const PersonInfo& person : session_.start().setup->people) {
    const std::string name(saidName(person.name));
    const std::string spoken = titled(name);
    const std::size_t at = spoken == name ? std::string::npos : text.find("of " + name);
    if (at != std::string::npos) text.replace(at + 3, name.size(), spoken);
  }
  return text;
}

std::string Narrator::namesAgain(const std::vector<UnitIndex>& units, NameRole role) const {
  const std::vector<NamesTogether> names = namesTogether(session_.start(), units);
  const auto last = lists_.find({units.begin(), units.end()});
  if (names.size() < leastNamesOfList || last == lists_.end() || turns_ - last->second > turnsOfList)
    return namesOf(units, role);
  const std::size_t others = units.size() - names.front().units.size();
  return said("{0} and the other {1|#|#}", {namesOf(names.front().units, role), std::to_string(others)});
}

void Narrator::rememberList(const std::vector<UnitIndex>& units) {
  if (units.size() >= leastNamesOfList) lists_[{units.begin(), units.end()}] = turns_;
}

// A sentence that stands by itself has all names.
std::string Narrator::withFullNames(std::string text, const Fate& fate, const ShapeNames& names) const {
  const auto write = [&text](const std::string& shorter, const std::string& whole) {
    const std::size_t at = shorter.empty() || shorter == whole ? std::string::npos : text.find(shorter);
    if (at != std::string::npos) text.replace(at, shorter.size(), whole);
  };
  write(names.agents, namesOf(fate.agents, NameRole::subject));
  write(names.victims, namesOf(fate.victims, NameRole::subject));
  write(names.agentsAsObject, namesOf(fate.agents, NameRole::object));
  write(names.victimsAsObject, namesOf(fate.victims, NameRole::object));
  return text;
}

StoryPlaces::Wing Narrator::wingOf(const Fate& fate) const {
  std::vector<UnitIndex> all = fate.victims;
  all.insert(all.end(), fate.agents.begin(), fate.agents.end());
  return all.size() > mostInOnePlace ? StoryPlaces::Wing::none : places_.wingOf(all, fate.event);
}

// A place is named once a turn, and not beside somebody who is called after a place.
std::string Narrator::whereOf(const Fate& fate) {
  const auto placed = [this](UnitIndex unit) {
    const SpokenParts parts = spokenParts(unitInFull(session_.start(), unit));
    return parts.placed || isCalledAfterAPlace(parts.head);
  };
  if (placeIsNamed_ || wingOf(fate) != place_) return {};
  if (std::ranges::any_of(fate.victims, placed) || std::ranges::any_of(fate.agents, placed)) return {};
  placeIsNamed_ = true;
  return places_.inWords(place_);
}

}  // namespace signifer
