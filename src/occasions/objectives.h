// Objectives: places and units that are worth points (docs/file-formats.md, "Objectives"). What they are worth as a
// battle stands is worked out from positions alone, alike in every rule set.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "rules/ruleset.h"
#include "view/view.h"

namespace signifer {

class Account;

/// Points of both sides.
using Points = std::array<int, 2>;

/// The outlines of an objective's place: one, a circle by many corners, or each of its squares; none of one that is no
/// place.
[[nodiscard]] std::vector<std::vector<Point>> outlinesOf(const Objective& objective, const Setup& setup);
/// Both ends of a stretch of the table's edge.
[[nodiscard]] std::pair<Point, Point> endsOf(const TableStretch& stretch, const Setup& setup);

/// A moment of a turn, as events tell it.
struct TurnMoment {
  std::int16_t turn = 1;
  SideIndex active = 0;
  StepIndex step = 0;
};
[[nodiscard]] inline TurnMoment momentNow(const Battle& battle) { return {battle.turn, battle.active, battle.step}; }

/// Makes a battle stand at another moment while something is told of it.
class ToldAt {
 public:
  ToldAt(Battle& battle, const TurnMoment& then) : battle_(battle), now_(momentNow(battle)) { set(then); }
  ~ToldAt() { set(now_); }
  ToldAt(const ToldAt&) = delete;
  ToldAt& operator=(const ToldAt&) = delete;

 private:
  void set(const TurnMoment& moment) {
    battle_.turn = moment.turn;
    battle_.active = moment.active;
    battle_.step = moment.step;
  }
  Battle& battle_;
  TurnMoment now_;
};

/// The scorers of each objective as a battle stands. A place is a side's where a unit of it stands that still obeys,
/// and no enemy whom the side knows of. Somebody unknown to the enemy keeps nothing from him, so that no score tells of
/// him.
class Objectives {
 public:
  /// What is given must outlive it.
  Objectives(const RuleSet& rules, const Battle& battle);

  /// The points that the objective gives as things stand: at the end of the turn, or of the battle.
  [[nodiscard]] Points worthNow(const Objective& objective) const;
  /// The unit that holds a place for a side, one that the other side knows of if there is any; noUnit for none.
  [[nodiscard]] UnitIndex holder(const Objective& objective, SideIndex side) const;
  /// Scored so far, and what counts at the end as things stand.
  [[nodiscard]] Points total() const;
  /// Whether the other side knows of the unit.
  [[nodiscard]] bool isKnown(UnitIndex unit) const;

 private:
  [[nodiscard]] bool standsIn(UnitIndex unit, const Objective& objective) const;

  const RuleSet& rules_;
  const Battle& battle_;
  std::array<SideView, 2> views_;
};

/// Adds what each place gives at the end of a turn, and tells it as a part of that turn.
void countTurn(const RuleSet& rules, Battle& battle, const TurnMoment& ended, const Account& account);

/// An objective in words, for lists and tips: "The hill: 3 points at the end of the battle".
[[nodiscard]] std::string objectiveInWords(const Battle& battle, const Objective& objective);

}  // namespace signifer
