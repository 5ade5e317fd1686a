#include "machine/machine_dock.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "play/wording.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/choice_list.h"
#include "wording.h"

namespace signifer::ui {
namespace {

enum Role { sideRole = Qt::UserRole, whyRole, meantRole };

// As high as there is room for, but no higher by itself: who leads the sides stays in sight below a long plan.
class MoveList final : public QListWidget {
 public:
  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
  [[nodiscard]] QSize minimumSizeHint() const override {
    return {QListWidget::minimumSizeHint().width(), qRound(Theme::current().px(92))};
  }
};

// A move: the side's flag, the event, and under it the reason in a quieter tone. An intended move is all in that tone.
class MoveDelegate final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* list = static_cast<const QListWidget*>(option.widget);
    // As if the bar stood beside it already: the list is laid out anew only a while after the bar has come.
    const int width = list != nullptr ? list->width() - list->verticalScrollBar()->sizeHint().width() : 280;
    return {100, qRound(layOut(index, QRectF(0, 0, width, 4000)).bottom() + Theme::current().px(6))};
  }

  void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Colours& c = colours();
    p->save();
    if (option.state & QStyle::State_Selected) {
      p->fillRect(option.rect, c.currentRow);
      p->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), c.accent);
    }
    p->setPen(c.line);
    p->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (const auto side = static_cast<SideIndex>(index.data(sideRole).toInt()); side != noSide)
      p->drawPixmap(QPointF(option.rect.left() + Theme::current().px(10), option.rect.top() + Theme::current().px(9)),
                    sideFlag(side, 0.8));
    const QRectF what = whatRect(index, option.rect);
    const bool meant = index.data(meantRole).toBool();
    p->setFont(whatFont(index));
    p->setPen(meant ? c.text2 : c.text);
    p->drawText(what, Qt::TextWordWrap, index.data().toString());
    p->setFont(whyFont());
    p->setPen(c.text2);
    p->drawText(layOut(index, option.rect), Qt::TextWordWrap, index.data(whyRole).toString());
    p->restore();
  }

 private:
  static QFont whatFont(const QModelIndex& index) {
    return index.data(meantRole).toBool() ? whyFont() : Theme::current().font(12.5, QFont::DemiBold);
  }
  static QFont whyFont() { return Theme::current().font(12); }
  static QRectF whatRect(const QModelIndex& index, const QRectF& row) {
    const Theme& theme = Theme::current();
    const QRectF room(row.left() + theme.px(42), row.top() + theme.px(6), row.width() - theme.px(52), 4000);
    return QFontMetricsF(whatFont(index)).boundingRect(room, Qt::TextWordWrap, index.data().toString());
  }
  // The place of the reason; without one, an empty place under the words.
  static QRectF layOut(const QModelIndex& index, const QRectF& row) {
    const Theme& theme = Theme::current();
    const QRectF what = whatRect(index, row);
    const QRectF room(row.left() + theme.px(42), what.bottom() + 1, row.width() - theme.px(52), 4000);
    const QString why = index.data(whyRole).toString();
    if (why.isEmpty()) return {room.left(), what.bottom(), room.width(), 0};
    return QFontMetricsF(whyFont()).boundingRect(room, Qt::TextWordWrap, why);
  }
};

}  // namespace

QString commanderTitle(const QString& name) {
  const QString who = name.section(QLatin1Char(':'), 0, 0);
  if (who == QLatin1String("random") || who == QLatin1String("recruit")) return MachineDock::tr("Recruit: any move");
  if (who == QLatin1String("greedy")) return MachineDock::tr("Greedy: one move ahead");
  if (who == QLatin1String("centurion")) return MachineDock::tr("Centurion: strong");
  if (who == QLatin1String("legate")) return MachineDock::tr("Legate: plans its turn");
  return name;
}

