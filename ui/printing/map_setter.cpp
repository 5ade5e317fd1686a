#include "printing/map_setter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "lengths.h"
#include "printing/map_ground.h"
#include "sheet/paper_lengths.h"
#include "sheet/plain_forms.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

const QColor gridColour(0xBB, 0xBB, 0xBB);
const QColor barInk(0xC4, 0xC4, 0xC4);

constexpr double largestSymbol = 20 * pt;

double noseOf(const QRectF& base) { return std::min(4.5 * pt, base.width() / 4); }

// A side's base: black, or white with slanting bars; the strip and the nose show the front.
void drawBase(QPainter& painter, int side, const QRectF& base) {
  painter.setPen(QPen(Qt::black, 6));
  painter.setBrush(side == 0 ? Qt::black : Qt::white);
  painter.drawRect(base);
  if (side == 1) {
    painter.save();
    painter.setClipRect(base, Qt::IntersectClip);
    painter.setPen(QPen(barInk, 9));
    for (double x = base.left() - base.height(); x < base.right(); x += 3.2 * pt)
      painter.drawLine(QPointF(x, base.bottom()), QPointF(x + base.height(), base.top()));
    painter.restore();
    painter.setPen(QPen(Qt::black, 6));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(base);
  }
  const double nose = noseOf(base);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::black);
  painter.drawPolygon(QPolygonF{QPointF(base.center().x() - nose, base.top()),
                                QPointF(base.center().x(), base.top() - nose * 0.8),
                                QPointF(base.center().x() + nose, base.top())});
  painter.fillRect(QRectF(base.left(), base.top(), base.width(), 1.8 * pt), Qt::black);
  painter.setBrush(Qt::NoBrush);
}

// One map while it is being set.
class MapInk {
  Q_DECLARE_TR_FUNCTIONS(signifer::ui::MapInk)

 public:
  MapInk(const SheetMap& map, const Type& type, double width, double highest)
      : map_(map),
        type_(type),
        small_(type.sans(type.footer)),
        ruler_(leadingOf(small_) + 7 * pt),
        legend_(leadingOf(type.sans(type.body)) * (type.large ? 3 : 1) + 7 * pt),
        scale_(std::min((width - ruler_ - 12 * pt) / map.width, (highest - ruler_ - legend_) / map.depth)),
        frame_(0, 0, map.width * scale_, map.depth * scale_),
        width_(width),
        // Names of the last row may stand above the table.
        places_(frame_.adjusted(0, -leadingOf(small_), 0, 0)) {}

  // In the middle, where it is not as wide as the page.
  [[nodiscard]] double indent() const { return std::max(0.0, (width_ - ruler_ - frame_.width()) / 2); }

  Galley set() {
    for (const SheetMap::Ground& ground : map_.grounds) inkGround(galley_, shapeOf(ground), text(ground.drawn));
    frame();
    places_.keepClear({frame_.left(), frame_.top() - 0.5 * pt, frame_.width(), 1 * pt});
    for (const SheetMap::Unit& unit : map_.units) {
      places_.keepClear(boundsOf(unit));
      places_.keepClear(noseBounds(unit));
    }
    for (const SheetMap::Leader& leader : map_.leaders) places_.keepClear(discOf(leader));
    for (const SheetMap::Unit& unit : map_.units) body(unit);
    for (const SheetMap::Ground& ground : map_.grounds) name(ground);
    for (const SheetMap::Leader& leader : map_.leaders) add(leader);
    nameUnits();
    labels();
    legend();
    return std::move(galley_);
  }

 private:
  [[nodiscard]] QPointF at(SheetMap::Place place) const { return {place.x * scale_, (map_.depth - place.y) * scale_}; }

  [[nodiscard]] QPainterPath shapeOf(const SheetMap::Ground& ground) const {
    QPolygonF polygon;
    for (const SheetMap::Place corner : ground.outline) polygon << at(corner);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    QPainterPath table;
    table.addRect(frame_);
    return path.intersected(table);
  }

  [[nodiscard]] QTransform poseOf(const SheetMap::Unit& unit) const {
    const QPointF middle = at(unit.centre);
    return QTransform::fromTranslate(middle.x(), middle.y()).rotate(unit.heading);
  }

  [[nodiscard]] QRectF baseOf(const SheetMap::Unit& unit) const {
    const QSizeF size(unit.frontage * scale_, unit.depth * scale_);
    return {QPointF(-size.width() / 2, -size.height() / 2), size};
  }

