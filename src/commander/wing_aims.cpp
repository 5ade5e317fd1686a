#include "commander/wing_aims.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "commander/orders.h"
#include "language/language.h"
#include "play/wording.h"

namespace signifer {
namespace {

/// The common aims of a wing's units.
struct Aims {
  std::vector<UnitIndex> units;
  std::vector<UnitIndex> charged;
  std::vector<UnitIndex> shotAt;
  /// The number of units that go and charge nobody, and all their ways together.
  int going = 0;
  Vec2 way;

  void add(const Intention& one) {
    const auto gather = [](const std::vector<UnitIndex>& from, std::vector<UnitIndex>& to) {
      for (const UnitIndex u : from)
        if (std::ranges::find(to, u) == to.end()) to.push_back(u);
    };
    gather(one.charged, charged);
    gather(one.shotAt, shotAt);
    if (!one.charged.empty() || one.to == one.from) return;
    ++going;
    way += toVec(one.to.centre) - toVec(one.from.centre);
  }
  [[nodiscard]] Vec2 meanWay() const { return going == 0 ? Vec2() : way * (1.0 / going); }
  [[nodiscard]] bool stays() const { return charged.empty() && shotAt.empty() && going == 0; }
  /// So that the table is not full of words about a few who go a little.
  [[nodiscard]] bool isTelling() const { return goes() || !shotAt.empty(); }
  [[nodiscard]] bool mostGo() const { return going > 0 && going >= std::ssize(units) - going; }
  [[nodiscard]] bool goes() const { return !charged.empty() || mostGo(); }
};

Vec2 middleOf(const Battle& battle, const std::vector<UnitIndex>& units) {
  Vec2 sum;
  for (const UnitIndex u : units) sum += toVec(battle.unit(u).pose.centre);
  return sum * (1.0 / static_cast<double>(units.size()));
}

std::string namesOf(const Battle& battle, const std::vector<UnitIndex>& units) {
  std::string first = unitInFull(battle, units.front());
  if (units.size() == 1) return first;
  if (units.size() == 2) return said("{0} and {1}", {first, unitInFull(battle, units.back())});
  return said("{0} and {1} others", {first, std::to_string(units.size() - 1)});
}

enum class Way : std::uint8_t { ahead, back, right, left };

// Seen from the side, which looks at the enemy.
Way wayOf(Vec2 way, Vec2 toEnemy) {
  const double ahead = dot(way, toEnemy);
  const double right = cross(way, toEnemy);
  if (std::abs(ahead) >= std::abs(right)) return ahead >= 0 ? Way::ahead : Way::back;
  return right >= 0 ? Way::right : Way::left;
}

// A whole number of inches or squares.
std::string lengthInWords(const RuleSet& rules, const Battle& battle, double length) {
  const bool grid = battle.setup->columns > 0;
  const int steps = std::max(1, static_cast<int>(std::lround(length / (grid ? battle.setup->squareSide : oneInch))));
  return worded(rules.definition(), battle, grid ? Figure::squares(steps) : Figure::inches(steps * oneInch));
}

std::string goingInWords(const RuleSet& rules, const Battle& battle, const Aims& aims, Vec2 toEnemy) {
  const Vec2 mean = aims.meanWay();
  const Way way = wayOf(mean, toEnemy);
  const bool along = way == Way::ahead || way == Way::back;
  const std::string far = lengthInWords(rules, battle, std::abs(along ? dot(mean, toEnemy) : cross(mean, toEnemy)));
  const auto all = std::ssize(aims.units);
  if (aims.going == all)
    return said(way == Way::ahead   ? "goes {0} ahead"
                : way == Way::back  ? "goes {0} back"
                : way == Way::right ? "goes {0} to the right"
                                    : "goes {0} to the left",
                {far});
  return said(way == Way::ahead   ? "{1} of {2} {1|goes|go} {0} ahead"
              : way == Way::back  ? "{1} of {2} {1|goes|go} {0} back"
              : way == Way::right ? "{1} of {2} {1|goes|go} {0} to the right"
                                  : "{1} of {2} {1|goes|go} {0} to the left",
              {far, std::to_string(aims.going), std::to_string(all)});
}

// What matters most first.
std::vector<std::string> inWords(const RuleSet& rules, const Battle& battle, const Aims& aims, Vec2 toEnemy) {
  if (aims.stays()) return {said("stays")};
  std::vector<std::string> parts;
  if (!aims.charged.empty()) parts.push_back(said("charges {0}", {namesOf(battle, aims.charged)}));
  if (!aims.shotAt.empty()) parts.push_back(said("shoots at {0}", {namesOf(battle, aims.shotAt)}));
  // A few units that move beside fighting ones need no words.
  if (parts.empty() || aims.mostGo()) parts.push_back(goingInWords(rules, battle, aims, toEnemy));
  return parts;
}

std::string joined(const std::vector<std::string>& parts) {
  std::string words = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) words = said("{0}; {1}", {words, parts[i]});
  return words;
}

std::string wordsFor(Wing wing, const std::string& aims) {
  switch (wing) {
    case Wing::left:
      return said("Left wing: {0}.", {aims});
    case Wing::centre:
      return said("Centre: {0}.", {aims});
    case Wing::right:
      return said("Right wing: {0}.", {aims});
  }
  return {};
}

// At whom it charges, else where those who go stand in the end, else at whom it shoots.
std::optional<Point> aimOf(const Battle& battle, const Aims& aims) {
  if (!aims.charged.empty()) return toPoint(middleOf(battle, aims.charged));
  if (aims.goes()) return toPoint(middleOf(battle, aims.units) + aims.meanWay());
  if (!aims.shotAt.empty()) return toPoint(middleOf(battle, aims.shotAt));
  return std::nullopt;
}

}  // namespace

std::vector<WingAim> wingAims(const RuleSet& rules, const Battle& battle, SideIndex side,
                              std::span<const Intention> intentions) {
  const auto way = wayToEnemy(battle, side);
  if (!way) return {};
  const Vec2 toEnemy = *way * (1.0 / std::max(1.0, length(*way)));
  const Parts parts(battle, side);
  std::array<Aims, wingCount> aims;
  const auto of = [&](UnitIndex u) -> Aims& { return aims[static_cast<std::size_t>(parts.of(u).wing)]; };
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).present && battle.unit(u).side == side) of(u).units.push_back(u);
  for (const Intention& one : intentions)
    if (battle.unit(one.unit).present && battle.unit(one.unit).side == side) of(one.unit).add(one);
  std::vector<WingAim> plans;
  for (std::size_t wing = 0; wing < wingCount; ++wing) {
    if (aims[wing].units.empty()) continue;
    const std::vector<std::string> told = inWords(rules, battle, aims[wing], toEnemy);
    plans.push_back({aims[wing].units, wordsFor(static_cast<Wing>(wing), joined(told)),
                     aims[wing].isTelling() ? told.front() : "", aims[wing].goes(), aimOf(battle, aims[wing])});
  }
  if (plans.empty() || !std::ranges::all_of(aims, &Aims::stays)) return plans;
  WingAim army{{}, said("The army stays."), said("stays"), false, std::nullopt};
  for (const WingAim& one : plans) army.units.insert(army.units.end(), one.units.begin(), one.units.end());
  return {army};
}

std::string wingAimsInWords(std::span<const WingAim> wings) {
  std::string words;
  for (const WingAim& wing : wings) words += (words.empty() ? "" : " ") + wing.words;
  return words;
}

}  // namespace signifer
