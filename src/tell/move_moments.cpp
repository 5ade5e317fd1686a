#include "tell/move_moments.h"

#include <algorithm>
#include <cmath>

#include "rules/gestures.h"
#include "tell/hand_moves.h"
#include "tell/idle_play.h"
#include "tell/judgement.h"

namespace signifer {
namespace {

bool means(const RuleSet& rules, const Battle& at, const ToldPlace& place) {
  return meantBy(rules, at, place.unit, Shown(place.pose)).kind >= 0;
}

bool asksMove(const RuleSet& rules, const Battle& at, const ToldPlace& place) {
  const Action meant = meantBy(rules, at, place.unit, Shown(place.pose));
  const Decision decision = rules.decision(at);
  return meant.kind >= 0 && !decision.automatic && decision.allows(meant.kind);
}

// The move with the dice that carry it so far. Nothing where no dice do, or nothing opens moves.
std::optional<ToldMove> openedByDice(const RuleSet& rules, const Battle& at, const ToldPlace& place,
                                     const ToldGrace& grace) {
  constexpr std::size_t most = 60;
  const Decision decision = rules.decision(at);
  if (decision.automatic || rules.outcome(at)) return std::nullopt;
  ActionList list;
  rules.candidates(at, decision, list);
  std::erase_if(list, [&](const Action& action) {
    return !rules.leadsToMove(action) || (action.unit != place.unit && action.unit != noUnit);
  });
  for (std::size_t i = 0; i < std::min(list.size(), most); ++i) {
    LowDice low;
    HighDice high;
    for (FaceDice* dice : {static_cast<FaceDice*>(&high), static_cast<FaceDice*>(&low)}) {
      Battle then = at;
      SilentChronicle silent;
      rules.resolve(then, list[i], *dice, silent);
      if (rules.outcome(then) || !asksMove(rules, then, place)) continue;
      const std::vector<ToldMove> moves = movesTold(rules, then, std::span(&place, 1), grace);
      if (!moves.empty() && moves.front().legal()) return moves.front();
    }
  }
  return std::nullopt;
}

double awayFrom(const Pose& pose, const Pose& other) {
  return std::hypot(pose.centre.x - other.centre.x, pose.centre.y - other.centre.y);
}

Pose partOfWay(const Pose& from, const Point& to, double share, Angle heading) {
  return {{from.centre.x + static_cast<Length>(std::lround((to.x - from.centre.x) * share)),
           from.centre.y + static_cast<Length>(std::lround((to.y - from.centre.y) * share))},
          heading};
}

// The farthest legal part of the straight way to the place: by steps from its end, then by halves. Friends on the way
// may be passed, so what is nearer need not be legal.
std::optional<Action> farthestPart(const RuleSet& rules, const Battle& at, const ToldPlace& place) {
  const Pose& from = at.unit(place.unit).pose;
  const auto legalPart = [&](double share) -> std::optional<Action> {
    const Action part = meantBy(rules, at, place.unit, Shown(partOfWay(from, place.pose.centre, share, from.heading)));
    return part.kind >= 0 && rules.judge(at, part).legal() ? std::optional(part) : std::nullopt;
  };
  constexpr int steps = 32;
  constexpr int halves = 7;
  for (int i = steps - 1; i > 0; --i) {
    double good = static_cast<double>(i) / steps;
    auto best = legalPart(good);
    if (!best) continue;
    double bad = static_cast<double>(i + 1) / steps;
    for (int finer = 0; finer < halves; ++finer) {
      const double middle = (good + bad) / 2;
      const auto farther = legalPart(middle);
      if (farther) best = farther;
      (farther ? good : bad) = middle;
    }
    return best;
  }
  return std::nullopt;
}

// A place that is too far for one move of a unit that has more of them. Each goes as far as it may on the straight way;
// where they do not reach it together, the figures are those of all of them.
std::optional<ToldMove> bySeveralMoves(const RuleSet& rules, const Battle& at, const ToldMove& one,
                                       const ToldGrace& grace) {
  constexpr int most = 3;
  const ToldPlace place{one.unit, one.to};
  const auto& reasons = one.verdict.reasons;
  if (!std::ranges::any_of(reasons, tell::saysTooFar)) return std::nullopt;
  std::optional<ToldMove> last;
  Battle then = at;
  for (int i = 1; i < most; ++i) {
    const auto part = farthestPart(rules, then, place);
    if (!part) break;
    const auto next = tell::idleUntil(
        rules, tell::afterLowDice(rules, then, *part), [&](const Battle& battle, const Decision& decision) {
          return tableMoment(battle) != tableMoment(at) || (decision.side == at.active && !decision.automatic);
        });
    if (!next || tableMoment(*next) != tableMoment(at) || !asksMove(rules, *next, place)) break;
    const std::vector<ToldMove> moves = movesTold(rules, *next, std::span(&place, 1), grace);
    if (moves.empty() || (!moves.front().legal() && !farthestPart(rules, *next, place))) break;
    then = *next;
    last = moves.front();
    if (last->legal()) break;
  }
  if (!last) return std::nullopt;
  const auto gone = static_cast<Length>(std::lround(awayFrom(one.from, last->from)));
  last->from = one.from;
  last->distance = one.distance;
  last->several = true;
  for (Reason& reason : last->verdict.reasons)
    if (tell::saysTooFar(reason)) {
      reason.measured->value += gone;
      reason.allowed->value += gone;
    }
  return last;
}

}  // namespace

tell::CarriedMoves tell::movesAt(const RuleSet& rules, const Battle& at, std::span<const ToldPlace> places,
                                 const ToldGrace& grace) {
  CarriedMoves carried{movesTold(rules, at, places, grace)};
  for (ToldMove& move : carried.moves) {
    if (move.legal()) continue;
    if (const auto several = bySeveralMoves(rules, at, move, grace)) move = *several;
    if (move.legal()) continue;
    const auto opened = openedByDice(rules, at, {move.unit, move.to}, grace);
    if (!opened) continue;
    move = *opened;
    carried.byDice = true;
  }
  return carried;
}

namespace {

bool mayGo(const RuleSet& rules, const Battle& at, const ToldPlace& place, const ToldGrace& grace) {
  const std::vector<ToldMove> moves = tell::movesAt(rules, at, std::span(&place, 1), grace).moves;
  return moves.empty() || moves.front().legal();
}

// Now, or as it will be once somebody has said who begins.
Battle begun(const RuleSet& rules, const Battle& battle) {
  if (comesBefore(rules, battle) != Before::whoBegins) return battle;
  return tell::atMoment(rules, battle, tableMoment(battle)).value_or(battle);
}

Battle momentOfMove(const RuleSet& rules, const Battle& battle, const ToldPlace& place, const ToldGrace& grace) {
  std::optional<Battle> first;
  const auto legalAt = [&](const Battle& at) {
    if (rules.outcome(at) || !means(rules, at, place)) return false;
    if (!first) first = at;
    return mayGo(rules, at, place, grace);
  };
  const SideIndex side = battle.unit(place.unit).side;
  const Battle here = begun(rules, battle);
  if (side == here.active) {
    if (legalAt(here)) return here;
    // Dice and answers that nobody has told hold no move up.
    if (!here.tasks.empty())
      if (auto free = tell::atMoment(rules, here, tableMoment(here)); free && free->tasks.size() < here.tasks.size()) {
        first.reset();
        if (legalAt(*free)) return *std::move(free);
      }
    for (const StepIndex stop : stopsOf(rules, here)) {
      if (stop <= here.step) continue;
      if (Battle there = atStop(rules, here, stop); there.step == stop && legalAt(there)) return there;
    }
  } else {
    Battle last = here;
    last.step = stopsOf(rules, here).back();
    TableMoment moment = nextMoment(rules, last);
    for (const StepIndex stop : stopsOf(rules, here)) {
      moment.step = stop;
      if (const auto there = tell::atMoment(rules, here, moment); there && legalAt(*there)) return *there;
    }
  }
  return first.value_or(here);
}

// The player turns whose steps may be meant: this one, the next and the one before.
std::vector<TableMoment> playerTurns(const RuleSet& rules, const Battle& here) {
  const std::vector<StepIndex> stops = stopsOf(rules, here);
  if (stops.empty()) return {};
  std::vector<TableMoment> turns{tableMoment(here)};
  Battle edge = here;
  edge.step = stops.back();
  turns.push_back(nextMoment(rules, edge));
  edge.step = stops.front();
  if (const TableMoment before = momentBefore(rules, edge); before != tableMoment(edge)) turns.push_back(before);
  return turns;
}

/// Looks for the end of a legal move that lies nearest to a place.
class NearestSeeker {
 public:
  NearestSeeker(const RuleSet& rules, const Battle& at, const ToldPlace& place, const ToldGrace& grace)
      : rules_(rules), at_(at), place_(place), grace_(grace), from_(at.unit(place.unit).pose) {}

