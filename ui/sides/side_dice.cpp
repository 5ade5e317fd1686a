#include "sides/side_dice.h"

#include <QHBoxLayout>
#include <QPushButton>

#include "docks/roll_parts.h"
#include "play/wording.h"
#include "symbols.h"
#include "view/view.h"
#include "widgets/flow_layout.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

SideDice::SideDice(BattleController& everything, SideIndex side, QWidget* parent)
    : QFrame(parent), everything_(everything), side_(side) {
  setObjectName(QStringLiteral("sideDice"));
  setFrameShape(QFrame::StyledPanel);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 8, 12, 8);
  auto* top = new QHBoxLayout;
  about_ = new Label(14, QFont::DemiBold);
  about_->setWordWrap(true);
  back_ = new QPushButton(tr("Take the last one back"));
  back_->setObjectName(QStringLiteral("takeFaceBack"));
  roll_ = new QPushButton(tr("Roll them for us"));
  roll_->setObjectName(QStringLiteral("rollForUs"));
  top->addWidget(about_, 1);
  top->addWidget(back_);
  top->addWidget(roll_);
  column->addLayout(top);
  dice_ = new DiceSlots;
  column->addWidget(dice_);
  faces_ = new QWidget;
  row_ = new FlowLayout(6);
  faces_->setLayout(row_);
  column->addWidget(faces_);
  connect(dice_, &DiceSlots::pressed, this, [this](int slot) {
    if (isMine()) everything_.pickSlot(everything_.openThrow()->shown(), static_cast<std::size_t>(slot));
  });
  connect(back_, &QPushButton::clicked, this, [this] {
    if (isMine()) everything_.takeFaceBack();
  });
  connect(roll_, &QPushButton::clicked, this, [this] {
    if (isMine()) everything_.rollOpen(false);
  });
  connect(&everything_, &BattleController::throwChanged, this, &SideDice::refresh);
  connect(&everything_, &BattleController::changed, this, &SideDice::refresh);
  refresh();
}

// Dice of nobody are rolled by whoever acts.
bool SideDice::isMine() const {
  if (!everything_.hasBattle() || !everything_.openThrow() || everything_.handsRest()) return false;
  const SideIndex whose = everything_.openThrow()->side();
  return whose == side_ || (whose == noSide && everything_.decision().side == side_);
}

// Names of those whom the side does not see are left out.
QString SideDice::purpose() const {
  const OpenThrow& open = *everything_.openThrow();
  const Battle& battle = everything_.battle();
  const SideView view = seenBy(everything_.rules(), battle, side_);
  const Purpose& what = open.wanted.purpose;
  QString words = phraseOf(everything_.definition(), open.wanted.phrase);
  if (SecretWords(battle, view).in(words.toStdString())) words = tr("Dice");
  if (what.unit != noUnit && view.sees(what.unit))
    words = what.against != noUnit && view.sees(what.against)
                ? tr("%1, against %2: %3")
                      .arg(text(unitName(battle, what.unit)), text(unitName(battle, what.against)), words)
                : tr("%1: %2").arg(text(unitName(battle, what.unit)), words);
  const std::size_t shown = open.shown();
  const Die die = open.dieOf(shown);
  if (die.kind == Die::Kind::deck) return tr("Draw %n cards. %1", nullptr, open.diceOf(shown)).arg(words);
  if (die.kind == Die::Kind::average) return tr("Roll %n average dice. %1", nullptr, open.diceOf(shown)).arg(words);
  return tr("Roll %1d%2. %3").arg(open.diceOf(shown)).arg(die.faces).arg(words);
}

void SideDice::refresh() {
  const bool mine = isMine();
  setVisible(mine);
  while (QLayoutItem* item = row_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  if (!mine) return;
  const OpenThrow& open = *everything_.openThrow();
  const std::size_t shown = open.shown();
  const bool seen = open.isSeen(shown);
  about_->setText(purpose());
  dice_->setDice(open.figuresOf(shown), static_cast<int>(open.figuresWanted(shown)),
                 open.ready ? -1 : static_cast<int>(open.slot()), seen);
  back_->setEnabled(!open.typed.empty() || open.there > 0);
  if (open.ready) {
    auto* stand = new QPushButton(tr("They stand"));
    stand->setObjectName(QStringLiteral("diceStand"));
    connect(stand, &QPushButton::clicked, this, [this] { everything_.finishFace(); });
    row_->addWidget(stand);
    return;
  }
  for (const int figure : open.mayShow(shown, open.slot())) {
    auto* button = new QPushButton(QString::number(figure));
    button->setObjectName(QStringLiteral("face%1").arg(figure));
    // One key a figure, where one is enough.
    if (figure < 10) button->setShortcut(QKeySequence(QString::number(figure)));
    connect(button, &QPushButton::clicked, this, [this, figure] {
      if (isMine()) everything_.typeFace(figure);
    });
    row_->addWidget(button);
  }
}

}  // namespace signifer::ui
