// Rulings in the strip of rolls: what an action would roll for before it is chosen, and what an event came to.
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "docks/chain_view.h"
#include "docks/ruling_dock.h"
#include "play/foresight.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/move_draft.h"
#include "theme.h"
#include "widgets/dice_faces.h"
#include "wording.h"

namespace signifer::ui {

// Figures and odds before anybody has decided: the same rolls that would be wanted, with all of their dice still to
// fall.
void RulingDock::showConsidered(const Action& action) {
  const Verdict verdict = game_.rules().judge(game_.battle(), action);
  std::vector<RollView> rolls;
  // A way that is still to be led cannot be carried out.
  const bool whole = !leadsAlongPath(game_.rules(), action.kind) || !action.path.empty();
  if (verdict.legal() && whole)
    for (const ForeseenThrow& one : foreseen(game_.rules(), game_.battle(), action)) {
      if (!about_ && one.ruling) about_ = one.ruling;
      rolls.push_back(rollView(game_, one));
    }
  setNote(tr("before you decide"));
  auto* middle = new QWidget;
  middle->setMinimumWidth(qRound(Theme::current().px(200)));
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  auto* title = new Label(14, QFont::Bold);
  title->setWordWrap(true);
  title->setText(actionWords(game_.rules(), game_.battle(), action));
  title->setObjectName(QStringLiteral("considered"));
  column->addWidget(title);
  const auto say = [&](const Reason& reason, Label::Tone tone) {
    Label* words = linkedText(12.5, tone);
    const QString rule = text(reason.rule);
    words->setText(reasonWords(game_.rules(), game_.battle(), reason).toHtmlEscaped() +
                   (rule.isEmpty() ? QString() : QStringLiteral(" &nbsp;") + ruleLink(rule)));
    connect(words, &QLabel::linkActivated, this, &RulingDock::linkActivated);
    column->addWidget(words);
  };
  for (const Reason& reason : verdict.reasons) say(reason, verdict.legal() ? Label::Tone::normal : Label::Tone::bad);
  for (const Reason& figure : verdict.figures) say(figure, Label::Tone::second);
  if (!rolls.empty()) {
    auto* first = new Label(12.5, QFont::DemiBold);
    first->setWordWrap(true);
    first->setText(tr("First roll: %1").arg(rolls.front().title));
    column->addWidget(first);
  }
  column->addStretch();
  const bool chain = verdict.legal() && whole && ChainView::isChain(game_, action);
  if (chain) columns_->addWidget(new ChainView(game_, action), 3);
  if (rolls.empty())
    columns_->addWidget(middle, 1);
  else
    addSides(rolls, 0, middle);
  if (chain || !rolls.empty()) Q_EMIT wantsToBeSeen(true);
}

void RulingDock::showEvent(const RulingView& view) {
  if (view.rolls.empty()) {
    RollView bare;
    bare.side = view.unit != noUnit ? game_.battle().unit(view.unit).side : view.side;
    bare.unit = view.unit;
    bare.other = view.other;
    bare.modifiers = view.modifiers;
    QWidget* middle = eventMiddle(view, 0);
    if (view.unit != noUnit || !view.modifiers.empty()) {
      double sum = 0;
      for (const ModifierRow& modifier : view.modifiers) sum += modifier.value;
      bare.sum = signedValue(sum);
      return addSides({bare}, 0, middle);
    }
    columns_->addWidget(middle, 1);
    return;
  }
  const std::size_t shown = std::min(roll_, view.rolls.size() - 1);
  addSides(view.rolls, shown, eventMiddle(view, shown));
}

QWidget* RulingDock::eventMiddle(const RulingView& view, std::size_t shown) {
  auto* middle = new QWidget;
  middle->setMinimumWidth(qRound(Theme::current().px(240)));
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  if (shown < view.rolls.size()) {
    const RollView& roll = view.rolls[shown];
    const bool many = roll.dice.size() > 1 || roll.dice.front().faces.size() > 4;
    auto* faces = new DiceFaces;
    faces->setDice(roll.dice, qRound(Theme::current().px(many ? 24 : 44)));
    auto* sum = new Label(roll.result.size() > 26 ? 15 : 21, QFont::Bold);
    sum->setObjectName(QStringLiteral("sum"));
    sum->setWordWrap(true);
    sum->setText(roll.result.isEmpty() ? roll.title : roll.result);
    auto* how = new Label(12, QFont::Normal, Label::Tone::second);
    how->setWordWrap(true);
    const QString who = text(sideName(game_.battle(), roll.side));
    const bool typed = roll.dice.front().origin == DiceOrigin::typed;
    how->setText(
        QStringLiteral("%1, %2").arg(roll.title, typed ? tr("typed in by %1").arg(who) : tr("rolled for %1").arg(who)));
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addWidget(sum);
    words->addWidget(how);
    if (!many) row->addWidget(faces, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    column->addLayout(row);
    if (many) column->addWidget(faces);
  }
  addLines(*column, view, shown);
  auto* buttons = new QHBoxLayout;
  const std::tuple<QString, const char*, QString, void (RulingDock::*)()> all[] = {
      {tr("Override…"), "tool-override", tr("Changes the state by hand, with a reason"), &RulingDock::overrideWanted},
      {tr("What if…"), "tool-odds", tr("Asks for this ruling with other facts, and its exact odds"),
       &RulingDock::whatIfWanted}};
  for (const auto& [words, symbol, tip, signal] : all) {
    auto* button = new QPushButton(words);
    button->setToolTip(tip);
    button->setIcon(symbolIcon(QString::fromLatin1(symbol), 14));
    connect(button, &QPushButton::clicked, this, signal);
    buttons->addWidget(button);
  }
  buttons->addStretch();
  column->addStretch();
  column->addLayout(buttons);
  return middle;
}

// Of an event with many rolls only what is told of the two units on show; the journal has it all.
void RulingDock::addLines(QVBoxLayout& column, const RulingView& view, std::size_t shown) {
  const bool many = view.rolls.size() > 2;
  const auto about = [&](const AccountLine& line) {
    const RollView& roll = view.rolls[shown];
    return line.unit == roll.unit || (roll.other != noUnit && line.unit == roll.other);
  };
  for (const AccountLine& line : view.lines) {
    if (many && !about(line)) continue;
    Label* words = linkedText(line.key ? 13 : 12.5);
    const QString said = QString::fromStdString(line.text).toHtmlEscaped();
    words->setText(QStringLiteral("%1 &nbsp;<span style=\"font-size:%3px\">%2</span>")
                       .arg(line.key ? QStringLiteral("<b>★ %1</b>").arg(said) : said, ruleLinks(line.rules))
                       .arg(qRound(Theme::current().px(11.5))));
    connect(words, &QLabel::linkActivated, this, &RulingDock::linkActivated);
    column.addWidget(words);
  }
  if (view.reason.isEmpty() || view.byHand) return;
  auto* reason = new Label(12.5, QFont::DemiBold, Label::Tone::bad);
  reason->setWordWrap(true);
  reason->setText(tr("Overruled: %1").arg(view.reason));
  column.addWidget(reason);
}

}  // namespace signifer::ui
