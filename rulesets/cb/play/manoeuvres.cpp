// Facts of manoeuvres and passages of lines, the friends that a leg passes, and the formation and place of a unit after
// a manoeuvre (CB-MAN, CB-PAS).
#include <algorithm>

#include "cb/play/paths.h"

namespace signifer::cb {

PassageOfLinesIn passageFacts(const Position& position, UnitIndex passer, UnitIndex passed) {
  const auto state = [&](UnitIndex of) {
    if (position.broken(of)) return PassageState::routing;
    return position.unformed(of) && !position.special(of) ? PassageState::unformed : PassageState::formed;
  };
  PassageOfLinesIn in;
  in.passerTroop = position.troop(passer);
  in.passerState = state(passer);
  in.passedTroop = position.troop(passed);
  in.passedState = state(passed);
  const Angle between = angleBetween(position.unit(passer).pose.heading, position.unit(passed).pose.heading);
  in.parallel = between <= 10 * oneDegree || between >= 170 * oneDegree;
  in.oneStationary = position.stationary(passer) || position.stationary(passed);
  const int own = in.passerState == PassageState::unformed ? position.ranks(passer) : 0;
  const int other = in.passedState == PassageState::unformed ? position.ranks(passed) : 0;
  in.unformedDepth = std::clamp(own > 0 && other > 0 ? std::min(own, other) : std::max(own, other), 1, 12);
  in.sameLegion = position.sameLegion(passer, passed);
  return in;
}

void findFriendsPassed(const Position& position, UnitIndex u, const Pose& from, const Leg& leg, const UnitSet& leftOut,
                       FriendsPassed& passed) {
  const Base& base = position.unit(u).base;
  const Footprint start(from, base);
  if (leg.kind == LegKind::ahead && passesGap(position, u, start, leg.amount, leftOut)) return;
  boost::container::small_vector<std::pair<std::int32_t, UnitIndex>, 4> met;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || position.enemies(u, v) || in(leftOut, v)) return;
    if (isStraight(leg.kind) && leavesAside(position, start, directionOf(start, leg.kind), leg.amount, v)) return;
    const bool turns = leg.kind == LegKind::pivot;
    const AboutCentre turn = turns ? turnAbout(from, leg.amount) : AboutCentre{};
    const std::int32_t most = turns ? turn.angle : leg.amount;
    const std::int32_t open =
        turns ? static_cast<std::int32_t>(freeTurn(start, start.centre, turn.side, most, position.stand(v)))
              : openAmount(from, base, leg, position.stand(v));
    if (open < most) met.emplace_back(open, v);
  });
  std::ranges::sort(met);
  for (const auto& [open, v] : met) passed.push_back(v);
}

ManoeuvreIn manoeuvreFacts(const Position& position, UnitIndex u, Manoeuvre which, bool beyond) {
  ManoeuvreIn in;
  in.manoeuvre = which;
  in.troop = position.troop(u);
  in.grade = position.grade(u);
  in.formation = position.formation(u);
  in.legion = position.ofLegion(u);
  in.beyondBowShot = beyond;
  in.dps = position.special(u) ? 0 : position.status(u, UnitStatus::dps);
  return in;
}

Reformed reformed(const Position& position, UnitIndex u, Manoeuvre which, Formation wanted, const Path& path) {
  Reformed now{position.formation(u), position.frontStands(u), position.unit(u).pose, position.unit(u).base};
  const Footprint& stand = position.stand(u);
  switch (which) {
    case Manoeuvre::aboutFace:
      now.pose = facedAbout(now.pose);
      return now;
    case Manoeuvre::changeFormation:
    case Manoeuvre::formUp:
      now.formation = wanted;
      break;
    case Manoeuvre::doubleRanks:
      now.frontStands = (now.frontStands + 1) / 2;
      break;
    case Manoeuvre::halveRanks:
      now.frontStands = std::min(position.stands(u), now.frontStands * 2);
      break;
    case Manoeuvre::crossMajorObstacle:
      if (const auto way = beyondMajorObstacle(position, stand)) now.pose = movedAhead(now.pose, *way);
      return now;
    default:
      for (const Leg& leg : path) now.pose = after(now.pose, now.base, leg);
      return now;
  }
  now.base = position.baseAs(u, now.formation, now.frontStands);
  if (now.base != position.unit(u).base) now.pose = poseFromFront(stand.frontCentre(), now.pose.heading, now.base);
  return now;
}

}  // namespace signifer::cb
