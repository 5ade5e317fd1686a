// People on the table led by mouse and keys: to a place, or onto a unit that they join. Which kinds of action that is,
// and whether it is allowed, the rule set says.
#include <QKeyEvent>
#include <QPainter>
#include <cmath>

#include "language/names.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/table_view.h"
#include "table/unit_painter.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr Length coarseWay = oneInch / 2;
constexpr Length fineWay = oneInch / 10;

}  // namespace

// Alone he stands on the ground; attached he rides behind the middle of the rear edge.
QPointF TableView::discOf(PersonIndex person) const {
  const Person& one = controller_.battle().person(person);
  if (one.unit == noUnit) return map_.toScreen(one.at);
  const Unit& unit = controller_.battle().unit(one.unit);
  const Footprint foot(unit.pose, unit.base);
  return map_.toScreen(foot.rearCentre() - foot.forward * (companionDrop(map_.scale) / map_.scale * oneInch));
}

PersonIndex TableView::personAt(QPointF at) const {
  if (map_.scale <= 0) return noPerson;
  for (PersonIndex i = 0; i < controller_.battle().personCount(); ++i) {
    if (!controller_.battle().person(i).present) continue;
    const QPointF away = discOf(i) - at;
    const double radius = controller_.battle().person(i).unit == noUnit ? 9 : 7;
    if (std::hypot(away.x(), away.y()) <= radius) return i;
  }
  return noPerson;
}

bool TableView::mayLead(PersonIndex person) const {
  if (person == noPerson || controller_.byHand() || controller_.outcome()) return false;
  if (controller_.handsRest()) return false;
  if (controller_.battle().person(person).side != controller_.decision().side) return false;
  return draftOfPerson(controller_.rules(), controller_.battle(), person, controller_.battle().person(person).at,
                       noUnit)
             .means() ||
         draftOfPerson(controller_.rules(), controller_.battle(), person, {}, controller_.battle().person(person).unit)
             .means();
}

void TableView::leadPerson(PersonIndex person, Vec2 where, UnitIndex onto) {
  ledPerson_ = person;
  if (onto != noUnit && controller_.battle().unit(onto).side != controller_.battle().person(person).side) onto = noUnit;
  setDraft(draftOfPerson(controller_.rules(), controller_.battle(), person, toPoint(where), onto), !dragging_);
  // A person without a move yet is named, so that the keys are no riddle.
  if (!draft_->means() || draft_->where == controller_.battle().person(person).at)
    Q_EMIT statusChanged(tr("<b>%1</b>: arrow keys lead him, Enter accepts, Esc takes back")
                             .arg(text(personName(controller_.battle(), person)).toHtmlEscaped()));
}

void TableView::leadNextPerson() {
  const int count = controller_.battle().personCount();
  for (int i = 1; i <= count; ++i) {
    const auto next = static_cast<PersonIndex>((ledPerson_ + i + count) % count);
    if (!controller_.battle().person(next).present || !mayLead(next)) continue;
    return leadPerson(next, toVec(controller_.battle().person(next).at), noUnit);
  }
}

bool TableView::nudgePerson(const QKeyEvent& event) {
  const Length way = event.modifiers() & Qt::ShiftModifier ? fineWay : coarseWay;
  // The keys mean the directions of the screen.
  const Length step = map_.turned ? -way : way;
  Point where = draft_ && draft_->person == ledPerson_ ? draft_->where : controller_.battle().person(ledPerson_).at;
  switch (event.key()) {
    case Qt::Key_Up:
      where.y += step;
      break;
    case Qt::Key_Down:
      where.y -= step;
      break;
    case Qt::Key_Left:
      where.x -= step;
      break;
    case Qt::Key_Right:
      where.x += step;
      break;
    default:
      return false;
  }
  leadPerson(ledPerson_, toVec(where), unitAt(map_.toScreen(where)));
  // Onto a unit he is drawn at its middle, but the keys go on from where they were.
  if (draft_->means()) draft_->where = where;
  return true;
}

void TableView::paintPersonDraft(QPainter& painter) {
  const OverlayPainter overlays(painter, map_);
  const UnitPainter units(painter, map_);
  const QPointF to = map_.toScreen(draft_->where);
  overlays.line(discOf(draft_->person), to, verdictPen(draft_->verdict.kind, 2.4));
  const PersonInfo& info = controller_.battle().setup->people[static_cast<std::size_t>(draft_->person)];
  units.person({draft_->person, controller_.battle().person(draft_->person).side, text(saidName(info.name)),
                QString::fromStdString(info.symbol), draft_->where});
  const QString figure = figureOf(controller_.rules(), controller_.battle(), *draft_);
  overlays.chip(to - QPointF(0, 24), figure, verdictColour(draft_->verdict.kind), colours().onAccent);
  overlays.verdictMark(to + QPointF(12, -10), draft_->verdict.kind);
}

}  // namespace signifer::ui
