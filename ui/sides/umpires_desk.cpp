#include "sides/umpires_desk.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "play/umpires_screen.h"
#include "play/wording.h"
#include "symbols.h"
#include "view/view.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

UmpiresDesk::UmpiresDesk(BattleController& game, QWidget* parent) : QWidget(parent), game_(game) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 8, 0, 0);
  addNote(*column);
  addDice(*column);
  column->addWidget(sectionHead(tr("So far")));
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("umpiresDeeds"));
  list_->setAccessibleName(tr("Notes and secret dice so far"));
  list_->setWordWrap(true);
  column->addWidget(list_, 1);
  refreshButtons();
}

void UmpiresDesk::addNote(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("A note to one side")));
  side_ = new QComboBox;
  side_->setObjectName(QStringLiteral("noteSide"));
  side_->setAccessibleName(tr("Side of the note"));
  note_ = new QLineEdit;
  note_->setObjectName(QStringLiteral("noteText"));
  note_->setPlaceholderText(tr("You hear horses behind the hill"));
  note_->setAccessibleName(tr("Note"));
  note_->setMaxLength(static_cast<int>(longestUmpiresText / 4));
  give_ = new QPushButton(tr("Give it"));
  give_->setObjectName(QStringLiteral("giveNote"));
  give_->setToolTip(tr("That side alone is told. The journal says that there was a note."));
  auto* row = new QHBoxLayout;
  row->addWidget(side_, 1);
  row->addWidget(give_);
  column.addWidget(note_);
  column.addLayout(row);
  connect(note_, &QLineEdit::textChanged, this, &UmpiresDesk::refreshButtons);
  connect(note_, &QLineEdit::returnPressed, give_, &QPushButton::click);
  connect(give_, &QPushButton::clicked, this, &UmpiresDesk::giveNote);
}

void UmpiresDesk::addDice(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("Secret dice")));
  count_ = new QSpinBox;
  count_->setObjectName(QStringLiteral("secretDice"));
  count_->setRange(1, mostSecretDice);
  count_->setAccessibleName(tr("How many dice"));
  die_ = new QSpinBox;
  die_->setObjectName(QStringLiteral("secretDie"));
  die_->setRange(2, 100);
  die_->setValue(6);
  die_->setPrefix(tr("d"));
  die_->setAccessibleName(tr("Sides of a die"));
  roll_ = new QPushButton(tr("Roll in secret"));
  roll_->setObjectName(QStringLiteral("rollSecretly"));
  roll_->setToolTip(tr("The journal tells that dice were rolled. What fell stands here alone."));
  about_ = new QLineEdit;
  about_->setObjectName(QStringLiteral("secretAbout"));
  about_->setPlaceholderText(tr("What they are for"));
  about_->setAccessibleName(tr("What they are for"));
  about_->setMaxLength(static_cast<int>(longestUmpiresText / 4));
  auto* row = new QHBoxLayout;
  row->addWidget(count_);
  row->addWidget(die_);
  row->addWidget(roll_, 1);
  column.addWidget(about_);
  column.addLayout(row);
  connect(roll_, &QPushButton::clicked, this, &UmpiresDesk::rollDice);
}

void UmpiresDesk::refreshButtons() {
  const bool present = game_.hasBattle() && !game_.isLooking() && !game_.openThrow();
  give_->setEnabled(present && !note_->text().simplified().isEmpty());
  roll_->setEnabled(present);
}

void UmpiresDesk::refresh() {
  if (!game_.hasBattle()) return;
  const Battle& battle = game_.battle();
  const int side = std::max(0, side_->currentIndex());
  side_->clear();
  for (SideIndex one = 0; one < 2; ++one) side_->addItem(text(sideName(battle, one)));
  side_->setCurrentIndex(side);
  list_->clear();
  for (const UmpiresDeed& deed : umpiresDeeds(game_.session()))
    list_->addItem(tr("Turn %1. %2").arg(deed.turn).arg(text(umpiresDeedInWords(battle, deed))));
  list_->scrollToBottom();
  refreshButtons();
}

void UmpiresDesk::giveNote() {
  const std::string words = note_->text().simplified().toStdString();
  const auto side = static_cast<SideIndex>(side_->currentIndex());
  if (words.empty() || side < 0) return;
  if (game_.change(QString::fromStdString(noteChange(*game_.battle().setup, side, words)), {})) note_->clear();
}

void UmpiresDesk::rollDice() {
  const std::string about = about_->text().simplified().toStdString();
  const std::string change = secretDiceChange(game_.session(), count_->value(), die_->value(), about);
  if (game_.change(QString::fromStdString(change), {})) about_->clear();
}

// Queued: whoever looks at the newest event as it happens still finds it.
GlimpseKeeper::GlimpseKeeper(BattleController& game, QObject* parent) : QObject(parent), game_(game) {
  connect(&game_, &BattleController::opened, this, [this] {
    events_ = game_.hasBattle() ? game_.session().eventCount() : 0;
    for (auto& units : hadSeen_) units.clear();
  });
  connect(&game_, &BattleController::changed, this, &GlimpseKeeper::follow);
  connect(&game_, &BattleController::happened, this, &GlimpseKeeper::tell, Qt::QueuedConnection);
}

// After a step back: whom a side saw in a moment that is gone, and does not see now.
void GlimpseKeeper::follow() {
  if (!game_.hasBattle() || game_.isLooking() || game_.mirrors()) return;
  const Session& session = game_.session();
  const std::size_t events = session.eventCount();
  for (std::size_t gone = events + 1; gone <= std::min(events_, session.knownEvents()); ++gone) {
    const Battle& then = session.before(gone);
    if (!hasSecrets(session.rules().definition(), session.battle())) break;
    for (SideIndex side = 0; side < 2; ++side) {
      const SideView had = seenBy(session.rules(), then, side);
      const SideView has = seenBy(session.rules(), session.battle(), side);
      std::vector<UnitIndex>& units = hadSeen_[static_cast<std::size_t>(side)];
      for (UnitIndex unit = 0; unit < then.unitCount(); ++unit)
        if (had.sees(unit) && !has.sees(unit) && std::ranges::find(units, unit) == units.end()) units.push_back(unit);
    }
  }
  events_ = events;
}

// While the step back can be taken forward again, nothing is settled.
void GlimpseKeeper::tell() {
  if (!game_.hasBattle() || game_.isLooking() || game_.mirrors() || game_.openThrow()) return;
  if (game_.session().canRedo()) return;
  for (SideIndex side = 0; side < 2; ++side) {
    std::vector<UnitIndex> units;
    units.swap(hadSeen_[static_cast<std::size_t>(side)]);
    const SideView has = seenBy(game_.rules(), game_.battle(), side);
    std::erase_if(units, [&has](UnitIndex unit) { return has.sees(unit); });
    if (!units.empty()) game_.change(QString::fromStdString(glimpseChange(*game_.battle().setup, side, units)), {});
  }
}

}  // namespace signifer::ui
