#include "occasions/arriving.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "battle/arriving.h"
#include "occasions/arrival_tasks.h"
#include "occasions/entry_places.h"
#include "rules/account.h"
#include "rules/around.h"
#include "table/distance.h"
#include "table/grid.h"

namespace signifer {
namespace {

using Edge = DeploymentZone::Edge;

/// Keeps units that are off the table and no loss as they are: the rule set inside would count them as gone.
class KeptAside {
 public:
  explicit KeptAside(const Battle& battle) {
    for (UnitIndex u = 0; u < battle.unitCount(); ++u)
      if (isAside(battle.unit(u))) units_.emplace_back(u, battle.unit(u));
    if (units_.empty()) return;
    for (PersonIndex p = 0; p < battle.personCount(); ++p) {
      const Person& person = battle.person(p);
      if (!person.present && person.unit != noUnit && isAside(battle.unit(person.unit)))
        people_.emplace_back(p, person);
    }
  }
  void putBack(Battle& battle) const {
    for (const auto& [u, unit] : units_) battle.unit(u) = unit;
    for (const auto& [p, person] : people_) battle.person(p) = person;
  }

 private:
  std::vector<std::pair<UnitIndex, Unit>> units_;
  std::vector<std::pair<PersonIndex, Person>> people_;
};

void bringPeople(Battle& battle, UnitIndex unit) {
  for (Person& person : battle.people)
    if (person.unit == unit) {
      person.present = true;
      person.at = battle.unit(unit).pose.centre;
    }
}

class Arriving final : public RuleSetAround {
 public:
  Arriving(std::unique_ptr<const RuleSet> inside, Definition definition)
      : RuleSetAround(std::move(inside), std::move(definition)), tasks_(inner().definition()) {}

  // The armies are made ready with everybody, so that their books count those who are still to come; then the battle
  // without them.
  void deploy(Battle& battle) const override {
    const bool any = std::ranges::any_of(battle.units, waitsOffTable);
    if (!any) return begin(battle);
    Battle whole = battle;
    giveEverybodyAPlace(whole);
    inner().deploy(whole);
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      if (!waitsOffTable(battle.unit(u))) continue;
      whole.unit(u).pose = battle.unit(u).pose;
      setWaitsOffTable(whole.unit(u), true);
      whole.unit(u).present = false;
      battle.unit(u).present = false;
      for (PersonIndex p = 0; p < battle.personCount(); ++p)
        if (battle.person(p).unit == u) {
          whole.person(p).unit = u;
          whole.person(p).present = false;
          whole.person(p).at = battle.unit(u).pose.centre;
          battle.person(p).present = false;
        }
    }
    const KeptAside aside(whole);
    inner().deploy(battle);
    battle.sides = whole.sides;
    aside.putBack(battle);
    callArrivals(battle);
  }

  void derive(Battle& battle) const override {
    for (Unit& unit : battle.units)
      if (unit.present) setWaitsOffTable(unit, false);
    std::vector<Task> own;
    while (tasks_.isOwn(battle)) {
      own.push_back(battle.tasks.back());
      battle.tasks.pop_back();
    }
    // No step of the rule set inside: a file that says so begins with the first.
    if (battle.step == tasks_.step()) battle.step = 0;
    const KeptAside aside(battle);
    inner().derive(battle);
    aside.putBack(battle);
    for (auto task = own.rbegin(); task != own.rend(); ++task)
      if (tasks_.makesSense(battle, *task)) battle.tasks.push_back(*task);
  }

  [[nodiscard]] Decision decision(const Battle& battle) const override {
    return tasks_.isOwn(battle) ? tasks_.decision(battle) : inner().decision(battle);
  }

  void candidates(const Battle& battle, const Decision& decision, ActionList& out) const override {
    tasks_.isOwn(battle) ? tasks_.candidates(battle, out) : inner().candidates(battle, decision, out);
  }
  void drawCandidates(const Battle& battle, const Decision& decision, std::size_t most, Stream& lots,
                      ActionList& out) const override {
    if (tasks_.isOwn(battle)) return RuleSet::drawCandidates(battle, decision, most, lots, out);
    inner().drawCandidates(battle, decision, most, lots, out);
  }

  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override {
    if (tasks_.isOwn(battle)) return resolveOwn(battle, action, dice, chronicle);
    const KeptAside aside(battle);
    inner().resolve(battle, action, dice, chronicle);
    aside.putBack(battle);
    callArrivals(battle);
  }
  [[nodiscard]] std::unique_ptr<Sitting> sit(Battle& battle, Dice& dice, Chronicle& chronicle) const override;

