#include "rules/option_places.h"

#include <algorithm>
#include <set>

namespace signifer {
namespace {

bool citesAny(const std::vector<std::string>& cited, const std::vector<std::string>& rules) {
  return std::ranges::any_of(rules,
                             [&](const std::string& rule) { return std::ranges::find(cited, rule) != cited.end(); });
}

std::string titlesOf(const std::vector<std::string>& titles) {
  std::string all;
  for (const std::string& title : titles) all += (all.empty() ? "" : "; ") + title;
  return all;
}

}  // namespace

OptionPlaces optionPlaces(const Definition& definition, const Node& option) {
  const auto rules = option.find("rules");
  const std::vector<std::string> cited = rules ? rules->texts() : std::vector<std::string>();
  std::set<std::string> asked;
  if (const auto named = option.find("asked"))
    for (const Node& place : named->items()) {
      const std::string id = place.text();
      if (std::ranges::find(definition.sequence().steps(), id, &Step::id) == definition.sequence().steps().end() &&
          std::ranges::find(definition.procedures(), id, &ProcedureInfo::id) == definition.procedures().end())
        throw place.error("the id of a step or of a procedure was expected");
      asked.insert(id);
    }
  OptionPlaces places;
  for (const Step& step : definition.sequence().steps())
    if (asked.contains(step.id) || citesAny(step.rules, cited)) places.steps.push_back(step.id);
  for (const ProcedureInfo& procedure : definition.procedures())
    if (asked.contains(procedure.id) || citesAny(procedure.rules, cited)) places.procedures.push_back(procedure.id);
  return places;
}

std::string inWords(const Definition& definition, const OptionPlaces& places) {
  std::vector<std::string> titles;
  for (const Step& step : definition.sequence().steps())
    if (std::ranges::find(places.steps, step.id) != places.steps.end()) titles.push_back(step.title);
  for (const ProcedureInfo& procedure : definition.procedures())
    if (std::ranges::find(places.procedures, procedure.id) != places.procedures.end() &&
        std::ranges::find(titles, procedure.title) == titles.end())
      titles.push_back(procedure.title);
  return titlesOf(titles);
}

}  // namespace signifer
