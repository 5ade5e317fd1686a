// "How many actions has Ptolemy?", "what is the morale of Boii?": figures that an army list gives to a unit or a
// leader, and what has been noted of a leader.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "language/field_words.h"
#include "language/language.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "tell/answerer.h"
#include "tell/traits.h"

namespace signifer::tell {
namespace {

std::string valueOf(const Field& field, std::int32_t slot) {
  return valueWords(field, toJson(field, fromSlot(field, slot)));
}

template <typename Slots>
void addTraits(std::vector<std::string>& lines, const std::string& name, const Fields& fields, const Slots& slots,
               const std::vector<std::string>& typed) {
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (namesTrait(fields[i], typed))
      lines.push_back(said("{0}: {1}: {2}", {name, captionOf(fields[i]), valueOf(fields[i], slots[i])}));
}

}  // namespace

bool namesTrait(const Field& field, const std::vector<std::string>& typed) {
  // A long caption explains itself behind its name.
  const std::string caption = captionOf(field);
  std::vector<std::string> words = wordsOfName(caption.substr(0, caption.find(':')));
  for (std::string& word : wordsOfName(field.name)) words.push_back(std::move(word));
  return !typed.empty() && std::ranges::all_of(typed, [&](const std::string& one) {
    return std::ranges::any_of(words, [&](const std::string& word) { return likeness(one, word) >= 2; });
  });
}

bool namesTrait(const Definition& definition, const std::vector<std::string>& typed) {
  constexpr std::size_t shortest = 4;
  if (typed.empty() || typed.back().size() < shortest) return false;
  for (const Fields* fields : {&definition.unitProfile(), &definition.personProfile(), &definition.personStatus()})
    if (std::ranges::any_of(*fields, [&](const Field& field) { return namesTrait(field, typed); })) return true;
  return false;
}

// "Who causes fear?": those of whom a yes or no says so.
void Answerer::whoHasTrait() {
  const Fields& fields = rules_.definition().unitProfile();
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (fields[i].type != FieldType::boolean || !namesTrait(fields[i], asked_.trait)) continue;
    std::vector<UnitIndex> units;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (battle_.unit(u).present && (asked_.side == noSide || battle_.unit(u).side == asked_.side) &&
          battle_.setup->units[static_cast<std::size_t>(u)].profile[i] != 0)
        units.push_back(u);
    lines.push_back(said("{0}: {1}", {captionOf(fields[i]), units.empty() ? said("nobody, as far as the program knows")
                                                                          : unitsInFull(battle_, units)}));
  }
  if (lines.empty()) return leave(words_, said("Which unit is the question about?"));
  figures(battle_, std::move(lines));
}

// "Who is the general?": leaders with their rank, and units that are called so.
void Answerer::whoIsGeneral() {
  std::vector<std::string> lines;
  const Definition& definition = rules_.definition();
  const auto isMeant = [&](SideIndex side) { return asked_.side == noSide || side == asked_.side; };
  for (SideIndex side = 0; side < 2; ++side) {
    if (!isMeant(side)) continue;
    for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
      if (battle_.person(p).side != side || !battle_.person(p).present) continue;
      std::string line = std::string(sideName(battle_, side)) + ": " + personInFull(battle_, p);
      const auto& profile = battle_.setup->people[static_cast<std::size_t>(p)].profile;
      if (const int rank = indexOf(definition.personProfile(), "rank"); rank >= 0)
        line += ", " + valueOf(definition.personProfile()[static_cast<std::size_t>(rank)],
                               profile[static_cast<std::size_t>(rank)]);
      lines.push_back(std::move(line));
    }
    const int role = indexOf(definition.unitProfile(), "role");
    for (UnitIndex u = 0; role >= 0 && u < battle_.unitCount(); ++u) {
      const Field& field = definition.unitProfile()[static_cast<std::size_t>(role)];
      const std::int32_t slot =
          battle_.setup->units[static_cast<std::size_t>(u)].profile[static_cast<std::size_t>(role)];
      if (battle_.unit(u).side != side || slot == toSlot(field, field.standard) || field.indexOf("general") != slot)
        continue;
      lines.push_back(std::string(sideName(battle_, side)) + ": " + unitInFull(battle_, u));
    }
  }
  if (lines.empty()) lines.push_back(said("Nobody, as far as the program knows."));
  figures(battle_, std::move(lines));
}

void Answerer::traits() {
  if (asked_.has(Asks::who) && asked_.units.empty() && !asked_.person) return whoHasTrait();
  const Definition& definition = rules_.definition();
  std::vector<std::string> lines;
  if (asked_.person && asked_.units.empty()) {
    const PersonIndex p = *asked_.person;
    const std::string name = personInFull(battle_, p);
    addTraits(lines, name, definition.personProfile(), battle_.setup->people[static_cast<std::size_t>(p)].profile,
              asked_.trait);
    addTraits(lines, name, definition.personStatus(), battle_.person(p).status.at, asked_.trait);
  } else {
    const auto u = unitAt(0);
    if (!u) return;
    addTraits(lines, unitInFull(battle_, *u), definition.unitProfile(),
              battle_.setup->units[static_cast<std::size_t>(*u)].profile, asked_.trait);
  }
  if (lines.empty()) return stop(words_, said("The list of its army has no figure of that name."));
  figures(battle_, std::move(lines));
}

}  // namespace signifer::tell
