// How a unit follows up an enemy who fell back from it: the first way that is open (CB-AFT-6, CB-AFT-7, section 4a,
// D70). Measured alike for what is offered and for what is done; nothing moves here.
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
  /// Of the way that comes nearest to being open: a unit in it, or else ground or the table's edge.
  UnitIndex inTheWay = noUnit;
};
[[nodiscard]] FollowUpWay followUpWay(const Position& position, UnitIndex u, UnitIndex enemy);
/// The enemy fell back, behind its supports or not.
[[nodiscard]] bool fellBack(const Position& position, UnitIndex enemy);

}  // namespace signifer::cb
