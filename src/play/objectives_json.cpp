#include "play/objectives_json.h"

#include <nlohmann/json.hpp>

#include "battle/arriving.h"
#include "battle/scoring.h"
#include "play/arrivals_json.h"
#include "play/measures_json.h"
#include "play/state_json.h"

namespace signifer {
namespace {

constexpr std::size_t mostObjectives = 50;
constexpr int mostWorth = 1000;
constexpr int mostTurns = 1000;
/// The reach of a place that is a point.
constexpr Length reachOfPoint = 3 * oneInch;

class ObjectiveReader {
 public:
  ObjectiveReader(const Node& node, const Setup& setup) : node_(node), setup_(setup) {}

  Objective read() {
    node_.allowOnly({"name", "points", "when", "side", "x", "y", "radiusInches", "widthInches", "depthInches",
                     "squares", "unit", "exit", "fromInches", "toInches", "fromSquare", "toSquare"});
    objective_.name = node_.at("name").name();
    if (objective_.name.empty()) throw node_.at("name").error("a name was expected");
    if (const auto points = node_.find("points")) objective_.points = static_cast<int>(points->integer(1, mostWorth));
    if (const auto side = node_.find("side")) objective_.side = readSideId(setup_, *side);
    readWhen();
    const bool grid = setup_.columns > 0;
    const bool place = node_.has("x") || node_.has("y");
    int kinds = static_cast<int>(place);
    for (const char* kind : {"squares", "unit", "exit"}) kinds += static_cast<int>(node_.has(kind));
    if (kinds != 1)
      throw node_.error(grid ? "one of \"squares\", \"unit\" and \"exit\" was expected"
                             : "one of a place (\"x\" and \"y\"), \"unit\" and \"exit\" was expected");
    if (node_.has("exit")) {
      objective_.kind = Objective::Kind::exit;
      objective_.stretch = readStretch(node_, "exit", setup_);
      if (objective_.eachTurn) throw node_.at("when").error("end was expected: a unit leaves once");
    } else if (node_.has("unit")) {
      readUnit();
    } else if (grid) {
      readSquares();
    } else {
      readPlace();
    }
    return std::move(objective_);
  }

 private:
  void readWhen() {
    const auto when = node_.find("when");
    if (!when) return;
    const std::string word = when->text();
    if (word != "end" && word != "turn") throw when->error("end or turn was expected");
    objective_.eachTurn = word == "turn";
  }

  void readUnit() {
    objective_.kind = Objective::Kind::unit;
    objective_.unit = readUnitId(setup_, node_.at("unit"));
    if (objective_.eachTurn) throw node_.at("when").error("end was expected: a unit is lost once");
    for (const char* shape : {"radiusInches", "widthInches", "depthInches"})
      if (node_.has(shape)) throw node_.at(shape).error("nothing was expected: a unit has no outline of its own");
  }

  void readSquares() {
    if (!node_.has("squares")) throw node_.error("\"squares\" were expected: the table is a grid");
    const Node squares = node_.at("squares");
    for (const Node& square : itemsOf(squares, setup_.squares.size(), "squares")) {
      const auto both = square.items();
      if (both.size() != 2) throw square.error("a square [column, row] was expected");
      const auto column = static_cast<int>(both[0].integer(0, setup_.columns - 1));
      const auto row = static_cast<int>(both[1].integer(0, setup_.rows - 1));
      objective_.squares.push_back(static_cast<int>(setup_.squareIndex(column, row)));
    }
    if (objective_.squares.empty()) throw squares.error("a square or more was expected");
  }

  void readPlace() {
    if (node_.has("squares"))
      throw node_.at("squares").error("\"x\" and \"y\" were expected: the table has no squares");
    objective_.at = {fromInches(node_.at("x").number(0, toInches(setup_.width))),
                     fromInches(node_.at("y").number(0, toInches(setup_.depth)))};
    const bool box = node_.has("widthInches") || node_.has("depthInches");
    if (box && node_.has("radiusInches"))
      throw node_.at("radiusInches").error("either a radius, or a width and a depth was expected");
    if (box) {
      objective_.box = {fromInches(node_.at("widthInches").number(0.5, 2 * mostInches)),
                        fromInches(node_.at("depthInches").number(0.5, 2 * mostInches))};
      return;
    }
    const auto radius = node_.find("radiusInches");
    objective_.radius = radius ? fromInches(radius->number(0.5, mostInches)) : reachOfPoint;
  }

