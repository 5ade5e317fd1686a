// The table's tools for measuring: the ruler, lines of sight, distances, reaches and zones of the selected unit, and
// the lens where a slack decides.
#include <algorithm>

#include "lengths.h"
#include "play/close_figures.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/callout.h"
#include "table/distance.h"
#include "table/table_view.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// With so many decimals that it does not read like the other one, where they differ.
QString lengthToldFrom(Length length, Length other) {
  const Figure figure = Figure::inches(length);
  return QString::fromStdString(worded(figure, furtherPlaces(figure, Figure::inches(other))));
}

// A lens opens where less than this is between a measure and its limit.
constexpr double slack = 0.1 * oneInch;
// More figures than these would cover each other.
constexpr std::size_t mostFigures = 6;

Footprint footOf(const Battle& battle, UnitIndex unit) { return {battle.unit(unit).pose, battle.unit(unit).base}; }

}  // namespace

void TableView::setTool(Tool tool) {
  tool_ = tool;
  measuring_ = false;
  if (tool != Tool::measure) measured_.reset();
  setCursor(tool == Tool::measure ? Qt::CrossCursor : Qt::ArrowCursor);
  updateMeasures();
  Q_EMIT toolChanged();
  update();
}

Measured TableView::measured() const {
  if (!controller_.hasBattle() || controller_.selected() == noUnit) return Measured::nothing;
  switch (tool_) {
    case Tool::sees:
      return Measured::sees;
    case Tool::seenBy:
      return Measured::seenBy;
    case Tool::distances:
      return Measured::distances;
    case Tool::zones:
      return Measured::zones;
    default:
      return Measured::nothing;
  }
}

void TableView::updateMeasures() {
  sights_.clear();
  zones_.clear();
  const Measured what = measured();
  const UnitIndex unit = controller_.selected();
  if (what == Measured::sees || what == Measured::seenBy)
    sights_ = sightViews(controller_, unit, what == Measured::seenBy);
  // Sight is of use as far as the unit's ranges reach.
  if (what == Measured::zones || what == Measured::sees) zones_ = controller_.rules().zones(controller_.battle(), unit);
  if (what == Measured::sees) std::erase_if(zones_, [](const Zone& zone) { return zone.kind != Zone::Kind::range; });
}

void TableView::measure(Vec2 from, Vec2 to) {
  measured_ = Measurement{from, to};
  measuredUnits_ = {noUnit, noUnit};
  centresWords_.clear();
  update();
}

QString TableView::measuredWords() const {
  const auto& [one, other] = measuredUnits_;
  if (one != noUnit && other != noUnit)
    return apartInWords(controller_, controller_.rules().apart(controller_.battle(), one, other));
  return lengthIn(controller_, distance(measured_->from, measured_->to));
}

// A place on the table, or the middle of the unit there.
Vec2 TableView::snapped(QPointF at, UnitIndex* unit) const {
  *unit = unitAt(at);
  return *unit == noUnit ? map_.toTable(at) : toVec(controller_.battle().unit(*unit).pose.centre);
}

// Between bases the ruler goes from nearest edge to nearest edge, as the rules measure; with Shift from centre to
// centre.
void TableView::measureTo(QPointF at, bool centres) {
  UnitIndex first = noUnit;
  UnitIndex second = noUnit;
  const Vec2 from = snapped(pressed_, &first);
  const Vec2 to = snapped(at, &second);
  const Battle& battle = controller_.battle();
  if (first != noUnit && second != noUnit && first != second) {
    if (!centres) return measureBetween(first, second);
    measure(from, to);
    return Q_EMIT statusChanged(
        tr("%1 to %2, centre to centre: %3").arg(nameOf(first), nameOf(second), measuredWords()));
  }
  if (!centres && first != noUnit && second == noUnit)
    measure(nearestOn(footOf(battle, first), to), to);
  else if (!centres && second != noUnit && first == noUnit)
    measure(from, nearestOn(footOf(battle, second), from));
  else
    measure(from, to);
  Q_EMIT statusChanged(tr("Measured %1").arg(measuredWords()));
}

void TableView::measureBetween(UnitIndex one, UnitIndex other) {
  const Battle& battle = controller_.battle();
  const Gap gap = gapBetween(footOf(battle, one), footOf(battle, other));
  measure(gap.onFirst, gap.onSecond);
  measuredUnits_ = {one, other};
  if (battle.setup->columns > 0)
    return Q_EMIT statusChanged(tr("%1 to %2: %3").arg(nameOf(one), nameOf(other), measuredWords()));
  const double centres = distance(toVec(battle.unit(one).pose.centre), toVec(battle.unit(other).pose.centre));
  centresWords_ = tr("%1 centre to centre").arg(lengthIn(controller_, centres));
  Q_EMIT statusChanged(tr("%1 to %2: %3, %4").arg(nameOf(one), nameOf(other), measuredWords(), centresWords_));
}

// None where the gap is no matter of a slack.
std::optional<Lens> TableView::lensAt(const Gap& gap) {
  if (gap.distance > slack) return std::nullopt;
  const bool touches = gap.distance <= touchingGap;
  const Length away = toLength(gap.distance);
  const QString measured = lengthToldFrom(away, touchingGap);
  const QString limit = lengthToldFrom(touchingGap, away);
  return Lens{(gap.onFirst + gap.onSecond) * 0.5,
              touches ? tr("gap %1: touching, within %2").arg(measured, limit)
                      : tr("gap %1: not touching, over %2").arg(measured, limit),
              touches};
}

