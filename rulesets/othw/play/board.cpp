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

PersonIndex rerollerOf(const Options& options, const Battle& b, UnitIndex unit) {
  const PersonIndex own = ableGeneralWith(b, unit);
  if (own != noPerson || options.rerollReach == RerollReach::ownUnit) return own;
  for (PersonIndex i = 0; i < b.personCount(); ++i) {
    const Person& person = b.person(i);
    if (person.side == b.unit(unit).side && person.unit != noUnit && ableGeneralWith(b, person.unit) == i) return i;
  }
  return noPerson;
}

Ability abilityOf(const Battle& b, PersonIndex person) {
  return person == noPerson ? Ability::none : static_cast<Ability>(figure(b, person, PersonProfile::ability));
}

Facing towardsBase(const Battle& b, SideIndex side) {
  const auto edge = static_cast<BaseEdge>(b.side(side).status[SideStatus::baseEdge]);
  if (edge == BaseEdge::byOrder) return side == 0 ? Facing::south : Facing::north;
  return edge == BaseEdge::north ? Facing::north : Facing::south;
}

Board::Board(const Setup& setup) : setup_(&setup), grid_{setup.columns, setup.rows} {
  std::fill_n(at_.begin(), grid_.count(), noUnit);
}

Board::Board(const Battle& battle) : Board(*battle.setup) {
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

void Crowd::remove(std::size_t place) {
  --count_;
  for (std::size_t i = place; i < count_; ++i) {
    xs_[i] = xs_[i + 1];
    ys_[i] = ys_[i + 1];
  }
}

UnitIndex enemyBeside(const Battle& battle, const Board& board, UnitIndex unit, Square at) {
  for (const Square s : around(at))
    if (board.contains(s) && !board.empty(s) && areEnemies(battle, unit, board.at(s))) return board.at(s);
  return noUnit;
}

// In numbers so small that the compiler measures eight at once.
int Crowd::leastDistance(Square from) const {
  using Small = std::int16_t;
  const auto x = static_cast<Small>(from.x);
  const auto y = static_cast<Small>(from.y);
  Small least = INT16_MAX;
  for (std::size_t i = 0; i < count_; ++i) {
    const auto dx = static_cast<Small>(xs_[i] - x);
    const auto dy = static_cast<Small>(ys_[i] - y);
    const Small across = std::max(dx, static_cast<Small>(-dx));
    const Small along = std::max(dy, static_cast<Small>(-dy));
    least = std::min(least, static_cast<Small>(across + along));
  }
  return least;
}

std::size_t Crowd::firstAt(Square from, int apart) const {
  std::size_t i = 0;
  while (distance(from, {xs_[i], ys_[i]}) != apart) ++i;
  return i;
}

std::size_t Field::Side::placeOf(UnitIndex u) const {
  const auto end = units.begin() + static_cast<std::ptrdiff_t>(squares.size());
  return static_cast<std::size_t>(std::find(units.begin(), end, u) - units.begin());
}

Field::Field(const Battle& battle) : Board(*battle.setup) {
  const UnitIndex count = battle.unitCount();
  for (UnitIndex u = 0; u < count; ++u) {
    const Unit& unit = battle.unit(u);
    const Place& stands = places_[static_cast<std::size_t>(u)] = {squareOf(battle, u), facingOf(battle, u)};
    if (!unit.present) continue;
    if (contains(stands.square)) set(stands.square, u);
    Side& side = sides_[static_cast<std::size_t>(unit.side)];
    side.units[side.squares.size()] = u;
    side.squares.add(stands.square);
  }
}

Nearest Field::nearest(SideIndex side, Square from) const {
  const Side& own = sides_[static_cast<std::size_t>(side)];
  if (own.squares.size() == 0) return {};
  const int apart = own.squares.leastDistance(from);
  return {own.units[own.squares.firstAt(from, apart)], apart};
}

// Units that move together may pass through each other's squares: what another has taken is not lifted.
void Field::move(UnitIndex u, SideIndex side, Square square, Facing facing) {
  Place& stands = places_[static_cast<std::size_t>(u)];
  if (contains(stands.square) && at(stands.square) == u) lift(stands.square);
  stands = {square, facing};
  if (contains(square)) set(square, u);
  Side& own = sides_[static_cast<std::size_t>(side)];
  if (const std::size_t place = own.placeOf(u); place < own.squares.size()) own.squares.move(place, square);
}

void Field::remove(UnitIndex u, SideIndex side) {
  const Square s = square(u);
  if (contains(s) && at(s) == u) lift(s);
  Side& own = sides_[static_cast<std::size_t>(side)];
  const std::size_t place = own.placeOf(u);
  if (place == own.squares.size()) return;
  own.squares.remove(place);
  for (std::size_t i = place; i < own.squares.size(); ++i) own.units[i] = own.units[i + 1];
}

bool Field::shows(const Battle& battle) const {
  const Field anew(battle);
  for (int i = 0; i < grid().count(); ++i)
    if (at(grid().squareOf(i)) != anew.at(grid().squareOf(i))) return false;
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
    if (!std::ranges::equal(units(side), anew.units(side))) return false;
    for (const UnitIndex u : units(side))
      if (square(u) != anew.square(u) || facing(u) != anew.facing(u)) return false;
  }
  return true;
}

}  // namespace signifer::othw
