// Paper marks on a real table, by which a photo of it is read: eight along the border, one on each unit and on each
// leader who stands alone. They are squares of the AprilTag family tag36h11. A battle's file may fix the numbers of
// units and people (`tag`); the others are given out in the file's order, so that a battle has the same marks always.
// Where sides keep secrets, each has its own half of the numbers.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle/battle.h"
#include "rules/definition.h"
#include "schema/document.h"

namespace signifer {

inline constexpr std::string_view markFamily = "tag36h11";
/// Units and people have the numbers from here to the family's last.
inline constexpr int firstModelMark = 10;
inline constexpr int lastMark = 586;
/// The side of the black square of a border mark, and those that a unit's may have.
inline constexpr Length borderMarkSide = 2 * oneInch;
inline constexpr std::array<Length, 3> markSides{600, 800, 1000};
inline constexpr Length usualMarkSide = 800;

/// The place of units' marks: in the middle of the base, or on a slip that lies flush behind its rear edge and may be
/// taken up after the photo. Elsewhere: where a unit's own entry says.
enum class MarkPlace : std::uint8_t { base, behind, elsewhere };

/// A unit's or a person's mark as a file fixes it.
struct UnitTag {
  /// 0 for none: the lowest that is free.
  int id = 0;
  /// Nothing: as those of the others.
  std::optional<MarkPlace> place;
  /// The centre of a mark elsewhere, right of the base's and ahead of it; its top is turned so far from the front.
  Length right = 0;
  Length ahead = 0;
  Angle turn = 0;
  friend bool operator==(const UnitTag&, const UnitTag&) = default;
};

/// The marks that a battle's file fixes for its units and people. `side` is the side of their marks that it keeps, 0
/// for none.
struct FixedMarks {
  Length side = 0;
  MarkPlace place = MarkPlace::base;
  std::vector<UnitTag> units;
  std::vector<UnitTag> people;
  /// Each side has a range of its own, so that its numbers tell nothing of the other army.
  bool bySide = false;
};
/// A setup has them behind the rule set's own settings. `keepMarks` comes last, when units and people are there.
void keepMarks(Setup& setup, const Definition& definition, const FixedMarks& marks);
[[nodiscard]] FixedMarks fixedMarks(const Setup& setup, const Definition& definition);
/// The complaint about a number that two have: who has it first is named too.
[[nodiscard]] std::string markTaken(int tag, const std::string& name, const std::string& owner);

/// The base of a leader who stands alone: round, of an inch.
inline constexpr Base leaderBase{oneInch, oneInch};

/// The width of the white rim around the black square.
[[nodiscard]] constexpr Length rimOf(Length side) { return side / 8; }

/// A mark that lies flush on the table's edge, its top to the far edge.
struct BorderMark {
  int id = 0;
  /// "lowerLeft", "lower" for the middle of the lower edge.
  std::string_view place;
  Point centre;
};

/// The mark of a unit or a person.
struct ModelMark {
  int id = 0;
  /// How far the mark's centre lies right of the base's centre, and ahead of it.
  Length right = 0;
  Length ahead = 0;
  /// The direction of its top from the unit's front, clockwise.
  Angle turn = 0;
};

struct BattleMarks {
  /// The side of the units' and people's black squares.
  Length side = usualMarkSide;
  std::array<BorderMark, 8> border;
  /// One for each unit and each person of the battle, on the table or not; with the number 0 it is left out.
  std::vector<ModelMark> units;
  std::vector<ModelMark> people;
};

/// The border marks of a table: the corners, counter-clockwise from the lower left, then the middles of the lower,
/// right, upper and left edge.
[[nodiscard]] std::array<BorderMark, 8> borderMarks(Length width, Length depth);

/// The side and place of units' marks, where somebody wishes others than the battle's.
struct MarkWish {
  std::optional<Length> side = {};
  std::optional<MarkPlace> place = {};
  friend bool operator==(const MarkWish&, const MarkWish&) = default;
};

/// The wish that the players' notes beside a journal keep, a JSON object (`marks`); empty where they keep none.
[[nodiscard]] MarkWish markWishIn(const std::string& notes);
/// This wish, and where it leaves something open the other.
[[nodiscard]] MarkWish orElse(const MarkWish& wish, const MarkWish& other);

/// A battle's marks as is wished, else as the battle has them. Units that have a place of their own keep it.
[[nodiscard]] BattleMarks marksOf(const Definition& definition, const Battle& battle, const MarkWish& wish = {});

/// Whether he has a base of his own on the table, and so a mark.
[[nodiscard]] inline bool standsAlone(const Person& person) { return person.unit == noUnit; }

/// The side of marks in inches, one of `markSides`. Throws SourceError.
[[nodiscard]] Length readMarkSide(const Node& node);
/// The side out of a word, "0.8"; nothing if it is none.
[[nodiscard]] std::optional<Length> markSideFrom(std::string_view word);
/// `markNumbers`: whether each side has a range of its own. Throws SourceError.
[[nodiscard]] bool readMarksBySide(const Node& node);
/// Out of a word, "base" or "behind"; nothing if it is none.
[[nodiscard]] std::optional<MarkPlace> markPlaceFrom(std::string_view word);
[[nodiscard]] MarkPlace readMarkPlace(const Node& node);
/// "base", "behind".
[[nodiscard]] std::string_view wordOf(MarkPlace place);
/// The `tag` of a unit: a number, or an object of what it fixes. Throws SourceError.
[[nodiscard]] UnitTag readUnitTag(const Node& node);
/// Null where it fixes nothing.
[[nodiscard]] Json unitTagJson(const UnitTag& tag);

/// The marks as programs read them (docs/file-formats.md, "Marks").
[[nodiscard]] Json marksJson(const Battle& battle, const BattleMarks& marks);

}  // namespace signifer
