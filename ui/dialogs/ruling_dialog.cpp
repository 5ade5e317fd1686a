#include "dialogs/ruling_dialog.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "dice/sources.h"
#include "game/roll_view.h"
#include "house_marks.h"
#include "language/language.h"
#include "rules/procedure_odds.h"
#include "theme.h"
#include "widgets/choice_list.h"
#include "widgets/field_form.h"
#include "widgets/odds_bars.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr std::size_t mostBars = 40;
// Pixels at 100 % text that the facts have at least.
constexpr double leastFacts = 230;

// The modifiers as a player adds them up, each with its rule.
QString modifierLines(const Definition& definition, const Modifiers& modifiers) {
  QString html;
  for (const Modifier& modifier : modifiers.list())
    html += QStringLiteral("<b>%1</b> &nbsp;%2 &nbsp;%3<br>")
                .arg(signedValue(modifier.amount()), modifierWords(definition, modifier.rule).toHtmlEscaped(),
                     ruleLinks(std::vector<std::string_view>{modifier.rule}));
  return html;
}

std::vector<int> typedFaces(const QString& line) {
  std::vector<int> faces;
  static const QRegularExpression separators(QStringLiteral("[^0-9]+"));
  for (const QString& word : line.split(separators, Qt::SkipEmptyParts)) {
    // "435" typed in one go are three dice.
    for (const QChar digit : word) faces.push_back(digit.digitValue());
  }
  return faces;
}

}  // namespace

RulingDialog::RulingDialog(std::shared_ptr<const RuleSet> rules, QWidget* parent)
    : QDialog(parent), rules_(std::move(rules)) {
  setWindowTitle(tr("Ask for a ruling: %1").arg(QString::fromStdString(rules_->definition().name())));
  resizeForText(*this, {860, 620});
  auto* column = new QVBoxLayout(this);
  procedures_ = new QComboBox;
  procedures_->setAccessibleName(tr("Ruling"));
  for (const auto& procedure : rules_->procedures())
    procedures_->addItem(QString::fromStdString(procedure->info().title), QString::fromStdString(procedure->info().id));
  column->addWidget(procedures_);
  house_ = linkedText(12);
  column->addWidget(house_);
  auto* both = new QHBoxLayout;
  auto* left = new QVBoxLayout;
  left->addWidget(sectionHead(tr("The situation")));
  situation_ = new QScrollArea;
  situation_->setWidgetResizable(true);
  situation_->setFrameShape(QFrame::NoFrame);
  // Half of the window at any size of text, where the screen has as much.
  situation_->setMinimumWidth(qRound(Theme::current().px(leastFacts)));
  left->addWidget(situation_, 1);
  both->addLayout(left, 1);
  both->addLayout(makeAnswerColumn(), 1);
  column->addLayout(both, 1);
  connect(procedures_, &QComboBox::currentIndexChanged, this, &RulingDialog::showProcedure);
  connect(by_, &QComboBox::currentIndexChanged, this, [this] { seekOdds(false); });
  connect(&seeker_, &OddsSeeker::answered, this, &RulingDialog::showOdds);
  connect(&seeker_, &OddsSeeker::seekingChanged, this, [this] { stop_->setEnabled(seeker_.seeking()); });
  connect(stop_, &QPushButton::clicked, this, [this] {
    seeker_.stop();
    odds_->setRows({}, tr("Stopped."));
  });
  connect(modifiers_, &QLabel::linkActivated, this, &RulingDialog::linkActivated);
  connect(answer_, &QLabel::linkActivated, this, &RulingDialog::linkActivated);
  if (!rules_->procedures().empty()) showProcedure();
}

// The odds above, the dice and what they bring below.
QLayout* RulingDialog::makeAnswerColumn() {
  auto* right = new QVBoxLayout;
  modifiers_ = linkedText(13);
  right->addWidget(modifiers_);
  right->addWidget(makeChances(), 1);
  certain_ = sectionHead(tr("Ruling"));
  right->addWidget(certain_);
  answer_ = linkedText(13);
  right->addWidget(answer_);
  right->addStretch();
  return right;
}

