// Changes of formation, reforms, characters who join and leave, judged (FA-MAN-8 to FA-MAN-13, FA-RAL-5, FA-CHR-1).
#include <algorithm>

#include "fantasy/play/referee.h"
#include "fantasy/play/room.h"

namespace signifer::fantasy {

void Referee::changeFormation(const Action& action) {
  const UnitIndex u = action.unit;
  if (!mover(u)) return;
  const int ranks = action.values[0];
  if (position_.loose(u)) return refuse("FA-MAN-8", "has-no-ranks", u);
  const Ranks now = position_.ranks(u);
  const int wanted = now.ranks() + ranks;
  if (ranks == 0 || wanted < 1 || wanted > now.models) return refuse("FA-MAN-8", "no-such-ranks", u);
  const auto out = ask(rulings().manoeuvre, rankFacts(position_, u, ranks));
  refuseFor(out->barredBy, u);
  if (verdict_.legal())
    measure(out.in.ranks == 1 ? "FA-MAN-8" : "FA-MAN-9", "movement-used", inches(out.in.spent + out->cost),
            inches(out.in.rate), u);
  if (!verdict_.legal()) return;
  const Ranks then = now.inRanks(wanted);
  if (then.ranks() != wanted) return refuse("FA-MAN-8", "no-such-ranks", u);
  const Pose pose = keptFront(position_.unit(u).pose, now.outline(), then.outline());
  const Body body = Body::block(pose, then);
  // Nearer to enemies than an inch, or than it was (FA-MOV-3).
  UnitIndex under = underfoot(position_, u, body, {});
  const double gap = enemyGap(position_);
  for (const UnitIndex v : position_.whoIsNear(body.centre(), body.reach() + gap)) {
    if (under != noUnit) break;
    if (!position_.live(v) || !position_.enemies(u, v)) continue;
    const double least = std::min(gap, position_.apart(u, v));
    if (body.distanceTo(position_.body(v)) < least - roundingTolerance) under = v;
  }
  if (under == noUnit && onTable(position_, body) && !onImpassable(position_, body))
    return keptFromEnemiesAt("FA-MOV-3", u, body, true);
  noRoom("FA-MOV-3", u, body, under, under == noUnit ? gap : std::min(gap, position_.apart(u, under)));
}

// Names the unit on the place, or the enemy who is too near to it.
void Referee::noRoom(std::string_view rule, UnitIndex u, const Body& body, UnitIndex under, double gap) {
  const double away = under == noUnit ? 0.0 : body.distanceTo(position_.body(under));
  if (under == noUnit)
    refuse(rule, "off-the-table", under);
  else if (away > 0.0 && position_.enemies(u, under))
    refuse(rule, "too-near", under, Figure::inches(toLength(away)), Figure::inches(lengthOrMore(gap)));
  else
    refuse(rule, "no-room", under);
  showOutline(body, "end-of-the-move");
}

// The enemy who is nearest to his limit where the unit comes to stand.
void Referee::keptFromEnemiesAt(std::string_view rule, UnitIndex u, const Body& body, bool orAsItWas) {
  if (!explained_) return;
  UnitIndex nearest = noUnit;
  double least = 0.0;
  double allowed = 0.0;
  position_.forEachLive([&](UnitIndex v) {
    if (!position_.enemies(u, v)) return;
    const double needed =
        orAsItWas ? std::min<double>(enemyGap(position_), position_.apart(u, v)) : enemyGap(position_);
    const double away = body.distanceTo(position_.body(v));
    if (nearest != noUnit && away - needed >= least - allowed) return;
    nearest = v;
    least = away;
    allowed = needed;
  });
  if (nearest != noUnit)
    measure(rule, "kept-from-enemies", Figure::inches(toLength(std::max(least, allowed))),
            Figure::inches(toLength(allowed)), nearest);
}

// FA-MAN-10: any rectangle and facing about the old centre; back on the table, its rear on the edge (FA-RET-1).
void Referee::checkFormation(const Action& action, std::string_view rule, bool bounded, bool rearStays) {
  const UnitIndex u = action.unit;
  const int formation = action.values[0];
  const int abreast = action.values[1];
  const int models = position_.models(u);
  if (!position_.character(u)) {
    if (formation < 0 || formation > 2 || ((position_.figure(u, UnitProfile::formations) >> formation) & 1) == 0)
      return refuse(rule, "not-its-formation", u);
    if (abreast < 1 || abreast > models)
      return refuse(rule, "no-such-front", u, Figure::count(abreast), Figure::count(models));
  }
  for (const Leg& leg : action.path)
    if (leg.kind != LegKind::pivot || rearStays) return refuse(rule, "only-a-facing", u);
  const Angle heading = action.path.empty() ? position_.unit(u).pose.heading : action.path[0].amount;
  const Formation wanted = position_.character(u) ? position_.formation(u) : static_cast<Formation>(formation);
  // Along the edge it is slid to the nearest free place.
  if (rearStays && roomAtEdgeIn(position_, u, wanted, abreast, position_.playBook().returnReach)) return;
  const Body body = formed(position_, u, wanted, abreast, heading, rearStays).body;
  const UnitIndex under = underfoot(position_, u, body, moversCare());
  if (under != noUnit || !onTable(position_, body) || onImpassable(position_, body))
    return noRoom(rule, u, body, under, enemyGap(position_));
  keptFromEnemiesAt(rule, u, body, false);
  if (!bounded || body.isSwarm() || position_.loose(u)) return;
  double farthest = 0.0;
  for (int i = 0; i < models; ++i)
    farthest = std::max(farthest, distance(body.modelAt(i).centre, position_.body(u).modelAt(i).centre));
  if (farthest > position_.rate(u) * static_cast<double>(oneInch))
    return refuse(rule, "model-goes-too-far", u, Figure::inches(lengthOrMore(farthest)),
                  Figure::inches(position_.rate(u) * oneInch));
  measure(rule, "farthest-model", Figure::inches(toLength(farthest)), Figure::inches(position_.rate(u) * oneInch), u);
}

void Referee::reform(const Action& action) {
  const UnitIndex u = action.unit;
  if (!ours(u, "FA-MOV-1") || (!mover(u) && (!explained_ || position_.attached(u)))) return;
  if (!position_.has(u, UnitProfile::musician)) refuse("FA-MAN-10", wordOf(NoMarch::noMusician), u);
  if (!verdict_.legal()) return;
  if (options().failedReform == FailedReform::moveNormally && position_.status(u, UnitStatus::spentInches) == 1)
    return refuse("FA-MAN-13", "has-failed-to-reform", u);
  checkFormation(action, "FA-MAN-10", true, false);
  if (verdict_.legal()) measure("FA-MAN-10", "room-to-stand", std::nullopt, std::nullopt, u);
}

// FA-RAL-5: what it has been given by the rally is always open.
void Referee::formUp(const Action& action) {
  const UnitIndex u = action.unit;
  if (!known(u, "FA-RAL-5")) return;
  if (battle_.tasks.empty() || battle_.tasks.back().args[0] != u) return refuse("FA-RAL-5", "does-not-form-up", u);
  const bool asItIs = action.values[0] == position_.status(u, UnitStatus::formation) &&
                      action.values[1] == std::min(position_.status(u, UnitStatus::abreast), position_.models(u)) &&
                      action.path.empty();
  const bool returned = battle_.tasks.back().args[1] == 1;
  const std::string_view rule = returned ? "FA-RET-1" : "FA-RAL-5";
  if (!asItIs) checkFormation(action, rule, false, returned);
  if (verdict_.legal()) measure(rule, "room-to-stand", std::nullopt, std::nullopt, u);
}

void Referee::join(const Action& action) {
  const UnitIndex u = action.unit;
  if (!afterMove(u)) return;
  const UnitIndex host = action.target;
  if (!position_.character(u)) return refuse("FA-CHR-1", "no-character", u);
  if (!position_.known(host) || !position_.live(host) || position_.enemies(u, host) || position_.character(host))
    return refuse("FA-CHR-1", "no-unit-to-join", position_.known(host) ? host : noUnit);
  if (position_.apart(u, host) > touchingGap)
    return refuse("FA-CHR-1", "does-not-touch", host, Figure::inches(toLength(position_.apart(u, host))),
                  Figure::inches(touchingGap));
  if (hostIsBusy(position_, host)) return refuse("FA-CHR-1", "host-is-busy", host);
  measure("FA-CHR-1", "gap-to-join", Figure::inches(toLength(position_.apart(u, host))), Figure::inches(touchingGap),
          host);
}

void Referee::leave(const Action& action) {
  const UnitIndex u = action.unit;
  if (!ours(u, "FA-CHR-1")) return;
  if (!position_.attached(u)) return refuse("FA-CHR-1", "is-alone", u);
  const UnitIndex host = position_.carrierOf(u);
  if (hostIsBusy(position_, host) || position_.is(host, UnitStatus::moved))
    return refuse("FA-CHR-1", "host-is-busy", host);
  const bool marches = action.values[0] != 0;
  const double allowance = marches ? marchAllowance(action, u, false) : position_.rate(u);
  checkWay(action, position_.unit(u).pose, moversCare(), allowance, 0.0, marches ? "FA-MAR-3" : "FA-MOV-1");
  if (!verdict_.legal() || action.path.empty()) return;
  const Walk way = walk(position_.unit(u).pose, position_.unit(u).base, action.path);
  const Body end = position_.bodyAt(u, way.end());
  if (end.overlaps(position_.body(host))) return refuse("FA-CHR-1", "ends-on-a-unit", host);
  measure("FA-CHR-1", "host-lets-go", std::nullopt, std::nullopt, host);
  measure("FA-CHR-1", "clear-of-host", Figure::inches(toLength(end.distanceTo(position_.body(host)))),
          Figure::inches(0), host);
}

}  // namespace signifer::fantasy
