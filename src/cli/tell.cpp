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
#include "play/deployment.h"
#include "play/keepable.h"
#include "play/override.h"
#include "play/session.h"
#include "play/state_json.h"
#include "tell/acts.h"
#include "tell/catching_up.h"
#include "tell/hand_moves.h"
#include "view/asking_side.h"

namespace signifer::cli {
namespace {

struct TellArguments {
  std::string battle;
  std::string line;
  SideArgument side;
  bool full = false;
  bool catchUp = false;
  bool json = false;
};

Json toJson(const NotUnderstood& stopped) {
  return {{"word", stopped.word}, {"from", stopped.from},       {"to", stopped.to},
          {"why", stopped.why},   {"choices", stopped.choices}, {"rules", stopped.rules}};
}

Json toJson(const ToldAnswer& answer) {
  const char* says = answer.says == ToldAnswer::Says::yes  ? "yes"
                     : answer.says == ToldAnswer::Says::no ? "no"
                                                           : "figures";
  return {{"says", says}, {"for", answer.head}, {"lines", answer.lines}, {"assumed", answer.assumed}};
}

Json understoodJson(const std::vector<ToldFact>& understood) {
  Json list = Json::array();
  for (const ToldFact& fact : understood) list.push_back({{"from", fact.from}, {"to", fact.to}, {"what", fact.words}});
  return list;
}

// The line, and under it the word at which it stopped.
void printStopped(const std::string& line, const NotUnderstood& stopped) {
  fmt::print(stderr, "{}\n{:>{}}{:^>{}}\n", line, "", stopped.from, "",
             std::max<std::size_t>(1, stopped.to - stopped.from));
  fmt::print(stderr, "{}\n",
             stopped.word.empty() ? stopped.why : said("Stopped at \"{0}\": {1}", {stopped.word, stopped.why}));
  for (std::size_t i = 0; i < stopped.choices.size(); ++i) fmt::print(stderr, "  {}. {}\n", i + 1, stopped.choices[i]);
  for (const std::string& rule : stopped.rules) fmt::print(stderr, "{}\n", rule);
}

void printAnswer(const ToldAnswer& answer) {
  fmt::print("{}:\n", answer.head);
  for (const std::string& line : answer.lines) fmt::print("  {}\n", line);
  for (const std::string& line : answer.assumed) fmt::print("  {}\n", line);
}

void tellStopped(Program& program, const TellArguments& arguments, const std::vector<ToldFact>& understood,
                 const NotUnderstood& stopped) {
  program.exit = Exit::no;
  if (arguments.json)
    printJson({{"understood", understoodJson(understood)}, {"stopped", toJson(stopped)}});
  else
    printStopped(arguments.line, stopped);
}

void tellAnswer(Program& program, const TellArguments& arguments, const ToldAnswer& answer) {
  if (answer.says == ToldAnswer::Says::no) program.exit = Exit::no;
  if (arguments.json)
    printJson({{"answer", toJson(answer)}});
  else
    printAnswer(answer);
}

void tellBattle(const TellArguments& arguments, const std::vector<ToldFact>& understood, Json battle,
                const std::vector<std::string>& doubts = {}) {
  if (arguments.json) {
    Json told{{"understood", understoodJson(understood)}, {"battle", std::move(battle)}};
    if (!doubts.empty()) told["doubts"] = doubts;
    return printJson(told);
  }
  for (const ToldFact& fact : understood) fmt::print(stderr, "{}\n", fact.words);
  if (!doubts.empty()) fmt::print(stderr, "{}\n", said("Taken as told. By the rules:"));
  for (const std::string& doubt : doubts) fmt::print(stderr, "  {}\n", doubt);
  fmt::print("{}\n", battle.dump(2));
}

// At full referee: the line's answers are judged and carried out, with the players' own dice.
void actOne(Program& program, const TellArguments& arguments, const Position& position) {
  Session session(position.rules, position.battle, 0);
  for (SideIndex side = 0; side < 2; ++side) session.setDice(side, DiceOrigin::typed);
  const ActedLine acted = actLine(session, {}, arguments.line);
  if (acted.stopped) return tellStopped(program, arguments, acted.understood, *acted.stopped);
  if (acted.answer) return tellAnswer(program, arguments, *acted.answer);
  if (acted.wanted) {
    const std::string why =
        said("Dice are wanted: {0}.", {diceInWords(session.rules(), position.battle, *acted.wanted)});
    const std::size_t end = arguments.line.size();
    return tellStopped(program, arguments, acted.understood, {end, end, "", why});
  }
  for (const ActStep& step : acted.steps) (void)session.act(step.action, step.typed);
  tellBattle(arguments, acted.understood, writeBattle(session.rules(), session.battle()));
}

// Moves are taken as told; those that the rules do not have are named.
std::vector<std::string> doubtsOf(const RuleSet& rules, const Battle& before, const Battle& after,
                                  const Document& changes) {
  std::vector<ToldPlace> places;
  const auto note = [&](const Node& one) {
    const auto units = one.find("units");
    if (!units) return;
    for (const Node& unit : units->items()) {
      const UnitIndex u = readUnitId(*before.setup, unit.at("id"));
      // A charge says by itself what the rules have against it.
      const bool goes = unit.boolean("moved", false) && !unit.has("charges") && !unit.boolean("corrects", false) &&
                        before.unit(u).present && after.unit(u).present;
      const bool obeys = !rules.portray(before, u).adrift && !rules.portray(after, u).adrift;
      if (goes && obeys && before.unit(u).pose != after.unit(u).pose) places.push_back({u, after.unit(u).pose});
    }
  };
  note(changes.root());
  if (const auto told = changes.root().find("told"))
    for (const Node& one : told->items()) note(one);
  constexpr std::size_t most = 12;
  std::vector<std::string> doubts;
  if (places.empty() || places.size() > most || deploymentNow(rules.definition(), before)) return doubts;
  const ToldAnswer answer = judgePlaces(rules, before, places);
  if (answer.says == ToldAnswer::Says::no) doubts = answer.lines;
  return doubts;
}

// Each thing that a line tells, as the rules see it. The battle stays as it was.
void layProposals(const TellArguments& arguments, const Position& position, const Told& told) {
  const std::vector<CaughtUp> all = catchingUp(*position.rules, position.battle, told.changes);
  constexpr std::array<const char*, 4> kinds{"stands", "suffers", "gone", "other"};
  Json list = Json::array();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const ToldAnswer answer = judgeCaughtUp(*position.rules, position.battle, all, i);
    Json one{
        {"kind", kinds[static_cast<std::size_t>(all[i].kind)]}, {"what", all[i].words}, {"answer", toJson(answer)}};
    one["changes"] = Json::parse(all[i].changes);
    list.push_back(std::move(one));
    if (arguments.json) continue;
    fmt::print("{}. {}\n", i + 1, all[i].words);
    for (const std::string& line : answer.lines) fmt::print("     {}\n", line);
  }
  if (arguments.json) printJson({{"proposals", std::move(list)}});
}

void tellOne(Program& program, const TellArguments& arguments) {
  Position position = program.anyPosition(arguments.battle);
  const SideIndex side = arguments.side.in(position.battle);
  if (arguments.full && side != noSide) throw WrongQuestion(said("--side is for questions; leave it or --full away"));
  if (arguments.full) return actOne(program, arguments, position);
  const Told told = tellLine(*position.rules, knownTo(position, side).position.battle, arguments.line);
  if (side != noSide && !told.changes.empty() && !told.stopped)
    throw WrongQuestion(said("--side is for questions; who tells what happened is the umpire"));
  if (told.stopped) return tellStopped(program, arguments, told.understood, *told.stopped);
  if (told.answer) return tellAnswer(program, arguments, *told.answer);
  if (arguments.catchUp) return layProposals(arguments, position, told);
  const Document changes = Document::parse("line", told.changes);
  const Battle before = position.battle;
  applyOverride(*position.rules, position.battle, changes.root());
  requireKeepable(*position.rules, position.battle);
  tellBattle(arguments, told.understood, writeBattle(*position.rules, position.battle),
             doubtsOf(*position.rules, before, position.battle, changes));
}

}  // namespace

