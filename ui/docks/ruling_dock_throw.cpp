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

bool isStep(int key) { return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down; }

QString diceWords(const OpenThrow& open, std::size_t which) {
  const Die die = open.dieOf(which);
  const int count = open.diceOf(which);
  if (die == Die::avd) return RulingDock::tr("%1 average dice").arg(count);
  if (die.kind == Die::Kind::deck) return RulingDock::tr("%n card(s)", nullptr, count);
  return QString::number(count) + dieWords(die);
}

// The words that say how to tell it: "Type the total." "Type how many show 4 or more."
QString howToTell(const OpenThrow& open, std::size_t which) {
  if (open.ready) return RulingDock::tr("All dice are there. Enter carries it out.");
  if (!open.isSeen(which)) return {};
  if (open.readingOf(which) == Reading::total) return RulingDock::tr("Type the total of the dice.");
  const std::vector<int>& from = open.fromOf(which);
  const std::size_t slot = std::min(open.pick ? open.pick->slot : open.figuresOf(which).size(), from.size() - 1);
  const int face = from[from.size() - 1 - slot];
  if (slot > 0) return RulingDock::tr("Type how many of the others show %1 or more.").arg(face);
  return face >= facesOf(open.dieOf(which)).back() ? RulingDock::tr("Type how many show %1.").arg(face)
                                                   : RulingDock::tr("Type how many show %1 or more.").arg(face);
}

// Both of a fight roll; who is only shot at does not roll back.
bool isAnswered(const OpenThrow& open, std::size_t which) {
  if (which >= open.throws.size()) return false;
  const ThrownDice& own = open.throws[which].dice;
  const auto answers = [&own](const ForeseenThrow& one) {
    return one.dice.unit == own.against && one.dice.against == own.unit;
  };
  return std::ranges::any_of(open.throws, answers) || std::ranges::any_of(open.perhaps, answers);
}

// The throws of the fight on show that follow one another, the one on show among them.
std::vector<std::size_t> throwsOfFight(const OpenThrow& open, std::size_t shown) {
  constexpr std::size_t most = 3;
  std::vector<std::size_t> found{shown};
  if (shown >= open.throws.size()) return found;
  const auto pairOf = [&open](std::size_t which) {
    const ThrownDice& dice = open.throws[which].dice;
    return std::minmax(dice.unit, dice.against);
  };
  if (open.throws[shown].dice.against == noUnit) return found;
  while (found.front() > 0 && pairOf(found.front() - 1) == pairOf(shown) && found.size() < most)
    found.insert(found.begin(), found.front() - 1);
  while (found.back() + 1 < open.throws.size() && pairOf(found.back() + 1) == pairOf(shown) && found.size() < most)
    found.push_back(found.back() + 1);
  return found;
}

}  // namespace

std::tuple<std::size_t, std::size_t, bool, std::size_t, bool> RulingDock::layoutOf(const OpenThrow& open) {
  return {open.shown(), open.at, open.ready, open.kept.size(), open.isSeen(open.shown())};
}

QString RulingDock::keysInWords(const OpenThrow& open) {
  if (open.ready)
    return tr("Enter: they stand · Left and right go to a die · Backspace takes one back · Esc thinks again");
  if (open.isSeen(open.shown()))
    return tr("Digits type what is seen · S: die by die · R rolls · Backspace takes one back · Esc thinks again");
  if (open.canBeSeen(open.shown()))
    return tr("1 to 6 type the faces · S: what is seen · R rolls · Backspace takes one back · Esc thinks again");
  return tr("1 to 6 type the faces · R rolls · Backspace takes one back · Esc thinks again");
}

void RulingDock::showThrow(const OpenThrow& open) {
  throwShown_ = true;
  laidOut_ = layoutOf(open);
  std::vector<RollView> rolls;
  for (const ForeseenThrow& foreseen : open.throws) rolls.push_back(rollView(game_, foreseen));
  const std::size_t shown = open.shown();
  if (shown < rolls.size() && !open.throws[shown].known) rolls[shown].results = resultsOf(game_, open.throws[shown]);
  if (shown >= rolls.size()) {
    // Nothing is known of it but what the throw itself says.
    RollView bare;
    bare.side = static_cast<SideIndex>(open.wanted.purpose.side);
    bare.unit = open.wanted.purpose.unit;
    bare.other = open.wanted.purpose.against;
    bare.title = phraseOf(game_.definition(), open.wanted.phrase);
    bare.counts = text(countsInWords(open.wanted.reading, open.wanted.from, open.wanted.die));
    rolls.push_back(bare);
  }
  setNote(placeWords(open, rolls.size()));
  const RollView now = rolls[std::min(shown, rolls.size() - 1)];
  for (const ForeseenThrow& foreseen : open.perhaps) {
    RollView may;
    may.side = foreseen.dice.side;
    may.unit = foreseen.dice.unit;
    may.title = phraseOf(game_.definition(), foreseen.dice.purpose);
    may.perhaps = true;
    rolls.push_back(may);
  }
  addSides(rolls, std::min(shown, rolls.size() - 1), throwMiddle(open, now));
  showSlots(open);
}

