// Every line of play of a battle. Branch 0 is the table's game; the others are what was played, or undone and played
// otherwise, beside it. Branches share the events that they have in common, and no event is ever thrown away.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "battle/battle.h"
#include "play/event.h"

namespace signifer {

/// Numbers branches in the order in which they were begun; a number is never given again.
using BranchIndex = int;
inline constexpr BranchIndex tableGame = 0;

struct Branch {
  /// The players' name for it; empty for none.
  std::string name;
  /// A line of play that was undone and then played otherwise; nobody has named it or played on in it since.
  bool takenBack = false;
  /// The players have deleted it: it is not listed, and can be restored.
  bool removed = false;
  /// How many of its events count; the rest wait for redo.
  std::size_t done = 0;
};

/// The place at which a branch leaves another one: after so many events.
struct Fork {
  BranchIndex of = tableGame;
  std::size_t after = 0;
  friend bool operator==(const Fork&, const Fork&) = default;
};

class Branches {
 public:
  explicit Branches(Battle start);

  [[nodiscard]] BranchIndex count() const { return static_cast<BranchIndex>(branches_.size()); }
  [[nodiscard]] bool known(BranchIndex branch) const { return branch >= 0 && branch < count(); }
  [[nodiscard]] const Branch& branch(BranchIndex branch) const { return at(branch).branch; }
  [[nodiscard]] BranchIndex current() const { return current_; }
  /// How many events a branch has, those included that are undone.
  [[nodiscard]] std::size_t length(BranchIndex branch) const;

  /// Of the current branch.
  [[nodiscard]] const Event& event(std::size_t index) const { return nodes_[path_[index]].event; }
  [[nodiscard]] const Battle& state(std::size_t events) const {
    return events == 0 ? start_ : nodes_[path_[events - 1]].after;
  }
  /// Of any branch: looked for from its end.
  [[nodiscard]] const Event& event(BranchIndex branch, std::size_t index) const;
  [[nodiscard]] const Battle& state(BranchIndex branch, std::size_t events) const;

  /// The place at which it leaves the first of those before it with which it has most in common.
  [[nodiscard]] Fork forkOf(BranchIndex branch) const;
  /// How many events two branches have in common.
  [[nodiscard]] std::size_t shared(BranchIndex one, BranchIndex other) const;
  /// The first branch that has this event of a branch: what is noted on the event is kept with it.
  [[nodiscard]] BranchIndex ownerOf(BranchIndex branch, std::size_t index) const;

  /// Puts an event behind those of the current branch that count. What is undone there becomes a branch of its own,
  /// whose number is returned.
  std::optional<BranchIndex> append(Event event, Battle after);
  /// Begins a branch after so many events of another; it is the current one then.
  BranchIndex begin(const Fork& fork);
  /// Undoes the beginning of the newest branch, which has no events of its own, and goes to another.
  void dropLast(BranchIndex goTo);
  void go(BranchIndex branch);
  /// How many events of the current branch count: at most its length.
  void setDone(std::size_t events) { at(current_).branch.done = events; }
  void name(BranchIndex branch, std::string name);
  void setRemoved(BranchIndex branch, bool removed) { at(branch).branch.removed = removed; }
  void setTakenBack(BranchIndex branch) { at(branch).branch.takenBack = true; }

  /// All events with the states before them, each once.
  template <class Visit>
  void forEach(Visit visit) {
    for (Node& node : nodes_) visit(node.event, node.parent == none ? start_ : nodes_[node.parent].after);
  }

 private:
  using NodeIndex = std::uint32_t;
  static constexpr NodeIndex none = UINT32_MAX;
  struct Node {
    Event event;
    Battle after;
    NodeIndex parent = none;
    std::uint32_t depth = 0;
  };
  struct Line {
    Branch branch;
    /// Its last event; `none` where it has none.
    NodeIndex tip = none;
  };

  [[nodiscard]] const Line& at(BranchIndex branch) const { return branches_[static_cast<std::size_t>(branch)]; }
  [[nodiscard]] Line& at(BranchIndex branch) { return branches_[static_cast<std::size_t>(branch)]; }
  [[nodiscard]] std::size_t depthOf(NodeIndex node) const { return node == none ? 0 : nodes_[node].depth; }
  /// The last of so many events of a branch.
  [[nodiscard]] NodeIndex nodeOf(BranchIndex branch, std::size_t events) const;
  [[nodiscard]] const std::vector<BranchIndex>& owners() const;
  void layPath();

  Battle start_;
  /// Every event but the first ones points to the one before it.
  std::deque<Node> nodes_;
  std::vector<Line> branches_;
  BranchIndex current_ = tableGame;
  /// The events of the current branch.
  std::vector<NodeIndex> path_;
  /// By event; empty where it is to be found anew.
  mutable std::vector<BranchIndex> owners_;
};

}  // namespace signifer
