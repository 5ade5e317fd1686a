#include "othw/play/board.h"

#include <algorithm>

namespace signifer::othw {

Troops troopsOf(const Battle& b, UnitIndex u) {
  if (classOf(b, u) == UnitClass::skirmishers) return Troops::skirmishers;
  return figure(b, u, UnitProfile::looseOrder) != 0 ? Troops::looseOrder : Troops::other;
}

PersonIndex generalWith(const Battle& b, UnitIndex unit) {
  for (PersonIndex i = 0; i < b.personCount(); ++i) {
    const Person& person = b.person(i);
    if (person.unit == unit && person.present) return i;
  }
  return noPerson;
}

PersonIndex ableGeneralWith(const Battle& b, UnitIndex unit) {
  const PersonIndex general = generalWith(b, unit);
  if (general == noPerson) return noPerson;
  return static_cast<GeneralState>(b.person(general).status[PersonStatus::state]) == GeneralState::able ? general
                                                                                                        : noPerson;
}

Ability abilityOf(const Battle& b, PersonIndex person) {
  return person == noPerson ? Ability::none : static_cast<Ability>(figure(b, person, PersonProfile::ability));
}

Facing towardsBase(const Battle& b, SideIndex side) {
  const auto edge = static_cast<BaseEdge>(b.side(side).status[SideStatus::baseEdge]);
  if (edge == BaseEdge::byOrder) return side == 0 ? Facing::south : Facing::north;
  return edge == BaseEdge::north ? Facing::north : Facing::south;
}

void place(Battle& b, UnitIndex unit, Square square, Facing facing) {
  b.unit(unit).pose = poseOf(square, facing, b.setup->squareSide);
  for (Person& person : b.people)
    if (person.unit == unit) person.at = b.unit(unit).pose.centre;
}

Board::Board(const Battle& battle) : setup_(battle.setup.get()), grid_{battle.setup->columns, battle.setup->rows} {
  std::fill_n(at_.begin(), grid_.count(), noUnit);
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    if (!battle.unit(i).present) continue;
    const Square s = squareOf(battle, i);
    if (contains(s)) set(s, i);
  }
}

GroundKind Board::ground(Square s) const {
  return static_cast<GroundKind>(setup_->squares[static_cast<std::size_t>(grid_.indexOf(s))].kind);
}

int Board::level(Square s) const { return setup_->squares[static_cast<std::size_t>(grid_.indexOf(s))].level; }

bool Board::binds(Square s) const {
  const GroundKind kind = ground(s);
  return kind == GroundKind::wood || kind == GroundKind::ford || kind == GroundKind::difficult;
}

UnitIndex enemyAhead(const Battle& battle, const Board& board, UnitIndex unit, Square from, Facing facing) {
  const Square s = from + stepAhead(facing);
  if (!board.contains(s)) return noUnit;
  const UnitIndex met = board.at(s);
  return met != noUnit && met != unit && areEnemies(battle, unit, met) ? met : noUnit;
}

}  // namespace signifer::othw
