#include "dialogs/action_dialog.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "game/choices.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/choice_list.h"
#include "widgets/field_form.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
ActionDialog::ActionDialog(const BattleController& game, int first, QWidget* parent)
    : QDialog(parent), game_(game), kinds_(kindsToFillIn(game)) {
  setWindowTitle(tr("Another action"));
  setObjectName(QStringLiteral("anotherAction"));
  setMinimumWidth(qRound(Theme::current().px(460)));
  auto* column = new QVBoxLayout(this);
  column->setSpacing(10);
  auto* title = new Label(13, QFont::Normal, Label::Tone::second);
  title->setText(tr("Whatever the rules allow now, with all its options. Ways are led on the table."));
  title->setWordWrap(true);
  column->addWidget(title);
  kind_ = new ChoiceList;
  kind_->setObjectName(QStringLiteral("kind"));
  kind_->setAccessibleName(tr("Action"));
  for (const int kind : kinds_)
    kind_->addItem(QString::fromStdString(game.definition().actions()[static_cast<std::size_t>(kind)].title));
  column->addWidget(kind_);
  place_ = new QVBoxLayout;
  column->addLayout(place_, 1);
  verdict_ = linkedText(13);
  verdict_->setObjectName(QStringLiteral("verdict"));
  verdict_->setMinimumHeight(qRound(Theme::current().px(54)));
  verdict_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  connect(verdict_, &QLabel::linkActivated, this, &ActionDialog::linkActivated);
  column->addWidget(verdict_);
  buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  carryOut_ = buttons_->button(QDialogButtonBox::Ok);
  carryOut_->setText(tr("Do it"));
  overrule_ = buttons_->addButton(tr("Overrule…"), QDialogButtonBox::ActionRole);
  overrule_->setObjectName(QStringLiteral("overrule"));
  connect(overrule_, &QPushButton::clicked, this, [this] {
    overruled_ = true;
    accept();
  });
  column->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  const auto begins = std::ranges::find(kinds_, first);
  const auto place = begins == kinds_.end() ? 0 : static_cast<int>(begins - kinds_.begin());
  kind_->setCurrentIndex(place);
  showKind(place);
  connect(kind_, &QComboBox::currentIndexChanged, this, &ActionDialog::showKind);
}

Action ActionDialog::action() const { return form_->actionOf(fields_->values()); }

void ActionDialog::showKind(int place) {
  delete fields_;
  form_ = std::make_unique<ActionForm>(game_, kinds_.at(static_cast<std::size_t>(place)));
  fields_ = new FieldForm(form_->fields());
  const Values begun = form_->begin();
  for (std::size_t i = 0; i < begun.at.size(); ++i) fields_->setValue(i, begun.at[i]);
  place_->addWidget(fields_);
  // Keys reach the newest widget last, so put the verdict and the buttons behind the new form.
  QWidget* before = previousInFocusChain();
  setTabOrder(before, verdict_);
  before = verdict_;
  for (QAbstractButton* button : buttons_->buttons()) {
    setTabOrder(before, button);
    before = button;
  }
  connect(fields_, &FieldForm::edited, this, &ActionDialog::judge);
  judge();
}

// The measured figures that hold, and the effect of the first roll.
QStringList ActionDialog::figuresOf(const Verdict& verdict) const {
  QStringList words;
  if (!verdict.legal()) return words;
  if (action().target == noUnit) {
    for (const Reason& figure : verdict.figures) words << reasonWords(game_.rules(), game_.battle(), figure);
    return words;
  }
  std::vector<Choice> choices{{{}, {}, {}, {action()}, false}};
  addFigures(game_, choices);
  words << choices.front().note << choices.front().figures;
  words.removeAll(QString());
  return words;
}

// In words and a sign, never by colour alone.
void ActionDialog::judge() {
  const Verdict verdict = game_.rules().judge(game_.battle(), action());
  QString words = QStringLiteral("<b>%1</b>").arg(verdictWord(verdict.kind).toHtmlEscaped());
  std::vector<std::string_view> rules;
  for (const Reason& reason : verdict.reasons) {
    words += QStringLiteral("<br>%1").arg(reasonWords(game_.rules(), game_.battle(), reason).toHtmlEscaped());
    if (std::ranges::find(rules, reason.rule) == rules.end()) rules.push_back(reason.rule);
  }
  for (const QString& measured : figuresOf(verdict)) words += QStringLiteral("<br>%1").arg(measured.toHtmlEscaped());
  if (!rules.empty()) words += QStringLiteral(" &nbsp;%1").arg(ruleLinks(rules));
  verdict_->setText(words);
  carryOut_->setEnabled(verdict.legal());
  overrule_->setEnabled(!verdict.legal());
}

QString askReason(QWidget* parent, const QString& what) {
  QInputDialog dialog(parent);
  dialog.setWindowTitle(ActionDialog::tr("Overrule"));
  dialog.setLabelText(ActionDialog::tr("%1\nWhy is it allowed? The journal keeps it.").arg(what));
  // The dialog makes its buttons when it is first laid out.
  (void)dialog.sizeHint();
  // Nothing is overruled without a reason: a click that would do nothing is not offered.
  QPushButton* agree = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
  const auto offer = [agree](const QString& reason) { agree->setEnabled(!reason.trimmed().isEmpty()); };
  offer({});
  QObject::connect(&dialog, &QInputDialog::textValueChanged, agree, offer);
  return dialog.exec() == QDialog::Accepted ? dialog.textValue().trimmed() : QString();
}

}  // namespace signifer::ui
