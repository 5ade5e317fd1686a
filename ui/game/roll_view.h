// A roll as a player reads it: its unit and purpose, each modifier in words with its rule, the figure needed, and the
// exact odds. Afterwards it shows the sum and the result. It is made from the ruling behind the dice, in play and
// before it.
#pragma once

#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "game/battle_controller.h"
#include "widgets/odds_bars.h"

namespace signifer::ui {

struct ModifierRow {
  double value = 0;
  QString rule;
  QString words;
};

/// Exact odds of one result of a ruling.
struct OddsView {
  QString caption;
  std::vector<OddsRow> rows;
  /// The row that came out; -1 before the roll.
  int came = -1;
};

struct ScoreOdds;

struct RollView {
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  /// The purpose of the roll.
  QString title;
  std::vector<ModifierRow> modifiers;
  /// The sum of the modifiers, with its sign; empty where there are none.
  QString sum;
  /// The facts that are certain before the roll: "Needed to hit: 4".
  QStringList facts;
  OddsView odds;
  /// The score that is held against another side's, where the roll is about one.
  std::shared_ptr<const ScoreOdds> scores;
  std::vector<ThrownDice> dice;
  /// "6 + 2, +1 = 9: 1 hit"; empty before the roll.
  QString result;
  /// The sentence of the event's account that tells it; -1 where none does.
  int line = -1;
};

/// The words of a field's value: "yes", "4", "high die".
[[nodiscard]] QString valueWords(const Field& field, const Value& value);
/// A field's value with its unit: "4 in".
[[nodiscard]] QString measuredWords(const Field& field, const Value& value);
[[nodiscard]] QString captionOf(const Field& field);

/// A ruling as a player reads it; with its faces also what came of it.
[[nodiscard]] RollView rollView(const Definition& definition, const Consultation& ruling, bool rolled);
/// The odds of the most telling result that the dice decide; without rows if they decide nothing.
[[nodiscard]] OddsView tellingOdds(const Consultation& ruling);

/// Forms speak of A and B; A is the active side's unit. If two units meet on the table, their names stand for these
/// letters.
struct LetteredSides {
  const Procedure* procedure = nullptr;
  QString a;
  QString b;
  [[nodiscard]] QString named(QString words) const;
};
[[nodiscard]] LetteredSides letteredSides(const Battle& battle, const Consultation& ruling, UnitIndex one,
                                          UnitIndex other, SideIndex active);

/// The chance of the roll's purpose: "Makes contact: 50 %", "Hits: 1 33 %, 2 58 %"; empty if the dice decide nothing.
[[nodiscard]] QString chanceWords(const Consultation& ruling);

/// The rolls of an event, in the order in which they fell; those of which no ruling is known have only their dice.
[[nodiscard]] std::vector<RollView> rollsOf(const BattleController& game, const Event& event);
/// A roll that is wanted or expected.
[[nodiscard]] RollView rollView(const BattleController& game, const ForeseenThrow& roll);

}  // namespace signifer::ui
