#include "hannibal/play/book.h"

#include <string>

#include "hannibal/play/course.h"
#include "rules/read_options.h"

namespace signifer::hannibal {

PlayBook::PlayBook(const Definition& d)
    : definition(d),
      options(readOptions<Options>(d)),
      tables(Tables::of(d, options)),
      steps(d, Course::steps.size()),
      rulings() {
  for (const TerrainKind& kind : d.terrainKinds()) takesBonus.push_back(d.integer("terrainTakesBonus/" + kind.id) != 0);
}

}  // namespace signifer::hannibal
