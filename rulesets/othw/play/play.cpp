#include "othw/play/play.h"

#include "othw/play/course.h"
#include "rules/read_options.h"
#include "rules/slots.h"

namespace signifer::othw {
namespace {

// The numbered slots, terrain and kinds of action must be those that the code counts on.
void checkOrder(const Definition& d) {
  requirePlayNames<UnitProfile, UnitStatus, PersonProfile, PersonStatus, SideStatus, BattleStatus, RelationKind,
                   TaskKind, ActionId>(d);
  std::vector<std::string> terrain;
  for (const TerrainKind& kind : d.terrainKinds()) terrain.push_back(kind.id);
  constexpr std::array<std::string_view, 5> kinds{"open", "wood", "ford", "river", "difficult"};
  d.requireOrder("terrain", terrain, kinds);
}

// Words of a field in the order of an enumeration.
void checkWords(const Definition& d, std::string_view what, const Fields& fields, std::string_view name,
                std::span<const std::string_view> words) {
  const int index = indexOf(fields, name);
  d.requireOrder(what, fields[static_cast<std::size_t>(index)].values, words);
}

}  // namespace

PlayBook::PlayBook(const Definition& d)
    : Book{readOptions<Options>(d), readTables(d), {}}, definition(d), steps(d, Course::steps.size()) {
  checkOrder(d);
  checkWords(d, "unitProfile", d.unitProfile(), "unitClass", Words<UnitClass>::words);
  checkWords(d, "unitProfile", d.unitProfile(), "elephantBreed", Words<Breed>::words);
  checkWords(d, "personProfile", d.personProfile(), "ability", Words<Ability>::words);
  checkWords(d, "unitStatus", d.unitStatus(), "state", Words<UnitState>::words);
  checkWords(d, "unitStatus", d.unitStatus(), "moved", Words<Moved>::words);
  checkWords(d, "unitStatus", d.unitStatus(), "pursuedUnitFate", Words<Quarry>::words);
}

}  // namespace signifer::othw
