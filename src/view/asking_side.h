// Questions of one side about a battle with secrets: each is answered on the battle that the side knows, so that an
// answer cannot tell more. What that battle allows and the true one does not is refused without a name, place or
// figure.
#pragma once

#include "play/position.h"
#include "view/view.h"

namespace signifer {

/// The battle as the side knows it, with its rule set, and the numbers of units and people in it.
struct KnownPosition {
  Position position;
  ViewedBattle viewed;
};
[[nodiscard]] KnownPosition knownTo(const Position& position, SideIndex side);

/// The question of now and its answers, as describeMoment (play/judge_json.h) tells them. What the other side is asked
/// is told by its step alone.
[[nodiscard]] Json momentFor(const Position& position, SideIndex side);

/// A verdict that the side may read: by the battle that it knows, whose indices it has.
struct VerdictFor {
  Action action;
  Verdict verdict;
};
/// Throws SourceError where the action is none in the battle that the side knows.
[[nodiscard]] VerdictFor judgeFor(const Position& position, const KnownPosition& known, const Node& action);

}  // namespace signifer
