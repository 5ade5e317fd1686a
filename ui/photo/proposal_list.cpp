#include "photo/proposal_list.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include "editors/entry_delegate.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

enum ProposalRole {
  standingRole = Qt::UserRole + 200,
  numberRole,
  nameRole,
  detailRole,
  figuresRole,
  rowRuleRole,
  moreRole,
  drawingRole,
  colourRole,
  discRole,
};

using Standing = Proposal::Standing;

Standing standingOf(const QModelIndex& index) { return static_cast<Standing>(index.data(standingRole).toInt()); }

QFont nameFont() { return Theme::current().font(13, QFont::DemiBold); }
QFont aboutFont() { return Theme::current().font(12); }

double gap() { return Theme::current().px(7); }
double lineHeight() { return Theme::current().px(18); }
double boxSize() { return Theme::current().px(16); }

bool isTicked(const QModelIndex& index) { return index.data(Qt::CheckStateRole).toInt() == Qt::Checked; }
bool hasBox(const QModelIndex& index) { return (index.flags() & Qt::ItemIsUserCheckable) != 0; }

// The places of a row's parts, from left to right.
struct RowPlaces {
  QRectF box, number, drawing, words, mark;

  RowPlaces(const QModelIndex& index, const QRectF& row) {
    const Theme& theme = Theme::current();
    const double middle = row.top() + theme.px(21);
    double left = row.left() + gap();
    const auto next = [&](double width, double height) {
      const QRectF place(left, middle - height / 2, width, height);
      left += width + gap();
      return place;
    };
    if (hasBox(index)) box = next(boxSize(), boxSize());
    if (index.data(numberRole).toInt() > 0) number = next(theme.px(20), theme.px(20));
    if (!index.data(drawingRole).toString().isEmpty()) drawing = next(theme.px(28), theme.px(17));
    double right = row.right() - gap();
    if (standingOf(index) != Standing::told) {
      mark = QRectF(right - boxSize(), row.top() + theme.px(5), boxSize(), boxSize());
      right = mark.left() - gap() / 2;
    }
    words = QRectF(left, row.top() + theme.px(4), right - left, 2 * lineHeight());
  }
};

// The places of a row's words: a figure that has no room beside the whole name begins the second line.
struct WordPlaces {
  QRectF name, figure, about, rule;
  bool figureFirst = false;
  bool aboutFits = false;

  WordPlaces(const QModelIndex& index, const QRectF& row) {
    const QRectF words = RowPlaces(index, row).words;
    const QFontMetricsF bold(nameFont());
    const QFontMetricsF plain(aboutFont());
    name = QRectF(words.left(), words.top(), words.width(), lineHeight());
    about = QRectF(words.left(), name.bottom(), row.right() - gap() - words.left(), lineHeight());
    const QString figures = index.data(figuresRole).toString();
    const double wide = figures.isEmpty() ? 0 : bold.horizontalAdvance(figures) + gap();
    figureFirst = bold.horizontalAdvance(index.data(nameRole).toString()) + wide <= words.width();
    figure = figureFirst ? name : about;
    if (!figureFirst) about.setLeft(about.left() + wide);
    rule = about;
    if (const QString id = index.data(rowRuleRole).toString(); !id.isEmpty())
      about.setRight(about.right() - plain.horizontalAdvance(id) - gap());
    aboutFits = plain.horizontalAdvance(index.data(detailRole).toString()) <= about.width();
  }
};

// The words below the second line of the picked row, which does not say the same twice.
QString moreWords(const QModelIndex& index, const WordPlaces& places) {
  const QString more = index.data(moreRole).toString();
  return places.aboutFits && more == index.data(detailRole).toString() ? QString() : more;
}

QRectF moreRect(const QModelIndex& index, const QRectF& row) {
  const WordPlaces places(index, row);
  const bool lineFree = index.data(rowRuleRole).toString().isEmpty() && places.figureFirst && !places.aboutFits;
  const QRectF words = RowPlaces(index, row).words;
  const double top = lineFree ? places.name.bottom() : words.bottom();
  const QRectF room(words.left(), top, row.right() - gap() - words.left(), 4000);
  const QString more = moreWords(index, places);
  if (more.isEmpty()) return {room.left(), room.top(), room.width(), 0};
  return QFontMetricsF(aboutFont()).boundingRect(room, Qt::TextWordWrap, more);
}

