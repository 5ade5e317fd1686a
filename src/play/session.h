// A battle being played: the state is what its events fold to. Actions are judged, carried out and appended with their
// faces; undo and redo walk over them, dice and all; overrides are events like any other. Undoing does not change the
// luck: the next dice are those that would have come at that point. Nothing is lost: what is undone and then played
// otherwise is a branch, and so is what is played on from an earlier moment that is looked at.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "battle/action.h"
#include "dice/sources.h"
#include "play/branches.h"
#include "play/event.h"
#include "rules/ruleset.h"

namespace signifer {

/// Typed instead of each face of a throw, it leaves that throw to the program.
inline constexpr int leftToProgram = 0;
/// Typed instead of the faces of a throw: the figures that follow tell it by what is seen (dice/told.h).
inline constexpr int bySight = -1;

/// Dice that the players have to throw and type before the action can be carried out.
struct DiceWanted {
  Purpose purpose;
  Die die = Die::d6;
  int count = 1;
  /// Phrase of the purpose, kept beyond the throw.
  std::string phrase;
  /// The number of cards of each kind left in a deck.
  std::vector<int> left;
  Reading reading = Reading::face;
  /// Of bands, the lowest faces of each but the first.
  std::vector<int> from = {};

  /// The faces that can be typed, lowest first, each once.
  [[nodiscard]] std::vector<int> faces() const;
  /// How many figures tell it by what is seen; 0 where only the faces do.
  [[nodiscard]] std::size_t figures() const { return figuresBySight(die, count, reading, from); }
};

/// A throw that carrying out an action asks for, and the ruling that it is for.
struct ForeseenThrow {
  /// Before the faces are known any faces stand here: only their number counts.
  ThrownDice dice;
  /// Its faces have been typed.
  bool known = false;
  /// With what is certain before the throw: inputs and modifiers; where it is known, also with what came of it. Valid
  /// while the session's rule set is.
  std::optional<Consultation> ruling;
  Reading reading = Reading::face;
  /// Of bands, the lowest faces of each but the first.
  std::vector<int> from = {};
};

/// Looking forward at an action: the throws that come whatever falls, and those that come only where the dice fall so.
struct Foresight {
  std::vector<ForeseenThrow> throws;
  /// The throws that may be next after these, each once.
  std::vector<ForeseenThrow> perhaps;
  /// The fights of two units that come whatever falls, in their order.
  std::vector<std::pair<UnitIndex, UnitIndex>> fights;
};

/// A throw as the players have told it: face by face, by what is seen, left to the program, or not yet whole.
struct TypedThrow {
  enum class Kind : std::uint8_t { missing, faces, seen, rolled };
  Kind kind = Kind::missing;
  /// How many of the typed figures are the throw's.
  std::size_t entries = 0;
  /// The figures, if it was told by what was seen.
  std::optional<ToldDice> told;
};
/// Reads the throw whose figures begin at this place of what was typed. Throws ScriptError where the dice cannot show
/// it.
[[nodiscard]] TypedThrow typedAt(const std::vector<int>& typed, std::size_t at, Die die, int count, Reading reading,
                                 std::span<const int> from);

/// The result of an attempt to act.
struct Attempt {
  enum class Kind : std::uint8_t { done, refused, diceWanted };
  Kind kind = Kind::done;
  Verdict verdict;
  std::optional<DiceWanted> wanted;
  /// Carried out only as far as was asked.
  bool stopped = false;
};

/// The point at which carrying out an action stops: at the next decision, before a step is left, or after the action
/// itself.
enum class Until : std::uint8_t { decision, step, action };

/// Told of every event before it is shown to anybody: the journal. What it throws keeps the event from happening.
class EventSink {
 public:
  virtual ~EventSink();
  /// With a fork it is the first event of a new branch.
  virtual void appended(const Event& event, const std::optional<Fork>& fork) = 0;
  virtual void undone() = 0;
  virtual void redone() = 0;
  virtual void wentTo(BranchIndex, std::size_t /*events*/) {}
  virtual void named(BranchIndex, const std::string&) {}
  virtual void removed(BranchIndex) {}
  virtual void restored(BranchIndex) {}
};

class Session {
 public:
  /// `start` is a battle ready to be played (deployed, or in mid-turn). `number` says which battle of a simulation with
  /// this seed it is: the program rolls that battle's dice.
  Session(std::shared_ptr<const RuleSet> rules, Battle start, std::uint64_t seed, std::uint64_t number = 0);

