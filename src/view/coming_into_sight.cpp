#include "view/coming_into_sight.h"

#include <algorithm>
#include <span>

#include "battle/markers.h"
#include "play/deployment.h"
#include "table/base.h"
#include "table/distance.h"
#include "table/vec.h"
#include "view/sight_over_ground.h"
#include "view/view.h"
#include "view/watching.h"

namespace signifer {
namespace {

double squaredApart(const Unit& one, Point at) { return squaredLength(toVec(one.pose.centre) - toVec(at)); }

// From base to base, on a grid by squares beside each other or aslant. Most are too far apart by their centres.
bool isNear(const Unit& one, const Unit& other, Length reach) {
  const double most = reach + 0.5 * (one.base.frontage + one.base.depth + other.base.frontage + other.base.depth);
  if (squaredApart(one, other.pose.centre) > most * most) return false;
  return within(Footprint(one.pose, one.base), Footprint(other.pose, other.base), reach);
}

/// Sight between the units of a battle as it stands.
class Lookout {
 public:
  Lookout(const RuleSet& rules, const Battle& battle) : rules_(rules), battle_(battle) {}

  /// Whether an enemy sees the unit. By the rule set's own rule where it has one, else over the ground; no farther than
  /// the battle says.
  [[nodiscard]] bool isFound(UnitIndex u) {
    const Unit& unit = battle_.unit(u);
    const int reach = sightInches(battle_);
    viewers_.clear();
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
      const Unit& enemy = battle_.unit(v);
      if (!enemy.present || enemy.side == unit.side) continue;
      if (isNear(enemy, unit, comeUponWithin)) return true;
      if (reach == 0 || isNear(enemy, unit, reach * oneInch)) viewers_.push_back(v);
    }
    // The nearest most likely sees it.
    std::ranges::sort(viewers_, {}, [&](UnitIndex v) { return squaredApart(battle_.unit(v), unit.pose.centre); });
    return std::ranges::any_of(viewers_, [&](UnitIndex v) {
      if (const auto line = rules_.sight(battle_, v, u)) return line->seen;
      return seesOverGround(rules_.definition(), battle_, battle_.unit(v).pose.centre, unit.pose.centre);
    });
  }

 private:
  const RuleSet& rules_;
  const Battle& battle_;
  std::vector<UnitIndex> viewers_;
};

/// Reveals who is marked, for one action.
class Revealing {
 public:
  Revealing(const RuleSet& rules, const Battle& before, Battle& battle, const Action& action, Chronicle& chronicle)
      : before_(before), battle_(battle), action_(action), chronicle_(chronicle), definition_(rules.definition()) {}

  void run() {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (isMarkedHidden(battle_.unit(u))) look(u);
    for (PersonIndex p = 0; p < battle_.personCount(); ++p)
      if (isMarkedHidden(battle_.person(p))) lookAtPerson(p, battle_.person(p));
    if (!hasMarkers(battle_)) return;
    std::vector<Marker> all = markersOf(battle_);
    for (Marker& marker : all)
      if (marker.lies && marker.unit == noUnit) lookUnder(marker);
    setMarkers(battle_, all);
  }

 private:
  void look(UnitIndex u) {
    const Unit& unit = battle_.unit(u);
    const Unit& was = before_.unit(u);
    if (unit.present && was.present && unit.pose != was.pose) return reveal(u, "sight-moved");
    if (was.present && !unit.present) return reveal(u, "sight-gone");
    if (unit.present && (action_.unit == u || in(action_.units, u))) return reveal(u, "sight-acted");
    if (action_.target == u) return reveal(u, "sight-acted");
    if (!unit.present) return;
    if (const UnitIndex by = comeUponBy(unit); by != noUnit) reveal(u, "sight-come-upon", by);
  }

  // A dummy stands nowhere: it is found as a unit is that has no base.
  void lookUnder(Marker& marker) {
    Unit nobody;
    nobody.side = marker.side;
    nobody.pose.centre = marker.at;
    const UnitIndex by = comeUponBy(nobody);
    if (by == noUnit) return;
    marker.lies = false;
    Entry entry;
    entry.phrase = "sight-dummy";
    entry.other = by;
    tellMarker(std::move(entry), marker.number, marker.side);
  }

  void tellMarker(Entry entry, int number, SideIndex side) {
    if (!chronicle_.wanted()) return;
    entry.side = side;
    entry.key = true;
    entry.figures = {Figure::count(number)};
    chronicle_.tell(std::move(entry));
  }

