// The consequences of positions and statuses: at deployment, and in battles that were read or changed by hand.
#include <algorithm>
#include <utility>

#include "initiative/play/edge_charged.h"
#include "initiative/play/play.h"

namespace signifer::initiative {
void Play::deploy() {
  mover_.turn = 1;
  mover_.active = 0;
  mover_.tasks.clear();
  mover_.relations.clear();
  mover_.step = position_.places()[StepId::rallyElite];
  status(BattleStatus::orderingGeneral) = noPerson;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const bool always = position_.profile(u, UnitProfile::openOrder) == 2;
    if (always && position_.formation(u) == Formation::line)
      status(u, UnitStatus::formation) = static_cast<std::int16_t>(Formation::openOrder);
  }
  fitBases();
  position_.allMoved();
  findContacts();
  if (options().firstPlayer == FirstPlayer::attacker)
    beginPlayerTurn(0);
  else
    push(TaskKind::firstPlayer, {});
  Course::run(*this);
}

void Play::derive() {
  Course::settle(*this);
  if (status(BattleStatus::orderingGeneral) >= battle_.personCount()) status(BattleStatus::orderingGeneral) = noPerson;
  if (status(BattleStatus::firstPlayer) == 0 && position_.step() != StepId::rallyElite)
    status(BattleStatus::firstPlayer) = static_cast<std::int16_t>(battle_.active + 1);
  for (Person& person : mover_.people)
    if (person.unit != noUnit && !position_.present(person.unit)) person.unit = noUnit;
  fitBases();
  position_.allMoved();
  findContacts();
  Course::askAgain(*this);
}

// A base that is one of its size's own goes with the formation; others were measured by the players and stay.
void Play::fitBases() {
  const PlayBook& book = position_.book();
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const Base& base = battle_.unit(u).base;
    if (const int piece = position_.buildingsOf(u); piece >= 0) {
      setInBuildings(u, piece);
      continue;
    }
    bool own = false;
    for (int formation = 0; formation < static_cast<int>(Formation::buildings); ++formation)
      own = own || base == book.footprint(position_.size(u), static_cast<Formation>(formation));
    if (own) mover_.reshape(u, book.footprint(position_.size(u), position_.formation(u)));
  }
}

// Contact is engagement (IO-MOV-12): the quarter is that of the charge, or for chance contacts where the centre lies;
// but where fronts meet each stands in the other's front (D-46).
// Those who have stayed where they were touch whom they touched.
void Play::findContacts() {
  const UnitSet moved = position_.takeMoved();
  std::erase_if(mover_.relations, [&](const Relation& r) {
    return r.kind == kindOf(RelationKind::engaged) &&
           (!battle_.unit(r.from).present || !battle_.unit(r.to).present || !position_.enemies(r.from, r.to) ||
            ((in(moved, r.from) || in(moved, r.to)) && !position_.touch(r.from, r.to)));
  });
  const auto engage = [&](UnitIndex u, UnitIndex v) {
    if (!position_.enemies(u, v) || !position_.touch(u, v)) return;
    const int known = battle_.relation(kindOf(RelationKind::engaged), u, v);
    if (known >= 1 && known <= static_cast<int>(Words<Quarter>::words.size())) return;
    const bool front = options().quarterJudgedBy == QuarterJudgedBy::faceReached && !position_.body(u).garrison() &&
                       !position_.body(v).garrison() && frontsMeet(position_.stand(u), position_.stand(v));
    const Quarter quarter = front ? Quarter::front : position_.quarter(position_.stand(u), position_.stand(v).centre);
    mover_.relate(kindOf(RelationKind::engaged), u, v, static_cast<std::int16_t>(1 + static_cast<int>(quarter)));
  };
  // Few have moved, and few of them near an enemy: the others need not be held against each other.
  UnitSet near;
  forEachIn(moved, [&](UnitIndex u) {
    if (!position_.present(u)) return;
    position_.forEachEnemyNear(u, touchingGap, [&](UnitIndex v) {
      if (!position_.present(v) || !position_.nearer(u, v, touchingGap)) return;
      add(near, u);
      add(near, v);
    });
  });
  forEachIn(near, [&](UnitIndex u) {
    forEachIn(near, [&](UnitIndex v) {
      if (in(moved, u) || in(moved, v)) engage(u, v);
    });
  });
  for (Person& person : mover_.people)
    if (person.present && person.unit != noUnit) person.at = battle_.unit(person.unit).pose.centre;
}

}  // namespace signifer::initiative
