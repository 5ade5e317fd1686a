// Looking forward: which throws carrying out an action asks for, and the ruling that each of them is for, before any
// die falls. Rules are pure functions of a battle and dice, so they are run on a copy with any faces; what follows only
// where the dice fall so or so is left out.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "dice/sources.h"
#include "play/session.h"

namespace signifer {

/// The faces that are known: those that the players have typed, and the program's own up to the first that is missing.
struct KnownFaces {
  const std::vector<int>* typed;
  const std::array<DiceOrigin, 2>* origins;
  RolledDice rolled;
};

/// The throws of an action in their order; without `faces` none is known, not even the program's own. The action need
/// not be legal, but must be one that the rule set can carry out. No throws where it cannot.
[[nodiscard]] std::vector<ForeseenThrow> foreseen(const RuleSet& rules, const Battle& battle, const Action& action,
                                                  const std::optional<KnownFaces>& faces = std::nullopt);
/// The throws of foreseen(), with those that may come after them and the fights that come.
[[nodiscard]] Foresight foresight(const RuleSet& rules, const Battle& battle, const Action& action,
                                  const std::optional<KnownFaces>& faces = std::nullopt);

/// A ruling that a sentence of an account rests on, and whom the sentence is about.
struct ToldRuling {
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  const Consultation* ruling = nullptr;
};
/// The ruling that each throw was for, nullptr where none is known. Throws and rulings are told in orders of their own:
/// the ruling of a throw holds its faces, and its sentence speaks of its unit. A ruling all of whose dice belong to one
/// throw is no other throw's.
[[nodiscard]] std::vector<const Consultation*> rulingsOfThrows(const std::vector<ThrownDice>& thrown,
                                                               std::vector<ToldRuling> told);

}  // namespace signifer
