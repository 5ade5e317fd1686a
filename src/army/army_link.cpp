#include "army/army_link.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <system_error>

#include "army/shipped_armies.h"
#include "language/field_words.h"
#include "language/language.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

namespace fs = std::filesystem;

// A value as people read it.
std::string slotWords(const Field& field, std::int32_t slot) {
  return valueWords(field, toJson(field, fromSlot(field, slot)));
}

class Comparison {
 public:
  Comparison(const Definition& definition, const ArmyTerms& terms, const Army& was, const Army& now)
      : d_(definition), terms_(terms), was_(was), now_(now) {}

  std::vector<std::string> run() {
    for (const ArmyUnit& unit : was_.units) {
      const auto other = std::ranges::find(now_.units, unit.id, &ArmyUnit::id);
      if (other == now_.units.end())
        tell(said("{0}: gone.", {nameOf(was_, unit)}));
      else
        compare(unit, *other);
    }
    for (const ArmyUnit& unit : now_.units)
      if (std::ranges::find(was_.units, unit.id, &ArmyUnit::id) == was_.units.end())
        tell(said("{0}: new.", {nameOf(now_, unit)}));
    for (const ArmyPerson& person : was_.people) {
      const auto other = std::ranges::find(now_.people, person.id, &ArmyPerson::id);
      if (other == now_.people.end())
        tell(said("{0}: gone.", {personOf(d_, person).name}));
      else
        compare(person, *other);
    }
    for (const ArmyPerson& person : now_.people)
      if (std::ranges::find(was_.people, person.id, &ArmyPerson::id) == was_.people.end())
        tell(said("{0}: new.", {personOf(d_, person).name}));
    return std::move(told_);
  }

 private:
  void tell(std::string sentence) { told_.push_back(std::move(sentence)); }

  [[nodiscard]] std::string nameOf(const Army& army, const ArmyUnit& unit) const {
    return unit.name.empty() ? troopOf(d_, army, unit).name : unit.name;
  }

  void compareField(const std::string& name, const Field& field, std::int32_t before, std::int32_t after) {
    if (before != after)
      tell(said("{0}: {1}: {2} instead of {3}.",
                {name, captionOf(field), slotWords(field, after), slotWords(field, before)}));
  }

  void compareName(const std::string& before, const std::string& after) {
    if (before != after) tell(said("{0} is called {1} now.", {before, after}));
  }

  void compareProfiles(const std::string& name, const Fields& fields, const ArmyTroopView& before,
                       const ArmyTroopView& after) {
    for (std::size_t i = 0; i < fields.size(); ++i) compareField(name, fields[i], before.profile[i], after.profile[i]);
    if (before.symbol != after.symbol) tell(said("{0}: another drawing.", {name}));
  }

  void compare(const ArmyUnit& before, const ArmyUnit& after) {
    const std::string name = nameOf(was_, before);
    compareName(name, nameOf(now_, after));
    if (before.count != after.count)
      tell(said("{0}: {1} instead of {2}.", {name, std::to_string(after.count), std::to_string(before.count)}));
    else if (before.names != after.names)
      tell(said("{0}: other names.", {name}));
    const ArmyTroopView old = troopOf(d_, was_, before);
    const ArmyTroopView fresh = troopOf(d_, now_, after);
    compareProfiles(name, d_.unitProfile(), old, fresh);
    if (old.base != fresh.base) tell(said("{0}: another base.", {name}));
    for (const ArmyOption& option : terms_.unitOptions)
      compareField(name, d_.unitStatus()[option.field], optionOf(d_, terms_, before, option),
                   optionOf(d_, terms_, after, option));
    if (before.with != after.with) tell(said("{0}: with others.", {name}));
  }

  void compare(const ArmyPerson& before, const ArmyPerson& after) {
    const ArmyTroopView old = personOf(d_, before);
    const ArmyTroopView fresh = personOf(d_, after);
    compareName(old.name, fresh.name);
    compareProfiles(old.name, d_.personProfile(), old, fresh);
    if (before.options != after.options) tell(said("{0}: other choices for the start.", {old.name}));
    if (before.with != after.with) tell(said("{0}: with others.", {old.name}));
    if (before.commands != after.commands) tell(said("{0}: other commands.", {old.name}));
  }

  const Definition& d_;
  const ArmyTerms& terms_;
  const Army& was_;
  const Army& now_;
  std::vector<std::string> told_;
};

bool isFile(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

}  // namespace

std::optional<ArmyLink> readArmyLink(const RuleSetLibrary& library, const Node& side, const fs::path& battle) {
  const auto link = side.find("army");
  if (!link) return std::nullopt;
  const std::string given = link->at("file").text();
  const fs::path beside = battle.parent_path() / given;
  return ArmyLink{isFile(beside) ? beside : armyFile(given), openArmy(library, link->at("copy"))};
}

Json writeArmyLink(const Definition& definition, const Army& army, const fs::path& file, const fs::path& battle) {
  std::string name = file.string();
  std::error_code error;
  for (const ShippedArmy& shipped : shippedArmies())
    if (fs::equivalent(shipped.file, file, error)) name = shipped.name;
  const fs::path way = fs::relative(file, battle.parent_path(), error);
  if (name == file.string() && !error && !way.empty() && *way.begin() != "..") name = way.string();
  return {{"file", name}, {"copy", writeArmy(definition, army)}};
}

std::vector<std::string> changesBetween(const Definition& definition, const ArmyTerms& terms, const Army& was,
                                        const Army& now) {
  return Comparison(definition, terms, was, now).run();
}

std::vector<std::string> changesSince(const RuleSetLibrary& library, const ArmyLink& link) {
  if (!isFile(link.file)) return {};
  try {
    const Document file = Document::load(link.file);
    const OpenedArmy now = openArmy(library, file.root());
    if (now.army.ruleSet != link.was.army.ruleSet) return {};
    return changesBetween(now.rules->definition(), now.terms, link.was.army, now.army);
  } catch (const SourceError&) {
    return {};
  }
}

}  // namespace signifer