// "fight 1 of 3 · roll 2 of 4 or more": what may not come is not counted.
QString RulingDock::placeWords(const OpenThrow& open, std::size_t rolls) {
  QStringList words;
  if (const auto fight = open.fightOf(open.shown()); fight && open.fights.size() > 1)
    words << (isAnswered(open, open.shown()) ? tr("fight %1 of %2") : tr("attack %1 of %2"))
                 .arg(*fight + 1)
                 .arg(open.fights.size());
  const std::size_t roll = std::min(open.shown() + 1, rolls);
  if (!open.perhaps.empty())
    words << tr("roll %1 of %2 or more").arg(roll).arg(rolls);
  else if (rolls > 1)
    words << tr("roll %1 of %2").arg(roll).arg(rolls);
  return words.join(QStringLiteral(" · "));
}

QPushButton* RulingDock::addDeed(QBoxLayout& to, const QString& words, const char* name,
                                 const std::function<void(BattleController&)>& deed) {
  auto* button = new QPushButton(words);
  button->setObjectName(QLatin1String(name));
  button->setMinimumWidth(qRound(Theme::current().px(26)));
  // The button goes with the roll that it answers.
  connect(button, &QPushButton::clicked, this, [this, deed] {
    QMetaObject::invokeMethod(
        &game_, [this, deed] { deed(game_); }, Qt::QueuedConnection);
  });
  to.addWidget(button);
  return button;
}

// The boxes of a fight's dice stand side by side, each with its unit's name: which die is whose is seen.
QLayout* RulingDock::throwSlots(const OpenThrow& open) {
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  const std::vector<std::size_t> all = throwsOfFight(open, open.shown());
  for (const std::size_t which : all) {
    auto* column = new QVBoxLayout;
    column->setSpacing(1);
    if (all.size() > 1) {
      auto* whose = new ElidedLabel(12);
      whose->setText(text(unitName(game_.battle(), open.throws[which].dice.unit)));
      column->addWidget(whose);
    }
    auto* dice = new DiceSlots;
    dice->setObjectName(which == open.shown() ? QStringLiteral("slotsNow") : QStringLiteral("slots"));
    connect(dice, &DiceSlots::pressed, this, [this, which](int slot) {
      QMetaObject::invokeMethod(
          &game_, [this, which, slot] { game_.pickSlot(which, static_cast<std::size_t>(slot)); }, Qt::QueuedConnection);
    });
    column->addWidget(dice);
    slots_[which] = dice;
    row->addLayout(column, 1);
  }
  return row;
}

QLayout* RulingDock::throwDeeds(const OpenThrow& open) {
  auto* deeds = new QVBoxLayout;
  deeds->setSpacing(4);
  if (open.ready)
    addDeed(*deeds, tr("They stand"), "stand", [](BattleController& game) {
      (void)game.finishFace();
    })->setToolTip(tr("Enter: what lies there is carried out"));
  else
    addDeed(*deeds, tr("Roll"), "rollOne", [](BattleController& game) { game.rollOpen(false); })->setToolTip(tr("R"));
  if (!open.ready && open.throws.size() > open.at + 1)
    addDeed(*deeds, tr("Roll the rest"), "rollRest", [](BattleController& game) { game.rollOpen(true); });
  else
    addDeed(*deeds, tr("Think again"), "thinkAgain", [](BattleController& game) {
      game.dropThrow();
    })->setToolTip(tr("Esc"));
  const std::size_t shown = open.shown();
  if (!open.canBeSeen(shown) || open.ready) return deeds;
  const bool seen = open.isSeen(shown);
  const QString other = seen                                      ? tr("Each die")
                        : open.readingOf(shown) == Reading::total ? tr("By the total")
                                                                  : tr("By how many");
  addDeed(*deeds, other, "bySight", [seen](BattleController& game) {
    game.setBySight(!seen);
  })->setToolTip(tr("S: dice are told by what is seen on the table, or die by die; from now on"));
  return deeds;
}