bool isPicked(const QWidget* list, const QModelIndex& index) {
  const auto* own = static_cast<const QListWidget*>(list);
  return own != nullptr && own->currentIndex() == index;
}

class ProposalDelegate final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& theme = Theme::current();
    if (standingOf(index) == Standing::heading) return {100, qRound(theme.px(26))};
    const int usual = qRound(theme.px(44));
    if (!isPicked(option.widget, index)) return {100, usual};
    // As if the bar stood beside it already: the list is laid out anew only a while after the bar has come.
    const auto* list = static_cast<const QListWidget*>(option.widget);
    const int width = list->width() - list->verticalScrollBar()->sizeHint().width() - 4;
    const QRectF more = moreRect(index, QRectF(0, 0, width, usual));
    return {100, more.height() > 0 ? qRound(more.bottom() + theme.px(6)) : usual};
  }

  void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    if (standingOf(index) == Standing::heading)
      paintHeading(*p, option.rect, index);
    else
      paintRow(*p, option, index);
    p->restore();
  }

  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override {
    (void)option;
    if (!hasBox(index) || event->type() != QEvent::KeyPress) return false;
    if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Space) return false;
    return model->setData(index, isTicked(index) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
  }

 private:
  static void paintHeading(QPainter& p, const QRectF& row, const QModelIndex& index) {
    const Colours& c = colours();
    p.fillRect(row, c.dockTitle);
    p.setPen(c.text2);
    p.setFont(aboutFont());
    const QString count = index.data(figuresRole).toString();
    const QRectF words = row.adjusted(gap(), 0, -gap(), 0);
    p.drawText(words, Qt::AlignVCenter | Qt::AlignRight, count);
    p.setFont(Theme::current().font(12, QFont::DemiBold));
    const double room = words.width() - QFontMetricsF(aboutFont()).horizontalAdvance(count) - gap();
    p.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
               QFontMetricsF(p.font()).elidedText(index.data(nameRole).toString(), Qt::ElideRight, room));
  }

  static void paintRow(QPainter& p, const QStyleOptionViewItem& option, const QModelIndex& index) {
    const Colours& c = colours();
    const QRectF row = option.rect;
    const bool against = standingOf(index) == Standing::notLegal;
    if (against) p.fillRect(row, mixed(c.base, c.notLegal, 0.07));
    if (isPicked(option.widget, index)) p.fillRect(row, c.currentRow);
    if (against || isPicked(option.widget, index))
      p.fillRect(QRectF(row.left(), row.top(), 3, row.height()), against ? c.notLegal : c.accent);
    p.setPen(c.line);
    p.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const RowPlaces places(index, row);
    if (hasBox(index)) paintBox(p, option, places.box, isTicked(index));
    if (const int number = index.data(numberRole).toInt(); number > 0) paintNumber(p, places.number, number);
    paintDrawing(p, places.drawing, index);
    paintMark(p, places.mark, standingOf(index));
    paintWords(p, row, index, isPicked(option.widget, index));
    if ((option.state & QStyle::State_HasFocus) == 0) return;
    p.setPen(QPen(c.accent, 1, Qt::DotLine));
    p.setBrush(Qt::NoBrush);
    p.drawRect(row.adjusted(3.5, 0.5, -0.5, -1.5));
  }

  static void paintBox(QPainter& p, const QStyleOptionViewItem& option, const QRectF& place, bool ticked) {
    QStyleOptionViewItem box = option;
    box.rect = place.toRect();
    box.state &= ~QStyle::State_HasFocus;
    box.state |= ticked ? QStyle::State_On : QStyle::State_Off;
    option.widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, &p, option.widget);
  }

  static void paintNumber(QPainter& p, const QRectF& place, int number) {
    const Colours& c = colours();
    p.setPen(QPen(c.selectionEdge, 1.2));
    p.setBrush(c.selection);
    p.drawEllipse(place);
    p.setFont(Theme::current().font(11, QFont::DemiBold));
    p.drawText(place, Qt::AlignCenter, QString::number(number));
    p.setBrush(Qt::NoBrush);
  }

  static void paintDrawing(QPainter& p, const QRectF& place, const QModelIndex& index) {
    const QString drawing = index.data(drawingRole).toString();
    const auto side = static_cast<SideIndex>(index.data(colourRole).toInt());
    if (drawing.isEmpty()) return;
    if (side != noSide) return paintUnitMark(p, place, side, drawing, index.data(discRole).toBool());
    const double size = place.height() * 1.1;
    paintSymbol(p, drawing, {place.center().x() - size / 2, place.center().y() - size / 2, size, size},
                colours().text2);
  }

  static void paintMark(QPainter& p, const QRectF& place, Standing standing) {
    const Colours& c = colours();
    if (standing == Standing::legal) paintSymbol(p, QStringLiteral("allowed"), place, c.legal);
    if (standing == Standing::notLegal) paintSymbol(p, QStringLiteral("refused"), place, c.notLegal);
    if (standing == Standing::unknown) paintSymbol(p, QStringLiteral("judge"), place, c.judge);
  }

  static void paintWords(QPainter& p, const QRectF& row, const QModelIndex& index, bool picked) {
    const Colours& c = colours();
    const WordPlaces places(index, row);
    const bool against = standingOf(index) == Standing::notLegal;
    p.setFont(nameFont());
    p.setPen(c.text);
    p.drawText(
        places.name, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetricsF(p.font()).elidedText(index.data(nameRole).toString(), Qt::ElideRight, places.name.width()));
    if (against) p.setPen(c.notLegal);
    p.drawText(places.figure, Qt::AlignVCenter | (places.figureFirst ? Qt::AlignRight : Qt::AlignLeft),
               index.data(figuresRole).toString());
    p.setFont(aboutFont());
    p.setPen(c.link);
    p.drawText(places.rule, Qt::AlignVCenter | Qt::AlignRight, index.data(rowRuleRole).toString());
    const QString about = index.data(detailRole).toString();
    const QString more = picked ? moreWords(index, places) : QString();
    p.setPen(c.text2);
    if (more.isEmpty() || (places.aboutFits && more != about))
      p.drawText(places.about, Qt::AlignVCenter | Qt::AlignLeft,
                 QFontMetricsF(p.font()).elidedText(about, Qt::ElideRight, places.about.width()));
    p.setPen(c.text);
    p.drawText(moreRect(index, row), Qt::TextWordWrap, more);
  }
};

}  // namespace