  [[nodiscard]] const RuleSet& rules() const { return *rules_; }
  [[nodiscard]] std::shared_ptr<const RuleSet> sharedRules() const { return rules_; }
  [[nodiscard]] const Battle& battle() const { return branches_.state(eventCount()); }
  [[nodiscard]] const Battle& start() const { return branches_.state(0); }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] std::uint64_t number() const { return number_; }
  [[nodiscard]] Decision decision() const { return rules_->decision(battle()); }
  [[nodiscard]] std::optional<Outcome> outcome() const { return rules_->outcome(battle()); }

  /// The events of the branch that count, or those up to the moment that is looked at; later ones wait for redo.
  [[nodiscard]] std::size_t eventCount() const { return look_.value_or(eventsNow()); }
  /// With those that are undone and wait for redo.
  [[nodiscard]] std::size_t knownEvents() const { return branches_.length(branches_.current()); }
  [[nodiscard]] const Event& event(std::size_t index) const { return branches_.event(index); }
  /// The state before an event.
  [[nodiscard]] const Battle& before(std::size_t index) const { return branches_.state(index); }
  [[nodiscard]] bool canUndo() const { return eventCount() > 0; }
  [[nodiscard]] bool canRedo() const { return eventCount() < knownEvents(); }

  /// Shows the branch as it was after so many events, and undoes nothing: battle() and eventCount() are those of then.
  /// Undo and redo only move the look. What is done begins a branch. Looking at the present ends the look.
  void look(std::size_t events);
  void endLook() { look_.reset(); }
  [[nodiscard]] bool isLooking() const { return look_.has_value(); }
  /// The events of the branch that count, whatever is looked at.
  [[nodiscard]] std::size_t eventsNow() const { return branches_.branch(branches_.current()).done; }

  [[nodiscard]] const Branches& branches() const { return branches_; }
  /// Goes to another branch, to where it was left; a removed one is restored.
  void goTo(BranchIndex branch);
  void name(BranchIndex branch, const std::string& name);
  /// Takes a branch off the list. The table's game and the branch of the moment stay.
  void remove(BranchIndex branch);
  void restore(BranchIndex branch);
  [[nodiscard]] bool mayRemove(BranchIndex branch) const;

  /// Sets the person or program that rolls a side's dice from now on.
  void setDice(SideIndex side, DiceOrigin origin) { origins_[static_cast<std::size_t>(side)] = origin; }
  [[nodiscard]] DiceOrigin dice(SideIndex side) const { return origins_[static_cast<std::size_t>(side)]; }

  /// Judges and carries out. `typed` are the players' faces so far, in the order in which they were asked for; where
  /// one is missing nothing changes and the answer says which. A throw may be told by what is seen instead: `bySight`
  /// and its figures. An action that is not legal is carried out only with an `overruled` reason.
  /// Stopped early, the state is one to look at: what still follows is not in it, and nobody is asked.
  Attempt act(const Action& action, const std::vector<int>& typed = {}, const std::string& overruled = {},
              Until until = Until::decision);
  /// The rolls that an action needs, in their order, without changing anything. First come rolls with typed faces, then
  /// the next roll wanted, then rolls that follow whatever falls. The program's own dice are not told beforehand.
  [[nodiscard]] std::vector<ForeseenThrow> foresee(const Action& action, const std::vector<int>& typed) const;
  /// The same, with what may come after them.
  [[nodiscard]] Foresight lookForward(const Action& action, const std::vector<int>& typed) const;
  /// Changes the state by hand. Throws SourceError if the changes do not fit, and changes nothing then.
  void override(const std::string& changes, const std::string& reason);
  void undo();
  void redo();

  /// Carries out a recorded event with its faces; false if the result differs from the recorded state.
  bool replay(const Event& recorded);
  /// Begins a branch, as it is recorded.
  void begin(const Fork& fork) { branches_.begin(fork); }
  /// Undoes the beginning of the newest branch, and goes to another.
  void dropEmptyBranch(BranchIndex goTo) { branches_.dropLast(goTo); }
  /// Goes to a branch, with so many of its events done, as it is recorded.
  void goTo(BranchIndex branch, std::size_t events);
  void setTakenBack(BranchIndex branch) { branches_.setTakenBack(branch); }
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
  Branches branches_;
  std::optional<std::size_t> look_;
  std::array<DiceOrigin, 2> origins_{DiceOrigin::rolled, DiceOrigin::rolled};
  EventSink* sink_ = nullptr;
};

}  // namespace signifer
