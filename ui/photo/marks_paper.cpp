#include "photo/marks_paper.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>

#include "language/names.h"
#include "lengths.h"
#include "play/marks.h"
#include "printing/sheet_printer.h"
#include "printing/type.h"
#include "symbols.h"
#include "tokens/true_size.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr double cellGap = 3 * millimetre;
constexpr double arrowHeight = 3 * millimetre;
const QColor markGrey(0x44, 0x44, 0x44);

// Points up, to the unit's front.
void drawArrow(Galley& galley, QPointF foot, double height) {
  galley.ink.emplace_back([=](QPainter& painter) {
    QPainterPath arrow;
    arrow.moveTo(foot.x(), foot.y() - height);
    arrow.lineTo(foot.x() + height * 0.8, foot.y());
    arrow.lineTo(foot.x() - height * 0.8, foot.y());
    arrow.closeSubpath();
    painter.fillPath(arrow, Qt::black);
  });
}

/// A mark to cut.
struct Slip {
  int id = 0;
  QString name;
  QString words;
  /// It lies with its upper edge against the base's rear, so nothing stands above the mark.
  bool behind = false;
};

class MarksSetter {
  Q_DECLARE_TR_FUNCTIONS(MarksPaper)

 public:
  MarksSetter(const MarksOrder& order, const PaperFormat& format)
      : order_(order),
        setup_(*order.battle->setup),
        marks_(marksOf(*order.definition, *order.battle, order.wish)),
        pages_(format),
        type_(pages_.type()) {}

  SetPages run() {
    for (SideIndex side = 0; side < 2; ++side)
      if (order_.side == noSide || order_.side == side) setSide(side);
    setBorder();
    QString foot = QStringLiteral("Signifer · %1 · %2").arg(text(order_.definition->name()), text(markFamily));
    if (!order_.date.isEmpty()) foot += QStringLiteral(" · ") + order_.date;
    return pages_.finish(foot);
  }

 private:
  void setSide(SideIndex side) {
    std::vector<Slip> slips;
    for (std::size_t i = 0; i < marks_.units.size(); ++i)
      if (order_.battle->units[i].side == side)
        slips.push_back(slipOf(marks_.units[i], setup_.units[i].name, order_.battle->units[i].base));
    for (std::size_t i = 0; i < marks_.people.size(); ++i)
      if (order_.battle->people[i].side == side) {
        slips.push_back(slipOf(marks_.people[i], setup_.people[i].name, leaderBase));
        slips.back().words = slips.back().behind ? tr("leader, behind the base") : tr("leader");
      }
    const QString title = tr("Marks: %1").arg(text(saidName(setup_.sides[side].name)));
    const double whole = drawnLength(marks_.side) * 1.25;
    const double cell = std::max(whole, 22 * millimetre);
    const auto across = static_cast<std::size_t>(std::max(1.0, (pages_.width() + cellGap) / (cell + cellGap)));
    const double tall = arrowHeight + whole + textHeight();
    pages_.begin(title, sideWords());
    setHints(std::ranges::any_of(slips, &Slip::behind));
    for (std::size_t i = 0; i < slips.size(); ++i) {
      if (i % across == 0 && i > 0) pages_.y += tall + cellGap;
      if (i % across == 0) pages_.pageFor(tall);
      const double x = pages_.left() + static_cast<double>(i % across) * (cell + cellGap);
      setSlip(pages_.page(), slips[i], {x, pages_.y}, cell, whole, tall);
    }
  }

  // Its words say where the mark lies, unless that is the middle of the base.
  [[nodiscard]] Slip slipOf(const ModelMark& mark, const std::string& name, const Base& base) const {
    Slip slip{mark.id, text(saidName(name)), {}};
    const Length whole = marks_.side + 2 * rimOf(marks_.side);
    slip.behind = mark.right == 0 && mark.turn == 0 && mark.ahead == -(base.depth + whole) / 2;
    if (slip.behind)
      slip.words = tr("behind the base");
    else if (mark.right == 0 && mark.ahead < 0 && order_.definition->grid())
      slip.words = tr("at the rear of its square");
    else if (mark.ahead != 0 || mark.right < 0)
      slip.words = tr("%1 right, %2 ahead of the middle").arg(lengthWords(mark.right), lengthWords(mark.ahead));
    else if (mark.right > 0)
      slip.words = tr("%1 right of the middle").arg(lengthWords(mark.right));
    return slip;
  }

  [[nodiscard]] QString sideWords() const {
    return tr("%1. Black edge %2.").arg(text(saidName(setup_.title)), lengthWords(marks_.side));
  }

  [[nodiscard]] double textHeight() const {
    return 2 * leadingOf(type_.sans(type_.ids, QFont::Bold)) + leadingOf(type_.sans(type_.ids)) + 2 * pt;
  }

  void setHints(bool behind) {
    if (behind)
      pages_.say(
          tr("A slip that goes behind the base lies with its upper edge, above the mark, against the middle of the "
             "base’s rear edge."),
          2 * millimetre);
    pages_.say(
        tr("Matt paper, flat; nothing lies on the mark. The mark goes on the middle of the base, its arrow to the "
           "front, or where its slip says. Cut along the dashes, or along the dots where the base is small: the "
           "white rim must stay. Slips may be taken up after the photo."),
        4 * millimetre);
  }

