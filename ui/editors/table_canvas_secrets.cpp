// Drawing of secrets and occasions on the table that is being prepared: who is hidden, who arrives later, and what is
// worth points.
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "editors/table_canvas.h"
#include "occasions/objective_painter.h"
#include "sides/marker_painter.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int freeStrength = 18;

double figure(const Json& json, const char* member, double otherwise = 0) {
  const auto found = json.find(member);
  return found != json.end() && found->is_number() ? found->get<double>() * oneInch : otherwise;
}

QRectF boxOnScreen(const MapTransform& map, double x, double y, double wide, double deep) {
  return QRectF(map.toScreen(Vec2{x - wide / 2, y - deep / 2}), map.toScreen(Vec2{x + wide / 2, y + deep / 2}))
      .normalized();
}

// The outline of a place; empty for units and exits.
QPainterPath outlineOf(const MapTransform& map, const Json& objective, const MusterTable& size) {
  QPainterPath path;
  if (const auto squares = objective.find("squares"); squares != objective.end() && squares->is_array()) {
    for (const Json& square : *squares)
      if (square.is_array() && square.size() == 2)
        path.addRect(boxOnScreen(map, (square[0].get<double>() + 0.5) * size.squareSide,
                                 (square[1].get<double>() + 0.5) * size.squareSide, size.squareSide, size.squareSide));
    return path;
  }
  if (!objective.contains("x")) return path;
  const double x = figure(objective, "x");
  const double y = figure(objective, "y");
  if (objective.contains("widthInches")) {
    path.addRect(boxOnScreen(map, x, y, figure(objective, "widthInches"), figure(objective, "depthInches")));
    return path;
  }
  const double radius = figure(objective, "radiusInches", 3 * oneInch);
  path.addEllipse(boxOnScreen(map, x, y, 2 * radius, 2 * radius));
  return path;
}

}  // namespace

void TableCanvas::paintObjectives(QPainter& painter) {
  const TableModel& model = document_.model();
  const Json list = model.kept.value("objectives", Json::array());
  painter.setFont(Theme::current().font(12, QFont::DemiBold));
  for (const Json& objective : list) {
    const QPainterPath place = outlineOf(map_, objective, model.size);
    if (place.isEmpty()) continue;
    QColor fill = colours().ink;
    fill.setAlpha(freeStrength);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().casing, 4));
    painter.drawPath(place);
    painter.setPen(QPen(colours().ink, 1.6, Qt::DashDotLine));
    painter.setBrush(fill);
    painter.drawPath(place);
    const QRectF whole = place.boundingRect();
    paintChip(painter, {whole.center().x(), whole.top() - 3},
              QStringLiteral("\u2605 %1  %2")
                  .arg(objective.value("points", 1))
                  .arg(QString::fromStdString(objective.value("name", ""))),
              rect());
  }
}

void TableCanvas::paintSecrets(QPainter& painter) {
  const TableModel& model = document_.model();
  const Json markers = model.kept.value("markers", Json::array());
  const Json objectives = model.kept.value("objectives", Json::array());
  const std::vector<UnitLook>& looks = document_.looks();
  painter.setFont(Theme::current().font(12, QFont::DemiBold));
  const auto names = [](const Json& list, const std::string& unit) {
    return std::ranges::find_if(list, [&](const Json& one) { return one.value("unit", "") == unit; });
  };
  for (std::size_t i = 0; i < std::min(looks.size(), model.units.size()); ++i) {
    const TableUnit& unit = model.units[i];
    const QRectF base = map_.outline(looks[i].pose, looks[i].base).boundingRect();
    if (unit.rest->value("hidden", false)) paintHiddenFrame(painter, base, looks[i].side);
    if (names(markers, unit.id) != markers.end()) paintMarkerBeside(painter, base, looks[i].side, 0);
    if (const auto worth = names(objectives, unit.id); worth != objectives.end())
      paintChip(painter, {base.center().x(), base.top() - 2},
                QStringLiteral("\u2605 %1").arg(worth->value("points", 1)), rect());
    if (const auto arrives = unit.rest->find("arrives"); arrives != unit.rest->end() && arrives->is_object())
      paintChip(painter, {base.center().x(), base.bottom() + 20},
                tr("arrives in turn %1").arg(arrives->value("turn", 1)), rect());
  }
}

}  // namespace signifer::ui
