// options: what a club may choose in a rule set, and the battle's own settings.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "language/language.h"
#include "rules/option_presets.h"
#include "schema/field_reader.h"

namespace signifer::cli {
namespace {

Json describe(const OptionInfo& option) {
  Json json{{"id", option.id}, {"caption", option.caption}};
  if (option.values.empty()) {
    json["min"] = option.least;
    json["max"] = option.most;
    json["default"] = option.standard;
  } else {
    json["values"] = option.values;
    json["default"] = option.values[static_cast<std::size_t>(option.standard)];
  }
  return json;
}

void print(const OptionInfo& option) {
  fmt::print("{}\n  {}\n  ", option.id, option.caption);
  if (option.values.empty()) {
    fmt::print("{} to {}, default {}\n", option.least, option.most, option.standard);
    return;
  }
  for (std::size_t i = 0; i < option.values.size(); ++i)
    fmt::print("{}{}{}", i == 0 ? "" : ", ", option.values[i],
               static_cast<std::int32_t>(i) == option.standard ? " (default)" : "");
  fmt::print("\n");
}

void printPresets(const std::vector<OptionPreset>& presets) {
  if (!presets.empty()) fmt::print("\n{}\n", said("Presets, chosen with --preset"));
  for (const OptionPreset& preset : presets) {
    fmt::print("{}\n  {}. {}\n", preset.id, preset.title, preset.text);
    for (const auto& [option, value] : preset.options) fmt::print("  {}={}\n", option, value);
  }
}

}  // namespace

void addOptions(Verb app, Program& program) {
  Verb verb = app.verb("options", "Print the options of a rule set: named house rules");
  auto id = std::make_shared<std::string>();
  verb.option("ruleset", *id, "The rule set's id").required().named("RULESET");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.does([&program, json, id] {
    const auto rules = program.ruleSet(*id);
    const Definition& definition = rules->definition();
    Json options = Json::array();
    for (const OptionInfo& option : definition.options()) {
      if (json)
        options.push_back(describe(option));
      else
        print(option);
    }
    const std::vector<OptionPreset> presets = presetsOf(program.source(*id).folder, definition);
    if (!json) return printPresets(presets);
    Json settings = Json::array();
    for (const Field& field : definition.settings()) {
      settings.push_back(toJson(field));
      settings.back()["default"] = toJson(field, field.standard);
    }
    Json sets = Json::array();
    for (const OptionPreset& preset : presets)
      sets.push_back({{"id", preset.id}, {"title", preset.title}, {"text", preset.text}, {"options", preset.options}});
    printJson({{"options", std::move(options)}, {"settings", std::move(settings)}, {"presets", std::move(sets)}});
  });
}

}  // namespace signifer::cli
