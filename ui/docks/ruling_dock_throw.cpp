// The wanted roll in the strip of rolls: its unit and purpose, its slots, and the keys that type the faces.
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "docks/ruling_dock.h"
#include "language/language.h"
#include "play/wording.h"
#include "symbols.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// Fields in which digits are text.
bool isText(const QWidget* widget) {
  return widget != nullptr && (widget->inherits("QLineEdit") || widget->inherits("QAbstractSpinBox") ||
                               widget->inherits("QTextEdit") || widget->inherits("QPlainTextEdit"));
}

// "d6", in German "W6".
QString dieWords(const Die& die) {
  const QString name = text(nameOf(die));
  return spokenLanguage() == "de" && name.startsWith(QLatin1Char('d')) ? QLatin1Char('W') + name.mid(1) : name;
}

bool isDigit(int key) { return key >= Qt::Key_0 && key <= Qt::Key_9; }
bool isEnter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

}  // namespace

void RulingDock::showThrow(const OpenThrow& open) {
  throwShown_ = true;
  laidOut_ = open.at;
  std::vector<RollView> rolls;
  for (const ForeseenThrow& foreseen : open.throws) rolls.push_back(rollView(game_, foreseen));
  std::size_t shown = open.at;
  if (shown >= rolls.size()) {
    // Nothing is known of it but what the throw itself says.
    RollView bare;
    bare.side = static_cast<SideIndex>(open.wanted.purpose.side);
    bare.unit = open.wanted.purpose.unit;
    bare.other = open.wanted.purpose.against;
    bare.title = phraseOf(game_.definition(), open.wanted.phrase);
    rolls.push_back(bare);
    shown = rolls.size() - 1;
  }
  if (rolls.size() > 1) setNote(tr("roll %1 of %2").arg(shown + 1).arg(rolls.size()));
  addSides(rolls, shown, throwMiddle(open, rolls[shown]));
  showSlots(open);
}

QWidget* RulingDock::throwMiddle(const OpenThrow& open, const RollView& roll) {
  auto* middle = new QWidget;
  middle->setMinimumWidth(qRound(Theme::current().px(leastMiddle)));
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* title = new Label(14, QFont::Bold);
  title->setWordWrap(true);
  const QString who = text(sideName(game_.battle(), roll.side));
  const QString dice = open.wanted.die == Die::avd ? tr("%1 average dice").arg(open.wanted.count)
                       : open.wanted.die.kind == Die::Kind::deck
                           ? tr("%n card(s)", nullptr, open.wanted.count)
                           : QString::number(open.wanted.count) + dieWords(open.wanted.die);
  title->setText(
      tr("%1: roll %2%3, %4").arg(who, dice, roll.sum.isEmpty() ? QString() : QLatin1Char(' ') + roll.sum, roll.title));
  title->setObjectName(QStringLiteral("wanted"));
  column->addWidget(title);
  auto* top = new QHBoxLayout;
  top->setSpacing(10);
  slots_ = new DiceSlots;
  top->addWidget(slots_, 1);
  auto* deeds = new QVBoxLayout;
  deeds->setSpacing(4);
  top->addLayout(deeds);
  column->addLayout(top);
  const auto add = [&](QBoxLayout* to, const QString& words, const char* name, auto deed) {
    auto* button = new QPushButton(words);
    button->setObjectName(QLatin1String(name));
    button->setMinimumWidth(qRound(Theme::current().px(26)));
    // The button goes with the roll that it answers.
    connect(button, &QPushButton::clicked, this, [this, deed] {
      QMetaObject::invokeMethod(
          &game_, [this, deed] { deed(game_); }, Qt::QueuedConnection);
    });
    to->addWidget(button);
    return button;
  };
  add(deeds, tr("Roll"), "rollOne", [](BattleController& game) { game.rollOpen(false); })->setToolTip(tr("R"));
  if (open.throws.size() > open.at + 1)
    add(deeds, tr("Roll the rest"), "rollRest", [](BattleController& game) { game.rollOpen(true); });
  else
    add(deeds, tr("Think again"), "thinkAgain", [](BattleController& game) {
      game.dropThrow();
    })->setToolTip(tr("Esc"));
  auto* keys = new QHBoxLayout;
  keys->setSpacing(4);
  for (const int face : open.wanted.faces()) {
    QPushButton* button =
        add(keys, QString::number(face), "face", [face](BattleController& game) { game.typeFace(face); });
    button->setProperty("face", face);
    button->setMaximumWidth(qRound(Theme::current().px(64)));
    button->setAccessibleName(tr("Face %1").arg(face));
    faces_.push_back(button);
  }
  column->addLayout(keys);
  column->addStretch();
  return middle;
}

void RulingDock::showSlots(const OpenThrow& open) {
  if (slots_ == nullptr) return;
  const std::vector<int> faces(open.typed.end() - open.there, open.typed.end());
  slots_->setDice(faces, open.wanted.count);
  if (open.wanted.count < 3) return;
  // A handful is typed face by face or counted by face.
  for (QPushButton* button : faces_) {
    const int face = button->property("face").toInt();
    const auto count = std::ranges::count(faces, face);
    button->setText(count == 0 ? QString::number(face) : tr("%1 ×%2").arg(face).arg(count));
  }
}

bool RulingDock::feeds(int key) {
  if (isDigit(key)) return game_.typeDigit(key - Qt::Key_0) || game_.openThrow();
  if (isEnter(key)) return game_.finishFace();
  if (key == Qt::Key_Backspace) return game_.takeFaceBack();
  if (!game_.openThrow()) return false;
  if (key == Qt::Key_R) return game_.rollOpen(false), true;
  if (key == Qt::Key_Escape) return game_.dropThrow(), true;
  return false;
}

bool RulingDock::eventFilter(QObject* watched, QEvent* event) {
  const bool press = event->type() == QEvent::KeyPress;
  if ((!press && event->type() != QEvent::ShortcutOverride) || !game_.hasBattle())
    return Dock::eventFilter(watched, event);
  auto* widget = qobject_cast<QWidget*>(watched);
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
  const bool here = widget != nullptr && widget->window() == window() && !isText(widget) &&
                    QApplication::activePopupWidget() == nullptr && QApplication::activeModalWidget() == nullptr;
  if (!plain || !here) return Dock::eventFilter(watched, event);
  if (press) return feeds(key->key()) || Dock::eventFilter(watched, event);
  // Keys of the dice come before shortcuts of the same name.
  const bool dice =
      game_.openThrow() && (isDigit(key->key()) || key->key() == Qt::Key_R || key->key() == Qt::Key_Escape ||
                            key->key() == Qt::Key_Backspace || (game_.openThrow()->begun > 0 && isEnter(key->key())));
  if (dice) event->accept();
  return dice || Dock::eventFilter(watched, event);
}

}  // namespace signifer::ui
