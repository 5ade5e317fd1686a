// The layers that the table's view paints, and the place of its call-out.
#include <QPainter>
#include <algorithm>
#include <utility>

#include "occasions/objective_painter.h"
#include "play/deployment.h"
#include "sides/marker_painter.h"
#include "symbols.h"
#include "table/callout.h"
#include "table/edge_rulers.h"
#include "table/ground_painter.h"
#include "table/table_view.h"
#include "table/throw_marks.h"
#include "table/zone_painter.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {

void TableView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), colours().outside);
  if (!controller_.hasBattle()) {
    painter.setPen(colours().text2);
    painter.setFont(Theme::current().font(15));
    painter.drawText(rect(), Qt::AlignCenter, tr("Battle > New… sets up a table,\nBattle > Open… takes up a journal."));
    return;
  }
  painter.save();
  painter.setClipRect(mapArea());
  paintGround(painter);
  std::vector<QRectF> taken;
  if (const auto deploying = deploymentNow(controller_.definition(), controller_.battle()))
    taken = paintZones(painter, map_, *controller_.battle().setup, deploying->side);
  Chips chips(painter, tableOnScreen(map_, *controller_.battle().setup), std::move(taken));
  for (const UnitLook& look : looks_) chips.avoid(map_.outline(look.pose, look.base).boundingRect());
  for (const QRectF& place : placesOfMarkers(map_, controller_.definition(), controller_.battle())) chips.avoid(place);
  paintOverlaysBelow(painter, chips);
  paintUnits(painter, chips);
  paintOverlaysAbove(painter);
  if (band_) {
    QPen edge(colours().ink, 1.3, Qt::DashLine);
    painter.setPen(edge);
    QColor fill = colours().selection;
    fill.setAlphaF(0.12F);
    painter.setBrush(fill);
    painter.drawRect(*band_);
  }
  painter.restore();
  paintEdgeRulers(painter, rect(), map_, *controller_.battle().setup, pointer_);
  if (hasFocus()) {
    painter.setPen(QPen(colours().accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(mapArea().adjusted(1, 1, -1, -1));
  }
}

// The ground changes only with the map, so it is kept as a picture.
void TableView::paintGround(QPainter& painter) {
  const double ratio = devicePixelRatioF();
  const QSize wanted = size() * ratio;
  if (ground_.size() != wanted || groundMap_.scale != map_.scale || groundMap_.origin != map_.origin ||
      groundMap_.turned != map_.turned) {
    ground_ = QPixmap(wanted);
    ground_.setDevicePixelRatio(ratio);
    ground_.fill(colours().outside);
    groundMap_ = map_;
    QPainter ground(&ground_);
    ground.setRenderHint(QPainter::Antialiasing);
    GroundPainter(ground, map_, *controller_.battle().setup, controller_.definition()).paint();
    photo_.paint(ground, map_);
  }
  painter.drawPixmap(0, 0, ground_);
}

void TableView::paintOverlaysBelow(QPainter& painter, Chips& chips) {
  painter.save();
  paintObjectives(chips, map_, controller_.rules(), controller_.battle());
  paintEntries(chips, map_, controller_.battle());
  painter.restore();
  const OverlayPainter overlays(painter, map_);
  for (const Trail& trail : trails_) overlays.trail(trail);
  paintWays(painter, map_, turn_);
  if (!reach_.empty()) overlays.reach(reach_, controller_.battle().setup->squareSide);
  if (tool_ == Tool::arcs && controller_.selected() != noUnit) {
    const Unit& unit = controller_.battle().unit(controller_.selected());
    overlays.arcs(unit.pose, unit.base);
  }
  paintMeasuresBelow(overlays);
}

void TableView::paintUnits(QPainter& painter, Chips& chips) {
  const UnitPainter units(painter, map_);
  for (const UnitLook& look : looks_) units.nose(look);
  // The selected one above the others, people above the bases that they stand with.
  const auto bodies = [&](bool people, bool selected) {
    for (const UnitLook& look : looks_)
      if (look.selected == selected && (look.portrait.shape == Shape::person) == people) units.body(look);
  };
  bodies(false, false);
  bodies(false, true);
  bodies(true, false);
  bodies(true, true);
  for (const PersonLook& person : people_) units.person(person);
  for (const UnitLook& look : looks_) units.badges(look);
  paintWorth(chips, map_, controller_.battle());
  chips.paint();
  paintSecrets(painter, map_, controller_.definition(), controller_.battle());
}

// A unit that is still to be placed has no place to come from.
UnitLook TableView::lookIn(const MoveDraft& draft) const {
  const auto look = std::ranges::find(looks_, draft.unit, &UnitLook::unit);
  if (look != looks_.end()) return *look;
  UnitLook placed = lookOf(controller_.rules(), controller_.battle(), draft.unit);
  placed.pose = draft.end().value_or(placed.pose);
  return placed;
}

void TableView::paintOverlaysAbove(QPainter& painter) {
  const OverlayPainter overlays(painter, map_);
  // While dice are wanted the plan shows no words, so that the marks of the rolling units can be read.
  const bool diceWanted = controller_.openThrow().has_value();
  const std::vector<QRectF> taken = paintPlan(painter, map_, plan_, looks_, !diceWanted, mapArea());
  paintMove(painter, map_, turn_, looks_, taken, mapArea());
  paintMeasuresAbove(overlays);
  if (controller_.openThrow()) paintThrowMarks(painter, map_, controller_.battle(), *controller_.openThrow());
  if (!draft_ && considered_) overlays.draft(lookIn(*considered_), *considered_, {});
  if (!draft_ || !draft_->means()) return;
  if (group_) return overlays.group(looks_, *group_);
  if (!draft_->placed && !draft_->verdict.legal()) overlays.witness(draft_->verdict);
  if (draft_->person != noPerson) paintPersonDraft(painter);
  if (draft_->unit != noUnit)
    overlays.draft(lookIn(*draft_), *draft_, figureOf(controller_.rules(), controller_.battle(), *draft_));
  if (callout_->isVisible()) {
    const QPointF from = calloutAnchor();
    const QPointF to(std::clamp(from.x(), callout_->x() + 8.0, callout_->x() + callout_->width() - 8.0),
                     callout_->y() > from.y() ? callout_->y() : callout_->y() + callout_->height());
    overlays.line(from, to, QPen(verdictColour(callout_->verdict().kind), 1.4));
  }
}

QPointF TableView::calloutAnchor() const {
  if (!draft_)
    return refused_ == noUnit ? mapArea().center() : map_.toScreen(controller_.battle().unit(refused_).pose.centre);
  if (draft_->person != noPerson) return map_.toScreen(draft_->where);
  if (const auto end = draft_->end()) return map_.toScreen(end->centre);
  const UnitIndex meant = draft_->action.target != noUnit ? draft_->action.target : draft_->unit;
  return meant == noUnit ? mapArea().center() : map_.toScreen(controller_.battle().unit(meant).pose.centre);
}

void TableView::placeCallout() {
  if (!callout_->isVisibleTo(this)) return;
  const QPointF anchor = calloutAnchor();
  const QRectF area = mapArea().adjusted(6, 6, -6, -6);
  const double half =
      draft_ && draft_->unit != noUnit ? map_.pixels(controller_.battle().unit(draft_->unit).base.frontage) / 2 : 0;
  // The figure of the draft stands above the ghost.
  const double gap = half + Theme::current().px(46);
  const QSizeF size = callout_->size();
  // Below, above, to the right or left of the ghost: wherever it covers least of what it speaks of.
  const QPointF wishes[] = {{anchor.x() - size.width() / 3, anchor.y() + gap},
                            {anchor.x() - size.width() / 3, anchor.y() - gap - size.height()},
                            {anchor.x() + gap, anchor.y() - size.height() / 2},
                            {anchor.x() - gap - size.width(), anchor.y() - size.height() / 2}};
  std::optional<QRectF> best;
  double least = 0;
  for (const QPointF& wish : wishes) {
    const QPointF corner(std::clamp(wish.x(), area.left(), std::max(area.left(), area.right() - size.width())),
                         std::clamp(wish.y(), area.top(), std::max(area.top(), area.bottom() - size.height())));
    const QRectF box(corner, size);
    const double covered = coveredBy(box);
    if (best && covered >= least) continue;
    best = box;
    least = covered;
  }
  callout_->move(best->topLeft().toPoint());
}

// The area of the draft's unit, ghost and target that a box would cover, in square pixels.
double TableView::coveredBy(const QRectF& box) const {
  double covered = 0;
  const auto add = [&](const QRectF& place) {
    const QRectF both = box.intersected(place);
    covered += both.isEmpty() ? 0 : both.width() * both.height();
  };
  if (!draft_ || draft_->unit == noUnit) return 0;
  add(placeOf(draft_->unit));
  const Base& base = controller_.battle().unit(draft_->unit).base;
  if (const auto end = draft_->end()) add(map_.outline(*end, base).boundingRect().adjusted(-20, -40, 20, 0));
  if (draft_->action.target != noUnit) add(placeOf(draft_->action.target));
  // Others count less than what the words are about.
  const double before = covered;
  for (const UnitLook& look : looks_) add(placeOf(look.unit));
  return before + (covered - before) / 4;
}

}  // namespace signifer::ui
