// army: armies as files: whether they can be played and what they come to, their units as a table, and a battle of two.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "army/army_check.h"
#include "army/army_csv.h"
#include "army/army_link.h"
#include "army/muster.h"
#include "army/shipped_armies.h"
#include "cli/outputs.h"
#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "files/write_file.h"
#include "language/language.h"
#include "language/names.h"
#include "play/battle_json.h"
#include "play/battle_problems.h"
#include "schema/text_file.h"

namespace signifer::cli {
namespace {

OpenedArmy open(Program& program, const std::string& given) {
  const Document document = readDocument(given == "-" ? given : armyFile(given).string());
  return openArmy(program.library(), document.root());
}

// An output that is one of the inputs would be lost, also where it holds what cannot be read.
void check(const std::string& to, const std::vector<std::string>& armies) {
  std::vector<std::string> files;
  for (const std::string& army : armies) files.push_back(army == "-" ? army : armyFile(army).string());
  checkOutputs({to}, files);
}

void print(const std::string& text, const std::string& to) {
  if (to.empty() || to == "-")
    fmt::print("{}", text);
  else
    writeFile(to, text);
}

Json describe(const ArmyReport& report, const OpenedArmy& opened) {
  Json json{{"name", opened.army.name},
            {"ruleset", opened.army.ruleSet},
            {"playable", report.playable()},
            {"figures", Json::array()},
            {"remarks", Json::array()}};
  for (const ArmyFigure& figure : report.figures)
    json["figures"].push_back({{"name", figure.name}, {"value", figure.value}});
  for (const ArmyRemark& remark : report.remarks) {
    Json one{{"kind", remark.kind == ArmyRemark::Kind::fault ? "fault" : "advice"}, {"text", remark.text}};
    if (!remark.rule.empty()) one["rule"] = remark.rule;
    if (remark.unit >= 0) one["unit"] = opened.army.units[static_cast<std::size_t>(remark.unit)].id;
    if (remark.person >= 0) one["person"] = opened.army.people[static_cast<std::size_t>(remark.person)].id;
    json["remarks"].push_back(std::move(one));
  }
  return json;
}

void printReport(const ArmyReport& report, const OpenedArmy& opened) {
  fmt::print("{}, {}\n", opened.army.name, opened.rules->definition().name());
  for (const ArmyFigure& figure : report.figures) fmt::print("  {}: {}\n", figure.name, figure.value);
  for (const ArmyRemark& remark : report.remarks)
    fmt::print("{} {}{}\n", remark.kind == ArmyRemark::Kind::fault ? "Cannot be played:" : "Note:", remark.text,
               remark.rule.empty() ? "" : " " + remark.rule);
  if (report.playable()) fmt::print("Can be played.\n");
}

void addCheck(Verb army, Program& program) {
  Verb verb = army.verb("check", "What the rule set says of an army: figures, faults, advice");
  verb.alias("validate");
  auto files = std::make_shared<std::vector<std::string>>();
  verb.option("armies", *files, "Files, or names of armies that came with the program").required().named("ARMY...");
  const Flag json = verb.flag("--json", "Print a JSON object for each army, one a line");
  verb.does([&program, files, json] {
    for (const std::string& file : *files) {
      const OpenedArmy opened = open(program, file);
      const ArmyReport report = checkArmy(*opened.rules, opened.terms, opened.army);
      if (!report.playable()) program.exit = Exit::no;
      if (json)
        printJson(describe(report, opened));
      else
        printReport(report, opened);
    }
  });
}

void addCsv(Verb army, Program& program) {
  Verb verb = army.verb("csv", "Print an army's units as a table for spreadsheets");
  auto file = std::make_shared<std::string>();
  auto to = std::make_shared<std::string>();
  verb.option("army", *file, "The army").required().named("ARMY");
  verb.option("-o,--output", *to, "Write to this file").named("FILE");
  verb.does([&program, file, to] {
    check(*to, {*file});
    const OpenedArmy opened = open(program, *file);
    print(unitsAsCsv(opened.rules->definition(), opened.terms, opened.army), *to);
  });
}

struct ImportArguments {
  std::string ruleSet, table, name = "Army", into, to;
  bool partly = false;
};

void name(const std::string& table, const std::vector<CsvProblem>& lines) {
  for (const CsvProblem& line : lines)
    fmt::print(stderr, "{}: line {}{}: {}\n", table, line.line, line.column.empty() ? "" : ", column " + line.column,
               line.expected);
}

void import(Program& program, const ImportArguments& given) {
  // The army that they are added to may be the one that is written.
  checkOutputs({given.to}, {given.table});
  const RuleSetSource& source = program.source(given.ruleSet);
  OpenedArmy opened;
  if (given.into.empty()) {
    opened.rules = source.create();
    opened.terms = ArmyTerms::load(source.folder, opened.rules->definition());
    opened.army.ruleSet = source.id;
    opened.army.ruleSetVersion = source.version;
    opened.army.name = given.name;
  } else {
    opened = open(program, given.into);
    if (opened.army.ruleSet != source.id)
      throw WrongQuestion(said("{0} is an army of {1}", {given.into, opened.army.ruleSet}));
  }
  const std::string text = given.table == "-" ? readTextFrom(0, "standard input") : readTextFile(given.table);
  CsvUnits read = unitsFromCsv(opened.rules->definition(), opened.terms, opened.army, text);
  name(given.table, read.notes);
  name(given.table, read.problems);
  if (!read.problems.empty()) program.exit = Exit::no;
  const bool nothing = read.units.empty() || (!read.problems.empty() && !given.partly);
  if (nothing) {
    // An army that is there is worth more than a part of a table, or nothing.
    fmt::print(stderr, "{}\n",
               read.units.empty() ? said("No unit could be read; nothing is written.")
                                  : said("Nothing is written. --partly leaves out the lines that cannot be read."));
    program.exit = Exit::no;
    return;
  }
  for (ArmyUnit& unit : read.units) opened.army.units.push_back(std::move(unit));
  print(armyText(opened.rules->definition(), opened.army), given.to);
}

void addImport(Verb army, Program& program) {
  Verb verb = army.verb("import",
                        "Make an army of a table of units; lines that cannot be read are named and nothing is written");
  auto given = std::make_shared<ImportArguments>();
  verb.option("ruleset", given->ruleSet, "The rule set's id").required().named("RULESET");
  verb.option("table", given->table, "The table (CSV), or - for standard input").required().named("FILE");
  verb.option("--name", given->name, "The army's name").named("NAME");
  verb.option("--into", given->into, "Add the units to this army").named("ARMY");
  verb.option("-o,--output", given->to, "Write to this file").named("FILE");
  verb.flag("--partly", given->partly, "Leave out the lines that cannot be read");
  verb.does([&program, given] { import(program, *given); });
}

struct BattleArguments {
  std::string first, second, title, to;
  double width = 72, depth = 48;
  int columns = 14, rows = 10;
};

void makeBattle(Program& program, const BattleArguments& given) {
  check(given.to, {given.first, given.second});
  const OpenedArmy first = open(program, given.first);
  const OpenedArmy second = open(program, given.second);
  if (first.army.ruleSet != second.army.ruleSet)
    throw WrongQuestion(said("two armies of the same rule set are needed: {0} is for {1}, {2} for {3}",
                             {first.army.name, first.army.ruleSet, second.army.name, second.army.ruleSet}));
  MusterTable table;
  table.width = fromInches(given.width);
  table.depth = fromInches(given.depth);
  table.columns = given.columns;
  table.rows = given.rows;
  const std::string title = given.title.empty() ? first.army.name + " against " + second.army.name : given.title;
  Json battle = musterBattle(*first.rules, first.terms, table, title, first.army, second.army);
  const std::filesystem::path to =
      given.to.empty() || given.to == "-" ? std::filesystem::current_path() / "-" : std::filesystem::absolute(given.to);
  const auto link = [&](std::size_t side, const OpenedArmy& army, const std::string& file) {
    if (file != "-")
      battle["sides"][side]["army"] =
          writeArmyLink(army.rules->definition(), army.army, std::filesystem::absolute(armyFile(file)), to);
  };
  link(0, first, given.first);
  link(1, second, given.second);
  // A battle that cannot be played is refused now, not when the file is opened.
  const Document document = Document::parse("battle", battle.dump());
  const Battle made = readBattle(*first.rules, document.root());
  bool room = true;
  for (const BattleProblem& problem : problemsOf(*first.rules, made)) {
    if (problem.kind != BattleProblem::Kind::offTable) continue;
    fmt::print(stderr, "{}\n", problem.text);
    room = false;
  }
  if (!room) {
    fmt::print(stderr, "{}\n", said("The armies find no room on this table; nothing is written."));
    program.exit = Exit::no;
    return;
  }
  print(battle.dump(2) + "\n", given.to);
}

void addBattle(Verb army, Program& program) {
  Verb verb = army.verb("battle", "Print a battle file of two armies in their usual order");
  auto given = std::make_shared<BattleArguments>();
  verb.option("first", given->first, "The army at the lower edge").required().named("ARMY");
  verb.option("second", given->second, "The army at the upper edge").required().named("ARMY");
  verb.option("--title", given->title, "The battle's title").named("TITLE");
  verb.option("--width", given->width, "Width of the table, in").named("INCHES").between(6, 200);
  verb.option("--depth", given->depth, "Depth of the table, in").named("INCHES").between(6, 200);
  verb.option("--columns", given->columns, "Columns of a table in squares").named("N").between(2, 60);
  verb.option("--rows", given->rows, "Rows of a table in squares").named("N").between(2, 60);
  verb.option("-o,--output", given->to, "Write to this file").named("FILE");
  verb.does([&program, given] { makeBattle(program, *given); });
}

void addList(Verb army) {
  Verb verb = army.verb("list", "List the armies that came with the program");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.does([json] {
    Json all = Json::array();
    for (const ShippedArmy& shipped : shippedArmies()) {
      std::string name;
      try {
        name = Document::load(shipped.file).root().text("name", "");
      } catch (const SourceError& e) {
        name = std::string("cannot be used: ") + e.what();
      }
      if (json)
        all.push_back({{"name", shipped.name}, {"title", name}, {"file", shipped.file.string()}});
      else
        fmt::print("{:<34} {}\n", shipped.name, saidName(name));
    }
    if (json) printJson({{"armies", std::move(all)}});
  });
}

}  // namespace

void addArmy(Verb app, Program& program) {
  Verb army = app.verb("army", "Check armies, turn them into tables and battles");
  army.needsVerb();
  addList(army);
  addCheck(army, program);
  addCsv(army, program);
  addImport(army, program);
  addBattle(army, program);
}

}  // namespace signifer::cli
