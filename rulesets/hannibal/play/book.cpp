#include "hannibal/play/book.h"

#include <string>

namespace signifer::hannibal {
namespace {

void checkNames(const Definition& d) {
  d.requireOrder("unitProfile", d.unitProfile(), Words<UnitProfile>::words);
  d.requireOrder("unitStatus", d.unitStatus(), Words<UnitStatus>::words);
  d.requireOrder("personProfile", d.personProfile(), Words<PersonProfile>::words);
  d.requireOrder("personStatus", d.personStatus(), Words<PersonStatus>::words);
  d.requireOrder("sideStatus", d.sideStatus(), Words<SideStatus>::words);
  d.requireOrder("battleStatus", d.battleStatus(), Words<BattleStatus>::words);
  d.requireOrder("relations", d.relationKinds(), Words<RelationKind>::words);
  d.requireOrder("tasks", d.taskKinds(), Words<TaskKind>::words);
  d.requireActions(Words<ActionId>::words);
}

Steps stepsOf(const Sequence& sequence) {
  const auto at = [&](std::string_view id) { return static_cast<StepIndex>(sequence.indexOf(id)); };
  return {at("unit-actions"),      at("declare-charge"), at("skirmishers-flee"), at("countercharging"),
          at("charging"),          at("pilum-attack"),   at("marching"),         at("skirmishers-give-way"),
          at("missile-fire"),      at("action-leaders"), at("combat-round"),     at("blows"),
          at("round-choices"),     at("disengaging"),    at("retreating"),       at("leader-phase"),
          at("leader-casualties"), at("leader-moves"),   at("routed-units"),     at("disperse-routed"),
          at("rally-routed"),      at("turn-end"),       at("stamina-count"),    at("victory-check")};
}

}  // namespace

Book::Book(const Definition& d)
    : definition(d), options(Options::of(d)), tables(Tables::of(d, options)), steps(stepsOf(d.sequence())), rulings() {
  checkNames(d);
  for (const TerrainKind& kind : d.terrainKinds()) takesBonus.push_back(d.integer("terrainTakesBonus/" + kind.id) != 0);
}

}  // namespace signifer::hannibal