  [[nodiscard]] QRectF boundsOf(const SheetMap::Unit& unit) const { return poseOf(unit).mapRect(baseOf(unit)); }

  // The place of the mark that shows the front: no words are written over it.
  [[nodiscard]] QRectF noseBounds(const SheetMap::Unit& unit) const {
    const QRectF base = baseOf(unit);
    const double nose = noseOf(base);
    return poseOf(unit).mapRect(QRectF(base.center().x() - nose, base.top() - nose * 0.8, 2 * nose, nose * 0.8));
  }

  [[nodiscard]] double discRadius() const { return 4.4 * pt * (type_.large ? 1.6 : 1); }

  // A leader who is with a unit is drawn at its back.
  [[nodiscard]] QRectF discOf(const SheetMap::Leader& leader) const {
    QPointF middle = at(leader.at);
    if (!leader.with.empty())
      for (const SheetMap::Unit& unit : map_.units)
        if (unit.name == leader.with && unit.side == leader.side)
          middle = poseOf(unit).map(QPointF(0, unit.depth * scale_ / 2 + discRadius() * 0.7));
    const double r = discRadius();
    return {middle - QPointF(r, r), QSizeF(2 * r, 2 * r)};
  }

  void frame() {
    if (map_.columns > 0)
      squares();
    else
      lengths();
    galley_.box(frame_, 14);
  }

  // Twelve marks from one figure to the next, in inches; six in centimetres, of five each.
  void lengths() {
    const int parts = showsCentimetres() ? 6 : 12;
    const double step = mapStep() / parts;
    const auto length = [parts](int mark) { return (mark % parts == 0 ? 5 : mark % (parts / 2) == 0 ? 4 : 2.2) * pt; };
    const auto figureAt = [step](int mark) { return text(paperLengthFigure(mark * step)); };
    for (int mark = 0; mark * step <= map_.width; ++mark) {
      const double left = mark * step * scale_;
      galley_.line({left, frame_.bottom()}, {left, frame_.bottom() + length(mark)}, 5);
      if (mark % parts == 0)
        SetText(figureAt(mark), small_, 40 * pt, Qt::AlignHCenter)
            .into(galley_, {left - 20 * pt, frame_.bottom() + 5.5 * pt});
    }
    for (int mark = 0; mark * step <= map_.depth; ++mark) {
      const double top = (map_.depth - mark * step) * scale_;
      galley_.line({frame_.right(), top}, {frame_.right() + length(mark), top}, 5);
      if (mark % parts == 0)
        SetText(figureAt(mark), small_, 40 * pt).into(galley_, {frame_.right() + 7 * pt, top - leadingOf(small_) / 2});
    }
  }

  void squares() {
    const double side = map_.width / map_.columns;
    for (int x = 0; x < map_.columns; ++x) {
      const double left = x * side * scale_;
      if (x > 0) galley_.line({left, 0}, {left, frame_.bottom()}, 4, gridColour);
      std::string letters = map_.placeInWords({(x + 0.5) * side, side / 2});
      letters.pop_back();
      SetText(letters, small_, side * scale_, Qt::AlignHCenter).into(galley_, {left, frame_.bottom() + 3 * pt});
    }
    for (int y = 0; y < map_.rows; ++y) {
      const double top = (map_.depth - (y + 1) * side) * scale_;
      if (y > 0) galley_.line({0, top + side * scale_}, {frame_.right(), top + side * scale_}, 4, gridColour);
      SetText(QString::number(y + 1), small_, 40 * pt)
          .into(galley_, {frame_.right() + 5 * pt, top + (side * scale_ - leadingOf(small_)) / 2});
    }
  }

  void body(const SheetMap::Unit& unit) {
    galley_.ink.emplace_back(
        [pose = poseOf(unit), base = baseOf(unit), symbol = text(unit.symbol), side = unit.side](QPainter& painter) {
          painter.save();
          painter.setTransform(pose, true);
          drawBase(painter, side, base);
          painter.restore();
          const double size = std::min({base.width() * 0.86, (base.height() - 1.8 * pt) * 0.86, largestSymbol});
          if (size < 4 * pt) return;
          const QPointF middle = pose.map(QPointF(0, 0.9 * pt));
          paintSymbol(painter, symbol, QRectF(middle - QPointF(size, size) / 2, QSizeF(size, size)),
                      side == 0 ? Qt::white : Qt::black);
        });
  }

