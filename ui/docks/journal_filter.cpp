#include "docks/journal_filter.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "play/wording.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/choice_list.h"

namespace signifer::ui {
namespace {

enum Kind { everything, keyMoments, rolls, byHand, commented };

}  // namespace

JournalFilter::JournalFilter(BattleController& game, QWidget* parent) : QWidget(parent), game_(game) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 6, 8, 6);
  column->setSpacing(5);
  words_ = new QLineEdit;
  words_->setObjectName(QStringLiteral("journalSearch"));
  words_->setPlaceholderText(tr("Search: a unit, a word, a rule"));
  words_->setAccessibleName(tr("Search the journal"));
  words_->setClearButtonEnabled(true);
  side_ = new ChoiceList;
  side_->setObjectName(QStringLiteral("journalSide"));
  side_->setAccessibleName(tr("Events of which side"));
  kind_ = new ChoiceList;
  kind_->setObjectName(QStringLiteral("journalKind"));
  kind_->setAccessibleName(tr("Which events"));
  kind_->addItems({tr("Everything"), tr("Key moments"), tr("Rolls"), tr("By hand, overruled"), tr("Comments")});
  star_ = new QToolButton;
  star_->setObjectName(QStringLiteral("star"));
  star_->setCheckable(true);
  star_->setAutoRaise(true);
  comment_ = new QLineEdit;
  comment_->setObjectName(QStringLiteral("comment"));
  auto* mark = new QHBoxLayout;
  mark->setSpacing(4);
  mark->addWidget(star_);
  mark->addWidget(comment_, 1);
  column->addWidget(words_);
  auto* both = new QHBoxLayout;
  both->setSpacing(4);
  both->addWidget(side_, 1);
  both->addWidget(kind_, 1);
  column->addLayout(both);
  column->addLayout(mark);
  column->addStretch();
  for (QComboBox* box : {side_, kind_}) {
    box->setMinimumContentsLength(6);
    connect(box, &QComboBox::currentIndexChanged, this, &JournalFilter::changed);
  }
  connect(words_, &QLineEdit::textChanged, this, &JournalFilter::changed);
  connect(comment_, &QLineEdit::editingFinished, this, &JournalFilter::keepComment);
  connect(star_, &QToolButton::clicked, this, &JournalFilter::star);
  connect(&game_, &BattleController::opened, this, &JournalFilter::nameSides);
  nameSides();
  setEvent(0);
}

void JournalFilter::nameSides() {
  const QSignalBlocker blocker(side_);
  side_->clear();
  side_->addItem(tr("Both sides"));
  side_->setToolTip(side_->currentText());
  if (!game_.hasBattle()) return;
  for (SideIndex side = 0; side < 2; ++side) side_->addItem(text(sideName(game_.battle(), side)));
}

bool JournalFilter::open() const {
  return words_->text().trimmed().isEmpty() && side_->currentIndex() <= 0 && kind_->currentIndex() == everything;
}

bool JournalFilter::shows(const JournalRow& row) const {
  if (side_->currentIndex() > 0 && row.side != side_->currentIndex() - 1) return false;
  switch (kind_->currentIndex()) {
    case keyMoments:
      if (!row.key) return false;
      break;
    case rolls:
      if (row.dice.empty()) return false;
      break;
    case byHand:
      if (!row.byHand) return false;
      break;
    case commented:
      if (!row.comment) return false;
      break;
    default:
      break;
  }
  const QStringList wanted = words_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  return std::ranges::all_of(wanted, [&row](const QString& word) {
    return row.words.contains(word, Qt::CaseInsensitive) ||
           std::ranges::any_of(row.rules,
                               [&word](const QString& rule) { return rule.contains(word, Qt::CaseInsensitive); });
  });
}

void JournalFilter::setEvent(std::size_t number) {
  if (comment_->hasFocus() && comment_->isModified()) return;
  event_ = number;
  const bool there = number > 0 && game_.hasBattle() && number <= game_.session().eventCount();
  star_->setEnabled(there);
  comment_->setEnabled(there);
  star_->setChecked(there && game_.isKey(number));
  star_->setIcon(QIcon(
      symbolPixmap(QStringLiteral("key-moment"), 15, star_->isChecked() ? colours().reminderEdge : colours().line)));
  star_->setToolTip(tr("Key moment: the report shows it"));
  star_->setAccessibleName(tr("Key moment"));
  comment_->setPlaceholderText(there ? tr("Comment on event %1").arg(number) : tr("Comment"));
  comment_->setAccessibleName(comment_->placeholderText());
  comment_->setText(there ? game_.mark(number).comment : QString());
}

void JournalFilter::search() {
  show();
  words_->setFocus(Qt::ShortcutFocusReason);
  words_->selectAll();
}

void JournalFilter::keepComment() {
  if (event_ == 0 || !comment_->isModified()) return;
  comment_->setModified(false);
  EventMark mark = game_.mark(event_);
  mark.comment = comment_->text().trimmed();
  game_.markEvent(event_, mark);
}

void JournalFilter::star() {
  if (event_ == 0) return;
  EventMark mark = game_.mark(event_);
  mark.key = star_->isChecked() ? 1 : -1;
  game_.markEvent(event_, mark);
}

}  // namespace signifer::ui
