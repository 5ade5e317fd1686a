// validate: whether files are what they should be: battles, armies, journals, house rules, and folders of rule sets.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <span>

#include "army/army_check.h"
#include "army/army_link.h"
#include "cli/folder_lint.h"
#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "commander/commander.h"
#include "library/manifest.h"
#include "library/places.h"
#include "play/battle_problems.h"
#include "play/house_rules.h"
#include "play/journal.h"
#include "play/position.h"
#include "schema/reason.h"
#include "schema/text_file.h"
#include "sheet/paper.h"

namespace signifer::cli {
namespace {

namespace fs = std::filesystem;

// The kind of a checked file, or its faults.
struct Finding {
  std::string file;
  std::string kind;
  std::vector<SourceError> errors;
  /// Nothing that hinders: what is ignored, and what may not be meant.
  std::vector<std::string> notes;
};

bool stands(const fs::path& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type() != fs::file_type::not_found;
}

bool isFolder(const fs::path& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

// Of each rule set's folder: any of its files stands for all of them.
bool isRuleSetFolder(const fs::path& folder) { return stands(folder / "manifest.json"); }

// Checks the paper that a rule set prints for its players, which nothing else reads until somebody prints.
void checkPaper(const fs::path& folder, MakeRuleSet make) {
  const auto rules = makeRuleSet(make, folder);
  (void)Paper::read(folder, *rules, *rules);
}

// Whether it loads: made with the module beside it, or else with that of the installed rule set of this name.
std::string loadRuleSet(Program& program, const fs::path& folder, const Manifest& manifest) {
  if (stands(folder / "ruleset.so")) {
    checkPaper(folder, openRuleSet(folder).make);
    return "rule set " + manifest.name;
  }
  if (const RuleSetSource* installed = program.library().find(manifest.id)) {
    checkPaper(folder, installed->make);
    return "rule set " + manifest.name;
  }
  if (stands(folder / "paper.json")) (void)Document::load(folder / "paper.json");
  return "rule set " + manifest.name + ", as far as can be told without its module";
}

// Loads it, and looks for what is wrong although it loads.
Finding checkRuleSet(Program& program, const fs::path& folder) {
  const Manifest manifest = readManifest(folder);
  const Definition definition = Definition::load(folder);
  const fs::path symbols = dataFolder() / "symbols";
  FolderLint lint = lintFolder(folder, definition, isFolder(symbols) ? symbols : fs::path());
  return {folder.string(), loadRuleSet(program, folder, manifest), std::move(lint.faults), std::move(lint.notes)};
}

// Notes of the players that nobody understands are named; the window passes them over.
std::vector<std::string> notesOnNotes(const std::string& text) {
  std::vector<std::string> odd;
  const Json notes = Json::parse(text, nullptr, false);
  const auto tell = [&odd](const char* member, const Json& value, const char* expected) {
    odd.push_back(
        fmt::format("the note \"{}\" is passed over: {} was expected, not {}", member, expected, value.dump()));
  };
  const auto each = [&](const char* member, const char* expected, const auto& fits) {
    if (!notes.contains(member)) return;
    const Json& list = notes[member];
    const bool two = list.is_array() && list.size() <= 2;
    for (const Json& one : two ? list : Json::array({list}))
      if (!two || !one.is_string() || !fits(one.get<std::string>())) tell(member, one, expected);
  };
  each("players", "a commander for each side, or nothing for a person",
       [](const std::string& name) { return name.empty() || makeCommander(name, 1) != nullptr; });
  each("dice", "\"typed\" or \"rolled\" for each side",
       [](const std::string& word) { return word == "typed" || word == "rolled"; });
  constexpr std::array<const char*, 5> depths{"checklist", "beside-the-table", "full-referee", "simulate",
                                              "judge-when-asked"};
  if (notes.contains("depth") && std::ranges::find(depths, notes["depth"]) == depths.end())
    tell("depth", notes["depth"], "how much the referee does");
  return odd;
}

std::string checkJournal(Program& program, const fs::path& path, std::vector<std::string>& notes) {
  const OpenedJournal opened = openJournal(program.library(), path);
  if (!opened.leftOut.empty()) throw opened.leftOut.front().faults.front();
  if (!opened.whole())
    throw SourceError(path.string(), "", static_cast<int>(opened.damage.front().line), opened.warning());
  notes = notesOnNotes(opened.notes);
  return fmt::format("journal of {} events", opened.session->eventCount());
}

std::string checkHouseRules(Program& program, const Document& document, const std::string& ruleSet) {
  const HouseRulesFile file = readHouseRulesFile(document.root());
  const std::string id = file.ruleSet.empty() ? ruleSet : file.ruleSet;
  if (id.empty())
    throw document.root().error(
        "a \"format\" was expected; for a plain patch of house rules name its rule set with --ruleset");
  const bool whole = document.root().has("format");
  const RuleSetSource* source = program.library().find(id);
  if (source == nullptr) throw document.root().error(unknownWord("rule set", id, idsOf(program.library().sources())));
  const HouseRulesLayer layer{file.rules, &document, {"/options", whole ? "/patch" : ""}};
  (void)createUnder(*source, {&layer, 1});
  return "house rules for " + source->name;
}

// A fault of the army is a fault of the file; advice is for its owner alone.
std::string checkArmyFile(Program& program, const Node& root) {
  const OpenedArmy opened = openArmy(program.library(), root);
  for (const ArmyRemark& remark : checkArmy(*opened.rules, opened.terms, opened.army).remarks) {
    if (remark.kind != ArmyRemark::Kind::fault) continue;
    const std::string said = remark.rule.empty() ? remark.text : remark.text + " " + remark.rule;
    if (remark.unit >= 0) throw root.at("units").items()[static_cast<std::size_t>(remark.unit)].error(said);
    if (remark.person >= 0) throw root.at("people").items()[static_cast<std::size_t>(remark.person)].error(said);
    throw root.error(said);
  }
  return "army of " + opened.rules->definition().name();
}

// A journal's first line names its format; the rest is no single document.
bool isJournal(std::string_view text) {
  const std::string_view first = text.substr(0, text.find_first_of("\r\n"));
  return first.starts_with("{") && first.find(R"("format":"signifer-journal")") != std::string_view::npos;
}

// Members of a unit that say its place on the other kind of table.
std::span<const char* const> placesIgnored(bool grid) {
  static constexpr const char* measured[] = {"x", "y", "heading"};
  static constexpr const char* squares[] = {"column", "row", "facing"};
  return grid ? std::span(measured) : std::span(squares);
}

// Notes that people may want to know although the battle can be played.
std::vector<std::string> notesOn(Program& program, const Position& position, const Node& root) {
  std::vector<std::string> notes;
  for (const Node& side : root.at("sides").items())
    if (const auto link = readArmyLink(program.library(), side, root.document().name()))
      for (const std::string& change : changesSince(program.library(), *link))
        notes.push_back(side.at("army")
                            .at("file")
                            .error("the army's file has changed since the battle was made. " + change)
                            .what());
  if (position.rules->definition().basesFollow())
    for (const Node& unit : root.at("units").items())
      if (const auto base = unit.find("base"))
        notes.push_back(
            base->error(position.rules->definition().name() + " works bases out itself: this one is ignored").what());
  for (const Node& unit : root.at("units").items())
    for (const char* member : placesIgnored(position.rules->definition().grid()))
      if (const auto given = unit.find(member))
        notes.push_back(
            given
                ->error(position.rules->definition().grid()
                            ? "on a grid column, row and facing say where a unit stands: this is ignored"
                            : "on a measured table x, y and heading say where a unit stands: this is ignored")
                .what());
  if (const auto state = root.find("state"); state && position.battle.tasks.empty()) {
    const StepIndex asked = position.rules->decision(position.battle).step;
    const auto& sequence = position.rules->definition().sequence();
    const std::string& step = sequence.step(asked == noStep ? position.battle.step : asked).id;
    if (step != state->at("step").text())
      notes.push_back(state->at("step")
                          .error("play does not stop at this step by itself: \"" + step + "\" is what is asked")
                          .what());
  }
  for (const BattleProblem& problem : problemsOf(*position.rules, position.battle)) {
    std::string place;
    if (!problem.units.empty()) place = "/units/" + std::to_string(problem.units.front());
    if (problem.person != noPerson) place = "/people/" + std::to_string(problem.person);
    if (problem.side != noSide) place = "/sides/" + std::to_string(problem.side);
    if (problem.kind == BattleProblem::Kind::noName) place += "/name";
    if (problem.ground >= 0) place = "/terrain/" + std::to_string(problem.ground) + "/outline";
    notes.push_back(SourceError(root.document().name(), place, root.document().lineOf(place), problem.text).what());
  }
  return notes;
}

Finding check(Program& program, const fs::path& path, const std::string& ruleSet) {
  Finding finding{path.string(), "", {}, {}};
  if (isFolder(path)) {
    if (!isRuleSetFolder(path)) throw SourceError(path.string(), "", 0, "a folder with a manifest.json was expected");
    return checkRuleSet(program, path);
  }
  std::string text = readTextFile(path, largestJournal);
  if (isJournal(text)) {
    finding.kind = checkJournal(program, path, finding.notes);
    return finding;
  }
  const Document document =
      text.size() > largestText ? Document::load(path) : Document::parse(path.string(), std::move(text));
  const Node root = document.root();
  const auto format = root.isObject() ? root.find("format") : std::nullopt;
  if (format && format->isString() && format->text() == "signifer-battle") {
    const Position position = readPosition(program.library(), root);
    finding.notes = notesOn(program, position, root);
    finding.kind = "battle of " + position.rules->definition().name();
  } else if (format && format->isString() && format->text() == "signifer-army") {
    finding.kind = checkArmyFile(program, root);
  } else if (!format && isRuleSetFolder(path.parent_path())) {
    return checkRuleSet(program, path.parent_path());
  } else if (format && format->text() != "signifer-house-rules") {
    throw format->error("signifer-battle, signifer-army, signifer-journal or signifer-house-rules was expected");
  } else {
    finding.kind = checkHouseRules(program, document, ruleSet);
  }
  return finding;
}

Finding examine(Program& program, const std::string& file, const std::string& ruleSet) {
  try {
    Finding finding = check(program, file, ruleSet);
    finding.file = file;
    return finding;
  } catch (const SourceError& e) {
    return {file, "", {e}, {}};
  } catch (const std::exception& e) {
    return {file, "", {SourceError(file, "", 0, reasonOf(e))}, {}};
  }
}

Json describe(const SourceError& fault) {
  Json error{{"file", fault.file()}, {"pointer", fault.pointer()}};
  if (fault.line() > 0) error["line"] = fault.line();
  if (fault.column() > 0) error["column"] = fault.column();
  error["expected"] = fault.expected();
  return error;
}

Json describe(const Finding& finding) {
  Json json{{"file", finding.file}, {"ok", finding.errors.empty()}};
  if (finding.errors.empty()) json["kind"] = finding.kind;
  if (!finding.notes.empty()) json["notes"] = finding.notes;
  if (!finding.errors.empty()) json["error"] = describe(finding.errors.front());
  if (finding.errors.size() > 1)
    for (const SourceError& fault : finding.errors) json["errors"].push_back(describe(fault));
  return json;
}

}  // namespace

void addValidate(Verb app, Program& program) {
  Verb verb = app.verb("validate", "Check battle files, armies, journals, house rules and rule-set folders");
  auto files = std::make_shared<std::vector<std::string>>();
  auto ruleSet = std::make_shared<std::string>();
  verb.option("files", *files, "The files; all are checked").required().named("FILE...");
  verb.option("--ruleset", *ruleSet, "The rule set that a plain patch of house rules is for").named("RULESET");
  const Flag json = verb.flag("--json", "Print a JSON object for each file, one a line");
  verb.does([&program, files, ruleSet, json] {
    for (const std::string& file : *files) {
      const Finding finding = examine(program, file, *ruleSet);
      if (!finding.errors.empty()) program.exit = Exit::no;
      if (json) {
        printJson(describe(finding));
        continue;
      }
      for (const SourceError& fault : finding.errors) fmt::print("{}\n", fault.what());
      if (finding.errors.empty()) fmt::print("{}: fine, {}\n", file, finding.kind);
      for (const std::string& note : finding.notes) fmt::print("  note: {}\n", note);
    }
  });
}

}  // namespace signifer::cli
