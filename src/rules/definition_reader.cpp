// Reads the JSON files of a rule set's folder into its Definition:
//   manifest.json    who it is and which engine it needs
//   <id>.json        measure, terrain, fields of profiles and statuses, kinds of action, tables, phrases
//   sequence.json, procedures.json, options.json, rules.json, troops.json
#include <algorithm>
#include <nlohmann/json.hpp>

#include "battle/battle.h"
#include "rules/definition.h"
#include "schema/document.h"
#include "schema/field_reader.h"

namespace signifer {

class DefinitionReader {
 public:
  DefinitionReader(std::filesystem::path folder, const HouseRules& house) : folder_(std::move(folder)), house_(house) {}

  Definition read() {
    readManifest();
    readMain();
    readSequence();
    readProcedures();
    readOptions();
    readRules();
    readTroops();
    return std::move(d_);
  }

 private:
  void readManifest() {
    const Document file = Document::load(folder_ / "manifest.json");
    const Node root = file.root();
    d_.id_ = root.at("id").text();
    d_.name_ = root.at("name").text();
    d_.version_ = root.at("version").text();
    d_.summary_ = root.text("summary", "");
  }

  void readMain() {
    d_.main_ = std::make_unique<Document>(Document::load(folder_ / (d_.id_ + ".json")));
    if (!house_.patch.empty()) {
      const Document patch = Document::parse("house rules", house_.patch);
      requireKnown(patch.root(), d_.main_->root());
      d_.main_->patch(patch);
    }
    const Node root = d_.main_->root();
    root.allowOnly({"lengths", "grid", "basesFollow", "terrain", "settings", "unitProfile", "unitStatus",
                    "personProfile", "personStatus", "sideStatus", "battleStatus", "relations", "tasks", "actions",
                    "tables", "phrases"});
    d_.grid_ = root.boolean("grid", false);
    d_.basesFollow_ = root.boolean("basesFollow", false);
    // A status has as many slots as the battle keeps for it (battle/battle.h).
    const auto fields = [&](std::string_view key, std::size_t most) {
      const auto list = root.find(key);
      Fields read = list ? readFields(*list) : Fields();
      if (read.size() > most) throw list->error("at most " + std::to_string(most) + " fields");
      return read;
    };
    d_.unitProfile_ = fields("unitProfile", 64);
    d_.unitStatus_ = fields("unitStatus", std::size(Unit{}.status.at));
    d_.personProfile_ = fields("personProfile", 64);
    d_.personStatus_ = fields("personStatus", std::size(Person{}.status.at));
    d_.sideStatus_ = fields("sideStatus", std::size(SideState{}.status.at));
    d_.battleStatus_ = fields("battleStatus", std::size(Battle{}.status.at));
    d_.settings_ = fields("settings", 64);
    readLengths(root);
    if (const auto kinds = root.find("relations")) d_.relationKinds_ = kinds->texts();
    readTasks(root);
    readTerrain(root);
    readActions(root);
    for (const auto& [id, text] : root.at("phrases").members()) d_.phrases_.emplace(id, text.text());
  }

  // A kind of task is its name, or an object that says what its arguments are and what it asks.
  void readTasks(const Node& root) {
    const auto kinds = root.find("tasks");
    if (!kinds) return;
    for (const Node& node : kinds->items()) {
      TaskInfo task;
      if (!node.isObject()) {
        task.id = node.text();
      } else {
        node.allowOnly({"id", "args", "asks"});
        task.id = node.at("id").text();
        task.asks = node.text("asks", "");
        if (const auto arguments = node.find("args"))
          for (const Node& argument : arguments->items()) task.arguments.push_back(readTaskArgument(argument));
        if (task.arguments.size() > Task{}.args.size())
          throw node.at("args").error("at most " + std::to_string(Task{}.args.size()) + " arguments");
      }
      d_.taskKinds_.push_back(task.id);
      d_.tasks_.push_back(std::move(task));
    }
  }

