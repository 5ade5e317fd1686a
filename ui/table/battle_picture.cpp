#include "table/battle_picture.h"

#include <QPainter>
#include <algorithm>

#include "table/ground_painter.h"
#include "table/unit_painter.h"
#include "theme.h"

namespace signifer::ui {

QImage battlePicture(const RuleSet& rules, const Battle& battle, QSize size, double ratio, const Battle* start) {
  QImage picture(size * ratio, QImage::Format_RGB32);
  picture.setDevicePixelRatio(ratio);
  picture.fill(colours().outside);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const Setup& setup = *battle.setup;
  MapTransform map;
  map.scale = std::min(size.width() / toInches(setup.width), size.height() / toInches(setup.depth));
  map.origin = {(size.width() - map.pixels(setup.width)) / 2, (size.height() + map.pixels(setup.depth)) / 2};
  GroundPainter(painter, map, setup, rules.definition()).paint();
  if (start != nullptr) {
    painter.setBrush(Qt::NoBrush);
    for (UnitIndex unit = 0; unit < start->unitCount(); ++unit) {
      if (!start->unit(unit).present || battle.unit(unit).present) continue;
      const SideColours& side = colours().sides[static_cast<std::size_t>(start->unit(unit).side)];
      painter.setPen(QPen(side.edge, 1, Qt::DashLine));
      painter.drawPolygon(map.outline(battle.unit(unit).pose, battle.unit(unit).base));
    }
  }
  const UnitPainter units(painter, map);
  const std::vector<UnitLook> looks = unitLooks(rules, battle);
  for (const UnitLook& look : looks) units.nose(look);
  for (const UnitLook& look : looks) units.body(look);
  return picture;
}

}  // namespace signifer::ui
