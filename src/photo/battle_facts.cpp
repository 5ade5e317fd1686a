#include "photo/battle_facts.h"

#include "play/deployment.h"

namespace signifer::photo {
namespace {

Spot spotOf(Point point) { return {toInches(point.x), toInches(point.y)}; }

}  // namespace

TableFacts factsOf(const Definition& definition, const Battle& battle, const MarkWish& wish) {
  const Setup& setup = *battle.setup;
  const BattleMarks marks = marksOf(definition, battle, wish);
  TableFacts facts{toInches(setup.width),
                   toInches(setup.depth),
                   setup.columns,
                   setup.rows,
                   toInches(setup.squareSide),
                   {},
                   toInches(borderMarkSide),
                   {},
                   toInches(marks.side)};
  for (const BorderMark& mark : marks.border) facts.border.push_back({mark.id, spotOf(mark.centre)});
  for (std::size_t i = 0; i < marks.units.size(); ++i) {
    const ModelMark& mark = marks.units[i];
    const Unit& unit = battle.units[i];
    facts.models.push_back({mark.id,
                            setup.units[i].id,
                            false,
                            unit.present || waitsToDeploy(definition, battle, static_cast<UnitIndex>(i)),
                            {toInches(mark.right), toInches(mark.ahead)},
                            toDegrees(mark.turn),
                            spotOf(unit.pose.centre),
                            toDegrees(unit.pose.heading)});
  }
  for (std::size_t i = 0; i < marks.people.size(); ++i) {
    const Person& person = battle.people[i];
    const ModelMark& mark = marks.people[i];
    facts.models.push_back({mark.id,
                            setup.people[i].id,
                            true,
                            standsAlone(person) && (person.present || leaderWaitsToDeploy(definition, battle,
                                                                                          static_cast<PersonIndex>(i))),
                            {toInches(mark.right), toInches(mark.ahead)},
                            toDegrees(mark.turn),
                            spotOf(person.at),
                            0,
                            !standsAlone(person)});
  }
  return facts;
}

}  // namespace signifer::photo