  std::optional<Pose> find(const ToldMove& refused) {
    if (refused.verdict.nearest) take(*refused.verdict.nearest);
    onTheWay(place_.pose.heading);
    if (place_.pose.heading != from_.heading) onTheWay(from_.heading);
    around();
    return best_;
  }

 private:
  // True where it is legal.
  bool take(const Action& action) {
    if (action.kind < 0 || !rules_.judge(at_, action).legal()) return false;
    const std::vector<Pose> way = rules_.trace(at_, action);
    if (way.empty() || way.back() == from_) return false;
    if (best_ && awayFrom(way.back(), place_.pose) >= awayFrom(*best_, place_.pose)) return true;
    // Shown there it has to be read as legal as well.
    if (!mayGo(rules_, at_, {place_.unit, way.back()}, grace_)) return false;
    best_ = way.back();
    return true;
  }
  bool tryPose(const Pose& pose) { return take(meantBy(rules_, at_, place_.unit, Shown(pose))); }

  Pose part(double share, Angle heading) const { return partOfWay(from_, place_.pose.centre, share, heading); }

  // The farthest part of the straight way, first in steps, then ever finer.
  void onTheWay(Angle heading) {
    constexpr int steps = 16;
    for (int i = steps - 1; i > 0; --i) {
      double good = static_cast<double>(i) / steps;
      if (!tryPose(part(good, heading))) continue;
      double bad = static_cast<double>(i + 1) / steps;
      for (int finer = 0; finer < 8; ++finer) {
        const double middle = (good + bad) / 2;
        (tryPose(part(middle, heading)) ? good : bad) = middle;
      }
      return;
    }
  }

