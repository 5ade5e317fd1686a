#include "fantasy/play/portrait.h"

#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/course.h"
#include "fantasy/play/facts.h"
#include "fantasy/play/fighters.h"
#include "fantasy/play/referee.h"
#include "fantasy/play/ways.h"

namespace signifer::fantasy {
namespace {

Stance stanceOf(const Position& position, UnitIndex u) {
  if (position.fleeing(u) || position.skirmishing(u) || position.character(u)) return Stance::skirmish;
  if (position.marchColumn(u)) return Stance::column;
  return position.formation(u) == Formation::openOrder ? Stance::openOrder : Stance::closeOrder;
}

void addBadges(const Position& position, UnitIndex u, Portrait& portrait) {
  const auto badge = [&](bool holds, std::string_view symbol, std::string_view phrase, bool wrong = false) {
    if (holds) portrait.badges.push_back({symbol, phrase, wrong});
  };
  const auto is = [&](UnitStatus slot) { return position.is(u, slot); };
  badge(position.fleeing(u), "fleeing", "badge-fleeing", true);
  badge(is(UnitStatus::failedFear), "shaken", "badge-failed-fear", true);
  badge(position.models(u) * 2 <= position.status(u, UnitStatus::startingModels) && !position.character(u),
        "battle-worn", "badge-half-strength", true);
  badge(is(UnitStatus::woundsCarried), "wounded", "badge-wounded", true);
  badge(is(UnitStatus::charged), "charging", "badge-charging");
  badge(is(UnitStatus::counterCharged), "countercharging", "badge-counter-charging");
  badge(is(UnitStatus::pursuedInto), "pursuing", "badge-pursuing");
  badge(position.live(u) && position.inCombat(u), "engaged", "badge-engaged");
  badge(position.live(u) && hasMomentum(position, u), "momentum", "badge-momentum");
  badge(is(UnitStatus::disengaged), "disengaged", "badge-disengaged");
  badge(is(UnitStatus::rallied), "rallying", "badge-rallied");
  badge(position.frenzied(u), "frenzy", "badge-frenzied");
  badge(position.has(u, UnitProfile::stubborn) && !is(UnitStatus::stubbornUsed), "stubborn", "badge-stubborn");
  badge(position.has(u, UnitProfile::causesTerror), "terror", "badge-terror");
  badge(position.has(u, UnitProfile::causesFear) && !position.has(u, UnitProfile::causesTerror), "fear", "badge-fear");
  const auto role = static_cast<Role>(position.figure(u, UnitProfile::role));
  badge(role == Role::general, "general", "badge-general");
  badge(role == Role::armyStandard, "army-standard", "badge-army-standard");
  badge(is(UnitStatus::fastMarched), "pursuing", "badge-fast-marching");
  badge(is(UnitStatus::reformed), "ordered", "badge-reformed");
}

bool mayAct(const Position& position, UnitIndex u) {
  const StepId step = position.step();
  if (!position.battle().tasks.empty()) return position.battle().tasks.back().args[0] == u;
  if (step == StepId::declareDisengagements) return mayDisengage(position, u);
  if (step == StepId::declareCharges) return mayDeclare(position, u);
  if (step == StepId::declareReactions)
    return chargersOf(position.battle(), u).any() && !hasReacted(position.battle(), u);
  if (step == StepId::rallyFleeingTroops) return mayTryToRally(position, u);
  if (step == StepId::fleeMoves) return mustFleeOn(position, u);
  if (step == StepId::ordinaryMoves) return mayMove(position, u);
  if (step == StepId::nominateTargets) return mayShoot(position, u);
  return step == StepId::flightAndPursuit && mayChooseSequel(position, u);
}

}  // namespace

Portrait portraitOf(const Position& position, UnitIndex u) {
  Portrait portrait;
  const int wounds = position.figure(u, UnitProfile::wounds);
  portrait.harmMost = position.status(u, UnitStatus::startingModels) * wounds;
  portrait.harm = portrait.harmMost - position.models(u) * wounds + position.status(u, UnitStatus::woundsCarried);
  if (!position.unit(u).present) return portrait;
  addBadges(position, u, portrait);
  portrait.adrift = position.fleeing(u);
  portrait.ranks = {position.fleeing(u) || position.skirmishing(u) ? 0 : position.ranks(u).abreast(),
                    position.models(u), position.status(u, UnitStatus::startingModels)};
  portrait.stance = stanceOf(position, u);
  if (position.character(u))
    portrait.shape = Shape::person;
  else if (position.fleeing(u) || position.skirmishing(u))
    portrait.shape = Shape::swarm;
  portrait.hasActed = position.is(u, UnitStatus::acted) || position.is(u, UnitStatus::moved);
  portrait.mayAct = mayAct(position, u);
  if (portrait.mayAct) portrait.badges.push_back({"may-act", "badge-may-act", false});
  return portrait;
}

namespace {

class Reminding {
 public:
  explicit Reminding(const Position& position) : position_(position) {}
  [[nodiscard]] std::vector<Reminder> list() {
    const StepId step = position_.step();
    if (step < StepId::nominateTargets) inMovement(step);
    if (step >= StepId::nominateTargets) inBattle(step);
    return std::move(reminders_);
  }

