// A finite, sensible choice of answers to a decision: menus, hints and the machine commander pick from them.
#pragma once

#include <boost/container/small_vector.hpp>
#include <optional>
#include <utility>

#include "initiative/play/decision.h"
#include "rules/proposals.h"

namespace signifer::initiative {

/// Towards the nearest enemy, and how the unit would stand then; no leg where it faces him.
struct TurnToEnemy {
  UnitIndex enemy = noUnit;
  double away = 0;
  Path leg;
  Pose pose;
};

class Candidates {
 public:
  Candidates(const Position& position, ActionList& out) : battle_(position.battle()), position_(position), out_(out) {}

  void list(const Decision& decision);
  /// Adds one of those that `list` would, works out no more than it draws.
  void draw(const Decision& decision, std::size_t most, Stream& lots);

 private:
  /// The moves offered to a unit that is to move.
  enum class Idea : std::int16_t {
    retire,
    turn,
    changeFormation,
    enterBuildings,
    charge,
    goFar,
    goHalf,
    goBack,
    wheelTowards,
    stay,
    orderDivision,
    orderNearest,
    rally,
    courage,
    followMe,
    generalAdvance,
    endOrders
  };
  [[nodiscard]] bool asksUnitToMove(const Decision& decision) const;
  /// Whether its answers are proposed first and then worked out.
  [[nodiscard]] bool proposes(const Decision& decision) const;
  [[nodiscard]] Proposals proposals(const Decision& decision);
  [[nodiscard]] Proposals proposalsOf(UnitIndex u);
  void proposeMoves(UnitIndex u, Proposals& out);
  void proposeFormations(UnitIndex u, Proposals& out) const;
  void proposeCharges(UnitIndex u, double away, Proposals& out) const;
  void workOut(const Proposal& proposal);
  void ofTask(const Decision& decision, const Task& task);
  [[nodiscard]] int chargeMoves(UnitIndex u) const;
  void charge(UnitIndex u, UnitIndex target);
  void tryMove(UnitIndex u, const Path& path);
  [[nodiscard]] const TurnToEnemy& turnTo(UnitIndex u);
  void straight(UnitIndex u, LegKind kind, Length way);
  void wheelTowards(UnitIndex u);
  [[nodiscard]] bool formationMatters(UnitIndex u, double away) const;
  void changeFormation(UnitIndex u, int wanted);
  [[nodiscard]] Proposals proposalsOfOrders();
  void workOutOrder(const Proposal& proposal);
  void findCommand();
  void orderDivision(UnitIndex first);
  /// The rank among the units that the General may order: the nearest, the second nearest and so on.
  [[nodiscard]] UnitIndex nearestObeying(int place);
  [[nodiscard]] bool anyAdvances() const;
  [[nodiscard]] UnitIndex middleOfCommand(const Person& person) const;
  void generals();
  void joins(SideIndex side);
  void targets(UnitIndex u);
  Action& add(ActionId id, UnitIndex u = noUnit);
  void addEach(ActionId id, UnitIndex u, const UnitSet& targets);
  void addOrder(Order order, UnitIndex u);

  const Battle& battle_;
  const Position& position_;
  ActionList& out_;
  /// The moving unit's permission, and its turn once it is asked for.
  MoveBasis basis_ = MoveBasis::none;
  std::optional<TurnToEnemy> turn_;
  /// The General who gives orders, whom he commands, and these by how near they are once that is asked.
  PersonIndex giver_ = noPerson;
  UnitList command_;
  boost::container::small_vector<std::pair<double, UnitIndex>, 64> nearest_;
  /// Of these so many have been asked, and who of them obeys.
  std::size_t asked_ = 0;
  UnitList obeying_;
};

}  // namespace signifer::initiative
