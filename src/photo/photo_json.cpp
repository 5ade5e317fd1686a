#include "photo/photo_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

namespace signifer::photo {
namespace {

constexpr std::array<std::string_view, 7> whys{"noFile",  "notAPicture",    "tooLarge",        "tooSmall",
                                               "tooDark", "fewBorderMarks", "borderMarksMoved"};

Json spot(Spot at) { return Json::array({at.x, at.y}); }

Spot readSpot(const Node& node) {
  const auto both = node.items();
  if (both.size() != 2) throw node.error("[x, y] was expected");
  return {both[0].number(), both[1].number()};
}

double rounded(double value, double steps) { return std::round(value * steps) / steps; }

double headingOf(double degrees) {
  const double heading = rounded(degrees, 100);
  return heading >= 360 ? heading - 360 : heading;
}

Json standingJson(const TableFacts& facts, const Standing& standing) {
  const TableFacts::Model& model = facts.models[standing.model];
  Json one{{model.isPerson ? "person" : "unit", model.who}};
  if (facts.columns > 0 && !model.isPerson) {
    constexpr std::array<std::string_view, 4> facings{"north", "east", "south", "west"};
    const auto square = [&](double at, int count) {
      return std::clamp(static_cast<int>(at / facts.squareSide), 0, count - 1);
    };
    one["column"] = square(standing.place.x, facts.columns);
    one["row"] = square(standing.place.y, facts.rows);
    one["facing"] = facings[static_cast<std::size_t>(std::lround(standing.heading / 90)) % 4];
  } else {
    one["x"] = rounded(standing.place.x, 1000);
    one["y"] = rounded(standing.place.y, 1000);
    if (!model.isPerson) one["heading"] = headingOf(standing.heading);
  }
  one["errorInches"] = rounded(standing.error, 1000);
  return one;
}

Json idsOf(const TableFacts& facts, const std::vector<std::size_t>& models) {
  Json ids = Json::array();
  for (const std::size_t model : models) ids.push_back(facts.models[model].who);
  return ids;
}

}  // namespace

Json factsJson(const TableFacts& facts) {
  Json border = Json::array();
  for (const TableFacts::Border& one : facts.border) border.push_back({{"id", one.id}, {"at", spot(one.centre)}});
  Json models = Json::array();
  for (const TableFacts::Model& one : facts.models)
    models.push_back({{"id", one.id},
                      {"who", one.who},
                      {"person", one.isPerson},
                      {"expected", one.expected},
                      {"at", spot(one.at)},
                      {"turn", one.turn},
                      {"stood", spot(one.stood)},
                      {"heading", one.heading},
                      {"withUnit", one.withUnit}});
  return {{"width", facts.width},           {"depth", facts.depth},
          {"columns", facts.columns},       {"rows", facts.rows},
          {"squareSide", facts.squareSide}, {"border", std::move(border)},
          {"borderSide", facts.borderSide}, {"models", std::move(models)},
          {"markSide", facts.markSide}};
}

TableFacts readFacts(const Node& node) {
  TableFacts facts;
  facts.width = node.at("width").number();
  facts.depth = node.at("depth").number();
  facts.columns = static_cast<int>(node.at("columns").integer(0, 1000));
  facts.rows = static_cast<int>(node.at("rows").integer(0, 1000));
  facts.squareSide = node.at("squareSide").number();
  facts.borderSide = node.at("borderSide").number();
  facts.markSide = node.at("markSide").number();
  for (const Node& one : node.at("border").items())
    facts.border.push_back({static_cast<int>(one.at("id").integer(0, 10000)), readSpot(one.at("at"))});
  for (const Node& one : node.at("models").items())
    facts.models.push_back({static_cast<int>(one.at("id").integer(0, 10000)), one.at("who").text(),
                            one.at("person").boolean(), one.at("expected").boolean(), readSpot(one.at("at")),
                            one.at("turn").number(), readSpot(one.at("stood")), one.at("heading").number(),
                            one.at("withUnit").boolean()});
  return facts;
}

Json readingJson(const TableFacts& facts, const Reading& reading) {
  Json units = Json::array();
  Json people = Json::array();
  for (const Standing& standing : reading.standing)
    (facts.models[standing.model].isPerson ? people : units).push_back(standingJson(facts, standing));
  Json json{
      {"tableMarks", reading.borderMarks}, {"errorInches", rounded(reading.error, 1000)}, {"units", std::move(units)}};
  if (!people.empty()) json["people"] = std::move(people);
  json["missing"] = idsOf(facts, reading.missing);
  json["unknown"] = reading.unknown;
  json["outside"] = idsOf(facts, reading.outside);
  if (!reading.doubled.empty()) json["doubled"] = idsOf(facts, reading.doubled);
  if (!reading.stoodStill.empty()) json["stoodStill"] = idsOf(facts, reading.stoodStill);
  return json;
}

Json unreadableJson(const Unreadable& unreadable) {
  return {{"why", whys[static_cast<std::size_t>(unreadable.why)]},
          {"photo", unreadable.photo},
          {"count", unreadable.count}};
}

Unreadable readUnreadable(const Node& node) {
  const std::string why = node.at("why").text();
  const auto found = std::ranges::find(whys, why);
  if (found == whys.end()) throw node.at("why").error("a reason was expected");
  return {static_cast<Unreadable::Why>(found - whys.begin()),
          static_cast<std::size_t>(node.at("photo").integer(0, 1000)), static_cast<int>(node.at("count").integer())};
}

}  // namespace signifer::photo
