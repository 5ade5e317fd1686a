#include "docks/ruling_dock.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "play/foresight.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/move_draft.h"
#include "theme.h"
#include "widgets/dice_faces.h"
#include "widgets/odds_bars.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// Where digits are text.
bool isText(const QWidget* widget) {
  return widget != nullptr && (widget->inherits("QLineEdit") || widget->inherits("QAbstractSpinBox") ||
                               widget->inherits("QTextEdit") || widget->inherits("QPlainTextEdit"));
}

// The other one's roll in the same fight: the nearest in the list.
const RollView* counterpart(const std::vector<RollView>& rolls, std::size_t shown) {
  const RollView& own = rolls[shown];
  const RollView* found = nullptr;
  std::size_t gap = rolls.size() + 1;
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    const bool opposite = own.other != noUnit && rolls[i].unit == own.other && rolls[i].other == own.unit;
    const std::size_t away = i > shown ? i - shown : shown - i;
    if (!opposite || away >= gap) continue;
    found = &rolls[i];
    gap = away;
  }
  return found;
}

}  // namespace

RulingDock::RulingDock(BattleController& game, QWidget* parent)
    : Dock(tr("Ruling"), QStringLiteral("rulingDock"), parent), game_(game) {
  dropBar();
  auto* inner = new QWidget;
  columns_ = new QHBoxLayout(inner);
  columns_->setContentsMargins(12, 6, 12, 4);
  columns_->setSpacing(14);
  auto* scroll = new QScrollArea;
  scroll->setWidget(inner);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  setWidget(scroll);
  pause_.setSingleShot(true);
  pause_.setInterval(120);
  connect(&pause_, &QTimer::timeout, this, &RulingDock::refresh);
  connect(&game_, &BattleController::changed, this, [this] {
    picked_.reset();
    considered_.reset();
    about_.reset();
    pause_.stop();
    roll_ = 0;
    throwShown_ = false;
    refresh();
  });
  connect(&game_, &BattleController::throwChanged, this, &RulingDock::followThrow);
  connect(&game_, &BattleController::happened, this, [this] {
    const std::size_t count = game_.session().eventCount();
    if (!game_.openThrow()) Q_EMIT wantsToBeSeen(!game_.session().event(count - 1).dice.empty());
  });
  connect(&Theme::current(), &Theme::changed, this, [this] {
    throwShown_ = false;
    refresh();
  });
  qApp->installEventFilter(this);
  refresh();
}

RulingDock::~RulingDock() = default;

void RulingDock::showRuling(std::size_t event) {
  considered_.reset();
  picked_ = event;
  roll_ = 0;
  refresh();
}

void RulingDock::consider(const std::optional<Action>& action) {
  if (action == considered_ || game_.openThrow()) return;
  considered_ = action;
  pause_.start();
}

const Consultation* RulingDock::consultation() const {
  if (considered_ && about_) return &*about_;
  if (const auto& open = game_.openThrow(); open && open->at < open->throws.size()) {
    const auto& ruling = open->throws[open->at].ruling;
    return ruling ? &*ruling : nullptr;
  }
  const std::size_t count = game_.hasBattle() ? game_.session().eventCount() : 0;
  const std::size_t event = picked_.value_or(count - 1);
  if (count == 0 || event >= count) return nullptr;
  const Consultation* first = nullptr;
  for (const AccountLine& line : game_.session().event(event).account)
    for (const Consultation& one : line.consulted) {
      if (!one.faces.empty()) return &one;
      if (first == nullptr) first = &one;
    }
  return first;
}

void RulingDock::followThrow() {
  const auto& open = game_.openThrow();
  if (!open) {
    throwShown_ = false;
    return refresh();
  }
  if (throwShown_ && laidOut_ == open->at) return showSlots(*open);
  refresh();
  Q_EMIT wantsToBeSeen(true);
}

void RulingDock::refresh() {
  clearLayout(*columns_);
  slots_ = nullptr;
  faces_.clear();
  setNote({});
  if (game_.openThrow()) return showThrow(*game_.openThrow());
  about_.reset();
  if (considered_ && game_.hasBattle() && !game_.session().outcome()) return showConsidered(*considered_);
  const std::size_t count = game_.hasBattle() ? game_.session().eventCount() : 0;
  const std::size_t event = picked_.value_or(count - 1);
  if (count == 0 || event >= count) {
    auto* nothing = new Label(12.5, QFont::Normal, Label::Tone::second);
    nothing->setText(tr("Nothing has happened yet."));
    columns_->addWidget(nothing, 1, Qt::AlignTop);
    return;
  }
  const RulingView view = rulingView(game_, event);
  setNote(tr("%1 · event %2").arg(view.title).arg(event + 1));
  showEvent(view);
}

