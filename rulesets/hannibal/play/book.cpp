#include "hannibal/play/book.h"

#include <string>

#include "hannibal/play/course.h"
#include "rules/read_options.h"
#include "rules/slots.h"

namespace signifer::hannibal {

PlayBook::PlayBook(const Definition& d)
    : definition(d),
      options(readOptions<Options>(d)),
      tables(Tables::of(d, options)),
      steps(d, Course::steps.size()),
      rulings() {
  requirePlayNames<UnitProfile, UnitStatus, PersonProfile, PersonStatus, SideStatus, BattleStatus, RelationKind,
                   TaskKind, ActionId>(d);
  for (const TerrainKind& kind : d.terrainKinds()) takesBonus.push_back(d.integer("terrainTakesBonus/" + kind.id) != 0);
}

}  // namespace signifer::hannibal
