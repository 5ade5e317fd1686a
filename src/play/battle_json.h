// Battles and actions as JSON, by the fields of the rule set and without knowing it: docs/file-formats.md describes
// what is read and written here. Reading complains with file, JSON Pointer, line and what was expected.
#pragma once

#include <memory>
#include <string>

#include "battle/action.h"
#include "battle/battle.h"
#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer {

class KnownUnits;

/// Reads a battle: the setup, and either a deployment (the rule set then deploys it) or, where it has a "state", a
/// moment in mid-battle. With `known`, numbers in the list of units stand for units that were
/// read before. Throws SourceError.
[[nodiscard]] Battle readBattle(const RuleSet& rules, const Node& node, KnownUnits* known = nullptr);

/// The house rules that a battle file asks for. Throws SourceError.
[[nodiscard]] HouseRules readHouseRules(const Node& battle);

/// Writes a battle with its state; reading it gives an equal battle.
[[nodiscard]] Json writeBattle(const RuleSet& rules, const Battle& battle);

/// Reads an action of the battle's rule set. Throws SourceError.
[[nodiscard]] Action readAction(const RuleSet& rules, const Battle& battle, const Node& node);
[[nodiscard]] Json writeAction(const RuleSet& rules, const Battle& battle, const Action& action);

/// A verdict as JSON: kind, reasons with rules, texts and figures, the marks to draw, the nearest legal action.
[[nodiscard]] Json writeVerdict(const RuleSet& rules, const Battle& battle, const Verdict& verdict);

/// Index of the unit or person with this id, -1 where there is none.
[[nodiscard]] UnitIndex findUnit(const Battle& battle, std::string_view id);
[[nodiscard]] PersonIndex findPerson(const Battle& battle, std::string_view id);

}  // namespace signifer
