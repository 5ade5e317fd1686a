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
    "Examples:\n";

constexpr const char* examples =
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
  addOrders(app, program);
  addMail(app, program);
  addJudge(app, program);
  addCandidates(app, program);
  addPlay(app, program);
  addSimulate(app, program);
  addCalibrate(app, program);
  addMerge(app, program);
  addReplay(app, program);
  addPapers(app, program);
  addTags(app, program);
  addTell(app, program);
  addValidate(app, program);
  addConform(app, program);
  addView(app, program);
}

// Errors that cannot be told anywhere, as on a full disk, end the program no worse: nothing is thrown here.
int wrong(const std::string& message) {
  std::fputs(("signifer-cli: " + message + "\n").c_str(), stderr);
  return static_cast<int>(Exit::wrong);
}

// Before the command line is read, as the help is written while the verbs are added. What is wrong with it the reading
// says.
std::string languageAsked(int argc, const char* const* argv) {
  constexpr std::string_view option = "--language";
  const std::vector<std::string> known = languageCodes();
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    std::string_view asked;
    if (argument == option && i + 1 < argc) asked = argv[i + 1];
    if (argument.starts_with(option) && argument.substr(option.size()).starts_with('='))
      asked = argument.substr(option.size() + 1);
    if (std::ranges::find(known, asked) != known.end()) return std::string(asked);
  }
  return known.front();
}

// The words of the library that writes the help.
void translateFrame(CLI::App& app) {
  app.option_defaults()->group(said("Options"));
  app.set_help_flag("-h,--help", said("Print this help and end"));
  app.set_version_flag("--version", SIGNIFER_VERSION, said("Print the version and end"));
  app.failure_message([](const CLI::App*, const CLI::Error& e) {
    return std::string(e.what()) + "\n" + said("See --help for what is understood.") + "\n";
  });
  const auto label = [&](const std::string& key, const std::string& words) { app.get_formatter()->label(key, words); };
  label("Usage", said("Usage"));
  label("OPTIONS", said("OPTIONS"));
  label("SUBCOMMAND", said("SUBCOMMAND"));
  label("Positionals", said("Positionals"));
  label("REQUIRED", said("REQUIRED"));
}

}  // namespace

int run(int argc, const char* const* argv) {
  // A reader that goes away ends the output, not with a crash but with the program.
  (void)std::signal(SIGPIPE, SIG_DFL);
  try {
    if (!readByPrograms(argc, argv)) speak(languageAsked(argc, argv), dataFolder() / "languages");
  } catch (const std::exception& e) {
    return wrong(reasonOf(e));
  }
  CLI::App app(said(description), "signifer-cli");
  translateFrame(app);
  app.footer(said(footer) + examples);
  app.require_subcommand(1);
  Program program;
  app.add_option("--rulesets", program.ruleSetFolder,
                 said("Folder with the folders of the rule sets, instead of the usual places"))
      ->type_name("DIR");
  std::string language;
  app.add_option("--language", language, said("Speak this language to people; what programs read stays English"))
      ->check(CLI::IsMember(languageCodes()))
      ->type_name("CODE");
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
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) return wrong(said("the output cannot be written"));
  return static_cast<int>(program.exit);
}

}  // namespace signifer::cli