  // Beside it, where the straight way is worse.
  void around() {
    constexpr int directions = 12;
    const double full = std::acos(-1.0) * 2;
    for (const Length away : {oneInch / 4, oneInch / 2, oneInch, 2 * oneInch}) {
      if (best_ && awayFrom(*best_, place_.pose) <= away) return;
      bool found = false;
      for (int i = 0; i < directions; ++i) {
        const double turn = full * i / directions;
        Pose pose = place_.pose;
        pose.centre.x += static_cast<Length>(std::lround(away * std::sin(turn)));
        pose.centre.y += static_cast<Length>(std::lround(away * std::cos(turn)));
        found = tryPose(pose) || found;
      }
      if (found) return;
    }
  }

  const RuleSet& rules_;
  const Battle& at_;
  const ToldPlace& place_;
  const ToldGrace& grace_;
  Pose from_;
  std::optional<Pose> best_;
};

}  // namespace

Battle tell::momentAsked(const RuleSet& rules, const Battle& battle, const ToldPlace& place,
                         const std::optional<TableMoment>& only, const ToldGrace& grace) {
  if (only)
    if (auto there = atMoment(rules, battle, *only)) return *std::move(there);
  return momentOfMove(rules, battle, place, grace);
}

std::vector<ToldMove> movesAsked(const RuleSet& rules, const Battle& battle, std::span<const ToldPlace> places,
                                 const std::optional<TableMoment>& only, const ToldGrace& grace) {
  std::vector<std::pair<TableMoment, std::vector<ToldMove>>> known;
  std::vector<ToldMove> moves;
  for (const ToldPlace& place : places) {
    const Battle at = tell::momentAsked(rules, battle, place, only, grace);
    auto there = std::ranges::find(known, tableMoment(at), [](const auto& one) { return one.first; });
    if (there == known.end()) {
      known.emplace_back(tableMoment(at), tell::movesAt(rules, at, places, grace).moves);
      there = known.end() - 1;
    }
    const auto its = std::ranges::find(there->second, place.unit, &ToldMove::unit);
    if (its != there->second.end()) moves.push_back(*its);
  }
  return moves;
}

std::vector<MomentOfMove> momentsOfMove(const RuleSet& rules, const Battle& battle, const ToldPlace& place,
                                        const ToldGrace& grace) {
  std::vector<MomentOfMove> moments;
  if (comesBefore(rules, battle) == Before::deployment || rules.outcome(battle)) return moments;
  const Battle here = begun(rules, battle);
  for (TableMoment moment : playerTurns(rules, here))
    for (const StepIndex stop : stopsOf(rules, here)) {
      moment.step = stop;
      const auto there = moment == tableMoment(here) ? here : tell::atMoment(rules, here, moment);
      if (!there || rules.outcome(*there) || !means(rules, *there, place)) continue;
      moments.push_back({moment, tell::headOf(rules, *there), mayGo(rules, *there, place, grace)});
    }
  return moments;
}

std::vector<MomentOfMove> momentsAround(const RuleSet& rules, const Battle& battle) {
  std::vector<MomentOfMove> moments;
  if (comesBefore(rules, battle) == Before::deployment || rules.outcome(battle)) return moments;
  const Battle here = begun(rules, battle);
  for (TableMoment moment : playerTurns(rules, here))
    for (const StepIndex stop : stopsOf(rules, here)) {
      moment.step = stop;
      const auto there = tell::atMoment(rules, here, moment);
      if (there && !rules.outcome(*there)) moments.push_back({moment, tell::headOf(rules, *there)});
    }
  return moments;
}

std::optional<Pose> nearestLegalPlace(const RuleSet& rules, const Battle& battle, const ToldPlace& place,
                                      const std::optional<TableMoment>& only, const ToldGrace& grace) {
  const Battle at = tell::momentAsked(rules, battle, place, only, grace);
  const std::vector<ToldMove> moves = movesTold(rules, at, std::span(&place, 1), grace);
  if (moves.empty() || moves.front().legal() || moves.front().arrives || rules.outcome(at)) return std::nullopt;
  return NearestSeeker(rules, at, place, grace).find(moves.front());
}

}  // namespace signifer
