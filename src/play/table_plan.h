// The parts of a battle file that say how the players deploy and which photo lies under the table.
#pragma once

#include "battle/setup.h"
#include "schema/document.h"

namespace signifer {

/// Throws SourceError. The setup has its table and sides.
[[nodiscard]] DeploymentPlan readDeploymentPlan(const Node& node, const Setup& setup);
/// An empty object where there is no plan.
[[nodiscard]] Json writeDeploymentPlan(const DeploymentPlan& plan, const Setup& setup);

[[nodiscard]] TablePhoto readPhoto(const Node& node);
[[nodiscard]] Json writePhoto(const TablePhoto& photo);

/// The corners of a zone on this table.
[[nodiscard]] std::vector<Point> outlineOf(const DeploymentZone& zone, const Setup& setup);

}  // namespace signifer
