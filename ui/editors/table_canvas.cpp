// Drawing of the table that is being prepared; gestures stand in table_canvas_input.cpp.
#include "editors/table_canvas.h"

#include <QFileInfo>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "editors/entry_delegate.h"
#include "occasions/objective_painter.h"
#include "table/edge_rulers.h"
#include "table/ground_painter.h"
#include "table/unit_painter.h"
#include "table/zone_painter.h"
#include "theme.h"

namespace signifer::ui {
namespace {

constexpr double handle = 4.5;
constexpr double discPixels = 9;

}  // namespace

TableCanvas::TableCanvas(TableDocument& document, QWidget* parent) : QWidget(parent), document_(document) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(320, 240);
  setAccessibleName(tr("The table"));
  connect(&document_, &TableDocument::changed, this, [this] {
    previewPhoto(document_.model().photo);
    std::erase_if(chosen_, [this](const std::string& id) {
      return std::ranges::find(document_.model().units, id, &TableUnit::id) == document_.model().units.end();
    });
    if (std::ranges::find(document_.model().people, person_, &TablePerson::id) == document_.model().people.end())
      person_.clear();
    if (ground_ >= static_cast<int>(document_.model().ground.size())) ground_ = -1;
    if (fitted_) fit();
    update();
    Q_EMIT choiceChanged();
  });
  connect(&document_, &TableDocument::checked, this, qOverload<>(&QWidget::update));
  connect(&Theme::current(), &Theme::changed, this, [this] {
    landStale_ = true;
    update();
  });
}

double TableCanvas::fittingScale() const {
  const Setup& land = document_.land();
  const double rulers = rulerBreadth();
  return std::max(
      2.0, std::min((width() - rulers - 16) / toInches(land.width), (height() - rulers - 16) / toInches(land.depth)));
}

void TableCanvas::fit() {
  fitted_ = true;
  const Setup& land = document_.land();
  const double rulers = rulerBreadth();
  map_.scale = fittingScale();
  map_.origin = {rulers + (width() - rulers - map_.pixels(land.width)) / 2,
                 (height() - rulers + map_.pixels(land.depth)) / 2};
  update();
}

void TableCanvas::zoomBy(double factor, QPointF about) {
  const Vec2 there = map_.toTable(about);
  map_.scale = std::clamp(map_.scale * factor, fittingScale() * 0.5, 80.0);
  const QPointF now = map_.toScreen(there);
  map_.origin += about - now;
  fitted_ = false;
  update();
}

void TableCanvas::previewPhoto(const std::optional<TablePhoto>& photo) {
  const Setup& land = document_.land();
  underlay_.show(photo, land.width, land.depth, QFileInfo(document_.file()).path());
  landStale_ = true;
  update();
}

QPointF TableCanvas::discOf(const TablePerson& person) const {
  const auto& units = document_.model().units;
  const auto with = std::ranges::find(units, person.unit, &TableUnit::id);
  return map_.toScreen(with == units.end() ? toVec(person.at) : toVec(with->pose.centre));
}

void TableCanvas::paintLand(QPainter& painter) {
  if (landStale_ || land_.size() != size() * devicePixelRatioF() || landMap_.scale != map_.scale ||
      landMap_.origin != map_.origin) {
    land_ = QPixmap(size() * devicePixelRatioF());
    land_.setDevicePixelRatio(devicePixelRatioF());
    land_.fill(colours().outside);
    QPainter ground(&land_);
    ground.setRenderHint(QPainter::Antialiasing);
    GroundPainter(ground, map_, document_.land(), document_.definition()).paint();
    underlay_.paint(ground, map_);
    zoneWords_ = paintZones(ground, map_, document_.land());
    landMap_ = map_;
    landStale_ = false;
  }
  painter.drawPixmap(0, 0, land_);
}

