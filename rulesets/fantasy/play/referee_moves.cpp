// Ordinary moves, marches and fast marches judged (FA-MOV-1 to FA-MOV-3, FA-MAN-1 to FA-MAN-7, FA-TER-1 to FA-TER-5,
// FA-MAR-1 to FA-MAR-9, FA-FST-1 to FA-FST-8).
#include <algorithm>

#include "fantasy/play/referee.h"

namespace signifer::fantasy {

Ignoring Referee::moversCare() const {
  Ignoring ignoring;
  ignoring.enemyGap = enemyGap(position_);
  return ignoring;
}

// FA-MOV-1 and what else keeps a unit from moving in this step.
bool Referee::mover(UnitIndex u) {
  if (!ours(u, "FA-MOV-1")) return false;
  if (position_.attached(u))
    refuse("FA-CHR-2", "with-a-unit", u);
  else if (position_.fleeing(u))
    refuse("FA-MOV-1", wordOf(NoCharge::fleeing), u);
  else if (position_.inCombat(u))
    refuse("FA-MOV-1", wordOf(NoCharge::inCombat), u);
  else if (position_.is(u, UnitStatus::charged))
    refuse("FA-MOV-1", wordOf(NoShooting::charged), u);
  else if (position_.is(u, UnitStatus::disengaged))
    refuse("FA-DIS-1", wordOf(NoShooting::disengaged), u);
  else if (position_.is(u, UnitStatus::failedFear))
    refuse("FA-FEA-5", wordOf(NoShooting::failedFearTest), u);
  else if (position_.is(u, UnitStatus::rallied))
    refuse("FA-RAL-5", wordOf(NoShooting::rallied), u);
  else if (position_.is(u, UnitStatus::reformed))
    refuse("FA-MAN-11", wordOf(NoShooting::reformed), u);
  return verdict_.legal();
}

void Referee::move(const Action& action) {
  const UnitIndex u = action.unit;
  if (!mover(u)) return;
  const auto id = static_cast<ActionId>(action.kind);
  const Moving moving = id == ActionId::move    ? Moving::normal
                        : id == ActionId::march ? Moving::march
                                                : Moving::fastMarch;
  const double before = toInches(position_.status(u, UnitStatus::spent));
  if (moving != Moving::normal && before > 0) return refuse("FA-MOV-1", "has-begun-its-move", u);
  checkLegs(action, moving);
  double allowance = position_.rate(u);
  if (moving != Moving::normal) allowance = marchAllowance(action, u, moving == Moving::fastMarch);
  if (!verdict_.legal()) return;
  const std::string_view tooFar = moving == Moving::normal  ? "FA-MOV-1"
                                  : moving == Moving::march ? (position_.character(u) ? "FA-MAR-3" : "FA-MAR-2")
                                                            : "FA-FST-3";
  if (moving == Moving::fastMarch && snakes(position_, u)) return snake(action, allowance, tooFar);
  checkWay(action, position_.unit(u).pose, moversCare(), allowance, before, tooFar);
}

// FA-FST-11: where the leader may go the others follow; then there must be room for the column behind it.
void Referee::snake(const Action& action, double allowance, std::string_view tooFar) {
  const UnitIndex u = action.unit;
  const Battle alone = withLeaderOf(position_, u);
  Referee leader(position_.rules(), alone);
  const Pose start = alone.unit(u).pose;
  leader.checkWay(action, start, moversCare(), allowance, 0.0, tooFar);
  verdict_ = leader.verdict_;
  if (!verdict_.legal()) return;
  const Pose end = walk(start, alone.unit(u).base, action.path).end();
  const Body column = position_.bodyAt(u, columnBehind(position_, u, end));
  const UnitIndex under = underfoot(position_, u, column, moversCare());
  if (under == noUnit && onTable(position_, column) && !onImpassable(position_, column)) return;
  refuse("FA-MOV-3", under == noUnit ? "leaves-the-table" : "no-room", under);
  showOutline(column, "end-of-the-move");
}

// FA-MOV-2, FA-MAN-4 to FA-MAN-7, FA-MAR-7, FA-FST-6
void Referee::checkLegs(const Action& action, Moving moving) {
  const UnitIndex u = action.unit;
  const bool loose = position_.loose(u);
  int turns = position_.status(u, UnitStatus::aboutFaces);
  for (const Leg& leg : action.path) {
    if (loose) continue;
    if (leg.kind == LegKind::aboutFace) {
      ManoeuvreIn in;
      in.manoeuvre = Manoeuvre::aboutFace;
      in.moving = moving;
      in.rate = position_.rate(u);
      in.formation = position_.formation(u);
      in.made = std::min(9, turns++);
      const WordSet<NoManoeuvre> barred = manoeuvre(position_.book(), in).barredBy;
      if (barred.has(NoManoeuvre::onlyWheels))
        refuse(moving == Moving::march ? "FA-MAR-7" : "FA-FST-6", wordOf(NoManoeuvre::onlyWheels), u);
      if (barred.has(NoManoeuvre::alreadyTurned))
        refuse(in.formation == Formation::closeOrder ? "FA-MAN-5" : "FA-MAN-7", wordOf(NoManoeuvre::alreadyTurned), u);
      continue;
    }
    // FA-FST-11: a column one model wide bends where it likes.
    const bool snakes = moving == Moving::fastMarch && position_.ranks(u).abreast() == 1;
    if (leg.kind == LegKind::pivot && snakes) continue;
    if (leg.kind != LegKind::ahead && !isWheel(leg.kind)) refuse("FA-MOV-2", "only-ahead-and-wheels", u);
  }
}

// Enemies near are looked for where the march begins (D15).
MarchIn Referee::marchFacts(const Action& action, UnitIndex u, bool fast) const {
  MarchIn in;
  in.pace = fast ? Pace::fastMarch : Pace::march;
  in.unitKind = position_.kind(u);
  in.formation = position_.formation(u);
  in.marchColumn = position_.marchColumn(u);
  in.musician = position_.has(u, Profile::musician);
  in.rate = position_.rate(u);
  const int near = fast ? position_.tables().distances.fastMarch : position_.tables().distances.march;
  const UnitIndex from = position_.carrierOf(u);
  position_.forEachLive([&](UnitIndex v) {
    if (!position_.enemies(u, v) || !position_.within(from, v, near)) return;
    const bool flees = position_.fleeing(v);
    const bool listed = flees || position_.character(v) || position_.kind(v) == UnitKind::artillery;
    const bool narrow = (flees && position_.character(v)) || position_.kind(v) == UnitKind::artillery;
    if (options().marchExemption == MarchExemption::listed ? listed : narrow)
      in.enemyExemptWithin8 = true;
    else if (position_.kind(v) == UnitKind::infantry || position_.character(v))
      in.enemyInfantryWithin8 = true;
    else
      in.enemyMountedWithin8 = true;
  });
  Path ground;
  if (fast && snakes(position_, u)) {
    // Those behind leave the ground on which they stand.
    const Going under = position_.goingUnder(position_.body(u));
    const Battle alone = withLeaderOf(position_, u);
    ground = groundOfPath(Position(position_.rules(), alone), u, action.path);
    if (!action.path.empty() && (under == Going::difficult || under == Going::veryDifficult)) ground.difficult += 1.0;
    if (!action.path.empty() && under == Going::obstacle) ground.obstacle += 1.0;
  } else {
    ground = groundOfPath(position_, u, action.path);
  }
  in.difficultTerrain = ground.difficult > 0 || ground.veryDifficult > 0;
  in.obstacle = ground.obstacle > 0;
  return in;
}

// FA-MAR-1 to FA-MAR-9, FA-FST-1 to FA-FST-8. Inches.
double Referee::marchAllowance(const Action& action, UnitIndex u, bool fast) {
  const MarchOut out = fantasy::march(position_.book(), marchFacts(action, u, fast));
  const auto bar = [&](NoMarch reason, std::string_view march, std::string_view fastMarch) {
    if (out.barredBy.has(reason)) refuse(fast ? fastMarch : march, wordOf(reason), u);
  };
  bar(NoMarch::noMusician, "FA-MAR-1", "FA-FST-1");
  bar(NoMarch::notInColumn, "FA-FST-2", "FA-FST-2");
  bar(NoMarch::enemyNear, "FA-MAR-4", "FA-FST-4");
  bar(NoMarch::troopType, "FA-MAR-6", "FA-FST-5");
  bar(NoMarch::manoeuvre, "FA-MAR-7", "FA-FST-6");
  bar(NoMarch::difficultTerrain, "FA-MAR-8", "FA-FST-7");
  bar(NoMarch::obstacle, "FA-MAR-9", "FA-FST-8");
  return out.allowance;
}

namespace {

/// What a leg costs in inches, what a turn surrenders included.
double costOfLeg(const Position& position, UnitIndex u, const Pose& pose, const Leg& leg) {
  if (leg.kind == LegKind::aboutFace)
    return position.loose(u) ? 0.0 : static_cast<double>(position.rate(u)) / position.tables().movement.aboutFacePart;
  return costOf(position.book(), position.formation(u), position.rate(u), groundOf(position, u, pose, leg));
}

std::string_view slowedBy(const Position& position, UnitIndex u, const Path& ground) {
  const bool close = position.formation(u) == Formation::closeOrder;
  if (ground.veryDifficult > 0) return close ? "FA-TER-3" : "FA-TER-5";
  // FA-TER-5: nothing else slows open order and skirmishers.
  if (!close) return {};
  if (ground.difficult > 0) return "FA-TER-2";
  return ground.obstacle > 0 ? "FA-TER-4" : std::string_view{};
}

}  // namespace

namespace {

/// The path as far as the movement pays for it.
signifer::Path paidFor(const Position& position, const Action& action, Pose pose, double allowance, double spent) {
  const UnitIndex u = action.unit;
  const Base base = shapeOf(position.bodyAt(u, pose));
  signifer::Path path;
  for (Leg leg : action.path) {
    const double cost = costOfLeg(position, u, pose, leg);
    if (spent + cost <= allowance) {
      spent += cost;
      pose = after(pose, base, leg);
      path.add(leg);
      continue;
    }
    if (leg.kind == LegKind::aboutFace || cost <= 0) break;
    std::int32_t low = 0;
    while (leg.amount - low > 1) {
      const std::int32_t middle = low + (leg.amount - low) / 2;
      (spent + costOfLeg(position, u, pose, {leg.kind, middle}) <= allowance ? low : leg.amount) = middle;
    }
    if (low > 0) path.add({leg.kind, low});
    break;
  }
  return path;
}

}  // namespace

// FA-MOV-3. How much of the leg is open, refused where that is not all of it.
std::int32_t Referee::openOf(UnitIndex u, const Pose& pose, const Leg& leg, const Ignoring& ignoring) {
  if (!isStraight(leg.kind) && !isWheel(leg.kind)) return leg.amount;
  const OpenLeg open = openLeg(position_, u, pose, leg, ignoring);
  if (open.amount >= leg.amount) return leg.amount;
  const auto figure = isWheel(leg.kind) ? &Figure::degrees : &Figure::inches;
  const std::string_view code = open.edge                            ? "leaves-the-table"
                                : open.ground                        ? "impassable-ground"
                                : position_.enemies(u, open.blocker) ? "enemy-in-the-way"
                                                                     : "unit-in-the-way";
  refuse("FA-MOV-3", code, open.blocker == noUnit ? u : open.blocker, figure(leg.amount), figure(open.amount));
  const Base base = shapeOf(position_.bodyAt(u, pose));
  showOutline(position_.bodyAt(u, after(pose, base, {leg.kind, open.amount})), "as-far-as-open");
  return open.amount;
}

// FA-MOV-3: nothing in the way; FA-TER-1 to FA-TER-5: no farther than the movement pays for.
void Referee::checkWay(const Action& action, const Pose& start, const Ignoring& ignoring, double allowance,
                       double before, std::string_view tooFar) {
  const UnitIndex u = action.unit;
  const Base base = shapeOf(position_.bodyAt(u, start));
  Pose pose = start;
  double spent = before;
  Path ground;
  Action nearest = action;
  nearest.path.clear();
  for (const Leg& leg : action.path) {
    if (verdict_.legal()) {
      const Leg open{leg.kind, openOf(u, pose, leg, ignoring)};
      if (verdict_.legal() || open.amount > 0) nearest.path.add(open);
    }
    addTo(ground, groundOf(position_, u, pose, leg));
    spent += costOfLeg(position_, u, pose, leg);
    pose = after(pose, base, leg);
  }
  if (plainInches(spent) > allowance + 1e-9) {
    refuse(tooFar, "too-far", u, Figure::inches(toLength(spent * oneInch)),
           Figure::inches(toLength(allowance * oneInch)));
    const std::string_view slow = slowedBy(position_, u, ground);
    if (!slow.empty()) refuse(slow, "slowed-by-ground", u);
  }
  if (!verdict_.legal()) {
    nearest.path = paidFor(position_, nearest, start, allowance, before);
    if (!nearest.path.empty()) verdict_.nearest = nearest;
    return;
  }
  const Body end = position_.bodyAt(u, pose);
  const UnitIndex under = action.path.empty() ? noUnit : underfoot(position_, u, end, {ignoring.units, false, 0});
  if (under != noUnit) {
    refuse("FA-MOV-3", "ends-on-a-unit", under);
    showOutline(end, "end-of-the-move");
  }
}

}  // namespace signifer::fantasy
