// Words that docks, table and dialogs share: captions of actions, figures of paths, rules as links. The sentences of a
// rule set come from its definition; only what joins them is the window's own.
#pragma once

#include <QString>
#include <string_view>
#include <vector>

#include "battle/action.h"
#include "rules/ruleset.h"

namespace signifer::ui {

/// A phrase of the rule set without places to fill.
[[nodiscard]] QString phraseOf(const Definition& definition, std::string_view id);
/// "HG-CHG-5" as a link that shows the rule's text.
[[nodiscard]] QString ruleLink(const QString& rule);
template <class Rules>
[[nodiscard]] QString ruleLinks(const Rules& rules) {
  QString links;
  for (const auto& rule : rules) {
    const QString id = QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
    if (!id.isEmpty()) links += (links.isEmpty() ? QString() : QStringLiteral("&nbsp; ")) + ruleLink(id);
  }
  return links;
}
/// The property of a widget that names the rule which F1 shows there.
inline constexpr char ruleHere[] = "signiferRule";
/// A unit's name as a link that selects it.
[[nodiscard]] QString unitLink(const Battle& battle, UnitIndex unit);

/// "7.5 in", "1 square".
[[nodiscard]] QString lengthWords(Length length);
/// The booleans, numbers and words of an action.
[[nodiscard]] QString plainWords(const Battle& battle, const ActionKind& kind, const Action& action);
/// "wheel left 50°, 3.5 in + ahead 4 in"; on a grid "ahead 2 squares + turn left".
[[nodiscard]] QString pathWords(const Battle& battle, UnitIndex unit, const Path& path);
/// The words of an action after its kind's title: its target, person and choices; empty if there is nothing to say.
[[nodiscard]] QString detailWords(const RuleSet& rules, const Battle& battle, const Action& action);
/// The kind's title and its details.
[[nodiscard]] QString actionWords(const RuleSet& rules, const Battle& battle, const Action& action);
/// Reasons of a verdict, one sentence each.
[[nodiscard]] QString reasonWords(const RuleSet& rules, const Battle& battle, const Reason& reason);
/// "legal", "not legal" ... as a title says it.
[[nodiscard]] QString verdictWord(Verdict::Kind kind);
/// One or several, said in full: there is no plural form without a translation.
[[nodiscard]] inline QString counted(qsizetype count, const QString& one, const QString& many) {
  return count == 1 ? one : many.arg(count);
}
/// "+1", "−2": a modifier as it is added.
[[nodiscard]] QString signedValue(double value);
/// Words inside a sentence; German keeps the capitals of its nouns.
[[nodiscard]] QString lowerFirst(const QString& words);
/// Words that begin a line.
[[nodiscard]] QString upperFirst(const QString& words);
/// The name of a modifier: the rule's label, or its text if it has none.
[[nodiscard]] QString modifierWords(const Definition& definition, std::string_view rule);
/// The words of a field's value, by its place.
[[nodiscard]] QString wordOf(const Field& field, std::size_t value);
/// kebab-case as words: "high-die" is "high die".
[[nodiscard]] QString plainWord(const std::string& word);

}  // namespace signifer::ui
