// checklist, reference, odds-sheet, record, house-rules: a club's papers as text, Markdown or HTML. The window's
// program prints the same as PDF.
#include "sheet/papers.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "cli/program.h"
#include "cli/verbs.h"
#include "sheet/writers.h"

namespace signifer::cli {
namespace {

struct PaperVerb {
  const char* name;
  PaperKind kind;
  const char* help;
};

constexpr PaperVerb verbs[] = {
    {"checklist", PaperKind::checklist, "Print the phase checklist of a rule set"},
    {"reference", PaperKind::reference, "Print the reference sheet of a rule set: the rules at the table"},
    {"odds-sheet", PaperKind::odds, "Print the odds of a rule set's tests"},
    {"record-sheet", PaperKind::record, "Print an empty record of a battle"},
    {"house-rules", PaperKind::houseRules, "Print the house rules in force beside what the rule set has"},
};

void addPaper(CLI::App& app, Program& program, const PaperVerb& paper) {
  CLI::App* verb = app.add_subcommand(paper.name, paper.help);
  auto id = std::make_shared<std::string>();
  auto format = std::make_shared<std::string>("text");
  auto house = std::make_shared<HouseArguments>();
  verb->add_option("ruleset", *id, "The rule set's id")->required()->type_name("RULESET");
  verb->add_option("--format", *format, "text, markdown or html")
      ->check(CLI::IsMember({"text", "markdown", "html"}))
      ->type_name("FORMAT");
  house->addTo(*verb);
  verb->callback([&program, id, format, house, kind = paper.kind] {
    const GivenHouseRules given = house->read();
    given.requireFor(*id);
    PaperOrder order;
    order.kind = kind;
    order.source = &program.source(*id);
    order.house = given.rules();
    // Faults in the house rules are told in their own file.
    (void)program.ruleSet(*id, given);
    fmt::print("{}", writeSheet(makePaper(order), *sheetFormat(*format)));
  });
}

}  // namespace

void addPapers(CLI::App& app, Program& program) {
  for (const PaperVerb& paper : verbs) addPaper(app, program, paper);
}

}  // namespace signifer::cli
