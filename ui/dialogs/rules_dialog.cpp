#include "dialogs/rules_dialog.h"

#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {

RulesDialog::RulesDialog(const Definition& definition, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Rules: %1").arg(QString::fromStdString(definition.name())));
  resizeForText(*this, {620, 640});
  auto* column = new QVBoxLayout(this);
  search_ = new QLineEdit;
  search_->setPlaceholderText(tr("Search by id or word"));
  search_->setAccessibleName(tr("Search by id or word"));
  search_->setClearButtonEnabled(true);
  list_ = new QListWidget;
  list_->setAccessibleName(tr("Rules"));
  list_->setWordWrap(true);
  list_->setTextElideMode(Qt::ElideNone);
  list_->setAlternatingRowColors(true);
  for (const RuleText& rule : definition.rules()) {
    QString words = QStringLiteral("%1\n%2").arg(QString::fromStdString(rule.id), QString::fromStdString(rule.text));
    if (rule.ours) words += tr(" (a decision of ours: the sheet does not say it)");
    if (rule.kind == "judgement") words += tr(" (the players judge)");
    auto* item = new QListWidgetItem(words, list_);
    item->setData(Qt::UserRole, QString::fromStdString(rule.id));
  }
  column->addWidget(search_);
  column->addWidget(list_, 1);
  connect(search_, &QLineEdit::textChanged, this, &RulesDialog::search);
}

void RulesDialog::search(const QString& words) {
  for (int i = 0; i < list_->count(); ++i)
    list_->item(i)->setHidden(!list_->item(i)->text().contains(words, Qt::CaseInsensitive));
}

void RulesDialog::showRule(const QString& id) {
  search_->clear();
  for (int i = 0; i < list_->count(); ++i) {
    if (list_->item(i)->data(Qt::UserRole).toString() != id) continue;
    list_->setCurrentRow(i);
    list_->scrollToItem(list_->item(i), QAbstractItemView::PositionAtTop);
  }
}

QString ruleHtml(const Definition& definition, const QString& id) {
  const RuleText* rule = definition.findRule(id.toStdString());
  const QString words = rule == nullptr ? RulesDialog::tr("No rule has this id.") : QString::fromStdString(rule->text);
  QString html = QStringLiteral("<p><b>%1</b><br>%2").arg(id.toHtmlEscaped(), words.toHtmlEscaped());
  if (rule != nullptr && rule->ours)
    html += RulesDialog::tr("<br><i>A decision of ours: the sheet does not say it.</i>");
  if (rule != nullptr && rule->kind == "judgement") html += RulesDialog::tr("<br><i>The players judge.</i>");
  return html + QStringLiteral("</p>");
}

}  // namespace signifer::ui