  void setSlip(Galley& page, const Slip& slip, QPointF at, double cell, double whole, double tall) {
    if (slip.behind) {
      drawCut(page, {at.x(), at.y() + arrowHeight, cell, tall - arrowHeight}, Qt::DashLine);
      drawArrow(page, {at.x() + 3 * millimetre, at.y() + tall - 3.4 * millimetre}, 2.2 * millimetre);
    } else {
      drawCut(page, {at.x(), at.y(), cell, tall}, Qt::DashLine);
      drawArrow(page, {at.x() + cell / 2, at.y() + arrowHeight - 0.4 * millimetre}, 2.2 * millimetre);
    }
    const QRectF rim(at.x() + (cell - whole) / 2, at.y() + arrowHeight, whole, whole);
    drawCut(page, rim, Qt::DotLine);
    const double side = whole / 1.25;
    drawMark(page, slip.id, rim.topLeft() + QPointF(side / 8, side / 8), side);
    const SetText name(slip.name, type_.sans(type_.ids, QFont::Bold), cell - 2 * pt, Qt::AlignHCenter);
    name.into(page, {at.x() + pt, rim.bottom() + pt});
    const QString words = slip.words.isEmpty() ? QString::number(slip.id) : tr("%1 · %2").arg(slip.id).arg(slip.words);
    const SetText number(words, type_.sans(type_.ids), cell - 2 * pt, Qt::AlignHCenter);
    number.into(page, {at.x() + pt, at.y() + tall - number.height() - 0.5 * pt}, markGrey);
  }

  [[nodiscard]] static QString placeWords(std::size_t mark) {
    switch (mark) {
      case 0:
        return tr("lower left corner");
      case 1:
        return tr("lower right corner");
      case 2:
        return tr("upper right corner");
      case 3:
        return tr("upper left corner");
      case 4:
        return tr("middle of the lower edge");
      case 5:
        return tr("middle of the right edge");
      case 6:
        return tr("middle of the upper edge");
      default:
        return tr("middle of the left edge");
    }
  }

  // As they lie around the table, which is drawn in their middle.
  void setBorder() {
    Galley& page = pages_.begin(tr("Marks: the table’s border"),
                                tr("Lower is the edge of the side that sits below on the screen. Black edge %1.")
                                    .arg(lengthWords(borderMarkSide)));
    pages_.say(
        tr("Lay each mark flush on the table’s edge, its top to the far edge: four in the corners, four at the "
           "middles of the edges. Matt paper, flat; nothing lies on the mark. Photograph from as high as you can, "
           "all eight marks in the picture, without a flash."),
        3 * millimetre);
    constexpr std::array<int, 9> order{3, 6, 2, 7, -1, 5, 0, 4, 1};
    const double side = drawnLength(borderMarkSide);
    const double whole = side * 1.25;
    const double label = 5 * millimetre;
    const double left = pages_.left() + (pages_.width() - 3 * whole) / 2;
    for (std::size_t i = 0; i < order.size(); ++i) {
      const QPointF at(left + static_cast<double>(i % 3) * whole,
                       pages_.y + static_cast<double>(i / 3) * (whole + label));
      if (order[i] < 0) {
        setTable(page, {at.x(), at.y(), whole, whole});
        continue;
      }
      const auto mark = static_cast<std::size_t>(order[i]);
      drawCut(page, {at.x(), at.y(), whole, whole}, Qt::DashLine);
      drawMark(page, marks_.border[mark].id, at + QPointF(side / 8, side / 8), side);
      const SetText words(tr("%1 · %2").arg(marks_.border[mark].id).arg(placeWords(mark)),
                          type_.sans(type_.ids, QFont::Bold), whole, Qt::AlignHCenter);
      words.into(page, {at.x(), at.y() + whole + 0.5 * millimetre});
    }
  }

  void setTable(Galley& page, const QRectF& room) {
    const double most = room.width() - 8 * millimetre;
    const double scale = most / std::max(setup_.width, setup_.depth);
    const QSizeF size(setup_.width * scale, setup_.depth * scale);
    const QRectF table(room.center().x() - size.width() / 2, room.center().y() - size.height() / 2, size.width(),
                       size.height());
    page.box(table, 8);
    for (const BorderMark& mark : marks_.border) {
      const double side = std::max(3.5 * millimetre, borderMarkSide * scale);
      const QPointF at(
          std::clamp(table.left() + mark.centre.x * scale, table.left() + side / 2, table.right() - side / 2),
          std::clamp(table.bottom() - mark.centre.y * scale, table.top() + side / 2, table.bottom() - side / 2));
      page.box({at.x() - side / 2, at.y() - side / 2, side, side}, 4);
      const QFont small = type_.sans(type_.ids);
      SetText(QString::number(mark.id), small, side, Qt::AlignHCenter)
          .into(page, {at.x() - side / 2, at.y() - leadingOf(small) / 2});
    }
    SetText(tr("%1 × %2").arg(lengthWords(setup_.width), lengthWords(setup_.depth)), type_.sans(type_.body),
            table.width(), Qt::AlignHCenter)
        .into(page, {table.left(), table.center().y() - leadingOf(type_.sans(type_.body)) / 2});
  }

  const MarksOrder& order_;
  const Setup& setup_;
  BattleMarks marks_;
  TrueSizePages pages_;
  const Type& type_;
};

}  // namespace

SetPages setMarks(const MarksOrder& order, const PaperFormat& format) { return MarksSetter(order, format).run(); }

QByteArray marksPdf(const MarksOrder& order, const PaperFormat& format) {
  PaperFormat upright = format;
  upright.landscape = false;
  return pagesPdf(setMarks(order, upright), upright,
                  MarksSetter::tr("Marks: %1").arg(text(saidName(order.battle->setup->title))));
}

QString marksFileName(const MarksOrder& order, const PaperFormat& format) {
  return trueSizeFileName(order.definition->id(), QStringLiteral("tags"), order.battle->setup->title, format);
}

}  // namespace signifer::ui