void TableCanvas::paintUnits(QPainter& painter) {
  const UnitPainter units(painter, map_);
  std::vector<UnitLook> looks = document_.looks();
  const auto places = chosenPlaces();
  for (std::size_t i = 0; i < places.size(); ++i) {
    looks[places[i]].selected = true;
    if (drag_ == Drag::units && i < dragged_.size()) looks[places[i]].pose = dragged_[i];
  }
  for (const UnitLook& look : looks) units.nose(look);
  for (const UnitLook& look : looks) units.body(look);
  for (const UnitLook& look : looks) units.badges(look);
  for (std::size_t i = 0; i < document_.model().people.size(); ++i) {
    const TablePerson& person = document_.model().people[i];
    const bool alone =
        std::ranges::find(document_.model().units, person.unit, &TableUnit::id) == document_.model().units.end();
    const bool moved = drag_ == Drag::person && grabbed_ == static_cast<int>(i) && draggedPerson_;
    if (!alone && !moved) continue;
    PersonLook look{static_cast<PersonIndex>(i), person.side, QString::fromStdString(person.name()),
                    QString::fromStdString(person.rest->value("symbol", "leader")), person.at};
    if (moved) look.at = toPoint(*draggedPerson_);
    units.person(look);
    if (person.id != person_) continue;
    painter.setPen(QPen(colours().selection, 2.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(map_.toScreen(look.at), units.discRadius() + 3, units.discRadius() + 3);
  }
}

void TableCanvas::paintChosenGround(QPainter& painter) {
  if (ground_ < 0 || document_.definition().grid()) return;
  const TerrainPiece& piece =
      draggedPiece_ ? *draggedPiece_ : document_.model().ground[static_cast<std::size_t>(ground_)];
  QPolygonF outline;
  for (const Point corner : piece.outline) outline << map_.toScreen(corner);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours().selectionEdge, 4));
  painter.drawPolygon(outline);
  painter.setPen(QPen(colours().selection, 2));
  painter.drawPolygon(outline);
  painter.setPen(QPen(colours().ink, 1.2));
  painter.setBrush(colours().casing);
  for (const QPointF& corner : outline)
    painter.drawRect(QRectF(corner.x() - handle, corner.y() - handle, 2 * handle, 2 * handle));
}

void TableCanvas::paintDrafts(QPainter& painter) {
  const Colours& c = colours();
  painter.setPen(QPen(c.accent, 2, Qt::DashLine));
  painter.setBrush(Qt::NoBrush);
  if (drag_ == Drag::shape) {
    QPolygonF outline;
    for (const Point corner : shapeBetween(shape_, from_, map_.toTable(pointer_), 2 * oneInch))
      outline << map_.toScreen(corner);
    painter.drawPolygon(outline);
  }
  if (drag_ == Drag::band) painter.drawRect(QRectF(pressed_, pointer_).normalized());
  if (!corners_.empty()) {
    QPolygonF line;
    for (const Point corner : corners_) line << map_.toScreen(corner);
    line << pointer_;
    painter.drawPolyline(line);
    for (const Point corner : corners_) painter.drawEllipse(map_.toScreen(corner), 3, 3);
  }
  if (carriedShown_) {
    const auto& army = document_.army(carriedSide_);
    const auto all = membersOf(army->opened.army);
    const UnitPainter units(painter, map_);
    const std::vector<Pose> poses = carriedPoses(pointer_);
    for (std::size_t i = 0; i < carried_.size(); ++i) {
      UnitLook look;
      const ArmyUnit& entry = army->opened.army.units[carried_[i].entry];
      look.side = carriedSide_;
      look.symbol = QString::fromStdString(troopOf(document_.definition(), army->opened.army, entry).symbol);
      look.base = army->bases[static_cast<std::size_t>(std::ranges::find(all, carried_[i]) - all.begin())];
      units.ghost(look, poses[i], Verdict::Kind::legal, true);
    }
    if (carriedPerson_ >= 0)
      paintUnitMark(painter, {pointer_.x() - discPixels, pointer_.y() - discPixels, 2 * discPixels, 2 * discPixels},
                    carriedSide_, QStringLiteral("leader"), true);
  }
  if (snapWords_.isEmpty()) return;
  painter.setFont(Theme::current().font(12, QFont::DemiBold));
  const QRectF words = painter.fontMetrics().boundingRect(snapWords_).adjusted(-8, -4, 8, 4);
  const QRectF box(std::min(pointer_.x() + 12, width() - words.width() - 4), pointer_.y() - 34, words.width(),
                   words.height());
  painter.setPen(Qt::NoPen);
  painter.setBrush(c.accent);
  painter.drawRoundedRect(box, 3, 3);
  painter.setPen(c.onAccent);
  painter.drawText(box, Qt::AlignCenter, snapWords_);
}

void TableCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintLand(painter);
  paintChosenGround(painter);
  Chips chips(painter, rect(), zoneWords_);
  for (const UnitLook& look : document_.looks()) chips.avoid(map_.outline(look.pose, look.base).boundingRect());
  paintObjectives(chips);
  paintUnits(painter);
  paintSecrets(chips);
  chips.paint();
  paintDrafts(painter);
  paintEdgeRulers(painter, rect(), map_, document_.land(), pointer_);
  if (!hasFocus()) return;
  painter.setPen(QPen(colours().accent, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void TableCanvas::resizeEvent(QResizeEvent*) {
  if (fitted_) fit();
}

}  // namespace signifer::ui