  const Node& node_;
  const Setup& setup_;
  Objective objective_;
};

LastTurn readLastTurn(const Node& node) {
  node.allowOnly({"turn", "needs", "latest"});
  LastTurn last;
  last.turn = static_cast<int>(node.at("turn").integer(1, mostTurns));
  if (const auto needs = node.find("needs")) last.needs = static_cast<int>(needs->integer(2, 6));
  if (const auto latest = node.find("latest")) {
    if (last.needs == 0) throw latest->error("\"needs\" was expected beside it: without a die the turn is the last");
    last.latest = static_cast<int>(latest->integer(last.turn, mostTurns));
  }
  return last;
}

Json toJson(const Objective& objective, const Setup& setup) {
  Json json{{"name", objective.name}, {"points", objective.points}};
  if (objective.eachTurn) json["when"] = "turn";
  if (objective.side != noSide) json["side"] = setup.sides[objective.side].id;
  if (objective.kind == Objective::Kind::unit) {
    json["unit"] = setup.units[static_cast<std::size_t>(objective.unit)].id;
    return json;
  }
  if (objective.kind == Objective::Kind::exit) {
    writeStretch(json, "exit", objective.stretch, setup);
    return json;
  }
  for (const int square : objective.squares)
    json["squares"].push_back(Json::array({square % setup.columns, square / setup.columns}));
  if (!objective.squares.empty()) return json;
  json["x"] = inchesToJson(objective.at.x);
  json["y"] = inchesToJson(objective.at.y);
  if (objective.radius > 0) {
    json["radiusInches"] = inchesToJson(objective.radius);
  } else {
    json["widthInches"] = inchesToJson(objective.box.frontage);
    json["depthInches"] = inchesToJson(objective.box.depth);
  }
  return json;
}

}  // namespace

Objective readObjective(const Node& node, const Setup& setup) { return ObjectiveReader(node, setup).read(); }

bool hasObjectives(const Node& battle) {
  if (battle.has("lastTurn")) return true;
  const auto list = battle.find("objectives");
  return list && list->json().is_array() && !list->json().empty();
}

void readObjectives(const Node& root, Setup& setup) {
  if (const auto list = root.find("objectives"))
    for (const Node& one : itemsOf(*list, mostObjectives, "objectives"))
      setup.objectives.push_back(ObjectiveReader(one, setup).read());
  if (const auto last = root.find("lastTurn")) setup.lastTurn = readLastTurn(*last);
}

void writeObjectives(Json& json, const Setup& setup) {
  for (const Objective& objective : setup.objectives) json["objectives"].push_back(toJson(objective, setup));
  if (!setup.lastTurn) return;
  Json last{{"turn", setup.lastTurn->turn}};
  if (setup.lastTurn->needs > 0) last["needs"] = setup.lastTurn->needs;
  if (setup.lastTurn->latest > 0) last["latest"] = setup.lastTurn->latest;
  json["lastTurn"] = std::move(last);
}

void readPoints(const Node& side, Battle& battle, SideIndex index) {
  if (const auto points = side.find("points"))
    setPointsScored(battle, index, static_cast<int>(points->integer(0, mostPoints)));
  if (const auto untold = side.find("pointsUntold"))
    setPointsUntold(battle, index, static_cast<int>(untold->integer(0, pointsScored(battle, index))));
  if (const auto asked = side.find("arrivalsAsked"))
    setAskedForArrivals(battle, index, static_cast<int>(asked->integer(1, 10000)));
}

void writePoints(Json& side, const Battle& battle, SideIndex index) {
  if (const int points = pointsScored(battle, index); points > 0) side["points"] = points;
  if (const int untold = pointsUntold(battle, index); untold > 0) side["pointsUntold"] = untold;
  if (const int asked = askedForArrivals(battle, index); asked > 0) side["arrivalsAsked"] = asked;
}

}  // namespace signifer