MachineDock::MachineDock(BattleController& game, MachinePlayer& machine, QWidget* parent)
    : Dock(tr("Machine"), QStringLiteral("machineDock"), parent), game_(game), machine_(machine) {
  dropBar();
  auto* body = new QWidget;
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(0, 10, 0, 10);
  column->setSpacing(8);
  plan_ = new Label(12.5, QFont::Normal);
  plan_->setObjectName(QStringLiteral("plan"));
  plan_->setWordWrap(true);
  plan_->setTextFormat(Qt::RichText);
  plan_->setContentsMargins(12, 0, 12, 0);
  column->addWidget(plan_);
  list_ = new MoveList;
  list_->setObjectName(QStringLiteral("machineMoves"));
  list_->setAccessibleName(tr("Moves of the machine"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setItemDelegate(new MoveDelegate(list_));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setResizeMode(QListView::Adjust);
  column->addWidget(list_, 1);
  noMoves_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  noMoves_->setObjectName(QStringLiteral("noMoves"));
  noMoves_->setWordWrap(true);
  noMoves_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  noMoves_->setContentsMargins(12, 0, 12, 0);
  noMoves_->setText(tr("What a machine does stands here, move by move and with its reasons, until your turn ends."));
  column->addWidget(noMoves_, 1);
  column->addWidget(makeSides());
  // Large text scrolls instead of widening the window.
  auto* scroll = new QScrollArea;
  scroll->setWidget(body);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  setWidget(scroll);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0 && static_cast<std::size_t>(row) < moves_.size() && list_->hasFocus()) {
      const UnitIndex unit = moves_[static_cast<std::size_t>(row)].unit;
      if (unit != noUnit && game_.battle().unit(unit).present) game_.select(unit);
    }
    Q_EMIT marksChanged();
  });
  connect(&game_, &BattleController::changed, this, &MachineDock::refresh);
  connect(&game_, &BattleController::opened, this, &MachineDock::refresh);
  connect(&machine_, &MachinePlayer::moved, this, &MachineDock::refresh);
  connect(&machine_, &MachinePlayer::thinkingChanged, this, [this] { hint_->setEnabled(!machine_.seeksHint()); });
  connect(&Theme::current(), &Theme::changed, this, [this] {
    list_->doItemsLayout();
    stackLargeText();
  });
  stackLargeText();
  refresh();
}

