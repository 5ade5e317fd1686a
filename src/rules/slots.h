// Numbered slots are reached by enumerations: checks that a rule set's JSON names the same in the same order.
#pragma once

#include <string_view>
#include <type_traits>

#include "rules/definition.h"
#include "schema/words.h"

namespace signifer {

/// The enumerators' own names; `list` are fields or words. Throws SourceError.
template <class E, class List>
void requireNames(const Definition& definition, std::string_view what, const List& list) {
  definition.requireOrder(what, list, NamesAsWords<E>::words);
}

/// All that a rule set's JSON numbers and its play names: slots of units, persons, sides and the battle, relations,
/// tasks, actions; void for what it has not. Throws SourceError.
template <class UnitProfile, class UnitStatus, class PersonProfile, class PersonStatus, class SideStatus,
          class BattleStatus, class RelationKind, class TaskKind, class ActionId>
void requirePlayNames(const Definition& d) {
  const auto require = [&]<class E>(std::type_identity<E>, std::string_view what, const auto& list) {
    if constexpr (!std::is_void_v<E>) requireNames<E>(d, what, list);
  };
  require(std::type_identity<UnitProfile>(), "unitProfile", d.unitProfile());
  require(std::type_identity<UnitStatus>(), "unitStatus", d.unitStatus());
  require(std::type_identity<PersonProfile>(), "personProfile", d.personProfile());
  require(std::type_identity<PersonStatus>(), "personStatus", d.personStatus());
  require(std::type_identity<SideStatus>(), "sideStatus", d.sideStatus());
  require(std::type_identity<BattleStatus>(), "battleStatus", d.battleStatus());
  require(std::type_identity<RelationKind>(), "relations", d.relationKinds());
  if constexpr (!std::is_void_v<TaskKind>) d.requireOrder("tasks", d.taskKinds(), Words<TaskKind>::words);
  d.requireActions(Words<ActionId>::words);
}

}  // namespace signifer
