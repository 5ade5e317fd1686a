// checklist, reference, army-sheet, cards, battle-sheet, odds-sheet, record-sheet, solo-sheet, house-rules: a
// club's papers as text, Markdown or HTML. The window's program prints the same as PDF.
#include "sheet/papers.h"

#include <fmt/core.h>

#include "army/shipped_armies.h"
#include "cli/program.h"
#include "cli/side.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/language.h"
#include "library/places.h"
#include "play/said_lengths.h"
#include "sheet/forces.h"
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
    {"army-sheet", PaperKind::army, "Print an army: its units with boxes for their harm, and only its special rules"},
    {"cards", PaperKind::cards, "Print a card for each unit and leader of an army, a battle or a troop list"},
    {"battle-sheet", PaperKind::battle, "Print a battle: its table, forces, victory and house rules"},
    {"odds-sheet", PaperKind::odds, "Print the odds of a rule set's tests"},
    {"record-sheet", PaperKind::record, "Print an empty record of a battle"},
    {"solo-sheet", PaperKind::solo, "Print a table by which to play the other side by hand"},
    {"house-rules", PaperKind::houseRules, "Print the house rules in force beside what the rule set has"},
};

struct PaperArguments {
  std::string ruleSet;
  std::string army;
  std::string battle;
  std::string format = "text";
  std::string units = "in";
  std::string club;
  std::string logo;
  HouseArguments house;
  SideArgument side;
};

void addArguments(Verb verb, const PaperKindInfo& kind, PaperArguments& arguments) {
  Option ruleSet = verb.option("ruleset", arguments.ruleSet, "The rule set's id").named("RULESET");
  if (!kind.takesBattle) ruleSet.required();
  if (kind.takesBattle && kind.kind != PaperKind::battle)
    verb.option("--army", arguments.army, "An army's file, or the name of one that came with the program")
        .named("ARMY");
  if (kind.takesBattle)
    verb.option("--battle", arguments.battle, "A battle's file or journal, or one that came with the program")
        .named("BATTLE");
  if (kind.takesBattle) arguments.side.addTo(verb);
  verb.option("--format", arguments.format, "text, markdown or html")
      .among({"text", "markdown", "html"})
      .named("FORMAT");
  verb.option("--units", arguments.units, "Print lengths in inches (in) or centimetres (cm)")
      .among({"in", "cm"})
      .named("UNIT");
  verb.option("--club", arguments.club, "The club's name, at the top").named("NAME");
  verb.option("--logo", arguments.logo, "The club's picture (PNG, JPEG or SVG), at the top of HTML").named("FILE");
  arguments.house.addTo(verb);
}

// Their own rule set is enough: making all of them takes time.
Forces forcesOf(Program& program, const PaperArguments& arguments) {
  const std::filesystem::path file = arguments.army.empty() ? battleFile(arguments.battle) : armyFile(arguments.army);
  const bool named = file.extension() == ".json";
  const std::string id = named ? Document::load(file).root().at("ruleset").name() : std::string();
  return readForces(program.libraryWith(id), arguments.army, arguments.battle);
}

void print(Program& program, const PaperKindInfo& kind, const PaperArguments& arguments) {
  if (arguments.units == "cm") sayLengthsIn(LengthUnit::centimetres);
  PaperOrder order;
  order.kind = kind.kind;
  order.club = arguments.club;
  order.logo = arguments.logo;
  Forces forces;
  std::string id = arguments.ruleSet;
  if (!arguments.side.id.empty() && (arguments.battle.empty() || !arguments.army.empty()))
    throw WrongQuestion(said("--side is for a battle; name one with --battle, and no army"));
  if (!arguments.army.empty() || !arguments.battle.empty()) {
    forces = forcesOf(program, arguments);
    if (arguments.army.empty()) keepKnown(forces, arguments.side.in(*forces.battle));
    tellLeftOut(forces.leftOut);
    id = forces.rules->definition().id();
    if (!arguments.ruleSet.empty() && arguments.ruleSet != id)
      throw WrongQuestion(
          said("these forces are of {0}, not of \"{1}\"", {forces.rules->definition().name(), arguments.ruleSet}));
    order.battle = &*forces.battle;
    order.side = forces.side;
  } else if (kind.needsBattle) {
    throw WrongQuestion(said(kind.kind == PaperKind::battle ? "name a battle with --battle"
                                                            : "name an army with --army, or a battle with --battle"));
  } else if (id.empty()) {
    throw WrongQuestion(said("name a rule set, an army with --army or a battle with --battle"));
  }
  order.source = &program.source(id);
  const HouseRulesLayer own = ownLayer(forces);
  const GivenHouseRules given = arguments.house.read(*order.source, &own);
  std::vector<HouseRulesLayer> layers{own};
  layers.insert(layers.end(), given.layers().begin(), given.layers().end());
  order.house = merged(layers);
  // Faults in single options are told as what they are.
  (void)createUnder(*order.source, layers);
  fmt::print("{}", writeSheet(makePaper(order), *sheetFormat(arguments.format)));
}

void addPaper(Verb app, Program& program, const PaperVerb& paper) {
  Verb verb = app.verb(paper.name, paper.help);
  auto arguments = std::make_shared<PaperArguments>();
  const PaperKindInfo& kind = *findPaperKind(paper.kind);
  addArguments(verb, kind, *arguments);
  verb.does([&program, &kind, arguments] { print(program, kind, *arguments); });
}

}  // namespace

void addPapers(Verb app, Program& program) {
  for (const PaperVerb& paper : verbs) addPaper(app, program, paper);
}

}  // namespace signifer::cli
