#include "othw/procedures.h"
#include "othw/ruleset.h"

namespace signifer::othw {

std::unique_ptr<RuleSet> make(Definition definition);

Othw::Othw(Definition definition)
    : RulingsOnly(std::move(definition)), book_{readOptions(this->definition()), readTables(this->definition())} {
  for (auto& procedure : makeProcedures(this->definition(), book_)) addProcedure(std::move(procedure));
  requireAllProcedures();
}

std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Othw>(std::move(definition)); }

}  // namespace signifer::othw
