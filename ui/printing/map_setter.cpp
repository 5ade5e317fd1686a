#include "printing/map_setter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "lengths.h"
#include "printing/ground_names.h"
#include "printing/map_bases.h"
#include "printing/map_ground.h"
#include "printing/map_key.h"
#include "sheet/map_names.h"
#include "sheet/paper_lengths.h"
#include "sheet/plain_forms.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

const QColor gridColour(0xBB, 0xBB, 0xBB);

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
    nameGround();
    const auto below = static_cast<std::ptrdiff_t>(galley_.ink.size());
    const Galley bases = setBases();
    for (const SheetMap::Leader& leader : map_.leaders) add(leader);
    nameUnits();
    galley_.ink.insert(galley_.ink.begin() + below, bases.ink.begin(), bases.ink.end());
    for (const SheetMap::Unit* unit : listed_)
      if (isNumberless(*unit)) number(*unit);
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

  Galley setBases() {
    Galley bases;
    for (const SheetMap::Unit& unit : map_.units) {
      if (!inkBase(bases, {unit.side, text(unit.symbol), baseOf(unit), poseOf(unit)}, unit.number, type_))
        numberless_.push_back(&unit);
    }
    return bases;
  }

  [[nodiscard]] bool isNumberless(const SheetMap::Unit& unit) const {
    return std::ranges::find(numberless_, &unit) != numberless_.end();
  }

  // In their order; a unit that finds no room at its own base goes before all others in the next attempt. Where one
  // finds none at last, all have numbers alone, and a list below the map has their names.
  void nameUnits() {
    std::vector<const SheetMap::Unit*> order;
    for (const SheetMap::Unit& unit : map_.units) order.push_back(&unit);
    const auto free = places_;
    const auto named = labels_;
    const auto again = [&] {
      places_ = free;
      labels_ = named;
      braces_.clear();
      leads_.clear();
    };
    for (std::size_t attempts = order.size(); attempts > 0; --attempts) {
      const auto roomless = std::ranges::find_if_not(order, [&](const auto* unit) { return nameGroup(*unit); });
      if (roomless == order.end()) return;
      std::rotate(order.begin(), roomless, roomless + 1);
      again();
    }
    listed_ = order;
  }

  // Beside a base that is too small for its number.
  void number(const SheetMap::Unit& unit) {
    const SetText words(QString::number(unit.number), type_.sans(type_.footer, QFont::Bold), 400 * pt);
    if (name({&unit}, words)) return;
    const QRectF about = boundsOf(unit);
    farAway(about, words);
  }

  // In the nearest free place of the map, with a line that leads there.
  void farAway(const QRectF& about, const SetText& words) {
    const auto place = places_.takeNearest(about, sizeOf(words));
    if (!place) return;
    const QPointF middle = about.center();
    leads_.emplace_back(middle, QPointF(std::clamp(middle.x(), place->left(), place->right()),
                                        std::clamp(middle.y(), place->top(), place->bottom())));
    labels_.emplace_back(words, *place);
  }

  // Units of one name that stand beside each other are named once, by the first of them, with a brace; in two lines
  // where one is too wide.
  bool nameGroup(const SheetMap::Unit& unit) {
    const auto group = namedTogether(map_, unit);
    if (group.front() != &unit) return true;
    std::string label = groupName(group);
    if (group.size() == 1 && isNumberless(unit)) label = std::to_string(unit.number) + "\u00A0" + label;
    const SetText line(label, small_, 400 * pt);
    const double narrow = std::max(longestWord(label, small_), 0.6 * line.width());
    return name(group, line) || name(group, SetText(label, small_, narrow + 1));
  }

  [[nodiscard]] static QSizeF sizeOf(const SetText& words) { return {words.width() + 2 * pt, words.height() * 0.9}; }

  // A name stands behind its units if it can, and nowhere where it could be read as that of others.
  bool name(const std::vector<const SheetMap::Unit*>& group, const SetText& words) {
    QRectF own;
    std::vector<QRectF> others;
    for (const SheetMap::Unit& unit : map_.units) {
      const bool mine = std::ranges::find(group, &unit) != group.end();
      const QRectF bounds = boundsOf(unit).united(noseBounds(unit));
      if (mine)
        own = own.united(bounds);
      else
        others.push_back(bounds);
    }
    constexpr double room = 1 * pt;
    const double brace = group.size() > 1 ? 2.5 * pt : 0;
    const QRectF about = own.adjusted(-room, -room - brace, room, room + brace);
    const bool up = std::cos(group.front()->heading * M_PI / 180) < 0;
    const auto place = places_.take(about, sizeOf(words), up, [&](const QRectF& where) {
      return standsAtItsOwn(where, own, others, leadingOf(small_));
    });
    if (!place) return false;
    leadTo(*place, own);
    labels_.emplace_back(words, *place);
    if (brace == 0) return true;
    if (place->top() >= own.bottom()) braces_.push_back({own.left(), own.right(), own.bottom() + 1 * pt, 2 * pt});
    if (place->bottom() <= own.top()) braces_.push_back({own.left(), own.right(), own.top() - 1 * pt, -2 * pt});
    return true;
  }

  // A line leads from a base to a name that stands apart from it.
  void leadTo(const QRectF& place, const QRectF& own) {
    const double far = leadingOf(small_) * 0.7;
    const double x = own.center().x();
    const double at = std::clamp(x, place.left(), place.right());
    if (place.top() > own.bottom() + far) leads_.emplace_back(QPointF(x, own.bottom()), QPointF(at, place.top()));
    if (place.bottom() < own.top() - far) leads_.emplace_back(QPointF(x, own.top()), QPointF(at, place.bottom()));
  }

  // Words stand on white, so that no line of the ground or of another name goes through them.
  void labels() {
    for (const auto& [from, to] : leads_) galley_.line(from, to, 3, grey);
    for (const Brace& brace : braces_) {
      galley_.line({brace.left, brace.y + brace.away}, {brace.right, brace.y + brace.away}, 5);
      for (const double end : {brace.left, brace.right}) galley_.line({end, brace.y}, {end, brace.y + brace.away}, 5);
    }
    for (const auto& [words, place] : labels_)
      galley_.box(place.adjusted(0, place.height() * 0.12, 0, -place.height() * 0.08), 0, 10, QBrush(Qt::white));
    for (const auto& [words, place] : labels_)
      words.into(galley_, place.topLeft() + QPointF(1 * pt, -words.height() * 0.05));
  }

  void nameGround() {
    std::vector<NamedGround> grounds;
    for (const SheetMap::Ground& ground : map_.grounds)
      grounds.push_back(
          {shapeOf(ground), ground.name, ground.drawn == "hill" || ground.drawn == "zone", ground.drawn == "zone"});
    nameGrounds(galley_, places_, grounds, type_);
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
    if (const auto place = places_.take(disc, sizeOf(words), up))
      labels_.emplace_back(words, *place);
    else
      farAway(disc, words);
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
    if (!listed_.empty()) {
      Galley key = mapKey(map_, listed_, type_, width_);
      const double height = key.height;
      galley_.place(std::move(key), {-indent(), y + 2 * pt});
      y += 2 * pt + height;
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
  /// From a unit to a number that stands apart from it.
  std::vector<std::pair<QPointF, QPointF>> leads_;
  /// Around units that are named together.
  struct Brace {
    double left, right;
    /// The height of its ends, and from there to its line.
    double y, away;
  };
  std::vector<Brace> braces_;
  /// The units whose number found no room upon their bases.
  std::vector<const SheetMap::Unit*> numberless_;
  /// The units whose names stand in a list below the map.
  std::vector<const SheetMap::Unit*> listed_;
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
