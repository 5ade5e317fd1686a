#include "cb/play/portrait.h"

#include <algorithm>
#include <utility>

#include "cb/play/course.h"
#include "rules/balance.h"
#include "table/crowd.h"

namespace signifer::cb {
namespace {

std::vector<UnitIndex> unitsWhere(const Position& position, auto&& holds) {
  std::vector<UnitIndex> units;
  position.forEachPresent([&](UnitIndex u) {
    if (holds(u)) units.push_back(u);
  });
  return units;
}

int worthOfUnit(const Position& position, UnitIndex u) {
  const int base = 40 + 12 * position.profile(u, UnitProfile::combatFactor) + 6 * position.stands(u);
  int worth = base - 9 * position.status(u, UnitStatus::dps) - 25 * position.status(u, UnitStatus::casualties);
  if (position.shaken(u)) worth -= base / 3;
  return worth + 2 * position.status(u, UnitStatus::inspireActions);
}

// Nearer to the enemy is better for those who want to fight; `away`: to the nearest, from centre to centre.
int worthOfNearness(const Position& position, UnitIndex u, double away) {
  const int gap = static_cast<int>(10 * position.jtsOf(away));
  const bool fights = !position.shaken(u) && !isLightFoot(position.troop(u));
  return -(fights ? gap / 4 : std::abs(gap - 60) / 8);
}

// A quincunx is a line with gaps between its stands.
Stance stanceOf(Formation formation) {
  switch (formation) {
    case Formation::column:
      return Stance::column;
    case Formation::quincunx:
      return Stance::openOrder;
    case Formation::unformed:
      return Stance::skirmish;
    default:
      return Stance::closeOrder;
  }
}

}  // namespace

Portrait portraitOf(const Position& position, UnitIndex u) {
  Portrait portrait;
  portrait.harm = position.status(u, UnitStatus::casualties);
  portrait.harmMost = position.stands(u);
  portrait.disorder = position.status(u, UnitStatus::dps);
  if (!position.unit(u).present) return portrait;
  const auto badge = [&](bool holds, std::string_view symbol, std::string_view phrase, bool wrong) {
    if (holds) portrait.badges.push_back({symbol, phrase, wrong});
  };
  badge(position.broken(u), "fleeing", "badge-broken", true);
  badge(position.is(u, UnitStatus::rampaging), "rampage", "badge-rampaging", true);
  badge(position.shaken(u) && !position.broken(u), "shaken", "badge-shaken", true);
  badge(position.status(u, UnitStatus::dps) > 0, "disorder", "badge-disordered", true);
  badge(position.rallying(u), "rallying", "badge-rallying", false);
  badge(position.inCombat(u), "engaged", "badge-engaged", false);
  badge(runsAway(position, u), "charging", "badge-runs-on", false);
  const auto doing = static_cast<Activity>(position.status(u, UnitStatus::doing));
  badge(doing == Activity::pursuing && !runsAway(position, u), "pursuing", "badge-pursuing", false);
  badge(doing == Activity::looting, "looting", "badge-looting", false);
  badge(position.is(u, UnitStatus::steadied), "halted", "badge-steadied", false);
  badge(position.status(u, UnitStatus::inspireActions) > 0, "inspired", "badge-inspired", false);
  portrait.adrift = position.adrift(u);
  portrait.disordered = portrait.disorder > 0;
  portrait.stance = stanceOf(position.formation(u));
  const bool own = position.unit(u).side == position.battle().active;
  portrait.hasActed = own && position.status(u, UnitStatus::spentHalves) >= 2;
  portrait.mayAct =
      own && !portrait.hasActed && obeys(position, u) && !position.inCombat(u) && position.step() == StepId::move;
  return portrait;
}

std::vector<Reminder> remindersOf(const Position& position) {
  const Battle& battle = position.battle();
  const StepId step = position.places().stopAt(Course::decision(position).step);
  std::vector<Reminder> reminders;
  const auto remind = [&](std::string_view phrase, std::string_view rule, auto&& holds) {
    auto units = unitsWhere(position, holds);
    if (!units.empty()) reminders.push_back({phrase, rule, std::move(units)});
  };
  const auto own = [&](UnitIndex u) { return position.unit(u).side == battle.active; };
  if (step == StepId::controlTests)
    remind("remind-test-control", "CB-CTL-11", [&](UnitIndex u) { return controlIsDue(position, u); });
  if (step == StepId::startRally)
    remind("remind-rally", "CB-RAL-1", [&](UnitIndex u) { return mayRally(position, u); });
  if (step == StepId::move) {
    remind("remind-not-moved", "CB-SEQ-5", [&](UnitIndex u) { return portraitOf(position, u).mayAct; });
    remind("remind-steadied", "CB-CMD-5", [&](UnitIndex u) { return own(u) && position.is(u, UnitStatus::steadied); });
  }
  if (step == StepId::shootFirst || step == StepId::shootAfter)
    remind("remind-leader-risk", "CB-LDR-8", [&](UnitIndex u) { return !own(u) && position.leader(u) != noPerson; });
  if (step == StepId::fight)
    remind("remind-leader-risk-combat", "CB-LDR-8",
           [&](UnitIndex u) { return position.leader(u) != noPerson && position.inCombat(u); });
  if (step == StepId::declareCharges)
    remind("remind-must-charge", "CB-CHG-9", [&](UnitIndex u) { return owedTarget(position, u) != noUnit; });
  return reminders;
}

namespace {

int goneBy(const Position& position, SideIndex side) {
  const auto& state = position.battle().side(side).status;
  return state[SideStatus::destroyed] + state[SideStatus::offTable];
}

}  // namespace

int lostBy(const Position& position, SideIndex side) {
  int lost = goneBy(position, side);
  position.forEachPresent([&](UnitIndex u) {
    if (position.unit(u).side == side && position.adrift(u)) ++lost;
  });
  return lost;
}

std::vector<Standing> standingsOf(const Position& position) {
  std::vector<Standing> standings;
  for (SideIndex side = 0; side < 2; ++side) {
    const int start = position.battle().side(side).status[SideStatus::unitsAtStart];
    standings.push_back({side, "units-left", std::max(0, start - lostBy(position, side)), start});
  }
  if (standings[1].left > standings[0].left) std::swap(standings[0], standings[1]);
  return standings;
}

namespace {

// Centres will do: this is asked for every look ahead.
class Nearest {
 public:
  Nearest(const Position& position, KeptNearest* kept) : position_(position), kept_(kept) {
    if (kept_ == nullptr) return;
    kept_->follow(
        position.battle(), [&](UnitIndex u) { return counts(u) ? 1 : 0; },
        [&](UnitIndex u, UnitIndex v) {
          return squaredLength(toVec(position.unit(u).pose.centre) - toVec(position.unit(v).pose.centre));
        });
  }
  /// The square of the way from the unit's centre to that of the nearest enemy.
  [[nodiscard]] double squaredFrom(UnitIndex u) {
    if (kept_ == nullptr) return search(u).away;
    return kept_->away(u, [&](UnitIndex v) { return search(v); });
  }

