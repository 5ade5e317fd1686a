#include "rules/ruleset.h"

#include <algorithm>

#include "rules/proposals.h"
#include "table/distance.h"

namespace signifer {

Procedure::~Procedure() = default;
Chronicle::~Chronicle() = default;
RuleSet::~RuleSet() = default;
Sitting::~Sitting() = default;
std::optional<Outcome> Sitting::outcome() const { return rules_.outcome(battle_); }
int Sitting::appraiseEnd(SideIndex side) const { return rules_.appraiseEnd(battle_, side); }

namespace {

class SittingAsked final : public Sitting {
 public:
  SittingAsked(const RuleSet& rules, Battle& battle, Dice& dice, Chronicle& chronicle)
      : Sitting(rules, battle), changing_(battle), dice_(dice), chronicle_(chronicle) {}

  [[nodiscard]] Decision decision() const override { return rules().decision(battle()); }
  void candidates(const Decision& decision, ActionList& out) const override {
    rules().candidates(battle(), decision, out);
  }
  void drawCandidates(const Decision& decision, std::size_t most, Stream& lots, ActionList& out) const override {
    rules().drawCandidates(battle(), decision, most, lots, out);
  }
  void resolve(const Action& action) override { rules().resolve(changing_, action, dice_, chronicle_); }

 private:
  Battle& changing_;
  Dice& dice_;
  Chronicle& chronicle_;
};

}  // namespace

std::unique_ptr<Sitting> RuleSet::sit(Battle& battle, Dice& dice, Chronicle& chronicle) const {
  return std::make_unique<SittingAsked>(*this, battle, dice, chronicle);
}

const Procedure* RuleSet::findProcedure(std::string_view id) const {
  const auto found = std::ranges::find_if(procedures_, [&](const auto& p) { return p->info().id == id; });
  return found == procedures_.end() ? nullptr : found->get();
}

void RuleSet::drawCandidates(const Battle& battle, const Decision& decision, std::size_t most, Stream& lots,
                             ActionList& out) const {
  const std::size_t first = out.size();
  candidates(battle, decision, out);
  keepSome(out, first, most, lots);
}

Figure RuleSet::apart(const Battle& battle, UnitIndex one, UnitIndex other) const {
  const Unit& first = battle.unit(one);
  const Unit& second = battle.unit(other);
  return Figure::inches(
      toLength(distanceBetween(Footprint(first.pose, first.base), Footprint(second.pose, second.base))));
}

Verdict RuleSet::judge(const Battle& battle, const Action& action) const {
  Verdict verdict = verdictOn(battle, action);
  if (ledger_ == nullptr || !verdict.legal()) return verdict;
  Verdict byLedger = ledger_->verdictOn(battle, action);
  if (byLedger.legal()) return verdict;
  verdict.kind = Verdict::Kind::houseRule;
  verdict.reasons = std::move(byLedger.reasons);
  return verdict;
}

Reason notNow(const Definition& definition, const Battle& battle, const Decision& decision) {
  const StepIndex step = decision.step == noStep ? battle.step : decision.step;
  const Step& row = definition.sequence().step(step);
  Reason reason;
  reason.rule = row.rules.empty() ? std::string_view() : std::string_view(row.rules.front());
  reason.code = "not-now";
  reason.unit = decision.unit;
  reason.side = decision.side;
  reason.step = step;
  reason.said = row.asks;
  if (!battle.tasks.empty()) {
    const auto task = static_cast<std::size_t>(battle.tasks.back().code);
    if (task < definition.tasks().size() && !definition.tasks()[task].asks.empty())
      reason.said = definition.tasks()[task].asks;
  }
  // A step that goes on by itself asks no unit.
  if (reason.unit == noUnit && reason.said.find("{unit}") != std::string_view::npos) reason.said = {};
  if (!reason.said.empty()) return reason;
  if (decision.automatic)
    reason.said = "Roll the dice of this step first: {step}.";
  else if (decision.unit != noUnit)
    reason.said = "{unit} must answer first: {step}.";
  else
    reason.said = "Not in this step. Asked now: {side}, {step}.";
  return reason;
}

std::unique_ptr<RuleSet> makeRuleSet(MakeRuleSet make, const std::filesystem::path& folder, const HouseRules& house) {
  std::unique_ptr<RuleSet> rules = make(Definition::load(folder, house));
  if (!rules->definition().byLedger())
    rules->compareWith(make(Definition::load(folder, {{}, house.patch, house.troops, house.modifiers})));
  return rules;
}

void RuleSet::requireAllProcedures() const {
  for (const ProcedureInfo& info : definition_.procedures())
    if (findProcedure(info.id) == nullptr)
      definition_.failInForm(info.id, "", "the code has no procedure \"" + info.id + "\"");
}

std::string_view nameOf(Verdict::Kind kind) {
  switch (kind) {
    case Verdict::Kind::legal:
      return "legal";
    case Verdict::Kind::houseRule:
      return "house-rule";
    case Verdict::Kind::notLegal:
      return "not-legal";
    case Verdict::Kind::playersJudge:
      return "players-judge";
  }
  return "";
}

}  // namespace signifer
