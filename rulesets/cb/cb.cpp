#include "cb/procedures.h"
#include "cb/ruleset.h"

namespace signifer::cb {

std::unique_ptr<RuleSet> make(Definition definition);

Cb::Cb(Definition definition) : RulingsOnly(std::move(definition)), book_(readBook(this->definition())) {
  for (auto& procedure : makeProcedures(this->definition(), book_)) addProcedure(std::move(procedure));
  requireAllProcedures();
}

std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Cb>(std::move(definition)); }

}  // namespace signifer::cb
