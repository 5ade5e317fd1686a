// view: a battle as one side may know it.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/side.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "view/view_json.h"

namespace signifer::cli {

void addView(Verb app, Program& program) {
  Verb verb = app.verb("view", "Print a battle as one side may know it");
  auto file = std::make_shared<std::string>();
  auto side = std::make_shared<SideArgument>();
  verb.option("battle", *file, "A battle file, a journal, or a name that 'scenarios' lists").named("BATTLE").required();
  side->addTo(verb);
  verb.footer(
      "\nThe answer is a battle file. Units and people that the side does not see are not in it, nor\n"
      "anything that tells of them. Without --side it is the whole battle: the umpire's.");
  verb.does([&program, file, side] {
    const Position position = program.anyPosition(*file);
    fmt::print("{}\n", writeView(*position.rules, position.battle, side->in(position.battle)).dump(2));
  });
}

}  // namespace signifer::cli
