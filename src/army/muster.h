// Armies on a table. Their units and leaders are as a battle file has them (docs/file-formats.md), each at its place.
// An army that nobody has placed stands in the usual order.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "army/army_json.h"
#include "battle/battle.h"

namespace signifer {

/// A table without ground: inches on a measured table, squares on a grid.
struct MusterTable {
  Length width = 72 * oneInch;
  Length depth = 48 * oneInch;
  int columns = 14;
  int rows = 10;
  Length squareSide = 4 * oneInch;
  friend bool operator==(const MusterTable&, const MusterTable&) = default;
};

/// The members of a battle file that give a unit's place: x, y and heading, or column, row and facing.
void writePlace(Json& unit, const Definition& definition, const MusterTable& table, const Pose& pose);

/// One unit of an army: an entry, and which of its units, both from 0.
struct ArmyMember {
  std::size_t entry = 0;
  int index = 0;
  friend bool operator==(const ArmyMember&, const ArmyMember&) = default;
};
[[nodiscard]] std::vector<ArmyMember> membersOf(const Army& army);

/// A unit of an army as a battle file has it, without a place and without what points to others.
[[nodiscard]] Json musterUnit(const Definition& definition, const ArmyTerms& terms, const Army& army,
                              const ArmyMember& member, const std::string& id, const std::string& side);

/// A unit in the usual order.
struct UsualUnit {
  Base base;
  /// It stands in a row of its own before the line.
  bool before = false;
};

/// Whether a drawing shows skirmishers, who stand before a line. Over the shared interface no more is known of a troop
/// type.
[[nodiscard]] bool isScreen(std::string_view symbol);

/// Poses in the usual order: the first army looks up the table, the second down. The units of a row touch each other,
/// fronts level, in the given order. The first row is at the front. Units that stand before the line have a row before
/// it.
[[nodiscard]] std::vector<Pose> usualOrder(const Definition& definition, const MusterTable& table, SideIndex side,
                                           std::span<const UsualUnit> units);

/// The places of people who are with no unit. They wait side by side a little behind the units that they command, or
/// behind the whole army. `members` are the units that are there, which stand at `poses` on `bases`.
[[nodiscard]] std::vector<Point> placesBehind(const MusterTable& table, SideIndex side, const Army& army,
                                              std::span<const ArmyMember> members, std::span<const Pose> poses,
                                              std::span<const Base> bases);

/// A battle file of two armies, in their usual order, on a table without ground. Sides are called `ids`. Throws
/// SourceError where the armies have a fault that no battle of the rule set can have.
[[nodiscard]] Json musterBattle(const RuleSet& rules, const ArmyTerms& terms, const MusterTable& table,
                                const std::string& title, const Army& first, const Army& second);

/// The units' bases, as the rule set works them out, in the order of membersOf. Throws SourceError, as reading the
/// battle file of musterBattle would: /units/3 is the fourth member.
[[nodiscard]] std::vector<Base> basesOf(const RuleSet& rules, const ArmyTerms& terms, const Army& army);

/// A battle of the army against itself on a large table, to be looked at. Throws SourceError.
[[nodiscard]] Battle trialBattle(const RuleSet& rules, const ArmyTerms& terms, const Army& army);

/// A trial battle on this table, to see the army's usual order: its units, in the order of membersOf, are the first of
/// the battle. Throws SourceError.
[[nodiscard]] Battle usualBattle(const RuleSet& rules, const ArmyTerms& terms, const MusterTable& table,
                                 const Army& army);

/// Lays both armies' people and what they command into a battle file whose `units` are the members in order. Exposed
/// for editors, which put units elsewhere than in the usual order. `unitIds` are the members' ids in the file, empty
/// for members off the table. `firstUnit` is each member's place in the file's list, or -1.
struct MusteredUnits {
  std::vector<std::string> ids;
  std::vector<int> places;
};
void musterCommand(Json& battle, const Definition& definition, const ArmyTerms& terms, const Army& army,
                   const std::string& side, const MusteredUnits& units, std::span<const Point> peopleAt,
                   std::set<std::string>& taken);

}  // namespace signifer
