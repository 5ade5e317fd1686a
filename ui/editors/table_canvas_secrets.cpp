// Drawing of secrets and occasions on the table that is being prepared: who is hidden, who arrives later, and what is
// worth points.
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "editors/table_canvas.h"
#include "occasions/objective_painter.h"
#include "play/arrivals_json.h"
#include "play/objectives_json.h"
#include "sides/marker_painter.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// As the referee reads it; nothing while it is not yet fit for a battle.
template <class Read>
auto readOr(const Json& json, Read read) -> std::optional<decltype(read(std::declval<Node>()))> {
  const Document document = Document::parse("table", json.dump());
  try {
    return read(document.root());
  } catch (const SourceError&) {
    return std::nullopt;
  }
}

}  // namespace

void TableCanvas::paintObjectives(Chips& chips) {
  const Setup& land = document_.land();
  const Json list = document_.model().kept.value("objectives", Json::array());
  for (const Json& json : list) {
    if (json.contains("unit")) continue;
    const auto objective = readOr(json, [&](const Node& node) { return readObjective(node, land); });
    if (objective)
      paintObjective(
          chips, map_, land, *objective, noSide,
          QStringLiteral("\u2605 %1  %2").arg(objective->points).arg(QString::fromStdString(objective->name)));
  }
}

void TableCanvas::paintSecrets(Chips& chips) {
  const TableModel& model = document_.model();
  const Json markers = model.kept.value("markers", Json::array());
  const Json objectives = model.kept.value("objectives", Json::array());
  const std::vector<UnitLook>& looks = document_.looks();
  QPainter& painter = chips.painter();
  const auto names = [](const Json& list, const std::string& unit) {
    return std::ranges::find_if(list, [&](const Json& one) { return one.value("unit", "") == unit; });
  };
  for (std::size_t i = 0; i < std::min(looks.size(), model.units.size()); ++i) {
    const TableUnit& unit = model.units[i];
    const QRectF base = map_.outline(looks[i].pose, looks[i].base).boundingRect();
    if (unit.rest->value("hidden", false)) paintHiddenFrame(painter, base, looks[i].side);
    if (names(markers, unit.id) != markers.end()) paintMarkerBeside(painter, base, looks[i].side, 0);
    if (const auto worth = names(objectives, unit.id); worth != objectives.end())
      chips.put({base.center().x(), base.top() - 2}, QStringLiteral("\u2605 %1").arg(worth->value("points", 1)));
    const auto arrives = unit.rest->find("arrives");
    if (arrives == unit.rest->end() || !arrives->is_object()) continue;
    chips.put({base.center().x(), base.bottom() + 20}, tr("arrives in turn %1").arg(arrives->value("turn", 1)));
    const auto arrival = readOr(*arrives, [&](const Node& node) { return readArrival(node, document_.land()); });
    if (arrival)
      paintEntry(chips, map_, document_.land(), *arrival, looks[i].side,
                 tr("%1: %2").arg(QString::fromStdString(unit.name()), arrivalWords(*arrival)));
  }
}

}  // namespace signifer::ui
