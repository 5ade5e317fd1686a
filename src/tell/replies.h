// The answers to a charge that people have told. The rules ask for them before the two touch; the table tells the
// charge when it is home. So the charger is put back in thought, and the rules are asked once more.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/session.h"
#include "rules/ruleset.h"
#include "tell/rehearsal.h"

namespace signifer::tell {

/// A charged unit and what it may answer; nothing where the rules ask it nothing.
struct ChargeReply {
  UnitIndex unit = noUnit;
  UnitIndex charger = noUnit;
  /// The moment at which the rules ask it.
  Battle at;
  /// Its legal answers, of those that are alike one.
  std::vector<Action> answers = {};
  /// The distance to which the charger was put back for it; none where its place before is known.
  std::optional<Length> from = std::nullopt;
  /// By the rules it flees or is lost before the charger comes home, whatever anybody chooses; the rule that says so.
  bool lostFirst = false;
  std::string rule = {};
};

/// Whether the charge of one on the other has been told in this player turn.
[[nodiscard]] bool isChargeTold(const RuleSet& rules, const Battle& battle, UnitIndex charger, UnitIndex unit);

/// The moment at which the unit is asked for its answer to that charge. It may be told as come home already. Nothing
/// where the rules do not have such a charge.
[[nodiscard]] std::optional<ChargeReply> replyTo(const RuleSet& rules, const Battle& battle, UnitIndex charger,
                                                 UnitIndex unit);
/// The answers to a charge that has only been judged, and is legal.
[[nodiscard]] ChargeReply replyToCharge(const RuleSet& rules, const ChargeJudged& judged, UnitIndex unit);

/// The charged units of told charges of whose answers nothing has been told, and that have a choice.
[[nodiscard]] std::vector<ChargeReply> openReplies(const RuleSet& rules, const Battle& battle);

/// The replies of one charged unit, even if it has no choice. The charge may have been told at any step.
[[nodiscard]] std::vector<ChargeReply> repliesOf(const RuleSet& rules, const Battle& battle, UnitIndex unit);

/// A test that a told charge brings.
struct ChargeTest {
  UnitIndex charger = noUnit;
  UnitIndex unit = noUnit;
  /// The moment of the declaration.
  Battle at;
  ForeseenThrow test;
  /// As of a reply.
  std::optional<Length> from = std::nullopt;
};
/// The tests of told charges, in the phase in which charges are made. Whether they have been taken is not known.
[[nodiscard]] std::vector<ChargeTest> openTests(const RuleSet& rules, const Battle& battle);

/// "By the rules Velites 1 is broken or gone before Boii comes home. (HG-ROU-1)"; empty where it is not so.
[[nodiscard]] std::string lostFirstInWords(const Battle& battle, const ChargeReply& reply);

/// The measured reason of the rules against a charge, in words: it is too far. Empty where they have the charge, or
/// where nothing that is measured stands against it.
[[nodiscard]] std::string chargeDoubt(const RuleSet& rules, const ChargeJudged& charge, UnitIndex unit);

/// The answers of the unit to the decision, of those that are alike one; empty where it is not asked.
[[nodiscard]] std::vector<Action> answersOf(const RuleSet& rules, const Battle& at, const Decision& decision,
                                            UnitIndex unit);

/// "Countercharge, Stand to receive the charge".
[[nodiscard]] std::string repliesInWords(const RuleSet& rules, const ChargeReply& reply);

}  // namespace signifer::tell
