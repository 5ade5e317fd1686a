// Reads the JSON files of a rule set's folder into its Definition:
//   manifest.json    who it is and which engine it needs
//   <id>.json        measure, terrain, fields of profiles and statuses, kinds of action, tables, phrases
//   sequence.json, procedures.json, options.json, rules.json, troops.json
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "battle/action.h"
#include "language/rule_set_texts.h"
#include "rules/added_rules.h"
#include "rules/deeds.h"
#include "rules/definition.h"
#include "rules/definition_parts.h"
#include "rules/deployment_phase.h"
#include "rules/occasion_parts.h"
#include "rules/option_bonds.h"
#include "rules/option_presets.h"
#include "rules/phrases.h"
#include "rules/sight_phrases.h"
#include "rules/to_win.h"
#include "schema/document.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

constexpr std::size_t mostSteps = 1000;
constexpr int deepestStep = 8;
}  // namespace

class DefinitionReader {
 public:
  static const Document& mainOf(const Definition& definition) { return *definition.main_; }
  static const Phrases& phrasesOf(const Definition& definition) { return definition.phrases_; }
  DefinitionReader(std::filesystem::path folder, const HouseRules& house, Definition::Phases phases)
      : folder_(std::move(folder)), house_(house), phases_(phases) {}

  Definition read() {
    readManifest();
    readRules();
    readMain();
    readSequence();
    readProcedures();
    readOptions();
    readTroops();
    readAdded();
    for (const auto& [id, words] : sightPhrases()) d_.phrases_.emplace(id, words);
    if (phases_.objectives) addObjectives();
    if (phases_.arrivals) addArrivals();
    if (phases_.deployment) addDeployment();
    return std::move(d_);
  }

 private:
  void readManifest() {
    const Document file = loadSpoken(folder_ / "manifest.json");
    const Node root = file.root();
    d_.id_ = root.at("id").name();
    d_.name_ = root.at("name").name();
    d_.version_ = root.at("version").name();
    d_.summary_ = root.text("summary", "");
  }

  void readMain() {
    d_.main_ = std::make_unique<Document>(Document::load(folder_ / (d_.id_ + ".json")));
    if (!house_.patch.empty()) {
      const Document patch = Document::parse("house rules", house_.patch);
      requireKnown(patch.root(), d_.main_->root());
      d_.main_->patch(patch);
    }
    translate(*d_.main_, folder_);
    const Node root = d_.main_->root();
    root.allowOnly({"enums",        "terrainEnum", "lengths",      "grid",       "basesFollow",
                    "terrain",      "settings",    "unitProfile",  "unitStatus", "personProfile",
                    "personStatus", "sideStatus",  "battleStatus", "relations",  "tasks",
                    "actions",      "tables",      "phrases",      "toWin",      "story"});
    d_.grid_ = root.boolean("grid", false);
    d_.basesFollow_ = root.boolean("basesFollow", false);
    readProfiles(root);
    readLengths(root);
    if (const auto kinds = root.find("relations")) d_.relationKinds_ = readKinds(*kinds);
    readTasks(root);
    readTerrain(root);
    readActions(root);
    for (const auto& [id, text] : root.at("phrases").members()) d_.phrases_.emplace(id, text.text());
    if (const auto toWin = root.find("toWin")) ToWin::check(*toWin);
    if (const auto story = root.find("story")) checkStory(*story, d_.phrases_);
  }

  // A kind of task is its name, or an object that says what it asks too.
  void readTasks(const Node& root) {
    const auto kinds = root.find("tasks");
    if (!kinds) return;
    std::set<std::string> taken;
    for (const Node& node : kinds->items()) {
      TaskInfo task;
      if (!node.isObject()) {
        task.id = node.name();
      } else {
        node.allowOnly({"id", "asks"});
        task.id = node.at("id").name();
        task.asks = node.text("asks", "");
      }
      if (!taken.insert(task.id).second) throw node.error("each kind once was expected");
      d_.taskKinds_.push_back(task.id);
      d_.tasks_.push_back(std::move(task));
    }
  }

  void readProfiles(const Node& root) {
    const auto fields = [&](std::string_view key, std::size_t most, bool narrow) {
      const auto list = root.find(key);
      if (!list) return Fields();
      Fields read = readSpokenFields(*list);
      if (read.size() > most) throw list->error("at most " + std::to_string(most) + " fields were expected");
      requirePlain(*list, read, narrow);
      return read;
    };
    d_.unitProfile_ = fields("unitProfile", 64, false);
    d_.personProfile_ = fields("personProfile", 64, false);
    d_.settings_ = fields("settings", 64, false);
    // A status has as many slots as the battle keeps for it (battle/battle.h).
    d_.unitStatus_ = fields("unitStatus", std::size(Unit{}.status.at), true);
    d_.personStatus_ = fields("personStatus", std::size(Person{}.status.at), true);
    d_.sideStatus_ = fields("sideStatus", std::size(SideState{}.status.at), true);
    d_.battleStatus_ = fields("battleStatus", std::size(Battle{}.status.at), true);
  }

