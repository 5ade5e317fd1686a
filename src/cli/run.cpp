// The command line as a whole: the global options, the verbs in the order of the help, and how errors end.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/language.h"
#include "library/places.h"
#include "schema/reason.h"

namespace signifer::cli {
namespace {

constexpr const char* description =
    "Referee and simulator for miniature battles.\n\n"
    "Asks the rules a question and prints the answer: rulings, exact odds, whether a move is legal and why not,\n"
    "whole battles played by machine, checklists to print. Most verbs print JSON with --json; ruling, odds, judge\n"
    "and candidates answer a stream of JSON requests with --batch. See 'signifer-cli VERB --help'.";

constexpr const char* footer =
    "\nThe exit code is 0 where all is fine, 1 where the answer is no (not legal, not valid, not equal), and 2 where "
    "the\n"
    "question itself is wrong (an unknown rule set, a file that cannot be read or written).\n\n"
    "Examples:\n"
    "  signifer-cli rulesets\n"
    "  signifer-cli ruling hannibal hand-to-hand --input situation.json --dice 4,3\n"
    "  signifer-cli odds hannibal hand-to-hand --input situation.json --by hits\n"
    "  signifer-cli judge battle.json action.json\n"
    "  signifer-cli play hannibal/cannae --commander greedy,random --seed 7 --journal cannae.signifer\n"
    "  signifer-cli checklist hannibal --format html > checklist.html\n";

std::vector<std::string> languageCodes() {
  std::vector<std::string> codes;
  for (const Language& one : languages()) codes.emplace_back(one.code);
  return codes;
}

// Programs read one language, whoever asks.
bool readByPrograms(int argc, const char* const* argv) {
  return std::any_of(argv, argv + argc, [](const char* argument) {
    return argument == std::string_view("--batch") || argument == std::string_view("--json");
  });
}

void addVerbs(Verb app, Program& program) {
  addRulesets(app, program);
  addScenarios(app, program);
  addPhases(app, program);
  addProcedures(app, program);
  addRules(app, program);
  addTroops(app, program);
  addArmy(app, program);
  addOptions(app, program);
  addRuling(app, program);
  addOdds(app, program);
  addJudge(app, program);
  addCandidates(app, program);
  addPlay(app, program);
  addSimulate(app, program);
  addMerge(app, program);
  addReplay(app, program);
  addPapers(app, program);
  addValidate(app, program);
}

// Errors that cannot be told anywhere, as on a full disk, end the program no worse: nothing is thrown here.
int wrong(const std::string& message) {
  std::fputs(("signifer-cli: " + message + "\n").c_str(), stderr);
  return static_cast<int>(Exit::wrong);
}

}  // namespace

int run(int argc, const char* const* argv) {
  // A reader that goes away ends the output, not with a crash but with the program.
  (void)std::signal(SIGPIPE, SIG_DFL);
  CLI::App app(description, "signifer-cli");
  app.footer(footer);
  app.require_subcommand(1);
  app.set_version_flag("--version", SIGNIFER_VERSION);
  Program program;
  app.add_option("--rulesets", program.ruleSetFolder,
                 "Folder with the folders of the rule sets, instead of the usual places")
      ->type_name("DIR");
  std::string language = "en";
  app.add_option("--language", language, "Speak this language to people; what programs read stays English")
      ->check(CLI::IsMember(languageCodes()))
      ->type_name("CODE");
  // Verbs run while the command line is read, after the options before them.
  app.parse_complete_callback([&] {
    if (!readByPrograms(argc, argv)) speak(language, dataFolder() / "languages");
  });
  addVerbs(Verb(app), program);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    const bool asked = e.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);
    (void)app.exit(e);
    return static_cast<int>(asked ? Exit::fine : Exit::wrong);
  } catch (const std::exception& e) {
    return wrong(reasonOf(e));
  }
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) return wrong("the output cannot be written");
  return static_cast<int>(program.exit);
}

}  // namespace signifer::cli
