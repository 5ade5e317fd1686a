// A roll as the window shows it: the engine's words of rolls (sheet/roll_words.h) as the window's texts. It is made
// from the ruling behind the dice, in play and before it.
#pragma once

#include <QStringList>
#include <memory>
#include <vector>

#include "game/battle_controller.h"
#include "sheet/roll_words.h"
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

struct RollView {
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  /// The purpose of the roll.
  QString title;
  std::vector<ModifierRow> modifiers;
  /// The sum of the modifiers, with its sign; empty where there are none, or where what is needed has them in it.
  QString sum;
  /// The facts that are certain before the roll: "Needed to hit: 4".
  QStringList facts;
  OddsView odds;
  /// The score that is held against another side's, where the roll is about one.
  std::shared_ptr<const RollScores> scores;
  std::vector<ThrownDice> dice;
  /// "6 + 2, +1 = 9: 1 hit"; empty before the roll.
  QString result;
  /// The sentence of the event's account that tells it; -1 where none does.
  int line = -1;
  /// Before the roll: the faces that count, "each 4 or more counts", and what each result does, "up to 6: no hit · 7 or
  /// more: 1 hit".
  QString counts;
  QString results;
  /// It comes only where the dice before it fall so.
  bool perhaps = false;
};

/// A ruling as a player reads it; with its faces also what came of it.
[[nodiscard]] RollView rollView(const Definition& definition, const Consultation& ruling, bool rolled);
/// The same about two units on the table.
[[nodiscard]] RollView rollView(const BattleController& game, const Consultation& ruling, UnitIndex unit,
                                UnitIndex other);
/// A roll that is wanted or expected.
[[nodiscard]] RollView rollView(const BattleController& game, const ForeseenThrow& roll);
/// The words of what each result of a roll does, before it falls; empty where further dice decide.
[[nodiscard]] QString resultsOf(const BattleController& game, const ForeseenThrow& roll);
/// The rolls of an event, in the order in which they fell; those of which no ruling is known have only their dice.
[[nodiscard]] std::vector<RollView> rollsOf(const BattleController& game, const Event& event);

/// The chance of the roll's purpose: "Makes contact: 50 %"; empty if the dice decide nothing.
[[nodiscard]] QString chanceWords(const BattleController& game, const Consultation& ruling, UnitIndex unit,
                                  UnitIndex other);
/// The chances that the own score is higher, equal, lower than theirs; no rows where they are not scores of one kind.
[[nodiscard]] OddsView oddsOfScores(const RollView& own, const RollView& theirs);

/// A field's caption without what explains it, and a value of it, without and with its unit.
[[nodiscard]] QString captionOf(const Field& field);
[[nodiscard]] QString valueWords(const Field& field, const Value& value);
[[nodiscard]] QString rowWords(const Field& field, const Value& value);

}  // namespace signifer::ui