  void readLengths(const Node& root) {
    const auto list = root.find("lengths");
    if (!list) return;
    for (const Node& node : list->items()) {
      node.allowOnly({"name", "setting", "of"});
      OwnLength length{node.at("name").text(), 0, {}};
      const std::string setting = node.at("setting").text();
      const auto found = std::ranges::find(d_.settings_, setting, &Field::name);
      if (found == d_.settings_.end() || found->type != FieldType::number)
        throw node.at("setting").error("a setting that is a number was expected");
      length.setting = static_cast<std::size_t>(found - d_.settings_.begin());
      if (const auto of = node.find("of")) {
        const auto before = std::ranges::find(d_.lengths_, of->text(), &OwnLength::name);
        if (before == d_.lengths_.end()) throw of->error("the name of a length before this one was expected");
        length.of = static_cast<std::size_t>(before - d_.lengths_.begin());
      }
      d_.lengths_.push_back(std::move(length));
    }
  }

  // A patch changes what is there: a member that the rule set has not is a slip of the pen.
  static void requireKnown(const Node& patch, const Node& original) {
    if (!patch.isObject()) throw patch.error("a JSON Merge Patch, an object, was expected");
    std::vector<std::string> names;
    for (const auto& [name, value] : original.members()) names.push_back(name);
    patch.allowOnly(std::vector<std::string_view>(names.begin(), names.end()));
    for (const auto& [name, value] : patch.members())
      if (value.isObject() && original.at(name).isObject()) requireKnown(value, original.at(name));
  }

  void readTerrain(const Node& root) {
    const auto kinds = root.find("terrain");
    if (!kinds) return;
    std::set<std::string> taken;
    for (const Node& kind : kinds->items()) {
      kind.allowOnly({"id", "name", "drawn"});
      d_.terrain_.push_back({readId(kind, taken), kind.at("name").name(), "open"});
      if (const auto drawn = kind.find("drawn"))
        d_.terrain_.back().drawn = readWord(*drawn, {"open", "hill", "wood", "river", "ford", "rough", "marsh", "road",
                                                     "field", "built-up", "impassable"});
    }
    if (d_.terrain_.size() > 100) throw kinds->error("at most 100 kinds of terrain were expected");
  }

  void readActions(const Node& root) {
    std::set<std::string> taken;
    for (const Node& kind : root.at("actions").items()) {
      kind.allowOnly({"id", "title", "rules", "fields", "gesture"});
      ActionKind action;
      action.id = readId(kind, taken);
      action.title = kind.at("title").name();
      if (const auto rules = kind.find("rules")) action.rules = citedRules(*rules);
      if (const auto list = kind.find("fields")) action.fields = readParameters(*list);
      if (const auto gesture = kind.find("gesture"))
        action.gesture = readWord(*gesture, {"", "move", "group", "charge", "shoot", "advance", "next", "stay"});
      d_.actions_.push_back(std::move(action));
    }
    if (d_.actions_.empty()) throw root.at("actions").error("a kind of action was expected");
    if (d_.actions_.size() > 64) throw root.at("actions").error("at most 64 kinds of action were expected");
  }

  std::vector<std::string> citedRules(const Node& list) const {
    std::vector<std::string> rules;
    for (const Node& item : list.items()) {
      rules.push_back(item.name());
      if (d_.findRule(rules.back()) == nullptr) throw item.error("the id of a rule of rules.json was expected");
    }
    return rules;
  }

  void readSequence() {
    const Document file = loadSpoken(folder_ / "sequence.json");
    file.root().allowOnly({"sequence"});
    const Node sequence = file.root().at("sequence");
    if (sequence.items().empty()) throw sequence.error("a phase was expected");
    std::vector<Step> steps;
    std::set<std::string> taken;
    for (const Node& phase : sequence.items()) readStep(phase, -1, 0, steps, taken);
    d_.sequence_ = Sequence(std::move(steps));
  }

