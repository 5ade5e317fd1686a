#include "view/watching.h"

#include "battle/hiding.h"
#include "rules/forwarded.h"
#include "rules/gestures.h"
#include "rules/hand_turns.h"
#include "view/coming_into_sight.h"

namespace signifer {
namespace {

// A sitting of the rule set inside. Sight is kept in slots that it does not know, so what it has measured stays true.
class WatchingSitting final : public Sitting {
 public:
  WatchingSitting(const RuleSet& rules, const RuleSet& inner, Battle& battle, Dice& dice, Chronicle& chronicle)
      : Sitting(rules, battle),
        rules_(inner),
        battle_(battle),
        chronicle_(chronicle),
        inner_(inner.sit(battle, dice, chronicle)) {}

  [[nodiscard]] Decision decision() const override { return inner_->decision(); }
  void candidates(const Decision& decision, ActionList& out) const override { inner_->candidates(decision, out); }
  void drawCandidates(const Decision& decision, std::size_t most, Stream& lots, ActionList& out) const override {
    inner_->drawCandidates(decision, most, lots, out);
  }
  void resolve(const Action& action) override {
    const bool hides = marksAnybody(battle_);
    if (hides) before_ = battle_;
    inner_->resolve(action);
    if (hides) revealAfter(rules_, before_, battle_, action, chronicle_);
    lookAround(rules_, battle_);
  }
  [[nodiscard]] std::optional<Outcome> outcome() const override { return inner_->outcome(); }
  [[nodiscard]] int appraiseEnd(SideIndex side) const override { return inner_->appraiseEnd(side); }

 private:
  const RuleSet& rules_;
  Battle& battle_;
  Chronicle& chronicle_;
  std::unique_ptr<Sitting> inner_;
  Battle before_;
};

class Watching final : public RuleSet, public PoseReader, public HandTurns {
 public:
  Watching(std::unique_ptr<const RuleSet> inner, Definition definition)
      : RuleSet(std::move(definition)), inner_(std::move(inner)) {
    for (const auto& procedure : inner_->procedures()) addProcedure(std::make_unique<Forwarded>(*procedure));
  }

  void deploy(Battle& battle) const override {
    inner_->deploy(battle);
    lookAround(*inner_, battle);
  }
  void derive(Battle& battle) const override {
    inner_->derive(battle);
    lookAround(*inner_, battle);
  }
  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override {
    const Battle before = battle;
    inner_->resolve(battle, action, dice, chronicle);
    revealAfter(*inner_, before, battle, action, chronicle);
    lookAround(*inner_, battle);
  }
  [[nodiscard]] std::unique_ptr<Sitting> sit(Battle& battle, Dice& dice, Chronicle& chronicle) const override {
    return std::make_unique<WatchingSitting>(*this, *inner_, battle, dice, chronicle);
  }

