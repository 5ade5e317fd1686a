// A finite, sensible choice of answers to each decision, legal by construction: for menus and the machine commander.
// In the Action Phase it looks at one unit at a time, the decision's.
#pragma once

#include "hannibal/play/position.h"
#include "rules/proposals.h"

namespace signifer::hannibal {

class Candidates {
 public:
  Candidates(const Position& position, ActionList& out) : battle_(position.battle()), position_(position), out_(out) {}

  void list(const Decision& decision);
  /// Adds one of those that `list` would, works out no more than it draws.
  void draw(const Decision& decision, std::size_t most, Stream& lots);

 private:
  /// Ideas for a unit in the Action Phase.
  enum class Idea : std::int16_t { charge, shoot, marchFar, marchHalf, marchTowards, lineWheel, stay };

  [[nodiscard]] static bool asksUnitToAct(const Decision& decision);
  [[nodiscard]] Proposals proposalsOf(UnitIndex u) const;
  void proposeCharges(UnitIndex u, Proposals& out) const;
  void proposeShots(UnitIndex u, Proposals& out) const;
  void workOut(const Proposal& proposal);
  /// Whether the manoeuvre table lets the unit do this after what it has done.
  [[nodiscard]] bool mayDo(UnitIndex u, Finish finish, int wheels, bool marches) const;
  [[nodiscard]] bool mayCharge(UnitIndex u);
  [[nodiscard]] double chargeReach(UnitIndex u) const;
  void chargeThrough(UnitIndex u, UnitIndex target, double reach);
  [[nodiscard]] Length marchLeft(UnitIndex u) const;
  [[nodiscard]] Length openAhead(UnitIndex u);
  void marchAhead(UnitIndex u, Length way);
  void addMarch(UnitIndex u, const Path& path);
  void marchTowards(UnitIndex u);
  void lineWheel(UnitIndex u);
  void leaders();
  void ofLeader(PersonIndex p);
  [[nodiscard]] bool worthLeading(UnitIndex u) const;
  void moveLeader(PersonIndex p, Vec2 direction);
  [[nodiscard]] double moveOf(PersonIndex p) const;
  void addIfLegal(const Action& action);
  void roundChoices(UnitIndex u);
  void retreats(UnitIndex u, UnitIndex threat);
  [[nodiscard]] bool staysOnTable(UnitIndex u, UnitIndex threat) const;
  void eachTarget(ActionId id, UnitIndex u, const UnitSet& targets);
  Action& add(ActionId id, UnitIndex u = noUnit);

  const Battle& battle_;
  const Position& position_;
  ActionList& out_;
  /// Findings about the unit that acts; empty until they are needed.
  std::optional<bool> mayCharge_;
  std::optional<Length> openAhead_;
  UnitIndex stoppedBy_ = noUnit;
};

}  // namespace signifer::hannibal
