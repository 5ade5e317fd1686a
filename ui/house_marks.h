// The boxed H behind a rule that house rules bear on, and the tip that names these house rules. The window shows one
// battle, so its marks are the program's; ruleLink puts them wherever a rule is cited.
#pragma once

#include <QString>
#include <map>
#include <string>
#include <vector>

class QWidget;

namespace signifer {
class RuleSetLibrary;
}

namespace signifer::ui {

class BattleController;

/// The rules that the battle's house rules bear on, with the house rules in words; none for a battle by the ledger.
void setHouseMarks(std::map<std::string, std::string> marks);
/// Those of the battle that the controller shows.
void markHouseRules(const RuleSetLibrary& library, const BattleController& game);
/// The house rules that bear on a rule, one a line; empty where there are none.
[[nodiscard]] QString houseRulesOn(const QString& rule);
/// A boxed H as rich text; empty where no house rule bears on the rule.
[[nodiscard]] QString houseMarkOn(const QString& rule);
/// The house rules on a step or a procedure (its id) or on any of its rules, one a line; empty where there are none.
[[nodiscard]] QString houseWords(const std::string& place, const std::vector<std::string>& rules);
/// These as rich text, each behind a boxed H.
[[nodiscard]] QString houseLines(const std::string& place, const std::vector<std::string>& rules);
/// Makes the tip of a label name the house rules on the rules that its rich text links to.
void tellHouseRules(QWidget& label);

}  // namespace signifer::ui
