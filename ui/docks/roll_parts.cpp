#include "docks/roll_parts.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "play/wording.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/dice_faces.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// In the list of rolls at 100 % text: flag and margins, and what a name keeps.
constexpr double besideWords = 38;
constexpr double leastName = 34;

}  // namespace

QWidget* unitHeading(const BattleController& game, SideIndex side, UnitIndex unit, const QString& does) {
  auto* head = new QWidget;
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  auto* flag = new Label(13, QFont::Normal);
  if (side != noSide) flag->setPixmap(sideFlag(side, 0.85));
  auto* who = new ElidedLabel(14);
  const QString name = unit != noUnit ? text(unitName(game.battle(), unit)) : text(sideName(game.battle(), side));
  who->setText(does.isEmpty() ? name : QStringLiteral("%1 – %2").arg(name, does));
  row->addWidget(flag);
  row->addWidget(who, 1);
  return head;
}

QWidget* modifierTable(const RollView& roll, const FollowLink& follow) {
  auto* box = new QFrame;
  box->setFrameShape(QFrame::StyledPanel);
  box->setAutoFillBackground(true);
  box->setBackgroundRole(QPalette::Base);
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(6, 3, 6, 3);
  grid->setVerticalSpacing(1);
  grid->setHorizontalSpacing(6);
  grid->setColumnStretch(1, 1);
  int row = 0;
  const auto words = [](const QString& said, QFont::Weight weight) {
    auto* label = new Label(12.5, weight);
    label->setWordWrap(true);
    label->setText(said);
    return label;
  };
  for (const ModifierRow& modifier : roll.modifiers) {
    auto* value = words(signedValue(modifier.value), QFont::Bold);
    value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    value->setWordWrap(false);
    Label* link = linkedText(11.5);
    link->setWordWrap(false);
    link->setAlignment(Qt::AlignTop);
    link->setText(ruleLink(modifier.rule));
    QObject::connect(link, &QLabel::linkActivated, link, follow);
    grid->addWidget(value, row, 0);
    grid->addWidget(words(upperFirst(modifier.words), QFont::Normal), row, 1);
    grid->addWidget(link, row++, 2);
  }
  if (roll.modifiers.empty()) {
    grid->addWidget(words(QObject::tr("No modifiers."), QFont::Normal), 0, 0, 1, 3);
    return box;
  }
  if (roll.sum.isEmpty()) {
    grid->addWidget(words(QObject::tr("Counted already in what is needed."), QFont::DemiBold), row, 1, 1, 2);
    return box;
  }
  auto* sum = words(roll.sum, QFont::Bold);
  sum->setAlignment(Qt::AlignRight);
  grid->addWidget(sum, row, 0);
  // Across both columns, so that it takes no room from the rule ids.
  grid->addWidget(words(QObject::tr("in all"), QFont::DemiBold), row, 1, 1, 2);
  return box;
}

