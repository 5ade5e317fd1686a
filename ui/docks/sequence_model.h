// The sequence dock's matter as plain values: the side to act, the standings, the steps worth seeing, the reminders.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "game/battle_controller.h"

namespace signifer::ui {

struct StepRow {
  enum class State { done, current, ahead };
  int step = 0;
  int depth = 0;
  /// Number of a phase, 0 for a step within one.
  int phase = 0;
  QString title;
  QString help;
  State state = State::ahead;
  bool optional = false;
};

struct StandingRow {
  SideIndex side = 0;
  QString name;
  QString what;
  int left = 0;
  int start = 0;
};

struct ReminderRow {
  QString title;
  /// Names of the units as links, and the rule.
  QString links;
  /// Figures below them; may be empty.
  QString figures = {};
  bool aboutUnits = false;
};

struct SequenceView {
  QString turn;
  QString whose;
  SideIndex side = noSide;
  std::vector<StandingRow> standings;
  /// The names of the sides that have standings, in the same order.
  [[nodiscard]] QStringList sideNames() const;
  /// The points for objectives in one line, and why; empty in a battle without.
  QString score;
  QString scoreWhy;
  std::vector<StepRow> steps;
  std::vector<ReminderRow> reminders;
  /// The big button: its title and what comes; nothing to do where somebody has to choose first.
  QString next;
  QString nextNote;
  bool mayGoOn = false;
  /// The reason why players must wait while a machine moves; empty while players may act.
  QString resting;
};

[[nodiscard]] SequenceView sequenceView(const BattleController& game);
/// The steps to show: all phases, and of the phase being played its steps and those around the present one.
[[nodiscard]] std::vector<StepRow> stepRows(const Sequence& sequence, StepIndex current);
/// The changes by which the players walk by hand: to what comes next, and to a step of this player turn.
[[nodiscard]] QString nextStepChanges(const BattleController& game);
[[nodiscard]] QString goToStepChanges(const BattleController& game, int step);

/// Why the battle ended, with the army's name in it; empty while it goes on.
[[nodiscard]] QString whyItEnded(const BattleController& game);

}  // namespace signifer::ui
