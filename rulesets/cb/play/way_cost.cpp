// The cost of a path of a tactical move, and the ways that the rules leave open (CB-SEQ-6, CB-MOV-17, CB-MAN, 4a).
#include <algorithm>
#include <cmath>

#include "cb/play/manoeuvres.h"
#include "cb/play/paths.h"
#include "table/edges.h"

namespace signifer::cb {

MoveTerms termsOf(const Position& position, const Task& path) {
  const auto u = static_cast<UnitIndex>(path.args[0]);
  return {position.lengthOf(path.args[1] / 100.0), position.lengthOf(path.args[3] / 100.0), path.args[2] != 0,
          position.status(u, UnitStatus::spentHalves)};
}

double keptOf(const Position& position, const MoveTerms& terms) {
  if (terms.doubled) return position.bowShot();
  const bool endOnly = position.options().stopLimit == StopLimit::endOnly;  // D15
  return endOnly ? 0 : position.book().tables.shortOfEnemy;
}

namespace {

// Walks a path leg by leg and adds up what it costs.
class Walker {
 public:
  Walker(const Position& position, UnitIndex u, const MoveTerms& terms)
      : position_(position),
        u_(u),
        terms_(terms),
        base_(position.unit(u).base),
        keep_(keptOf(position, terms)),
        clipping_(position, u) {
    cost_.end = position.unit(u).pose;
  }

  WayCost walk(const Path& path) {
    for (std::size_t i = 0; i < path.size() && cost_.legal; ++i) {
      cost_.leg = i;
      cost_.straight = clipping_.straight();
      cost_.clears = clipping_.needed();
      clipping_.begin(cost_.end, path[i]);
      if (clipping_.leftOn() != noUnit) {
        // The figures are those of the wheel before, not of the leg that it left no way to.
        fail({cost_.straight, clipping_.leftOn(), "CB-PAS-3", "clips-a-friend"});
        return cost_;
      }
      take(path[i], path.size() == 1);
      if (!cost_.legal) break;
      const Pose next = after(cost_.end, base_, path[i]);
      // The end of the last leg is looked at for the distance of every move besides.
      if (keep_ > 0 && (terms_.doubled || i + 1 < path.size())) keepsOff(Footprint(next, base_));
      if (!cost_.legal) break;
      cost_.end = next;
      if (toLength(cost_.spent) > toLength(terms_.left)) fail({0, noUnit, "CB-MOV-17", "too-far"});
    }
    if (cost_.legal && !path.empty()) checkEnd();
    cost_.straight = clipping_.straight();
    cost_.clears = clipping_.needed();
    return cost_;
  }

