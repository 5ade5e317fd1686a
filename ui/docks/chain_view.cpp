#include "docks/chain_view.h"

#include <QGridLayout>
#include <QProgressBar>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "game/roll_view.h"
#include "play/wording.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/odds_bars.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

bool ChainView::isChain(const BattleController& game, const Action& action) {
  if (action.kind < 0 || action.unit == noUnit || action.target == noUnit) return false;
  return game.definition().actions()[static_cast<std::size_t>(action.kind)].gesture == "charge";
}

ChainView::ChainView(const BattleController& game, const Action& action, QWidget* parent)
    : QWidget(parent), game_(game) {
  setObjectName(QStringLiteral("chain"));
  setMinimumWidth(qRound(Theme::current().px(210)));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3);
  rows_ = new QGridLayout;
  rows_->setHorizontalSpacing(10);
  rows_->setVerticalSpacing(3);
  column->addLayout(rows_);
  note_ = new Label(12, QFont::Normal, Label::Tone::second);
  note_->setWordWrap(true);
  note_->setText(tr("Working out what comes of it…"));
  rulings_ = new QVBoxLayout;
  rulings_->setSpacing(2);
  column->addLayout(rulings_);
  column->addWidget(note_);
  column->addStretch();
  worker_ = std::jthread([this, rules = game.session().sharedRules(), battle = game.battle(), action] {
    std::optional<Prospects> found;
    try {
      found = prospectsOf(*rules, battle, action, prospectsLimit, &stop_);
    } catch (const OddsGivenUp&) {
      return;
    }
    QMetaObject::invokeMethod(
        this, [this, found] { show(found); }, Qt::QueuedConnection);
  });
}

ChainView::~ChainView() {
  stop_ = true;
  if (worker_.joinable()) worker_.join();
}

void ChainView::addRow(int row, const QString& words, double share, double fromHere) {
  auto* said = new Label(12.5, QFont::DemiBold);
  said->setText(words);
  auto* bar = new QProgressBar;
  bar->setRange(0, 1000);
  bar->setValue(qRound(share * 1000));
  bar->setTextVisible(false);
  bar->setFixedHeight(qRound(Theme::current().px(9)));
  bar->setAccessibleName(words);
  auto* chance = new Label(12.5, QFont::DemiBold);
  chance->setText(percentWords(share));
  auto* all = new Label(12.5, QFont::Normal, Label::Tone::second);
  all->setText(percentWords(fromHere));
  all->setToolTip(tr("From here, all that comes before it included"));
  rows_->addWidget(said, row, 0);
  rows_->addWidget(bar, row, 1);
  rows_->addWidget(chance, row, 2, Qt::AlignRight);
  rows_->addWidget(all, row, 3, Qt::AlignRight);
  rows_->setColumnStretch(1, 1);
}

// "Legio V, blows: +1 charge modifier HG-H2H-1, in all +1. No hit 42 %, 1 hit 42 %, 2 hits 17 %".
void ChainView::addRulings(const Prospects& found) {
  constexpr int most = 5;
  for (const AttackRuling& one : found.rulings) {
    const RollView roll = rollView(game_, one.ruling, one.unit, one.other);
    // A ruling that no die and no modifier can change is no news.
    if (rulings_->count() == most || (roll.modifiers.empty() && roll.odds.rows.empty())) continue;
    QStringList modifiers;
    for (const ModifierRow& modifier : roll.modifiers)
      modifiers << QStringLiteral("<b>%1</b> %2 %3")
                       .arg(signedValue(modifier.value), lowerFirst(modifier.words).toHtmlEscaped(),
                            ruleLink(modifier.rule));
    if (modifiers.size() > 1) modifiers << tr("in all <b>%1</b>").arg(roll.sum);
    for (const QString& fact : roll.facts)
      if (!fact.endsWith(QStringLiteral(": 0"))) modifiers << lowerFirst(fact).toHtmlEscaped();
    Label* words = linkedText(12.5);
    words->setObjectName(QStringLiteral("attackRuling"));
    const QString who = text(unitName(game_.battle(), one.unit)).toHtmlEscaped();
    const QString chances = chanceWords(game_, one.ruling, one.unit, one.other).toHtmlEscaped();
    // Some are called by a question, which needs no colon.
    QString what = lowerFirst(roll.title).toHtmlEscaped();
    if (!what.endsWith(QLatin1Char('?'))) what += QLatin1Char(':');
    if (!modifiers.isEmpty()) what += QLatin1Char(' ') + modifiers.join(QStringLiteral(", ")) + QLatin1Char('.');
    words->setText(QStringLiteral("<b>%1</b>, %2 %3").arg(who, what, chances));
    connect(words, &QLabel::linkActivated, this, &ChainView::linkActivated);
    rulings_->addWidget(words);
  }
}

// The choices that the two units are taken to make on the way: "Legio V: Countercharge, Throw pila." Moves are named
// without their paths.
QString ChainView::answersOf(const Prospects& found) const {
  std::map<UnitIndex, QStringList> chosen;
  for (const Action& answer : found.answers) {
    const ActionKind& kind = game_.definition().actions()[static_cast<std::size_t>(answer.kind)];
    QStringList& words = chosen[answer.unit];
    const QString title = QString::fromStdString(kind.title);
    if ((kind.gesture.empty() || kind.gesture == "stay") && answer.unit != noUnit && !words.contains(title))
      words << title;
  }
  QStringList all;
  for (const auto& [unit, words] : chosen)
    if (!words.isEmpty())
      all << tr("%1: %2.").arg(text(unitName(game_.battle(), unit)), words.join(QStringLiteral(", ")));
  return all.isEmpty() ? QString() : tr("Taken for granted: %1").arg(all.join(QLatin1Char(' ')));
}

void ChainView::show(const std::optional<Prospects>& found) {
  prospects_ = found;
  isKnown_ = true;
  if (!found) {
    note_->setText({});
    return Q_EMIT known();
  }
  const auto after = [](double part, double whole) { return whole > 0 ? part / whole : 0.0; };
  auto* head = new Label(11, QFont::Normal, Label::Tone::third);
  head->setText(tr("from here"));
  rows_->addWidget(head, 0, 3, Qt::AlignRight);
  int row = 1;
  if (!found->inContact) addRow(row++, tr("Comes home"), found->home, found->home);
  addRow(row++, found->inContact ? tr("Does more harm") : tr("then does more harm"), after(found->better, found->home),
         found->better);
  addRow(row++, tr("then breaks them"), std::min(1.0, after(found->broken, found->better)), found->broken);
  if (found->diverted > 0) addRow(row++, tr("Meets another instead"), found->diverted, found->diverted);
  if (found->fled > 0) addRow(row++, tr("They break or go before"), found->fled, found->fled);
  QString note =
      found->exact ? tr("Exact, over the dice of both.") : tr("From %1 turns played out.").arg(found->playedOut);
  if (found->lost > 0) note += QLatin1Char(' ') + tr("Broken themselves: %1.").arg(percentWords(found->lost));
  if (const QString answers = answersOf(*found); !answers.isEmpty()) note += QLatin1Char(' ') + answers;
  note_->setText(note);
  addRulings(*found);
  settle(*this);
  Q_EMIT known();
}

}  // namespace signifer::ui
