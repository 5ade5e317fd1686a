#include "dialogs/dice_dialog.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <set>

#include "play/wording.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/dice_faces.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int dieSize = 44;
constexpr int dieGap = 9;
constexpr int dicePerRow = 8;
// The last face stays to be seen before the dialog closes, in milliseconds.
constexpr int lastLook = 250;

QString whoThrows(const BattleController& game, const DiceWanted& wanted) {
  QStringList words;
  words << text(sideName(game.battle(), static_cast<SideIndex>(wanted.purpose.side)));
  words << text(unitName(game.battle(), wanted.purpose.unit));
  words.removeAll(QString());
  QString who = words.join(QStringLiteral(", "));
  const QString against = text(unitName(game.battle(), wanted.purpose.against));
  if (!against.isEmpty()) who += DiceDialog::tr(" against %1").arg(against);
  return who;
}

}  // namespace

DiceDialog::DiceDialog(const BattleController& game, const DiceWanted& wanted, QWidget* parent)
    : QDialog(parent), die_(wanted.die), count_(wanted.count) {
  setWindowTitle(tr("Dice"));
  setFocusPolicy(Qt::StrongFocus);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 16, 20, 16);
  column->setSpacing(8);
  auto* what = new Label(19, QFont::Bold);
  what->setText(phraseOf(game.definition(), wanted.phrase));
  auto* who = new Label(13, QFont::Normal, Label::Tone::second);
  who->setText(whoThrows(game, wanted));
  left_ = new Label(13, QFont::DemiBold);
  const int columns = std::min(count_, dicePerRow);
  const int rows = (count_ + dicePerRow - 1) / dicePerRow;
  setMinimumWidth(columns * (dieSize + dieGap) + 40);
  column->addWidget(what);
  column->addWidget(who);
  column->addWidget(left_);
  column->addSpacing(rows * (dieSize + dieGap) + 4);
  auto* faces = new QHBoxLayout;
  const std::span<const int, 6> all = facesOf(die_);
  for (const int face : std::set<int>(all.begin(), all.end())) {
    auto* button = new QPushButton(QString::number(face));
    button->setMinimumSize(44, 38);
    button->setFocusPolicy(Qt::NoFocus);
    button->setAccessibleName(tr("Face %1").arg(face));
    connect(button, &QPushButton::clicked, this, [this, face] { add(face); });
    faces->addWidget(button);
  }
  column->addLayout(faces);
  auto* row = new QHBoxLayout;
  auto* roll = new QPushButton(tr("&Roll for me"));
  auto* back = new QPushButton(tr("Take one back"));
  auto* cancel = new QPushButton(tr("Think again"));
  roll->setAutoDefault(false);
  for (QPushButton* button : {roll, back, cancel}) {
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoDefault(false);
    row->addWidget(button);
  }
  column->addLayout(row);
  connect(roll, &QPushButton::clicked, this, &DiceDialog::rollForMe);
  connect(back, &QPushButton::clicked, this, &DiceDialog::takeBack);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  showCount();
}

void DiceDialog::showCount() {
  const int missing = count_ - static_cast<int>(answer_.faces.size());
  left_->setText(tr("%1: keys %2 to %3")
                     .arg(counted(missing, tr("Type one face"), tr("Type %1 faces")))
                     .arg(facesOf(die_).front())
                     .arg(facesOf(die_).back()));
  setAccessibleDescription(left_->text());
  update();
}

void DiceDialog::add(int face) {
  if (!hasFace(die_, face) || static_cast<int>(answer_.faces.size()) >= count_) return;
  answer_.faces.push_back(face);
  showCount();
  if (static_cast<int>(answer_.faces.size()) == count_) QTimer::singleShot(lastLook, this, &QDialog::accept);
}

void DiceDialog::takeBack() {
  if (answer_.faces.empty() || static_cast<int>(answer_.faces.size()) == count_) return;
  answer_.faces.pop_back();
  showCount();
}

void DiceDialog::rollForMe() {
  answer_.faces.clear();
  answer_.rollForMe = true;
  accept();
}

void DiceDialog::keyPressEvent(QKeyEvent* event) {
  if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_6) return add(event->key() - Qt::Key_0);
  if (event->key() == Qt::Key_Backspace) return takeBack();
  if (event->key() == Qt::Key_R) return rollForMe();
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && static_cast<int>(answer_.faces.size()) == count_) return accept();
  if (enter) return;
  QDialog::keyPressEvent(event);
}

void DiceDialog::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const double top = left_->geometry().bottom() + 10;
  for (int i = 0; i < count_; ++i) {
    const QRectF place(20 + (i % dicePerRow) * (dieSize + dieGap), top + (i / dicePerRow) * (dieSize + dieGap), dieSize,
                       dieSize);
    if (i < static_cast<int>(answer_.faces.size())) {
      paintDie(p, place, answer_.faces[static_cast<std::size_t>(i)], DiceOrigin::typed, colours().ink, colours().base);
    } else {
      p.setPen(QPen(colours().border, 1.4, Qt::DashLine));
      p.setBrush(Qt::NoBrush);
      p.drawRoundedRect(place.adjusted(1, 1, -1, -1), 8, 8);
    }
  }
}

}  // namespace signifer::ui
