#include "tokens/true_size.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <optional>

#include "photo/mark_finder.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

constexpr double inch = 72 * pt;
constexpr double trueSizeMargin = 8 * millimetre;
const QColor quietGrey(0x44, 0x44, 0x44);
const QColor cutGrey(0x88, 0x88, 0x88);

struct TrueSizeWords {
  Q_DECLARE_TR_FUNCTIONS(MarksPaper)
};

// One outline, so that no seam shows between the fields.
QPainterPath fieldsPath(int id, QPointF corner, double side) {
  const auto fields = photo::fieldsOf(id);
  const double field = side / 8;
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  for (std::size_t y = 1; y < 9; ++y)
    for (std::size_t x = 1; x < 9; ++x)
      if (fields[y][x])
        path.addRect(QRectF(corner.x() + static_cast<double>(x - 1) * field,
                            corner.y() + static_cast<double>(y - 1) * field, field, field));
  return path.simplified();
}

// The taken part of a sheet: stretches across it, each free from some depth on.
class Skyline {
 public:
  explicit Skyline(QSizeF room) : room_(room), stretches_{{0, room.width(), 0}} {}

  // The corner where it reaches least far down; nothing where there is no room.
  [[nodiscard]] std::optional<QPointF> placeFor(QSizeF size) const {
    std::optional<QPointF> best;
    for (std::size_t i = 0; i < stretches_.size(); ++i) {
      const double left = stretches_[i].left;
      if (left + size.width() > room_.width() + slack) break;
      const double top = depthOver(i, size.width());
      if (top + size.height() > room_.height() + slack) continue;
      if (!best || top < best->y()) best = QPointF(left, top);
    }
    return best;
  }

  void take(QPointF at, QSizeF size, double gap) {
    const double from = at.x();
    const double to = std::min(from + size.width() + gap, room_.width());
    std::vector<Stretch> after;
    for (const Stretch& one : stretches_) {
      const double right = one.left + one.width;
      if (one.left < from) after.push_back({one.left, std::min(right, from) - one.left, one.depth});
      if (one.left <= from && from < right) after.push_back({from, to - from, at.y() + size.height() + gap});
      if (right > to) after.push_back({std::max(one.left, to), right - std::max(one.left, to), one.depth});
    }
    stretches_ = std::move(after);
  }

 private:
  static constexpr double slack = 1;

  struct Stretch {
    double left;
    double width;
    double depth;
  };

  [[nodiscard]] double depthOver(std::size_t from, double width) const {
    double deepest = 0;
    const double right = stretches_[from].left + width;
    for (std::size_t i = from; i < stretches_.size() && stretches_[i].left < right - slack; ++i)
      deepest = std::max(deepest, stretches_[i].depth);
    return deepest;
  }

  QSizeF room_;
  std::vector<Stretch> stretches_;
};

// Lying or upright, whichever reaches less far down.
std::optional<PackedPlace> placeOn(const Skyline& sheet, QSizeF size) {
  const auto lying = sheet.placeFor(size);
  const auto upright = sheet.placeFor(size.transposed());
  if (!lying && !upright) return std::nullopt;
  const bool turned = !lying || (upright && upright->y() + size.width() < lying->y() + size.height());
  return PackedPlace{0, turned ? *upright : *lying, turned};
}

}  // namespace

double drawnLength(Length length) { return toInches(length) * inch; }

void drawMark(Galley& galley, int id, QPointF corner, double side) {
  galley.ink.emplace_back(
      [path = fieldsPath(id, corner, side)](QPainter& painter) { painter.fillPath(path, Qt::black); });
}

void drawCut(Galley& galley, const QRectF& place, Qt::PenStyle style) {
  galley.ink.emplace_back([=](QPainter& painter) {
    painter.setPen(QPen(cutGrey, 4, style));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
  });
}

