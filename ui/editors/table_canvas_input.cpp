// Gestures on the table that is being prepared; drawing stands in table_canvas.cpp.
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "editors/table_canvas.h"
#include "lengths.h"
#include "table/base.h"

namespace signifer::ui {
namespace {

constexpr double handleReach = 8;
constexpr double discReach = 11;
constexpr double leastPull = 4;
constexpr double gridStep = 0.5 * oneInch;

bool inside(const std::vector<Point>& outline, Vec2 p) {
  bool in = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const Vec2 a = toVec(outline[i]);
    const Vec2 b = toVec(outline[j]);
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

double away(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

}  // namespace

Vec2 TableCanvas::toGrid(Vec2 at) const {
  // On a photo a unit stands where its models stand.
  if (!document_.definition().grid() && underlay_.visible()) return at;
  if (!document_.definition().grid())
    return {std::round(at.x / gridStep) * gridStep, std::round(at.y / gridStep) * gridStep};
  const double side = document_.model().size.squareSide;
  const auto square = [&](double v, int count) {
    return (std::clamp(std::floor(v / side), 0.0, count - 1.0) + 0.5) * side;
  };
  return {square(at.x, document_.model().size.columns), square(at.y, document_.model().size.rows)};
}

int TableCanvas::unitAt(QPointF at) const {
  const auto& looks = document_.looks();
  const Vec2 there = map_.toTable(at);
  for (std::size_t i = looks.size(); i-- > 0;) {
    const Vec2 local = Footprint(looks[i].pose, looks[i].base).local(there);
    if (std::abs(local.x) <= looks[i].base.frontage / 2.0 && std::abs(local.y) <= looks[i].base.depth / 2.0)
      return static_cast<int>(i);
  }
  return -1;
}

int TableCanvas::personAt(QPointF at) const {
  const auto& people = document_.model().people;
  for (std::size_t i = 0; i < people.size(); ++i) {
    // People with a unit are found at its middle, but the unit is larger and comes first.
    const bool alone =
        std::ranges::find(document_.model().units, people[i].unit, &TableUnit::id) == document_.model().units.end();
    if (alone && away(discOf(people[i]), at) <= discReach) return static_cast<int>(i);
  }
  return -1;
}

int TableCanvas::pieceAt(QPointF at) const {
  const auto& ground = document_.model().ground;
  for (std::size_t i = ground.size(); i-- > 0;)
    if (inside(ground[i].outline, map_.toTable(at))) return static_cast<int>(i);
  return -1;
}

int TableCanvas::cornerAt(QPointF at) const {
  if (ground_ < 0) return -1;
  const auto& outline = document_.model().ground[static_cast<std::size_t>(ground_)].outline;
  for (std::size_t i = 0; i < outline.size(); ++i)
    if (away(map_.toScreen(outline[i]), at) <= handleReach) return static_cast<int>(i);
  return -1;
}

void TableCanvas::mousePressEvent(QMouseEvent* event) {
  pressed_ = pointer_ = event->position();
  from_ = map_.toTable(pressed_);
  if (event->button() == Qt::MiddleButton) {
    drag_ = Drag::pan;
    return;
  }
  if (event->button() != Qt::LeftButton) return;
  tool_ == Tool::ground ? pressToDraw(event) : pressToChoose(event);
  update();
}

void TableCanvas::pressToDraw(QMouseEvent* event) {
  if (document_.definition().grid()) {
    drag_ = Drag::squares;
    draggedSquares_ = document_.model().squares;
    return paintSquare(event->position());
  }
  if (shape_ != GroundShape::corners) {
    drag_ = Drag::shape;
    return;
  }
  corners_.push_back(toPoint(from_));
}

void TableCanvas::pressToChoose(QMouseEvent* event) {
  const bool more = (event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
  corner_ = cornerAt(pressed_);
  if (corner_ >= 0) {
    drag_ = Drag::corner;
    draggedPiece_ = document_.model().ground[static_cast<std::size_t>(ground_)];
    return;
  }
  if (const int person = personAt(pressed_); person >= 0) {
    choose({});
    person_ = document_.model().people[static_cast<std::size_t>(person)].id;
    grabbed_ = person;
    drag_ = Drag::person;
    draggedPerson_.reset();
    return Q_EMIT choiceChanged();
  }
  if (const int unit = unitAt(pressed_); unit >= 0) {
    const std::string& id = document_.model().units[static_cast<std::size_t>(unit)].id;
    const bool was = std::ranges::find(chosen_, id) != chosen_.end();
    std::vector<std::string> next = was || more ? chosen_ : std::vector<std::string>();
    if (!was) next.push_back(id);
    if (was && more) std::erase(next, id);
    choose(std::move(next));
    grabbed_ = unit;
    dragged_.clear();
    drag_ = Drag::units;
    return;
  }
  if (const int piece = pieceAt(pressed_); piece >= 0 && !more) {
    chooseGround(piece);
    drag_ = Drag::piece;
    draggedPiece_ = document_.model().ground[static_cast<std::size_t>(piece)];
    return;
  }
  if (!more) choose({});
  drag_ = Drag::band;
}

// As the rulers at the edges count: squares from 1, or inches.
QString TableCanvas::placeWords(Vec2 at) const {
  if (!document_.definition().grid()) return tr("x %1  y %2 in").arg(fixedWords(at.x / 1000), fixedWords(at.y / 1000));
  const MusterTable& size = document_.model().size;
  const int column = static_cast<int>(std::floor(at.x / size.squareSide)) + 1;
  const int row = static_cast<int>(std::floor(at.y / size.squareSide)) + 1;
  const bool off = column < 1 || row < 1 || column > size.columns || row > size.rows;
  return off ? tr("off the table") : tr("column %1  row %2").arg(column).arg(row);
}

void TableCanvas::mouseMoveEvent(QMouseEvent* event) {
  const QPointF before = pointer_;
  pointer_ = event->position();
  const Vec2 there = map_.toTable(pointer_);
  Q_EMIT pointerMoved(placeWords(there));
  switch (drag_) {
    case Drag::pan:
      map_.origin += pointer_ - before;
      fitted_ = false;
      break;
    case Drag::units:
      if (!dragged_.empty() || away(pressed_, pointer_) >= leastPull) dragUnits(pointer_, event->modifiers());
      break;
    case Drag::person:
      if (draggedPerson_ || away(pressed_, pointer_) >= leastPull) draggedPerson_ = there;
      break;
    case Drag::piece:
    case Drag::corner:
      dragGround(pointer_);
      break;
    case Drag::squares:
      paintSquares(before, pointer_);
      break;
    default:
      break;
  }
  update();
}

// The grabbed unit snaps to a neighbour, or to half inches; the others keep their places beside it.
void TableCanvas::dragUnits(QPointF at, Qt::KeyboardModifiers modifiers) {
  const TableModel& model = document_.model();
  const auto places = chosenPlaces();
  const Vec2 by = map_.toTable(at) - from_;
  Pose pose = model.units[static_cast<std::size_t>(grabbed_)].pose;
  const Vec2 start = toVec(pose.centre);
  pose.centre = toPoint(start + by);
  snapWords_.clear();
  if (document_.definition().grid()) {
    pose.centre = toPoint(toGrid(toVec(pose.centre)));
  } else if (snapping_ && !underlay_.visible() && (modifiers & Qt::AltModifier) == 0) {
    const auto snap = snapped(model, document_.bases(), static_cast<std::size_t>(grabbed_), pose, places);
    if (snap) {
      pose = snap->pose;
      snapWords_ = QString::fromStdString(snap->beside);
    } else {
      pose.centre = toPoint(toGrid(toVec(pose.centre)));
    }
  }
  const Vec2 moved = toVec(pose.centre) - start;
  dragged_.clear();
  for (const std::size_t i : places) {
    Pose next = model.units[i].pose;
    next.centre = toPoint(toVec(next.centre) + moved);
    if (static_cast<int>(i) == grabbed_) next.heading = pose.heading;
    dragged_.push_back(next);
  }
}

void TableCanvas::dragGround(QPointF at) {
  if (!draggedPiece_) return;
  const TerrainPiece& before = document_.model().ground[static_cast<std::size_t>(ground_)];
  const Vec2 by = map_.toTable(at) - from_;
  for (std::size_t i = 0; i < before.outline.size(); ++i)
    if (drag_ == Drag::piece || static_cast<int>(i) == corner_)
      draggedPiece_->outline[i] = toPoint(toVec(before.outline[i]) + by);
}

void TableCanvas::mouseReleaseEvent(QMouseEvent* event) {
  pointer_ = event->position();
  const Drag was = std::exchange(drag_, Drag::none);
  TableModel next = document_.model();
  switch (was) {
    case Drag::units:
      if (!dragged_.empty()) dropUnits();
      break;
    case Drag::person:
      if (draggedPerson_ && grabbed_ < static_cast<int>(next.people.size())) {
        TablePerson& person = next.people[static_cast<std::size_t>(grabbed_)];
        const int onto = unitAt(pointer_);
        const bool joins = onto >= 0 && next.units[static_cast<std::size_t>(onto)].side == person.side;
        person.at = toPoint(*draggedPerson_);
        person.unit = joins ? next.units[static_cast<std::size_t>(onto)].id : std::string();
        document_.change(tr("%1 moved").arg(QString::fromStdString(person.name())), std::move(next));
      }
      break;
    case Drag::piece:
    case Drag::corner:
      if (draggedPiece_ && away(pressed_, pointer_) >= leastPull) {
        const QString words = was == Drag::corner ? tr("Corner moved") : tr("Ground moved");
        next.ground[static_cast<std::size_t>(ground_)] = *draggedPiece_;
        document_.change(words, std::move(next));
      }
      break;
    case Drag::shape:
      finishShape(map_.toTable(pointer_));
      break;
    case Drag::squares:
      next.squares = draggedSquares_;
      document_.change(tr("Ground drawn"), std::move(next));
      break;
    case Drag::band: {
      const QRectF band = QRectF(pressed_, pointer_).normalized();
      if (band.width() < leastPull && band.height() < leastPull) break;
      std::vector<std::string> units = chosen_;
      for (const TableUnit& unit : next.units)
        if (band.contains(map_.toScreen(unit.pose.centre)) && std::ranges::find(units, unit.id) == units.end())
          units.push_back(unit.id);
      choose(std::move(units));
      break;
    }
    default:
      break;
  }
  draggedPiece_.reset();
  draggedPerson_.reset();
  dragged_.clear();
  snapWords_.clear();
  update();
}

void TableCanvas::dropUnits() {
  TableModel next = document_.model();
  const auto places = chosenPlaces();
  for (std::size_t i = 0; i < places.size(); ++i) next.units[places[i]].pose = dragged_[i];
  const QString words = places.size() == 1 ? tr("%1 moved").arg(QString::fromStdString(next.units[places[0]].name()))
                                           : tr("%1 units moved").arg(places.size());
  document_.change(words, std::move(next));
}

void TableCanvas::wheelEvent(QWheelEvent* event) {
  const double steps = event->angleDelta().y() / 120.0;
  if (!chosen_.empty() && (event->modifiers() & Qt::ShiftModifier) != 0)
    return turn(static_cast<Angle>(-steps * 5 * oneDegree));
  zoomBy(std::pow(1.2, steps), event->position());
}

}  // namespace signifer::ui