  // A person is where his unit is; alone he is found like a unit.
  void lookAtPerson(PersonIndex p, const Person& person) {
    const Person& was = before_.person(p);
    if (person.unit != noUnit && !isMarkedHidden(battle_.unit(person.unit)) &&
        isMarkedHidden(before_.unit(person.unit)))
      return revealPerson(p, "sight-person");
    if (person.unit == noUnit && person.present && person.at != was.at) return revealPerson(p, "sight-person");
    if (was.present && !person.present) return revealPerson(p, "sight-person");
    if (action_.person == p) return revealPerson(p, "sight-person");
  }

  [[nodiscard]] UnitIndex comeUponBy(const Unit& hidden) const {
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
      const Unit& other = battle_.unit(v);
      if (!other.present || other.side == hidden.side) continue;
      if (!isNear(other, hidden, comeUponWithin)) continue;
      if (seesOverGround(definition_, battle_, other.pose.centre, hidden.pose.centre) ||
          touching(Footprint(other.pose, other.base), Footprint(hidden.pose, hidden.base)))
        return v;
    }
    return noUnit;
  }

  void reveal(UnitIndex u, std::string_view phrase, UnitIndex by = noUnit) {
    markHidden(battle_.unit(u), false);
    for (Person& person : battle_.people)
      if (person.unit == u) markHidden(person, false);
    if (const int marker = markerOver(battle_, u); marker > 0) {
      Entry under;
      under.phrase = "sight-marker";
      under.unit = u;
      tellMarker(std::move(under), marker, battle_.unit(u).side);
      liftMarkers(battle_);
    }
    if (!chronicle_.wanted()) return;
    Entry entry;
    entry.phrase = phrase;
    entry.unit = u;
    entry.other = by;
    entry.side = battle_.unit(u).side;
    entry.key = true;
    chronicle_.tell(std::move(entry));
  }

  void revealPerson(PersonIndex p, std::string_view phrase) {
    markHidden(battle_.person(p), false);
    if (!chronicle_.wanted()) return;
    Entry entry;
    entry.phrase = phrase;
    entry.person = p;
    entry.side = battle_.person(p).side;
    entry.key = true;
    chronicle_.tell(std::move(entry));
  }

  const Battle& before_;
  Battle& battle_;
  const Action& action_;
  Chronicle& chronicle_;
  const Definition& definition_;
};

void noteWhoIsInSight(Battle& battle) {
  for (Unit& unit : battle.units)
    if (hiding::has(unit.status.at[hiding::flagsSlot], hiding::inSight))
      noteSeen(unit, {battle.turn, unit.pose.centre});
}

// Nobody has moved, come, gone or changed in any way that a rule set knows.
bool standsAlike(const Battle& before, const Battle& now) {
  const auto alike = [](const Unit& one, const Unit& other) {
    const auto own = [](const Unit& unit) { return std::span(unit.status.at).first(markers::firstSlot); };
    return one.present == other.present && one.side == other.side && one.pose == other.pose && one.base == other.base &&
           isMarkedHidden(one) == isMarkedHidden(other) && std::ranges::equal(own(one), own(other));
  };
  return before.setup == now.setup && before.status == now.status && before.people == now.people &&
         before.relations == now.relations && std::ranges::equal(before.units, now.units, alike);
}

}  // namespace

void lookAround(const RuleSet& rules, Battle& battle) {
  if (visibilityOf(battle) != Visibility::fog || deploymentNow(rules.definition(), battle)) return;
  Lookout lookout(rules, battle);
  std::vector<UnitIndex> found;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (unit.present && !isMarkedHidden(unit) && lookout.isFound(u)) found.push_back(u);
  }
  // The mark of a unit that has left stays: it says whether that was seen.
  for (Unit& unit : battle.units)
    if (unit.present) hiding::put(unit.status.at[hiding::flagsSlot], hiding::inSight, false);
  for (const UnitIndex u : found) hiding::put(battle.unit(u).status.at[hiding::flagsSlot], hiding::inSight, true);
  noteWhoIsInSight(battle);
}

void lookAroundAfter(const RuleSet& rules, const Battle& before, Battle& battle) {
  if (standsAlike(before, battle) && !deploymentNow(rules.definition(), before)) return noteWhoIsInSight(battle);
  lookAround(rules, battle);
}

void revealAfter(const RuleSet& rules, const Battle& before, Battle& battle, const Action& action,
                 Chronicle& chronicle) {
  if (visibilityOf(battle) == Visibility::open || deploymentNow(rules.definition(), battle) ||
      deploymentNow(rules.definition(), before))
    return;
  Revealing(rules, before, battle, action, chronicle).run();
}

}  // namespace signifer
