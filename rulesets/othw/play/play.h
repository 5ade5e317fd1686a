// The values that play works with while an action is carried out: the book, the battle, and the account. The account
// asks rulings with the dice of the moment and tells the results.
#pragma once

#include <optional>
#include <vector>

#include "battle/mover.h"
#include "othw/play/board.h"
#include "rules/account.h"
#include "rules/course_rows.h"
#include "rules/hand_turns.h"
#include "rules/step_places.h"

namespace signifer::othw {

/// The needs of play from the rule set, beside the battle. Made once; shared by all threads.
struct PlayBook : Book {
  const Definition& definition;
  StepPlaces<StepId> steps;

  /// Checks that othw.json names statuses, actions, tasks and relations as the code does. Throws SourceError.
  explicit PlayBook(const Definition& d);
};

/// A battle under its book, as the table of the phase looks at it. What is kept is the part of the phase, not the step,
/// and the field, once somebody has asked for it; while the battle rests also what is asked.
class Position {
 public:
  Position(const PlayBook& book, const Battle& battle) : book_(book), battle_(battle) {}

  [[nodiscard]] const PlayBook& book() const { return book_; }
  [[nodiscard]] const Definition& definition() const { return book_.definition; }
  [[nodiscard]] const StepPlaces<StepId>& places() const { return book_.steps; }
  [[nodiscard]] const Battle& battle() const { return battle_; }
  [[nodiscard]] StepId step() const { return static_cast<StepId>(battle_.status[BattleStatus::part]); }

  [[nodiscard]] const Field& field() const {
    if (!field_) field_.emplace(battle_);
    return *field_;
  }
  /// It stands elsewhere or has left the table: the mover says so (battle/mover.h).
  void moved(UnitIndex u) {
    if (!field_) return;
    if (battle_.unit(u).present)
      field_->move(u, battle_.unit(u).side, squareOf(battle_, u), facingOf(battle_, u));
    else
      field_->remove(u, battle_.unit(u).side);
  }
  [[nodiscard]] static constexpr bool counts(UnitStatus /*slot*/) { return false; }

  // The step that is shown, which is set when play has stopped, changes nothing that is asked.
  void rest() const { resting_.rest(); }
  void stir() const { resting_.stir(); }
  [[nodiscard]] std::uint32_t moment() const { return resting_.moment(); }
  [[nodiscard]] const AskedNow& askedNow() const { return askedNow_; }

 private:
  const PlayBook& book_;
  const Battle& battle_;
  mutable std::optional<Field> field_;
  Resting resting_;
  AskedNow askedNow_;
};

class Play : public Account {
 public:
  Play(const PlayBook& bookOfRules, Battle& played, Dice& dice, Chronicle& chronicle)
      : Account(played, dice, chronicle),
        book(bookOfRules),
        battle_(played),
        position_(bookOfRules, played),
        mover_(played, position_) {
    position_.stir();
  }
  // The mover writes to this position.
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;

  void deploy();
  void derive();

  // The values that the table of the phase works with.
  [[nodiscard]] const Battle& battle() const { return battle_; }
  [[nodiscard]] Mover<Position>& mover() { return mover_; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] const Field& field() const { return position_.field(); }
  /// Puts a unit, and the general with it, on a square.
  void place(UnitIndex unit, Square square, Facing facing) {
    mover_.place(unit, poseOf(square, facing, battle_.setup->squareSide));
    for (Person& person : mover_.people)
      if (person.unit == unit) person.at = battle_.unit(unit).pose.centre;
  }
  /// A unit that does not flee waits for no flight.
  void setState(UnitIndex unit, UnitState state) {
    mover_.set(unit, UnitStatus::state, static_cast<std::int16_t>(state));
    if (state != UnitState::fleeing) mover_.set(unit, UnitStatus::waits, 0);
  }
  void setStrength(UnitIndex unit, int strength) {
    mover_.set(unit, UnitStatus::strengthLeft, static_cast<std::int16_t>(strength));
  }
  [[nodiscard]] bool isOver() const {
    return static_cast<BattleOutcome>(battle_.status[BattleStatus::outcome]) != BattleOutcome::none;
  }
  void cannot(const Action& action);
  /// Notes the fate of a unit in a fight that people have played out by hand.
  FateNoted fateByHand(const HandFate& fate);
  /// The battle comes by such a point; whoever wants to see it there may stop.
  void pass(Waypoint point) const { chronicle().pass(point); }
  void catchUp();
  void afterwards();

  const PlayBook& book;
  /// The rules behind falls of Army Morale that this action has noted and not booked yet, by side.
  std::array<std::vector<std::string_view>, 2> fallRules;

 private:
  const Battle& battle_;
  Position position_;
  Mover<Position> mover_;
};

}  // namespace signifer::othw
