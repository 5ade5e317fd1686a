// A finite, sensible choice of answers to the decision of the moment: for menus and machine commanders. Each is judged
// legal before it is offered.
#pragma once

#include "fantasy/play/referee.h"
#include "rules/proposals.h"

namespace signifer::fantasy {

class Candidates {
 public:
  Candidates(const Position& position, ActionList& out)
      : battle_(position.battle()), referee_(position, Detail::bare), position_(position), out_(out) {}
  void list(const Decision& decision);
  /// Adds one of those that `list` would, works out no more than it draws.
  void draw(const Decision& decision, std::size_t most, Stream& lots);

 private:
  /// A step that is not worth its name, for it may cost the unit its shot; and a turn.
  static constexpr Length leastStep = oneInch;
  static constexpr Angle leastTurn = 5 * oneDegree;

  /// The things that a unit might do when it is asked in its turn.
  enum class Idea : std::int16_t {
    charge,
    disengage,
    rally,
    shoot,
    looseMove,
    looseMarch,
    join,
    aboutFace,
    reform,
    changeFormation,
    moveFar,
    moveHalf,
    moveTowards,
    marchFar,
    marchTowards,
    fastMarch,
    stay,
    leave
  };

  [[nodiscard]] bool asksUnitToAct(const Decision& decision) const;
  [[nodiscard]] Proposals proposalsOf(UnitIndex u) const;
  void proposeCharges(UnitIndex u, Proposals& out) const;
  void proposeShots(UnitIndex u, Proposals& out) const;
  void proposeMoves(UnitIndex u, Proposals& out) const;
  [[nodiscard]] bool isWorthDressing(UnitIndex u, int more) const;
  void workOut(const Proposal& proposal);
  void moveLoose(const Proposal& proposal);
  void moveFormed(const Proposal& proposal);
  void charge(UnitIndex u, UnitIndex target);
  void shoot(UnitIndex u, UnitIndex target);
  void turnBack(Idea idea, UnitIndex u);
  void reactions(UnitIndex u);
  void towards(UnitIndex u, ActionId id, double inches);
  void straight(UnitIndex u, ActionId id, double inches);
  void looseMove(UnitIndex u, ActionId id, Angle off, double inches);
  void fights(UnitIndex chooser);
  void leaves(UnitIndex u);
  void leavesFor(UnitIndex u, UnitIndex friendly);
  void sequels(UnitIndex u);
  void formUps(UnitIndex u);
  Action& make(ActionId id, UnitIndex u, UnitIndex target = noUnit);
  /// Keeps the last one made if it is legal.
  void keepIfLegal();
  [[nodiscard]] UnitIndex nearestEnemy(UnitIndex u) const;
  [[nodiscard]] UnitIndex findNearestEnemy(UnitIndex u) const;

  const Battle& battle_;
  Referee referee_;
  const Position& position_;
  ActionList& out_;
};

}  // namespace signifer::fantasy
