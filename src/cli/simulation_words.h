// The results of many battles, in words for people, in the current language; programs read the JSON instead.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "battle/battle.h"
#include "schema/json_text.h"
#include "simulation/records.h"
#include "simulation/sequential.h"
#include "simulation/simulation.h"

namespace signifer::cli {

/// By summaryOf(): who won how often, when, by what turning points and dice, who was lost most often.
void printSummary(const Json& summary);

/// The surplus of a side's wins in the first set-up over the second, and whether that may be chance.
void printDifference(std::string_view side, const Difference& difference, const std::optional<Decided>& decided);

/// In short: who won how often, and a number that is equal for equal battles.
void printShares(const SimulationResult& result, const Setup& setup, const std::string& signature);

}  // namespace signifer::cli
