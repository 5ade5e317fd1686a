// The verbs of the command line. Each adds its own options and help to the program.
#pragma once

namespace signifer::cli {

class Program;
class Verb;

void addArmy(Verb app, Program& program);
void addRulesets(Verb app, Program& program);
void addPhases(Verb app, Program& program);
void addProcedures(Verb app, Program& program);
void addRules(Verb app, Program& program);
void addScenarios(Verb app, Program& program);
void addTags(Verb app, Program& program);
void addTell(Verb app, Program& program);
void addTroops(Verb app, Program& program);
void addOptions(Verb app, Program& program);
void addRuling(Verb app, Program& program);
void addOrders(Verb app, Program& program);
void addMail(Verb app, Program& program);
void addOdds(Verb app, Program& program);
void addJudge(Verb app, Program& program);
void addCandidates(Verb app, Program& program);
void addPlay(Verb app, Program& program);
void addSimulate(Verb app, Program& program);
void addCalibrate(Verb app, Program& program);
void addMerge(Verb app, Program& program);
void addReplay(Verb app, Program& program);
void addPapers(Verb app, Program& program);
void addValidate(Verb app, Program& program);
void addView(Verb app, Program& program);
void addConform(Verb app, Program& program);

/// Reads the command line and does what it asks; the exit code of the program.
[[nodiscard]] int run(int argc, const char* const* argv);

}  // namespace signifer::cli
