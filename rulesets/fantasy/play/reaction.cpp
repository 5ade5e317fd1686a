// Answers to charges: shots on the spot, flights at once (FA-CHG-3 to FA-CHG-14).
#include <algorithm>
#include <array>
#include <boost/container/small_vector.hpp>

#include "fantasy/play/asked.h"
#include "fantasy/play/play.h"

namespace signifer::fantasy {

void Play::react(UnitIndex u, Reaction reaction, UnitIndex at) {
  const UnitSet chargers = chargersOf(battle_, u);
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!in(chargers, v)) continue;
    // Shots and a counter-charge go at one of them; to the others it holds, or flees.
    Reaction each = reaction;
    if (at != noUnit && v != at) each = reaction == Reaction::fireAndFlee ? Reaction::flee : Reaction::hold;
    relate(RelationKind::reacts, u, v, static_cast<int>(each) + 1);
  }
  constexpr std::array<std::string_view, 5> phrases{"reacts-counter-charge", "reacts-fire-and-flee", "reacts-flee",
                                                    "reacts-hold", "reacts-stand-and-shoot"};
  constexpr std::array<std::string_view, 5> rules{"FA-CHG-5", "FA-CHG-11", "FA-CHG-9", "FA-CHG-8", "FA-CHG-6"};
  const auto index = static_cast<std::size_t>(reaction);
  tell(phrases[index], Cited{"FA-CHG-3", rules[index]}.addIf(chargers.count() > 1, "FA-CHG-14"),
       {.unit = u, .other = at});
}

// A unit with only one answer gives it.
void Play::forcedReactions() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!position_.live(u) || chargersOf(battle_, u).none() || hasReacted(battle_, u)) continue;
    const WordSet<Reaction> open = reactionsOf(position_, u);
    if (open.size() != 1) continue;
    react(u, open.has(Reaction::flee) ? Reaction::flee : Reaction::hold, noUnit);
  }
}

// Reactions go in the order of declaration: shots, then flights.
void Play::resolveReactions() {
  boost::container::small_vector<Relation, 16> answers;
  for (const Relation& r : battle_.relations)
    if (r.kind == numberOf(RelationKind::reacts)) answers.push_back(r);
  std::ranges::stable_sort(answers, {},
                           [&](const Relation& r) { return relation(RelationKind::charges, r.to, r.from); });
  const auto isIt = [](const Relation& r, Reaction reaction) { return r.value == static_cast<int>(reaction) + 1; };
  for (const Relation& r : answers)
    if (isIt(r, Reaction::standAndShoot) || isIt(r, Reaction::fireAndFlee)) standAndShoot(r.from, r.to);
  for (const Relation& r : answers) {
    const bool flees = isIt(r, Reaction::flee) || isIt(r, Reaction::fireAndFlee);
    if (!flees || position_.is(r.from, UnitStatus::acted) || !position_.live(r.from)) continue;
    set(r.from, UnitStatus::acted);
    // A unit that has failed a test has fled already (D54).
    if (position_.is(r.from, UnitStatus::fledThisTurn)) continue;
    bool fired = false;
    for (const Relation& other : answers) {
      if (other.from != r.from) continue;
      relate(RelationKind::fleesFrom, r.from, other.to, 1);
      fired = fired || isIt(other, Reaction::fireAndFlee);
    }
    flee(r.from, fired);
  }
  for (const Relation& r : answers) set(r.from, UnitStatus::acted);
  if (options().standAndShootPanic) fleeAllDue();
}

// FA-CHG-6, FA-CHG-7, D10: at the distance from which they start, or at full range when they come so near.
void Play::standAndShoot(UnitIndex u, UnitIndex charger) {
  const auto weapon = position_.weapon(u);
  if (!weapon || !position_.live(charger) || !position_.live(u)) return;
  const double range = book().tables.weapon(*weapon).range;
  double inches = position_.apart(u, charger) / oneInch;
  if (inches > range) {
    const ChargePlan plan = planCharge(position_, charger, u);
    if (!plan.reaches && inches - position_.rate(charger) > range) return;
    inches = range;
  }
  const int before = position_.models(charger);
  const bool twice = *weapon == Weapon::sling && inches * 2 <= range;
  volley(u, charger, inches, twice, true);
  // D17
  const int lost = before - position_.models(charger);
  if (!options().standAndShootPanic || lost == 0 || !position_.live(charger)) return;
  status(charger, UnitStatus::shootingLosses) = static_cast<std::int16_t>(lost);
  if (panics(charger, PanicTrigger::shootingCasualties, 0.0, u)) {
    callOff(charger);
    relate(RelationKind::fleesFrom, charger, u, 1);
    setDue(charger, Due::flees);
  }
  status(charger, UnitStatus::shootingLosses) = 0;
}

void Play::reactWith(const Action& action) {
  react(action.unit, *reactionOf(static_cast<ActionId>(action.kind)), action.target);
}

}  // namespace signifer::fantasy
