#include "rules/ruleset.h"

#include <algorithm>

#include "schema/source_error.h"

namespace signifer {

Procedure::~Procedure() = default;
Chronicle::~Chronicle() = default;
RuleSet::~RuleSet() = default;

const Procedure* RuleSet::findProcedure(std::string_view id) const {
  const auto found = std::ranges::find_if(procedures_, [&](const auto& p) { return p->info().id == id; });
  return found == procedures_.end() ? nullptr : found->get();
}

void RuleSet::requireAllProcedures() const {
  for (const ProcedureInfo& info : definition_.procedures())
    if (findProcedure(info.id) == nullptr)
      throw SourceError(definition_.id() + "/procedures.json", "", 0, "the code has no procedure " + info.id);
}

std::string_view nameOf(Verdict::Kind kind) {
  switch (kind) {
    case Verdict::Kind::legal:
      return "legal";
    case Verdict::Kind::houseRule:
      return "house-rule";
    case Verdict::Kind::notLegal:
      return "not-legal";
    case Verdict::Kind::playersJudge:
      return "players-judge";
  }
  return "";
}

}  // namespace signifer