const RollView* counterpartOf(const std::vector<RollView>& rolls, std::size_t shown) {
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

double DiceSlots::dieSize() const { return Theme::current().px(wanted_ > 4 ? 26 : 44); }

int DiceSlots::perRow(int width) const { return std::max(1, static_cast<int>((width + 7) / (dieSize() + 7))); }

void DiceSlots::setDice(std::vector<int> figures, int wanted, int next, bool seen) {
  figures_ = std::move(figures);
  wanted_ = wanted;
  next_ = next;
  seen_ = seen;
  QStringList words;
  for (const int figure : figures_) words << QString::number(figure);
  const QString typed = seen_ ? tr("%1 of %2 figures typed: %3") : tr("%1 of %2 dice typed: %3");
  setAccessibleName(typed.arg(figures_.size()).arg(wanted_).arg(words.join(QLatin1Char(' '))));
  updateGeometry();
  update();
}

QSize DiceSlots::sizeHint() const {
  const int wide = qRound(std::min(wanted_, 4) * (dieSize() + 7));
  return {wide, heightForWidth(wide)};
}

int DiceSlots::heightForWidth(int width) const {
  const int rows = (std::max(1, wanted_) + perRow(width) - 1) / perRow(width);
  return qRound(rows * (dieSize() + 7));
}

QRectF DiceSlots::placeOf(int slot) const {
  const double size = dieSize();
  const int columns = perRow(width());
  return {(slot % columns) * (size + 7) + 1, (slot / columns) * (size + 7) + 1, size, size};
}

void DiceSlots::mousePressEvent(QMouseEvent* event) {
  for (int i = 0; i < wanted_; ++i)
    if (placeOf(i).contains(event->position())) return Q_EMIT pressed(i);
  QWidget::mousePressEvent(event);
}

void DiceSlots::paintEvent(QPaintEvent*) {
  const Colours& c = colours();
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  const double size = dieSize();
  for (int i = 0; i < wanted_; ++i) {
    const QRectF place = placeOf(i);
    const bool next = i == next_;
    const double round = seen_ ? size / 2 : size / 6;
    if (i < static_cast<int>(figures_.size())) {
      const int figure = figures_[static_cast<std::size_t>(i)];
      if (seen_)
        paintFigure(p, place, figure, c.ink, c.base);
      else
        paintDie(p, place, figure, DiceOrigin::typed, c.ink, c.base);
      if (!next) continue;
      p.setPen(QPen(c.accent, 2.2));
      p.setBrush(Qt::NoBrush);
      p.drawRoundedRect(place.adjusted(-0.5, -0.5, 0.5, 0.5), round, round);
      continue;
    }
    p.setPen(next ? QPen(c.accent, 2.2) : QPen(c.border, 1.4, Qt::DashLine));
    p.setBrush(next ? QBrush(c.base) : QBrush(Qt::NoBrush));
    p.drawRoundedRect(place.adjusted(1, 1, -1, -1), round, round);
  }
}

RollList::RollList(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("rolls"));
  setAccessibleName(tr("All rolls"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTextElideMode(Qt::ElideRight);
  // As high as the strip is.
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
  viewport()->setAutoFillBackground(false);
}

namespace {

QString facesOf(const RollView& roll) {
  QStringList faces;
  for (const ThrownDice& dice : roll.dice) faces << text(diceInWords(dice));
  return faces.join(QStringLiteral(" + "));
}

// Figures that are typed ahead stand beside their throw.
QString typedAhead(const BattleController& game, std::size_t roll) {
  const auto& open = game.openThrow();
  if (!open || roll <= open->at || roll >= open->throws.size()) return {};
  QStringList figures;
  for (const int figure : open->figuresOf(roll)) figures << QString::number(figure);
  return figures.join(open->isSeen(roll) ? QStringLiteral(", ") : QStringLiteral(" + "));
}

}  // namespace

void RollList::setRolls(const BattleController& game, const std::vector<RollView>& rolls, int now) {
  clear();
  rows_.clear();
  // Of rolls for one unit, what each is for tells them apart.
  const bool same = std::ranges::all_of(rolls, [&](const RollView& roll) { return roll.unit == rolls.front().unit; });
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    const RollView& roll = rolls[i];
    const QString side = roll.side != noSide ? text(sideName(game.battle(), roll.side)) : roll.title;
    const QString name = roll.unit == noUnit ? side : same ? roll.title : text(unitName(game.battle(), roll.unit));
    const bool open = static_cast<int>(i) == now && roll.result.isEmpty() && game.openThrow();
    const QString ahead = typedAhead(game, i);
    const QString what = open ? tr("now") : !ahead.isEmpty() ? ahead : roll.result.section(QStringLiteral(": "), -1);
    QString result = what.isEmpty() ? roll.sum : what;
    // A roll with no result but its faces, such as the roll for the first turn, shows the faces.
    if (result.isEmpty() && !game.openThrow()) result = facesOf(roll);
    const bool known = same && roll.unit != noUnit && !result.isEmpty() && !roll.perhaps;
    rows_.push_back({known ? QString() : name, result});
    auto* item = new QListWidgetItem(this);
    if (roll.perhaps) {
      // Nobody knows yet whether it comes: it is no roll to be picked.
      rows_.back() = {tr("if so: %1").arg(roll.unit == noUnit ? roll.title : tr("%1, %2").arg(name, roll.title)), {}};
      item->setFlags(Qt::ItemIsEnabled);
      item->setForeground(colours().text3);
    }
    item->setToolTip(plainTip(roll.perhaps ? tr("Only where the dice before it fall so: %1").arg(roll.title)
                                           : QStringLiteral("%1: %2  %3").arg(roll.title, name, result)));
    item->setIcon(roll.side == noSide ? QIcon() : QIcon(sideFlag(roll.side, 0.8)));
    item->setFont(Theme::current().font(12.5, static_cast<int>(i) == now ? QFont::DemiBold : QFont::Normal));
  }
  fit();
  setCurrentRow(now);
  if (now >= 0 && now < count()) scrollToItem(item(now));
}

void RollList::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  fit();
}

void RollList::fit() {
  for (int i = 0; i < count(); ++i) {
    const Row& row = rows_[static_cast<std::size_t>(i)];
    const QFontMetrics metrics(item(i)->font());
    const bool perhaps = !(item(i)->flags() & Qt::ItemIsSelectable);
    const QString number = perhaps ? QString() : QStringLiteral("%1  ").arg(i + 1);
    const QString result = row.name.isEmpty() || row.result.isEmpty() ? row.result : QStringLiteral("  ") + row.result;
    const int taken = metrics.horizontalAdvance(number + result) + qRound(Theme::current().px(besideWords));
    const int least = qRound(Theme::current().px(leastName));
    const QString name = metrics.elidedText(row.name, Qt::ElideRight, std::max(least, viewport()->width() - taken));
    item(i)->setText(number + name + result);
  }
}

}  // namespace signifer::ui
