// A finite, sensible choice of answers to the decision of the moment: for menus and for the machine commander. What
// might be done is proposed after a cheap look, and only what is asked for is worked out into actions that the referee
// finds legal.
#pragma once

#include <cstdint>
#include <optional>

#include "cb/play/paths.h"
#include "cb/play/referee.h"
#include "dice/stream.h"
#include "rules/proposals.h"

namespace signifer::cb {

class Candidates {
 public:
  Candidates(const Position& position, ActionList& out)
      : position_(position), battle_(position.battle()), out_(out), start_(out.size()) {}

  void list(const Decision& decision);
  /// Whether a unit of the active side can do anything in this step; what it can is listed.
  [[nodiscard]] bool anything();
  /// Adds at most so many of them, drawn by lot; works out no more than it draws.
  void draw(const Decision& decision, std::size_t most, Stream& lots);

 private:
  /// Ideas for an action, in the order in which they are listed.
  enum class Idea : std::int16_t {
    receiveOrders,
    inspire,
    steady,
    attach,
    testControl,
    startRally,
    shoot,
    formUp,
    formLine,
    aboutFace,
    crossObstacle,
    stepBack,
    move,
    doubledMove,
    runAhead,
    charge,
    owedCharge,
    goFar,
    goHalf,
    goTowards,
    wheelTowards,
    goAway,
    stay,
    retireAll,
    retireShort,
    respond,
    afterMove,
    advance,
    endStep
  };

  [[nodiscard]] bool enough() const { return out_.size() > start_; }
  [[nodiscard]] bool fightsSoon(UnitIndex u) const;

  // Proposals of ideas.
  [[nodiscard]] Proposals proposals(const Decision& decision);
  void propose(Idea idea, UnitIndex u = noUnit, UnitIndex target = noUnit, int value = 0) {
    proposals_.push_back({static_cast<std::int16_t>(idea), u, target, static_cast<std::int16_t>(value)});
  }
  void proposeForTask(UnitIndex u);
  void proposeForStep(const Decision& decision);
  void leaders();
  void control(UnitIndex first);
  void proposeFor(UnitIndex u);
  void shots(UnitIndex u);
  void moves(UnitIndex u);
  void charges(UnitIndex u);

  // Actions that proposals lead to.
  void offer(const Action& action);
  void workOut(const Proposal& proposal);
  void ofLeader(Idea idea, PersonIndex p);
  void attach(PersonIndex p);
  void ofUnit(const Proposal& proposal);
  void testControl(UnitIndex u, int way);
  [[nodiscard]] bool hasSomewhereToGo(UnitIndex u, double keptFromEnemies) const;
  void move(UnitIndex u, int dice);
  void manoeuvre(Idea idea, UnitIndex u);
  void charge(UnitIndex u, UnitIndex target);
  void path(Idea idea, UnitIndex u);
  void pathTowardsEnemy(Idea idea, UnitIndex u);
  void pathAway(UnitIndex u);
  void retirement(UnitIndex u);
  void offerPath(UnitIndex u, const Path& path);
  void word(ActionId id, UnitIndex u, int word);
  [[nodiscard]] double keptFromEnemies(const MoveTerms& terms) const;

  template <class F>
  void forAll(F&& f) {
    const UnitIndex count = battle_.unitCount();
    for (UnitIndex u = 0; u < count; ++u)
      if (position_.unit(u).present && position_.unit(u).side == battle_.active) f(u);
  }
  template <class F>
  void forOwn(F&& f) {
    forAll([&](UnitIndex u) {
      if (!position_.adrift(u)) f(u);
    });
  }

  const Position& position_;
  const Battle& battle_;
  ActionList& out_;
  std::size_t start_;
  Proposals proposals_;
  /// The open way ahead and the path towards the enemy, of the unit that moves; empty until they are needed.
  std::optional<Length> openAhead_;
  std::optional<Path> towards_;
};

}  // namespace signifer::cb
