// The way in which a unit follows up an enemy who fell back: the first way that is open (CB-AFT-6, CB-AFT-7, section
// 4a, D70). Offers and moves measure it alike; nothing moves here.
#pragma once

#include "cb/play/charge_plan.h"
#include "cb/play/paths.h"

namespace signifer::cb {

struct FollowUpWay {
  bool open = false;
  /// A wheel, or a turn about the centre; none where it goes straight ahead.
  std::optional<Leg> first;
  /// After that; from there straight ahead, thousandths of an inch.
  Pose start;
  double way = 0;
  /// The edge of the enemy that it comes to.
  Face face = Face::front;
  bool inCombat = false;
  /// The unit in the way that comes nearest to being open; noUnit where ground or the table's edge bars it.
  UnitIndex inTheWay = noUnit;
};
[[nodiscard]] FollowUpWay followUpWay(const Position& position, UnitIndex u, UnitIndex enemy);
/// The enemy fell back, behind its supports or not.
[[nodiscard]] bool fellBack(const Position& position, UnitIndex enemy);

}  // namespace signifer::cb
