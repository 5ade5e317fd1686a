// The one writer of a battle's units. Play reads a battle and changes its units through its mover alone. The mover
// tells the position at once, so that nothing the position has kept of a unit outlives a change.
#pragma once

#include <initializer_list>
#include <type_traits>

#include "battle/battle.h"

namespace signifer {

/// A position has `moved(u)`: the pose or the base of a unit has changed, or whether it is there, or a status that
/// counts. `Position::counts(slot)` says which statuses do. Whatever the position keeps of units goes by these.
template <class Position>
class Mover {
 public:
  Mover(Battle& battle, Position& position)
      : turn(battle.turn),
        active(battle.active),
        step(battle.step),
        people(battle.people),
        status(battle.status),
        tasks(battle.tasks),
        relations(battle.relations),
        battle_(battle),
        position_(position) {}

  void place(UnitIndex u, const Pose& pose) { place(u, pose, battle_.unit(u).base); }
  void reshape(UnitIndex u, const Base& base) { place(u, battle_.unit(u).pose, base); }
  void place(UnitIndex u, const Pose& pose, const Base& base) {
    Unit& unit = battle_.unit(u);
    if (unit.pose == pose && unit.base == base) return;
    unit.pose = pose;
    unit.base = base;
    position_.moved(u);
  }
  void remove(UnitIndex u) { setPresent(u, false); }
  void bring(UnitIndex u) { setPresent(u, true); }
  template <class E>
  void set(UnitIndex u, E slot, std::int16_t value) {
    std::int16_t& now = battle_.unit(u).status[slot];
    if (!Position::counts(slot)) {
      now = value;
    } else if (now != value) {
      now = value;
      position_.moved(u);
    }
  }
  template <class E>
  void clear(UnitIndex u, std::initializer_list<E> slots) {
    for (const E slot : slots) set(u, slot, 0);
  }

  // The rest of the battle may be written as one likes: what was found of it is kept only while the battle rests.
  std::int16_t& turn;
  SideIndex& active;
  StepIndex& step;
  std::vector<Person>& people;
  Slots<16>& status;
  std::vector<Task>& tasks;
  std::vector<Relation>& relations;
  [[nodiscard]] Person& person(PersonIndex p) const { return battle_.person(p); }
  [[nodiscard]] SideState& side(SideIndex s) const { return battle_.side(s); }
  void relate(std::int16_t kind, UnitIndex from, UnitIndex to, std::int16_t value) const {
    battle_.relate(kind, from, to, value);
  }

 private:
  void setPresent(UnitIndex u, bool present) {
    if (battle_.unit(u).present == present) return;
    battle_.unit(u).present = present;
    position_.moved(u);
  }

  Battle& battle_;
  Position& position_;
};

/// A status of a unit that is read as a number and written through the mover.
template <class Position, class E>
class UnitStatusOf {
 public:
  UnitStatusOf(Mover<Position>& mover, const Battle& battle, UnitIndex unit, E slot)
      : mover_(mover), battle_(battle), unit_(unit), slot_(slot) {}

  operator std::int16_t() const { return battle_.unit(unit_).status[slot_]; }
  template <class Word>
  requires std::is_enum_v<Word>
  explicit operator Word() const { return static_cast<Word>(battle_.unit(unit_).status[slot_]); }
  const UnitStatusOf& operator=(std::int16_t value) const {
    mover_.set(unit_, slot_, value);
    return *this;
  }
  const UnitStatusOf& operator=(const UnitStatusOf& other) const { return *this = std::int16_t{other}; }
  const UnitStatusOf& operator++() const { return *this = static_cast<std::int16_t>(*this + 1); }
  const UnitStatusOf& operator--() const { return *this = static_cast<std::int16_t>(*this - 1); }

 private:
  Mover<Position>& mover_;
  const Battle& battle_;
  UnitIndex unit_;
  E slot_;
};

}  // namespace signifer
