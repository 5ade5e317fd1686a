#include "hannibal/play/book.h"

#include <string>

#include "hannibal/play/course.h"
#include "rules/slots.h"

namespace signifer::hannibal {
namespace {

void checkNames(const Definition& d) {
  requireNames<UnitProfile>(d, "unitProfile", d.unitProfile());
  requireNames<UnitStatus>(d, "unitStatus", d.unitStatus());
  requireNames<PersonProfile>(d, "personProfile", d.personProfile());
  requireNames<PersonStatus>(d, "personStatus", d.personStatus());
  requireNames<SideStatus>(d, "sideStatus", d.sideStatus());
  requireNames<BattleStatus>(d, "battleStatus", d.battleStatus());
  requireNames<RelationKind>(d, "relations", d.relationKinds());
  d.requireOrder("tasks", d.taskKinds(), Words<TaskKind>::words);
  d.requireActions(Words<ActionId>::words);
}

}  // namespace

Book::Book(const Definition& d)
    : definition(d),
      options(Options::of(d)),
      tables(Tables::of(d, options)),
      steps(d, Course::steps.size()),
      rulings() {
  checkNames(d);
  for (const TerrainKind& kind : d.terrainKinds()) takesBonus.push_back(d.integer("terrainTakesBonus/" + kind.id) != 0);
}

}  // namespace signifer::hannibal
