// The actions of leaders for a machine or a menu to choose from (HG-LDR-2, HG-LDR-3).
#include <algorithm>

#include "hannibal/play/army.h"
#include "hannibal/play/candidates.h"
#include "hannibal/play/referee.h"

namespace signifer::hannibal {

void Candidates::leaders() {
  const PersonStatus moved = position_.step() >= StepId::leaderCasualties ? PersonStatus::movedInLeaderPhase
                                                                          : PersonStatus::movedInActionPhase;
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    if (person.present && person.side == battle_.active && person.status[moved] == 0) ofLeader(p);
  }
}

// A leader is worth most where blows fall, and nothing where a unit that costs no stamina is lost for want of him.
bool Candidates::worthLeading(UnitIndex u) const {
  if (position_.routed(u)) return lossOf(position_, u) > 0;
  return !position_.skirmisher(u) && !isArtillery(position_.kind(u));
}

// To the nearest routed unit without a leader. One who is alone: to the nearest other one as well, or towards it where
// it is too far, and straight away from the nearest enemy.
void Candidates::ofLeader(PersonIndex p) {
  const Person& person = battle_.person(p);
  const bool alone = person.unit == noUnit;
  const Vec2 at = toVec(person.at);
  std::array<UnitIndex, 2> nearest{noUnit, noUnit};
  std::array<double, 2> least{};
  UnitIndex enemy = noUnit;
  double leastOfEnemy = 0.0;
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.unit(u).side != battle_.active) {
      // A leader with a unit flees from nobody.
      if (!alone) return;
      const double away = squaredLength(toVec(position_.unit(u).pose.centre) - at);
      if (enemy != noUnit && away >= leastOfEnemy) return;
      enemy = u;
      leastOfEnemy = away;
      return;
    }
    const std::size_t group = position_.routed(u) ? 1 : 0;
    if ((!alone && group == 0) || position_.leader(u) != noPerson || !worthLeading(u)) return;
    const double away = distanceTo(position_.stand(u), at);
    if (nearest[group] != noUnit && away >= least[group]) return;
    nearest[group] = u;
    least[group] = away;
  });
  for (const UnitIndex u : nearest) {
    if (u == noUnit) continue;
    Action action;
    action.kind = static_cast<std::int8_t>(ActionId::attachLeader);
    action.person = p;
    action.unit = u;
    addIfLegal(action);
  }
  if (!alone) return;
  const double most = moveOf(p);
  if (nearest[0] != noUnit && least[0] > most) moveLeader(p, position_.stand(nearest[0]).centre - at);
  if (enemy != noUnit) moveLeader(p, at - position_.stand(enemy).centre);
}

double Candidates::moveOf(PersonIndex p) const {
  return leaderMoveInches(battle_.personProfile(p, PersonProfile::moveInches) / 1000.0, position_.tables(),
                          position_.options()) *
         oneInch;
}

// His whole move in this direction, as far as the table goes.
void Candidates::moveLeader(PersonIndex p, Vec2 direction) {
  if (length(direction) == 0.0) return;
  const Vec2 at = toVec(battle_.person(p).at);
  // A thousandth less, so that the rounded place is within his move.
  const Vec2 to = at + direction * ((moveOf(p) - 1.0) / length(direction));
  Action action;
  action.kind = static_cast<std::int8_t>(ActionId::moveLeader);
  action.person = p;
  action.point = toPoint(
      {std::clamp<double>(to.x, 0.0, position_.table().width), std::clamp<double>(to.y, 0.0, position_.table().depth)});
  if (action.point != battle_.person(p).at) addIfLegal(action);
}

}  // namespace signifer::hannibal
