#include "conform/conform.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "play/battle_json.h"
#include "play/session.h"
#include "play/wording.h"
#include "simulation/playout.h"

namespace signifer {
namespace {

/// Every so many actions a state is saved and loaded, and each candidate is judged as by others.
constexpr std::uint64_t lookEvery = 7;

/// One battle, played at random.
class Trial {
 public:
  Trial(const std::shared_ptr<const RuleSet>& rules, const Battle& start, std::uint64_t seed, ConformReport& report)
      : rules_(*rules),
        session_(rules, start, seed),
        choices_(streamSeed(seed, 0, "conform")),
        seed_(seed),
        report_(report) {}

  void play() {
    for (std::uint64_t actions = 0; !session_.outcome(); ++actions) {
      if (actions == mostActions) return broken("A battle ends.", "it goes on after very many actions");
      if (!playOne(actions)) return;
    }
  }

 private:
  [[nodiscard]] const Battle& battle() const { return session_.battle(); }

  void broken(const char* promise, const std::string& found) {
    const auto same = [&](const ConformFault& fault) { return fault.promise == promise; };
    if (std::ranges::any_of(report_.faults, same)) return;
    report_.faults.push_back({promise, "seed " + std::to_string(seed_) + ", after " +
                                           std::to_string(session_.eventCount()) + " actions: " + found});
  }

  /// False where the battle cannot go on.
  bool playOne(std::uint64_t actions) {
    const Decision decision = session_.decision();
    candidates_.clear();
    rules_.candidates(battle(), decision, candidates_);
    if (candidates_.empty()) {
      broken("Somebody can always go on.", "there is no candidate in " + writeBattle(rules_, battle()).dump());
      return false;
    }
    for (const Action& action : candidates_) checkCandidate(decision, action);
    if (actions % lookEvery == 0) {
      checkSaved(decision);
      checkRefusals();
    }
    const Action action = candidates_[choices_.below(static_cast<std::uint32_t>(candidates_.size()))];
    if (session_.act(action).kind != Attempt::Kind::done) {
      broken("A candidate can be carried out.", toText(action));
      return false;
    }
    ++report_.actions;
    checkTold();
    checkRepeated(action);
    return true;
  }

  [[nodiscard]] std::string toText(const Action& action) const {
    return writeAction(rules_, battle(), action).dump() + " in " + writeBattle(rules_, battle()).dump();
  }

  void checkCandidate(const Decision& decision, const Action& action) {
    const Verdict verdict = rules_.judge(battle(), action);
    if (!verdict.legal())
      broken("Every candidate is legal.", writeVerdict(rules_, battle(), verdict).dump() + " to " + toText(action));
    if (!decision.allows(action.kind)) broken("A decision allows the kinds of its candidates.", toText(action));
  }

  void checkSaved(const Decision& decision) {
    const std::string text = writeBattle(rules_, battle()).dump();
    try {
      const Battle loaded = readBattle(rules_, Document::parse("saved", text).root());
      if (!(loaded == battle())) return broken("A battle is the same when it is loaded.", text);
      ActionList again;
      rules_.candidates(loaded, decision, again);
      if (rules_.decision(loaded) != decision || again != candidates_)
        broken("A loaded battle asks what the saved one asked.", text);
    } catch (const SourceError& fault) {
      broken("A saved battle can be read.", fault.what());
    }
  }

  /// Kinds of action that are not asked for now are refused with a rule that players can look up.
  void checkRefusals() {
    for (std::size_t kind = 0; kind < rules_.definition().actions().size(); ++kind) {
      Action action;
      action.kind = static_cast<decltype(action.kind)>(kind);
      const Verdict verdict = rules_.judge(battle(), action);
      if (verdict.legal()) continue;
      if (verdict.reasons.empty()) broken("A refusal has a reason.", toText(action));
      for (const Reason& reason : verdict.reasons) {
        checkRule(std::string(reason.rule));
        checkSentence(sentence(rules_.definition(), battle(), reason), std::string(reason.code));
      }
    }
  }

  void checkRule(const std::string& rule) {
    if (rules_.definition().findRule(rule) == nullptr)
      broken("Every rule that is named stands in rules.json.", "\"" + rule + "\" does not");
  }

  void checkSentence(const std::string& text, const std::string& phrase) {
    if (!phrase.empty() && rules_.definition().phrase(phrase) == phrase)
      broken("Every phrase of the code stands in the rule set's file.", "\"" + phrase + "\" does not");
    if (text.find('{') != std::string::npos)
      broken("Every place of a phrase is filled.", "\"" + phrase + "\" reads: " + text);
  }

  void checkTold() {
    for (const AccountLine& line : session_.event(session_.eventCount() - 1).account) {
      checkSentence(line.text, line.phrase);
      for (const std::string& rule : line.rules) checkRule(rule);
    }
  }

  void checkRepeated(const Action& action) {
    const Battle after = battle();
    session_.undo();
    if (session_.act(action).kind != Attempt::Kind::done || !(battle() == after))
      broken("An action that is taken back and repeated comes to the same.", toText(action));
    Battle derived = battle();
    rules_.derive(derived);
    if (!(derived == battle()))
      broken("What follows from a state is up to date after each action.", writeBattle(rules_, battle()).dump());
  }

  const RuleSet& rules_;
  Session session_;
  Stream choices_;
  std::uint64_t seed_;
  ConformReport& report_;
  ActionList candidates_;
};

}  // namespace

ConformReport conform(const std::shared_ptr<const RuleSet>& rules, const Battle& start, const ConformPlan& plan) {
  ConformReport report;
  for (int i = 0; i < plan.battles; ++i) Trial(rules, start, plan.seed + static_cast<std::uint64_t>(i), report).play();
  return report;
}

}  // namespace signifer
