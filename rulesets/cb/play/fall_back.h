// The way in which a unit falls back: its direction, its length, and the friends in the way (CB-AFT-4, CB-AFT-5,
// section 4a, D64, D65). Results and the choices offered measure it alike; nothing moves here.
#pragma once

#include <boost/container/small_vector.hpp>

#include "cb/play/paths.h"

namespace signifer::cb {

/// The edge of `enemy` that touches the unit. Of several edges the one along which the two share most; at a corner the
/// one that faces the unit more squarely. If no edge touches the unit, the nearest one is taken.
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
  /// The unit that ends the way sooner; noUnit where ground or the table's edge ends it.
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
