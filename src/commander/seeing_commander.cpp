#include "commander/seeing_commander.h"

#include <algorithm>

#include "battle/hiding.h"
#include "commander/guesses.h"
#include "language/language.h"
#include "view/view.h"

namespace signifer {
namespace {

class SeeingCommander final : public Commander {
 public:
  explicit SeeingCommander(std::unique_ptr<Commander> inner) : inner_(std::move(inner)) {}

  [[nodiscard]] std::size_t choose(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                   const ActionList& candidates) override {
    inner_->setPatience(patience());
    look(rules, battle, decision.side);
    return inner_->choose(rules, blind_ ? seen_ : battle, decision, candidates);
  }

  [[nodiscard]] Action answer(const RuleSet& rules, const Battle& battle, const Decision& decision,
                              ActionList& list) override {
    inner_->setPatience(patience());
    look(rules, battle, decision.side);
    if (!blind_) return inner_->answer(rules, battle, decision, list);
    if (const auto action = answerOnSeen(rules, battle, decision, list)) return *action;
    // His guesses stand in the way, or he would strike at one.
    if (guessed_.any()) {
      forgetGuesses(rules, battle, decision.side);
      if (const auto action = answerOnSeen(rules, battle, decision, list)) return *action;
    }
    return amongLegal(rules, battle, decision, list);
  }

  [[nodiscard]] Action answer(const Sitting& sitting, const Decision& decision, ActionList& list) override {
    inner_->setPatience(patience());
    // A side that sees everybody plays as in an open battle, and as fast.
    const bool open = visibilityOf(sitting.battle()) == Visibility::open ||
                      seenBy(sitting.rules(), sitting.battle(), decision.side).seesAll();
    if (!open) return answer(sitting.rules(), sitting.battle(), decision, list);
    blind_ = surprised_ = false;
    return inner_->answer(sitting, decision, list);
  }

  [[nodiscard]] std::string why(const RuleSet& rules, const Battle& battle,
                                const ActionList& candidates) const override {
    if (!blind_) return inner_->why(rules, battle, candidates);
    const std::string own = surprised_ ? std::string() : inner_->why(rules, seen_, candidates);
    const std::string guessed = guessedInWords(guessed_);
    const std::string seen =
        surprised_ ? said("What his side does not see leaves him nothing else.")
                   : said("By what his side sees; somebody may be hidden.") + (guessed.empty() ? "" : " ") + guessed;
    return own.empty() && !surprised_ ? own : own + (own.empty() ? "" : " ") + seen;
  }

  [[nodiscard]] std::string plan() const override { return inner_->plan(); }
  void weighPlan(const RuleSet& rules) override {
    inner_->setPatience(patience());
    inner_->weighPlan(rules);
  }
  [[nodiscard]] Outlook outlook(const RuleSet& rules, const Battle& battle, const Action& chosen) const override {
    if (surprised_) return {};
    inner_->setPatience(patience());
    return inner_->outlook(rules, blind_ ? seen_ : battle, chosen);
  }

 private:
  void look(const RuleSet& rules, const Battle& battle, SideIndex side) {
    blind_ = surprised_ = false;
    if (visibilityOf(battle) == Visibility::open) return;
    const SideView view = seenBy(rules, battle, side);
    blind_ = !view.seesAll();
    guessed_ = {};
    if (!blind_) return;
    seen_ = asSeen(rules, battle, view);
    guessed_ = guesses_.add(rules, battle, view, seen_);
  }

  void forgetGuesses(const RuleSet& rules, const Battle& battle, SideIndex side) {
    seen_ = asSeen(rules, battle, seenBy(rules, battle, side));
    guessed_ = {};
  }

  // His wish by what he sees; nothing where the truth asks something else, or does not allow it.
  std::optional<Action> answerOnSeen(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                     ActionList& list) {
    if (rules.outcome(seen_) || rules.decision(seen_) != decision) return std::nullopt;
    const Action action = inner_->answer(rules, seen_, decision, list);
    if (!namesOnlyTrue(rules.definition(), battle, action) || !rules.judge(battle, action).legal()) return std::nullopt;
    return action;
  }

  // Somebody whom he does not see prevents his wish. He takes what the referee leaves him, if his own view allows it
  // too.
  Action amongLegal(const RuleSet& rules, const Battle& battle, const Decision& decision, ActionList& list) {
    surprised_ = true;
    if (guessed_.any()) forgetGuesses(rules, battle, decision.side);
    list.clear();
    rules.candidates(battle, decision, list);
    const auto known = [&](const Action& action) { return rules.judge(seen_, action).legal(); };
    const auto found = std::ranges::find_if(list, known);
    return found == list.end() ? list.front() : *found;
  }

  std::unique_ptr<Commander> inner_;
  /// Somebody is hidden from him, and the battle without them.
  bool blind_ = false;
  bool surprised_ = false;
  Battle seen_;
  Guesses guesses_;
  Guessed guessed_;
};

}  // namespace

std::unique_ptr<Commander> seeingOnlyHisSide(std::unique_ptr<Commander> commander) {
  return commander == nullptr ? nullptr : std::make_unique<SeeingCommander>(std::move(commander));
}

}  // namespace signifer
