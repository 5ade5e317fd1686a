#include "play/deployment.h"

#include <algorithm>
#include <utility>

#include "play/deployment_candidates.h"
#include "play/deployment_course.h"
#include "play/deployment_places.h"
#include "play/deployment_sitting.h"
#include "rules/forwarded.h"
#include "rules/gestures.h"
#include "rules/hand_turns.h"

namespace signifer {
namespace {

using Order = DeploymentPlan::Order;

class Deploying final : public RuleSet, public PoseReader, public HandTurns {
 public:
  Deploying(std::unique_ptr<const RuleSet> inner, Definition definition)
      : RuleSet(std::move(definition)), inner_(std::move(inner)) {
    for (const auto& procedure : inner_->procedures()) addProcedure(std::make_unique<Forwarded>(*procedure));
  }

  void deploy(Battle& battle) const override {
    const DeploymentPlan& plan = battle.setup->deployment;
    if (plan.order == Order::none) return inner_->deploy(battle);
    course_.begin(battle);
  }

  // A unit that was put on the table by hand is placed. A step set by hand drops the tasks of deployment; whoever was
  // not placed yet then stands in the usual order.
  void derive(Battle& battle) const override {
    if (isDeploying(battle)) {
      battle.step = step();
      course_.takeBases(battle);
      course_.takePlaced(battle);
      return;
    }
    std::erase_if(battle.tasks, [&](const Task& task) { return task.code >= tasks_.codeOf(DeployTask{}); });
    if (battle.step == step()) return course_.endInUsualOrder(battle);
    inner_->derive(battle);
  }

  [[nodiscard]] Decision decision(const Battle& battle) const override {
    if (!isDeploying(battle)) return inner_->decision(battle);
    Decision decision;
    decision.step = step();
    decision.side = sideNow(battle);
    for (std::size_t i = 0; i < deployActions; ++i)
      decision.kinds |= std::uint64_t{1} << (definition().actions().size() - deployActions + i);
    return decision;
  }

  void candidates(const Battle& battle, const Decision& decision, ActionList& out) const override {
    if (!isDeploying(battle)) return inner_->candidates(battle, decision, out);
    const std::size_t before = out.size();
    DeploymentCandidates(definition(), tasks_, battle).list(out);
    if (out.size() == before) out.push_back(doneAction());
  }

  void drawCandidates(const Battle& battle, const Decision& decision, std::size_t most, Stream& lots,
                      ActionList& out) const override {
    if (!isDeploying(battle)) return inner_->drawCandidates(battle, decision, most, lots, out);
    const std::size_t before = out.size();
    DeploymentCandidates(definition(), tasks_, battle).draw(most, lots, out);
    if (out.size() == before) out.push_back(doneAction());
  }

  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override {
    if (!isDeploying(battle)) return inner_->resolve(battle, action, dice, chronicle);
    const Account account(battle, dice, chronicle);
    if (action.kind == tasks_.kindOf(DeployAction::unit) && known(battle, action.unit))
      course_.placeUnit(battle, action, account);
    else if (action.kind == tasks_.kindOf(DeployAction::leader) && knownPerson(battle, action.person))
      course_.placeLeader(battle, action, account);
    else if (action.kind == tasks_.kindOf(DeployAction::done))
      course_.endSide(battle, account);
    if (!isDeploying(battle)) account.tell("deploy-over", {"DEP-2"}, {.key = true});
  }

  [[nodiscard]] std::unique_ptr<Sitting> sit(Battle& battle, Dice& dice, Chronicle& chronicle) const override {
    if (!isDeploying(battle)) return inner_->sit(battle, dice, chronicle);
    return std::make_unique<DeploymentSitting>(*this, *inner_, tasks_, battle, dice, chronicle);
  }

