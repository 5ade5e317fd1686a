#include "editors/usual_order_pane.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr double orderMargin = 20;
constexpr double mostOrderScale = 26;
constexpr double leastOrderDrag = 6;

bool holds(const MapTransform& map, const UnitLook& look, QPointF at) {
  return map.outline(look.pose, look.base).containsPoint(at, Qt::OddEvenFill);
}

}  // namespace

UsualOrderPane::UsualOrderPane(ArmyDocument& document, QWidget* parent) : QWidget(parent), document_(document) {
  setAccessibleName(tr("Usual order"));
  setAccessibleDescription(tr("Alt with the arrow keys moves the chosen entry in the list."));
  connect(&document_, &ArmyDocument::checked, this, &UsualOrderPane::refresh);
  connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void UsualOrderPane::refresh() {
  units_.clear();
  people_.clear();
  members_ = membersOf(document_.army());
  instead_ = members_.empty() ? tr("Units that you add stand here in their usual order.") : QString();
  try {
    if (!members_.empty()) {
      const Battle battle = usualBattle(document_.rules(), document_.terms(), {}, document_.army());
      for (UnitLook& look : unitLooks(document_.rules(), battle)) {
        if (look.side != 0) continue;
        // Nobody is to act yet.
        look.asked = false;
        look.portrait = portraitOf(document_.rules(), battle, look.unit);
        units_.push_back(std::move(look));
      }
      for (PersonLook& look : personLooks(battle))
        if (look.side == 0) people_.push_back(std::move(look));
    }
  } catch (const SourceError&) {
    // Check lists the fault.
    instead_ = tr("The usual order is seen here once nothing is wrong under Check.");
  }
  update();
}

void UsualOrderPane::show(const ArmyEntry& entry) {
  shown_ = entry;
  update();
}

ArmyEntry UsualOrderPane::entryOf(const UnitLook& look) const {
  const auto place = static_cast<std::size_t>(look.unit);
  // A change is drawn a moment after it is made.
  if (place >= members_.size() || members_[place].entry >= document_.army().units.size()) return {};
  return {ArmyEntry::Kind::unit, static_cast<int>(members_[place].entry)};
}

// The army fills the pane, but is never drawn larger than life.
MapTransform UsualOrderPane::map() const {
  MapTransform map;
  QRectF box;
  map.scale = 1;
  for (const UnitLook& look : units_) box = box.united(map.outline(look.pose, look.base).boundingRect());
  for (const PersonLook& look : people_)
    box = box.united(QRectF(map.toScreen(look.at), QSizeF(0.1, 0.1)).adjusted(-1, -1, 1, 1));
  if (box.isEmpty()) return map;
  map.scale = std::min(
      {(width() - 2 * orderMargin) / box.width(), (height() - 2 * orderMargin) / box.height(), mostOrderScale});
  map.origin = QRectF(rect()).center() - box.center() * map.scale;
  return map;
}

std::optional<QPointF> UsualOrderPane::placeOf(const ArmyEntry& entry) const {
  const MapTransform map = this->map();
  for (const UnitLook& look : units_)
    if (entryOf(look) == entry) return map.toScreen(look.pose.centre);
  for (const PersonLook& look : people_)
    if (entry == ArmyEntry{ArmyEntry::Kind::person, static_cast<int>(look.person)}) return map.toScreen(look.at);
  return std::nullopt;
}

ArmyEntry UsualOrderPane::entryAt(QPointF at) const {
  const MapTransform map = this->map();
  for (const PersonLook& look : people_)
    if (std::hypot(map.toScreen(look.at).x() - at.x(), map.toScreen(look.at).y() - at.y()) <= discRadius(map.scale) &&
        static_cast<std::size_t>(look.person) < document_.army().people.size())
      return {ArmyEntry::Kind::person, static_cast<int>(look.person)};
  for (const UnitLook& look : units_)
    if (holds(map, look, at)) return entryOf(look);
  return {};
}

ArmyEntry UsualOrderPane::nearestUnits(QPointF at) const {
  const MapTransform map = this->map();
  const UnitLook* nearest = nullptr;
  double least = 0;
  for (const UnitLook& look : units_) {
    const QPointF off = map.toScreen(look.pose.centre) - at;
    const double away = std::hypot(off.x(), off.y());
    if (nearest == nullptr || away < least) {
      nearest = &look;
      least = away;
    }
  }
  return nearest == nullptr ? ArmyEntry{} : entryOf(*nearest);
}

void UsualOrderPane::paintOrder(QPainter& painter) const {
  const MapTransform map = this->map();
  const UnitPainter paint(painter, map);
  std::vector<UnitLook> looks = units_;
  for (UnitLook& look : looks) look.selected = shown_.kind == ArmyEntry::Kind::unit && entryOf(look) == shown_;
  for (const UnitLook& look : looks) paint.nose(look);
  for (const UnitLook& look : looks) paint.body(look);
  for (const UnitLook& look : looks) paint.badges(look);
  for (const PersonLook& look : people_) {
    paint.person(look);
    if (shown_ != ArmyEntry{ArmyEntry::Kind::person, static_cast<int>(look.person)}) continue;
    painter.setPen(QPen(colours().selection, 2.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(map.toScreen(look.at), paint.discRadius() + 3, paint.discRadius() + 3);
  }
}

// The dragged entry follows the pointer. The entry whose place it would take is framed.
void UsualOrderPane::paintCarried(QPainter& painter) const {
  const MapTransform map = this->map();
  const UnitPainter paint(painter, map);
  const ArmyEntry target = nearestUnits(pointer_);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours().accent, 2, Qt::DashLine));
  for (const UnitLook& look : units_)
    if (target != grabbed_ && entryOf(look) == target) painter.drawPolygon(map.outline(look.pose, look.base));
  for (const UnitLook& look : units_) {
    if (entryOf(look) != grabbed_) continue;
    Pose pose = look.pose;
    const Vec2 off = map.toTable(pointer_) - map.toTable(pressed_);
    pose.centre.x += static_cast<Length>(off.x);
    pose.centre.y += static_cast<Length>(off.y);
    paint.ghost(look, pose, Verdict::Kind::legal, true);
  }
}

void UsualOrderPane::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), colours().ground);
  if (!instead_.isEmpty()) {
    painter.setFont(Theme::current().font(13));
    painter.setPen(colours().text2);
    painter.drawText(rect().adjusted(12, 8, -12, -8), Qt::AlignCenter | Qt::TextWordWrap, instead_);
    return;
  }
  paintOrder(painter);
  if (dragging_) paintCarried(painter);
}

