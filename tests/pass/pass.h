// The Pass: what its files share. Cards say how far units move, lines move as one, light troops fall back before an
// enemy, and ten-sided dice decide. docs/reactions-and-groups.md leads through these files.
#pragma once

#include "battle/action.h"
#include "battle/stands.h"
#include "pass/forms.h"
#include "pass/options.h"
#include "pass/slots.h"
#include "rules/asking.h"
#include "rules/course.h"
#include "rules/gestures.h"
#include "rules/play_base.h"
#include "rules/referee_base.h"
#include "table/distance.h"

namespace signifer::pass {

/// The steps at which play stops, in its order; then the one that only a task is shown in.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, card, moving, blows, fallingBack)

/// Play needs these parts of the rule set beside the battle: made once.
struct Book {
  const Definition& definition;
  Options options;
  StepPlaces<StepId> steps;
  std::array<int, 3> deck{};
  std::array<Length, 3> reach{};
  Length fallBack = 0;
  Row impetus, enemyImpetus;
  Rulings rulings;

  explicit Book(const Definition& d);
};

/// A battle as it lies, measured; it changes nothing.
class Position : public Stands {
 public:
  Position(const Book& book, const Battle& battle) : Stands(battle), book_(book) {}

  [[nodiscard]] const Book& book() const { return book_; }
  [[nodiscard]] const Definition& definition() const { return book_.definition; }
  [[nodiscard]] const StepPlaces<StepId>& places() const { return book_.steps; }
  [[nodiscard]] StepId step() const { return book_.steps.stopAt(battle_.step); }
  [[nodiscard]] const Options& options() const { return book_.options; }
  [[nodiscard]] const Rulings& rulings() const { return book_.rulings; }
  [[nodiscard]] bool is(UnitIndex u, UnitStatus slot) const { return unit(u).status[slot] != 0; }

  /// How far units may move by the card that lies; 0 without one.
  [[nodiscard]] Length reach() const;
  /// An enemy that touches it, noUnit for none.
  [[nodiscard]] UnitIndex toucher(UnitIndex u) const;
  /// On the table, of the active side, not moved and not in contact.
  [[nodiscard]] bool mayMove(UnitIndex u) const;
  /// The distance, at most `most`, that the unit can go this way before it touches a unit that is not in `company`.
  [[nodiscard]] Length room(UnitIndex u, const Pose& from, Vec2 way, Length most, const UnitSet& company) const;
  /// The ruling whether it may fall back: light troops with room behind them (PS-REA-1, PS-REA-2).
  [[nodiscard]] Answered<FallBackIn, FallBackOut> fallingBack(UnitIndex u) const;
  /// The units that stand in one line with it, itself included (PS-MOV-2).
  [[nodiscard]] UnitSet line(UnitIndex u) const;
  /// Units left.
  [[nodiscard]] int left(SideIndex side) const;

 private:
  const Book& book_;
};

class Play;
class Referee;

/// The course of a turn, as tables (rules/course.h).
struct Course : CourseOf<Course, StepId, TaskKind, Position, Play, Referee, ActionId> {
  static const std::array<StepRow, 3> steps;
  static const std::array<TaskRow, Words<TaskKind>::words.size()> tasks;
  static const std::array<ActionRow, Words<ActionId>::words.size()> actions;
};

/// Carries actions out, and what follows.
class Play : public PlayBase<Position> {
 public:
  using PlayBase::PlayBase;
  void deploy();
  void derive();
  void cannot(const Action& action) const;
  [[nodiscard]] bool isOver() const;

 private:
  friend struct Course;
  void advance();
  void drawCard();
  void move(const Action& action);
  void moveLine(const Action& action);
  void goAhead(UnitIndex u, const Path& path);
  void met(UnitIndex u);
  void stand(UnitIndex u, UnitIndex from);
  void fallBack(UnitIndex u, UnitIndex from);
  void fightAll();
  void fight(UnitIndex a, UnitIndex b);
  void hit(UnitIndex u);
  void endTurn();
};

/// Judges actions: measures, asks procedures, changes nothing.
class Referee : public RefereeBase<Referee, Position, Course> {
 public:
  using RefereeBase::RefereeBase;

 private:
  friend struct Course;
  void mover(UnitIndex u);
  void move(const Action& action);
  void moveLine(const Action& action);
  void way(UnitIndex u, const Walk& way, const UnitSet& company);
  void react(const Action& action);
};

/// Lists some answers, all of them legal.
class Candidates {
 public:
  Candidates(const Position& position, ActionList& out) : position_(position), out_(out) {}
  void list(const Decision& decision);

 private:
  void moves(UnitIndex u);
  void addIfLegal(const Action& action);

  const Position& position_;
  ActionList& out_;
};

// The view that people have of a battle, and its outcome (view.cpp).
[[nodiscard]] std::optional<Outcome> outcomeOf(const Position& position);
[[nodiscard]] Portrait portraitOf(const Position& position, UnitIndex u);
[[nodiscard]] std::vector<Reminder> remindersOf(const Position& position);
[[nodiscard]] std::vector<Standing> standingsOf(const Position& position);
[[nodiscard]] Action proposed(const Position& position, UnitIndex u, const Shown& shown);
[[nodiscard]] std::vector<Pose> traced(const Position& position, const Action& action);
[[nodiscard]] int worthOf(const Position& position, SideIndex side);

[[nodiscard]] inline Action actionOf(ActionId id, UnitIndex u = noUnit) {
  Action action;
  action.kind = static_cast<std::int8_t>(id);
  action.unit = u;
  return action;
}

}  // namespace signifer::pass
