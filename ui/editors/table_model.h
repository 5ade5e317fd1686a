// A table that is being prepared, as a plain value: its size, its ground, both sides and what stands where. Steps
// forward and back are copies of it. The rules' own members of units and people (profiles, statuses) are kept as they
// stand in the battle file.
#pragma once

#include <QString>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "army/muster.h"
#include "battle/setup.h"

namespace signifer::ui {

/// A unit on the table.
struct TableUnit {
  std::string id;
  SideIndex side = 0;
  Pose pose;
  /// As it is drawn until the rule set has said how large it is.
  Base base;
  /// All further members of the unit in the battle file; shared by all steps in which they are the same.
  std::shared_ptr<const Json> rest;
  /// Which of the side's army it is.
  std::optional<ArmyMember> from;

  [[nodiscard]] std::string name() const { return rest->value("name", id); }
  friend bool operator==(const TableUnit& a, const TableUnit& b) {
    return a.id == b.id && a.side == b.side && a.pose == b.pose && a.base == b.base && a.from == b.from &&
           (a.rest == b.rest || *a.rest == *b.rest);
  }
};

struct TablePerson {
  std::string id;
  SideIndex side = 0;
  Point at;
  /// The id of the unit he is with; empty for none.
  std::string unit;
  std::shared_ptr<const Json> rest;
  /// His place among the people of the side's army.
  int from = -1;

  [[nodiscard]] std::string name() const { return rest->value("name", id); }
  friend bool operator==(const TablePerson& a, const TablePerson& b) {
    return a.id == b.id && a.side == b.side && a.at == b.at && a.unit == b.unit && a.from == b.from &&
           (a.rest == b.rest || *a.rest == *b.rest);
  }
};

/// The army of a side and where it came from.
struct TableArmy {
  QString file;
  OpenedArmy opened;
  /// In the order of membersOf.
  std::vector<Base> bases;
};

struct TableModel {
  std::string title;
  std::string notes;
  Json options = Json::object();
  Json houseRules = Json::object();
  /// Troop types and modifiers of house rules, and what those are called.
  Json houseTroops = Json::array();
  Json houseModifiers = Json::array();
  Json houseRuleNames = Json::array();
  Json settings = Json::object();
  /// Members as the battle file has them: secrets, objectives, the last turn, markers, marks for photos.
  Json kept = Json::object();
  MusterTable size;
  std::vector<TerrainPiece> ground;
  std::vector<SquareGround> squares;
  SideInfo sides[2];
  /// The side's status, with all members that the file has.
  Json sideStatus[2] = {Json::object(), Json::object()};
  std::vector<TableUnit> units;
  std::vector<TablePerson> people;
  DeploymentPlan deployment;
  std::optional<TablePhoto> photo;
  /// nullptr for a side without; shared by all steps in which they are the same.
  std::array<std::shared_ptr<const TableArmy>, 2> armies;
  friend bool operator==(const TableModel&, const TableModel&) = default;
};

/// Shapes that ground is drawn in. A band follows a line: rivers, roads, walls.
enum class GroundShape { oval, box, band, corners };

/// Corners of a shape between two points, where the pointer went down and where it is now.
[[nodiscard]] std::vector<Point> shapeBetween(GroundShape shape, Vec2 from, Vec2 to, Length bandWidth);

/// The ways of putting units in order.
enum class Arrangement { align, spread, turnAbout, close };
/// Changes the chosen units: fronts level with the first one's, gaps even, about face, side by side.
void arrange(TableModel& model, const std::vector<std::size_t>& chosen, Arrangement how);
/// Makes the ground the same on both sides: copies every piece in one half to its point reflection, or one piece.
void mirrorGround(TableModel& model, std::optional<std::size_t> piece);

/// The place that a unit dragged to `pose` takes beside, behind or before another unit.
struct Snap {
  Pose pose;
  /// Words for the callout: "beside Legio V, fronts level".
  std::string beside;
};
[[nodiscard]] std::optional<Snap> snapped(const TableModel& model, const std::vector<Base>& bases, std::size_t unit,
                                          const Pose& pose, const std::vector<std::size_t>& moving);

}  // namespace signifer::ui