QWidget* RulingDock::newColumn(QVBoxLayout*& column, int stretch, int least) {
  auto* widget = new QWidget;
  widget->setMinimumWidth(qRound(Theme::current().px(least)));
  column = new QVBoxLayout(widget);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  columns_->addWidget(widget, stretch);
  return widget;
}

// Own modifiers, the dice in the middle, the odds, and the enemy's modifiers.
void RulingDock::addSides(const std::vector<RollView>& rolls, std::size_t shown, QWidget* middle) {
  const RollView& own = rolls[shown];
  const RollView* other = counterpart(rolls, shown);
  const FollowLink follow = [this](const QString& link) { Q_EMIT linkActivated(link); };
  QVBoxLayout* left = nullptr;
  newColumn(left, 3, 180);
  left->addWidget(unitHeading(game_, own.side, own.unit,
                              own.other == noUnit || other != nullptr
                                  ? QString()
                                  : tr("against %1").arg(text(unitName(game_.battle(), own.other)))));
  left->addWidget(modifierTable(own, follow));
  for (const QString& fact : own.facts) {
    auto* said = new Label(12.5, QFont::DemiBold);
    said->setWordWrap(true);
    said->setText(fact);
    left->addWidget(said);
  }
  left->addStretch();
  columns_->addWidget(middle, 3);
  if (!own.odds.rows.empty() || (other != nullptr && !other->odds.rows.empty()))
    columns_->addWidget(oddsColumn(own, other), 2);
  if (other != nullptr) {
    QVBoxLayout* right = nullptr;
    newColumn(right, 3, 180);
    right->addWidget(unitHeading(game_, other->side, other->unit, {}));
    if (!other->result.isEmpty()) {
      auto* result = new Label(12.5, QFont::DemiBold);
      result->setWordWrap(true);
      result->setText(other->result);
      right->addWidget(result);
    }
    right->addWidget(modifierTable(*other, follow));
    right->addStretch();
  }
  addRolls(rolls, shown);
}

QWidget* RulingDock::oddsColumn(const RollView& roll, const RollView* other) {
  auto* odds = new QWidget;
  odds->setMinimumWidth(qRound(Theme::current().px(150)));
  auto* column = new QVBoxLayout(odds);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(1);
  const auto add = [column](const OddsView& view, const QString& head) {
    if (view.rows.empty()) return;
    auto* caption = new Label(12, QFont::Normal, Label::Tone::second);
    caption->setText(head);
    caption->setToolTip(tr("Exact; hover a bar for the fraction"));
    auto* bars = new OddsBars;
    bars->setRows(view.rows, {}, view.came);
    column->addWidget(caption);
    column->addWidget(bars);
  };
  add(roll.odds, tr("Exact odds: %1").arg(roll.odds.caption));
  if (other != nullptr) add(other->odds, tr("Theirs: %1").arg(other->odds.caption));
  column->addStretch();
  return odds;
}

void RulingDock::addRolls(const std::vector<RollView>& rolls, std::size_t shown) {
  if (rolls.size() < 2) return;
  auto* list = new RollList;
  list->setMinimumWidth(qRound(Theme::current().px(180)));
  list->setMaximumWidth(qRound(Theme::current().px(260)));
  list->setRolls(game_, rolls, static_cast<int>(shown));
  columns_->addWidget(list, 2);
  if (game_.openThrow() || considered_) return;
  connect(list, &QListWidget::itemClicked, this, [this, list](QListWidgetItem* item) {
    roll_ = static_cast<std::size_t>(list->row(item));
    QMetaObject::invokeMethod(this, &RulingDock::refresh, Qt::QueuedConnection);
  });
}

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
  if (rolls.empty()) {
    columns_->addWidget(middle, 1);
    return;
  }
  addSides(rolls, 0, middle);
  Q_EMIT wantsToBeSeen(true);
}

QWidget* RulingDock::throwMiddle(const OpenThrow& open, const RollView& roll) {
  auto* middle = new QWidget;
  middle->setMinimumWidth(qRound(Theme::current().px(200)));
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  auto* title = new Label(14, QFont::Bold);
  title->setWordWrap(true);
  const QString who = text(sideName(game_.battle(), roll.side));
  const QString dice = open.wanted.die == Die::avd ? tr("%1 average dice").arg(open.wanted.count)
                       : open.wanted.die.kind == Die::Kind::deck
                           ? tr("%n card(s)", nullptr, open.wanted.count)
                           : QString::number(open.wanted.count) + text(nameOf(open.wanted.die));
  title->setText(
      tr("%1 rolls %2%3: %4").arg(who, dice, roll.sum.isEmpty() ? QString() : QLatin1Char(' ') + roll.sum, roll.title));
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

static bool isDigit(int key) { return key >= Qt::Key_0 && key <= Qt::Key_9; }
static bool isEnter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

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
