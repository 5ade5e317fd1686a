// The one door to procedures. Play, the referee and the candidates ask a rule by its procedure. The answer holds
// everything that explains it: inputs, result, modifiers and the faces that fell. An account or a verdict keeps that
// whole, so that it can be shown and asked again.
#pragma once

#include <utility>
#include <vector>

#include "dice/sources.h"
#include "rules/procedure_for.h"

namespace signifer {

/// A procedure asked once, by its types. The result is made in its place: it is long, and asked for very often.
template <class In, class Out>
struct Answered {
  const ProcedureFor<In, Out>* procedure = nullptr;
  In in;
  Modifiers modifiers;
  std::vector<int> faces;
  Out out;

  // Not defaulted: `Answered{}` would then clear all of it first.
  Answered() {}  // NOLINT(modernize-use-equals-default)
  Answered(const ProcedureFor<In, Out>& asked, const In& facts, Dice& dice, bool explained)
      : procedure(&asked), in(facts), out(answer(dice, explained)) {}

  /// The results: `answered->hits`.
  [[nodiscard]] const Out* operator->() const { return &out; }
  [[nodiscard]] Consultation consultation() const { return procedure->consultation(in, out, modifiers, faces); }

 private:
  Out answer(Dice& dice, bool explained) {
    if (!explained) return procedure->answer(in, dice, modifiers);
    // A throw that waits for typed faces unwinds through here.
    struct Keeping {
      Dice& dice;
      ~Keeping() { dice.keepFaces(nullptr); }
    } keeping{dice};
    dice.keepFaces(&faces);
    return procedure->answer(in, dice, modifiers);
  }
};

/// Asks a procedure that throws dice. The faces are kept only where `explained`: simulation allocates nothing.
template <class In, class Out>
[[nodiscard]] Answered<In, Out> ask(const ProcedureFor<In, Out>& procedure, const In& in, Dice& dice, bool explained) {
  return {procedure, in, dice, explained};
}

/// Asks a procedure that throws none; one that does is a fault of ours.
template <class In, class Out>
[[nodiscard]] Answered<In, Out> ask(const ProcedureFor<In, Out>& procedure, const In& in) {
  ScriptedDice none({});
  return ask(procedure, in, none, false);
}

}  // namespace signifer