  // In their order; a unit that finds no room goes before all others in the next attempt.
  void nameUnits() {
    std::vector<const SheetMap::Unit*> order;
    for (const SheetMap::Unit& unit : map_.units) order.push_back(&unit);
    const auto free = places_;
    const auto named = labels_;
    for (std::size_t attempts = order.size(); attempts > 0; --attempts) {
      const auto roomless = std::ranges::find_if_not(order, [&](const auto* unit) { return nameGroup(*unit); });
      if (roomless == order.end()) return;
      std::rotate(order.begin(), roomless, roomless + 1);
      places_ = free;
      labels_ = named;
      leads_.clear();
    }
    // Units that find none at last get a number, before the others get their names.
    for (std::vector<const SheetMap::Unit*> numbered;;) {
      places_ = free;
      labels_ = named;
      leads_.clear();
      numbered_.clear();
      std::ranges::sort(numbered);
      for (std::size_t i = 0; i < numbered.size(); ++i) number(*numbered[i], i + 1);
      const auto roomless = std::ranges::find_if_not(order, [&](const auto* unit) {
        return std::ranges::find(numbered, unit) != numbered.end() || nameGroup(*unit);
      });
      if (roomless == order.end()) return;
      numbered.push_back(*roomless);
    }
  }

  // The number stands beside the unit, and the name below the map.
  void number(const SheetMap::Unit& unit, std::size_t number) {
    const QString sign = QStringLiteral("(%1)").arg(number);
    (void)name(unit, SetText(sign, type_.sans(type_.footer, QFont::Bold), 400 * pt));
    numbered_ += (numbered_.isEmpty() ? "" : "   ") + sign + u'\u00A0' + groupName(namedTogether(map_, unit));
  }

  // Units of one name that stand beside each other are named once, by the first of them; in two lines where one is too
  // wide.
  bool nameGroup(const SheetMap::Unit& unit) {
    const auto group = namedTogether(map_, unit);
    const QString label = groupName(group);
    if (group.front() != &unit) return true;
    const SetText line(label, small_, 400 * pt);
    const double narrow = std::max(longestWord(label.toStdString(), small_), 0.6 * line.width());
    for (const SetText& words : {line, SetText(label, small_, narrow + 1)})
      if (name(*group[group.size() / 2], words) || name(unit, words)) return true;
    return false;
  }

  // A name stands behind its unit if it can; a line leads to it where it stands apart.
  bool name(const SheetMap::Unit& unit, const SetText& words) {
    const QRectF about = boundsOf(unit).united(noseBounds(unit));
    const bool up = std::cos(unit.heading * M_PI / 180) < 0;
    const auto place = places_.take(about.adjusted(-1 * pt, -1 * pt, 1 * pt, 1 * pt),
                                    {words.width() + 2 * pt, words.height() * 0.9}, up);
    if (!place) return false;
    if (place->top() > about.bottom() + leadingOf(small_) * 0.6)
      leads_.emplace_back(QPointF(about.center().x(), about.bottom()),
                          QPointF(std::clamp(about.center().x(), place->left(), place->right()), place->top()));
    else if (place->bottom() < about.top() - leadingOf(small_) * 0.6)
      leads_.emplace_back(QPointF(about.center().x(), about.top()),
                          QPointF(std::clamp(about.center().x(), place->left(), place->right()), place->bottom()));
    labels_.emplace_back(words, *place);
    return true;
  }

  // Words stand on white, so that no line of the ground or of another name goes through them.
  void labels() {
    for (const auto& [from, to] : leads_) galley_.line(from, to, 3, grey);
    for (const auto& [words, place] : labels_)
      galley_.box(place.adjusted(0, place.height() * 0.12, 0, -place.height() * 0.08), 0, 10, QBrush(Qt::white));
    for (const auto& [words, place] : labels_)
      words.into(galley_, place.topLeft() + QPointF(1 * pt, -words.height() * 0.05));
  }

