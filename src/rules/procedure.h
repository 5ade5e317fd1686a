// A procedure: a pure function of a situation and some dice, asked without any battle on the table. The one definition
// serves the referee's form, play, the machine commander, the exact odds, the printed sheet and the command line.
// Rule sets write procedures as typed functions (typed_procedure.h); this is the face that everything else sees.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dice/dice.h"
#include "dice/odds_watch.h"
#include "rules/modifiers.h"
#include "schema/field.h"

namespace signifer {

/// The condition on an input under which a club's own modifier counts. The input is one of these words (of a list: any
/// of them), or a figure between the bounds. A boolean is 0 or 1.
struct InputCondition {
  std::size_t input = 0;
  std::vector<std::string> words;
  double least = 0;
  double most = 0;
};

/// A modifier that house rules add to a procedure's table; it counts where all conditions hold.
struct AddedModifier {
  Row row;
  std::vector<InputCondition> conditions;
};

/// The facts about one procedure in a rule set's procedures.json.
struct ProcedureInfo {
  std::string id;
  std::string title;
  std::vector<std::string> rules;
  Fields inputs;
  std::string dice;
  Fields results;
  /// The results that people ask the odds of first, by name; none where all are asked alike.
  std::vector<std::string> headline;
  /// The sum that house rules may add modifiers to, in words: "the score"; empty where they may not.
  std::string adds = {};
  /// Those that they add.
  std::vector<AddedModifier> added = {};
};

struct Ruling {
  /// In the order of the procedure's result fields.
  std::vector<Value> result;
  Modifiers modifiers;
};

class Procedure;

/// A procedure as it was asked once: enough to ask it again, to show it and to explain what came of it.
struct Consultation {
  const Procedure* procedure = nullptr;
  Values inputs;
  /// The faces in the order in which they fell.
  std::vector<int> faces;
  Ruling ruling;
};

/// A combination of facts that the ledger rules out: the input field to point at, and why.
struct Refusal {
  std::string_view field;
  std::string_view why;
};

/// One outcome with its exact probability (rules/procedure_odds.h).
struct Odds;

class Procedure {
 public:
  explicit Procedure(ProcedureInfo info) : info_(std::move(info)) {}
  virtual ~Procedure();
  Procedure(const Procedure&) = delete;
  Procedure& operator=(const Procedure&) = delete;

  [[nodiscard]] const ProcedureInfo& info() const { return info_; }

  /// Inputs must fit the fields (readInputs in request.h sees to it), each left out at its default.
  [[nodiscard]] virtual std::optional<Refusal> refuse(const Values& inputs) const = 0;
  /// Rules; the inputs must not be refused.
  [[nodiscard]] virtual Ruling rule(const Values& inputs, Dice& dice) const = 0;
  /// The exact distribution over the result fields whose indexes are in `by`, in their order. Throws OddsGivenUp where
  /// the question is too large or is stopped.
  [[nodiscard]] virtual std::vector<Odds> odds(const Values& inputs, const std::vector<int>& by,
                                               OddsWatch& watch) const = 0;

 private:
  ProcedureInfo info_;
};

}  // namespace signifer
