#include "editors/table_remedies.h"

#include <QObject>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

#include "editors/dry_order.h"
#include "editors/table_document.h"
#include "play/deployment.h"
#include "play/table_plan.h"
#include "table/distance.h"
#include "table/tabletop.h"

namespace signifer::ui {
namespace {

constexpr double searchStep = 0.25 * oneInch;
constexpr int searchRings = 96;
constexpr int directions = 16;
constexpr int mostShifts = 12;
// A clearance apart or within, so that rounding leaves it there.
constexpr double clearance = 1.0;
// Units that look nearly alike come to stand side by side.
constexpr Angle alike = 45 * oneDegree;

constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

using PoseTest = std::function<bool(const Pose&)>;
bool anywhere(const Pose& /*pose*/) { return true; }

// The table as it is while a remedy is looked for.
struct Search {
  const TableModel& model;
  std::vector<Base> bases;
  Setup land;
  bool grid;

  explicit Search(const TableDocument& document)
      : model(document.model()), land(document.land()), grid(document.definition().grid()) {
    for (const UnitLook& look : document.looks()) bases.push_back(look.base);
  }

  [[nodiscard]] std::size_t placeOf(const std::string& unit) const {
    const auto found = std::ranges::find(model.units, unit, &TableUnit::id);
    return found == model.units.end() ? nowhere : static_cast<std::size_t>(found - model.units.begin());
  }

  [[nodiscard]] bool onTable(std::size_t i, const Pose& pose) const {
    return isOn({model.size.width, model.size.depth}, Footprint(pose, bases[i]));
  }

  [[nodiscard]] bool isFree(std::size_t i, const Pose& pose) const {
    if (!onTable(i, pose)) return false;
    const Footprint print(pose, bases[i]);
    for (std::size_t j = 0; j < model.units.size(); ++j) {
      if (j == i) continue;
      const Footprint other(model.units[j].pose, bases[j]);
      if (distance(print.centre, other.centre) < print.radius + other.radius && overlaps(print, other)) return false;
    }
    return true;
  }

  // Straight back over the edges that it crosses.
  [[nodiscard]] Pose shiftedOnto(std::size_t i, Pose pose) const {
    const Footprint print(pose, bases[i]);
    const auto within = [](double at, double half, double most) {
      return 2 * half >= most ? most / 2 : std::clamp(at, half + clearance, most - half - clearance);
    };
    const Vec2 centre{within(print.centre.x, print.halfExtent({1, 0}), model.size.width),
                      within(print.centre.y, print.halfExtent({0, 1}), model.size.depth)};
    if (!isOn({model.size.width, model.size.depth}, print)) pose.centre = toPoint(centre);
    return pose;
  }

  // The nearest free place beside, behind or before another unit, with its heading where they look nearly alike.
  [[nodiscard]] std::optional<Pose> beside(std::size_t i, std::size_t other, const Pose& wanted) const {
    const Pose& its = model.units[other].pose;
    const Angle heading = angleBetween(wanted.heading, its.heading) <= alike ? its.heading : wanted.heading;
    const Footprint print({its.centre, heading}, bases[i]);
    const Footprint there(its, bases[other]);
    const Vec2 ahead = forwardOf(its.heading);
    const Vec2 right = rightOf(ahead);
    const double aside = there.halfFrontage + print.halfExtent(right) + clearance;
    const double level = heading == its.heading ? there.halfDepth - print.halfDepth : 0;
    const double along = there.halfDepth + print.halfExtent(ahead) + clearance;
    std::optional<Pose> best;
    double least = std::numeric_limits<double>::max();
    for (const Vec2 by :
         {right * aside + ahead * level, right * -aside + ahead * level, ahead * along, ahead * -along}) {
      const Pose pose{toPoint(toVec(its.centre) + by), heading};
      const double way = distance(toVec(pose.centre), toVec(wanted.centre));
      if (way >= least || !isFree(i, pose)) continue;
      least = way;
      best = pose;
    }
    return best;
  }

