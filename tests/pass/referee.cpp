#include "pass.h"

namespace signifer::pass {

void Referee::mover(UnitIndex u) {
  if (!position_.present(u)) return refuse("PS-SEQ-2", "gone");
  if (position_.unit(u).side != battle_.active) refuse("PS-SEQ-2", "not-yours", u);
  if (position_.is(u, UnitStatus::moved)) refuse("PS-SEQ-2", "moved-already", u);
  if (const UnitIndex enemy = position_.toucher(u); enemy != noUnit) refuse("PS-MOV-3", "in-contact", u);
}

void Referee::move(const Action& action) {
  mover(action.unit);
  if (!position_.present(action.unit)) return;
  const Unit& unit = position_.unit(action.unit);
  UnitSet alone;
  add(alone, action.unit);
  way(action.unit, walk(unit.pose, unit.base, action.path), alone);
}

void Referee::moveLine(const Action& action) {
  UnitSet formed;
  bool first = true;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!in(action.units, u)) continue;
    mover(u);
    if (!position_.present(u)) continue;
    if (first) formed = position_.line(u);
    first = false;
    if (!in(formed, u)) refuse("PS-MOV-2", "no-line", u);
  }
  if (first) return refuse("PS-MOV-2", "gone");
  if (action.path.size() != 1 || action.path[0].kind != LegKind::ahead) return refuse("PS-MOV-2", "only-ahead");
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(action.units, u) && position_.present(u))
      way(u, walk(position_.unit(u).pose, position_.unit(u).base, action.path), action.units);
}

// Not too far, on the table, and upon nobody who stays where he is.
void Referee::way(UnitIndex u, const Walk& way, const UnitSet& company) {
  const Figure gone = Figure::inches(way.total), allowed = Figure::inches(position_.reach());
  measure("PS-MOV-1", "way", gone, allowed, u);
  if (way.total > position_.reach()) refuse("PS-MOV-1", "too-far", u, gone, allowed);
  const Footprint end(way.end(), position_.unit(u).base);
  if (!isOn(position_.table(), end)) refuse("PS-MOV-3", "gone", u);
  position_.forEachPresent([&](UnitIndex other) {
    if (!in(company, other) && overlaps(end, position_.stand(other))) refuse("PS-MOV-3", "in-the-way", other);
  });
}

// The procedure that play goes by says why not, with its figures.
void Referee::react(const Action& action) {
  const UnitIndex asked = battle_.tasks.back().args[0];
  if (action.unit != asked) return refuse("PS-REA-1", "not-asked", asked);
  if (static_cast<ActionId>(action.kind) == ActionId::stand) return;
  const auto ruling = position_.fallingBack(action.unit);
  consult(ruling);
  refuseEach(ruling->reasons, [&](WhyNot) { return action.unit; });
}

}  // namespace signifer::pass
