// Persons asked about: with whom they are, where they stand, and the throws that are due for them.
#include <algorithm>

#include "language/language.h"
#include "play/place_words.h"
#include "play/wording.h"
#include "tell/answerer.h"

namespace signifer::tell {

// "Is Scipio with the veterans?"
void Answerer::isWith() {
  const PersonIndex p = *asked_.person;
  if (asked_.units.empty()) return needsOfPerson(p);
  const auto u = unitAt(0);
  if (!u) return;
  const UnitIndex with = battle_.person(p).unit;
  const std::string name = personInFull(battle_, p);
  told_.answer = ToldAnswer{with == *u ? ToldAnswer::Says::yes : ToldAnswer::Says::no,
                            headOf(rules_, battle_),
                            {with != noUnit              ? said("{0} is with {1}.", {name, unitInFull(battle_, with)})
                             : battle_.person(p).present ? said("{0} stands alone.", {name})
                                                         : said("{0} is not on the table.", {name})}};
}

void Answerer::needsOfPerson(PersonIndex p) {
  const auto at = asked_.moment ? there(*asked_.moment) : std::optional<Battle>(battle_);
  if (!at) return;
  const Person& person = battle_.person(p);
  const std::string name = personInFull(battle_, p);
  std::vector<std::string> lines;
  if (!person.present)
    lines.push_back(said("{0} is not on the table.", {name}));
  else if (person.unit != noUnit)
    lines.push_back(said("{0} is with {1}.", {name, unitInFull(battle_, person.unit)}));
  else
    lines.push_back(said("{0} stands alone.", {name}));
  if (person.present && person.unit == noUnit && asked_.has(Asks::where))
    lines.push_back(said("{0}: {1}", {name, placeWords(*battle_.setup, person.at)}));
  if (asked_.has(Asks::need) || asked_.has(Asks::must) || asked_.has(Asks::tests) || asked_.lost) {
    const auto throwsAtMoment = [&](const Battle& now) {
      std::vector<std::string> found = throwsOf(now, noUnit, p, noUnit);
      // A check of whoever is with a unit is thrown for that unit.
      if (found.empty() && person.unit != noUnit)
        for (std::string& line : throwsOf(now, person.unit, noPerson, noUnit))
          if (line.find(name) != std::string::npos) found.push_back(std::move(line));
      return found;
    };
    std::vector<std::string> throws = throwsAtMoment(*at);
    if (throws.empty() && asked_.lost && !asked_.moment)
      if (const auto later = firstLater(person.side, [&](const Battle& one) { return !throwsAtMoment(one).empty(); })) {
        throws = throwsAtMoment(*later);
        throws.insert(throws.begin(), said("That is for {0}, not for the step that is on.", {headOf(rules_, *later)}));
      }
    if (throws.empty())
      throws.push_back(said("{0} has no dice to throw in this step, as far as the program knows.", {name}));
    lines.insert(lines.begin(), throws.begin(), throws.end());
  }
  figures(*at, std::move(lines));
}

}  // namespace signifer::tell
