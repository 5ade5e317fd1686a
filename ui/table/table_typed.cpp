// Moves typed in figures on the table: a line above the map, its ghost following what is typed.
#include <QAction>
#include <QLineEdit>
#include <algorithm>

#include "table/move_words.h"
#include "table/table_view.h"
#include "theme.h"

namespace signifer::ui {

void TableView::typeMove() {
  const UnitIndex unit = controller_.selected();
  if (!controller_.hasBattle() || controller_.openThrow()) return;
  if (controller_.battle().setup->columns > 0)
    return Q_EMIT statusChanged(tr("On squares, use the arrow keys or drag the unit."));
  if (!mayDrag(unit)) return Q_EMIT statusChanged(tr("Select a unit that may move first."));
  if (moveLine_ == nullptr) {
    moveLine_ = new QLineEdit(this);
    moveLine_->setObjectName(QStringLiteral("moveLine"));
    moveLine_->setAccessibleName(tr("Move in figures"));
    moveLine_->setPlaceholderText(tr("12 ahead, wheel 30 left, back 2, right 1.5, turn 45 left, about"));
    auto* away = new QAction(moveLine_);
    away->setShortcut(Qt::Key_Escape);
    away->setShortcutContext(Qt::WidgetShortcut);
    moveLine_->addAction(away);
    connect(away, &QAction::triggered, this, &TableView::cancelDraft);
    connect(moveLine_, &QLineEdit::textChanged, this, &TableView::followTyped);
    connect(moveLine_, &QLineEdit::returnPressed, this, [this] {
      if (!draft_ || !draft_->means()) return;
      moveLine_->hide();
      setFocus();
      acceptDraft();
    });
  }
  moveLine_->setFont(Theme::current().font(14));
  const int wide = qRound(std::min(width() - 24.0, Theme::current().px(430)));
  moveLine_->setGeometry((width() - wide) / 2, 8, wide, qRound(Theme::current().px(32)));
  moveLine_->clear();
  moveLine_->show();
  moveLine_->setFocus();
}

void TableView::followTyped(const QString& words) {
  const UnitIndex unit = controller_.selected();
  if (!mayDrag(unit)) return;
  const Unit& moved = controller_.battle().unit(unit);
  const SaidMove said = saidMove(words, moved.pose.heading);
  if (said.path.empty()) {
    setDraft(std::nullopt, false);
  } else if (controller_.byHand()) {
    setDraft(draftPlaced(unit, walk(moved.pose, moved.base, said.path).end()), false);
  } else if (const Action action = leadAlong(controller_.rules(), controller_.battle(), unit, said.path);
             action.kind >= 0) {
    setDraft(draftOf(controller_.rules(), controller_.battle(), action), true);
  }
  if (!said.fault.isEmpty()) Q_EMIT statusChanged(said.fault);
}

}  // namespace signifer::ui
