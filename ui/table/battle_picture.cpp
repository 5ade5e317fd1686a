#include "table/battle_picture.h"

#include <QPainter>
#include <algorithm>

#include "table/ground_painter.h"
#include "table/unit_painter.h"
#include "theme.h"

namespace signifer::ui {

QImage battlePicture(const RuleSet& rules, const Battle& battle, QSize size, double ratio) {
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
  const UnitPainter units(painter, map);
  const std::vector<UnitLook> looks = unitLooks(rules, battle);
  for (const UnitLook& look : looks) units.nose(look);
  for (const UnitLook& look : looks) units.body(look);
  return picture;
}

}  // namespace signifer::ui
