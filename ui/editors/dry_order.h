// Keeps an army that is laid out off water and ground that nobody enters: a river drawn across the usual order moves
// the whole of it, or those few whom it still touches.
#pragma once

#include <string>
#include <vector>

#include "editors/table_model.h"
#include "rules/definition.h"

namespace signifer::ui {

/// What a base at this place stands in where that is water or ground that nobody enters, by its name; empty for dry
/// ground.
[[nodiscard]] std::string waterUnder(const Definition& definition, const TableModel& model, const Pose& pose,
                                     const Base& base);

/// The same order clear of it: ahead or back as a whole by the shortest way, within its own half of the table; whoever
/// is still in it goes to the nearest free place. Where there is none he stays, for the check to tell.
[[nodiscard]] std::vector<Pose> dryOrder(const Definition& definition, const TableModel& model,
                                         const std::vector<Base>& bases, std::vector<Pose> order);

}  // namespace signifer::ui