  [[nodiscard]] std::optional<Outcome> outcome(const Battle& battle) const override {
    return isDeploying(battle) ? std::nullopt : inner_->outcome(battle);
  }
  [[nodiscard]] int appraise(const Battle& battle, SideIndex side) const override {
    return isDeploying(battle) ? 0 : inner_->appraise(battle, side);
  }
  [[nodiscard]] int appraiseAlike(const Battle& battle, SideIndex side, KeptNearest& kept) const override {
    return isDeploying(battle) ? 0 : inner_->appraiseAlike(battle, side, kept);
  }
  [[nodiscard]] int appraiseEnd(const Battle& battle, SideIndex side) const override {
    return isDeploying(battle) ? 0 : inner_->appraiseEnd(battle, side);
  }
  [[nodiscard]] std::optional<double> chanceAtEnd(int worth) const override { return inner_->chanceAtEnd(worth); }
  [[nodiscard]] int appraisePlanned(const Battle& battle, SideIndex side, bool thorough) const override {
    return isDeploying(battle) ? 0 : inner_->appraisePlanned(battle, side, thorough);
  }
  [[nodiscard]] int costOfPlanned() const override { return inner_->costOfPlanned(); }
  [[nodiscard]] int breadthOfPlanned() const override { return inner_->breadthOfPlanned(); }
  [[nodiscard]] bool leadsToMove(const Action& action) const override { return inner_->leadsToMove(action); }
  [[nodiscard]] bool costsNothing(const Battle& battle, const Action& action) const override {
    return !isDeploying(battle) && inner_->costsNothing(battle, action);
  }
  [[nodiscard]] Portrait portray(const Battle& battle, UnitIndex unit) const override {
    if (!isDeploying(battle)) return inner_->portray(battle, unit);
    Portrait portrait = inner_->portray(course_.usual(battle), unit);
    const Unit& placed = battle.unit(unit);
    portrait.mayAct = placed.side == sideNow(battle) && mayPlace(battle, unit);
    portrait.hasActed = false;
    return portrait;
  }
  [[nodiscard]] std::vector<Reminder> reminders(const Battle& battle) const override {
    return isDeploying(battle) ? std::vector<Reminder>() : inner_->reminders(battle);
  }
  [[nodiscard]] Action propose(const Battle& battle, UnitIndex unit, Point where) const override {
    return readPose(battle, unit, where);
  }
  [[nodiscard]] Action readPose(const Battle& battle, UnitIndex unit, const Shown& shown) const override {
    if (!isDeploying(battle)) return meantBy(*inner_, battle, unit, shown);
    return deployAction(definition(), battle, unit,
                        {shown.centre, shown.heading.value_or(battle.unit(unit).pose.heading)});
  }
  [[nodiscard]] StepIndex stopOf(const Battle& battle, StepIndex step) const override {
    const HandTurns* inside = handTurnsOf(*inner_);
    return inside == nullptr || step == this->step() ? step : inside->stopOf(battle, step);
  }
  [[nodiscard]] bool openerUnknown(const Battle& battle) const override {
    const HandTurns* inside = handTurnsOf(*inner_);
    return inside != nullptr && !isDeploying(battle) && inside->openerUnknown(battle);
  }
  void open(Battle& battle, SideIndex side) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) inside->open(battle, side);
  }
  void endPlayerTurn(Battle& battle) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) return inside->endPlayerTurn(battle);
    battle.active = enemyOf(battle.active);
    if (battle.active == 0) ++battle.turn;
  }
  void noteMoved(Battle& battle, UnitIndex unit, const HandMove& move) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) inside->noteMoved(battle, unit, move);
  }
  bool noteCharged(Battle& battle, UnitIndex unit, UnitIndex enemy) const override {
    const HandTurns* inside = handTurnsOf(*inner_);
    return inside == nullptr || inside->noteCharged(battle, unit, enemy);
  }
  bool noteJoined(Battle& battle, UnitIndex unit, UnitIndex host) const override {
    const HandTurns* inside = handTurnsOf(*inner_);
    return inside != nullptr && inside->noteJoined(battle, unit, host);
  }
  void noteShot(Battle& battle, UnitIndex unit) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) inside->noteShot(battle, unit);
  }
  void noteState(Battle& battle, UnitIndex unit, const Unit& before) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) inside->noteState(battle, unit, before);
  }
  void noteHarmed(Battle& battle, UnitIndex unit, int harm) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) inside->noteHarmed(battle, unit, harm);
  }
  [[nodiscard]] FateNoted noteFate(Battle& battle, const HandFate& fate) const override {
    const HandTurns* inside = handTurnsOf(*inner_);
    return inside == nullptr ? FateNoted{.known = false} : inside->noteFate(battle, fate);
  }
  void noteSide(Battle& battle, SideIndex side, const SideState& before) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) inside->noteSide(battle, side, before);
  }
  [[nodiscard]] std::string_view tests() const override {
    const HandTurns* inside = handTurnsOf(*inner_);
    return inside == nullptr ? std::string_view() : inside->tests();
  }
  void loseLeader(Battle& battle, PersonIndex person) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) return inside->loseLeader(battle, person);
    battle.person(person).present = false;
  }
  void takeOff(Battle& battle, UnitIndex unit) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) return inside->takeOff(battle, unit);
    battle.unit(unit).present = false;
  }
  void bringBack(Battle& battle, UnitIndex unit) const override {
    if (const HandTurns* inside = handTurnsOf(*inner_)) return inside->bringBack(battle, unit);
    battle.unit(unit).present = true;
  }
  [[nodiscard]] std::vector<Pose> trace(const Battle& battle, const Action& action) const override {
    if (!isDeploying(battle)) return inner_->trace(battle, action);
    if (action.kind != tasks_.kindOf(DeployAction::unit) || !known(battle, action.unit)) return {};
    return {deployedPose(battle, action)};
  }
  [[nodiscard]] std::vector<Standing> standings(const Battle& battle) const override {
    return inner_->standings(isDeploying(battle) ? course_.usual(battle) : battle);
  }

  [[nodiscard]] std::vector<Zone> zones(const Battle& battle, UnitIndex unit) const override {
    return isDeploying(battle) ? std::vector<Zone>() : inner_->zones(battle, unit);
  }
  [[nodiscard]] std::optional<SightLine> sight(const Battle& battle, UnitIndex viewer, UnitIndex other) const override {
    return isDeploying(battle) ? std::nullopt : inner_->sight(battle, viewer, other);
  }
  [[nodiscard]] Figure apart(const Battle& battle, UnitIndex one, UnitIndex other) const override {
    return inner_->apart(battle, one, other);
  }
  [[nodiscard]] UnitIndex carrier(const Battle& battle, UnitIndex unit) const override {
    return inner_->carrier(battle, unit);
  }

 protected:
  [[nodiscard]] Verdict verdictOn(const Battle& battle, const Action& action) const override {
    const bool deploys = action.kind >= tasks_.kindOf(DeployAction::unit);
    if (!isDeploying(battle) && !deploys) return inner_->judge(battle, action);
    Verdict verdict;
    if (!isDeploying(battle) || !deploys)
      verdict.refuse(notNow(definition(), battle, decision(battle)));
    else if (action.kind == tasks_.kindOf(DeployAction::unit))
      judgeUnit(battle, action, verdict);
    else if (action.kind == tasks_.kindOf(DeployAction::leader))
      judgeLeader(battle, action, verdict);
    else if (const int left = placeable(battle); left > 0)
      verdict.refuse({.rule = "DEP-5", .code = "deploy-left", .measured = Figure::count(left)});
    return verdict;
  }

 private:
  [[nodiscard]] StepIndex step() const { return static_cast<StepIndex>(definition().sequence().size() - 1); }
  [[nodiscard]] bool isDeploying(const Battle& battle) const { return tasks_.isDeploying(battle); }
  [[nodiscard]] SideIndex sideNow(const Battle& battle) const { return tasks_.sideNow(battle); }
  [[nodiscard]] static bool known(const Battle& battle, int unit) { return DeploymentTasks::known(battle, unit); }
  [[nodiscard]] static bool knownPerson(const Battle& battle, int person) {
    return DeploymentTasks::knownPerson(battle, person);
  }

  [[nodiscard]] bool mayPlace(const Battle& battle, UnitIndex unit) const {
    if (tasks_.waits(battle, DeployTask::unitWaits, unit)) return true;
    return battle.unit(unit).present && battle.setup->deployment.order != Order::alternately &&
           tasks_.hostOf(battle, unit) == noUnit;
  }

  void judgeUnit(const Battle& battle, const Action& action, Verdict& verdict) const {
    if (!known(battle, action.unit)) return verdict.refuse(notNow(definition(), battle, decision(battle)));
    const Unit& unit = battle.unit(action.unit);
    if (unit.side != sideNow(battle))
      return verdict.refuse({.rule = "DEP-2", .code = "deploy-not-yours", .unit = action.unit});
    if (!mayPlace(battle, action.unit))
      return verdict.refuse({.rule = "DEP-2", .code = "deploy-stands-already", .unit = action.unit});
    const Pose pose = deployedPose(battle, action);
    const DeploymentPlaces places(tasks_, battle);
    places.judge(action.unit, pose, verdict);
    if (verdict.legal() || battle.setup->columns > 0) return;
    if (const auto back = places.movedIn(action.unit, pose))
      verdict.nearest = deployAction(definition(), battle, action.unit, *back);
  }

  void judgeLeader(const Battle& battle, const Action& action, Verdict& verdict) const {
    if (!knownPerson(battle, action.person)) return verdict.refuse(notNow(definition(), battle, decision(battle)));
    const Person& person = battle.person(action.person);
    if (person.side != sideNow(battle))
      return verdict.refuse({.rule = "DEP-2", .code = "deploy-leader-not-yours", .person = action.person});
    if (const int left = tasks_.countOf(battle, DeployTask::unitWaits, person.side); left > 0)
      verdict.refuse({.rule = "DEP-2", .code = "deploy-leaders-last", .measured = Figure::count(left)});
    if (const double off = outsideZones(*battle.setup, person.side, action.point); off > 0)
      verdict.refuse({.rule = "DEP-1",
                      .code = "deploy-leader-outside",
                      .measured = Figure::inches(toLength(off)),
                      .person = action.person});
  }

  [[nodiscard]] int placeable(const Battle& battle) const {
    ActionList list;
    DeploymentCandidates(definition(), tasks_, battle).list(list);
    if (list.empty()) return 0;
    return tasks_.countOf(battle, DeployTask::unitWaits, sideNow(battle)) +
           tasks_.countOf(battle, DeployTask::leaderWaits, sideNow(battle));
  }

  [[nodiscard]] Action doneAction() const {
    Action action;
    action.kind = static_cast<std::int8_t>(tasks_.kindOf(DeployAction::done));
    return action;
  }

  std::unique_ptr<const RuleSet> inner_;
  DeploymentTasks tasks_{definition()};
  DeploymentCourse course_{definition(), tasks_, *inner_};
};

}  // namespace

std::unique_ptr<RuleSet> withDeployment(std::unique_ptr<const RuleSet> rules, const RuleSetSource& source,
                                        const HouseRules& house, Definition::Phases phases) {
  phases.deployment = true;
  Definition definition = Definition::load(source.folder, house, phases);
  return std::make_unique<Deploying>(std::move(rules), std::move(definition));
}

}  // namespace signifer
