// A battle as a plain value. What changes is kept in flat arrays of small structs without text, so that a copy is cheap
// and look-ahead, undo and simulation are copies. What does not change (names, profiles, terrain, options) is the
// Setup, shared by all copies. Statuses are numbered slots: the rule set's JSON names them, its code reaches them by
// enumeration, and everything else (window, files, cards) by their fields.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <memory>
#include <vector>

#include "battle/setup.h"
#include "table/measures.h"

namespace signifer {

/// 0 or 1; noSide where there is none.
using SideIndex = std::int8_t;
using UnitIndex = std::int16_t;
using PersonIndex = std::int16_t;
/// Number of a step, in the order of the sequence's tree, parents before children.
using StepIndex = std::int16_t;

inline constexpr SideIndex noSide = -1;
inline constexpr UnitIndex noUnit = -1;
inline constexpr PersonIndex noPerson = -1;
inline constexpr StepIndex noStep = -1;

[[nodiscard]] constexpr SideIndex enemyOf(SideIndex side) { return static_cast<SideIndex>(1 - side); }

/// Numbered slots that are reached by an enumeration of the rule set.
template <std::size_t N>
struct Slots {
  std::array<std::int16_t, N> at{};

  template <class E>
  [[nodiscard]] std::int16_t operator[](E slot) const {
    return at[static_cast<std::size_t>(slot)];
  }
  template <class E>
  std::int16_t& operator[](E slot) {
    return at[static_cast<std::size_t>(slot)];
  }
  friend auto operator<=>(const Slots&, const Slots&) = default;
};

struct Unit {
  Pose pose;
  Base base;
  SideIndex side = noSide;
  /// On the table; a unit that has left it or is destroyed stays in the list.
  bool present = true;
  Slots<48> status;
  friend auto operator<=>(const Unit&, const Unit&) = default;
};

/// A leader, general or character. Where he is with a unit, `at` follows the unit's centre.
struct Person {
  Point at;
  UnitIndex unit = noUnit;
  SideIndex side = noSide;
  bool present = true;
  Slots<12> status;
  friend auto operator<=>(const Person&, const Person&) = default;
};

struct SideState {
  Slots<16> status;
  friend auto operator<=>(const SideState&, const SideState&) = default;
};

/// Something still to be done: the control flow of a turn is data, so that any moment can be saved. `code` and `args`
/// mean what the rule set says.
struct Task {
  std::int16_t code = 0;
  std::array<std::int16_t, 7> args{};
  friend auto operator<=>(const Task&, const Task&) = default;
};

/// A fact about one unit with regard to another: earlier shots at a target, rounds fought, a foe that is feared.
struct Relation {
  std::int16_t kind = 0;
  UnitIndex from = noUnit;
  UnitIndex to = noUnit;
  std::int16_t value = 0;
  friend auto operator<=>(const Relation&, const Relation&) = default;
};

struct Battle {
  std::shared_ptr<const Setup> setup;

  std::int16_t turn = 1;
  SideIndex active = 0;
  StepIndex step = 0;
  std::vector<Unit> units;
  std::vector<Person> people;
  std::array<SideState, 2> sides;
  Slots<16> status;
  /// The last is done first.
  std::vector<Task> tasks;
  std::vector<Relation> relations;

  [[nodiscard]] Unit& unit(UnitIndex index) { return units[static_cast<std::size_t>(index)]; }
  [[nodiscard]] const Unit& unit(UnitIndex index) const { return units[static_cast<std::size_t>(index)]; }
  [[nodiscard]] Person& person(PersonIndex index) { return people[static_cast<std::size_t>(index)]; }
  [[nodiscard]] const Person& person(PersonIndex index) const { return people[static_cast<std::size_t>(index)]; }
  [[nodiscard]] SideState& side(SideIndex index) { return sides[static_cast<std::size_t>(index)]; }
  [[nodiscard]] const SideState& side(SideIndex index) const { return sides[static_cast<std::size_t>(index)]; }
  [[nodiscard]] UnitIndex unitCount() const { return static_cast<UnitIndex>(units.size()); }
  [[nodiscard]] PersonIndex personCount() const { return static_cast<PersonIndex>(people.size()); }

  /// A profile figure of a unit or person: a boolean, integer or index of a word; a number in thousandths.
  template <class E>
  [[nodiscard]] std::int32_t profile(UnitIndex index, E slot) const {
    return setup->units[static_cast<std::size_t>(index)].profile[static_cast<std::size_t>(slot)];
  }
  template <class E>
  [[nodiscard]] std::int32_t personProfile(PersonIndex index, E slot) const {
    return setup->people[static_cast<std::size_t>(index)].profile[static_cast<std::size_t>(slot)];
  }

  [[nodiscard]] std::int16_t relation(std::int16_t kind, UnitIndex from, UnitIndex to) const;
  /// Sets a relation; the value 0 removes it.
  void relate(std::int16_t kind, UnitIndex from, UnitIndex to, std::int16_t value);

  /// Equal states of equal setups.
  friend bool operator==(const Battle& a, const Battle& b);
};

/// A number that differs where battles differ in state: for golden signatures and replays. The same on every machine.
[[nodiscard]] std::uint64_t fingerprint(const Battle& battle);

}  // namespace signifer
