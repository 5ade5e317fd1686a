// The one schema idea: a list of fields (name, type, range or values, default, caption) describes a procedure's inputs
// and results, an action's parameters, a profile, a status and the options alike. Forms, JSON reading with exact
// errors, help texts and printed sheets are made from it. Values are plain numbers, so that situations can be compared,
// copied and merged without looking at text.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace signifer {

/// What a field holds. A `list` is a set of words out of `values`; the types from `unit` on occur in actions only.
/// `steps` is a way over the squares of a grid, one word a step; an action keeps it as its path (battle/action.h).
enum class FieldType : std::uint8_t {
  boolean,
  integer,
  number,
  choice,
  list,
  text,
  unit,
  person,
  units,
  point,
  path,
  facing,
  steps,
};

/// Whether an action keeps a field of this type among its values (battle/action.h).
[[nodiscard]] bool keptAsValue(FieldType type);

/// The list that a whole number is a place of; lists begin with 0, and a number below 0 is no place.
enum class Holds : std::uint8_t { number, unit, person, side, step };

/// One value: a boolean, integer, the index of a word of `choice`, or the bits of a `list` in `whole`; a `number` in
/// `real`.
struct Value {
  std::int64_t whole = 0;
  double real = 0;
  friend auto operator<=>(const Value&, const Value&) = default;
};

struct Field {
  std::string name;
  FieldType type = FieldType::integer;
  double least = 0;
  double most = 0;
  bool bounded = false;
  std::vector<std::string> values;
  /// The words that people read for each of the values, of a boolean for false and for true; empty for the plain word.
  std::vector<std::string> words;
  /// The words that people read instead of some figures of an integer: 7 is "no save".
  std::map<std::int64_t, std::string> figureWords;
  /// The words for an integer of an action: "# model abreast|# models abreast"; empty for its caption and the figure.
  std::string says;
  /// A bit for each value, of a boolean for false and for true, that goes without saying where an action is told.
  std::uint64_t unsaid = 0;
  /// An action tells this field only where that one, a choice before it, has one of these values; empty for always.
  std::string saidWith;
  std::uint64_t saidWithValues = 0;
  std::string caption;
  /// inch, degree, square or the like; empty for plain figures.
  std::string unit;
  bool required = false;
  /// May be left out without having a default.
  bool optional = false;
  /// The list of the battle that a status is checked against when it is read.
  Holds holds = Holds::number;
  /// Whether a person's status counts how often another has taken his place, who is named after him.
  bool successions = false;
  Value standard;

  /// Index of a word among the values, -1 where it is none of them.
  [[nodiscard]] int indexOf(std::string_view word) const;
};

/// kebab-case as words: "high-die" is "high die".
[[nodiscard]] std::string inWords(std::string_view word);

using Fields = std::vector<Field>;

/// Index of the field with this name, -1 where there is none.
[[nodiscard]] int indexOf(const Fields& fields, std::string_view name);

/// Values in the order of their fields. `given` says which were in the request.
struct Values {
  std::vector<Value> at;
  std::vector<bool> given;
};

[[nodiscard]] std::string_view nameOf(FieldType type);
[[nodiscard]] std::string_view nameOf(Holds holds);

}  // namespace signifer