void addTell(Verb app, Program& program) {
  Verb verb = app.verb("tell", "Tell what happened on your table, or ask about it, in one line");
  auto arguments = std::make_shared<TellArguments>();
  verb.option("battle", arguments->battle,
              "A battle file, a journal, a name that 'scenarios' lists, or - for standard input")
      .named("BATTLE")
      .required();
  verb.option("line", arguments->line, "What happened, or a question").named("LINE").required();
  arguments->side.addTo(verb);
  verb.flag("--full", arguments->full, "Judge and carry out what is done, as at full referee; figures are the dice");
  verb.flag("--catch-up", arguments->catchUp,
            "Change nothing: say of each thing that is told what the rules say of it");
  verb.flag("--json", arguments->json, "Print JSON");
  verb.footer(
      "\nExamples: \"next\", \"rome shooting\", \"turn 4\", \"velites 2 lose 1, fall back 3\",\n"
      "\"boii rout\", \"may Legio II charge?\". The changed battle goes to standard output, what was\n"
      "understood to standard error. Where the line stops at a word, the program ends with 1.\n"
      "With --full: \"legio 1 charges boii, countercharge, 5 3 7\", \"all legio ahead 12\", \"rest: 7 9 5\",\n"
      "\"rome always countercharges\" (for this line), \"next\".");
  verb.does([&program, arguments] { tellOne(program, *arguments); });
}

}  // namespace signifer::cli
