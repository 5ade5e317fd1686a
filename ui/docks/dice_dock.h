// The dice of the battle so far: for each side how often each face fell against what fair dice give, and whether that
// is more than chance.
#pragma once

#include <array>

#include "game/battle_controller.h"
#include "widgets/parts.h"

namespace signifer::ui {

class PlotView;

class DiceDock final : public Dock {
  Q_OBJECT

 public:
  explicit DiceDock(BattleController& game, QWidget* parent = nullptr);

 private:
  void refresh();

  /// Not behind another tab.
  bool seen_ = false;
  BattleController& game_;
  std::array<PlotView*, 2> plots_{};
  std::array<Label*, 2> words_{};
};

}  // namespace signifer::ui
