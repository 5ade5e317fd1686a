// A battle being played: the state is what its events fold to. Actions are judged, carried out and appended with their
// faces; undo and redo walk over them, dice and all; overrides are events like any other. Undoing does not change the
// luck: the next dice are those that would have come at that point.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "battle/action.h"
#include "dice/sources.h"
#include "rules/chronicle.h"
#include "rules/ruleset.h"

namespace signifer {

enum class DiceOrigin : std::uint8_t { rolled, typed };

/// Typed instead of each face of a throw, it leaves that throw to the program.
inline constexpr int leftToProgram = 0;

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

/// Dice that the players have to throw and type before the action can be carried out.
struct DiceWanted {
  Purpose purpose;
  Die die = Die::d6;
  int count = 1;
  /// Phrase of the purpose, kept beyond the throw.
  std::string phrase;
  /// Of a deck: how many cards of each kind are left.
  std::vector<int> left;

  /// The faces that can be typed, lowest first, each once.
  [[nodiscard]] std::vector<int> faces() const;
};

/// A throw that carrying out an action asks for, and the ruling that it is for.
struct ForeseenThrow {
  /// Where it is not known yet, the faces are any: only their number counts.
  ThrownDice dice;
  /// Its faces have been typed.
  bool known = false;
  /// With what is certain before the throw: inputs and modifiers; where it is known, also with what came of it. Valid
  /// while the session's rule set is.
  std::optional<Consultation> ruling;
};

/// What became of an attempt to act.
struct Attempt {
  enum class Kind : std::uint8_t { done, refused, diceWanted };
  Kind kind = Kind::done;
  Verdict verdict;
  std::optional<DiceWanted> wanted;
  /// Carried out only as far as was asked.
  bool stopped = false;
};

/// How far an action is carried out: until somebody has to decide, until a step is about to be left, or no farther than
/// the action itself.
enum class Until : std::uint8_t { decision, step, action };

/// Told of every event before it is shown to anybody: the journal. What it throws keeps the event from happening.
class EventSink {
 public:
  virtual ~EventSink();
  virtual void appended(const Event& event) = 0;
  virtual void undone() = 0;
  virtual void redone() = 0;
};

class Session {
 public:
  /// `start` is a battle ready to be played (deployed, or in mid-turn). `number` says which battle of a simulation with
  /// this seed it is: the program rolls that battle's dice.
  Session(std::shared_ptr<const RuleSet> rules, Battle start, std::uint64_t seed, std::uint64_t number = 0);

  [[nodiscard]] const RuleSet& rules() const { return *rules_; }
  [[nodiscard]] std::shared_ptr<const RuleSet> sharedRules() const { return rules_; }
  [[nodiscard]] const Battle& battle() const { return states_[done_]; }
  [[nodiscard]] const Battle& start() const { return states_.front(); }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] std::uint64_t number() const { return number_; }
  [[nodiscard]] Decision decision() const { return rules_->decision(battle()); }
  [[nodiscard]] std::optional<Outcome> outcome() const { return rules_->outcome(battle()); }

  /// The events that count; later ones wait for redo.
  [[nodiscard]] std::size_t eventCount() const { return done_; }
  /// With those that are undone and wait for redo.
  [[nodiscard]] std::size_t knownEvents() const { return events_.size(); }
  [[nodiscard]] const Event& event(std::size_t index) const { return events_[index]; }
  /// The state before an event.
  [[nodiscard]] const Battle& before(std::size_t index) const { return states_[index]; }
  [[nodiscard]] bool canUndo() const { return done_ > 0; }
  [[nodiscard]] bool canRedo() const { return done_ < events_.size(); }

  /// Who throws a side's dice from now on.
  void setDice(SideIndex side, DiceOrigin origin) { origins_[static_cast<std::size_t>(side)] = origin; }
  [[nodiscard]] DiceOrigin dice(SideIndex side) const { return origins_[static_cast<std::size_t>(side)]; }

  /// Judges and carries out. `typed` are the players' faces so far, in the order in which they were asked for; where
  /// one is missing nothing changes and the answer says which. An action that is not legal is carried out only with an
  /// `overruled` reason.
  /// Stopped early, the state is one to look at: what still follows is not in it, and nobody is asked.
  Attempt act(const Action& action, const std::vector<int>& typed = {}, const std::string& overruled = {},
              Until until = Until::decision);
  /// The throws that an action asks for, in their order, changing nothing: those with typed faces, the one that is
  /// wanted next, and those that follow it whatever falls. The program's own dice are not told beforehand.
  [[nodiscard]] std::vector<ForeseenThrow> foresee(const Action& action, const std::vector<int>& typed) const;
  /// Changes the state by hand. Throws SourceError if the changes do not fit, and changes nothing then.
  void override(const std::string& changes, const std::string& reason);
  void undo();
  void redo();

  /// Carries out a recorded event with its faces; false if the result differs from the recorded state.
  bool replay(const Event& recorded);
  /// Words the accounts of all events anew: after lengths are said in another unit.
  void tellAnew();

  void setSink(EventSink* sink) { sink_ = sink; }

 private:
  void append(Event event, Battle after);
  [[nodiscard]] std::optional<std::vector<AccountLine>> carriedOut(Event& recorded, Battle& battle) const;
  [[nodiscard]] RolledDice rolledHere() const;

  std::shared_ptr<const RuleSet> rules_;
  std::uint64_t seed_;
  std::uint64_t number_;
  std::vector<Battle> states_;
  std::vector<Event> events_;
  std::size_t done_ = 0;
  std::array<DiceOrigin, 2> origins_{DiceOrigin::rolled, DiceOrigin::rolled};
  EventSink* sink_ = nullptr;
};

}  // namespace signifer
