// The table's keyboard: what is selected, led and turned by keys.
#include <QKeyEvent>

#include "beside/ghosts.h"
#include "rules/gestures.h"
#include "table/table_view.h"
#include "widgets/typed_keys.h"

namespace signifer::ui {
namespace {

constexpr Length coarseStep = oneInch / 2;
constexpr Length fineStep = oneInch / 10;
constexpr Angle coarseTurn = 5 * oneDegree;
constexpr Angle fineTurn = oneDegree;

}  // namespace

void TableView::keyPressEvent(QKeyEvent* event) {
  if (!controller_.hasBattle()) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Space:
      if (!event->isAutoRepeat()) spaceDown_ = true;
      return;
    case Qt::Key_H:
      hereDown_ = true;
      if (controller_.selected() != noUnit) sayWhere();
      return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoomBy(1.25);
    case Qt::Key_Minus:
      return zoomBy(0.8);
    case Qt::Key_0:
      return fit();
    case Qt::Key_N:
    case Qt::Key_BracketRight:
      return controller_.selectNext(1);
    case Qt::Key_P:
    case Qt::Key_BracketLeft:
      return controller_.selectNext(-1);
    case Qt::Key_L:
      return leadNextPerson();
    case Qt::Key_G:
      return typeMove();
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (event->modifiers() & Qt::ShiftModifier) {
        if (!draft_ && showsGhosts()) return ghosts_->showNearest();
        if (callout_->takeNearest()) return;
      }
      return acceptDraft();
    case Qt::Key_Escape:
      return cancelDraft();
    default:
      if (!turnDragged(*event) && !nudge(*event)) QWidget::keyPressEvent(event);
  }
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
    spaceDown_ = false;
  else if (event->key() == Qt::Key_H && !event->isAutoRepeat())
    hereDown_ = false;
  else
    QWidget::keyReleaseEvent(event);
}

// Arrow keys move a ghost: ahead and back, wheeling left and right, with Ctrl sideways; comma and full stop turn it on
// the spot, T turns it about. With Shift in small steps; what the keys of comma and full stop type with Shift is bound
// by itself, as no two languages agree on it.
std::optional<Leg> TableView::legOf(const QKeyEvent& event, UnitIndex unit) const {
  const bool fine = event.modifiers() & Qt::ShiftModifier;
  const bool sideways = event.modifiers() & Qt::ControlModifier;
  const Length step = fine ? fineStep : coarseStep;
  const Angle turn = fine ? fineTurn : coarseTurn;
  const bool begun = draft_ && draft_->unit == unit && draft_->end();
  const Angle heading = begun ? draft_->end()->heading : controller_.battle().unit(unit).pose.heading;
  if (const auto typed = typedTurn(event)) {
    const Angle by = typed->fine ? fineTurn : coarseTurn;
    return Leg{LegKind::pivot, normalised(typed->left ? heading - by : heading + by)};
  }
  switch (event.key()) {
    case Qt::Key_Up:
      return Leg{LegKind::ahead, step};
    case Qt::Key_Down:
      return Leg{LegKind::back, step};
    case Qt::Key_Left:
      return sideways ? Leg{LegKind::left, step} : Leg{LegKind::wheelLeft, turn};
    case Qt::Key_Right:
      return sideways ? Leg{LegKind::right, step} : Leg{LegKind::wheelRight, turn};
    case Qt::Key_T:
      return Leg{LegKind::aboutFace, 0};
    default:
      return std::nullopt;
  }
}

// Comma, full stop and T turn a unit while it is dragged: then its facing is shown too. Those who follow it turn by
// themselves.
bool TableView::turnDragged(const QKeyEvent& event) {
  if (!dragging_ || dragged_ == noUnit || !pointer_ || controller_.group().size() > 1) return false;
  const auto typed = typedTurn(event);
  const bool about = event.key() == Qt::Key_T;
  if (!typed && !about) return false;
  const bool grid = controller_.battle().setup->columns > 0;
  const Angle by = about ? fullTurn / 2 : grid ? fullTurn / 4 : typed->fine ? fineTurn : coarseTurn;
  const Angle shown =
      draft_ && draft_->end() ? draft_->end()->heading : controller_.battle().unit(dragged_).pose.heading;
  const Angle now = draggedHeading_.value_or(shown);
  draggedHeading_ = normalised(!about && typed->left ? now - by : now + by);
  dragTo(*pointer_, {});
  return true;
}

bool TableView::nudge(const QKeyEvent& event) {
  if (ledPerson_ != noPerson) return nudgePerson(event);
  const UnitIndex unit = controller_.selected();
  if (!mayDrag(unit)) return false;
  const std::optional<Leg> leg = legOf(event, unit);
  if (!leg) return false;
  const Unit& moved = controller_.battle().unit(unit);
  if (controller_.byHand()) {
    const Pose held = showsGhosts() ? ghosts_->poseOf(unit) : moved.pose;
    const Pose from = draft_ && draft_->unit == unit && draft_->end() ? *draft_->end() : held;
    setDraft(draftPlaced(unit, after(from, moved.base, *leg)), false);
    return true;
  }
  if (controller_.battle().setup->columns > 0) {
    nudgeSquare(event.key());
    return true;
  }
  // A kind of action picked from a list goes on. An ordinary move becomes a move or a march, by the length of its path.
  const bool begun = draft_ && draft_->unit == unit && draft_->action.kind >= 0 &&
                     leadsAlongPath(controller_.rules(), draft_->action.kind);
  const Path path = nudged(begun ? draft_->action.path : Path(), *leg);
  const bool chosen = begun && !isOrdinaryMove(controller_.rules(), draft_->action);
  Action action = chosen ? draft_->action : leadAlong(controller_.rules(), controller_.battle(), unit, path);
  if (action.kind < 0) return true;
  action.path = path;
  if (path.empty())
    setDraft(std::nullopt, false);
  else
    setDraft(draftOf(controller_.rules(), controller_.battle(), action), true);
  return true;
}

// On squares the ghost goes from square to square as the screen shows them, and turns by quarters.
void TableView::nudgeSquare(int key) {
  const Length side = map_.turned ? -controller_.battle().setup->squareSide : controller_.battle().setup->squareSide;
  const UnitIndex unit = controller_.selected();
  const bool begun = draft_ && draft_->unit == unit && draft_->end();
  Shown shown = begun ? *draft_->end() : controller_.battle().unit(unit).pose;
  const Angle heading = *shown.heading;
  const Path way = begun ? draft_->action.path : Path();
  // A facing that was shown is kept; else the way gives it.
  if (way.empty() || !isWheel(way[way.size() - 1].kind)) shown.heading.reset();
  if (key == Qt::Key_Up) shown.centre.y += side;
  if (key == Qt::Key_Down) shown.centre.y -= side;
  if (key == Qt::Key_Left) shown.centre.x -= side;
  if (key == Qt::Key_Right) shown.centre.x += side;
  if (key == Qt::Key_Comma || key == Qt::Key_Less) shown.heading = normalised(heading - fullTurn / 4);
  if (key == Qt::Key_Period || key == Qt::Key_Greater) shown.heading = normalised(heading + fullTurn / 4);
  if (key == Qt::Key_T) shown.heading = normalised(heading + fullTurn / 2);
  MoveDraft draft = draftShown(controller_.rules(), controller_.battle(), unit, shown);
  if (draft.means())
    setDraft(std::move(draft), true);
  else if (shown.isAt(controller_.battle().unit(unit).pose))
    setDraft(std::nullopt, false);
}

}  // namespace signifer::ui
