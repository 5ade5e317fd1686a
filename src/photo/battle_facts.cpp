#include "photo/battle_facts.h"

#include "play/marks.h"

namespace signifer::photo {
namespace {

Spot spotOf(Point point) { return {toInches(point.x), toInches(point.y)}; }

}  // namespace

TableFacts factsOf(const Definition& definition, const Battle& battle, std::optional<Length> markSide) {
  const Setup& setup = *battle.setup;
  const BattleMarks marks = marksOf(definition, battle, markSide);
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
                            unit.present,
                            {toInches(mark.right), toInches(mark.ahead)},
                            toDegrees(mark.turn),
                            spotOf(unit.pose.centre),
                            toDegrees(unit.pose.heading)});
  }
  for (std::size_t i = 0; i < marks.people.size(); ++i) {
    const Person& person = battle.people[i];
    if (!standsAlone(person)) continue;
    const ModelMark& mark = marks.people[i];
    facts.models.push_back({mark.id,
                            setup.people[i].id,
                            true,
                            person.present,
                            {toInches(mark.right), toInches(mark.ahead)},
                            toDegrees(mark.turn),
                            spotOf(person.at),
                            0});
  }
  return facts;
}

}  // namespace signifer::photo