 private:
  void fail(const Open& open) {
    cost_.legal = false;
    cost_.open = open;
  }
  // On a friend whom the wheel clipped (D68).
  void failOn(UnitIndex friendly) { fail({clipping_.straight(), friendly, "CB-PAS-3", "clips-a-friend"}); }
  void take(const Leg& leg, bool only) {
    const bool turns = leg.kind == LegKind::pivot && position_.unformed(u_) && !position_.special(u_);
    if (leg.kind == LegKind::ahead) return ahead(leg, only);
    if (isWheel(leg.kind)) return wheel(leg);
    if (!turns) return fail({0, noUnit, "CB-MAN-3", "no-such-leg"});
    // Free of length, about the centre (CB-MAN-3).
    const Open open = openTurn(position_, u_, cost_.end, leg.amount, keep_);
    if (open.distance < turnAbout(cost_.end, leg.amount).angle) return fail(open);
    keepsOff(Footprint(turnedTo(cost_.end, leg.amount), base_));
  }
  // So many legs that each come nearer by less than is measured do not add up to more than that.
  void keepsOff(const Footprint& at) {
    const UnitIndex near = position_.enemyTooNear(u_, at, keep_);
    if (near == noUnit) return;
    fail(terms_.doubled ? Open{0, near, "CB-MOV-16", "within-bow-shot"} : Open{0, near, "CB-SEQ-6", "near-enemy"});
  }
  void ahead(const Leg& leg, bool only) {
    const Footprint from(cost_.end, base_);
    const bool gap = passesGap(position_, u_, from, leg.amount, clipping_.friends().who());
    const Open open = openWay(position_, u_, from, from.forward, leg.amount, keep_, gap);
    if (open.distance < leg.amount) return fail(open);
    cost_.spent += leg.amount;
    if (gap)
      spendHalf(ask(*position_.rulings().manoeuvre, manoeuvreFacts(position_, u_, Manoeuvre::passGap, false)).out);
    const Vec2 to = from.centre + from.forward * leg.amount;
    if (linesCrossed(position_, from.centre, to).majors == 0) return;
    // CB-MAN-16, D58: a whole move, to just beyond it.
    const auto beyond = beyondMajorObstacle(position_, from);
    if (!beyond)
      return fail({toMajorObstacle(position_, from, leg.amount).value_or(0), noUnit, "CB-MAN-16", "no-major-obstacle"});
    if (!only || terms_.spentHalves > 0) return fail({0, noUnit, "CB-MAN-16", "takes-a-whole-move"});
    if (std::abs(*beyond - leg.amount) > touchingGap)
      return fail({1.0 * *beyond, noUnit, "CB-MAN-16", "to-just-beyond"});
    cost_.spent = terms_.left;
  }
  void wheel(const Leg& leg) {
    if (leg.amount > 90 * oneDegree) return fail({90.0 * oneDegree, noUnit, "CB-MAN-4", "wheel-too-far"});
    const Open open = openWheel(position_, u_, cost_.end, leg, keep_);
    if (open.distance < leg.amount) return fail(open);
    const double left = terms_.left - cost_.spent;
    const auto ruling =
        ask(*position_.rulings().wheelDistance, wheelFacts(position_, u_, leg.amount, terms_.whole, left + 0.5));
    const bool slow = position_.book().wheelsSlowly(position_.troop(u_));
    if (!ruling->allowed)
      return fail({slow ? 0.0 : wheelWithin(base_.frontage, wholeLength(left)), noUnit, ruling->rows.list().front(),
                   slow ? "no-half-move-left" : "too-far"});
    if (slow)
      return spendHalf(ask(*position_.rulings().manoeuvre, manoeuvreFacts(position_, u_, Manoeuvre::wheel, false)).out);
    const Length price = wheelLength(base_.frontage, leg.amount);
    cost_.spent += price;
    cost_.wheels += price;
  }
  void spendHalf(const ManoeuvreOut& manoeuvre) {
    cost_.spent += terms_.whole * manoeuvre.moveCost;
    cost_.halves += terms_.whole * manoeuvre.moveCost;
    if (manoeuvre.moveCost > 0) cost_.halvesRow = manoeuvre.row;
  }
  void checkEnd() {
    cost_.atEnd = true;
    const Footprint end(cost_.end, base_);
    if (!isOn(position_.table(), end)) return fail({0, noUnit, "CB-SEQ-5", "leaves-the-table"});
    const PastFriends& clipped = clipping_.friends();
    const UnitIndex under = unitUnder(position_, u_, end, clipped.who());
    if (under != noUnit) return fail({0, under, "CB-PAS-3", "ends-on-a-unit"});
    if (const UnitIndex friendly = overlapped(position_, clipped, end); friendly != noUnit) return failOn(friendly);
    const UnitIndex near = position_.enemyTooNear(u_, end, position_.book().tables.shortOfEnemy);
    if (near != noUnit) return fail({0, near, "CB-SEQ-6", "near-enemy"});
    for (const TerrainPiece& piece : position_.battle().setup->terrain)
      if (position_.barred(u_, piece.kind) && overlaps(end, piece.outline) &&
          !overlaps(position_.stand(u_), piece.outline))
        return fail({0, noUnit, "CB-MOV-13", "impassable"});
  }

