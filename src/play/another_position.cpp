#include "play/another_position.h"

#include <algorithm>

#include "play/forces_reader.h"
#include "play/known_units.h"
#include "play/state_json.h"
#include "play/status_json.h"

namespace signifer {
namespace {

class AnotherPositionReader {
 public:
  AnotherPositionReader(const RuleSet& rules, const Node& parts, KnownUnits& units, const KnownBattle& known)
      : rules_(rules), d_(rules.definition()), parts_(parts), units_(units), setup_(*known.setup) {
    battle_.setup = known.setup;
    battle_.sides = known.sides;
    battle_.people = known.people;
  }

  Battle read() {
    readSides();
    readUnits();
    readPeople();
    const auto state = parts_.find("state");
    if (state) readState(d_, setup_, *state, battle_);
    requirePlacesInLists(state);
    units_.met(battle_);
    state ? rules_.derive(battle_) : rules_.deploy(battle_);
    return std::move(battle_);
  }

 private:
  // Nobody reads this: the whole text is read then.
  template <class Info>
  static void expect(const Info& known, const Info& info, const Node& node) {
    if (info != known) throw node.error("the same as in the known battle was expected");
  }

  void readSides() {
    const auto sides = parts_.find("sides");
    if (!sides) return;
    const auto both = sides->items();
    expect(battle_.sides.size(), both.size(), *sides);
    for (std::size_t i = 0; i < both.size(); ++i) {
      SideInfo info;
      battle_.sides[i] = {};
      forces_.readSide(both[i], info, battle_.sides[i]);
      expect(setup_.sides[i], info, both[i]);
    }
  }

  void readUnits() {
    units_.begin(readingOf(rules_, setup_));
    const Node list = parts_.at("units");
    const auto items = list.items();
    expect(setup_.units.size(), items.size(), list);
    battle_.units.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!items[i].isObject()) {
        const KnownUnit& known = units_.at(items[i]);
        expect(setup_.units[i], known.info, items[i]);
        battle_.units.push_back(known.unit);
        continue;
      }
      UnitInfo info;
      forces_.readUnit(items[i], info, battle_.units.emplace_back());
      expect(setup_.units[i], info, items[i]);
      units_.met(info, battle_.units.back());
    }
  }

  void readPeople() {
    const auto people = parts_.find("people");
    if (!people) return placePeople();
    const auto items = people->items();
    expect(setup_.people.size(), items.size(), *people);
    for (std::size_t i = 0; i < items.size(); ++i) {
      PersonInfo info;
      battle_.people[i] = {};
      forces_.readPerson(items[i], battle_, info, battle_.people[i]);
      expect(setup_.people[i], info, items[i]);
    }
  }

  // Units may have moved, with those who are with them.
  void placePeople() {
    for (Person& person : battle_.people) {
      if (person.unit == noUnit) continue;
      const Unit& unit = battle_.unit(person.unit);
      expect(unit.side, person.side, parts_);
      person.at = unit.pose.centre;
    }
  }

  // All other places in lists pointed into the known battle, whose lists are as long.
  void requirePlacesInLists(const std::optional<Node>& state) const {
    const auto items = parts_.at("units").items();
    for (std::size_t i = 0; i < items.size(); ++i)
      requirePlaces(d_.unitStatus(), d_, battle_, items[i], battle_.units[i].status.at);
    if (state) requirePlaces(d_.battleStatus(), d_, battle_, *state, battle_.status.at);
  }

  const RuleSet& rules_;
  const Definition& d_;
  Node parts_;
  KnownUnits& units_;
  const Setup& setup_;
  Battle battle_;
  ForcesReader forces_{d_, setup_};
};

}  // namespace

Battle readAnotherPosition(const RuleSet& rules, const Node& parts, KnownUnits& units, const KnownBattle& known) {
  return AnotherPositionReader(rules, parts, units, known).read();
}

}  // namespace signifer