void UsualOrderPane::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  pressed_ = pointer_ = event->position();
  grabbed_ = entryAt(pressed_);
  dragging_ = false;
  if (grabbed_.kind != ArmyEntry::Kind::none) Q_EMIT entryChosen(grabbed_);
}

void UsualOrderPane::mouseMoveEvent(QMouseEvent* event) {
  pointer_ = event->position();
  if (grabbed_.kind != ArmyEntry::Kind::unit) return;
  dragging_ = dragging_ || (pointer_ - pressed_).manhattanLength() >= leastOrderDrag;
  update();
}

void UsualOrderPane::mouseReleaseEvent(QMouseEvent* event) {
  const ArmyEntry grabbed = std::exchange(grabbed_, {});
  if (!std::exchange(dragging_, false)) return;
  update();
  const ArmyEntry target = nearestUnits(event->position());
  if (target.kind != ArmyEntry::Kind::unit || target == grabbed) return;
  const ArmyEntry moved = document_.moveTo(grabbed, target.index);
  // The new order is seen at once, not only when the hand rests.
  document_.check();
  Q_EMIT entryChosen(moved);
}

bool UsualOrderPane::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const ArmyEntry entry = entryAt(help->pos());
  QString name = document_.nameOf(entry);
  for (const UnitLook& look : units_)
    if (holds(map(), look, help->pos())) name = look.name;
  name.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), plainTip(name), this);
  return true;
}

}  // namespace signifer::ui
