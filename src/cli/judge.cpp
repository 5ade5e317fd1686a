// judge: whether an action is legal in a battle, and why not.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/batch.h"
#include "cli/program.h"
#include "cli/side.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/language.h"
#include "library/places.h"
#include "play/battle_json.h"
#include "play/judge_json.h"
#include "play/wording.h"
#include "view/asking_side.h"

namespace signifer::cli {
namespace {

struct JudgeArguments {
  std::string battle;
  std::string action;
  SideArgument side;
  bool batch = false;
  bool json = false;
};

std::string_view verdictInWords(Verdict::Kind kind) {
  switch (kind) {
    case Verdict::Kind::legal:
      return "Legal.";
    case Verdict::Kind::houseRule:
      return "Legal by a house rule.";
    case Verdict::Kind::notLegal:
      return "Not legal.";
    case Verdict::Kind::playersJudge:
      break;
  }
  return "For the players to judge.";
}

void print(const Position& position, const Verdict& verdict) {
  const Definition& definition = position.rules->definition();
  fmt::print("{}\n", verdictInWords(verdict.kind));
  for (const Reason& reason : verdict.reasons) {
    const RuleText* rule = definition.findRule(reason.rule);
    fmt::print("  {:<12} {}\n", reason.rule, sentence(definition, position.battle, reason));
    if (rule != nullptr) fmt::print("  {:<12} {}\n", "", rule->text);
  }
  if (verdict.nearest)
    fmt::print("  Legal would be: {}\n", writeAction(*position.rules, position.battle, *verdict.nearest).dump());
}

void judgeOne(Program& program, const JudgeArguments& arguments) {
  const Position position = program.anyPosition(arguments.battle);
  const Document document = readDocument(arguments.action);
  const KnownPosition known = knownTo(position, arguments.side.in(position.battle));
  const auto [action, verdict] = judgeFor(position, known, document.root());
  if (!verdict.legal()) program.exit = Exit::no;
  if (arguments.json)
    printJson(describeVerdict(known.position, action, verdict));
  else
    print(known.position, verdict);
}

}  // namespace

void addJudge(Verb app, Program& program) {
  Verb verb = app.verb("judge", "Say whether an action is legal in a battle, and why not");
  auto arguments = std::make_shared<JudgeArguments>();
  verb.option("battle", arguments->battle, "A battle file, a journal, or a name that 'scenarios' lists")
      .named("BATTLE");
  verb.option("action", arguments->action, "The action: a JSON file, or - for standard input").named("ACTION");
  arguments->side.addTo(verb);
  verb.flag("--batch", arguments->batch, "Answer JSON requests, one a line, from standard input");
  verb.flag("--json", arguments->json, "Print JSON");
  verb.footer(
      "\nA batch request is {\"id\": 1, \"battle\": {...} or \"file\": \"path\", \"action\": {...}}; with\n"
      "\"carryOut\": true, and \"dice\" or \"seed\", the answer also tells what happens. \"side\" in a request, or\n"
      "--side for all, has the answer tell what that side may know.");
  verb.does([&program, arguments] {
    if (!arguments->batch) {
      if (arguments->action.empty()) throw WrongQuestion(said("a battle and an action are needed, or --batch"));
      return judgeOne(program, *arguments);
    }
    JudgeDesk desk(program.library(), arguments->side.id);
    answerLines([&](std::string_view line, std::string& out) { out += desk.judge(line); });
  });
}

}  // namespace signifer::cli
