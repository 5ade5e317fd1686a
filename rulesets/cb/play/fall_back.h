// How a unit falls back: which way, how far, and what of the friends in its way (CB-AFT-4, CB-AFT-5, section 4a, D64,
// D65). Measured alike for results and for their choices; nothing moves here.
#pragma once

#include <boost/container/small_vector.hpp>

#include "cb/play/paths.h"

namespace signifer::cb {

/// The edge of `enemy` that touches the unit: of several that along which they share most, at a corner the one that
/// faces the unit more squarely. Of one that does not touch it the nearest.
[[nodiscard]] Face edgeTowards(const Position& position, UnitIndex enemy, UnitIndex u);

/// A friend who is set back, and how far, thousandths of an inch.
struct SetBack {
  UnitIndex unit = noUnit;
  double way = 0;
};

struct FallBackWay {
  /// Turned to the enemy and set out before his edge, where there is room for that; else as it stands.
  Pose turned;
  /// Of length 1; the unit moves along it, unturned.
  Vec2 direction;
  /// Thousandths of an inch; 0 where it cannot move.
  double way = 0;
  /// What ends the way sooner, noUnit for ground and the table's edge.
  UnitIndex inTheWay = noUnit;
  bool turns = false;
  bool stays = false;
  /// Went past its supports, or through friends by house rule.
  UnitSet passed;
  boost::container::small_vector<SetBack, 4> setBack;
};
/// `beater`: the enemy that beat it. `through`: behind its supports, where it is of a legion that has some.
[[nodiscard]] FallBackWay fallBackWay(const Position& position, UnitIndex u, UnitIndex beater, bool through);
/// A unit of its legion, unengaged, within 3 JT where it falls back to (CB-AFT-5); noUnit for none.
[[nodiscard]] UnitIndex supportsBehind(const Position& position, UnitIndex u, UnitIndex beater);

}  // namespace signifer::cb
