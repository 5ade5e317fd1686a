// A rule set around another one, and a sitting around another one. Each answers every question as the one inside does;
// who stands around one for a purpose of its own (arrivals, objectives, secrets) overrides what it does otherwise.
#pragma once

#include <memory>

#include "rules/gestures.h"
#include "rules/hand_turns.h"
#include "rules/ruleset.h"

namespace signifer {

class RuleSetAround : public RuleSet, public PoseReader, public HandTurns {
 public:
  /// `definition` is that of the rule set inside, perhaps with more behind it.
  RuleSetAround(std::unique_ptr<const RuleSet> inner, Definition definition);

  void deploy(Battle& battle) const override { inner_->deploy(battle); }
  void derive(Battle& battle) const override { inner_->derive(battle); }
  [[nodiscard]] Decision decision(const Battle& battle) const override { return inner_->decision(battle); }
  void candidates(const Battle& battle, const Decision& decision, ActionList& out) const override {
    inner_->candidates(battle, decision, out);
  }
  void drawCandidates(const Battle& battle, const Decision& decision, std::size_t most, Stream& lots,
                      ActionList& out) const override {
    inner_->drawCandidates(battle, decision, most, lots, out);
  }
  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override {
    inner_->resolve(battle, action, dice, chronicle);
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
  [[nodiscard]] UnitIndex carrier(const Battle& battle, UnitIndex unit) const override {
    return inner_->carrier(battle, unit);
  }

  [[nodiscard]] StepIndex stopOf(const Battle& battle, StepIndex step) const override;
  [[nodiscard]] bool openerUnknown(const Battle& battle) const override;
  void open(Battle& battle, SideIndex side) const override;
  void endPlayerTurn(Battle& battle) const override;
  void noteMoved(Battle& battle, UnitIndex unit, const HandMove& move) const override;
  bool noteCharged(Battle& battle, UnitIndex unit, UnitIndex enemy) const override;
  bool noteJoined(Battle& battle, UnitIndex unit, UnitIndex host) const override;
  void noteShot(Battle& battle, UnitIndex unit) const override;
  void noteHarmed(Battle& battle, UnitIndex unit, int harm) const override;
  void noteState(Battle& battle, UnitIndex unit, const Unit& before) const override;
  [[nodiscard]] FateNoted noteFate(Battle& battle, const HandFate& fate) const override;
  void takeOff(Battle& battle, UnitIndex unit) const override;
  void bringBack(Battle& battle, UnitIndex unit) const override;
  void loseLeader(Battle& battle, PersonIndex person) const override;
  void noteSide(Battle& battle, SideIndex side, const SideState& before) const override;
  [[nodiscard]] std::string_view tests() const override;

 protected:
  [[nodiscard]] const RuleSet& inner() const { return *inner_; }
  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override {
    return inner_->judge(battle, action);
  }

 private:
  std::unique_ptr<const RuleSet> inner_;
};

class SittingAround : public Sitting {
 public:
  [[nodiscard]] Decision decision() const override { return now_->decision(); }
  void candidates(const Decision& decision, ActionList& out) const override { now_->candidates(decision, out); }
  void drawCandidates(const Decision& decision, std::size_t most, Stream& lots, ActionList& out) const override {
    now_->drawCandidates(decision, most, lots, out);
  }
  void resolve(const Action& action) override { now_->resolve(action); }
  [[nodiscard]] std::optional<Outcome> outcome() const override { return now_->outcome(); }
  [[nodiscard]] int appraiseEnd(SideIndex side) const override { return now_->appraiseEnd(side); }

 protected:
  /// Nobody sits inside before `sitWith` or `sitAsking`.
  SittingAround(const RuleSet& rules, Battle& battle, Dice& dice, Chronicle& chronicle)
      : Sitting(rules, battle), changing_(battle), dice_(dice), chronicle_(chronicle) {}

  /// A sitting of another rule set goes on from here.
  void sitWith(const RuleSet& inner) { now_ = inner.sit(changing_, dice_, chronicle_); }
  /// Questions go on to this rule set itself, which keeps nothing between them.
  void sitAsking() { now_ = rules().RuleSet::sit(changing_, dice_, chronicle_); }
  [[nodiscard]] Battle& changing() const { return changing_; }
  [[nodiscard]] Dice& dice() const { return dice_; }
  [[nodiscard]] Chronicle& chronicle() const { return chronicle_; }

 private:
  Battle& changing_;
  Dice& dice_;
  Chronicle& chronicle_;
  std::unique_ptr<Sitting> now_;
};

}  // namespace signifer
