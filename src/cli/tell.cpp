// tell: what happened on a real table, in one line, and questions about it.
#include "tell/tell.h"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/side.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/language.h"
#include "library/places.h"
#include "play/battle_json.h"
#include "play/keepable.h"
#include "play/override.h"
#include "view/asking_side.h"

namespace signifer::cli {
namespace {

struct TellArguments {
  std::string battle;
  std::string line;
  SideArgument side;
  bool json = false;
};

Json toJson(const NotUnderstood& stopped) {
  return {{"word", stopped.word},
          {"from", stopped.from},
          {"to", stopped.to},
          {"why", stopped.why},
          {"choices", stopped.choices}};
}

Json toJson(const ToldAnswer& answer) {
  const char* says = answer.says == ToldAnswer::Says::yes  ? "yes"
                     : answer.says == ToldAnswer::Says::no ? "no"
                                                           : "figures";
  return {{"says", says}, {"for", answer.head}, {"lines", answer.lines}, {"assumed", answer.assumed}};
}

Json understoodJson(const Told& told) {
  Json list = Json::array();
  for (const ToldFact& fact : told.understood)
    list.push_back({{"from", fact.from}, {"to", fact.to}, {"what", fact.words}});
  return list;
}

// The line, and under it the word at which it stopped.
void printStopped(const std::string& line, const NotUnderstood& stopped) {
  fmt::print(stderr, "{}\n{:>{}}{:^>{}}\n", line, "", stopped.from, "",
             std::max<std::size_t>(1, stopped.to - stopped.from));
  fmt::print(stderr, "{}\n",
             stopped.word.empty() ? stopped.why : said("Stopped at \"{0}\": {1}", {stopped.word, stopped.why}));
  for (std::size_t i = 0; i < stopped.choices.size(); ++i) fmt::print(stderr, "  {}. {}\n", i + 1, stopped.choices[i]);
}

void printAnswer(const ToldAnswer& answer) {
  fmt::print("{}:\n", answer.head);
  for (const std::string& line : answer.lines) fmt::print("  {}\n", line);
  for (const std::string& line : answer.assumed) fmt::print("  {}\n", line);
}

void tellOne(Program& program, const TellArguments& arguments) {
  const Document file = arguments.battle == "-" ? readDocument("-") : Document::load(battleFile(arguments.battle));
  Position position = program.position(file);
  const SideIndex side = arguments.side.in(position.battle);
  const Told told = tellLine(*position.rules, knownTo(position, side).position.battle, arguments.line);
  if (side != noSide && !told.changes.empty() && !told.stopped)
    throw WrongQuestion(said("--side is for questions; who tells what happened is the umpire"));
  if (told.stopped) {
    program.exit = Exit::no;
    if (arguments.json)
      printJson({{"understood", understoodJson(told)}, {"stopped", toJson(*told.stopped)}});
    else
      printStopped(arguments.line, *told.stopped);
    return;
  }
  if (told.answer) {
    if (told.answer->says == ToldAnswer::Says::no) program.exit = Exit::no;
    if (arguments.json)
      printJson({{"answer", toJson(*told.answer)}});
    else
      printAnswer(*told.answer);
    return;
  }
  const Document changes = Document::parse("line", told.changes);
  applyOverride(*position.rules, position.battle, changes.root());
  requireKeepable(*position.rules, position.battle);
  const Json battle = writeBattle(*position.rules, position.battle);
  if (arguments.json) return printJson({{"understood", understoodJson(told)}, {"battle", battle}});
  for (const ToldFact& fact : told.understood) fmt::print(stderr, "{}\n", fact.words);
  fmt::print("{}\n", battle.dump(2));
}

}  // namespace

void addTell(Verb app, Program& program) {
  Verb verb = app.verb("tell", "Tell what happened on your table, or ask about it, in one line");
  auto arguments = std::make_shared<TellArguments>();
  verb.option("battle", arguments->battle, "A battle file, a name that 'scenarios' lists, or - for standard input")
      .named("BATTLE")
      .required();
  verb.option("line", arguments->line, "What happened, or a question").named("LINE").required();
  arguments->side.addTo(verb);
  verb.flag("--json", arguments->json, "Print JSON");
  verb.footer(
      "\nExamples: \"next\", \"rome shooting\", \"turn 4\", \"velites 2 lose 2, fall back 3\",\n"
      "\"boii rout\", \"may Legio II charge?\". The changed battle goes to standard output, what was\n"
      "understood to standard error. Where the line stops at a word, the program ends with 1.");
  verb.does([&program, arguments] { tellOne(program, *arguments); });
}

}  // namespace signifer::cli