// Pairs side by side are stacked if the letters are large.
void MachineDock::stackLargeText() {
  const bool large = Theme::current().textSize() >= 150;
  for (QBoxLayout* pair : pairs_) pair->setDirection(large ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QWidget* MachineDock::makeSides() {
  auto* sides = new QWidget;
  auto* column = new QVBoxLayout(sides);
  column->setContentsMargins(12, 0, 12, 0);
  column->setSpacing(5);
  for (SideIndex side = 0; side < 2; ++side) {
    const auto at = static_cast<std::size_t>(side);
    names_[at] = new Label(12.5, QFont::DemiBold);
    commanders_[at] = new ChoiceList;
    commanders_[at]->setObjectName(QStringLiteral("commander%1").arg(side));
    commanders_[at]->addItem(tr("A person"), QString());
    for (const char* name : {"recruit", "greedy", "centurion", "legate"})
      commanders_[at]->addItem(commanderTitle(QLatin1String(name)), QString::fromLatin1(name));
    characters_[at] = new QComboBox;
    characters_[at]->setObjectName(QStringLiteral("character%1").arg(side));
    const std::pair<QString, const char*> characters[] = {
        {tr("even"), ""}, {tr("bold"), "bold"}, {tr("cautious"), "cautious"}, {tr("erratic"), "erratic"}};
    for (const auto& [title, word] : characters) characters_[at]->addItem(title, QString::fromLatin1(word));
    pairs_[at] = new QBoxLayout(QBoxLayout::LeftToRight);
    pairs_[at]->addWidget(commanders_[at], 1);
    pairs_[at]->addWidget(characters_[at]);
    column->addWidget(names_[at]);
    column->addLayout(pairs_[at]);
    connect(commanders_[at], &QComboBox::activated, this, [this, side] { choose(side); });
    connect(characters_[at], &QComboBox::activated, this, [this, side] { choose(side); });
  }
  showPlan_ = new QCheckBox(tr("Show its plan"));
  showPlan_->setObjectName(QStringLiteral("showPlan"));
  sayWhy_ = new QCheckBox(tr("Say why"));
  sayWhy_->setObjectName(QStringLiteral("sayWhy"));
  sayWhy_->setChecked(true);
  hint_ = new QPushButton(tr("What would a legate do?"));
  hint_->setObjectName(QStringLiteral("askHint"));
  hint_->setToolTip(tr("Shows a move for you and its reason; nothing is done (F7)"));
  pairs_[2] = new QBoxLayout(QBoxLayout::LeftToRight);
  pairs_[2]->addWidget(showPlan_, 1);
  pairs_[2]->addWidget(sayWhy_);
  column->addLayout(pairs_[2]);
  column->addWidget(hint_);
  connect(showPlan_, &QCheckBox::toggled, this, [this] {
    refresh();
    Q_EMIT marksChanged();
  });
  connect(sayWhy_, &QCheckBox::toggled, this, [this] {
    refreshMoves();
    Q_EMIT marksChanged();
  });
  connect(hint_, &QPushButton::clicked, &machine_, &MachinePlayer::askForHint);
  return sides;
}

bool MachineDock::showsPlan() const { return showPlan_->isChecked(); }

std::optional<MachineMove> MachineDock::shownMove() const {
  const int row = list_->currentRow();
  if (row < 0 || static_cast<std::size_t>(row) >= moves_.size()) return std::nullopt;
  MachineMove move = moves_[static_cast<std::size_t>(row)];
  if (!sayWhy_->isChecked()) move.why.clear();
  return move;
}

void MachineDock::choose(SideIndex side) {
  const auto at = static_cast<std::size_t>(side);
  QString name = commanders_[at]->currentData().toString();
  const QString character = characters_[at]->currentData().toString();
  if (!character.isEmpty() && (name == QLatin1String("centurion") || name == QLatin1String("legate")))
    name += QLatin1Char(':') + character;
  machine_.setCommander(side, name);
}

void MachineDock::refresh() {
  setEnabled(game_.hasBattle());
  if (!game_.hasBattle()) return;
  refreshPlan();
  refreshSides();
  refreshMoves();
}

// The aims of the wings, then the orders and the chance that they go by.
void MachineDock::refreshPlan() {
  QStringList plan{machine_.wingsInWords(), machine_.plan()};
  plan.removeAll(QString());
  const bool planned = showsPlan() && !plan.empty() && game_.machinePlays(machine_.planSide());
  plan_->setVisible(planned);
  if (planned)
    plan_->setText(QStringLiteral("<b>%1</b> %2")
                       .arg(tr("Plan of %1:").arg(text(sideName(game_.battle(), machine_.planSide()))).toHtmlEscaped(),
                            plan.join(QLatin1Char(' ')).toHtmlEscaped()));
}

void MachineDock::refreshSides() {
  for (SideIndex side = 0; side < 2; ++side) {
    const auto at = static_cast<std::size_t>(side);
    const QString name = text(sideName(game_.battle(), side));
    names_[at]->setText(tr("%1, led by").arg(name));
    commanders_[at]->setAccessibleName(tr("Who leads %1").arg(name));
    characters_[at]->setAccessibleName(tr("Character of the commander of %1").arg(name));
    const QString chosen = machine_.commander(side);
    const QString who = chosen.section(QLatin1Char(':'), 0, 0);
    const int index = commanders_[at]->findData(who == QLatin1String("random") ? QStringLiteral("recruit") : who);
    commanders_[at]->setCurrentIndex(std::max(0, index));
    characters_[at]->setCurrentIndex(std::max(0, characters_[at]->findData(chosen.section(QLatin1Char(':'), 1, 1))));
    characters_[at]->setEnabled(who == QLatin1String("centurion") || who == QLatin1String("legate"));
  }
}

void MachineDock::refreshMoves() {
  moves_ = machine_.moves();
  const QSignalBlocker quiet(list_);
  list_->clear();
  for (const MachineMove& move : moves_) {
    auto* item = new QListWidgetItem(move.what, list_);
    const QString why = sayWhy_->isChecked() ? move.why : QString();
    item->setData(sideRole, move.side);
    item->setData(whyRole, why);
    item->setData(Qt::AccessibleTextRole, why.isEmpty() ? move.what : move.what + QLatin1Char(' ') + why);
  }
  const int last = list_->count() - 1;
  if (showsPlan()) addWhatIsMeant();
  list_->setVisible(list_->count() > 0);
  noMoves_->setVisible(list_->count() == 0);
  list_->setCurrentRow(last);
  // The next few stand in sight with the last that was done.
  constexpr int fewMeant = 4;
  list_->scrollToItem(list_->item(std::min(last + fewMeant, list_->count() - 1)));
  list_->scrollToItem(list_->item(last));
  Q_EMIT marksChanged();
}

// Below what was done stands what is to follow.
void MachineDock::addWhatIsMeant() {
  const QString head = tr("Next, if the dice allow:");
  bool first = true;
  for (const Intention& one : machine_.intentions()) {
    if (one.words.empty()) continue;
    if (std::exchange(first, false)) addMeant(noSide, head, head);
    addMeant(machine_.planSide(), text(one.words), head + QLatin1Char(' ') + text(one.words));
  }
}

void MachineDock::addMeant(SideIndex side, const QString& words, const QString& spoken) {
  auto* item = new QListWidgetItem(words, list_);
  item->setData(sideRole, side);
  item->setData(meantRole, true);
  item->setData(Qt::AccessibleTextRole, spoken);
}

}  // namespace signifer::ui
