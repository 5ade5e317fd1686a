#include "play/branches.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace signifer {

Branches::Branches(Battle start) : start_(std::move(start)), branches_(1) {}

std::size_t Branches::length(BranchIndex branch) const { return depthOf(at(branch).tip); }

Branches::NodeIndex Branches::nodeOf(BranchIndex branch, std::size_t events) const {
  assert(events <= length(branch));
  if (events == 0) return none;
  if (branch == current_) return path_[events - 1];
  NodeIndex node = at(branch).tip;
  while (depthOf(node) > events) node = nodes_[node].parent;
  return node;
}

const Event& Branches::event(BranchIndex branch, std::size_t index) const {
  return nodes_[nodeOf(branch, index + 1)].event;
}

const Battle& Branches::state(BranchIndex branch, std::size_t events) const {
  const NodeIndex node = nodeOf(branch, events);
  return node == none ? start_ : nodes_[node].after;
}

std::size_t Branches::shared(BranchIndex one, BranchIndex other) const {
  const std::size_t both = std::min(length(one), length(other));
  NodeIndex a = nodeOf(one, both);
  NodeIndex b = nodeOf(other, both);
  while (a != b) {
    a = nodes_[a].parent;
    b = nodes_[b].parent;
  }
  return depthOf(a);
}

// Each branch goes back from its end until it meets a branch before it.
const std::vector<BranchIndex>& Branches::owners() const {
  if (owners_.size() == nodes_.size()) return owners_;
  owners_.assign(nodes_.size(), count());
  for (BranchIndex branch = 0; branch < count(); ++branch)
    for (NodeIndex node = at(branch).tip; node != none && owners_[node] > branch; node = nodes_[node].parent)
      owners_[node] = branch;
  return owners_;
}

BranchIndex Branches::ownerOf(BranchIndex branch, std::size_t index) const {
  return owners()[nodeOf(branch, index + 1)];
}

Fork Branches::forkOf(BranchIndex branch) const {
  const std::vector<BranchIndex>& owner = owners();
  NodeIndex node = at(branch).tip;
  while (node != none && owner[node] >= branch) node = nodes_[node].parent;
  return node == none ? Fork{} : Fork{owner[node], nodes_[node].depth};
}

std::optional<BranchIndex> Branches::append(Event event, Battle after) {
  Line& line = at(current_);
  const std::size_t done = line.branch.done;
  std::optional<BranchIndex> split;
  if (done < path_.size()) {
    split = count();
    Line undone;
    undone.branch.takenBack = true;
    undone.branch.done = path_.size();
    undone.tip = line.tip;
    branches_.push_back(std::move(undone));
    path_.resize(done);
    owners_.clear();
  }
  const NodeIndex parent = path_.empty() ? none : path_.back();
  nodes_.push_back({std::move(event), std::move(after), parent, static_cast<std::uint32_t>(done + 1)});
  path_.push_back(static_cast<NodeIndex>(nodes_.size() - 1));
  // A branch may have come into being: the reference from before does not hold.
  Line& now = at(current_);
  now.tip = path_.back();
  now.branch.done = done + 1;
  now.branch.takenBack = false;
  if (!owners_.empty()) owners_.push_back(current_);
  return split;
}

BranchIndex Branches::begin(const Fork& fork) {
  Line line;
  line.tip = nodeOf(fork.of, fork.after);
  line.branch.done = fork.after;
  branches_.push_back(std::move(line));
  go(count() - 1);
  return current_;
}

void Branches::dropLast(BranchIndex goTo) {
  assert(count() > 1 && goTo < count() - 1);
  go(goTo);
  branches_.pop_back();
}

void Branches::go(BranchIndex branch) {
  if (branch == current_) return;
  current_ = branch;
  layPath();
}

void Branches::name(BranchIndex branch, std::string name) {
  at(branch).branch.name = std::move(name);
  at(branch).branch.takenBack = false;
}

void Branches::layPath() {
  path_.resize(depthOf(at(current_).tip));
  NodeIndex node = at(current_).tip;
  for (std::size_t i = path_.size(); i-- > 0; node = nodes_[node].parent) path_[i] = node;
}

}  // namespace signifer