QWidget* RulingDock::throwMiddle(const OpenThrow& open, const RollView& roll) {
  auto* middle = new QWidget;
  middle->setMinimumWidth(qRound(Theme::current().px(leastMiddle)));
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* title = new Label(14, QFont::Bold);
  title->setWordWrap(true);
  const std::size_t shown = open.shown();
  const QString who = text(sideName(game_.battle(), roll.side));
  // Beside the dice stands only what is added to them. Results have it in them: they go by what the dice show.
  const bool net = roll.sum.isEmpty() || !roll.results.isEmpty();
  const QString added = net ? QString() : QLatin1Char(' ') + roll.sum;
  QString words = tr("%1: roll %2%3, %4").arg(who, diceWords(open, shown), added, roll.title);
  if (!roll.counts.isEmpty()) words = tr("%1; %2").arg(words, roll.counts);
  title->setText(words);
  title->setObjectName(QStringLiteral("wanted"));
  column->addWidget(title);
  const auto say = [column](const QString& said, const char* name, Label::Tone tone) {
    if (said.isEmpty()) return;
    auto* label = new Label(12.5, QFont::Normal, tone);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setText(said);
    column->addWidget(label);
  };
  say(roll.results.isEmpty() ? QString() : tr("The dice show %1").arg(roll.results), "results", Label::Tone::normal);
  say(howToTell(open, shown), "howToTell", Label::Tone::accent);
  auto* top = new QHBoxLayout;
  top->setSpacing(10);
  top->addLayout(throwSlots(open), 1);
  top->addLayout(throwDeeds(open));
  column->addLayout(top);
  auto* keys = new QHBoxLayout;
  keys->setSpacing(3);
  // More than a die's faces or a few dice are typed as figures.
  constexpr std::size_t mostKeys = 12;
  const std::vector<int> may = open.mayShow(shown, open.pick ? open.pick->slot : open.figuresOf(shown).size());
  for (std::size_t i = 0; i < may.size() && may.size() <= mostKeys; ++i) {
    const int face = may[i];
    QPushButton* button =
        addDeed(*keys, QString::number(face), "face", [face](BattleController& game) { game.typeFace(face); });
    button->setProperty("face", face);
    button->setMaximumWidth(qRound(Theme::current().px(64)));
    // The totals of two dice stand in one row.
    if (may.size() > 8) button->setMinimumWidth(qRound(Theme::current().px(22)));
    button->setAccessibleName(open.isSeen(shown) ? tr("Figure %1").arg(face) : tr("Face %1").arg(face));
    faces_.push_back(button);
  }
  column->addLayout(keys);
  column->addStretch();
  return middle;
}

void RulingDock::showSlots(const OpenThrow& open) {
  const std::size_t shown = open.shown();
  for (const auto& [which, dice] : slots_) {
    const auto next = static_cast<int>(open.pick ? open.pick->slot : open.figuresOf(which).size());
    dice->setDice(open.figuresOf(which), static_cast<int>(open.figuresWanted(which)),
                  which == shown && !(open.ready && !open.pick) ? next : -1, open.isSeen(which));
  }
  if (open.diceOf(shown) < 3 || open.isSeen(shown)) return;
  // A handful is typed face by face or counted by face.
  const std::vector<int> faces = open.figuresOf(shown);
  for (QPushButton* button : faces_) {
    const int face = button->property("face").toInt();
    const auto count = std::ranges::count(faces, face);
    button->setText(count == 0 ? QString::number(face) : tr("%1 ×%2").arg(face).arg(count));
  }
}

// To the next die or the one before it, the next roll or the one before it.
void RulingDock::step(int key) {
  const OpenThrow& open = *game_.openThrow();
  const std::size_t shown = open.shown();
  const std::size_t there = open.figuresOf(shown).size();
  const std::size_t slot = open.pick ? open.pick->slot : there;
  if (key == Qt::Key_Left && slot > 0) return game_.pickSlot(shown, slot - 1);
  if (key == Qt::Key_Right && slot < there) return game_.pickSlot(shown, slot + 1);
  if (key == Qt::Key_Up && shown > 0) return game_.pickThrow(shown - 1);
  if (key == Qt::Key_Down && shown + 1 < open.throws.size()) return game_.pickThrow(shown + 1);
}

bool RulingDock::feeds(int key) {
  if (isDigit(key)) return game_.typeDigit(key - Qt::Key_0) || game_.openThrow();
  if (isEnter(key)) return game_.finishFace();
  if (key == Qt::Key_Backspace) return game_.takeFaceBack();
  if (!game_.openThrow()) return false;
  if (isStep(key)) return step(key), true;
  if (key == Qt::Key_R) return game_.rollOpen(false), true;
  if (key == Qt::Key_S) return game_.setBySight(!game_.desk().bySight), true;
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
      game_.openThrow() && (isDigit(key->key()) || key->key() == Qt::Key_R || key->key() == Qt::Key_S ||
                            key->key() == Qt::Key_Escape || key->key() == Qt::Key_Backspace || isStep(key->key()) ||
                            ((game_.openThrow()->begun > 0 || game_.openThrow()->ready) && isEnter(key->key())));
  if (dice) event->accept();
  return dice || Dock::eventFilter(watched, event);
}

}  // namespace signifer::ui
