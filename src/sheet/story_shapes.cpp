#include "sheet/story_shapes.h"

#include "language/language.h"

namespace signifer {
namespace {

using Places = std::vector<std::string>;
using Shapes = std::vector<std::string>;

// The agents are {0}, their number is {1}. The victims are {2}, their number is {3}. The place is {4}.
// The two as objects are {5} and {6}. English has one form for any number in the past; the braces are there for the
// languages that have two.
Places placesOf(const ShapeNames& names) {
  return {names.agents, names.manyAgents ? "2" : "1", names.victims,        names.manyVictims ? "2" : "1",
          names.where,  names.agentsAsObject,         names.victimsAsObject};
}

Shapes destroyedBy(Manner manner, const Places& p) {
  switch (manner) {
    case Manner::charged:
      return {said("{0} {1|charged|charged} {6}{4} and left nothing of {3|it|them}.", p),
              said("{0} {1|charged|charged} {6}{4}, and the enemy was wiped out.", p)};
    case Manner::flank:
      return {said("{0} {1|took|took} {6} in the flank{4} and left nothing of {3|it|them}.", p),
              said("{0} {1|fell|fell} on the flank of {6}{4}, and the enemy was lost.", p)};
    case Manner::rear:
      return {said("{0} {1|took|took} {6} in the rear{4} and left nothing of {3|it|them}.", p)};
    case Manner::threw:
      return {said("{2} {3|charged|charged} {5}{4}, and none came back.", p),
              said("{2} {3|attacked|attacked} {5}{4} and {3|was|were} destroyed.", p)};
    default:
      return {said("{0} {1|destroyed|destroyed} {6}{4}.", p), said("{2} {3|fell|fell} to {5}{4}.", p),
              said("{0} {1|wiped|wiped} out {6}{4}.", p)};
  }
}

Shapes brokenBy(Manner manner, const Places& p) {
  switch (manner) {
    case Manner::charged:
      return {said("{0} {1|charged|charged} {6}{4} and put {3|it|them} to flight.", p),
              said("{0} {1|charged|charged} {6}{4}, and the enemy ran.", p)};
    case Manner::flank:
      return {said("{0} {1|took|took} {6} in the flank{4} and put {3|it|them} to flight.", p),
              said("{0} {1|fell|fell} on the flank of {6}{4}, and the enemy ran.", p)};
    case Manner::rear:
      return {said("{0} {1|took|took} {6} in the rear{4} and put {3|it|them} to flight.", p)};
    case Manner::threw:
      return {said("{2} {3|charged|charged} {5}{4}, and the charge ended in flight.", p),
              said("{2} {3|attacked|attacked} {5}{4} and {3|was|were} put to flight.", p)};
    default:
      return {said("{0} {1|broke|broke} {6}{4}.", p), said("{2} {3|broke|broke} before {5}{4}.", p),
              said("{0} {1|put|put} {6} to flight{4}.", p)};
  }
}

Shapes drivenOffBy(Manner manner, const Places& p) {
  switch (manner) {
    case Manner::charged:
      return {said("{0} {1|charged|charged} {6}{4} and drove {3|it|them} from the field.", p)};
    case Manner::flank:
    case Manner::rear:
      return {said("{0} {1|fell|fell} on {6} from the side{4} and drove {3|it|them} from the field.", p)};
    case Manner::threw:
      return {said("{2} {3|charged|charged} {5}{4} and {3|was|were} driven from the field.", p)};
    default:
      return {said("{0} {1|drove|drove} {6} from the field{4}.", p),
              said("{2} {3|fled|fled} the field before {5}{4}.", p)};
  }
}

Shapes beatenBy(Manner manner, const Places& p) {
  switch (manner) {
    case Manner::flank:
      return {said("{0} {1|charged|charged} {6} in the flank{4} and {1|had|had} the better of the fight.", p)};
    case Manner::rear:
      return {said("{0} {1|charged|charged} {6} in the rear{4} and {1|had|had} the better of the fight.", p)};
    case Manner::threw:
      return {said("{2} {3|charged|charged} {5}{4} and {3|had|had} the worst of it.", p)};
    default:
      return {said("{0} {1|charged|charged} {6}{4} and {1|had|had} the better of the fight.", p)};
  }
}

// Each did it to the other.
Shapes mutual(Deed deed, const Places& p) {
  if (deed == Deed::destroyed) return {said("{0} and {2} destroyed each other{4}.", p)};
  return {said("{0} and {2} shook each other{4}.", p)};
}

Shapes byOthers(Deed deed, Manner manner, const Places& p) {
  switch (deed) {
    case Deed::destroyed:
      return destroyedBy(manner, p);
    case Deed::breaks:
      return brokenBy(manner, p);
    case Deed::leaves:
      return drivenOffBy(manner, p);
    case Deed::captured:
      return {said("{0} {1|took|took} {6} prisoner{4}.", p)};
    case Deed::shaken:
      return {said("{0} {1|shook|shook} {6}{4}.", p), said("{2} {3|wavered|wavered} before {5}{4}.", p)};
    case Deed::driven:
      return {said("{0} {1|drove|drove} off {6}{4}.", p), said("{2} {3|gave|gave} way to {5}{4}.", p)};
    case Deed::beats:
      if (manner != Manner::plain) return beatenBy(manner, p);
      return {said("{0} {1|had|had} the better of {6}{4}.", p), said("{0} {1|pressed|pressed} {6} hard{4}.", p),
              said("{2} {3|suffered|suffered} against {5}{4}.", p)};
    case Deed::draws:
      return {said("{0} and {2} fought without a decision{4}.", p), said("Neither {0} nor {2} gave way{4}.", p)};
    case Deed::charges:
      switch (manner) {
        case Manner::flank:
          return {said("{0} {1|charged|charged} {6} in the flank{4}.", p)};
        case Manner::rear:
          return {said("{0} {1|charged|charged} {6} in the rear{4}.", p)};
        default:
          return {said("{0} {1|charged|charged} {6}{4}.", p), said("{0} {1|attacked|attacked} {6}{4}.", p)};
      }
    default:
      return {};
  }
}

Shapes alone(Deed deed, const Places& p) {
  switch (deed) {
    case Deed::destroyed:
      return {said("{2} {3|was|were} lost{4}.", p), said("{2} {3|perished|perished}{4}.", p)};
    case Deed::captured:
      return {said("{2} {3|was|were} taken prisoner{4}.", p)};
    case Deed::breaks:
      return {said("{2} {3|broke|broke} and ran{4}.", p), said("{2} {3|gave|gave} up the fight{4}.", p)};
    case Deed::leaves:
      return {said("{2} {3|fled|fled} from the field{4}.", p), said("{2} {3|quit|quit} the field{4}.", p)};
    case Deed::scatters:
      return {said("With nobody to hold {3|it|them}, {2} {3|scattered|scattered}{4}.", p),
              said("{2} {3|scattered|scattered}{4}.", p)};
    case Deed::heart:
      return {said("{2} {3|lost|lost} heart and ran{4}.", p), said("{2} {3|gave|gave} the battle up for lost{4}.", p)};
    case Deed::shaken:
      return {said("{2} {3|wavered|wavered}{4}.", p)};
    case Deed::driven:
      return {said("{2} {3|gave|gave} way{4}.", p)};
    case Deed::panics:
      return {said("{2} {3|panicked|panicked}{4}.", p), said("Panic {3|seized|seized} {6}{4}.", p)};
    case Deed::rallies:
      return {said("{2} {3|rallied|rallied}{4}.", p), said("{2} {3|found|found} new courage{4}.", p)};
    case Deed::rampages:
      return {said("{2} {3|ran|ran} amok{4}.", p), said("{2} {3|went|went} wild{4}.", p)};
    case Deed::sighted:
      return {said("{2} {3|came|came} into sight{4}.", p)};
    case Deed::returns:
      return {said("{2} {3|came|came} back to the field{4}.", p), said("{2} {3|returned|returned}{4}.", p)};
    default:
      return {};
  }
}

// `number` counts those with whom he was lost.
Shapes ofPerson(Deed deed, const std::string& person, const std::string& where, const std::string& number) {
  switch (deed) {
    case Deed::killed:
      return {said("{0} was killed{1}.", {person, where}), said("{0} fell{1}.", {person, where})};
    case Deed::wounded:
      return {said("{0} was wounded{1}.", {person, where})};
    case Deed::lostWith:
      return {said("{0} was lost with {2|it|them}.", {person, where, number}),
              said("With {2|it|them} went {0}.", {person, where, number})};
    default:
      return {};
  }
}

}  // namespace

std::vector<std::string> shapesOf(Deed deed, Manner manner, const ShapeNames& names) {
  if (!names.person.empty()) return ofPerson(deed, names.person, names.where, names.manyVictims ? "2" : "1");
  if (manner == Manner::mutual) return mutual(deed, placesOf(names));
  return names.agents.empty() ? alone(deed, placesOf(names)) : byOthers(deed, manner, placesOf(names));
}

}  // namespace signifer