  [[nodiscard]] std::optional<Outcome> outcome(const Battle& battle) const override {
    return bare(battle, [&](const Battle& b) { return inner().outcome(b); });
  }
  [[nodiscard]] int appraise(const Battle& battle, SideIndex side) const override {
    return bare(battle, [&](const Battle& b) { return inner().appraise(b, side); });
  }
  [[nodiscard]] int appraiseAlike(const Battle& battle, SideIndex side, KeptNearest& kept) const override {
    return bare(battle, [&](const Battle& b) { return inner().appraiseAlike(b, side, kept); });
  }
  [[nodiscard]] int appraiseEnd(const Battle& battle, SideIndex side) const override {
    return bare(battle, [&](const Battle& b) { return inner().appraiseEnd(b, side); });
  }
  [[nodiscard]] int appraisePlanned(const Battle& battle, SideIndex side, bool thorough) const override {
    return bare(battle, [&](const Battle& b) { return inner().appraisePlanned(b, side, thorough); });
  }
  [[nodiscard]] bool leadsToMove(const Action& action) const override {
    return !tasks_.isOwn(action) && inner().leadsToMove(action);
  }
  [[nodiscard]] bool costsNothing(const Battle& battle, const Action& action) const override {
    return tasks_.isOwn(battle) || (!tasks_.isOwn(action) && inner().costsNothing(battle, action));
  }
  [[nodiscard]] Portrait portray(const Battle& battle, UnitIndex unit) const override {
    Portrait portrait = bare(battle, [&](const Battle& b) { return inner().portray(b, unit); });
    if (tasks_.isOwn(battle)) portrait.mayAct = tasks_.decision(battle).unit == unit;
    return portrait;
  }
  [[nodiscard]] std::vector<Reminder> reminders(const Battle& battle) const override {
    return tasks_.isOwn(battle) ? std::vector<Reminder>() : inner().reminders(battle);
  }
  [[nodiscard]] Action propose(const Battle& battle, UnitIndex unit, Point where) const override {
    return readPose(battle, unit, where);
  }
  [[nodiscard]] Action readPose(const Battle& battle, UnitIndex unit, const Shown& shown) const override {
    return tasks_.isOwn(battle) ? tasks_.shown(battle, unit, shown.centre) : meantBy(inner(), battle, unit, shown);
  }
  [[nodiscard]] std::vector<Pose> trace(const Battle& battle, const Action& action) const override {
    if (tasks_.isOwn(battle) || tasks_.isOwn(action)) return tasks_.trace(battle, action);
    return inner().trace(battle, action);
  }
  [[nodiscard]] std::vector<Standing> standings(const Battle& battle) const override {
    return bare(battle, [&](const Battle& b) { return inner().standings(b); });
  }
  [[nodiscard]] std::vector<Zone> zones(const Battle& battle, UnitIndex unit) const override {
    return bare(battle, [&](const Battle& b) { return inner().zones(b, unit); });
  }
  [[nodiscard]] std::optional<SightLine> sight(const Battle& battle, UnitIndex viewer, UnitIndex other) const override {
    return bare(battle, [&](const Battle& b) { return inner().sight(b, viewer, other); });
  }

  [[nodiscard]] StepIndex stopOf(const Battle& battle, StepIndex step) const override {
    if (step == tasks_.step()) return step;
    return bare(battle, [&](const Battle& b) { return RuleSetAround::stopOf(b, step); });
  }
  [[nodiscard]] bool openerUnknown(const Battle& battle) const override {
    return bare(battle, [&](const Battle& b) { return RuleSetAround::openerUnknown(b); });
  }
  void open(Battle& battle, SideIndex side) const override {
    const KeptAside aside(battle);
    RuleSetAround::open(battle, side);
    aside.putBack(battle);
  }
  // By hand nobody is asked: who arrives is brought back to the table.
  void endPlayerTurn(Battle& battle) const override {
    while (tasks_.isOwn(battle)) battle.tasks.pop_back();
    const KeptAside aside(battle);
    RuleSetAround::endPlayerTurn(battle);
    aside.putBack(battle);
  }
  // It is no loss that could be taken off the books.
  void bringBack(Battle& battle, UnitIndex unit) const override {
    if (!isAside(battle.unit(unit))) return RuleSetAround::bringBack(battle, unit);
    const bool waited = waitsOffTable(battle.unit(unit));
    setWaitsOffTable(battle.unit(unit), false);
    setLeftBy(battle.unit(unit), Edge::none);
    // A place that is told besides comes after this one.
    const auto& all = battle.setup->arrivals;
    const auto arrival = std::ranges::find(all, unit, &Arrival::unit);
    if (waited && arrival != all.end())
      if (const std::vector<Pose> places = EntryPlaces(battle, *arrival).freePlaces(); !places.empty())
        battle.unit(unit).pose = places.front();
    battle.unit(unit).present = true;
    bringPeople(battle, unit);
  }

