#include "commander/outlook.h"

#include <algorithm>
#include <string>
#include <utility>

#include "commander/playouts.h"
#include "commander/why.h"
#include "commander/wing_aims.h"
#include "dice/stream.h"
#include "language/language.h"

namespace signifer {
namespace {

constexpr int turnsPlayed = 4;
/// A unit that goes less far counts as staying.
constexpr double shortestWay = 1.0 * oneInch;

/// The deeds of units in one possible course of the turn.
class Deeds {
 public:
  void note(const RuleSet& rules, const Battle& before, const Action& answer) {
    const bool acts = answer.target != noUnit || !answer.path.empty();
    if (answer.unit == noUnit || !acts) return;
    Intention& one = of(before, answer.unit);
    const std::string deed = deedInWords(rules, before, answer);
    if (one.words.empty())
      one.words = actionInWords(rules, before, answer);
    else if (!one.words.ends_with(deed))
      one.words = said("{0}; {1}", {one.words, deed});
    if (answer.target != noUnit) noteTarget(rules, before, answer, one);
    forEachIn(answer.units, [&](UnitIndex u) { of(before, u); });
  }

  // A unit that only turns, or is shot off the table, does not go.
  [[nodiscard]] std::vector<Intention> endedBy(const Battle& battle) && {
    for (Intention& one : deeds_) {
      const Unit& unit = battle.unit(one.unit);
      if (unit.present && length(toVec(unit.pose.centre) - toVec(one.from.centre)) >= shortestWay) one.to = unit.pose;
    }
    std::erase_if(deeds_, [](const Intention& one) { return one.words.empty() && one.to == one.from; });
    return std::move(deeds_);
  }

 private:
  Intention& of(const Battle& before, UnitIndex u) {
    const auto found = std::ranges::find(deeds_, u, &Intention::unit);
    if (found != deeds_.end()) return *found;
    const Pose& pose = before.unit(u).pose;
    deeds_.push_back({u, {}, pose, pose, {}, {}});
    return deeds_.back();
  }

  static void noteTarget(const RuleSet& rules, const Battle& before, const Action& answer, Intention& one) {
    if (before.unit(answer.target).side == before.unit(answer.unit).side) return;
    const std::string& gesture = rules.definition().actions()[static_cast<std::size_t>(answer.kind)].gesture;
    if (gesture != "charge" && gesture != "shoot") return;
    std::vector<UnitIndex>& targets = gesture == "charge" ? one.charged : one.shotAt;
    if (std::ranges::find(targets, answer.target) == targets.end()) targets.push_back(answer.target);
  }

  std::vector<Intention> deeds_;
};

}  // namespace

Outlook outlookWith(const RuleSet& rules, const Battle& battle, const Planning& planning, const OrdersOfParts& told,
                    std::uint64_t seed, const Action& chosen, const std::function<bool()>& outOfTime) {
  const SideIndex side = battle.active;
  Playouts playouts(1, planning.care, planning.sound != 0);
  Outlook most;
  bool any = false;
  std::vector<Intention> ofWings;
  for (int i = 0; i < turnsPlayed && !outOfTime(); ++i) {
    Deeds after;
    Deeds all;
    all.note(rules, battle, chosen);
    playouts.tell([&](const Battle& before, const Action& answer) {
      after.note(rules, before, answer);
      all.note(rules, before, answer);
    });
    const std::uint64_t dice = streamSeed(seed, static_cast<std::uint64_t>(i), "intentions");
    static_cast<void>(playouts.play(rules, battle, side, told.orders, told.parts, dice, &chosen));
    std::vector<Intention> intentions = std::move(after).endedBy(playouts.end());
    if (std::exchange(any, true) && intentions.size() <= most.intentions.size()) continue;
    most.intentions = std::move(intentions);
    ofWings = std::move(all).endedBy(playouts.end());
  }
  if (any) most.wings = wingAims(rules, battle, side, ofWings);
  return most;
}

}  // namespace signifer