  void readStep(const Node& node, int parent, int depth, std::vector<Step>& steps, std::set<std::string>& taken) const {
    node.allowOnly({"id", "title", "help", "asks", "actor", "optional", "rules", "steps"});
    if (depth == deepestStep) throw node.error("at most " + std::to_string(deepestStep) + " levels were expected");
    if (steps.size() == mostSteps) throw node.error("at most " + std::to_string(mostSteps) + " steps were expected");
    Step step;
    step.id = readId(node, taken);
    step.title = node.at("title").name();
    step.help = node.text("help", "");
    step.asks = node.text("asks", "");
    const std::string actor = readWord(node.at("actor"), {"active", "opponent", "both"});
    step.actor = actor == "active" ? Actor::active : actor == "opponent" ? Actor::opponent : Actor::both;
    step.optional = node.boolean("optional", false);
    step.rules = citedRules(node.at("rules"));
    step.parent = parent;
    step.depth = depth;
    const int index = static_cast<int>(steps.size());
    if (parent >= 0) steps[static_cast<std::size_t>(parent)].steps.push_back(index);
    steps.push_back(std::move(step));
    for (const Node& part : node.at("steps").items()) readStep(part, index, depth + 1, steps, taken);
  }

  void readProcedures() {
    d_.forms_ = std::make_unique<Document>(loadSpoken(folder_ / "procedures.json"));
    const Node root = d_.forms_->root();
    root.allowOnly({"procedures", "enums"});
    std::set<std::string> taken;
    for (const Node& node : root.at("procedures").items()) {
      node.allowOnly({"id", "title", "rules", "inputs", "dice", "results", "headline", "adds",
                      // For the program that writes the forms of the code (src/forms).
                      "rollers", "codeAdds", "sameInputsAs", "note"});
      d_.procedures_.push_back({readId(node, taken),
                                node.at("title").name(),
                                citedRules(node.at("rules")),
                                readForm(node.at("inputs")),
                                node.text("dice", "none"),
                                readForm(node.at("results")),
                                {},
                                node.text("adds", ""),
                                {}});
      readHeadline(node, d_.procedures_.back());
    }
  }

  static void readHeadline(const Node& node, ProcedureInfo& info) {
    const auto headline = node.find("headline");
    if (!headline) return;
    info.headline = headline->texts();
    for (std::size_t i = 0; i < info.headline.size(); ++i)
      if (indexOf(info.results, info.headline[i]) < 0)
        throw headline->items()[i].error("the name of a result was expected");
  }

  void readOptions() {
    const Document file = loadSpoken(folder_ / "options.json");
    file.root().allowOnly({"options", "presets", "enums"});
    std::set<std::string> taken;
    for (const Node& node : file.root().at("options").items()) d_.options_.push_back(readOption(node, taken));
    for (const OptionInfo& option : d_.options_) d_.chosen_.push_back(option.standard);
    for (const auto& [id, word] : house_.options) choose(id, word);
    requireBonds(file.root().at("options"), d_.options_, d_.chosen_, house_.options);
    (void)readPresets(file.root(), d_.options_);
  }

  void choose(const std::string& id, const std::string& word) {
    const auto found = std::ranges::find(d_.options_, id, &OptionInfo::id);
    if (found == d_.options_.end()) {
      std::vector<std::string_view> known;
      for (const OptionInfo& option : d_.options_) known.push_back(option.id);
      const std::string near = nearestWord(id, known);
      throw SourceError("house rules", "/options/" + pointerStep(id), 0,
                        "no option has this name" + (near.empty() ? "" : "; did you mean " + near + "?"));
    }
    auto& chosen = d_.chosen_[static_cast<std::size_t>(found - d_.options_.begin())];
    if (found->values.empty()) {
      std::size_t read = 0;
      const bool digits = !word.empty() && word.size() < 8 &&
                          std::ranges::all_of(word, [](char c) { return (c >= '0' && c <= '9') || c == '-'; });
      const int number = digits ? std::stoi(word, &read) : 0;
      if (read != word.size() || !digits || number < found->least || number > found->most)
        throw SourceError("house rules", "/options/" + pointerStep(id), 0,
                          "a whole number from " + std::to_string(found->least) + " to " + std::to_string(found->most) +
                              " was expected");
      chosen = number;
      return;
    }
    const auto value = std::ranges::find(found->values, word);
    if (value == found->values.end()) {
      std::string all;
      for (const std::string& one : found->values) all += (all.empty() ? "" : ", ") + one;
      throw SourceError("house rules", "/options/" + pointerStep(id), 0, "one of " + all + " was expected");
    }
    chosen = static_cast<std::int32_t>(value - found->values.begin());
  }