 private:
  template <class Holds>
  void remind(std::string_view phrase, std::string_view rule, Holds&& holds) {
    std::vector<UnitIndex> units;
    position_.forEachLive([&](UnitIndex u) {
      if (holds(u)) units.push_back(u);
    });
    if (!units.empty()) reminders_.push_back({phrase, rule, std::move(units)});
  }
  [[nodiscard]] bool own(UnitIndex u) const { return position_.unit(u).side == position_.battle().active; }
  [[nodiscard]] bool charged(UnitIndex u) const { return chargersOf(position_.battle(), u).any(); }
  [[nodiscard]] bool withCharacter(UnitIndex u) const {
    for (UnitIndex c = 0; c < position_.battle().unitCount(); ++c)
      if (position_.unit(c).present && position_.attached(c) && position_.carrierOf(c) == u) return true;
    return false;
  }
  [[nodiscard]] bool fightsStill(UnitIndex u) const {
    return position_.inCombat(u) && !position_.is(u, UnitStatus::fought);
  }
  // Nobody of its combat strikes before it.
  [[nodiscard]] bool strikesFirst(UnitIndex u) const {
    if (!fightsStill(u)) return false;
    const AllStrikes all = strikesOf(position_, position_.combatOf(u));
    return std::ranges::any_of(all, [&](const Strikes& one) {
      return one.unit == u && one.character == noUnit && !before(position_, all.front(), one);
    });
  }
  [[nodiscard]] bool outOfReachOfTheGeneral(UnitIndex u) const {
    return own(u) && !position_.skirmishing(u) &&
           position_.person(position_.battle().active, Role::general) != noUnit &&
           !position_.personWithin(u, Role::general, position_.tables().distances.general);
  }

  void inMovement(StepId step) {
    if (step == StepId::declareCharges)
      remind("remind-frenzied", "FA-FRZ-1", [&](UnitIndex u) { return mustCharge(position_, u); });
    if (step == StepId::targetTests || step == StepId::declareReactions)
      remind("remind-ignored-enemy", "FA-PAN-10", [&](UnitIndex u) { return charged(u) && position_.inCombat(u); });
    if (step == StepId::rallyFleeingTroops)
      remind("remind-rally", "FA-RAL-1", [&](UnitIndex u) { return mayTryToRally(position_, u); });
    if (step != StepId::ordinaryMoves) return;
    remind("remind-not-moved", "FA-MOV-1",
           [&](UnitIndex u) { return mayMove(position_, u) && !position_.is(u, UnitStatus::moved); });
    remind("remind-general-far", "FA-GEN-1", [&](UnitIndex u) { return outOfReachOfTheGeneral(u); });
  }

  void inBattle(StepId step) {
    if (step == StepId::nominateTargets) {
      remind("remind-may-shoot", "FA-SHO-2", [&](UnitIndex u) { return mayShoot(position_, u); });
      remind("remind-large-targets", "FA-SHO-14",
             [&](UnitIndex u) { return !own(u) && position_.has(u, UnitProfile::largeTarget); });
    }
    if (step == StepId::fightCombats) {
      remind("remind-strikes-first", "FA-CC-4", [&](UnitIndex u) { return strikesFirst(u); });
      remind("remind-momentum", "FA-RES-7", [&](UnitIndex u) { return fightsStill(u) && hasMomentum(position_, u); });
      remind("remind-characters", "FA-CC-13", [&](UnitIndex u) { return position_.inCombat(u) && withCharacter(u); });
      remind("remind-fear-lists", "FA-FEA-8", [&](UnitIndex u) {
        const bool dreadful = position_.has(u, UnitProfile::causesFear) || position_.has(u, UnitProfile::causesTerror);
        return dreadful && position_.inCombat(u);
      });
    }
    if (step == StepId::flightAndPursuit)
      remind("remind-defended", "FA-HAT-5", [&](UnitIndex u) {
        return mayChooseSequel(position_, u) && position_.figure(u, UnitProfile::hates) != 0 && position_.defended(u);
      });
  }

  const Position& position_;
  std::vector<Reminder> reminders_;
};

}  // namespace

std::vector<Reminder> remindersOf(const Position& position) { return Reminding(position).list(); }

std::vector<Standing> standingsOf(const Position& position) {
  std::vector<Standing> standings;
  const VictoryIn now = victoryFacts(position);
  standings.push_back({0, "army-points", now.aPoints - now.aLost, now.aPoints});
  standings.push_back({1, "army-points", now.bPoints - now.bLost, now.bPoints});
  if (standings[1].left * standings[0].start > standings[0].left * standings[1].start)
    std::swap(standings[0], standings[1]);
  return standings;
}

bool isFree(const PlayBook& /*book*/, const Battle& /*battle*/, const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  return id == ActionId::shoot || id == ActionId::rally;
}

}  // namespace signifer::fantasy
