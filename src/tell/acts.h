// A line at full referee: what the players do, in their own words, answered as if by hand. Every clause is an answer to
// what is asked, judged before it is carried out; figures behind it are the dice that the players threw.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/session.h"
#include "play/standing_orders.h"
#include "tell/tell.h"

namespace signifer {

/// An answer that a line gives, with the players' dice for it as Session::act takes them.
struct ActStep {
  Action action;
  std::vector<int> typed;
};

struct ActedLine {
  std::vector<ToldFact> understood = {};
  /// The clause at which the line stopped. Nothing of it is to be carried out then.
  std::optional<NotUnderstood> stopped = std::nullopt;
  /// The answers to carry out, in this order.
  std::vector<ActStep> steps = {};
  /// The last step waits for these dice.
  std::optional<DiceWanted> wanted = std::nullopt;
  /// The standing orders, with those that the line gave.
  std::vector<StandingOrder> orders = {};
  std::optional<ToldAnswer> answer = std::nullopt;
};

/// "Boii: Charge, one d6", "Legio I: Shooting, 4 dice: how many 5 or more".
[[nodiscard]] std::string diceInWords(const RuleSet& rules, const Battle& battle, const DiceWanted& wanted);

/// Understands a line about the battle of this session; nothing is changed. "legio 1 charges boii, countercharge, 5 3
/// 7", "all legio ahead 12", "rest: 7 9 5 6", "rome always countercharges", "next". Figures without a direction are
/// dice: told by what is seen where that is enough (a total, how many count), behind "faces" die by die.
[[nodiscard]] ActedLine actLine(const Session& session, const std::vector<StandingOrder>& orders,
                                std::string_view line);

}  // namespace signifer
