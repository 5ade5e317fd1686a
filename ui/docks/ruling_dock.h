// The last ruling, or the one picked in the journal: who on whom, modifiers with their rules, the dice, what came of
// it.
#pragma once

#include <optional>

#include "docks/journal_model.h"
#include "widgets/parts.h"

class QPushButton;
class QVBoxLayout;

namespace signifer::ui {

class DiceFaces;

class RulingDock final : public Dock {
  Q_OBJECT

 public:
  explicit RulingDock(BattleController& game, QWidget* parent = nullptr);
  /// Shows an event of the journal until the next one happens.
  void showRuling(std::size_t event);
  /// The ruling with dice that the event shown rests on, or one without; nullptr where it asked for none.
  [[nodiscard]] const Consultation* consultation() const;

 Q_SIGNALS:
  void overrideWanted();
  void whatIfWanted();

 private:
  void refresh();
  void fill(const RulingView& view);
  void addModifiers(const RulingView& view);
  void addDice(const RulingView& view);
  void addLines(const RulingView& view);

  BattleController& game_;
  std::optional<std::size_t> picked_;
  QVBoxLayout* body_;
};

}  // namespace signifer::ui
