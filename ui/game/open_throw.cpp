#include "game/open_throw.h"

#include <algorithm>

namespace signifer::ui {

namespace {

// The value of a single figure in a slot, where it can be seen or fall at all.
std::vector<int> facesToType(Die die) {
  const auto all = facesOf(die);
  std::vector<int> faces(all.begin(), all.end());
  faces.erase(std::ranges::unique(faces).begin(), faces.end());
  return faces;
}

}  // namespace

bool isSameThrow(const ThrownDice& a, const ThrownDice& b) {
  return a.purpose == b.purpose && a.side == b.side && a.unit == b.unit && a.against == b.against && a.die == b.die &&
         a.faces.size() == b.faces.size();
}

SideIndex OpenThrow::side() const {
  return shown() < throws.size() ? throws[shown()].dice.side : static_cast<SideIndex>(wanted.purpose.side);
}

int OpenThrow::diceOf(std::size_t which) const {
  if (which == at || which >= throws.size()) return wanted.count;
  return static_cast<int>(throws[which].dice.faces.size());
}

Die OpenThrow::dieOf(std::size_t which) const {
  return which == at || which >= throws.size() ? wanted.die : throws[which].dice.die;
}

Reading OpenThrow::readingOf(std::size_t which) const {
  return which == at || which >= throws.size() ? wanted.reading : throws[which].reading;
}

const std::vector<int>& OpenThrow::fromOf(std::size_t which) const {
  return which == at || which >= throws.size() ? wanted.from : throws[which].from;
}

bool OpenThrow::canBeSeen(std::size_t which) const {
  return figuresBySight(dieOf(which), diceOf(which), readingOf(which), fromOf(which)) > 0;
}

bool OpenThrow::isSeen(std::size_t which) const {
  if (!canBeSeen(which)) return false;
  if (isKnown(which)) return throws[which].dice.told.has_value();
  if (isAhead(which)) {
    const KeptFigures* found = keptFor(which);
    return found != nullptr && !found->figures.empty() ? found->seen : bySight;
  }
  return there > 0 ? typed[starts.back()] == signifer::bySight : bySight;
}

std::size_t OpenThrow::figuresWanted(std::size_t which) const {
  if (isSeen(which)) return figuresBySight(dieOf(which), diceOf(which), readingOf(which), fromOf(which));
  return static_cast<std::size_t>(diceOf(which));
}

std::vector<int> OpenThrow::figuresOf(std::size_t which) const {
  if (isKnown(which)) {
    const ThrownDice& dice = throws[which].dice;
    return dice.told ? signifer::figuresOf(*dice.told) : dice.faces;
  }
  if (!isAhead(which)) return {typed.end() - there, typed.end()};
  const KeptFigures* found = keptFor(which);
  return found == nullptr ? std::vector<int>() : found->figures;
}

std::vector<int> OpenThrow::facesThere() const {
  return isSeen(at) ? std::vector<int>() : std::vector<int>(typed.end() - there, typed.end());
}

std::vector<int> OpenThrow::mayShow(std::size_t which, std::size_t slot) const {
  if (!isSeen(which)) return which == at || which >= throws.size() ? wanted.faces() : facesToType(dieOf(which));
  std::vector<int> before = figuresOf(which);
  before.resize(std::min(before.size(), slot));
  const FigureRange range = nextFigure(dieOf(which), diceOf(which), readingOf(which), fromOf(which), before);
  std::vector<int> figures;
  for (int figure = range.least; figure <= range.most; ++figure) figures.push_back(figure);
  return figures;
}

std::size_t OpenThrow::nthOf(std::size_t which) const {
  std::size_t nth = 0;
  for (std::size_t i = 0; i < which && i < throws.size(); ++i)
    if (isSameThrow(throws[i].dice, throws[which].dice)) ++nth;
  return nth;
}

std::optional<std::size_t> OpenThrow::fightOf(std::size_t which) const {
  const UnitIndex one = which < throws.size() ? throws[which].dice.unit : wanted.purpose.unit;
  const UnitIndex other = which < throws.size() ? throws[which].dice.against : wanted.purpose.against;
  for (std::size_t i = 0; i < fights.size(); ++i)
    if (fights[i] == std::pair(one, other) || fights[i] == std::pair(other, one)) return i;
  return std::nullopt;
}

const KeptFigures* OpenThrow::keptFor(std::size_t which) const {
  const auto found = std::ranges::find_if(
      kept, [&](const KeptFigures& one) { return isSameThrow(one.of, throws[which].dice) && one.nth == nthOf(which); });
  return found == kept.end() ? nullptr : &*found;
}

void OpenThrow::keep(std::size_t which, bool seen, std::vector<int> figures) {
  const ThrownDice& of = throws[which].dice;
  const std::size_t nth = nthOf(which);
  std::erase_if(kept, [&](const KeptFigures& one) { return isSameThrow(one.of, of) && one.nth == nth; });
  if (!figures.empty()) kept.push_back({of, nth, seen, std::move(figures)});
}

bool OpenThrow::isRolled() const {
  return !starts.empty() && starts.back() < typed.size() && typed[starts.back()] == leftToProgram;
}

void OpenThrow::dropFigure() {
  const std::size_t start = starts.back();
  typed.pop_back();
  if (typed.size() == start + 1 && typed[start] == signifer::bySight) typed.pop_back();
  if (typed.size() == start) starts.pop_back();
}

void OpenThrow::forgetWanted() {
  if (there == 0) return;
  typed.resize(starts.back());
  starts.pop_back();
  there = 0;
}

std::optional<FigureRange> seenRange(const DiceWanted& wanted) {
  if (wanted.figures() != 1) return std::nullopt;
  return nextFigure(wanted.die, wanted.count, wanted.reading, wanted.from, {});
}

}  // namespace signifer::ui
