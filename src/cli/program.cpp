#include "cli/program.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "language/language.h"
#include "library/places.h"
#include "play/any_battle.h"
#include "play/opening.h"
#include "rules/option_presets.h"
#include "schema/json_text.h"
#include "schema/text_file.h"
#ifdef SIGNIFER_BUILTIN_RULESETS
#include "builtin_rulesets.h"
#endif

namespace signifer::cli {
namespace {

std::string nearest(std::string_view word, const std::vector<std::string_view>& known) {
  const std::string near = nearestWord(word, known);
  return near.empty() ? "" : said("{0}; {1}", {"", said("did you mean {0}?", {near})});
}

}  // namespace

void tellLeftOut(const std::vector<LeftOutOverlay>& leftOut) {
  if (!leftOut.empty()) fmt::print(stderr, "{}\n", leftOutWords(leftOut));
}

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

const RuleSetLibrary& Program::libraryWith(std::string_view id) {
#ifndef SIGNIFER_BUILTIN_RULESETS
  if (!library_ && !id.empty()) {
    auto found = single_.find(id);
    if (found == single_.end())
      found = single_.emplace(std::string(id), RuleSetLibrary::load(ruleSetRoots(ruleSetFolder), id)).first;
    if (found->second.find(id) != nullptr) return found->second;
  }
#endif
  return library();
}

const RuleSetSource& Program::source(std::string_view id) {
  if (const RuleSetSource* found = libraryWith(id).find(id)) return *found;
  std::vector<std::string_view> known;
  for (const RuleSetSource& source : library().sources()) known.push_back(source.id);
  std::string message = said("there is no rule set \"{0}\"", {std::string(id)}) + nearest(id, known);
  for (const LoadProblem& problem : library().problems())
    if (problem.folder.filename() == id) message += "\n  " + problem.folder.string() + ": " + problem.reason;
  throw WrongQuestion(message);
}

std::unique_ptr<RuleSet> Program::ruleSet(std::string_view id, const GivenHouseRules& house) {
  const RuleSetSource& found = source(id);
  return createUnder(found, house.layers());
}

Position Program::position(const Document& battle, const GivenHouseRules& house) {
  const std::string id = battle.root().at("ruleset").name();
  const RuleSetLibrary& library = libraryWith(id);
  // A single option that is wrong is a slip in the command.
  if (const RuleSetSource* found = library.find(id); found != nullptr && !house.layers().empty())
    (void)createUnder(*found, house.layers());
  std::vector<LeftOutOverlay> leftOut;
  Position opened = openUnder(library, battle.root(), house.overlays(), leftOut);
  tellLeftOut(leftOut);
  return opened;
}

Position Program::anyPosition(const std::string& battle) {
  if (battle == "-") return position(readDocument("-"));
  const std::filesystem::path file = battleFile(battle);
  if (file.extension() != ".signifer") return position(Document::load(file));
  const AnyBattle opened = openAnyBattle(library(), file);
  tellLeftOut(opened.leftOut);
  return {opened.rules, opened.battle};
}

const Procedure& Program::procedure(const RuleSet& rules, std::string_view id) const {
  if (const Procedure* found = rules.findProcedure(id)) return *found;
  std::vector<std::string_view> known;
  for (const auto& procedure : rules.procedures()) known.push_back(procedure->info().id);
  throw WrongQuestion(said("{0} has no procedure \"{1}\"", {rules.definition().name(), std::string(id)}) +
                      nearest(id, known));
}

void HouseArguments::addTo(Verb verb) {
  verb.option("--preset", preset,
              "A named set of options of the rule set (see 'options'); files and options win over it")
      .named("PRESET");
  verb.option("--house", options, "A house rule: an option of the rule set and its value; may be repeated")
      .named("OPTION=VALUE")
      .oneAtATime();
  verb.option("--house-rules", files,
              "A file of house rules (see docs/file-formats.md); may be repeated, later ones win")
      .named("FILE")
      .oneAtATime();
}

GivenHouseRules::GivenHouseRules(std::vector<Overlay> files, HouseRules single) : overlays_(std::move(files)) {
  if (!single.options.empty()) {
    overlays_.emplace_back();
    overlays_.back().file.rules = std::move(single);
  }
  for (const Overlay& overlay : overlays_) layers_.push_back(overlay.layer());
}

namespace {

HouseRules singleOptions(const std::vector<std::string>& options) {
  HouseRules single;
  for (const std::string& option : options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos || equals == 0)
      throw WrongQuestion(said("--house {0}: OPTION=VALUE was expected", {option}));
    single.options[option.substr(0, equals)] = option.substr(equals + 1);
  }
  return single;
}

}  // namespace

GivenHouseRules GivenHouseRules::with(const std::vector<std::string>& options) const {
  return {overlays_, singleOptions(options)};
}

namespace {

// A preset as the first of the files.
Overlay presetOverlay(const RuleSetSource& source, const std::string& id) {
  const std::vector<OptionPreset> presets = presetsOf(source.folder, source.create()->definition());
  const auto found = std::ranges::find(presets, id, &OptionPreset::id);
  if (found == presets.end())
    throw WrongQuestion(said("--preset {0}: {1}", {id, unknownWord("preset", id, idsOf(presets))}));
  Overlay overlay;
  overlay.file.title = found->title;
  overlay.file.rules.options = found->options;
  return overlay;
}

}  // namespace

GivenHouseRules HouseArguments::read(const RuleSetSource& source, const HouseRulesLayer* below) const {
  std::vector<LeftOutOverlay> leftOut;
  std::vector<Overlay> good = readUsable(source, files, leftOut, below);
  tellLeftOut(leftOut);
  if (!preset.empty()) good.insert(good.begin(), presetOverlay(source, preset));
  return {std::move(good), singleOptions(options)};
}

Document readDocument(const std::string& path) {
  if (path == "-") return Document::parse("standard input", readTextFrom(STDIN_FILENO, "standard input"));
  return Document::load(path);
}

void printJson(const Json& json) { fmt::print("{}\n", jsonLine(json)); }

}  // namespace signifer::cli
