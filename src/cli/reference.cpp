// reference: all rulings, troops and options of a rule set on one sheet.
#include "sheet/reference.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "cli/program.h"
#include "cli/verbs.h"
#include "sheet/writers.h"

namespace signifer::cli {

void addReference(CLI::App& app, Program& program) {
  CLI::App* verb =
      app.add_subcommand("reference", "Print the reference sheet of a rule set: rulings, troops and options");
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
    fmt::print("{}", writeSheet(makeReference(ruleSet->definition(), given.rules()), *sheetFormat(*format)));
  });
}

}  // namespace signifer::cli
