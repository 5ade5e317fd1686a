// Moves and charges walked leg by leg, with the shots that meet them (IO-MOV-5 to IO-MOV-14, IO-SHO-8, IO-SHO-9).
#include <algorithm>

#include "initiative/play/decision.h"
#include "initiative/play/play.h"
#include "table/sweep.h"

namespace signifer::initiative {
namespace {

/// A shot at a mover: after so much of which leg.
struct Meeting {
  std::size_t leg = 0;
  std::int32_t amount = 0;
  UnitIndex shooter = noUnit;
  Shot shot = Shot::traversing;
};

constexpr double sampleWay = 500.0;

/// Where along a way a unit is shot at.
class Meetings {
 public:
  Meetings(const Position& position, UnitIndex mover, const Path& path, UnitIndex target)
      : position_(position), mover_(mover), target_(target) {
    reach_ = position.rules().tables.reactionShotInches * oneInch;
    position.forEachEnemy(mover, [&](UnitIndex v) {
      if (mayReact(v)) look(v, path);
    });
    std::ranges::stable_sort(found, {}, [](const Meeting& m) { return std::pair(m.leg, m.amount); });
  }
  std::vector<Meeting> found;

 private:
  [[nodiscard]] bool mayReact(UnitIndex v) const {
    const Formation formation = position_.formation(v);
    return position_.weapon(v) && position_.profile(v, UnitProfile::rangedValue) > 0 && !position_.engaged(v) &&
           !position_.is(v, UnitStatus::reactionShot) && formation != Formation::column &&
           formation != Formation::testudo;
  }
  // Closing: as soon as the charger is near enough; traversing: where it comes nearest.
  void look(UnitIndex v, const Path& path) {
    const bool closing = v == target_;
    const Footprint& shooter = position_.stand(v);
    if (closing && position_.quarter(shooter, position_.stand(mover_).frontCentre()) != Quarter::front) return;
    const Base& base = position_.unit(mover_).base;
    Pose pose = position_.unit(mover_).pose;
    double least = reach_ + 1;
    Meeting best;
    for (std::size_t i = 0; i < path.size(); ++i) {
      const int samples = std::max(1, static_cast<int>(std::ceil(lengthOf(base, path[i]) / sampleWay)));
      for (int s = closing ? 0 : 1; s <= samples; ++s) {
        Leg part = path[i];
        if (isStraight(part.kind) || isWheel(part.kind))
          part.amount = static_cast<std::int32_t>(static_cast<double>(part.amount) * s / samples);
        const Footprint at(after(pose, base, part), base);
        const double away =
            closing ? distanceBetween(shooter, at)
                    : distanceBetween(at, Footprint(shooter.frontCentre(), shooter.forward, shooter.halfFrontage, 0.0));
        if (away > reach_ || away >= least || (!closing && !inFront(shooter, at))) continue;
        least = away;
        best = {i, part.amount, v, closing ? Shot::closing : Shot::traversing};
        if (closing) {
          found.push_back(best);
          return;
        }
      }
      pose = after(pose, base, path[i]);
    }
    if (best.shooter != noUnit) found.push_back(best);
  }
  [[nodiscard]] bool inFront(const Footprint& shooter, const Footprint& at) const {
    const auto front = [&](Vec2 p) { return position_.quarter(shooter, p) == Quarter::front; };
    return front(at.centre) || std::ranges::any_of(at.corners(), front);
  }

