// The places where a unit may come in: along its entry, or at its point, on nobody. Where all of these are taken, the
// nearest free one.
#pragma once

#include <optional>
#include <vector>

#include "battle/battle.h"

namespace signifer {

class EntryPlaces {
 public:
  /// What is given must outlive it.
  EntryPlaces(const Battle& battle, const Arrival& arrival) : battle_(battle), arrival_(arrival) {}

  /// The pose that showing a point means: at the entry, square to its edge.
  [[nodiscard]] Pose poseFor(Point shown) const;
  /// At the entry, on the table and on nobody.
  [[nodiscard]] bool isFree(const Pose& pose) const { return isAtEntry(pose) && hasRoom(pose); }
  [[nodiscard]] bool isAtEntry(const Pose& pose) const;
  /// The unit that stands where this one would; noUnit for none.
  [[nodiscard]] UnitIndex inTheWay(const Pose& pose) const;
  /// Some free places at the entry, from its middle outwards.
  [[nodiscard]] std::vector<Pose> freePlaces() const;
  /// The nearest free place beyond the entry; nothing where the unit waits for room, or where there is none.
  [[nodiscard]] std::optional<Pose> nearest() const;

 private:
  [[nodiscard]] bool hasRoom(const Pose& pose) const;
  [[nodiscard]] bool isOnTable(const Pose& pose) const;
  [[nodiscard]] bool hasEdge() const { return arrival_.entry.edge != DeploymentZone::Edge::none; }
  [[nodiscard]] bool isAcross() const;
  /// The pose at a place along an edge.
  [[nodiscard]] Pose atEdge(Length along) const;
  [[nodiscard]] Length alongOf(Point at) const { return isAcross() ? at.x : at.y; }
  [[nodiscard]] Length wholeEdge() const;
  [[nodiscard]] std::vector<Pose> alongEdge(Length from, Length to) const;

  const Battle& battle_;
  const Arrival& arrival_;
};

}  // namespace signifer
