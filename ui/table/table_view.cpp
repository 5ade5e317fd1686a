#include "table/table_view.h"

#include <QFileInfo>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "battle/arriving.h"
#include "beside/ghosts.h"
#include "game/choices.h"
#include "play/deployment.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/callout.h"
#include "table/distance.h"
#include "table/edge_rulers.h"
#include "table/ground_painter.h"
#include "table/table_accessible.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr double mostScale = 90;
/// The room for marks that reach beyond the table's edge, in pixels: a leader behind the last row, a mark on a corner.
constexpr double margin = 12;

}  // namespace

TableView::TableView(BattleController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller), callout_(new Callout(this)) {
  installTableAccessibility();
  setObjectName(QStringLiteral("table"));
  setAccessibleName(tr("Table"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  // Little enough for a laptop of 1366 by 768 pixels at 150 per cent, with all that stands about the table.
  setMinimumSize(240, 96);
  reachTimer_.setSingleShot(true);
  reachTimer_.setInterval(40);
  connect(&reachTimer_, &QTimer::timeout, this, &TableView::updateReach);
  connect(&motion_, &Motion::stepped, this, &TableView::followMotion);
  connect(&controller_, &BattleController::opened, this, [this] {
    fitted_ = true;
    measured_.reset();
    // Another battle has another ground, though the map may lie as before.
    ground_ = QPixmap();
    fit();
  });
  connect(&controller_, &BattleController::changed, this, &TableView::refresh);
  connect(&controller_, &BattleController::selectionChanged, this, &TableView::refresh);
  connect(&controller_, &BattleController::throwChanged, this, qOverload<>(&TableView::update));
  connect(&Theme::current(), &Theme::changed, this, [this] {
    ground_ = QPixmap();
    fitted_ ? fit() : update();
  });
  connect(callout_, &Callout::overruleWanted, this, &TableView::overruleWanted);
  connect(callout_, &Callout::nearestWanted, this, &TableView::propose);
  connect(callout_, &Callout::accepted, this, &TableView::acceptDraft);
  connect(callout_, &Callout::closed, this, &TableView::cancelDraft);
  connect(callout_, &Callout::linkActivated, this, &TableView::linkActivated);
  // A second view is opened on a battle under way.
  refresh();
}

QRectF TableView::mapArea() const {
  const double breadth = rulerBreadth();
  return {breadth, 0, width() - breadth, height() - breadth};
}

double TableView::fittingScale() const {
  if (!controller_.hasBattle()) return 10;
  const Setup& setup = *controller_.battle().setup;
  const QRectF area = mapArea().adjusted(margin, margin, -margin, -margin);
  return std::max(0.5, std::min(area.width() / toInches(setup.width), area.height() / toInches(setup.depth)));
}

void TableView::fit() {
  fitted_ = true;
  map_.scale = fittingScale();
  if (!controller_.hasBattle()) return;
  const Setup& setup = *controller_.battle().setup;
  const QPointF middle = mapArea().center();
  const QPointF half(map_.pixels(setup.width) / 2, -map_.pixels(setup.depth) / 2);
  map_.origin = map_.turned ? middle + half : middle - half;
  placeCallout();
  update();
}

void TableView::lookAt(Point middle, double scale) {
  fitted_ = false;
  map_.scale = std::clamp(scale, fittingScale(), mostScale);
  map_.origin += mapArea().center() - map_.toScreen(middle);
  boundMap();
}

void TableView::zoomBy(double factor, std::optional<QPointF> about) {
  if (!controller_.hasBattle()) return;
  const QPointF at = about.value_or(mapArea().center());
  const Vec2 place = map_.toTable(at);
  const double least = fittingScale();
  map_.scale = std::clamp(map_.scale * factor, least, mostScale);
  if (map_.scale <= least * 1.001) return fit();
  fitted_ = false;
  map_.origin += at - map_.toScreen(place);
  boundMap();
}

// The middle of the view stays where it is.
void TableView::turnRound(bool on) {
  if (map_.turned == on) return;
  const Vec2 middle = map_.toTable(mapArea().center());
  map_.turned = on;
  if (fitted_ || !controller_.hasBattle()) return fit();
  map_.origin += mapArea().center() - map_.toScreen(middle);
  boundMap();
}

// The middle of the view never leaves the table.
void TableView::boundMap() {
  const Setup& setup = *controller_.battle().setup;
  const Vec2 middle = map_.toTable(mapArea().center());
  const Vec2 kept{std::clamp(middle.x, 0.0, static_cast<double>(setup.width)),
                  std::clamp(middle.y, 0.0, static_cast<double>(setup.depth))};
  map_.origin += map_.toScreen(middle) - map_.toScreen(kept);
  placeCallout();
  update();
}

void TableView::showPhoto(const std::optional<TablePhoto>& photo) {
  if (controller_.hasBattle()) {
    const Setup& setup = *controller_.battle().setup;
    photo_.show(photo, setup.width, setup.depth, QFileInfo(controller_.file()).path());
  }
  ground_ = {};
  update();
}

void TableView::refresh() {
  looks_.clear();
  people_.clear();
  draft_.reset();
  considered_.reset();
  group_.reset();
  refused_ = noUnit;
  finder_.reset();
  dragging_ = false;
  ledPerson_ = noPerson;
  if (moveLine_ != nullptr) moveLine_->hide();
  callout_->hide();
  reach_ = {};
  motion_.stop();
  if (controller_.hasBattle()) {
    looks_ = unitLooks(controller_.rules(), controller_.battle());
    people_ = personLooks(controller_.battle());
    const bool asks = !controller_.byHand() && !controller_.outcome();
    const UnitIndex asked = asks ? controller_.decision().unit : noUnit;
    for (UnitLook& look : looks_) {
      look.selected = controller_.isSelected(look.unit);
      if (controller_.byHand()) look.portrait.hasActed = false;
      look.portrait.mayAct = mayDecide(controller_, look.unit);
      look.asked = asked == look.unit;
    }
    // While others may act as well nobody is asked about that very unit: it only comes next.
    const bool open =
        std::ranges::any_of(looks_, [&](const UnitLook& look) { return look.unit != asked && look.portrait.mayAct; });
    if (open)
      for (UnitLook& look : looks_) look.asked = false;
    setAccessibleDescription(controller_.selected() == noUnit
                                 ? tr("%1 units on the table. N and P go from unit to unit.").arg(looks_.size())
                                 : sentenceOf(controller_.selected()));
    updateTrails();
    reachTimer_.start();
  }
  updateMeasures();
  update();
}

void TableView::showTurn(TurnMarks marks, std::vector<PlanArrow> plan) {
  turn_ = std::move(marks);
  plan_ = std::move(plan);
  update();
}

void TableView::glide(int milliseconds) {
  const Session& session = controller_.session();
  if (session.eventCount() == 0) return;
  const Battle& before = session.before(session.eventCount() - 1);
  const Battle& now = session.battle();
  const auto* action = std::get_if<Action>(&session.event(session.eventCount() - 1).what);
  std::vector<Glide> glides;
  for (UnitIndex unit = 0; unit < now.unitCount(); ++unit) {
    const Pose from = before.unit(unit).pose;
    const Pose to = now.unit(unit).pose;
    if (!before.unit(unit).present || !now.unit(unit).present || from == to) continue;
    std::vector<Pose> way{from};
    if (action != nullptr && action->unit == unit) way = controller_.rules().trace(before, *action);
    if (way.empty() || way.front() != from) way.insert(way.begin(), from);
    if (way.back() != to) way.push_back(to);
    glides.push_back({unit, std::move(way)});
  }
  motion_.begin(std::move(glides), milliseconds);
  followMotion();
}

void TableView::followMotion() {
  for (UnitLook& look : looks_)
    look.pose = motion_.poseOf(look.unit, lookOf(controller_.rules(), controller_.battle(), look.unit).pose);
  update();
}

// Trails of the acting side's units from their places at the beginning of its turn.
void TableView::updateTrails() {
  trails_.clear();
  const Session& session = controller_.session();
  const Battle& now = session.battle();
  std::size_t first = session.eventCount();
  while (first > 0 && session.before(first - 1).turn == now.turn && session.before(first - 1).active == now.active)
    --first;
  const Battle& then = session.before(first);
  for (UnitIndex i = 0; i < now.unitCount(); ++i) {
    const Unit& unit = now.unit(i);
    if (unit.present && then.unit(i).present && unit.pose.centre != then.unit(i).pose.centre)
      trails_.push_back({unit.side, then.unit(i).pose, unit.pose, unit.base});
  }
}

void TableView::updateReach() {
  reach_ = {};
  finder_.reset();
  const UnitIndex unit = controller_.selected();
  if (!controller_.hasBattle() || unit == noUnit || controller_.byHand() || dragging_) return;
  if (controller_.group().size() > 1 || controller_.outcome() || !mayDrag(unit)) return;
  finder_.emplace(controller_.session().sharedRules(), controller_.battle(), unit);
  seekReach();
}

// A slice of the work, then whatever else the window has to do.
void TableView::seekReach() {
  constexpr int slice = 6;
  if (!finder_) return;
  if (!finder_->work(slice)) {
    QTimer::singleShot(0, this, &TableView::seekReach);
    return;
  }
  reach_ = finder_->reach();
  finder_.reset();
  update();
}

bool TableView::mayDrag(UnitIndex unit) const {
  if (unit == noUnit || controller_.outcome() || controller_.handsRest()) return false;
  return controller_.byHand() || controller_.battle().unit(unit).side == controller_.decision().side;
}

UnitIndex TableView::comesFromOffTable() const {
  if (controller_.byHand()) return noUnit;
  const UnitIndex asked = controller_.decision().unit;
  return asked != noUnit && waitsOffTable(controller_.battle().unit(asked)) && mayDrag(asked) ? asked : noUnit;
}

UnitIndex TableView::unitAt(QPointF at) const {
  // Overlapping bases mean the selected one.
  const Vec2 place = map_.toTable(at);
  const double reach = 3 / map_.scale * 1000;
  // A ghost stands for its unit, to be dragged on.
  if (showsGhosts())
    for (const ToldPlace& ghost : ghosts_->places())
      if (distanceTo(Footprint(ghost.pose, controller_.battle().unit(ghost.unit).base), place) <= reach)
        return ghost.unit;
  UnitIndex found = noUnit;
  for (const UnitLook& look : looks_) {
    if (distanceTo(Footprint(look.pose, look.base), place) > reach) continue;
    if (found == noUnit || look.selected) found = look.unit;
  }
  return found;
}

QString TableView::nameOf(UnitIndex unit) const { return text(unitName(controller_.battle(), unit)); }

QString TableView::sentenceOf(UnitIndex unit) const {
  return signifer::ui::sentenceOf(controller_.rules(), controller_.battle(), unit);
}

QRect TableView::placeOf(UnitIndex unit) const {
  const Unit& one = controller_.battle().unit(unit);
  return map_.outline(one.pose, one.base).boundingRect().toAlignedRect();
}

void TableView::resizeEvent(QResizeEvent*) {
  if (fitted_)
    fit();
  else if (controller_.hasBattle())
    boundMap();
}

bool TableView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && controller_.hasBattle()) {
    auto* help = static_cast<QHelpEvent*>(event);
    const UnitIndex unit = unitAt(help->pos());
    if (unit != noUnit)
      QToolTip::showText(help->globalPos(), plainTip(sentenceOf(unit)), this);
    else
      QToolTip::hideText();
    return true;
  }
  return QWidget::event(event);
}

}  // namespace signifer::ui