  static TaskArgument readTaskArgument(const Node& node) {
    static constexpr auto words = std::to_array<std::string_view>({"unit", "person", "side", "step", "number"});
    const std::string word = node.text();
    const auto found = std::ranges::find(words, word);
    if (found == words.end()) throw node.error("unit, person, side, step or number was expected");
    return static_cast<TaskArgument>(found - words.begin());
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
    for (const Node& kind : kinds->items()) {
      kind.allowOnly({"id", "name", "drawn"});
      d_.terrain_.push_back({kind.at("id").text(), kind.at("name").text(), kind.text("drawn", "open")});
    }
  }

  void readActions(const Node& root) {
    for (const Node& kind : root.at("actions").items()) {
      kind.allowOnly({"id", "title", "rules", "fields", "gesture"});
      ActionKind action;
      action.id = kind.at("id").text();
      action.title = kind.at("title").text();
      if (const auto rules = kind.find("rules")) action.rules = rules->texts();
      if (const auto list = kind.find("fields")) action.fields = readFields(*list);
      action.gesture = kind.text("gesture", "");
      d_.actions_.push_back(std::move(action));
    }
    if (d_.actions_.size() > 64) throw root.at("actions").error("at most 64 kinds of action");
  }

  void readSequence() {
    const Document file = Document::load(folder_ / "sequence.json");
    std::vector<Step> steps;
    for (const Node& phase : file.root().at("sequence").items()) readStep(phase, -1, 0, steps);
    d_.sequence_ = Sequence(std::move(steps));
  }

  static void readStep(const Node& node, int parent, int depth, std::vector<Step>& steps) {
    node.allowOnly({"id", "title", "help", "asks", "actor", "optional", "rules", "steps"});
    Step step;
    step.id = node.at("id").text();
    step.title = node.at("title").text();
    step.help = node.text("help", "");
    step.asks = node.text("asks", "");
    const std::string actor = node.at("actor").text();
    if (actor != "active" && actor != "opponent" && actor != "both")
      throw node.at("actor").error("active, opponent or both was expected");
    step.actor = actor == "active" ? Actor::active : actor == "opponent" ? Actor::opponent : Actor::both;
    step.optional = node.boolean("optional", false);
    step.rules = node.at("rules").texts();
    step.parent = parent;
    step.depth = depth;
    const int index = static_cast<int>(steps.size());
    if (parent >= 0) steps[static_cast<std::size_t>(parent)].steps.push_back(index);
    steps.push_back(std::move(step));
    for (const Node& part : node.at("steps").items()) readStep(part, index, depth + 1, steps);
  }

  void readProcedures() {
    const Document file = Document::load(folder_ / "procedures.json");
    for (const Node& node : file.root().at("procedures").items()) {
      node.allowOnly({"id", "title", "rules", "inputs", "dice", "results"});
      d_.procedures_.push_back({node.at("id").text(), node.at("title").text(), node.at("rules").texts(),
                                readFields(node.at("inputs")), node.text("dice", "none"),
                                readFields(node.at("results"))});
    }
  }

  void readOptions() {
    const Document file = Document::load(folder_ / "options.json");
    for (const Node& node : file.root().at("options").items()) d_.options_.push_back(readOption(node));
    for (const OptionInfo& option : d_.options_) d_.chosen_.push_back(option.standard);
    for (const auto& [id, word] : house_.options) choose(id, word);
  }

  static OptionInfo readOption(const Node& node) {
    OptionInfo option;
    option.id = node.at("id").text();
    option.caption = node.text("caption", "");
    if (const auto values = node.find("values")) {
      option.values = values->texts();
      const auto found = std::ranges::find(option.values, node.at("default").text());
      if (found == option.values.end()) throw node.at("default").error("one of the option's values was expected");
      option.standard = static_cast<std::int32_t>(found - option.values.begin());
    } else {
      option.least = static_cast<std::int32_t>(node.at("min").integer(-1000000, 1000000));
      option.most = static_cast<std::int32_t>(node.at("max").integer(-1000000, 1000000));
      option.standard = static_cast<std::int32_t>(node.at("default").integer(option.least, option.most));
    }
    return option;
  }

