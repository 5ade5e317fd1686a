#include "cb/play/manoeuvres.h"

#include <algorithm>
#include <array>

#include "cb/combinations.h"
#include "cb/play/play.h"

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

void Play::tellManoeuvre(UnitIndex u, Manoeuvre which, Formation formation,
                         const Answered<ManoeuvreIn, ManoeuvreOut>& ruling) {
  constexpr std::array<std::string_view, 4> formed{"formed-line", "formed-column", "formed-quincunx",
                                                   "formed-no-order"};
  const auto phrase = [&]() -> std::string_view {
    switch (which) {
      case Manoeuvre::aboutFace:
        return "faced-about";
      case Manoeuvre::doubleRanks:
        return "doubled-ranks";
      case Manoeuvre::halveRanks:
        return "halved-ranks";
      case Manoeuvre::changeFormation:
      case Manoeuvre::formUp:
        return formed[static_cast<std::size_t>(formation)];
      case Manoeuvre::crossMajorObstacle:
        return "set-out-across";
      default:
        return "made-a-step";
    }
  };
  tell(phrase(), {ruling->row}, {.unit = u, .figures = {Figure::count(static_cast<int>(ruling->moveCost * 2))}},
       ruling);
}

bool Play::manoeuvreUnit(const Action& action) {
  const UnitIndex u = action.unit;
  const int wanted = action.values[0];
  const int wantedFormation = action.values[1];
  if (wanted < 0 || wanted >= static_cast<int>(Words<Manoeuvre>::words.size())) return false;
  const auto which = static_cast<Manoeuvre>(wanted);
  const bool inPaths = which == Manoeuvre::wheel || which == Manoeuvre::crossObstacle || which == Manoeuvre::passGap;
  const bool reforms = which == Manoeuvre::changeFormation || which == Manoeuvre::formUp;
  const bool fits = wantedFormation >= 0 && wantedFormation < 4 &&
                    !refuseFormation(book_, position_.troop(u), static_cast<Formation>(wantedFormation));
  if (inPaths || (reforms && !fits)) return false;
  const bool crosses = which == Manoeuvre::crossMajorObstacle;
  if (crosses && !beyondMajorObstacle(position_, position_.stand(u))) return false;
  const auto formation = static_cast<Formation>(reforms ? wantedFormation : 0);
  const Reformed after = reformed(position_, u, which, formation, action.path);
  const bool beyond = position_.beyondBowShot(u) && position_.beyondBowShot(u, Footprint(after.pose, after.base));
  const ManoeuvreIn in = manoeuvreFacts(position_, u, which, beyond);
  if (refuseManoeuvre(book_, in)) return false;
  const auto ruling = ask(*rulings().manoeuvre, in);
  if (!ruling->allowed) return false;
  const int halves = static_cast<int>(ruling->moveCost * 2);
  set(u, UnitStatus::spentHalves, std::min(2, status(u, UnitStatus::spentHalves) + halves));
  if (halves == 1) mover_.relate(relationOf(RelationKind::manoeuvred), u, u, static_cast<std::int16_t>(wanted + 1));
  tellManoeuvre(u, which, formation, ruling);
  if (which == Manoeuvre::sideStep || which == Manoeuvre::stepBack) {
    set(u, UnitStatus::sideStepped, 1);
    walk(u, action.path);
    return true;
  }
  if (crosses) {
    const Length way = toLength(distance(toVec(battle_.unit(u).pose.centre), toVec(after.pose.centre)));
    walk(u, Path{{LegKind::ahead, way}});
    return true;
  }
  stir(u);
  if (which == Manoeuvre::formUp) set(u, UnitStatus::formedUp, 1);
  if (which == Manoeuvre::aboutFace)
    place(u, after.pose);
  else
    reform(u, after.formation, after.frontStands);
  gainDps(u, ruling->dps, "disordered-by-manoeuvre", {}, ruling);
  return true;
}

// CB-MAN-1: beyond bow shot at the start and at the end (D59).
void Play::manoeuvreDps(UnitIndex u, Manoeuvre which, bool wasBeyond, std::string_view phrase) {
  if (!position_.present(u)) return;
  const ManoeuvreIn in = manoeuvreFacts(position_, u, which, wasBeyond && position_.beyondBowShot(u));
  const auto ruling = ask(*rulings().manoeuvre, in);
  tell(phrase, {ruling->row}, {.unit = u}, ruling);
  gainDps(u, ruling->dps, "disordered-by-manoeuvre", {}, ruling);
}

void Play::passFriends(UnitIndex u, const UnitSet& friends) {
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v)
    if (in(friends, v) && position_.present(v) && position_.present(u)) passFriend(u, v);
}

void Play::passFriend(UnitIndex u, UnitIndex v) {
  const auto ruling = ask(*rulings().passageOfLines, passageFacts(position_, u, v));
  tell("passed-through", {}, {.unit = u, .other = v}, ruling);
  gainDps(u, ruling->passerDps, "disordered-by-passage", {ruling->passerRow}, ruling);
  gainDps(v, ruling->passedDps, "disordered-by-passage", {ruling->passedRow}, ruling);
}

}  // namespace signifer::cb