  const Position& position_;
  UnitIndex mover_;
  UnitIndex target_;
  double reach_ = 0;
};

}  // namespace

void Play::spendMove(UnitIndex u, MoveBasis basis) {
  if (basis == MoveBasis::turnOnly) {  // D-22
    status(u, UnitStatus::turned) = 1;
    return;
  }
  if (basis == MoveBasis::initiative) status(u, UnitStatus::initiativeMove) = 1;
  if (basis == MoveBasis::order) --status(u, UnitStatus::movesLeft);
  status(u, UnitStatus::moved) = 1;
  if (position_.artillery(u)) status(u, UnitStatus::artilleryMoved) = 1;
}

void Play::move(const Action& action) {
  spendMove(action.unit, basisOf(position_, action.unit));
  tell("moves", action.unit, noUnit, {"IO-MOV-5", "IO-MOV-6"});
  pushWay(action.unit, action.path, noUnit);
}

void Play::changeFormation(const Action& action) {
  const UnitIndex u = action.unit;
  spendMove(u, basisOf(position_, u));
  status(u, UnitStatus::formation) = action.values[0];
  battle_.unit(u).base = position_.book().footprint(position_.size(u), position_.formation(u));
  position_.moved(u);
  tell("changes-formation", u, noUnit, {"IO-MOV-6"});
}

void Play::charge(UnitIndex u, UnitIndex target) {
  const ChargePlan plan = planCharge(position_, u, target);
  spendMove(u, basisOf(position_, u, true));
  status(u, UnitStatus::movesLeft) = 0;
  status(u, UnitStatus::charged) = 1;
  tell("charges", u, target, {"IO-MOV-8"}, {Figure::inches(toLength(plan.distance.value_or(0.0)))}, "charge", {}, true);
  push(TaskKind::contact, {u, target, static_cast<int>(plan.quarter)});
  pushWay(u, plan.path, target);
}

void Play::pushWay(UnitIndex u, const Path& path, UnitIndex target) {
  if (target == noUnit) push(TaskKind::endMove, {u});
  const Meetings meetings(position_, u, path, target);
  std::vector<Task> tasks;
  std::size_t next = 0;
  const auto add = [&](TaskKind kind, std::initializer_list<int> args) {
    Task task;
    task.code = static_cast<std::int16_t>(kind);
    std::size_t i = 0;
    for (const int arg : args) task.args[i++] = static_cast<std::int16_t>(arg);
    tasks.push_back(task);
  };
  for (std::size_t i = 0; i < path.size(); ++i) {
    std::int32_t done = 0;
    const bool turn = !isStraight(path[i].kind) && !isWheel(path[i].kind);
    const auto part = [&](std::int32_t upTo) {
      if (upTo > done) add(TaskKind::leg, {u, static_cast<int>(path[i].kind), upTo - done});
      done = upTo;
    };
    if (turn) add(TaskKind::leg, {u, static_cast<int>(path[i].kind), path[i].amount});
    for (; next < meetings.found.size() && meetings.found[next].leg == i; ++next) {
      const Meeting& meeting = meetings.found[next];
      if (!turn) part(meeting.amount);
      add(TaskKind::reactionShot, {meeting.shooter, u, static_cast<int>(meeting.shot)});
    }
    if (!turn) part(path[i].amount);
  }
  battle_.tasks.insert(battle_.tasks.end(), tasks.rbegin(), tasks.rend());
}

void Play::walkLeg(const Task& task) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const Leg leg{static_cast<LegKind>(task.args[1]), static_cast<std::uint16_t>(task.args[2])};
  place(u, after(battle_.unit(u).pose, battle_.unit(u).base, leg));
}

void Play::place(UnitIndex u, const Pose& pose) {
  battle_.unit(u).pose = pose;
  position_.moved(u);
}

// IO-MOV-12: set flush where there is room; other enemies touched are engaged too (derive).
void Play::contact(UnitIndex u, UnitIndex target, Quarter quarter) {
  if (!battle_.unit(target).present) return stepAside(u);
  const Footprint& foe = position_.stand(target);
  const Base& base = battle_.unit(u).base;
  if (!position_.touch(u, target)) {
    const auto rest = firstTouch(position_.stand(u), position_.stand(u).forward, oneInch, foe);
    if (rest) place(u, movedAhead(battle_.unit(u).pose, toLength(*rest)));
  }
  const Face face = quarter == Quarter::front  ? Face::front
                    : quarter == Quarter::left ? Face::left
                    : quarter == Quarter::rear ? Face::rear
                                               : Face::right;
  const Pose flush = setFlush(battle_.unit(u).pose, base, foe, face);
  const Footprint there(flush, base);
  bool room = isOn(position_.table(), there) && distanceBetween(there, foe) <= touchingGap;
  position_.forEachPresent(
      [&](UnitIndex v) { room = room && (v == u || v == target || !overlaps(there, position_.stand(v))); });
  if (room && distance(toVec(flush.centre), position_.stand(u).centre) <= 2 * position_.stand(u).radius)
    place(u, flush);
  status(u, UnitStatus::momentum) = static_cast<std::int16_t>(Momentum::charging);
  if (position_.touch(u, target)) {
    battle_.relate(kindOf(RelationKind::engaged), target, u, static_cast<std::int16_t>(1 + static_cast<int>(quarter)));
    battle_.relate(kindOf(RelationKind::engaged), u, target, 1);
  }
  stepAside(u);
}

// IO-ORD-21: Generals that the unit has met are set beside their nearest friends.
void Play::stepAside(UnitIndex u) {
  if (!battle_.unit(u).present) return;
  for (Person& person : battle_.people) {
    if (!person.present || person.unit != noUnit || person.side == battle_.unit(u).side) continue;
    if (!contains(position_.stand(u), toVec(person.at))) continue;
    UnitIndex nearest = noUnit;
    double least = 0;
    position_.forEachPresent([&](UnitIndex v) {
      if (battle_.unit(v).side != person.side) return;
      const double away = distanceTo(position_.stand(v), toVec(person.at));
      if (nearest != noUnit && away >= least) return;
      nearest = v;
      least = away;
    });
    if (nearest != noUnit) person.at = toPoint(position_.stand(nearest).rearCentre());
  }
}

}  // namespace signifer::initiative
