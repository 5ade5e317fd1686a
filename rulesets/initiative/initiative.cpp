#include "initiative/procedures.h"
#include "initiative/ruleset.h"

namespace signifer::initiative {

Initiative::Initiative(Definition data) : RulingsOnly(std::move(data)), book_(Book::of(definition())) {
  for (auto& procedure : makeProcedures(definition(), book_)) addProcedure(std::move(procedure));
  requireAllProcedures();
}

Initiative::~Initiative() = default;

/// What the plugin's entry calls (rules/plugin.h).
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Initiative>(std::move(definition)); }

}  // namespace signifer::initiative
