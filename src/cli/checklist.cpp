// checklist: the steps of a turn to tick off, with the house rules in force.
#include "sheet/checklist.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "cli/program.h"
#include "cli/verbs.h"
#include "sheet/writers.h"

namespace signifer::cli {

void addChecklist(CLI::App& app, Program& program) {
  CLI::App* verb = app.add_subcommand("checklist", "Print the phase checklist of a rule set");
  auto id = std::make_shared<std::string>();
  auto format = std::make_shared<std::string>("text");
  auto house = std::make_shared<HouseArguments>();
  verb->add_option("ruleset", *id, "The rule set's id")->required()->type_name("RULESET");
  verb->add_option("--format", *format, "text, markdown or html")
      ->check(CLI::IsMember({"text", "markdown", "html"}))
      ->type_name("FORMAT");
  house->addTo(*verb);
  verb->callback([&program, id, format, house] {
    const GivenHouseRules given = house->read();
    const auto ruleSet = program.ruleSet(*id, given);
    fmt::print("{}", writeSheet(makeChecklist(ruleSet->definition(), given.rules()), *sheetFormat(*format)));
  });
}

}  // namespace signifer::cli