 private:
  [[nodiscard]] bool counts(UnitIndex u) const { return position_.unit(u).present && !position_.adrift(u); }
  NearestEnemy search(UnitIndex u) {
    if (!std::exchange(gathered_, true))
      position_.forEachPresent([&](UnitIndex v) {
        if (counts(v)) of_[static_cast<std::size_t>(position_.unit(v).side)].add(position_.unit(v).pose.centre, v);
      });
    const Unit& unit = position_.unit(u);
    const auto nearest = of_[static_cast<std::size_t>(enemyOf(unit.side))].nearestTo(unit.pose.centre);
    return {static_cast<UnitIndex>(nearest.who), nearest.squared};
  }

  const Position& position_;
  KeptNearest* kept_;
  std::array<Crowd<mostUnits>, 2> of_;
  bool gathered_ = false;
};

}  // namespace

int worthOf(const Position& position, SideIndex side, KeptNearest* kept) {
  constexpr int worthOfLoss = 60;
  Nearest nearest(position, kept);
  int worth = worthOfLoss * (goneBy(position, enemyOf(side)) - goneBy(position, side));
  position.forEachPresent([&](UnitIndex u) {
    const bool own = position.unit(u).side == side;
    if (position.adrift(u)) {
      worth += own ? -worthOfLoss : worthOfLoss;
      return;
    }
    int value = worthOfUnit(position, u);
    if (position.troop(u) != Troop::artillery)
      if (const double squared = nearest.squaredFrom(u); squared < NearestEnemy{}.away)
        value += worthOfNearness(position, u, std::sqrt(squared));
    worth += own ? value : -value;
  });
  return worth;
}

namespace {

/// The promise of a unit beyond the count of worthOf(). It is fitted to the winners of 1,500 battles between greedy
/// armies: DPs weigh most on units that fight, and a unit that runs may come back.
int promise(const Position& position, UnitIndex u) {
  const int base = 40 + 12 * position.profile(u, UnitProfile::combatFactor) + 6 * position.stands(u);
  if (position.adrift(u)) return 30 * base / 100;
  int worth = position.leader(u) != noPerson ? 65 : 0;
  if (position.inCombat(u)) worth += base - 27 * position.status(u, UnitStatus::dps);
  return worth;
}

}  // namespace

int worthAtEnd(const Position& position, SideIndex side) {
  return worthOf(position, side) + balanceOf(position, side, [&](UnitIndex u) { return promise(position, u); });
}

// By who won 360 battles between greedy armies that did one thing in twelve by lot, read at the beginning of each
// player turn.
double chanceAtEndBy(const PlayBook& /*book*/, int worth) { return chanceBy(worth, 250.0); }

bool opensMoves(const PlayBook& /*book*/, const Action& action) {
  return static_cast<ActionId>(action.kind) == ActionId::move;
}

}  // namespace signifer::cb
