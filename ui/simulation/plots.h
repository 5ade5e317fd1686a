// The charts of a simulation, made from its battles: who had won by the end of each turn, how the sides stood, when it
// ended.
#pragma once

#include "simulation/plot.h"
#include "simulation/records.h"

namespace signifer::ui {

[[nodiscard]] Plot decidedPlot(const SimulationRecords& records);
[[nodiscard]] Plot chancePlot(const SimulationRecords& records);
[[nodiscard]] Plot lengthPlot(const SimulationRecords& records);
/// The worth of a lead, and the turning point, in a sentence; empty if too few battles tell.
[[nodiscard]] QString turningWords(const SimulationRecords& records);
/// Each side's average roll: in all battles, in those won and in those lost.
[[nodiscard]] QString diceWords(const SimulationRecords& records);
[[nodiscard]] QString sideOf(const SimulationRecords& records, std::size_t side);

}  // namespace signifer::ui