// The parts of the dialog that only a roll of dice needs.
QWidget* RulingDialog::makeChances() {
  chances_ = new QWidget;
  auto* column = new QVBoxLayout(chances_);
  column->setContentsMargins(0, 0, 0, 0);
  auto* head = new QHBoxLayout;
  head->addWidget(sectionHead(tr("Exact odds of")));
  by_ = new ChoiceList;
  by_->setAccessibleName(tr("Odds of"));
  by_->setMinimumContentsLength(8);
  head->addWidget(by_, 1);
  stop_ = new QPushButton(tr("Stop"));
  stop_->setAutoDefault(false);
  stop_->setEnabled(false);
  head->addWidget(stop_);
  column->addLayout(head);
  odds_ = new OddsBars;
  auto* oddsScroll = new QScrollArea;
  oddsScroll->setWidget(odds_);
  oddsScroll->setWidgetResizable(true);
  oddsScroll->setFrameShape(QFrame::NoFrame);
  column->addWidget(oddsScroll, 1);
  column->addWidget(sectionHead(tr("The dice")));
  dice_ = new Label(12, QFont::Normal, Label::Tone::second);
  dice_->setWordWrap(true);
  column->addWidget(dice_);
  auto* row = new QHBoxLayout;
  faces_ = new QLineEdit;
  faces_->setObjectName(QStringLiteral("faces"));
  faces_->setPlaceholderText(tr("Your faces, such as 4 3; empty: rolled"));
  faces_->setAccessibleName(tr("Faces"));
  faces_->setToolTip(faces_->placeholderText());
  auto* ask = new QPushButton(tr("Give the ruling"));
  ask->setDefault(true);
  row->addWidget(faces_, 1);
  row->addWidget(ask);
  column->addLayout(row);
  connect(ask, &QPushButton::clicked, this, &RulingDialog::rule);
  return chances_;
}

const Procedure& RulingDialog::procedure() const {
  return *rules_->procedures()[static_cast<std::size_t>(std::max(0, procedures_->currentIndex()))];
}

void RulingDialog::choose(const QString& id) {
  const int index = procedures_->findData(id);
  if (index >= 0) procedures_->setCurrentIndex(index);
}

void RulingDialog::ask(const Consultation& consultation) {
  choose(QString::fromStdString(consultation.procedure->info().id));
  for (std::size_t i = 0; i < consultation.inputs.at.size(); ++i)
    if (consultation.inputs.given[i]) form_->setValue(i, consultation.inputs.at[i]);
  showModifiers();
  seekOdds(true);
}

void RulingDialog::refreshAnswer() {
  showModifiers();
  seekOdds(false);
}

// The modifiers of the situation before any die is rolled; the whole answer if the ruling needs no dice.
void RulingDialog::showModifiers() {
  const Values values = form_->values();
  chances_->show();
  certain_->hide();
  if (procedure().refuse(values)) return modifiers_->clear();
  RolledDice any(0);
  const Ruling ruling = procedure().rule(values, any);
  const bool certain = any.drawn() == 0;
  chances_->setVisible(!certain);
  certain_->setVisible(certain);
  answer_->setText(certain ? resultLines(ruling) : QString());
  modifiers_->setText(modifierLines(rules_->definition(), ruling.modifiers));
  modifiers_->setVisible(!ruling.modifiers.list().empty());
}

void RulingDialog::showProcedure() {
  const ProcedureInfo& info = procedure().info();
  house_->setText(houseLines(info.id, info.rules));
  house_->setVisible(!house_->text().isEmpty());
  form_ = new FieldForm(info.inputs);
  situation_->setWidget(form_);
  // In large text a long word takes more than half of the dialog.
  const int wide = form_->minimumSizeHint().width() + situation_->verticalScrollBar()->sizeHint().width();
  situation_->setMinimumWidth(std::max(wide, qRound(Theme::current().px(leastFacts))));
  connect(form_, &FieldForm::edited, this, &RulingDialog::refreshAnswer);
  {
    const QSignalBlocker blocker(by_);
    by_->clear();
    for (const Field& field : info.results) by_->addItem(captionOf(field));
    by_->setCurrentIndex(by_->count() - 1);
  }
  dice_->setText(tr("In this order: %1").arg(QString::fromStdString(info.dice)));
  answer_->clear();
  showModifiers();
  seekOdds(true);
}

