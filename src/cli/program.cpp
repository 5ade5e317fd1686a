#include "cli/program.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "library/places.h"
#include "play/house_rules.h"
#ifdef SIGNIFER_BUILTIN_RULESETS
#include "builtin_rulesets.h"
#endif

namespace signifer::cli {
namespace {

std::string nearest(std::string_view word, const std::vector<std::string_view>& known) {
  const std::string near = nearestWord(word, known);
  return near.empty() ? "" : "; did you mean " + near + "?";
}

}  // namespace

const RuleSetLibrary& Program::library() {
  if (!library_) {
#ifdef SIGNIFER_BUILTIN_RULESETS
    library_ = ruleSetFolder.empty() ? RuleSetLibrary::builtin(builtinRuleSets(), ownRuleSets())
                                     : RuleSetLibrary::load({ruleSetFolder});
#else
    library_ = RuleSetLibrary::load(ruleSetRoots(ruleSetFolder));
#endif
  }
  return *library_;
}

const RuleSetSource& Program::source(std::string_view id) {
  if (const RuleSetSource* found = library().find(id)) return *found;
  std::vector<std::string_view> known;
  for (const RuleSetSource& source : library().sources()) known.push_back(source.id);
  std::string message = "there is no rule set \"" + std::string(id) + "\"" + nearest(id, known);
  for (const LoadProblem& problem : library().problems())
    if (problem.folder.filename() == id) message += "\n  " + problem.folder.string() + ": " + problem.reason;
  throw WrongQuestion(message);
}

std::unique_ptr<RuleSet> Program::ruleSet(std::string_view id, const HouseRules& house) {
  return source(id).create(house);
}

const Procedure& Program::procedure(const RuleSet& rules, std::string_view id) const {
  if (const Procedure* found = rules.findProcedure(id)) return *found;
  std::vector<std::string_view> known;
  for (const auto& procedure : rules.procedures()) known.push_back(procedure->info().id);
  throw WrongQuestion(rules.definition().name() + " has no procedure \"" + std::string(id) + "\"" + nearest(id, known));
}

void HouseArguments::addTo(CLI::App& verb) {
  verb.add_option("--house", options, "A house rule: an option of the rule set and its value; may be repeated")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
  verb.add_option("--house-rules", file, "A file of house rules (see docs/file-formats.md)")->type_name("FILE");
}

HouseRules HouseArguments::read() const {
  HouseRules house;
  if (!file.empty()) house = readHouseRulesFile(Document::load(file).root()).rules;
  for (const std::string& option : options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos || equals == 0)
      throw WrongQuestion("--house " + option + ": OPTION=VALUE was expected");
    house.options[option.substr(0, equals)] = option.substr(equals + 1);
  }
  return house;
}

std::string readText(const std::string& path) {
  std::ostringstream text;
  if (path == "-") {
    text << std::cin.rdbuf();
    return std::move(text).str();
  }
  std::ifstream in(path, std::ios::binary);
  if (in) text << in.rdbuf();
  if (!in || in.bad()) throw WrongQuestion(path + ": the file cannot be read");
  return std::move(text).str();
}

void printJson(const Json& json) { fmt::print("{}\n", json.dump(-1, ' ', false, Json::error_handler_t::replace)); }

}  // namespace signifer::cli
