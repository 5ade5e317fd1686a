#include "sheet/branch_words.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "language/language.h"
#include "language/names.h"
#include "play/losses.h"
#include "play/wording.h"
#include "rules/to_win.h"
#include "sheet/event_words.h"

namespace signifer {
namespace {

const Battle& endOf(const Session& session, BranchIndex branch) {
  return session.branches().state(branch, session.branches().branch(branch).done);
}

// The first event that is its own; empty where it has none.
std::string firstOwn(const Session& session, BranchIndex branch) {
  const Branches& all = session.branches();
  const Fork fork = all.forkOf(branch);
  if (fork.after == all.length(branch)) return {};
  return eventInWords(session.rules(), all.state(branch, fork.after), all.event(branch, fork.after));
}

std::string percent(long rounded) {
  if (rounded < 1) return said("under 1 %");
  return rounded > 99 ? said("over 99 %") : said("{0} %", {std::to_string(rounded)});
}

std::string chanceWords(const RuleSet& rules, const Battle& battle, SideIndex side) {
  if (const auto outcome = rules.outcome(battle)) {
    if (outcome->winner == noSide) return said("drawn");
    return outcome->winner == side ? said("won") : said("beaten");
  }
  const auto chance = toldChance(rules, battle);
  if (!chance) return {};
  if (tooEarlyToSay(rules, battle)) return said("too early to say");
  // Both add up to a hundred as they are shown.
  const long first = std::lround(100 * *chance);
  return percent(side == 0 ? first : 100 - first);
}

std::string lostWords(const Session& session, const Battle& battle, SideIndex side) {
  const Losses losses = lossesOf(session.rules(), session.start(), battle, side);
  return said("{0} of {1}", {std::to_string(losses.lost), std::to_string(losses.all)});
}

std::string unitState(const Session& session, const Battle& battle, UnitIndex unit) {
  if (!battle.unit(unit).present) return said("off the table");
  const std::string harm = harmInWords(session.rules().definition(), battle, session.rules().portray(battle, unit));
  return harm.empty() ? said("unhurt") : harm;
}

void compareUnit(const Session& session, const Battle& one, const Battle& other, UnitIndex unit,
                 BranchComparison& into) {
  const Unit& a = one.unit(unit);
  const Unit& b = other.unit(unit);
  BranchRow row{unitInFull(one, unit), unitState(session, one, unit), unitState(session, other, unit)};
  if (a.present && b.present) {
    const Point from = a.pose.centre;
    const Point to = b.pose.centre;
    const double apart = std::hypot(static_cast<double>(to.x - from.x), static_cast<double>(to.y - from.y));
    if (from != to)
      row.other = said("{0}, {1} away", {row.other, worded(Figure::inches(toLength(apart)))});
    else if (a.pose.heading != b.pose.heading)
      row.other = said("{0}, turned", {row.other});
  }
  if (row.one != row.other) into.units.push_back(std::move(row));
}

}  // namespace

int turnOfFork(const Session& session, BranchIndex branch) {
  return session.branches().state(branch, session.branches().forkOf(branch).after).turn;
}

std::string branchName(const Session& session, BranchIndex branch) {
  const std::string& name = session.branches().branch(branch).name;
  if (!name.empty()) return std::string(saidName(name));
  if (branch == tableGame) return said("The table's game");
  const std::string words = firstOwn(session, branch);
  return words.empty() ? said("Branch {0}", {std::to_string(branch)}) : words;
}

std::string branchInWords(const Session& session, BranchIndex branch) {
  const std::string name = branchName(session, branch);
  if (branch == tableGame) return name;
  const std::string turn = std::to_string(turnOfFork(session, branch));
  return session.branches().branch(branch).takenBack ? said("Taken back in turn {0}: {1}", {turn, name})
                                                     : said("From turn {0}: {1}", {turn, name});
}

BranchComparison compareBranches(const Session& session, BranchIndex one, BranchIndex other) {
  const Branches& all = session.branches();
  const Battle& a = endOf(session, one);
  const Battle& b = endOf(session, other);
  const std::size_t shared = all.shared(one, other);
  BranchComparison comparison;
  const std::string turn = std::to_string(all.state(one, shared).turn);
  comparison.alike = shared == 0 ? said("Different from the first event.")
                                 : said("Alike up to event {0}, in turn {1}.", {std::to_string(shared), turn});
  comparison.sums.push_back({said("Turn"), std::to_string(a.turn), std::to_string(b.turn)});
  comparison.sums.push_back(
      {said("Events"), std::to_string(all.branch(one).done), std::to_string(all.branch(other).done)});
  for (SideIndex side = 0; side < 2; ++side) {
    const std::string name(sideName(a, side));
    comparison.sums.push_back({said("Lost by {0}", {name}), lostWords(session, a, side), lostWords(session, b, side)});
    BranchRow chance{said("To win, {0}", {name}), chanceWords(session.rules(), a, side),
                     chanceWords(session.rules(), b, side)};
    if (!chance.one.empty() || !chance.other.empty()) comparison.sums.push_back(std::move(chance));
  }
  for (UnitIndex unit = 0; unit < a.unitCount(); ++unit) compareUnit(session, a, b, unit, comparison);
  return comparison;
}

std::optional<BranchIndex> branchCalled(const Session& session, const std::string& word) {
  const Branches& all = session.branches();
  BranchIndex number = 0;
  const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (fault == std::errc() && end == word.data() + word.size() && all.known(number)) return number;
  for (BranchIndex branch = 0; branch < all.count(); ++branch)
    if (!word.empty() && all.branch(branch).name == word) return branch;
  return std::nullopt;
}

}  // namespace signifer
