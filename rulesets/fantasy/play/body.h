// Units as bodies on the table (section 6 of the ledger): formed units are ranks of bases in a rectangle with a facing,
// skirmishers and fugitives a disc without one. Who of them touches whom, from where a charge strikes, what lies in the
// vision arc. Pure geometry in thousandths of an inch; it knows no battle and no statuses.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "fantasy/terms.h"
#include "table/discs.h"
#include "table/moves.h"

namespace signifer::fantasy {

/// Models in rank and file (D51).
struct Ranks {
  Formation formation = Formation::closeOrder;
  int models = 1;
  int files = 1;
  /// Base of one model.
  Base model{750, 750};

  [[nodiscard]] int abreast() const { return std::max(1, std::min(files, models)); }
  [[nodiscard]] int ranks() const { return (models + abreast() - 1) / abreast(); }
  /// More ranks than files.
  [[nodiscard]] bool marchColumn() const { return ranks() > abreast(); }
  /// This unit's models in so many ranks, at least 1 (FA-MAN-8).
  [[nodiscard]] Ranks inRanks(int wanted) const { return {formation, models, (models + wanted - 1) / wanted, model}; }
  /// The gap between models, sideways and in depth.
  [[nodiscard]] Length gap() const { return formation == Formation::openOrder ? model.frontage / 2 : 0; }
  [[nodiscard]] Base outline() const;
  /// Middle of a model: x to the right of the unit's middle, y ahead of it. An incomplete last rank is centred.
  [[nodiscard]] Vec2 place(int model) const;
  /// Ranks behind the first that are wide enough to count (FA-RES-3, D36).
  [[nodiscard]] int ranksBehind(int leastWide) const;
};

/// The pose that keeps the front's middle, while the rear shrinks or grows (D51, FA-MAN-8).
[[nodiscard]] Pose keptFront(const Pose& pose, const Base& before, const Base& after);

/// Radius of a swarm: fugitives stand base to base, skirmishers an inch apart.
[[nodiscard]] double swarmRadius(int models, const Base& model, bool skirmishers);

class Body {
 public:
  [[nodiscard]] static Body block(const Pose& pose, const Ranks& ranks);
  [[nodiscard]] static Body swarm(Point centre, double radius, int models, const Base& model);

  [[nodiscard]] bool isSwarm() const { return swarm_; }
  [[nodiscard]] Vec2 centre() const { return swarm_ ? disc_.centre : outline_.centre; }
  /// The outline of a formed unit.
  [[nodiscard]] const Footprint& outline() const { return outline_; }
  /// The disc of a swarm.
  [[nodiscard]] const Disc& disc() const { return disc_; }
  [[nodiscard]] int models() const { return ranks_.models; }
  [[nodiscard]] const Ranks& ranks() const { return ranks_; }
  /// From the centre to what is farthest of it.
  [[nodiscard]] double reach() const { return swarm_ ? disc_.radius : outline_.radius; }
  /// The base of one model of a formed unit.
  [[nodiscard]] Footprint modelAt(int model) const;

  /// Moves the body to this centre, unturned.
  void moveTo(Point centre) { outline_.centre = disc_.centre = toVec(centre); }
  /// No part of its rim is nearer to its centre.
  [[nodiscard]] double innerReach() const {
    return swarm_ ? disc_.radius : std::min(outline_.halfFrontage, outline_.halfDepth);
  }
  [[nodiscard]] double distanceTo(Vec2 point) const {
    return swarm_ ? signifer::distanceTo(disc_, point) : signifer::distanceTo(outline_, point);
  }
  [[nodiscard]] double distanceTo(const Body& other) const;
  [[nodiscard]] bool touches(const Body& other) const { return distanceTo(other) <= touchingGap; }
  [[nodiscard]] bool overlaps(const Body& other) const;
  /// The point of this body that is nearest to the other.
  [[nodiscard]] Vec2 nearestTo(const Body& other) const;

 private:
  bool swarm_ = false;
  Footprint outline_;
  Disc disc_;
  Ranks ranks_;
};

/// Two formed units in touch along an edge: the edge of each, and the stretch that these have in common, which of a
/// corner on an edge is that corner (D57).
struct Edges {
  Face first = Face::front;
  Face second = Face::front;
  Segment common;
};
/// None where they are apart, or touch by corners only.
[[nodiscard]] std::optional<Edges> edgesInContact(const Footprint& a, const Footprint& b);
/// No stretch of an edge counts that is no longer than this, thousandths (D53, D57).
inline constexpr double leastStretch = 20.0;

/// Models in contact, and how many of them stand in the front rank (FA-CC-1, FA-FST-10).
struct Fighters {
  int models = 0;
  int frontRank = 0;
  friend bool operator==(const Fighters&, const Fighters&) = default;
};
/// `face`: the side on which a swarm has closed up, of whichever of the two is formed; left out, the one at which it
/// touches.
[[nodiscard]] Fighters fightersAgainst(const Body& body, const Body& enemy, std::optional<Face> face = std::nullopt);
/// Does this model of a formed unit touch the enemy (the line of a swarm that has closed up)?
[[nodiscard]] bool modelTouches(const Body& body, int model, const Body& enemy,
                                std::optional<Face> face = std::nullopt);

/// The zone that a charge from there strikes: the one that holds most of the charger's front rank (FA-PAN-3). Swarms
/// have only a front.
[[nodiscard]] Zone zoneStruck(const Body& target, const Body& charger);
/// The side of a formed target that looks at most of the charger's front rank.
[[nodiscard]] Face faceStruck(const Body& target, const Body& charger);

/// Does any part of the other lie in the vision arc: between rays outwards from the front corners at 45 degrees, or
/// under an option all that lies ahead of the front (D9)? Swarms see all round.
[[nodiscard]] bool inVisionArc(const Body& viewer, const Body& other, bool halfPlane);

/// Away from all of them: opposite to the sum of unit vectors towards their centres (FA-CHG-9, FA-BRK-5); length 1, or
/// 0 where they cancel out, the sum being shorter than 0.01.
[[nodiscard]] Vec2 awayFrom(Vec2 centre, std::span<const Vec2> threats);

}  // namespace signifer::fantasy
