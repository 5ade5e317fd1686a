#include "othw/play/nearest.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace signifer::othw {
namespace {

/// The first so many single steps of a way.
Path beginning(const Path& steps, int count) {
  Path part;
  for (Leg leg : steps) {
    if (count <= 0) break;
    leg.amount = std::min<std::int32_t>(leg.amount, count);
    count -= leg.amount;
    part.add(leg);
  }
  return part;
}

template <class Open>
std::optional<Path> longestBeginning(const Battle& battle, const Path& steps, Open open) {
  // A leg of more steps than this leads off the table, so no longer beginning is open.
  const int most = battle.setup->columns + battle.setup->rows;
  int count = 0;
  for (const Leg& leg : steps) count += std::min(leg.amount, most);
  while (--count > 0) {
    Path part = beginning(steps, count);
    if (open(part)) return part;
  }
  return std::nullopt;
}

/// Adds steps of one kind; false where the way has no room for another leg.
bool lengthen(Path& path, LegKind kind, int amount) {
  if (!path.empty() && path[path.size() - 1].kind == kind) {
    path[path.size() - 1].amount += amount;
    return true;
  }
  if (path.size() == Path::capacity) return false;
  path.add({kind, amount});
  return true;
}

// Breadth first over squares and facings, by squares entered (OT-MOV-5); what bars a way, the walk along it tells.
class ChargeSearch {
 public:
  ChargeSearch(const Book& book, const Battle& battle, const Board& board, UnitIndex unit, UnitIndex target)
      : book_(book), battle_(battle), board_(board), unit_(unit), target_(target) {}

  std::optional<FoundCharge> find() {
    const int moves = figure(battle_, unit_, UnitProfile::moves);
    std::vector<Reached> edge{{{squareOf(battle_, unit_), facingOf(battle_, unit_)}, Path(), 0}};
    for (int squares = 0; squares <= moves && !edge.empty(); ++squares) {
      std::vector<Reached> next;
      for (const Reached& from : edge)
        for (const int turn : {0, -1, 1, 2})
          if (const auto found = goOn(from, turn, next)) return found;
      edge = std::move(next);
    }
    return std::nullopt;
  }

 private:
  struct Reached {
    Place place;
    Path path;
    int turns = 0;
  };

  // The charge after this turn, if it reaches; else the next square ahead is looked at in the next round.
  std::optional<FoundCharge> goOn(Reached at, int turn, std::vector<Reached>& next) {
    if (turn != 0 && !lengthen(at.path, turn < 0 ? LegKind::wheelLeft : LegKind::wheelRight, std::abs(turn)))
      return std::nullopt;
    at.place.facing = turned(at.place.facing, turn);
    at.turns += std::abs(turn);
    const UnitIndex ahead = targetAhead(book_.options, battle_, board_, unit_, at.place);
    if (ahead != noUnit && (target_ == noUnit || ahead == target_) && mayCharge(book_, battle_, board_, unit_, at.path))
      return FoundCharge{ahead, std::move(at.path)};
    const Square square = at.place.square + stepAhead(at.place.facing);
    const bool open = board_.contains(square) && !board_.impassable(square) &&
                      enemyAhead(battle_, board_, unit_, at.place.square, at.place.facing) == noUnit;
    if (!open) return std::nullopt;
    if (!lengthen(at.path, LegKind::ahead, 1)) return std::nullopt;
    at.place.square = square;
    for (Reached& other : next) {
      if (other.place.square != square || other.place.facing != at.place.facing) continue;
      if (at.turns < other.turns) other = std::move(at);
      return std::nullopt;
    }
    next.push_back(std::move(at));
    return std::nullopt;
  }

  const Book& book_;
  const Battle& battle_;
  const Board& board_;
  UnitIndex unit_;
  UnitIndex target_;
};

}  // namespace

std::optional<Path> shortened(const Book& book, const Battle& battle, const Board& board, UnitIndex unit,
                              const Path& steps) {
  return longestBeginning(battle, steps, [&](const Path& part) { return mayWalk(book, battle, board, unit, part); });
}

std::optional<Path> shortened(const Book& book, const Battle& battle, const Board& board, const UnitSet& units,
                              const Path& steps) {
  return longestBeginning(battle, steps, [&](const Path& part) {
    const GroupWalked way = walkedAsGroup(book, battle, board, units, part);
    return !way.bar.holds() && ask(*book.rulings.groupMove, way.in)->allowed;
  });
}

std::optional<FoundCharge> findCharge(const Book& book, const Battle& battle, const Board& board, UnitIndex unit,
                                      UnitIndex target) {
  return ChargeSearch(book, battle, board, unit, target).find();
}

}  // namespace signifer::othw
