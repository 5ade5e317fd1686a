#include "docks/step_delegate.h"

#include <QListWidget>
#include <QPainter>
#include <QScrollBar>

#include "symbols.h"
#include "theme.h"

namespace signifer::ui {
namespace {

// The words, or their first clause, or as much as there is room for.
QString fitting(const QFontMetrics& metrics, const QString& words, int room) {
  if (metrics.horizontalAdvance(words) <= room) return words;
  QString first = words.section(QStringLiteral(", "), 0, 0).section(QStringLiteral(": "), 0, 0).trimmed();
  // One word alone says too little.
  if (!first.contains(QLatin1Char(' '))) first = words;
  return metrics.elidedText(first, Qt::ElideRight, room);
}

bool isNow(const QModelIndex& index) {
  return static_cast<StepRow::State>(index.data(stateRole).toInt()) == StepRow::State::current;
}
bool mayWrap(const QModelIndex& index, const QWidget& list) { return isNow(index) || list.property(roomy).toBool(); }
double indentOf(const QModelIndex& index) {
  return Theme::current().px(12) + std::max(0, index.data(depthRole).toInt() - 1) * Theme::current().px(13);
}
bool isHouse(const QModelIndex& index) { return !index.data(houseRole).toString().isEmpty(); }
// Room on the right: none for words where the boxed H stands.
double rightOf(const QModelIndex& index) { return isHouse(index) ? Theme::current().px(22) : 6; }
double wordsFrom(const QModelIndex& index) { return indentOf(index) + Theme::current().px(22); }

void paintMark(QPainter& p, QPointF at, StepRow::State state, int phase) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  if (phase > 0) {
    const bool ahead = state == StepRow::State::ahead;
    p.setPen(QPen(ahead ? c.text2 : c.text, 1.2));
    p.setBrush(state == StepRow::State::done ? QBrush(c.text3) : QBrush(Qt::NoBrush));
    p.drawEllipse(at, theme.px(8), theme.px(8));
    p.setPen(state == StepRow::State::done ? c.window : c.text);
    p.setFont(theme.font(11, QFont::DemiBold));
    p.drawText(QRectF(at.x() - 12, at.y() - 12, 24, 24), Qt::AlignCenter, QString::number(phase));
    return;
  }
  const double r = theme.px(5);
  if (state == StepRow::State::current) {
    p.setPen(Qt::NoPen);
    p.setBrush(c.accent);
    p.drawPolygon(QPolygonF() << at + QPointF(-r * 0.8, -r) << at + QPointF(r, 0) << at + QPointF(-r * 0.8, r));
  } else if (state == StepRow::State::done) {
    paintSymbol(p, QStringLiteral("acted"), {at.x() - r * 1.2, at.y() - r * 1.2, r * 2.4, r * 2.4}, c.text3);
  } else {
    p.setPen(QPen(c.text2, 1.3));
    p.setBrush(Qt::NoBrush);
    p.drawEllipse(at, r * 0.9, r * 0.9);
  }
}

// The boxed H of a step that a house rule bears on.
void paintHouse(QPainter& p, const QRectF& row) {
  const Theme& theme = Theme::current();
  const double side = theme.px(13);
  const QRectF box(row.right() - side - 4, row.center().y() - side / 2, side, side);
  p.setPen(QPen(theme.colours().text, 1));
  p.setBrush(Qt::NoBrush);
  p.drawRoundedRect(box, 2, 2);
  p.setFont(theme.font(10, QFont::DemiBold));
  p.drawText(box, Qt::AlignCenter, QStringLiteral("H"));
}

}  // namespace

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = Theme::current();
  const int line = qRound(theme.px(index.data(phaseRole).toInt() > 0 ? 25 : 22));
  if (option.widget == nullptr || !mayWrap(index, *option.widget)) return {100, line};
  const bool bold = index.data(phaseRole).toInt() > 0 || isNow(index);
  const QFontMetrics metrics(theme.font(12.5, bold ? QFont::DemiBold : QFont::Normal));
  const auto* list = static_cast<const QListWidget*>(option.widget);
  // There may be a scroll bar by the time that it is painted; not where all have room.
  const int bar = list->property(roomy).toBool() ? 0 : list->verticalScrollBar()->sizeHint().width();
  const double room = list->maximumViewportSize().width() - bar - wordsFrom(index) - rightOf(index);
  const QString words = index.data().toString();
  if (!fitting(metrics, words, qRound(room)).endsWith(QChar(0x2026))) return {100, line};
  const QRect taken = metrics.boundingRect(QRect(0, 0, qRound(room), 10000), Qt::TextWordWrap, words);
  return {100, std::max(qRound(theme.px(40)), taken.height() + qRound(theme.px(6)))};
}

void StepDelegate::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  const auto state = static_cast<StepRow::State>(index.data(stateRole).toInt());
  const int phase = index.data(phaseRole).toInt();
  const bool now = isNow(index);
  p->save();
  p->setRenderHint(QPainter::Antialiasing);
  if (now) {
    p->fillRect(option.rect, c.currentRow);
    p->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), c.accent);
  }
  if (option.state & QStyle::State_HasFocus) {
    p->setPen(QPen(c.accent, 1));
    p->drawRect(option.rect.adjusted(0, 0, -1, -1));
  }
  const double indent = indentOf(index);
  const QPointF mark(option.rect.left() + indent + theme.px(phase > 0 ? 1 : 7) + (phase > 0 ? theme.px(7) : 0),
                     option.rect.center().y() + 0.5);
  paintMark(*p, mark, state, phase);
  const QRectF words = QRectF(option.rect).adjusted(wordsFrom(index), 0, -rightOf(index), 0);
  p->setFont(theme.font(12.5, phase > 0 || now ? QFont::DemiBold : QFont::Normal));
  p->setPen(state == StepRow::State::done ? c.text3 : phase > 0 && !now ? mixed(c.text, c.text2, 0.3) : c.text);
  const QString title = index.data().toString();
  const QString fitted = fitting(p->fontMetrics(), title, qRound(words.width()));
  const bool wrapped = option.widget != nullptr && mayWrap(index, *option.widget) && fitted.endsWith(QChar(0x2026));
  p->drawText(words, Qt::AlignVCenter | Qt::AlignLeft | (wrapped ? Qt::TextWordWrap : 0), wrapped ? title : fitted);
  if (isHouse(index)) paintHouse(*p, option.rect);
  p->restore();
}

}  // namespace signifer::ui
