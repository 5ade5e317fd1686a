#include "play/battle_problems.h"

#include <set>

#include "language/language.h"
#include "play/wording.h"
#include "table/distance.h"
#include "table/tabletop.h"

namespace signifer {
namespace {

std::string nameOf(const Battle& battle, UnitIndex unit) { return std::string(unitName(battle, unit)); }

std::string inWords(double thousandths) { return worded(Figure::inches(toLength(thousandths))); }

// The unit of his side that a person stands nearest to, and how far; noUnit where there is none.
UnitIndex nearestOwn(const Battle& battle, const std::vector<Footprint>& prints, const Person& person,
                     double& distance) {
  UnitIndex nearest = noUnit;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    if (!battle.unit(i).present || battle.unit(i).side != person.side) continue;
    const double off = distanceTo(prints[static_cast<std::size_t>(i)], toVec(person.at));
    if (nearest != noUnit && off >= distance) continue;
    nearest = i;
    distance = off;
  }
  return nearest;
}

}  // namespace

std::vector<BattleProblem> problemsOf(const RuleSet& rules, const Battle& battle) {
  std::vector<BattleProblem> problems;
  const Tabletop table{battle.setup->width, battle.setup->depth};
  std::set<std::pair<SideIndex, std::string_view>> names, told;
  std::vector<Footprint> prints;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) prints.emplace_back(battle.unit(i).pose, battle.unit(i).base);
  const auto isPerson = [&](UnitIndex unit) { return rules.portray(battle, unit).shape == Shape::person; };
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    if (!battle.unit(i).present) continue;
    const auto at = static_cast<std::size_t>(i);
    if (battle.setup->columns == 0) {
      if (!isOn(table, prints[at]))
        problems.push_back({BattleProblem::Kind::offTable, said("Off the table: {0}.", {nameOf(battle, i)}), {i}});
      for (UnitIndex j = 0; j < i; ++j)
        if (battle.unit(j).present && overlaps(prints[at], prints[static_cast<std::size_t>(j)]) && !isPerson(i) &&
            !isPerson(j))
          problems.push_back(
              {BattleProblem::Kind::overlap,
               said("{0} and {2} overlap by {1}.",
                    {nameOf(battle, i), inWords(overlapDepth(prints[at], prints[static_cast<std::size_t>(j)])),
                     nameOf(battle, j)}),
               {i, j}});
    }
    if (names.insert({battle.unit(i).side, battle.setup->units[at].name}).second) continue;
    if (told.insert({battle.unit(i).side, battle.setup->units[at].name}).second)
      problems.push_back(
          {BattleProblem::Kind::sameName,
           said("Several units are called {0}. The journal cannot tell them apart.", {nameOf(battle, i)}),
           {i}});
  }
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    const Person& person = battle.person(p);
    if (!person.present || person.unit != noUnit || battle.setup->columns > 0) continue;
    const std::string name(personName(battle, p));
    if (!table.contains(toVec(person.at)))
      problems.push_back({BattleProblem::Kind::offTable, said("Off the table: {0}.", {name}), {}, p});
    double nearest = 0;
    const UnitIndex unit = nearestOwn(battle, prints, person, nearest);
    if (unit != noUnit && nearest > farLeader)
      problems.push_back({BattleProblem::Kind::farLeader,
                          said("{0} stands {1} from the nearest unit of his side.", {name, inWords(nearest)}),
                          {unit},
                          p});
  }
  return problems;
}

}  // namespace signifer