ProposalList::ProposalList(QWidget* parent) : QListWidget(parent) {
  setItemDelegate(new ProposalDelegate(this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  // The picked row is as high as its words, and F1 shows its rule.
  connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* now) {
    setProperty(ruleHere, now == nullptr ? QString() : now->data(rowRuleRole).toString());
    scheduleDelayedItemsLayout();
  });
  connect(&Theme::current(), &Theme::changed, this, [this] { scheduleDelayedItemsLayout(); });
}

QListWidgetItem* ProposalList::add(const Proposal& row) {
  auto* item = new QListWidgetItem(row.whole);
  item->setData(standingRole, static_cast<int>(row.standing));
  item->setData(numberRole, row.number);
  item->setData(nameRole, row.name);
  item->setData(detailRole, row.about);
  item->setData(figuresRole, row.figure);
  item->setData(rowRuleRole, row.rule);
  item->setData(moreRole, row.more);
  item->setData(drawingRole, row.symbol);
  item->setData(colourRole, static_cast<int>(row.side));
  item->setData(discRole, row.isPerson);
  item->setToolTip(plainTip(row.whole));
  item->setFlags(row.standing == Standing::heading ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  addItem(item);
  return item;
}

QListWidgetItem* ProposalList::add(const Proposal& row, bool ticked) {
  QListWidgetItem* item = add(row);
  item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
  item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
  return item;
}

bool ProposalList::tickAt(const QMouseEvent& event) {
  QListWidgetItem* item = itemAt(event.position().toPoint());
  if (item == nullptr || event.button() != Qt::LeftButton || (item->flags() & Qt::ItemIsUserCheckable) == 0)
    return false;
  const QModelIndex index = indexFromItem(item);
  if (event.position().x() >= RowPlaces(index, visualRect(index)).box.right() + gap() / 2) return false;
  item->setCheckState(isTicked(index) ? Qt::Unchecked : Qt::Checked);
  return true;
}

void ProposalList::mousePressEvent(QMouseEvent* event) {
  if (!tickAt(*event)) QListWidget::mousePressEvent(event);
}

void ProposalList::mouseDoubleClickEvent(QMouseEvent* event) {
  if (!tickAt(*event)) QListWidget::mouseDoubleClickEvent(event);
}

void ProposalList::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  scheduleDelayedItemsLayout();
}

}  // namespace signifer::ui
