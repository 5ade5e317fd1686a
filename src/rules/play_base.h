// The parts that carry an action out in every rule set: the battle, the position that it makes, and the account.
#pragma once

#include <algorithm>
#include <initializer_list>

#include "rules/account.h"
#include "rules/course_rows.h"

namespace signifer {

template <class Position>
class PlayBase {
 public:
  template <class Book>
  PlayBase(const Book& book, Battle& battle, Dice& dice, Chronicle& chronicle)
      : battle_(battle), position_(book, battle), account_(battle, dice, chronicle) {
    stir(position_);
  }

  [[nodiscard]] Battle& battle() { return battle_; }
  [[nodiscard]] const Position& position() const { return position_; }
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
  [[nodiscard]] std::int16_t& status(UnitIndex u, E slot) {
    return battle_.unit(u).status[slot];
  }
  template <class E>
  [[nodiscard]] std::int16_t& status(E slot) {
    return battle_.status[slot];
  }
  template <class Kind>
  void push(Kind kind, std::initializer_list<int> args) {
    Task task{static_cast<std::int16_t>(kind), {}};
    std::ranges::transform(args, task.args.begin(),
                           [](int arg) { return static_cast<std::int16_t>(std::clamp(arg, INT16_MIN, INT16_MAX)); });
    battle_.tasks.push_back(task);
  }

  Battle& battle_;
  Position position_;
  Account account_;

 private:
  bool remembers_ = false;
};

}  // namespace signifer
