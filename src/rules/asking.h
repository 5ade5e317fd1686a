// The one door to procedures: play, the referee and the candidates ask a rule by its procedure and get everything that
// explains it: inputs, result, modifiers and the faces that fell. An account or a verdict keeps that whole, so that it
// can be shown and asked again.
#pragma once

#include <utility>
#include <vector>

#include "dice/sources.h"
#include "rules/procedure_for.h"

namespace signifer {

/// A procedure asked once, by its types.
template <class In, class Out>
struct Answered {
  const ProcedureFor<In, Out>* procedure = nullptr;
  In in;
  Out out;
  Modifiers modifiers;
  std::vector<int> faces;

  /// The results: `answered->hits`.
  [[nodiscard]] const Out* operator->() const { return &out; }
  [[nodiscard]] Consultation consultation() const { return procedure->consultation(in, out, modifiers, faces); }
};

/// Asks a procedure that throws dice. The faces are kept only where `explained`: simulation allocates nothing.
template <class In, class Out>
[[nodiscard]] Answered<In, Out> ask(const ProcedureFor<In, Out>& procedure, const In& in, Dice& dice, bool explained) {
  Answered<In, Out> answered{&procedure, in, {}, {}, {}};
  if (explained) dice.keepFaces(&answered.faces);
  try {
    answered.out = procedure.answer(in, dice, answered.modifiers);
  } catch (...) {
    // A throw that waits for typed faces unwinds through here.
    dice.keepFaces(nullptr);
    throw;
  }
  dice.keepFaces(nullptr);
  return answered;
}

/// Asks a procedure that throws none; one that does is a fault of ours.
template <class In, class Out>
[[nodiscard]] Answered<In, Out> ask(const ProcedureFor<In, Out>& procedure, const In& in) {
  ScriptedDice none({});
  return ask(procedure, in, none, false);
}

}  // namespace signifer
