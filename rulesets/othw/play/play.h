// What play works with while an action is carried out: the book, the battle, and the account that asks rulings with the
// dice of the moment and tells what came of them.
#pragma once

#include <vector>

#include "othw/play/board.h"
#include "rules/account.h"
#include "rules/step_places.h"

namespace signifer::othw {

/// What play needs of the rule set beside the battle. Made once; shared by all threads.
struct PlayBook : Book {
  const Definition& definition;
  StepPlaces<StepId> steps;

  /// Checks that othw.json names statuses, actions, tasks and relations as the code does. Throws SourceError.
  explicit PlayBook(const Definition& d);
};

/// A battle under its book, as the table of the phase looks at it. What is kept is the part of the phase, not the step.
class Position {
 public:
  Position(const PlayBook& book, const Battle& battle) : book_(book), battle_(battle) {}

  [[nodiscard]] const PlayBook& book() const { return book_; }
  [[nodiscard]] const Definition& definition() const { return book_.definition; }
  [[nodiscard]] const StepPlaces<StepId>& places() const { return book_.steps; }
  [[nodiscard]] const Battle& battle() const { return battle_; }
  [[nodiscard]] StepId step() const { return static_cast<StepId>(battle_.status[BattleStatus::part]); }

 private:
  const PlayBook& book_;
  const Battle& battle_;
};

class Play : public Account {
 public:
  Play(const PlayBook& bookOfRules, Battle& played, Dice& dice, Chronicle& chronicle)
      : Account(played, dice, chronicle), book(bookOfRules), battle_(played), position_(bookOfRules, played) {}

  void deploy();
  void derive();

  // What the table of the phase works with.
  [[nodiscard]] Battle& battle() { return battle_; }
  [[nodiscard]] const Battle& battle() const { return battle_; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] bool isOver() const {
    return static_cast<BattleOutcome>(battle_.status[BattleStatus::outcome]) != BattleOutcome::none;
  }
  void cannot(const Action& action);
  /// The battle comes by such a point; whoever wants to see it there may stop.
  void pass(Waypoint point) const { chronicle().pass(point); }
  void catchUp();
  void afterwards();

  const PlayBook& book;
  /// The rules behind falls of Army Morale that this action has noted and not booked yet, by side.
  std::array<std::vector<std::string_view>, 2> fallRules;

 private:
  Battle& battle_;
  Position position_;
};

}  // namespace signifer::othw
