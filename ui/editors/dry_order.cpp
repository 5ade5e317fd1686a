#include "editors/dry_order.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "table/distance.h"
#include "table/tabletop.h"
#include "table/terrain.h"

namespace signifer::ui {
namespace {

constexpr Length shiftStep = oneInch / 2;
constexpr double ringStep = 0.5 * oneInch;
constexpr int mostRings = 60;
constexpr int waysRound = 16;

bool barsUnits(const TerrainKind& kind) { return kind.drawn == "river" || kind.drawn == "impassable"; }

/// Looks for dry places while an army is laid out.
class DrySearch {
 public:
  DrySearch(const Definition& definition, const TableModel& model, const std::vector<Base>& bases)
      : definition_(definition), model_(model), bases_(bases) {}

  [[nodiscard]] bool isDry(const Pose& pose, std::size_t i) const {
    return waterUnder(definition_, model_, pose, bases_[i]).empty();
  }

  // On the table, and on its own side of the middle.
  [[nodiscard]] bool isHome(const Pose& pose, std::size_t i) const {
    const Length ahead = definition_.grid() ? model_.size.squareSide / 2 : bases_[i].depth / 2;
    const bool below = pose.heading == 0;
    const Length middle = model_.size.depth / 2;
    const bool home = below ? pose.centre.y + ahead <= middle && pose.centre.y - ahead >= 0
                            : pose.centre.y - ahead >= middle && pose.centre.y + ahead <= model_.size.depth;
    return home && pose.centre.x >= 0 && pose.centre.x <= model_.size.width;
  }

  [[nodiscard]] std::vector<Pose> shifted(const std::vector<Pose>& order, Length by) const {
    std::vector<Pose> moved = order;
    for (Pose& pose : moved) pose.centre.y += pose.heading == 0 ? by : -by;
    return moved;
  }

  // The number of units in the water; nothing if a unit would leave its half.
  [[nodiscard]] std::optional<int> wet(const std::vector<Pose>& order) const {
    int count = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (!isHome(order[i], i)) return std::nullopt;
      count += isDry(order[i], i) ? 0 : 1;
    }
    return count;
  }

  [[nodiscard]] bool isFree(const std::vector<Pose>& order, std::size_t i, const Pose& pose) const {
    const auto meets = [&](const Pose& other, const Base& base) {
      if (definition_.grid()) return other.centre == pose.centre;
      return overlaps(Footprint(pose, bases_[i]), Footprint(other, base));
    };
    for (std::size_t j = 0; j < order.size(); ++j)
      if (j != i && meets(order[j], bases_[j])) return false;
    return std::ranges::none_of(model_.units, [&](const TableUnit& other) { return meets(other.pose, other.base); });
  }

  [[nodiscard]] std::optional<Pose> nearestDry(const std::vector<Pose>& order, std::size_t i) const {
    const bool grid = definition_.grid();
    const double step = grid ? model_.size.squareSide : ringStep;
    for (int ring = 1; ring < mostRings; ++ring)
      for (int way = 0; way < waysRound; ++way) {
        const double turn = 2 * std::numbers::pi * way / waysRound;
        Vec2 by = Vec2{std::sin(turn), std::cos(turn)} * (ring * step);
        if (grid) by = {std::round(by.x / step) * step, std::round(by.y / step) * step};
        const Pose pose{toPoint(toVec(order[i].centre) + by), order[i].heading};
        if (isHome(pose, i) && isDry(pose, i) && isFree(order, i, pose)) return pose;
      }
    return std::nullopt;
  }

 private:
  const Definition& definition_;
  const TableModel& model_;
  const std::vector<Base>& bases_;
};

}  // namespace

std::string waterUnder(const Definition& definition, const TableModel& model, const Pose& pose, const Base& base) {
  const auto& kinds = definition.terrainKinds();
  if (definition.grid()) {
    const int column = pose.centre.x / model.size.squareSide;
    const int row = pose.centre.y / model.size.squareSide;
    if (column < 0 || column >= model.size.columns || row < 0 || row >= model.size.rows) return {};
    const auto at =
        static_cast<std::size_t>(row) * static_cast<std::size_t>(model.size.columns) + static_cast<std::size_t>(column);
    const TerrainKind& kind = kinds[static_cast<std::size_t>(model.squares[at].kind)];
    return barsUnits(kind) ? kind.name : std::string();
  }
  const Footprint print(pose, base);
  for (const TerrainPiece& piece : model.ground) {
    const TerrainKind& kind = kinds[static_cast<std::size_t>(piece.kind)];
    if (barsUnits(kind) && overlaps(print, piece.outline)) return piece.name.empty() ? kind.name : piece.name;
  }
  return {};
}

std::vector<Pose> dryOrder(const Definition& definition, const TableModel& model, const std::vector<Base>& bases,
                           std::vector<Pose> order) {
  const DrySearch search(definition, model, bases);
  const auto inWater = [&](const std::vector<Pose>& poses) {
    int count = 0;
    for (std::size_t i = 0; i < poses.size(); ++i) count += search.isDry(poses[i], i) ? 0 : 1;
    return count;
  };
  int least = inWater(order);
  const Length step = definition.grid() ? model.size.squareSide : shiftStep;
  const std::vector<Pose> usual = order;
  for (Length by = step; least > 0 && by < model.size.depth / 2; by += step)
    for (const Length way : {-by, by}) {
      std::vector<Pose> moved = search.shifted(usual, way);
      const std::optional<int> wet = search.wet(moved);
      if (!wet || *wet >= least) continue;
      least = *wet;
      order = std::move(moved);
    }
  for (std::size_t i = 0; i < order.size(); ++i)
    if (!search.isDry(order[i], i))
      if (const auto pose = search.nearestDry(order, i)) order[i] = *pose;
  return order;
}

}  // namespace signifer::ui