  void name(const SheetMap::Ground& ground) {
    if (ground.name.empty()) return;
    const QRectF bounds = shapeOf(ground).boundingRect();
    const SetText words(ground.name, type_.serif(type_.aside, true), 400 * pt);
    const QSizeF size(words.width(), words.height());
    if (bounds.height() > 2 * bounds.width() && size.width() > bounds.width()) {
      Galley turned;
      words.into(turned, {-size.width() / 2, -size.height() / 2});
      galley_.ink.emplace_back([turned, middle = bounds.center()](QPainter& painter) {
        painter.save();
        painter.translate(middle);
        painter.rotate(-90);
        turned.draw(painter, {0, 0});
        painter.restore();
      });
      return;
    }
    // In the middle, or higher or lower where units stand there.
    for (const double share : {0.5, 0.25, 0.75, 0.1, 0.9}) {
      const QRectF place(
          QPointF(bounds.center().x() - size.width() / 2, bounds.top() + (bounds.height() - size.height()) * share),
          size);
      if (!places_.takeExactly(place)) continue;
      if (ground.drawn != "hill") galley_.box(place, 0, 20, QBrush(Qt::white));
      words.into(galley_, place.topLeft());
      return;
    }
  }

  void add(const SheetMap::Leader& leader) {
    const QRectF disc = discOf(leader);
    galley_.ink.emplace_back([disc, symbol = text(leader.symbol), side = leader.side](QPainter& painter) {
      painter.setPen(QPen(Qt::black, 8));
      painter.setBrush(side == 0 ? Qt::black : Qt::white);
      painter.drawEllipse(disc);
      painter.setBrush(Qt::NoBrush);
      const double inset = disc.width() * 0.18;
      paintSymbol(painter, symbol, disc.adjusted(inset, inset, -inset, -inset), side == 0 ? Qt::white : Qt::black);
    });
    const SetText words(leader.name, type_.sans(type_.footer, QFont::Bold), 400 * pt);
    const bool up = disc.center().y() < frame_.center().y();
    if (const auto place = places_.take(disc, {words.width() + 2 * pt, words.height() * 0.9}, up))
      labels_.emplace_back(words, *place);
  }

  // The bases of each side, and a length to scale.
  void legend() {
    const QFont body = type_.sans(type_.body);
    const double line = leadingOf(body);
    double x = 0;
    double y = frame_.bottom() + ruler_ + 3 * pt;
    const auto add = [&](double lead, const QString& words) {
      const SetText said(words, body, width_);
      if (x > 0 && x + lead + said.width() > width_ - indent()) {
        x = 0;
        y += line;
      }
      const QPointF place(x, y);
      said.into(galley_, {x + lead + 4 * pt, y});
      x += lead + said.width() + 18 * pt;
      return place;
    };
    for (int side = 0; side < 2; ++side) {
      const QPointF place = add(22 * pt, text(map_.sides[side]));
      galley_.ink.emplace_back([side, base = QRectF(place + QPointF(0, line * 0.28), QSizeF(20 * pt, line * 0.55))](
                                   QPainter& painter) { drawBase(painter, side, base); });
    }
    const double unit = map_.columns > 0 ? map_.width / map_.columns : mapStep();
    const QString length = text(paperLength(unit));
    const QPointF bar = add(unit * scale_, map_.columns > 0 ? tr("a square of %1").arg(length) : length);
    const double middle = bar.y() + line * 0.5;
    galley_.line({bar.x(), middle}, {bar.x() + unit * scale_, middle}, 8);
    for (const double end : {bar.x(), bar.x() + unit * scale_})
      galley_.line({end, middle - 3 * pt}, {end, middle + 3 * pt}, 8);
    add(-4 * pt, tr("table %1, 1 : %2").arg(text(sizeInWords(map_)), fixedWords(72 * pt / scale_)));
    y += line;
    if (!numbered_.isEmpty()) {
      const SetText names(numbered_, small_, width_ - indent());
      names.into(galley_, {0, y + 2 * pt});
      y += 2 * pt + names.height();
    }
    galley_.height = y + 2 * pt;
  }

  const SheetMap& map_;
  const Type& type_;
  QFont small_;
  double ruler_;
  double legend_;
  double scale_;
  QRectF frame_;
  double width_;
  LabelPlaces places_;
  std::vector<std::pair<SetText, QRectF>> labels_;
  /// From a unit to a name that stands apart from it.
  std::vector<std::pair<QPointF, QPointF>> leads_;
  /// The units that have a number in place of their name, and these names.
  QString numbered_;
  Galley galley_;
};

}  // namespace

Galley MapSetter::set(const SheetMap& map, double width, double highest) const {
  MapInk ink(map, type_, width, highest);
  Galley set = ink.set();
  Galley galley;
  galley.height = set.height;
  galley.place(std::move(set), {ink.indent(), 0});
  return galley;
}

}  // namespace signifer::ui
