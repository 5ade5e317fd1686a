#include "sheet/paper_odds.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

#include "dice/sources.h"
#include "language/language.h"
#include "rules/contract.h"

namespace signifer {
namespace {

struct AxisPoint {
  std::string caption;
  Json outcomes;
};

Json requestOf(const Figures& figures, const Node& node, const Json& input) {
  return {{"id", nullptr},
          {"ruleset", figures.rules().definition().id()},
          {"procedure", node.at("procedure").text()},
          {"input", input}};
}

// The modifiers that a situation brings, in sum: what a player looks up along the axis.
int netOf(const Figures& figures, const Node& node, const Json& input) {
  RolledDice dice(1);
  const Json answer = answerRuling(onlyThis(figures.rules()), requestOf(figures, node, input), dice);
  int net = 0;
  for (const Json& modifier : answer.value("modifiers", Json::array())) net += modifier.value("value", 0);
  return net;
}

Json outcomesOf(const Figures& figures, const Node& node, const Node& point, const Json& input) {
  Json request = requestOf(figures, node, input);
  if (const auto by = node.find("by")) request["by"] = by->json();
  const Json answer = answerOdds(onlyThis(figures.rules()), request);
  // A situation that the rules rule out has no odds: its place stays empty.
  Values inputs;
  const Procedure* procedure = figures.rules().findProcedure(node.at("procedure").text());
  if (procedure == nullptr) throw node.at("procedure").error("there is no such procedure");
  if (const auto fault = readInputs(*procedure, input, inputs); fault && fault->code == "bad-value") {
    const auto refusal = procedure->refuse(inputs);
    if (refusal && refusal->why == fault->message) return Json::array();
  }
  if (!answer["ok"].get<bool>())
    throw point.error("the procedure says: " + answer["error"]["message"].get<std::string>());
  return answer["outcomes"];
}

// A list names several values of a result, any of which is wanted.
bool matches(const Json& wanted, const Json& result) {
  return std::ranges::all_of(wanted.items(), [&](const auto& one) {
    if (!result.contains(one.key())) return false;
    const Json& found = result[one.key()];
    return one.value().is_array() ? std::ranges::find(one.value(), found) != one.value().end() : found == one.value();
  });
}

double chance(const Json& outcomes, const Json& wanted) {
  double sum = 0;
  for (const Json& outcome : outcomes)
    if (matches(wanted, outcome["result"])) sum += outcome["probability"].get<double>();
  return sum;
}

double mean(const Json& outcomes, const Node& named) {
  const std::string result = named.text();
  double sum = 0;
  for (const Json& outcome : outcomes) {
    const auto found = outcome["result"].find(result);
    if (found == outcome["result"].end() || !found->is_number())
      throw named.error("the procedure has no result \"" + result + "\" that is a number");
    sum += outcome["probability"].get<double>() * found->get<double>();
  }
  return sum;
}

std::string perCent(double probability) {
  if (probability < 0.005) return "<1 %";
  if (probability > 0.995 && probability < 1) return ">99 %";
  return figure(std::round(probability * 100)) + " %";
}

// Single figures stand below the last ones of others.
std::string lined(const std::string& perCents) {
  constexpr std::size_t ofTwoFigures = 4;
  return perCents.size() < ofTwoFigures ? "\u2007" + perCents : perCents;
}

// Whole chances in so many parts where they are whole.
std::string chanceIn(double probability, int parts) {
  if (probability <= 0) return "\u2013";
  const double share = probability * parts;
  return std::abs(share - std::round(share)) < 1e-9 ? figure(std::round(share)) : perCent(probability);
}

std::string hundredths(double number) {
  std::string out = figure(number);
  const std::size_t point = out.find_first_of(".,");
  if (point == std::string::npos) return out + localNumber(".00");
  return out.size() - point == 2 ? out + "0" : out;
}

// An average that is always the same whole number is printed as one.
std::string average(double number, bool whole) { return whole ? figure(number) : hundredths(number); }

// Inputs may be places as in texts, so that a point moves with the figure that its caption prints:
// {"distanceInches": "{movement/foot/charge + 1}"}.
Json inputsOf(const Node& node, const Figures& figures) {
  Json inputs = node.json();
  for (const auto& [name, value] : node.members()) {
    if (!value.isString() || !value.text().starts_with('{')) continue;
    const std::string place = value.text();
    if (!place.ends_with('}')) throw value.error("a } was expected at the end of this place");
    const double number = figures.number(value, std::string_view(place).substr(1, place.size() - 2));
    inputs[name] = number == std::floor(number) ? Json(static_cast<std::int64_t>(number)) : Json(number);
  }
  return inputs;
}

std::vector<AxisPoint> pointsOf(const Node& node, const Figures& figures, const Json& more = Json::object()) {
  Json given = Json::object();
  if (const auto common = node.find("given")) given = inputsOf(*common, figures);
  given.update(more);
  std::vector<AxisPoint> points;
  std::map<int, AxisPoint> byNet;
  const bool net = !node.has("captions");
  const std::vector<Node> captions = net ? std::vector<Node>() : node.at("captions").items();
  const std::vector<Node> list = node.at("points").items();
  if (!net && captions.size() != list.size()) throw node.error("as many captions as points");
  for (std::size_t i = 0; i < list.size(); ++i) {
    Json input = given;
    input.update(inputsOf(list[i], figures));
    Json outcomes = outcomesOf(figures, node, list[i], input);
    if (!net) {
      points.push_back({figures.fill(captions[i]), std::move(outcomes)});
      continue;
    }
    const int sum = netOf(figures, node, input);
    byNet.try_emplace(sum, AxisPoint{figure(sum, true), std::move(outcomes)});
  }
  for (auto& [sum, point] : byNet) points.push_back(std::move(point));
  return points;
}

// Rows whose option leaves them nothing to say; a caption may be empty all the same.
bool isSilent(const Node& caption, const Figures& figures) { return !caption.isString() && figures.isSilent(caption); }

// A row an outcome: chances in so many parts, or the average of a result.
SheetGrid across(const Node& node, const std::vector<AxisPoint>& points, const Figures& figures) {
  SheetGrid grid;
  grid.columns.assign(points.size() + 1, {SheetColumn::Align::right, false, false});
  grid.columns.front().align = SheetColumn::Align::left;
  grid.head.push_back(figures.fill(node.at("axis")));
  for (const AxisPoint& point : points) grid.head.push_back("**" + point.caption + "**");
  const auto parts = static_cast<int>(node.integer("in", 36));
  const bool whole = node.boolean("whole", false);
  for (const Node& row : node.at("rows").items()) {
    const std::vector<Node> cells = row.items();
    if (cells.size() < 2 || cells.size() > 3)
      throw row.error("a row: words, the result or the name of a result for its average, and what is given besides");
    if (isSilent(cells[0], figures)) continue;
    SheetRow made;
    made.cells.push_back(figures.fill(cells[0]));
    for (const AxisPoint& point : cells.size() == 3 ? pointsOf(node, figures, inputsOf(cells[2], figures)) : points)
      made.cells.push_back(point.outcomes.empty() ? ""
                           : cells[1].isString()  ? average(mean(point.outcomes, cells[1]), whole)
                                                  : chanceIn(chance(point.outcomes, cells[1].json()), parts));
    grid.rows.push_back(std::move(made));
  }
  return grid;
}

// A row a point, with a bar: for the page of odds.
SheetGrid bars(const Node& node, const std::vector<AxisPoint>& points, const Figures& figures) {
  SheetGrid grid;
  grid.columns.push_back({SheetColumn::Align::centre, true, false});
  grid.head.push_back(figures.fill(node.at("axis")));
  std::vector<Node> rows = node.at("rows").items();
  std::erase_if(rows, [&](const Node& row) { return isSilent(row.items().at(0), figures); });
  for (const Node& row : rows) {
    grid.columns.push_back({SheetColumn::Align::right, false, false});
    grid.head.push_back(figures.fill(row.items().at(0)));
  }
  const auto parts = static_cast<int>(node.integer("in", 36));
  for (const AxisPoint& point : points) {
    SheetRow made;
    made.cells.push_back(point.caption);
    for (const Node& row : rows) {
      const Node wanted = row.items().at(1);
      if (wanted.isString()) {
        made.cells.push_back(hundredths(mean(point.outcomes, wanted)));
        continue;
      }
      const double share = chance(point.outcomes, wanted.json());
      const std::string whole = chanceIn(share, parts);
      const bool bare = whole.ends_with('%') || whole == "\u2013";
      made.cells.push_back(bare ? whole : "**" + whole + "** " + lined(perCent(share)));
      made.shares.push_back(share);
    }
    grid.rows.push_back(std::move(made));
  }
  return grid;
}

}  // namespace

SheetGrid readOdds(const Node& node, const Figures& figures) {
  node.allowOnly({"procedure", "given", "by", "axis", "points", "captions", "rows", "in", "bars", "caption", "whole"});
  Json first = Json::object();
  if (const std::vector<Node> rows = node.at("rows").items(); !rows.empty() && rows.front().items().size() == 3)
    first = inputsOf(rows.front().items()[2], figures);
  const std::vector<AxisPoint> points = pointsOf(node, figures, first);
  SheetGrid grid = node.boolean("bars", false) ? bars(node, points, figures) : across(node, points, figures);
  grid.caption = figures.fillAt(node, "caption");
  return grid;
}

}  // namespace signifer
