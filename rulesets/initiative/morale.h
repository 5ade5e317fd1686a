// Morale: saves, what markers make of a unit, the two break tests, broken divisions and armies, Disorder coming off.
// The sheet's morale saves and Break Test tables.
#pragma once

#include <optional>

#include "initiative/tables.h"
#include "rules/procedure.h"

namespace signifer::initiative {

/// IO-STA-2.
[[nodiscard]] constexpr bool isShaken(int hits, int stamina) { return hits >= stamina; }
/// IO-STA-3.
[[nodiscard]] inline bool isShattered(int hits, int stamina, const Book& book) {
  return hits >= book.tables.shatteredTimes * stamina;
}

BOOST_DEFINE_FIXED_ENUM_CLASS(Protection, std::uint8_t, none, cover, buildings, fortifications)
BOOST_DEFINE_FIXED_ENUM_CLASS(HitBy, std::uint8_t, other, lightArtillery, mediumArtillery, heavyArtillery)
struct MoraleSaveIn {
  int hits = 1;
  int morale = 4;
  FieldFormation formation = FieldFormation::line;
  /// The best that it has against this attack.
  Protection protection = Protection::none;
  HitBy hitBy = HitBy::other;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(MoraleSaveIn, (), (hits, morale, formation, protection, hitBy))
struct MoraleSaveOut {
  int needed = 0;
  int saved = 0;
  int casualties = 0;
  friend auto operator<=>(const MoraleSaveOut&, const MoraleSaveOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MoraleSaveOut, (), (needed, saved, casualties))
[[nodiscard]] std::optional<Refusal> refuseMoraleSave(const MoraleSaveIn& in);
/// IO-SAV-1 to IO-SAV-11. Dice: one d6 for each hit, where a save is possible.
[[nodiscard]] MoraleSaveOut moraleSave(const MoraleSaveIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

struct UnitStatusIn {
  int hitsBefore = 0;
  int casualties = 0;
  int stamina = 6;
};
BOOST_DESCRIBE_STRUCT(UnitStatusIn, (), (hitsBefore, casualties, stamina))
struct UnitStatusOut {
  int hits = 0;
  bool shaken = false;
  bool becameShaken = false;
  int excessHits = 0;
  bool shattered = false;
  int hitsKept = 0;
  friend auto operator<=>(const UnitStatusOut&, const UnitStatusOut&) = default;
};
BOOST_DESCRIBE_STRUCT(UnitStatusOut, (), (hits, shaken, becameShaken, excessHits, shattered, hitsKept))
[[nodiscard]] std::optional<Refusal> refuseUnitStatus(const UnitStatusIn& in, const Book& book);
/// IO-STA-1 to IO-STA-3, IO-BRK-4.
[[nodiscard]] UnitStatusOut unitStatus(const UnitStatusIn& in, const Book& book);

/// Of both break tests.
struct BreakTestIn {
  BreakType troop = BreakType::infantry;
  int hits = 0;
  int stamina = 6;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(BreakTestIn, (), (troop, hits, stamina))
[[nodiscard]] std::optional<Refusal> refuseBreakTest(const BreakTestIn& in, const Book& book);
/// The row of each table that a score reads: of 10 or more the first, of 2 or less the last.
[[nodiscard]] std::string_view breakRow(int score);
[[nodiscard]] std::string_view rangedBreakRow(int score);

enum class RangedResult : std::uint8_t { breaks, hold, holdDisordered, retreat, retreatDisordered };
struct RangedBreakTestOut {
  int score = 0;
  WordSet<RangedResult> options;
  bool breaks = false;
  int hitsKept = 0;
  friend auto operator<=>(const RangedBreakTestOut&, const RangedBreakTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RangedBreakTestOut, (), (score, options, breaks, hitsKept))
/// IO-BRK-1 to IO-BRK-4, IO-BTR-1 to IO-BTR-9. Dice: two d6.
[[nodiscard]] RangedBreakTestOut rangedBreakTest(const BreakTestIn& in, const Book& book, Dice& dice,
                                                 Modifiers& modifiers);

enum class BreakOutcome : std::uint8_t { hold, giveGround, giveGroundDisordered, giveGroundAllDisordered, breaks };
struct BreakTestOut {
  int score = 0;
  BreakOutcome outcome = BreakOutcome::hold;
  bool supportsGiveGround = false;
  bool supportsDisordered = false;
  int hitsKept = 0;
  friend auto operator<=>(const BreakTestOut&, const BreakTestOut&) = default;
};
BOOST_DESCRIBE_STRUCT(BreakTestOut, (), (score, outcome, supportsGiveGround, supportsDisordered, hitsKept))
/// IO-BRK-1 to IO-BRK-4, IO-BTH-1 to IO-BTH-9, IO-BTH-12. Dice: two d6.
[[nodiscard]] BreakTestOut breakTest(const BreakTestIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

struct DivisionStatusIn {
  int units = 1;
  int lost = 0;
  int shaken = 0;
};
BOOST_DESCRIBE_STRUCT(DivisionStatusIn, (), (units, lost, shaken))
struct DivisionStatusOut {
  bool broken = false;
  int badUnits = 0;
  int breaksAt = 0;
  friend auto operator<=>(const DivisionStatusOut&, const DivisionStatusOut&) = default;
};
BOOST_DESCRIBE_STRUCT(DivisionStatusOut, (), (broken, badUnits, breaksAt))
[[nodiscard]] std::optional<Refusal> refuseDivisionStatus(const DivisionStatusIn& in);
/// IO-DIV-1.
[[nodiscard]] DivisionStatusOut divisionStatus(const DivisionStatusIn& in, const Book& book);

BOOST_DEFINE_FIXED_ENUM_CLASS(BattleOutcome, std::uint8_t, won, lost, draw, ongoing)
struct VictoryIn {
  int ownDivisions = 3;
  int ownBroken = 0;
  int enemyDivisions = 3;
  int enemyBroken = 0;
};
BOOST_DESCRIBE_STRUCT(VictoryIn, (), (ownDivisions, ownBroken, enemyDivisions, enemyBroken))
struct VictoryOut {
  bool ownDefeated = false;
  bool enemyDefeated = false;
  BattleOutcome outcome = BattleOutcome::ongoing;
  friend auto operator<=>(const VictoryOut&, const VictoryOut&) = default;
};
BOOST_DESCRIBE_STRUCT(VictoryOut, (), (ownDefeated, enemyDefeated, outcome))
[[nodiscard]] std::optional<Refusal> refuseVictory(const VictoryIn& in);
/// IO-END-1.
[[nodiscard]] VictoryOut victory(const VictoryIn& in, const Book& book);

struct RemoveDisorderIn {
  bool disordered = true;
  bool engaged = false;
  PlayerSide side = PlayerSide::active;
};
BOOST_DESCRIBE_STRUCT(RemoveDisorderIn, (), (disordered, engaged, side))
struct RemoveDisorderOut {
  bool removed = false;
  bool disordered = false;
  friend auto operator<=>(const RemoveDisorderOut&, const RemoveDisorderOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RemoveDisorderOut, (), (removed, disordered))
/// IO-SEQ-6, IO-STA-5.
[[nodiscard]] RemoveDisorderOut removeDisorder(const RemoveDisorderIn& in, const Book& book);

}  // namespace signifer::initiative

namespace signifer {

template <>
struct Words<initiative::RangedResult> {
  static constexpr auto words =
      std::to_array<std::string_view>({"break", "hold", "hold-disordered", "retreat", "retreat-disordered"});
};

template <>
struct Words<initiative::BreakOutcome> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"hold", "give-ground", "give-ground-disordered", "give-ground-all-disordered", "break"});
};

}  // namespace signifer
