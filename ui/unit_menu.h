// The menu of a unit: its own actions, the selected unit's actions against it, distances, sight, reaches, the units of
// its line and command, and changes by hand.
#pragma once

#include <QMenu>

#include "game/battle_controller.h"
#include "table/table_view.h"

namespace signifer::ui {

/// The deeds in the window behind the menu's entries.
struct UnitMenuDeeds {
  std::function<void(const Action&)> choose;
  std::function<void(UnitIndex, UnitIndex)> measure;
  std::function<void(TableView::Tool)> tool;
  std::function<void()> changeByHand;
  std::function<void()> typeMove;
  std::function<void(UnitIndex)> selectLine;
  std::function<void(UnitIndex)> selectCommand;
};

/// Fills a menu about a unit; `unit` may be anybody's.
void fillUnitMenu(QMenu& menu, BattleController& game, UnitIndex unit, const UnitMenuDeeds& deeds);

/// "9.6 in" between two units, edge to edge, as the rules measure.
[[nodiscard]] QString gapWords(const BattleController& game, UnitIndex one, UnitIndex other);

}  // namespace signifer::ui
