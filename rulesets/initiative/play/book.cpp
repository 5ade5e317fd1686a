#include "initiative/play/book.h"

#include <algorithm>
#include <string>

#include "initiative/play/status.h"
#include "rules/definition.h"

namespace signifer::initiative {
namespace {

StepIndex stepOf(const Definition& definition, std::string_view id) {
  const int index = definition.sequence().indexOf(id);
  if (index < 0) definition.fail("", "the sequence has no step \"" + std::string(id) + "\"");
  return static_cast<StepIndex>(index);
}

Steps stepsOf(const Definition& d) {
  return {stepOf(d, "rally-elite"),
          stepOf(d, "initiative-moves"),
          stepOf(d, "shots-at-initiative-moves"),
          stepOf(d, "unit-orders"),
          stepOf(d, "order-reroll-step"),
          stepOf(d, "shots-at-movers"),
          stepOf(d, "free-moves"),
          stepOf(d, "volleys"),
          stepOf(d, "ranged-break-tests"),
          stepOf(d, "generals-join"),
          stepOf(d, "blows"),
          stepOf(d, "combat-break-tests"),
          stepOf(d, "support-break-tests"),
          stepOf(d, "follow-ups"),
          stepOf(d, "disorder-removal")};
}

template <class E>
void requireFields(const Definition& definition, std::string_view what, const Fields& fields) {
  definition.requireOrder(what, fields, Words<E>::words);
}

void requireSlots(const Definition& d) {
  requireFields<UnitProfile>(d, "unitProfile", d.unitProfile());
  requireFields<UnitStatus>(d, "unitStatus", d.unitStatus());
  requireFields<PersonProfile>(d, "personProfile", d.personProfile());
  requireFields<PersonStatus>(d, "personStatus", d.personStatus());
  requireFields<SideStatus>(d, "sideStatus", d.sideStatus());
  requireFields<BattleStatus>(d, "battleStatus", d.battleStatus());
  d.requireOrder("relations", d.relationKinds(), Words<RelationKind>::words);
  d.requireOrder("tasks", d.taskKinds(), Words<TaskKind>::words);
  d.requireActions(Words<ActionId>::words);
}

}  // namespace

Base PlayBook::footprint(Size size, Formation formation) const {
  const Base line = footprints[static_cast<std::size_t>(size)];
  const Length half = std::max(line.frontage / 2, 2 * oneInch);
  switch (formation) {
    case Formation::openOrder:
      return {line.frontage * 3 / 2, line.depth};
    case Formation::column:
      return {line.frontage / 3, line.depth * 3};
    case Formation::testudo:
    case Formation::square:
      return {half, half};
    case Formation::line:
    case Formation::wedge:
    case Formation::buildings:
      break;
  }
  return line;
}

PlayBook PlayBook::of(const Definition& definition) {
  requireSlots(definition);
  PlayBook book;
  book.definition = &definition;
  book.rules = Book::of(definition);
  book.steps = stepsOf(definition);
  for (std::size_t i = 0; i < book.footprints.size(); ++i) {
    const std::string where = "footprints/" + std::string(wordOf(static_cast<Size>(i)));
    book.footprints[i] = {definition.length(where + "/frontageInches"), definition.length(where + "/depthInches")};
  }
  book.clear = definition.length("table/clearInches");
  book.chargeWheel = fromDegrees(definition.number("table/chargeWheelDegrees"));
  book.supportAngle = fromDegrees(definition.number("table/supportDegrees"));
  const bool longMove = book.rules.options.generalMove == GeneralMove::inches36;
  book.generalMove = definition.length(longMove ? "table/generalLongMoveInches" : "table/generalMoveInches");
  book.replacementRating = definition.integer("table/replacementRating");
  if (book.replacementRating < 4 || book.replacementRating > 10)
    definition.fail("/tables/table/replacementRating", "a rating from 4 to 10 was expected");
  return book;
}

}  // namespace signifer::initiative
