#include "othw/procedures.h"
#include "othw/ruleset.h"

namespace signifer::othw {

Othw::Othw(Definition given) : PlayedRuleSet(std::move(given)) {
  ProcedureList procedures;
  book_.rulings = makeProcedures(definition(), book_, procedures);
  addProcedures(std::move(procedures));
}

std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Othw>(std::move(definition)); }

}  // namespace signifer::othw
