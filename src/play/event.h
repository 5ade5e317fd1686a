// An event of a battle, as the journal keeps it: the action, the dice, and the words that tell it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "battle/action.h"
#include "dice/dice.h"
#include "dice/told.h"
#include "rules/chronicle.h"
#include "rules/verdict.h"

namespace signifer {

enum class DiceOrigin : std::uint8_t { rolled, typed };

/// When something was told or thrown: one event may go through several steps, and into the next player turn.
struct Moment {
  int turn = 0;
  SideIndex active = noSide;
  StepIndex step = noStep;
  friend bool operator==(const Moment&, const Moment&) = default;
};

/// Dice thrown once: what for, by whom, which faces, and whether the program rolled them.
struct ThrownDice {
  std::string purpose;
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  UnitIndex against = noUnit;
  Die die = Die::d6;
  /// How many cards were left in the deck; 0 of dice.
  int cards = 0;
  std::vector<int> faces;
  DiceOrigin origin = DiceOrigin::rolled;
  /// No part of the journal: found anew when it is replayed.
  Moment when;
  /// The figures that the players told instead of faces. Then `faces` only stand for them; nobody knows those that
  /// fell.
  std::optional<ToldDice> told = std::nullopt;
  friend bool operator==(const ThrownDice&, const ThrownDice&) = default;
};

/// One line of an event's account.
struct AccountLine {
  std::string text;
  /// The phrase of the rule set that it was made of; empty for a change by hand.
  std::string phrase;
  std::vector<std::string> rules;
  std::vector<Row> modifiers;
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  SideIndex side = noSide;
  bool key = false;
  Moment when;
  /// The rulings that it rests on, the one that it is about first; valid while the session's rule set is.
  std::vector<Consultation> consulted;
};

/// A change of the state by hand, as JSON (docs/file-formats.md, "Overrides").
struct StateOverride {
  std::string changes;
};

/// Something that happened, as the journal keeps it.
struct Event {
  std::variant<Action, StateOverride> what;
  /// Why an action was carried out against the verdict, or the state was changed; empty for a plain action.
  std::string reason;
  Verdict::Kind verdict = Verdict::Kind::legal;
  std::vector<ThrownDice> dice;
  std::vector<AccountLine> account;
  /// Whose decision it was, and when.
  SideIndex side = noSide;
  std::int16_t turn = 0;
  StepIndex step = noStep;
  /// fingerprint() of the state after it.
  std::uint64_t state = 0;
};

}  // namespace signifer
