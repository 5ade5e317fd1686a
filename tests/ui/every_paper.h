// Every paper of every rule set, for tests and pictures: which there are, and whose forces they show.
#pragma once

#include <QString>
#include <vector>

#include "printing/print_job.h"
#include "sheet/papers.h"

namespace signifer::ui {

struct PrintedPaper {
  std::string ruleSet;
  PaperKind kind = PaperKind::checklist;
  PrintRequest request;
  /// "hannibal-cards-a4-large".
  QString name;
};

/// Every paper of the rule sets that came with the program: each kind on A4 and on Letter, in normal and in large
/// print. Papers that gain by it are also printed across the paper. Cards are printed once of the troop list and once
/// of a battle.
[[nodiscard]] std::vector<PrintedPaper> everyPaper(const RuleSetLibrary& library);

}  // namespace signifer::ui
