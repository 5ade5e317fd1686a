#include "house_marks.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QToolTip>

#include "game/battle_controller.h"
#include "library/loader.h"
#include "schema/source_error.h"
#include "sheet/house_rule_marks.h"
#include "sheet/papers.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

std::map<std::string, std::string>& marksInForce() {
  static std::map<std::string, std::string> marks;
  return marks;
}

// The house rules on all rules that rich text links to.
QString houseRulesIn(const QString& richText) {
  static const QRegularExpression link(QStringLiteral("href=\"rule:([^\"]+)\""));
  QStringList told;
  for (auto found = link.globalMatch(richText); found.hasNext();) {
    const QString words = houseRulesOn(found.next().captured(1));
    if (!words.isEmpty() && !told.contains(words)) told << words;
  }
  return told.join(QLatin1Char('\n'));
}

QString boxedH() {
  const Colours& c = Theme::current().colours();
  return QStringLiteral("<span style=\"background-color:%1; color:%2; font-weight:600\">&nbsp;H&nbsp;</span>")
      .arg(c.text.name(), c.window.name());
}

class HouseTips final : public QObject {
 public:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::ToolTip) return QObject::eventFilter(watched, event);
    auto* label = qobject_cast<QLabel*>(watched);
    const QString words = label == nullptr ? QString() : houseRulesIn(label->text());
    if (words.isEmpty()) return QObject::eventFilter(watched, event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(words), label);
    return true;
  }
};

}  // namespace

void setHouseMarks(std::map<std::string, std::string> marks) { marksInForce() = std::move(marks); }

void markHouseRules(const RuleSetLibrary& library, const BattleController& game) {
  setHouseMarks({});
  if (!game.hasBattle()) return;
  const RuleSetSource* source = library.find(game.definition().id());
  if (source == nullptr) return;
  try {
    const HouseRules house = signifer::houseRulesOf(game.definition(), *game.battle().setup);
    setHouseMarks(houseRuleMarks(game.definition(), house, Definition::load(source->folder), source->folder));
  } catch (const SourceError&) {
    // The folder has been changed meanwhile: no marks.
  }
}

QString houseRulesOn(const QString& rule) {
  const auto found = marksInForce().find(rule.toStdString());
  return found == marksInForce().end() ? QString() : QString::fromStdString(found->second);
}

QString houseMarkOn(const QString& rule) {
  return houseRulesOn(rule).isEmpty() ? QString() : QStringLiteral("&nbsp;") + boxedH();
}

QString houseWords(const std::string& place, const std::vector<std::string>& rules) {
  QStringList told;
  std::vector<std::string> all{place};
  all.insert(all.end(), rules.begin(), rules.end());
  for (const std::string& rule : all)
    for (const QString& words : houseRulesOn(QString::fromStdString(rule)).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
      if (!told.contains(words)) told << words;
  return told.join(QLatin1Char('\n'));
}

QString houseLines(const std::string& place, const std::vector<std::string>& rules) {
  QString html;
  for (const QString& words : houseWords(place, rules).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
    html += (html.isEmpty() ? QString() : QStringLiteral("<br>")) + boxedH() + QStringLiteral("&nbsp; ") +
            words.toHtmlEscaped();
  return html;
}

void tellHouseRules(QWidget& label) {
  static HouseTips tips;
  label.installEventFilter(&tips);
}

}  // namespace signifer::ui
