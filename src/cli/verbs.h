// The verbs of the command line. Each adds its own options and help to the program.
#pragma once

namespace CLI {
class App;
}

namespace signifer::cli {

class Program;

void addArmy(CLI::App& app, Program& program);
void addRulesets(CLI::App& app, Program& program);
void addPhases(CLI::App& app, Program& program);
void addProcedures(CLI::App& app, Program& program);
void addRules(CLI::App& app, Program& program);
void addScenarios(CLI::App& app, Program& program);
void addTroops(CLI::App& app, Program& program);
void addOptions(CLI::App& app, Program& program);
void addRuling(CLI::App& app, Program& program);
void addOdds(CLI::App& app, Program& program);
void addJudge(CLI::App& app, Program& program);
void addCandidates(CLI::App& app, Program& program);
void addPlay(CLI::App& app, Program& program);
void addSimulate(CLI::App& app, Program& program);
void addMerge(CLI::App& app, Program& program);
void addReplay(CLI::App& app, Program& program);
void addPapers(CLI::App& app, Program& program);
void addValidate(CLI::App& app, Program& program);

/// Reads the command line and does what it asks; the exit code of the program.
[[nodiscard]] int run(int argc, const char* const* argv);

}  // namespace signifer::cli
