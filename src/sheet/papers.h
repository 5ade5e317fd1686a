// The papers of a club, made for any rule set: what stands on each is data (paper.h), how it is set is the printer's.
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle/battle.h"
#include "library/loader.h"
#include "rules/ruleset.h"
#include "sheet/document.h"
#include "sheet/house_rules_sheet.h"

namespace signifer {

enum class PaperKind { checklist, reference, army, cards, battle, odds, record, solo, houseRules };

struct PaperKindInfo {
  PaperKind kind;
  /// As on the command line.
  std::string_view id;
  std::string_view title;
  /// The source of the forces: a battle must be given, or may be.
  bool needsBattle = false;
  bool takesBattle = false;
};
/// All kinds, in the order in which they are offered.
[[nodiscard]] const std::array<PaperKindInfo, 9>& paperKinds();
[[nodiscard]] const PaperKindInfo* findPaperKind(std::string_view id);
[[nodiscard]] const PaperKindInfo* findPaperKind(PaperKind kind);

/// What is to be printed.
struct PaperOrder {
  PaperKind kind = PaperKind::checklist;
  const RuleSetSource* source = nullptr;
  HouseRules house;
  /// Set up under the same house rules; nullptr for none.
  const Battle* battle = nullptr;
  /// The side whose army is printed; both where it is noSide.
  SideIndex side = noSide;
  /// Printed in the footer; empty for none.
  std::string date;
  /// Printed at the top: the club's name, and the file of its picture; empty for none.
  std::string club;
  std::string logo;
};

/// Throws SourceError where paper.json or the house rules do not fit, std::invalid_argument where a battle is needed
/// and missing. A rule set without paper.json has its checklist and reference sheet in plain form.
[[nodiscard]] Sheet makePaper(const PaperOrder& order);

/// The house rules that a battle is played under.
[[nodiscard]] HouseRules houseRulesOf(const Definition& definition, const Setup& setup);

/// "hannibal-checklist-a4.pdf" without the ending; with the army or the battle where there is one:
/// "hannibal-battle-cannae-216-bc-a4".
[[nodiscard]] std::string paperFileName(const PaperOrder& order, std::string_view paper);

}  // namespace signifer
