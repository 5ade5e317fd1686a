#include "battle/battle.h"

#include <algorithm>

#include "battle/origins.h"

namespace signifer {
namespace {

// FNV-1a over the numbers of the state, least significant byte first.
class Hash {
 public:
  void add(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    // Nearly all are small: what their seven upper bytes do is known.
    if (bits <= 0xFFU) {
      value_ = (value_ ^ bits) * primeToTheEighth;
      return;
    }
    for (int i = 0; i < 8; ++i) value_ = (value_ ^ (bits >> (8 * i) & 0xFFU)) * prime;
  }
  // The sums of older journals were taken over 32 slots: those beyond count only where something stands in them.
  template <std::size_t N>
  void add(const Slots<N>& slots) {
    for (std::size_t i = 0; i < N; ++i) {
      const std::int16_t value = slots.at[i];
      if (i >= 32 && value == 0) continue;
      if (i >= 32) add(static_cast<std::int64_t>(i));
      add(value);
    }
  }
  void add(Point point) {
    add(point.x);
    add(point.y);
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  static constexpr std::uint64_t prime = 0x100000001B3U;
  static constexpr std::uint64_t squared = prime * prime;
  static constexpr std::uint64_t primeToTheEighth = squared * squared * squared * squared;
  std::uint64_t value_ = 0xCBF29CE484222325U;
};

// A relation of 0 is none: the first of them says that the place is kept, and each number stands in two halves. A move
// is a relation of the unit to itself.
constexpr std::int16_t originKept = -1;
constexpr std::int16_t originFacing = -2;
constexpr std::int16_t originAcross = -4;
constexpr std::int16_t originAlong = -6;
constexpr std::int16_t unitSettled = -8;

// Relations of rule sets come first, places behind them, settled units last: so a file reads what it has written.
std::vector<Relation>::iterator placeFor(std::vector<Relation>& relations, std::int16_t kind) {
  if (relations.empty() || kind == unitSettled || (kind >= 0 && relations.back().kind >= 0)) return relations.end();
  return std::ranges::find_if(
      relations, [kind](const Relation& one) { return kind >= 0 ? one.kind < 0 : one.kind == unitSettled; });
}

}  // namespace

std::int16_t Battle::relation(std::int16_t kind, UnitIndex from, UnitIndex to) const {
  const auto found = std::ranges::find_if(
      relations, [&](const Relation& r) { return r.kind == kind && r.from == from && r.to == to; });
  return found == relations.end() ? std::int16_t{0} : found->value;
}

void Battle::relate(std::int16_t kind, UnitIndex from, UnitIndex to, std::int16_t value) {
  const auto found = std::ranges::find_if(
      relations, [&](const Relation& r) { return r.kind == kind && r.from == from && r.to == to; });
  if (found == relations.end()) {
    if (value != 0) relations.insert(placeFor(relations, kind), {kind, from, to, value});
  } else if (value == 0) {
    relations.erase(found);
  } else {
    found->value = value;
  }
}

bool operator==(const Battle& a, const Battle& b) {
  const bool sameSetup = a.setup == b.setup || (a.setup && b.setup && *a.setup == *b.setup);
  return sameSetup && a.turn == b.turn && a.active == b.active && a.step == b.step && a.units == b.units &&
         a.people == b.people && a.sides == b.sides && a.status == b.status && a.tasks == b.tasks &&
         a.relations == b.relations;
}

std::uint64_t fingerprint(const Battle& battle) {
  Hash hash;
  hash.add(battle.turn);
  hash.add(battle.active);
  hash.add(battle.step);
  for (const Unit& unit : battle.units) {
    hash.add(unit.pose.centre);
    hash.add(unit.pose.heading);
    hash.add(unit.base.frontage);
    hash.add(unit.base.depth);
    hash.add(unit.present);
    hash.add(unit.status);
  }
  for (const Person& person : battle.people) {
    hash.add(person.at);
    hash.add(person.unit);
    hash.add(person.present);
    hash.add(person.status);
  }
  for (const SideState& side : battle.sides) hash.add(side.status);
  hash.add(battle.status);
  for (const Task& task : battle.tasks) {
    hash.add(task.code);
    for (const std::int16_t arg : task.args) hash.add(arg);
  }
  for (const Relation& relation : battle.relations) {
    hash.add(relation.kind);
    hash.add(relation.from);
    hash.add(relation.to);
    hash.add(relation.value);
  }
  return hash.value();
}

// Places from which units came (battle/origins.h).
namespace {

void putOriginNumber(Battle& battle, std::int16_t kind, UnitIndex from, UnitIndex to, std::int32_t number) {
  const auto bits = static_cast<std::uint32_t>(number);
  battle.relate(kind, from, to, static_cast<std::int16_t>(bits & 0xFFFFU));
  battle.relate(static_cast<std::int16_t>(kind - 1), from, to, static_cast<std::int16_t>(bits >> 16U));
}

std::int32_t originNumber(const Battle& battle, std::int16_t kind, UnitIndex from, UnitIndex to) {
  const auto lower = static_cast<std::uint16_t>(battle.relation(kind, from, to));
  const auto upper = static_cast<std::uint16_t>(battle.relation(static_cast<std::int16_t>(kind - 1), from, to));
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(upper) << 16U | lower);
}

}  // namespace

std::vector<Origin> origins(const Battle& battle) {
  std::vector<Origin> all;
  for (const Relation& relation : battle.relations)
    if (relation.kind == originKept)
      all.push_back({relation.from, relation.to == relation.from ? noUnit : relation.to,
                     *chargeOrigin(battle, relation.from, relation.to)});
  return all;
}

std::optional<Pose> chargeOrigin(const Battle& battle, UnitIndex charger, UnitIndex target) {
  if (battle.relation(originKept, charger, target) == 0) return std::nullopt;
  const auto number = [&](std::int16_t kind) { return originNumber(battle, kind, charger, target); };
  return Pose{{number(originAcross), number(originAlong)}, number(originFacing)};
}

std::optional<Pose> moveOrigin(const Battle& battle, UnitIndex unit) { return chargeOrigin(battle, unit, unit); }

UnitIndex toldTarget(const Battle& battle, UnitIndex charger) {
  for (const Relation& relation : battle.relations)
    if (relation.kind == originKept && relation.from == charger && relation.to != charger) return relation.to;
  return noUnit;
}

void noteOrigin(Battle& battle, const Origin& origin) {
  const UnitIndex to = origin.target == noUnit ? origin.unit : origin.target;
  std::erase_if(battle.relations, [&](const Relation& one) {
    return isOfOrigin(one) && one.kind != unitSettled && one.from == origin.unit &&
           (one.to == one.from) == (to == origin.unit);
  });
  battle.relate(originKept, origin.unit, to, 1);
  putOriginNumber(battle, originFacing, origin.unit, to, origin.from.heading);
  putOriginNumber(battle, originAcross, origin.unit, to, origin.from.centre.x);
  putOriginNumber(battle, originAlong, origin.unit, to, origin.from.centre.y);
}

void forgetOrigins(Battle& battle) { std::erase_if(battle.relations, isOfOrigin); }

std::vector<UnitIndex> settledUnits(const Battle& battle) {
  std::vector<UnitIndex> units;
  for (const Relation& relation : battle.relations)
    if (relation.kind == unitSettled) units.push_back(relation.from);
  return units;
}

void noteSettled(Battle& battle, UnitIndex unit) { battle.relate(unitSettled, unit, unit, 1); }

void forgetSettled(Battle& battle) {
  std::erase_if(battle.relations, [](const Relation& one) { return one.kind == unitSettled; });
}

}  // namespace signifer
