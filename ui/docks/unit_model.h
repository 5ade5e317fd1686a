// The unit dock's matter for one unit, as plain values.
#pragma once

#include <QString>
#include <utility>
#include <vector>

#include "game/battle_controller.h"
#include "rules/portrait.h"

namespace signifer::ui {

struct UnitView {
  QString name;
  /// Troop type, kind and traits.
  QString about;
  /// Figures of the profile: caption and value.
  std::vector<std::pair<QString, QString>> cells;
  Portrait portrait;
  /// State in words, people with it, whatever is not as it was at the beginning.
  QString state;
};

[[nodiscard]] UnitView unitView(const BattleController& game, UnitIndex unit);

/// Whether harm is counted in boxes; where figures are counted, the lost ones are the harm.
[[nodiscard]] bool countsHarm(const Portrait& portrait);
/// "harm 2 of 5 · skirmishing", or the models that are left; empty where nothing of it is counted.
[[nodiscard]] QString harmWords(const Definition& definition, const Battle& battle, const Portrait& portrait);

}  // namespace signifer::ui
