#include "battle/battle.h"

#include <algorithm>

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
    if (value != 0) relations.push_back({kind, from, to, value});
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

}  // namespace signifer
