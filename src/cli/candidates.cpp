// candidates: what is asked now in a battle, and a sensible choice of answers.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/batch.h"
#include "cli/program.h"
#include "cli/side.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/language.h"
#include "play/judge_json.h"
#include "view/asking_side.h"

namespace signifer::cli {
namespace {

void print(const Json& moment) {
  fmt::print("Turn {}, active: {}\n", moment["turn"].get<int>(), moment["active"].get<std::string>());
  if (moment.contains("outcome")) {
    fmt::print("The battle is over. {}\n", moment["outcome"]["why"].get<std::string>());
    return;
  }
  const Json& decision = moment["decision"];
  fmt::print("Step {}: {} decides{}\n", decision["step"].get<std::string>(), decision["side"].get<std::string>(),
             decision.contains("unit") ? " for " + decision["unit"].get<std::string>() : "");
  for (const Json& action : moment["candidates"]) fmt::print("  {}\n", action.dump());
}

}  // namespace

void addCandidates(Verb app, Program& program) {
  Verb verb = app.verb("candidates", "Print what is asked now in a battle, and possible answers");
  auto file = std::make_shared<std::string>();
  verb.option("battle", *file, "A battle file, a journal, or a name that 'scenarios' lists").named("BATTLE");
  auto side = std::make_shared<SideArgument>();
  side->addTo(verb);
  const Flag batch = verb.flag("--batch", "Answer JSON requests, one a line, from standard input");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.does([&program, file, side, batch, json] {
    if (batch) {
      JudgeDesk desk(program.library(), side->id);
      return answerLines([&](std::string_view line, std::string& out) { out += desk.candidates(line); });
    }
    if (file->empty()) throw WrongQuestion(said("a battle is needed, or --batch"));
    const Position position = program.anyPosition(*file);
    const Json moment = momentFor(position, side->in(position.battle));
    if (json)
      printJson(moment);
    else
      print(moment);
  });
}

}  // namespace signifer::cli
