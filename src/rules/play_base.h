// The parts that carry an action out in every rule set: battle, mover, position and account. Play reads the battle and
// writes it through the mover (battle/mover.h).
#pragma once

#include <algorithm>
#include <initializer_list>

#include "battle/mover.h"
#include "rules/account.h"
#include "rules/course_rows.h"

namespace signifer {

template <class Position>
class PlayBase {
 public:
  template <class Book>
  PlayBase(const Book& book, Battle& battle, Dice& dice, Chronicle& chronicle)
      : battle_(battle), position_(book, battle), mover_(battle, position_), account_(battle, dice, chronicle) {
    stir(position_);
  }
  // The mover writes to this position.
  PlayBase(const PlayBase&) = delete;
  PlayBase& operator=(const PlayBase&) = delete;

  [[nodiscard]] const Battle& battle() const { return battle_; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] Mover<Position>& mover() { return mover_; }
  /// It is played on for many actions (battle/stands.h).
  void remember() {
    remembers_ = true;
    if constexpr (requires { position_.remember(); }) position_.remember();
  }
  /// The battle comes by such a point; whoever wants to see it there may stop.
  void pass(Waypoint point) const { account_.chronicle().pass(point); }

 protected:
  [[nodiscard]] bool remembers() const { return remembers_; }
  [[nodiscard]] const auto& options() const { return position_.options(); }
  [[nodiscard]] const auto& rulings() const { return position_.rulings(); }
  template <class E>
  [[nodiscard]] UnitStatusOf<Position, E> status(UnitIndex u, E slot) {
    return {mover_, battle_, u, slot};
  }
  template <class E>
  [[nodiscard]] std::int16_t& status(E slot) {
    return mover_.status[slot];
  }
  template <class Kind>
  void push(Kind kind, std::initializer_list<int> args) {
    Task task{static_cast<std::int16_t>(kind), {}};
    std::ranges::transform(args, task.args.begin(),
                           [](int arg) { return static_cast<std::int16_t>(std::clamp(arg, INT16_MIN, INT16_MAX)); });
    mover_.tasks.push_back(task);
  }

  const Battle& battle_;
  Position position_;
  Mover<Position> mover_;
  Account account_;

 private:
  bool remembers_ = false;
};

}  // namespace signifer