  [[nodiscard]] bool isOwn(const Battle& battle) const { return tasks_.isOwn(battle); }
  [[nodiscard]] const RuleSet& inside() const { return inner(); }

  /// At the beginning of a side's turn: what is due waits as tasks of the battle.
  void callArrivals(Battle& battle) const {
    const SideIndex side = battle.active;
    if (askedForArrivals(battle, side) >= battle.turn || inner().outcome(battle)) return;
    if (RuleSetAround::openerUnknown(battle)) return;
    setAskedForArrivals(battle, side, battle.turn);
    tasks_.call(inner(), battle, side);
  }

 protected:
  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override {
    const bool own = tasks_.isOwn(battle);
    if (!own && !tasks_.isOwn(action)) return inner().judge(battle, action);
    Verdict verdict;
    if (!own || !tasks_.isOwn(action))
      verdict.refuse(notNow(definition(), battle, decision(battle)));
    else if (!decision(battle).allows(action.kind))
      verdict.refuse(notNow(definition(), battle, decision(battle)));
    else
      tasks_.judge(battle, action, verdict);
    return verdict;
  }

 private:
  /// The battle as the rule set inside knows it: without the tasks that are not its own.
  template <class Ask>
  std::invoke_result_t<Ask, const Battle&> bare(const Battle& battle, Ask&& ask) const {
    if (!tasks_.isOwn(battle)) return ask(battle);
    Battle without = battle;
    while (tasks_.isOwn(without)) without.tasks.pop_back();
    return ask(std::as_const(without));
  }

  void begin(Battle& battle) const {
    inner().deploy(battle);
    callArrivals(battle);
  }

  // On a grid any free square will do, else the place of a friend: nobody looks at it.
  static void giveEverybodyAPlace(Battle& battle) {
    const Setup& setup = *battle.setup;
    const Grid grid{setup.columns, setup.rows};
    std::vector<bool> taken(static_cast<std::size_t>(grid.count()));
    const auto squareOf = [&](const Unit& unit) {
      const Square square = squareAt(unit.pose.centre, setup.squareSide);
      return static_cast<std::size_t>(grid.contains(square) ? grid.indexOf(square) : 0);
    };
    if (setup.columns > 0)
      for (const Unit& unit : battle.units)
        if (unit.present) taken[squareOf(unit)] = true;
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      Unit& unit = battle.unit(u);
      if (!waitsOffTable(unit)) continue;
      const auto friendly =
          std::ranges::find_if(battle.units, [&](const Unit& one) { return one.present && one.side == unit.side; });
      if (setup.columns == 0 && friendly != battle.units.end()) unit.pose = friendly->pose;
      if (setup.columns > 0) {
        const auto free = static_cast<std::size_t>(std::ranges::find(taken, false) - taken.begin());
        if (free < taken.size()) {
          taken[free] = true;
          unit.pose.centre = centreOf(grid.squareOf(static_cast<int>(free)), setup.squareSide);
        }
      }
      setWaitsOffTable(unit, false);
      unit.present = true;
      bringPeople(battle, u);
    }
  }

  void resolveOwn(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const {
    const Account account(battle, dice, chronicle);
    if (const UnitIndex came = tasks_.resolve(battle, action, account); came != noUnit) {
      if (battle.unit(came).present) bringPeople(battle, came);
      derive(battle);
    }
  }

  ArrivalTasks tasks_;
};

class ArrivingSitting final : public SittingAround {
 public:
  ArrivingSitting(const Arriving& rules, Battle& battle, Dice& dice, Chronicle& chronicle)
      : SittingAround(rules, battle, dice, chronicle), rules_(rules) {
    sitAgain();
  }

  void resolve(const Action& action) override {
    if (own_) {
      SittingAround::resolve(action);
      if (!rules_.isOwn(battle())) sitAgain();
      return;
    }
    const KeptAside aside(changing());
    SittingAround::resolve(action);
    aside.putBack(changing());
    rules_.callArrivals(changing());
    if (rules_.isOwn(battle())) sitAgain();
  }

 private:
  void sitAgain() {
    own_ = rules_.isOwn(battle());
    if (own_) {
      sitAsking();
    } else {
      sitWith(rules_.inside());
    }
  }

  const Arriving& rules_;
  bool own_ = false;
};

std::unique_ptr<Sitting> Arriving::sit(Battle& battle, Dice& dice, Chronicle& chronicle) const {
  return std::make_unique<ArrivingSitting>(*this, battle, dice, chronicle);
}

}  // namespace

std::unique_ptr<RuleSet> withArrivals(std::unique_ptr<const RuleSet> rules, Definition definition) {
  return std::make_unique<Arriving>(std::move(rules), std::move(definition));
}

}  // namespace signifer
