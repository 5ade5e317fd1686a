#include "fantasy/procedures.h"
#include "fantasy/ruleset.h"

namespace signifer::fantasy {

std::unique_ptr<RuleSet> make(Definition definition);

Fantasy::Fantasy(Definition definition) : RulingsOnly(std::move(definition)), book_(readBook(this->definition())) {
  for (auto& procedure : makeProcedures(this->definition(), book_)) addProcedure(std::move(procedure));
  requireAllProcedures();
}

std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Fantasy>(std::move(definition)); }

}  // namespace signifer::fantasy