// Off the window's thread. The odds of a result that is certain say nothing: at first the last one that the dice decide
// is shown.
void RulingDialog::seekOdds(bool orWhatVaries) {
  const Values values = form_->values();
  if (const auto refusal = procedure().refuse(values)) {
    seeker_.stop();
    odds_->setRows({}, tr("This combination cannot be: %1").arg(QString::fromStdString(said(refusal->why))));
    return;
  }
  seeker_.ask(rules_, procedure(), values, by_->currentIndex(), orWhatVaries);
}

void RulingDialog::showOdds(const OddsAnswer& answer) {
  if (answer.by < 0) return odds_->setRows({}, tr("No dice are rolled for this."));
  {
    const QSignalBlocker blocker(by_);
    by_->setCurrentIndex(answer.by);
  }
  if (answer.tooLarge) return odds_->setRows({}, tr("Too many outcomes to work out. Ask for another result."));
  const Field& field = procedure().info().results[static_cast<std::size_t>(answer.by)];
  std::vector<OddsRow> rows;
  for (const Odds& odds : answer.odds)
    rows.push_back(
        {valueWords(field, odds.result.front()), odds.weight.value(), QString::fromStdString(odds.weight.fraction())});
  if (rows.size() > mostBars) rows.resize(mostBars);
  odds_->setRows(std::move(rows));
}

void RulingDialog::rule() {
  const Values values = form_->values();
  if (procedure().refuse(values)) return seekOdds(false);
  const std::vector<int> typed = typedFaces(faces_->text());
  Ruling ruling;
  std::vector<int> faces;
  try {
    RolledDice rolled(streamSeed(QRandomGenerator::system()->generate64(), ++asked_, "ruling"));
    ScriptedDice scripted(typed);
    Dice& dice = typed.empty() ? static_cast<Dice&>(rolled) : scripted;
    dice.keepFaces(&faces);
    ruling = procedure().rule(values, dice);
    if (!typed.empty() && scripted.used() < typed.size()) {
      answer_->setText(counted(static_cast<qsizetype>(typed.size() - scripted.used()),
                               tr("One face too many was typed."), tr("%1 faces too many were typed.")));
      return;
    }
  } catch (const ScriptError& e) {
    answer_->setText(e.kind() == ScriptError::Kind::exhausted ? tr("More dice are needed.")
                                                              : tr("The die has no such face."));
    return;
  }
  QStringList thrown;
  for (const int face : faces) thrown << QString::number(face);
  QString html = tr("<p>Dice: <b>%1</b> (%2)</p><p>")
                     .arg(thrown.join(QLatin1Char(' ')), typed.empty() ? tr("rolled") : tr("typed"));
  html += modifierLines(rules_->definition(), ruling.modifiers);
  answer_->setText(html + QStringLiteral("</p>") + resultLines(ruling));
}

QString RulingDialog::resultLines(const Ruling& ruling) const {
  const Fields& results = procedure().info().results;
  QString html = QStringLiteral("<p>");
  for (std::size_t i = 0; i < results.size(); ++i) {
    // A list of reasons without any says nothing.
    if (results[i].type == FieldType::list && ruling.result[i].whole == 0) continue;
    html += QStringLiteral("%1: <b>%2</b><br>")
                .arg(captionOf(results[i]).toHtmlEscaped(), valueWords(results[i], ruling.result[i]).toHtmlEscaped());
  }
  return html + QStringLiteral("</p>");
}

}  // namespace signifer::ui
