// The look of a unit or a person on the table. It is taken from the battle and the rule set's portrait beforehand, so
// that painting needs neither.
#pragma once

#include <QString>
#include <vector>

#include "battle/battle.h"
#include "rules/portrait.h"
#include "rules/ruleset.h"

namespace signifer::ui {

struct UnitLook {
  UnitIndex unit = noUnit;
  SideIndex side = 0;
  QString name;
  QString symbol;
  Pose pose;
  /// The base as drawn: on a grid somewhat smaller than its square, so that square and facing are seen.
  Base base;
  Portrait portrait;
  bool selected = false;
  /// The players are asked about this very unit.
  bool asked = false;
  /// The drawing of the companion of the unit; empty for none.
  QString companion;
};

struct PersonLook {
  PersonIndex person = noPerson;
  SideIndex side = 0;
  QString name;
  QString symbol;
  Point at;
};

/// The stance of a unit in words; empty for close order.
[[nodiscard]] QString stanceWords(Stance stance);
/// The portrait without the states that the amber disc and the tick say already.
[[nodiscard]] Portrait portraitOf(const RuleSet& rules, const Battle& battle, UnitIndex unit);
[[nodiscard]] UnitLook lookOf(const RuleSet& rules, const Battle& battle, UnitIndex unit);
/// All units on the table.
[[nodiscard]] std::vector<UnitLook> unitLooks(const RuleSet& rules, const Battle& battle);
/// People who stand alone.
[[nodiscard]] std::vector<PersonLook> personLooks(const Battle& battle);
/// The unit in one sentence, as a screen reader, the tool tip and the dock say it.
[[nodiscard]] QString sentenceOf(const RuleSet& rules, const Battle& battle, UnitIndex unit);
[[nodiscard]] QString sentenceOf(const Battle& battle, const PersonLook& person);

}  // namespace signifer::ui