  const Position& position_;
  UnitIndex u_;
  MoveTerms terms_;
  Base base_;
  double keep_;
  Clipping clipping_;
  WayCost cost_;
};

}  // namespace

WayCost costOf(const Position& position, UnitIndex u, const Path& path, const MoveTerms& terms) {
  return Walker(position, u, terms).walk(path);
}

namespace {

bool isOpen(const Position& position, UnitIndex u, Path path, Leg last, std::int32_t amount, const MoveTerms& terms) {
  last.amount = amount;
  path.add(last);
  return amount > 0 && costOf(position, u, path, terms).legal;
}

}  // namespace

// The legal lengths need not be one stretch: a way may end before a friend or behind it, before a gap or through it. So
// the leg is tried from its full length down in steps, and the step that fits is refined.
Path nearestLegal(const Position& position, UnitIndex u, const Path& path, const MoveTerms& terms,
                  const WayCost& cost) {
  constexpr std::int32_t steps = 64;
  Path before;
  for (std::size_t i = 0; i < cost.leg; ++i) before.add(path[i]);
  // On until the friend whom the wheel clipped is cleared.
  if (cost.open.code == "clips-a-friend" && cost.atEnd && cost.straight < cost.clears) {
    Path longer = path;
    if (longer[longer.size() - 1].kind == LegKind::ahead)
      longer[longer.size() - 1].amount = lengthOrMore(cost.clears);
    else
      longer.add({LegKind::ahead, lengthOrMore(cost.clears)});
    if (costOf(position, u, longer, terms).legal) return longer;
  }
  const Leg at = path[std::min(cost.leg, path.size() - 1)];
  std::int32_t best = 0;
  if (at.kind == LegKind::ahead || isWheel(at.kind)) {
    const auto open = [&](std::int32_t amount) { return isOpen(position, u, before, at, amount, terms); };
    const double spent = costOf(position, u, before, terms).spent;
    const double room = at.kind == LegKind::ahead ? std::min(terms.left - spent, 1.0 * at.amount) : at.amount;
    for (const double exact : {std::floor(cost.open.distance), std::floor(room)})
      if (exact <= at.amount && exact > best && open(static_cast<std::int32_t>(exact)))
        best = static_cast<std::int32_t>(exact);
    for (std::int32_t step = steps - 1; step > 0; --step) {
      std::int32_t fits = static_cast<std::int32_t>(std::int64_t{at.amount} * step / steps);
      if (fits <= best) break;
      if (!open(fits)) continue;
      for (std::int32_t fails = fits + at.amount / steps + 1; fails - fits > 1;) {
        const std::int32_t middle = (fits + fails) / 2;
        (open(middle) ? fits : fails) = middle;
      }
      best = fits;
      break;
    }
  }
  if (at.kind == LegKind::pivot && cost.open.distance >= 1) {
    const Pose from = costOf(position, u, before, terms).end;
    const auto open = static_cast<Angle>(cost.open.distance);
    const bool left = turnAbout(from, at.amount).side == Side::left;
    Path turned = before;
    turned.add({LegKind::pivot, normalised(from.heading + (left ? -open : open))});
    if (costOf(position, u, turned, terms).legal) return turned;
  }
  if (best > 0) before.add({at.kind, best});
  return before.empty() || costOf(position, u, before, terms).legal ? before : Path{};
}

WheelDistanceIn wheelFacts(const Position& position, UnitIndex u, Angle angle, double whole, double left) {
  const auto within = [](double figure, double most) { return std::clamp(figure, 0.0, most); };
  WheelDistanceIn in;
  in.troop = position.troop(u);
  in.frontage = within(position.jtsOf(position.unit(u).base.frontage), 20);
  in.angle = within(toDegrees(angle), 180);
  in.move = within(position.jtsOf(whole), 40);
  in.left = within(position.jtsOf(left), 40);
  return in;
}

Path pathTowards(const Position& position, UnitIndex u, Point aim, const MoveTerms& terms) {
  const double keep = terms.doubled ? position.bowShot() : position.book().tables.shortOfEnemy;
  const Pose pose = position.unit(u).pose;
  const Base& base = position.unit(u).base;
  if (position.unformed(u) && !position.special(u)) {
    const Pose turned = turnedTo(pose, headingTo(pose.centre, aim));
    const Length way = aheadFrom(position, u, turned, terms.left, keep);
    return way > 0 ? Path{{LegKind::pivot, turned.heading}, {LegKind::ahead, way}} : Path{};
  }
  const auto wheel = wheelTowards(pose, base, aim);
  if (!wheel || wheel->angle == 0) {
    const Length way = aheadFrom(position, u, pose, terms.left, keep);
    return way > 0 ? Path{{LegKind::ahead, way}} : Path{};
  }
  Leg leg{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, std::min(wheel->angle, 90 * oneDegree)};
  const bool slow = position.book().wheelsSlowly(position.troop(u));
  if (!slow) leg.amount = std::min(leg.amount, wheelWithin(base.frontage, wholeLength(terms.left)));
  const double price = slow ? terms.whole / 2 : wheelLength(base.frontage, leg.amount);
  if (leg.amount <= 0 || price > terms.left) return {};
  const Length way = aheadFrom(position, u, after(pose, base, leg), std::max(0.0, terms.left - price), keep);
  return way > 0 ? Path{leg, {LegKind::ahead, way}} : Path{leg};
}

}  // namespace signifer::cb
