// troops: the sample troop types of a rule set and their profiles.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "schema/field_reader.h"

namespace signifer::cli {
namespace {

Json profileOf(const Fields& fields, const std::vector<std::int32_t>& values) {
  Json json = Json::object();
  for (std::size_t i = 0; i < fields.size(); ++i)
    json[fields[i].name] = toJson(fields[i], fromSlot(fields[i], values[i]));
  return json;
}

Json describeAll(const Definition& definition) {
  Json troops = Json::array();
  for (const TroopType& troop : definition.troops()) {
    Json one{{"id", troop.id}, {"name", troop.name}, {"symbol", troop.symbol}};
    if (troop.frontage > 0)
      one["base"] = {{"frontageInches", toInches(troop.frontage)}, {"depthInches", toInches(troop.depth)}};
    one["profile"] = profileOf(definition.unitProfile(), troop.profile);
    troops.push_back(std::move(one));
  }
  Json people = Json::array();
  for (const PersonType& person : definition.people())
    people.push_back({{"id", person.id},
                      {"name", person.name},
                      {"symbol", person.symbol},
                      {"profile", profileOf(definition.personProfile(), person.profile)}});
  return {{"troops", std::move(troops)}, {"people", std::move(people)}};
}

void printOne(const std::string& id, const std::string& name, const Json& profile) {
  fmt::print("{} ({})\n ", name, id);
  for (const auto& [field, value] : profile.items())
    fmt::print(" {} {}", field, value.is_string() ? value.get<std::string>() : value.dump());
  fmt::print("\n");
}

}  // namespace

void addTroops(Verb app, Program& program) {
  Verb verb = app.verb("troops", "Print the troop types of a rule set");
  auto id = std::make_shared<std::string>();
  verb.option("ruleset", *id, "The rule set's id").required().named("RULESET");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.does([&program, json, id] {
    const auto rules = program.ruleSet(*id);
    const Json all = describeAll(rules->definition());
    if (json) return printJson(all);
    for (const char* kind : {"troops", "people"})
      for (const Json& one : all[kind])
        printOne(one["id"].get<std::string>(), one["name"].get<std::string>(), one["profile"]);
  });
}

}  // namespace signifer::cli
