// The forces of a battle file one by one: sides, units and people. The battle's own reader (battle_reader.cpp) and that
// of another position of a known battle (another_position.cpp) read them alike.
#pragma once

#include <map>
#include <set>
#include <string>

#include "battle/battle.h"
#include "play/marks.h"
#include "rules/definition.h"
#include "schema/document.h"

namespace signifer {

/// All of it throws SourceError.
class ForcesReader {
 public:
  /// The setup has the table when the first of them is read, and both sides when the first unit is.
  ForcesReader(const Definition& definition, const Setup& setup) : d_(definition), setup_(setup) {}

  void readSide(const Node& node, SideInfo& info, SideState& side) const;
  void readUnit(const Node& node, UnitInfo& info, Unit& unit);
  /// The battle has its units, and the setup as well.
  void readPerson(const Node& node, const Battle& battle, PersonInfo& info, Person& person);
  /// An id that no unit and no person has that was read before.
  void requireNewId(const Node& node, const std::string& id);
  /// The mark (`tag`) that a unit's or person's file fixes, one that nobody has who was read before; of a person 0 for
  /// none. `name` is the owner's.
  [[nodiscard]] UnitTag readTag(const Node& node, const std::string& name);

 private:
  void readPlace(const Node& node, Unit& unit) const;
  void requireNewTag(const Node& node, int number, const std::string& name);

  const Definition& d_;
  const Setup& setup_;
  std::set<std::string> ids_;
  /// Whose each mark is.
  std::map<int, std::string> tags_;
};

}  // namespace signifer