  [[nodiscard]] Decision decision(const Battle& battle) const override { return inner_->decision(battle); }
  void candidates(const Battle& battle, const Decision& decision, ActionList& out) const override {
    inner_->candidates(battle, decision, out);
  }
  void drawCandidates(const Battle& battle, const Decision& decision, std::size_t most, Stream& lots,
                      ActionList& out) const override {
    inner_->drawCandidates(battle, decision, most, lots, out);
  }
  [[nodiscard]] std::optional<Outcome> outcome(const Battle& battle) const override { return inner_->outcome(battle); }
  [[nodiscard]] int appraise(const Battle& battle, SideIndex side) const override {
    return inner_->appraise(battle, side);
  }
  [[nodiscard]] int appraiseAlike(const Battle& battle, SideIndex side, KeptNearest& kept) const override {
    return inner_->appraiseAlike(battle, side, kept);
  }
  [[nodiscard]] int appraiseEnd(const Battle& battle, SideIndex side) const override {
    return inner_->appraiseEnd(battle, side);
  }
  [[nodiscard]] std::optional<double> chanceAtEnd(int worth) const override { return inner_->chanceAtEnd(worth); }
  [[nodiscard]] int appraisePlanned(const Battle& battle, SideIndex side, bool thorough) const override {
    return inner_->appraisePlanned(battle, side, thorough);
  }
  [[nodiscard]] int costOfPlanned() const override { return inner_->costOfPlanned(); }
  [[nodiscard]] int breadthOfPlanned() const override { return inner_->breadthOfPlanned(); }
  [[nodiscard]] bool leadsToMove(const Action& action) const override { return inner_->leadsToMove(action); }
  [[nodiscard]] bool costsNothing(const Battle& battle, const Action& action) const override {
    return inner_->costsNothing(battle, action);
  }
  [[nodiscard]] Portrait portray(const Battle& battle, UnitIndex unit) const override {
    return inner_->portray(battle, unit);
  }
  [[nodiscard]] std::vector<Reminder> reminders(const Battle& battle) const override {
    return inner_->reminders(battle);
  }
  [[nodiscard]] Action propose(const Battle& battle, UnitIndex unit, Point where) const override {
    return inner_->propose(battle, unit, where);
  }
  [[nodiscard]] Action readPose(const Battle& battle, UnitIndex unit, const Shown& shown) const override {
    return meantBy(*inner_, battle, unit, shown);
  }
  [[nodiscard]] std::vector<Pose> trace(const Battle& battle, const Action& action) const override {
    return inner_->trace(battle, action);
  }
  [[nodiscard]] std::vector<Standing> standings(const Battle& battle) const override {
    return inner_->standings(battle);
  }
  [[nodiscard]] std::vector<Zone> zones(const Battle& battle, UnitIndex unit) const override {
    return inner_->zones(battle, unit);
  }
  [[nodiscard]] std::optional<SightLine> sight(const Battle& battle, UnitIndex viewer, UnitIndex other) const override {
    return inner_->sight(battle, viewer, other);
  }
  [[nodiscard]] Figure apart(const Battle& battle, UnitIndex one, UnitIndex other) const override {
    return inner_->apart(battle, one, other);
  }

  [[nodiscard]] StepIndex stopOf(const Battle& battle, StepIndex step) const override {
    const HandTurns* hand = handTurnsOf(*inner_);
    return hand == nullptr ? step : hand->stopOf(battle, step);
  }
  [[nodiscard]] bool openerUnknown(const Battle& battle) const override {
    const HandTurns* hand = handTurnsOf(*inner_);
    return hand != nullptr && hand->openerUnknown(battle);
  }
  void open(Battle& battle, SideIndex side) const override {
    if (const HandTurns* hand = handTurnsOf(*inner_)) hand->open(battle, side);
  }
  void endPlayerTurn(Battle& battle) const override {
    if (const HandTurns* hand = handTurnsOf(*inner_)) return hand->endPlayerTurn(battle);
    battle.active = enemyOf(battle.active);
    if (battle.active == 0) ++battle.turn;
  }
  void noteMoved(Battle& battle, UnitIndex unit) const override {
    if (const HandTurns* hand = handTurnsOf(*inner_)) hand->noteMoved(battle, unit);
  }
  void takeOff(Battle& battle, UnitIndex unit) const override {
    if (const HandTurns* hand = handTurnsOf(*inner_)) return hand->takeOff(battle, unit);
    battle.unit(unit).present = false;
  }
  void bringBack(Battle& battle, UnitIndex unit) const override {
    if (const HandTurns* hand = handTurnsOf(*inner_)) return hand->bringBack(battle, unit);
    battle.unit(unit).present = true;
  }

 protected:
  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override {
    return inner_->judge(battle, action);
  }

 private:
  std::unique_ptr<const RuleSet> inner_;
};

}  // namespace

std::unique_ptr<RuleSet> watching(std::unique_ptr<const RuleSet> rules, const RuleSetSource& source,
                                  const HouseRules& house, bool withDeployment) {
  const auto phases = withDeployment ? Definition::Phases::withDeployment : Definition::Phases::own;
  return std::make_unique<Watching>(std::move(rules), Definition::load(source.folder, house, phases));
}

}  // namespace signifer
