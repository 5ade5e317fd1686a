// What a manoeuvre is asked about, and how a unit stands after it (CB-MAN).
#include "cb/play/paths.h"

namespace signifer::cb {

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
