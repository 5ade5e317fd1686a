#include "othw/ruleset.h"
#include "othw/rulings.h"

namespace signifer::othw {

Othw::Othw(Definition given) : PlayedRuleSet(std::move(given)) {
  addProcedures(makeProcedures(definition(), book_, book_.rulings));
}

std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Othw>(std::move(definition)); }

}  // namespace signifer::othw
