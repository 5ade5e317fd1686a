// Keeps an army that is laid out off water and off ground that nobody enters. A river across the usual order moves the
// whole order, or the few units that it still touches.
#pragma once

#include <string>
#include <vector>

#include "editors/table_model.h"
#include "rules/definition.h"

namespace signifer::ui {

/// The name of the water, or of the ground that nobody enters, under a base at this place; empty for dry ground.
[[nodiscard]] std::string waterUnder(const Definition& definition, const TableModel& model, const Pose& pose,
                                     const Base& base);

/// The order moved clear of water: ahead or back as a whole, by the shortest way, within its own half of the table. A
/// unit still in water goes to the nearest free place. If there is none the unit stays, and the check tells of it.
[[nodiscard]] std::vector<Pose> dryOrder(const Definition& definition, const TableModel& model,
                                         const std::vector<Base>& bases, std::vector<Pose> order);

}  // namespace signifer::ui