  // The nearest free place round about, unturned.
  [[nodiscard]] std::optional<Pose> around(std::size_t i, const Pose& wanted, const PoseTest& suits = anywhere) const {
    for (int ring = 0; ring < searchRings; ++ring)
      for (int d = 0; d < (ring == 0 ? 1 : directions); ++d) {
        const double turn = 2 * std::numbers::pi * d / directions;
        const Vec2 by = Vec2{std::sin(turn), std::cos(turn)} * (ring * searchStep);
        const Pose pose{toPoint(toVec(wanted.centre) + by), wanted.heading};
        if (isFree(i, pose) && suits(pose)) return pose;
      }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Pose> freeSquare(std::size_t i, bool inZone, const PoseTest& suits = anywhere) const {
    const double side = model.size.squareSide;
    const Vec2 from = toVec(model.units[i].pose.centre);
    std::optional<Pose> best;
    double least = std::numeric_limits<double>::max();
    for (int row = 0; row < model.size.rows; ++row)
      for (int column = 0; column < model.size.columns; ++column) {
        const Pose pose{toPoint({(column + 0.5) * side, (row + 0.5) * side}), model.units[i].pose.heading};
        const double way = distance(toVec(pose.centre), from);
        const bool taken = std::ranges::any_of(model.units, [&](const TableUnit& other) {
          return &other != &model.units[i] && other.pose.centre == pose.centre;
        });
        if (way >= least || taken || !suits(pose)) continue;
        if (inZone && outsideZones(land, model.units[i].side, pose, bases[i]) > 0) continue;
        least = way;
        best = pose;
      }
    return best;
  }

  // By the shortest way, corner by corner; nothing where the zones have no room for it.
  [[nodiscard]] std::optional<Pose> intoZone(std::size_t i) const {
    if (grid) return freeSquare(i, true);
    const SideIndex side = model.units[i].side;
    std::optional<Pose> best;
    double least = std::numeric_limits<double>::max();
    for (const DeploymentZone& zone : land.deployment.zones) {
      if (zone.side != side) continue;
      Pose pose = model.units[i].pose;
      const std::vector<Point> outline = outlineOf(zone, land);
      for (int k = 0; k < mostShifts && outsideZones(land, side, pose, bases[i]) > 0; ++k) {
        Vec2 farthest;
        for (const Vec2 corner : Footprint(pose, bases[i]).corners())
          if (const Vec2 way = wayInto(outline, corner); length(way) > length(farthest)) farthest = way;
        pose.centre = toPoint(toVec(pose.centre) + farthest + unit(farthest) * clearance);
      }
      const double way = distance(toVec(pose.centre), toVec(model.units[i].pose.centre));
      if (outsideZones(land, side, pose, bases[i]) > 0 || way >= least) continue;
      least = way;
      best = pose;
    }
    return best;
  }

  // From a point outside to the outline; nothing for one within.
  [[nodiscard]] static Vec2 wayInto(const std::vector<Point>& outline, Vec2 p) {
    bool in = false;
    Vec2 nearest;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
      const Vec2 a = toVec(outline[i]);
      const Vec2 b = toVec(outline[j]);
      if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
      const double along =
          squaredLength(b - a) > 0 ? std::clamp(dot(p - a, b - a) / squaredLength(b - a), 0.0, 1.0) : 0;
      const Vec2 on = a + (b - a) * along;
      if (const double off = distance(on, p); off < least) {
        least = off;
        nearest = on - p;
      }
    }
    return in ? Vec2{} : nearest;
  }
};

void place(TableDocument& document, std::size_t unit, const std::optional<Pose>& pose) {
  if (!pose) return;
  TableModel next = document.model();
  next.units[unit].pose = *pose;
  const QString words = QObject::tr("%1 moved").arg(QString::fromStdString(next.units[unit].name()));
  document.change(words, std::move(next));
}

std::size_t personAt(const TableModel& model, const std::string& id) {
  const auto found = std::ranges::find(model.people, id, &TablePerson::id);
  return found == model.people.end() ? nowhere : static_cast<std::size_t>(found - model.people.begin());
}

void changeLeader(TableDocument& document, const std::string& id, const std::function<void(TablePerson&)>& edit) {
  const std::size_t at = personAt(document.model(), id);
  if (at == nowhere) return;
  TableModel next = document.model();
  edit(next.people[at]);
  const QString words = QObject::tr("%1 moved").arg(QString::fromStdString(next.people[at].name()));
  document.change(words, std::move(next));
}

DeploymentZone reflected(DeploymentZone zone, const MusterTable& size) {
  using Edge = DeploymentZone::Edge;
  zone.side = zone.side == 0 ? 1 : 0;
  switch (zone.edge) {
    case Edge::south:
      zone.edge = Edge::north;
      break;
    case Edge::north:
      zone.edge = Edge::south;
      break;
    case Edge::west:
      zone.edge = Edge::east;
      break;
    case Edge::east:
      zone.edge = Edge::west;
      break;
    case Edge::none:
      break;
  }
  for (Point& corner : zone.outline) corner = {size.width - corner.x, size.depth - corner.y};
  return zone;
}

}  // namespace

TableRemedy layOutArmy(SideIndex side) {
  return {QObject::tr("Lay them out"), [side](TableDocument& document) { document.layAll(side); }};
}

TableRemedy takeOverArmy(SideIndex side) {
  return {QObject::tr("Take it over"), [side](TableDocument& document) {
            try {
              document.takeOver(side);
            } catch (const SourceError&) {
              // The file has changed again; the check looks once more.
            }
          }};
}

TableRemedy layOutLeaders(SideIndex side) {
  return {QObject::tr("Put them on the table"), [side](TableDocument& document) { document.layLeaders(side); }};
}

TableRemedy moveOntoTable(const std::string& unit) {
  return {QObject::tr("Move it back onto the table"), [unit](TableDocument& document) {
            const Search search(document);
            const std::size_t i = search.placeOf(unit);
            if (i == nowhere) return;
            if (search.grid) return place(document, i, search.freeSquare(i, false));
            const Pose pose = search.shiftedOnto(i, search.model.units[i].pose);
            place(document, i, search.isFree(i, pose) ? pose : search.around(i, pose));
          }};
}

TableRemedy moveLeaderOntoTable(const std::string& person) {
  return {QObject::tr("Move him back onto the table"), [person](TableDocument& document) {
            const MusterTable& size = document.model().size;
            changeLeader(document, person, [&](TablePerson& one) {
              one.at = {std::clamp<Length>(one.at.x, 0, size.width), std::clamp<Length>(one.at.y, 0, size.depth)};
            });
          }};
}

TableRemedy moveClear(const std::string& unit, const std::string& other) {
  return {QObject::tr("Put them side by side"), [unit, other](TableDocument& document) {
            const Search search(document);
            const std::size_t i = search.placeOf(unit);
            const std::size_t j = search.placeOf(other);
            if (i == nowhere || j == nowhere) return;
            const Pose& wanted = search.model.units[i].pose;
            const std::optional<Pose> beside = search.beside(i, j, wanted);
            place(document, i, beside ? beside : search.around(i, wanted));
          }};
}

TableRemedy moveToFreeSquare(const std::string& unit) {
  return {QObject::tr("Move it to the nearest free square"), [unit](TableDocument& document) {
            const Search search(document);
            if (const std::size_t i = search.placeOf(unit); i != nowhere)
              place(document, i, search.freeSquare(i, false));
          }};
}

TableRemedy moveIntoZone(const std::string& unit) {
  return {QObject::tr("Move it into the zone"), [unit](TableDocument& document) {
            const Search search(document);
            if (const std::size_t i = search.placeOf(unit); i != nowhere) place(document, i, search.intoZone(i));
          }};
}

TableRemedy raiseGround(int piece) {
  return {QObject::tr("Raise it"), [piece](TableDocument& document) {
            TableModel next = document.model();
            if (piece >= static_cast<int>(next.ground.size())) return;
            next.ground[static_cast<std::size_t>(piece)].level = 1;
            document.change(QObject::tr("Ground raised"), std::move(next));
          }};
}

TableRemedy moveOutOfWater(const std::string& unit) {
  return {QObject::tr("Move it to free ground"), [unit](TableDocument& document) {
            const Search search(document);
            const std::size_t i = search.placeOf(unit);
            if (i == nowhere) return;
            const auto dry = [&](const Pose& pose) {
              return waterUnder(document.definition(), search.model, pose, search.bases[i]).empty();
            };
            place(document, i,
                  search.grid ? search.freeSquare(i, false, dry) : search.around(i, search.model.units[i].pose, dry));
          }};
}

TableRemedy numberNames(const std::string& unit) {
  return {QObject::tr("Number them"), [unit](TableDocument& document) {
            const TableModel& model = document.model();
            const auto one = std::ranges::find(model.units, unit, &TableUnit::id);
            if (one == model.units.end()) return;
            const std::string name = one->name();
            TableModel next = model;
            const auto taken = [&](const std::string& wanted) {
              return std::ranges::any_of(next.units, [&](const TableUnit& other) {
                return other.side == one->side && other.name() == wanted;
              });
            };
            int number = 0;
            for (TableUnit& other : next.units) {
              if (other.side != one->side || other.name() != name) continue;
              std::string numbered;
              do numbered = name + " " + std::to_string(++number);
              while (taken(numbered));
              Json rest = *other.rest;
              rest["name"] = std::move(numbered);
              other.rest = std::make_shared<const Json>(std::move(rest));
            }
            document.change(QObject::tr("%1 numbered").arg(QString::fromStdString(name)), std::move(next));
          }};
}

TableRemedy mirrorZones(SideIndex from) {
  return {QObject::tr("Mirror the deployment"), [from](TableDocument& document) {
            TableModel next = document.model();
            std::erase_if(next.deployment.zones, [from](const DeploymentZone& zone) { return zone.side != from; });
            const std::vector<DeploymentZone> own = next.deployment.zones;
            for (const DeploymentZone& zone : own) next.deployment.zones.push_back(reflected(zone, next.size));
            document.change(QObject::tr("Deployment mirrored"), std::move(next));
          }};
}

TableRemedy bringLeader(const std::string& person, const std::string& unit, const QString& unitName, bool with) {
  return {with ? QObject::tr("Let him join %1").arg(unitName) : QObject::tr("Move him behind %1").arg(unitName),
          [person, unit, with](TableDocument& document) {
            const Search search(document);
            const std::size_t i = search.placeOf(unit);
            if (i == nowhere) return;
            const Footprint print(search.model.units[i].pose, search.bases[i]);
            changeLeader(document, person, [&](TablePerson& one) {
              if (with) one.unit = unit;
              one.at = toPoint(print.rearCentre() - print.forward * (0.5 * oneInch));
              one.at = {std::clamp<Length>(one.at.x, 0, search.model.size.width),
                        std::clamp<Length>(one.at.y, 0, search.model.size.depth)};
            });
          }};
}

TableRemedy joinNearest(const std::string& person) {
  return {QObject::tr("Let him join the nearest unit"), [person](TableDocument& document) {
            const TableModel& model = document.model();
            const std::size_t at = personAt(model, person);
            if (at == nowhere) return;
            const TablePerson& one = model.people[at];
            std::string nearest;
            double least = std::numeric_limits<double>::max();
            for (const TableUnit& unit : model.units) {
              if (unit.side != one.side) continue;
              if (std::ranges::find(model.people, unit.id, &TablePerson::unit) != model.people.end()) continue;
              const double way = distance(toVec(unit.pose.centre), toVec(one.at));
              if (way >= least) continue;
              least = way;
              nearest = unit.id;
            }
            if (!nearest.empty()) changeLeader(document, person, [&](TablePerson& who) { who.unit = nearest; });
          }};
}

}  // namespace signifer::ui