QString trueSizeFileName(const std::string& ruleSet, const QString& kind, const std::string& title,
                         const PaperFormat& format) {
  QString name = text(title).toLower();
  for (QChar& letter : name)
    if (!letter.isLetterOrNumber()) letter = u'-';
  while (name.contains(QLatin1String("--"))) name.replace(QLatin1String("--"), QLatin1String("-"));
  return text(ruleSet) + u'-' + kind + u'-' + name + (name.isEmpty() ? QString() : QStringLiteral("-")) +
         QLatin1String(paperName(format.size)) + QStringLiteral(".pdf");
}

TrueSizePages::TrueSizePages(const PaperFormat& format) : type_(format.large) {
  pages_.size = QPageSize(format.size).size(QPageSize::Point) * pt;
}

double TrueSizePages::left() const { return trueSizeMargin; }
double TrueSizePages::width() const { return pages_.size.width() - 2 * trueSizeMargin; }
double TrueSizePages::bottom() const { return pages_.size.height() - trueSizeMargin - 6 * millimetre; }

Galley& TrueSizePages::begin(const QString& title, const QString& words) {
  title_ = title;
  words_ = words;
  Galley& page = pages_.pages.emplace_back();
  page.height = pages_.size.height();
  constexpr double line = 100 * millimetre;
  const SetText head(title, type_.serif(type_.title), width() - line - 6 * millimetre);
  head.into(page, {left(), trueSizeMargin});
  const SetText under(words, type_.sans(type_.body), width() - line - 6 * millimetre);
  under.into(page, {left(), trueSizeMargin + head.height()}, quietGrey);
  const double right = left() + width();
  const double ruler = trueSizeMargin + 5 * millimetre;
  page.line({right - line, ruler}, {right, ruler}, 6);
  for (const double x : {right - line, right - line / 2, right})
    page.line({x, ruler - 1.2 * millimetre}, {x, ruler + 1.2 * millimetre}, 6);
  SetText(TrueSizeWords::tr("Print at 100 %: this line is 100 mm long."), type_.sans(type_.body), line,
          Qt::AlignHCenter)
      .into(page, {right - line, ruler + 2 * millimetre});
  y = trueSizeMargin + std::max(head.height() + under.height(), 14 * millimetre) + 3 * millimetre;
  return page;
}

void TrueSizePages::say(const QString& words, double below) {
  const SetText set(words, type_.sans(type_.body), width());
  set.into(page(), {left(), y});
  y += set.height() + below;
}

Galley& TrueSizePages::pageFor(double height) { return y + height > bottom() ? beginAgain() : page(); }

Galley& TrueSizePages::beginAgain() { return begin(QString(title_), QString(words_)); }

SetPages TrueSizePages::finish(const QString& foot) {
  const QFont font = type_.sans(type_.footer);
  const double low = pages_.size.height() - trueSizeMargin - leadingOf(font);
  for (std::size_t i = 0; i < pages_.pages.size(); ++i) {
    SetText(foot, font, width()).into(pages_.pages[i], {left(), low}, quietGrey);
    SetText(TrueSizeWords::tr("page %1 of %2").arg(i + 1).arg(pages_.pages.size()), font, width(), Qt::AlignRight)
        .into(pages_.pages[i], {left(), low}, quietGrey);
  }
  return std::move(pages_);
}

std::vector<PackedPlace> packed(const std::vector<QSizeF>& sizes, const SheetRooms& rooms, double gap) {
  std::vector<Skyline> sheets;
  const auto begin = [&] { sheets.emplace_back(sheets.empty() ? rooms.first : rooms.later); };
  std::vector<PackedPlace> places;
  for (const QSizeF& size : sizes) {
    std::optional<PackedPlace> found;
    for (std::size_t sheet = 0; sheet < sheets.size() && !found; ++sheet)
      if ((found = placeOn(sheets[sheet], size))) found->sheet = sheet;
    if (!found) {
      begin();
      found = placeOn(sheets.back(), size);
      if (!found && sheets.size() == 1) {
        begin();
        found = placeOn(sheets.back(), size);
      }
      if (!found) found = PackedPlace{};
      found->sheet = sheets.size() - 1;
    }
    sheets[found->sheet].take(found->at, found->turned ? size.transposed() : size, gap);
    places.push_back(*found);
  }
  return places;
}

}  // namespace signifer::ui
