// options: what a club may choose in a rule set, and the battle's own settings.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
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
    if (!json) return;
    Json settings = Json::array();
    for (const Field& field : definition.settings()) {
      settings.push_back(toJson(field));
      settings.back()["default"] = toJson(field, field.standard);
    }
    printJson({{"options", std::move(options)}, {"settings", std::move(settings)}});
  });
}

}  // namespace signifer::cli