  void readRules() {
    const Document file = loadSpoken(folder_ / "rules.json");
    file.root().allowOnly({"rules"});
    std::set<std::string> taken;
    for (const Node& node : file.root().at("rules").items()) {
      node.allowOnly({"id", "text", "kind", "livesIn", "decisions", "ours", "label"});
      const Node id = node.at("id");
      if (!taken.insert(id.name()).second) throw id.error("the rule \"" + id.name() + "\" stands here already");
      d_.rules_.push_back({id.name(),
                           node.at("text").text(),
                           readWord(node.at("kind"), {"sequence", "procedure", "movement", "status", "judgement"}),
                           node.boolean("ours", false),
                           {},
                           {}});
      if (const auto places = node.find("livesIn")) d_.rules_.back().livesIn = places->texts();
      d_.rules_.back().label = node.text("label", "");
    }
  }

  void readTroops() {
    const Document file = loadSpoken(folder_ / "troops.json");
    const Node root = file.root();
    root.allowOnly({"troops", "people", "armies", "demonstration"});
    std::set<std::string> taken;
    for (const Node& node : root.at("troops").items()) readTroop(node, taken);
    if (!house_.troops.empty()) {
      const Document own = Document::parse("house troops", house_.troops);
      // One that has been taken out leaves its place.
      for (const Node& node : own.root().items())
        if (!node.isNull()) readTroop(node, taken);
    }
    const auto people = root.find("people");
    if (!people) return;
    taken.clear();
    for (const Node& node : people->items()) {
      node.allowOnly({"id", "name", "symbol", "profile", "sample"});
      d_.people_.push_back({readId(node, taken), node.at("name").name(), node.name("symbol", "leader"),
                            readProfile(d_.personProfile_, node.at("profile"))});
    }
  }

  void readTroop(const Node& node, std::set<std::string>& taken) {
    node.allowOnly({"id", "name", "symbol", "base", "profile", "sample", "startFormation", "roster"});
    TroopType troop;
    troop.id = readId(node, taken);
    troop.name = node.at("name").name();
    troop.symbol = node.name("symbol", "");
    if (const auto base = node.find("base")) {
      troop.frontage = fromInches(base->at("frontageInches").number(0.25, 24));
      troop.depth = fromInches(base->at("depthInches").number(0.25, 24));
    }
    troop.profile = readProfile(d_.unitProfile_, node.at("profile"));
    d_.troops_.push_back(std::move(troop));
  }

  // Modifiers that house rules add to procedures, each with a rule of its own.
  void readAdded() {
    if (house_.modifiers.empty()) return;
    const Document list = Document::parse("house modifiers", house_.modifiers);
    for (const Node& node : list.root().items()) {
      if (node.isNull()) continue;
      const AddedRule added = readAddedRule(node, d_.procedures_);
      if (d_.findRule(added.rule.id) != nullptr)
        throw node.at("rule").error("the rule \"" + added.rule.id + "\" stands here already");
      d_.rules_.push_back(added.rule);
      auto& own = d_.procedures_[added.procedure].added;
      if (own.size() == Modifiers::mostOwn)
        throw node.error("at most " + std::to_string(Modifiers::mostOwn) + " modifiers for one table were expected");
      own.push_back(added.modifier);
    }
  }

  void addObjectives() {
    const ObjectiveParts parts = objectiveParts();
    d_.rules_.insert(d_.rules_.end(), parts.rules.begin(), parts.rules.end());
    for (const auto& [id, words] : parts.phrases) d_.phrases_.emplace(id, words);
  }

  void addArrivals() { addPhase(arrivalParts()); }
  void addDeployment() { addPhase(deploymentPhase(d_.grid())); }

  template <class Phase>
  void addPhase(const Phase& phase) {
    std::vector<Step> steps = d_.sequence_.steps();
    steps.push_back(phase.step);
    d_.sequence_ = Sequence(std::move(steps));
    d_.rules_.insert(d_.rules_.end(), phase.rules.begin(), phase.rules.end());
    d_.actions_.insert(d_.actions_.end(), phase.actions.begin(), phase.actions.end());
    for (const TaskInfo& task : phase.tasks) {
      d_.taskKinds_.push_back(task.id);
      d_.tasks_.push_back(task);
    }
    for (const auto& [id, words] : phase.phrases) d_.phrases_.emplace(id, words);
  }

  std::filesystem::path folder_;
  const HouseRules& house_;
  Definition::Phases phases_;
  Definition d_;
};

Definition Definition::load(const std::filesystem::path& folder, const HouseRules& house, Phases phases) {
  return DefinitionReader(folder, house, phases).read();
}

std::optional<Node> storyMember(const Definition& definition) {
  return DefinitionReader::mainOf(definition).root().find("story");
}

const Phrases& phrasesOf(const Definition& definition) { return DefinitionReader::phrasesOf(definition); }

}  // namespace signifer
