// Battles made ready: what follows from a file, and what a file or an override may say that makes no sense.
#include <algorithm>

#include "battle/arriving.h"
#include "battle/origins.h"
#include "cb/combinations.h"
#include "cb/play/play.h"

namespace signifer::cb {

// Counts the units of an army and finds its home edge. A position that is set up in mid-battle may leave both out.
void Play::countSide(SideIndex side) {
  auto& state = mover_.side(side).status;
  if (state[SideStatus::unitsAtStart] > 0) return;
  double y = 0;
  int count = 0;
  int present = 0;
  int destroyed = 0;
  int left = 0;
  for (const Unit& unit : battle_.units)
    if (unit.side == side) {
      ++count;
      const auto fate = static_cast<Fate>(unit.status[UnitStatus::fate]);
      destroyed += !unit.present && !isAside(unit) && fate != Fate::leftTable ? 1 : 0;
      left += !unit.present && fate == Fate::leftTable ? 1 : 0;
      if (!unit.present) continue;
      ++present;
      y += unit.pose.centre.y;
    }
  if (count == 0) return;
  state[SideStatus::unitsAtStart] = static_cast<std::int16_t>(std::min(60, count));
  state[SideStatus::destroyed] = static_cast<std::int16_t>(std::max<int>(state[SideStatus::destroyed], destroyed));
  state[SideStatus::offTable] = static_cast<std::int16_t>(std::max<int>(state[SideStatus::offTable], left));
  state[SideStatus::homeAtTop] = present > 0 && y / present > battle_.setup->depth / 2.0 ? 1 : 0;
}

void Play::deploy() {
  mover_.tasks.clear();
  mover_.turn = 1;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) set(u, UnitStatus::frontStands, position_.frontStands(u));
  derive();
  beginTurn(firstSide());
  Course::run(*this);
}

bool Play::makesSense(const Relation& relation) const {
  if (isOfOrigin(relation)) return true;
  if (!position_.known(relation.from) || !position_.known(relation.to)) return false;
  switch (static_cast<RelationKind>(relation.kind)) {
    case RelationKind::dice:
      return relation.value >= 1 && relation.value <= 8;
    case RelationKind::manoeuvred:
      return relation.value >= 1 && relation.value <= static_cast<int>(Words<Manoeuvre>::words.size());
    case RelationKind::charges:
      return position_.enemies(relation.from, relation.to) && position_.troop(relation.from) != Troop::artillery;
    default:
      return position_.enemies(relation.from, relation.to);
  }
}

// Corrects statuses that no unit of its kind can have.
void Play::putRight(UnitIndex u) {
  const Formation formation = position_.formation(u);
  if (refuseFormation(book_, position_.troop(u), formation)) set(u, UnitStatus::formation, Formation::line);
  if (position_.special(u))
    for (const UnitStatus slot : {UnitStatus::dps, UnitStatus::shaken, UnitStatus::broken}) set(u, slot, 0);
  // CB-SHK-1
  const bool disordered = !position_.special(u) && status(u, UnitStatus::dps) >= book_.shakenFrom(position_.troop(u));
  if (disordered || position_.broken(u)) set(u, UnitStatus::shaken, 1);
  if (!isElephantsOrScythed(position_.troop(u)) && position_.troop(u) != Troop::chariots)
    set(u, UnitStatus::rampaging, 0);
  const int most = position_.stands(u) - 1;
  if (battle_.unit(u).present && status(u, UnitStatus::casualties) > most) set(u, UnitStatus::casualties, most);
  mover_.reshape(u, position_.baseOf(u));
}

void Play::derive() {
  Course::settle(*this);
  std::erase_if(mover_.relations, [&](const Relation& relation) { return !makesSense(relation); });
  for (SideIndex side = 0; side < 2; ++side) countSide(side);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) putRight(u);
  for (Person& person : mover_.people) {
    if (person.unit == noUnit) continue;
    if (!position_.present(person.unit) || battle_.unit(person.unit).side != person.side) person.unit = noUnit;
    if (person.unit != noUnit) person.at = battle_.unit(person.unit).pose.centre;
  }
}

}  // namespace signifer::cb