  void choose(const std::string& id, const std::string& word) {
    const auto found = std::ranges::find(d_.options_, id, &OptionInfo::id);
    if (found == d_.options_.end()) {
      std::vector<std::string_view> known;
      for (const OptionInfo& option : d_.options_) known.push_back(option.id);
      const std::string near = nearestWord(id, known);
      throw SourceError("house rules", "/options/" + id, 0,
                        "no option has this name" + (near.empty() ? "" : "; did you mean " + near + "?"));
    }
    auto& chosen = d_.chosen_[static_cast<std::size_t>(found - d_.options_.begin())];
    if (found->values.empty()) {
      std::size_t read = 0;
      const bool digits = !word.empty() && word.size() < 8 &&
                          std::ranges::all_of(word, [](char c) { return (c >= '0' && c <= '9') || c == '-'; });
      const int number = digits ? std::stoi(word, &read) : 0;
      if (read != word.size() || !digits || number < found->least || number > found->most)
        throw SourceError("house rules", "/options/" + id, 0,
                          "a whole number from " + std::to_string(found->least) + " to " + std::to_string(found->most) +
                              " was expected");
      chosen = number;
      return;
    }
    const auto value = std::ranges::find(found->values, word);
    if (value == found->values.end()) {
      std::string all;
      for (const std::string& one : found->values) all += (all.empty() ? "" : ", ") + one;
      throw SourceError("house rules", "/options/" + id, 0, "one of " + all + " was expected");
    }
    chosen = static_cast<std::int32_t>(value - found->values.begin());
  }

  void readRules() {
    const Document file = Document::load(folder_ / "rules.json");
    for (const Node& node : file.root().at("rules").items()) {
      d_.rules_.push_back(
          {node.at("id").text(), node.at("text").text(), node.text("kind", ""), node.boolean("ours", false), {}, {}});
      if (const auto places = node.find("livesIn")) d_.rules_.back().livesIn = places->texts();
      d_.rules_.back().label = node.text("label", "");
    }
  }

  void readTroops() {
    const Document file = Document::load(folder_ / "troops.json");
    const Node root = file.root();
    for (const Node& node : root.at("troops").items()) {
      TroopType troop;
      troop.id = node.at("id").text();
      troop.name = node.at("name").text();
      troop.symbol = node.text("symbol", "");
      if (const auto base = node.find("base")) {
        troop.frontage = fromInches(base->at("frontageInches").number(0.25, 24));
        troop.depth = fromInches(base->at("depthInches").number(0.25, 24));
      }
      troop.profile = readProfile(d_.unitProfile_, node.at("profile"));
      d_.troops_.push_back(std::move(troop));
    }
    const auto people = root.find("people");
    if (!people) return;
    for (const Node& node : people->items())
      d_.people_.push_back({node.at("id").text(), node.at("name").text(), node.text("symbol", "leader"),
                            readProfile(d_.personProfile_, node.at("profile"))});
  }

  static std::vector<std::int32_t> readProfile(const Fields& fields, const Node& node) {
    std::vector<std::int32_t> profile;
    std::vector<std::string_view> known;
    for (const Field& field : fields) {
      known.push_back(field.name);
      const auto given = node.find(field.name);
      if (!given && field.required) throw node.error("the profile lacks \"" + field.name + "\"");
      profile.push_back(toSlot(field, given ? readValue(field, *given) : field.standard));
    }
    node.allowOnly(known);
    return profile;
  }

  std::filesystem::path folder_;
  const HouseRules& house_;
  Definition d_;
};

Definition Definition::load(const std::filesystem::path& folder, const HouseRules& house) {
  return DefinitionReader(folder, house).read();
}

}  // namespace signifer