// To the nearest enemy; where bases lie flush there is nothing to doubt.
std::optional<Lens> TableView::lensAbout(const Footprint& base, UnitIndex own) const {
  constexpr double flush = 0.01 * oneInch;
  std::optional<Gap> nearest;
  for (const UnitLook& look : looks_) {
    if (look.side == controller_.battle().unit(own).side) continue;
    const Gap gap = gapBetween(base, Footprint(look.pose, look.base));
    if (gap.distance > flush && (!nearest || gap.distance < nearest->distance)) nearest = gap;
  }
  return nearest ? lensAt(*nearest) : std::nullopt;
}

std::optional<Lens> TableView::lens() const {
  if (!controller_.hasBattle() || controller_.battle().setup->columns > 0) return std::nullopt;
  if (measured_ && measuredUnits_[0] != noUnit)
    return lensAt(
        gapBetween(footOf(controller_.battle(), measuredUnits_[0]), footOf(controller_.battle(), measuredUnits_[1])));
  if (!draft_ || !draft_->means() || draft_->unit == noUnit) return std::nullopt;
  const auto end = draft_->end();
  // A unit that stays in place was measured before.
  if (!end || *end == controller_.battle().unit(draft_->unit).pose) return std::nullopt;
  const Vec2 at = Footprint(*end, controller_.battle().unit(draft_->unit).base).frontCentre();
  // A limit of the rules that a slack decides comes before the gap to a neighbour.
  const auto near = [&](const std::vector<Reason>& reasons) -> std::optional<Lens> {
    for (const Reason& reason : reasons) {
      if (!reason.measured || !reason.allowed || reason.measured->measure != Figure::Measure::length) continue;
      const Length over = reason.measured->value - reason.allowed->value;
      if (over == 0 || std::abs(over) > slack) continue;
      const int further = furtherPlaces(*reason.measured, *reason.allowed);
      const QString of = tr("%1 of %2")
                             .arg(lengthFigure(toInches(reason.measured->value), 2 + further),
                                  lengthToldFrom(reason.allowed->value, reason.measured->value));
      if (over < 0) return Lens{at, tr("%1: %2 left").arg(of, lengthToldFrom(-over, 0)), true};
      // The rule set itself lets it pass.
      if (draft_->verdict.legal())
        return Lens{at, tr("%1, within the %2 that counts as touching").arg(of, lengthWords(touchingGap)), true};
      return Lens{at, tr("%1: %2 too far").arg(of, lengthToldFrom(over, 0)), false};
    }
    return std::nullopt;
  };
  if (const auto refused = near(draft_->verdict.reasons)) return refused;
  if (const auto allowed = near(draft_->verdict.figures)) return allowed;
  return lensAbout(Footprint(*end, controller_.battle().unit(draft_->unit).base), draft_->unit);
}

void TableView::paintMeasuresBelow(const OverlayPainter& overlays) const {
  const Battle& battle = controller_.battle();
  for (const Zone& zone : zones_) {
    overlays.zone(zone);
    if (zone.units.empty() || zone.outline.empty()) continue;
    const Vec2 from = zone.person != noPerson ? toVec(battle.person(zone.person).at) : Vec2{};
    for (const UnitIndex unit : zone.units) {
      if (zone.person == noPerson) break;
      const Vec2 to = nearestOn(footOf(battle, unit), from);
      overlays.commandLine(from, to, distance(from, to) <= zone.reach.value);
    }
  }
}

void TableView::paintDistances(const OverlayPainter& overlays, std::vector<QRectF>& words) const {
  const Footprint own = footOf(controller_.battle(), controller_.selected());
  const auto enemies = enemiesByDistance(controller_, controller_.selected());
  for (auto one = enemies.rbegin(); one != enemies.rend(); ++one) {
    const Gap gap = gapBetween(own, footOf(controller_.battle(), one->unit));
    overlays.line(map_.toScreen(gap.onFirst), map_.toScreen(gap.onSecond), QPen(colours().ink, 1));
  }
  for (const auto& [away, other] : enemies) {
    const Gap gap = gapBetween(own, footOf(controller_.battle(), other));
    overlays.chipAlong(map_.toScreen(gap.onFirst), map_.toScreen(gap.onSecond), apartInWords(controller_, away, true),
                       colours().ink, colours().casing, words);
  }
}

void TableView::paintMeasuresAbove(const OverlayPainter& overlays) const {
  std::vector<QRectF> words;
  for (const Zone& zone : zones_) overlays.zoneWords(zone, zoneWords(controller_, zone), mapArea(), words);
  // The nearest last, above the others; their figures first, so that they have the best places.
  for (auto view = sights_.rbegin(); view != sights_.rend(); ++view) overlays.sight(view->line);
  std::size_t figures = 0;
  for (const SightView& view : sights_)
    if (view.line.seen && figures++ < mostFigures)
      overlays.chipAlong(map_.toScreen(view.line.from), map_.toScreen(view.line.to),
                         apartInWords(controller_, view.away, true), colours().legal, colours().onAccent, words);
  if (measured() == Measured::distances) paintDistances(overlays, words);
  if (measured_)
    overlays.ruler(*measured_, centresWords_.isEmpty() ? measuredWords() : tr("%1 edge to edge").arg(measuredWords()));
  if (measured_ && !centresWords_.isEmpty()) {
    const QPointF middle = map_.toScreen((measured_->from + measured_->to) * 0.5);
    overlays.chip(middle + QPointF(0, Theme::current().px(23)), centresWords_, colours().casing, colours().ink);
  }
  if (const auto close = lens())
    overlays.lens(*close, looks_, mapArea(), callout_->isVisible() ? QRectF(callout_->geometry()) : QRectF());
}

}  // namespace signifer::ui
