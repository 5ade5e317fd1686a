// The table's mouse, and drafts as they are shown, judged and accepted. The keyboard stands in table_keys.cpp, painting
// in table_view.cpp.
#include <QAccessible>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "beside/ghosts.h"
#include "lengths.h"
#include "play/override.h"
#include "play/place_words.h"
#include "rules/gestures.h"
#include "symbols.h"
#include "table/callout.h"
#include "table/grid.h"
#include "table/table_view.h"
#include "table/throw_marks.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// A press becomes a drag after so many pixels.
constexpr double dragDistance = 5;

double distanceOf(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

// Whether a draft would leave the unit where it was shown; one that aims at somebody ends where it must.
bool endsThere(const MoveDraft& draft, const Shown& shown, const Setup& setup) {
  const auto end = draft.end();
  if (draft.action.target != noUnit || !end) return draft.action.target != noUnit;
  if (setup.columns == 0) return shown.isAt(*end);
  return squareAt(end->centre, setup.squareSide) == squareAt(shown.centre, setup.squareSide) &&
         (!shown.heading || facingOf(*shown.heading) == facingOf(end->heading));
}

// Nothing of the unit would move: a throw for a move goes nowhere yet.
bool staysPut(const MoveDraft& draft, const Battle& battle) {
  const auto end = draft.end();
  return draft.unit != noUnit && draft.action.target == noUnit && (!end || *end == battle.unit(draft.unit).pose);
}

}  // namespace

void TableView::setDraft(std::optional<MoveDraft> draft, bool offers, bool fromList) {
  draft_ = std::move(draft);
  refused_ = noUnit;
  followLead();
  const MoveDraft* said = group_ ? group_->refused() : draft_ ? &*draft_ : nullptr;
  const bool means = said != nullptr && said->means() && !said->placed;
  QString rule;
  if (means) {
    const auto& reasons = said->verdict.reasons;
    const auto& kinds = controller_.definition().actions();
    const auto kind = static_cast<std::size_t>(said->action.kind);
    if (!reasons.empty())
      rule = QString::fromUtf8(reasons.front().rule.data(), static_cast<qsizetype>(reasons.front().rule.size()));
    else if (kind < kinds.size() && !kinds[kind].rules.empty())
      rule = QString::fromStdString(kinds[kind].rules.front());
  }
  setProperty(ruleHere, rule);
  const bool comes = said != nullptr && said->unit != noUnit && !controller_.battle().unit(said->unit).present;
  const bool moves = said != nullptr && said->end() && (comes || said->trace.front() != said->trace.back());
  const bool ready = fromList && means && !group_ && moves && said->verdict.legal();
  const bool speak = ready || (means && said->verdict.kind != Verdict::Kind::legal);
  if (speak) {
    // Of several only the rule set's own offers could be taken up one by one.
    callout_->say(controller_.rules(), controller_.battle(), said->action, said->verdict, offers && !group_);
    callout_->show();
    placeCallout();
  } else {
    callout_->hide();
  }
  Q_EMIT statusChanged(group_   ? groupWords()
                       : draft_ ? explain(controller_.rules(), controller_.battle(), *draft_)
                                : QString());
  update();
}

void TableView::consider(const std::optional<Action>& action) {
  considered_.reset();
  if (action && action->unit != noUnit && controller_.hasBattle()) {
    MoveDraft draft = draftOf(controller_.rules(), controller_.battle(), *action);
    if (draft.end() && *draft.end() != controller_.battle().unit(action->unit).pose) considered_ = std::move(draft);
  }
  update();
}

void TableView::propose(const Action& action) {
  if (action.unit != noUnit) controller_.select(action.unit);
  setFocus();
  setDraft(draftOf(controller_.rules(), controller_.battle(), action), true, true);
}

void TableView::judgeDraft(Point where) {
  if (showsGhosts() && draft_ && draft_->placed) return leaveGhost();
  const UnitIndex unit = controller_.selected();
  if (unit == noUnit) return;
  const Battle& battle = controller_.battle();
  // The whole ghost is judged, its facing too.
  const auto ghost = draft_ && draft_->unit == unit ? draft_->end() : std::nullopt;
  const Shown shown = ghost && ghost->centre == where ? Shown(*ghost) : Shown(where);
  MoveDraft draft = draftShown(controller_.rules(), battle, unit, shown);
  if (!draft.means()) {
    // The drag means nothing now. The refusal of an ordinary move says what is asked instead.
    dragged_ = unit;
    refused_ = noUnit;
    refuseDrag();
    dragged_ = noUnit;
    return;
  }
  const bool there = endsThere(draft, shown, *battle.setup);
  const bool stays = staysPut(draft, battle);
  const QString what = actionWords(controller_.rules(), battle, draft.action).toHtmlEscaped();
  const QString name = QStringLiteral("<b>%1</b>").arg(nameOf(unit).toHtmlEscaped());
  setDraft(std::move(draft), false);
  if (there) return;
  Q_EMIT statusChanged(
      stays ? tr("%1 %2: this moves nothing yet, so the way there is not judged. Esc takes back").arg(name, what)
            : tr("%1 %2: no way ends just where it is shown, this one comes nearest. Esc takes back").arg(name, what));
}

void TableView::acceptDraft() {
  if (!draft_ && showsGhosts()) return ghosts_->take(false);
  if (!draft_ || !draft_->means()) return;
  if (group_) return acceptGroup();
  const MoveDraft draft = *draft_;
  if (draft.placed) {
    const Battle& battle = controller_.battle();
    controller_.change(text(overrideText(controller_.rules(), battle,
                                         {{UnitEdit::placed(draft.unit, draft.trace.back(), controller_.byHand())}})),
                       (controller_.byHand() ? tr("%1 moved by hand") : tr("%1 stands here on the real table"))
                           .arg(looks_.empty() ? text(battle.setup->units[static_cast<std::size_t>(draft.unit)].id)
                                               : lookOf(controller_.rules(), battle, draft.unit).name));
    return;
  }
  if (!draft.verdict.legal()) return setDraft(draft, true);
  // The program's dice do not answer a move that players made on the table.
  if (controller_.byHand() && staysPut(draft, controller_.battle())) return;
  controller_.act(draft.action);
}

void TableView::cancelDraft() {
  if (!draft_ && showsGhosts() && !ghosts_->empty()) return ghosts_->throwAway(ghosts_->places().back().unit);
  // With nothing to take back, the tool is laid down, then those who were selected together.
  const bool nothing = !draft_ && !measured_ && refused_ == noUnit && ledPerson_ == noPerson;
  if (nothing && tool_ != Tool::select)
    setTool(Tool::select);
  else if (nothing && controller_.group().size() > 1)
    controller_.select(controller_.selected());
  dragging_ = false;
  if (moveLine_ != nullptr) moveLine_->hide();
  setDraft(std::nullopt, false);
  measured_.reset();
  ledPerson_ = noPerson;
  setFocus();
  update();
}

void TableView::mousePressEvent(QMouseEvent* event) {
  if (!controller_.hasBattle()) return;
  setFocus(Qt::MouseFocusReason);
  pressed_ = panned_ = event->position();
  if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && spaceDown_)) {
    panning_ = true;
    setCursor(Qt::ClosedHandCursor);
    return;
  }
  if (event->button() != Qt::LeftButton) return;
  if (tool_ == Tool::measure) {
    measuring_ = true;
    measured_.reset();
    return;
  }
  if (const auto& open = controller_.openThrow()) {
    const auto roll = throwMarkedAt(map_, controller_.battle(), *open, event->position());
    if (roll) return controller_.pickThrow(*roll);
  }
  setDraft(std::nullopt, false);
  draggedHeading_.reset();
  if (const PersonIndex person = personAt(event->position()); mayLead(person)) {
    draggedPerson_ = person;
    return;
  }
  pressUnit(unitAt(event->position()), *event);
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
  if (!controller_.hasBattle()) return;
  pointer_ = event->position();
  const Vec2 at = map_.toTable(event->position());
  const Setup& setup = *controller_.battle().setup;
  if (setup.columns > 0) {
    const Square square = squareAt(toPoint(at), setup.squareSide);
    Q_EMIT pointerMoved(tr("column %1, row %2").arg(square.x + 1).arg(square.y + 1));
  } else {
    Q_EMIT pointerMoved(
        tr("x %1  y %2 %3").arg(lengthFigure(at.x / oneInch, 1), lengthFigure(at.y / oneInch, 1), lengthUnit()));
  }
  if (panning_) {
    map_.origin += event->position() - panned_;
    panned_ = event->position();
    fitted_ = false;
    boundMap();
  } else if (measuring_) {
    measureTo(event->position(), event->modifiers() & Qt::ShiftModifier);
  } else if (band_) {
    band_ = QRectF(pressed_, event->position()).normalized();
  } else if ((event->buttons() & Qt::LeftButton) && draggedPerson_ != noPerson) {
    if (dragging_ || distanceOf(event->position(), pressed_) > dragDistance) {
      dragging_ = true;
      setCursor(Qt::ClosedHandCursor);
      leadPerson(draggedPerson_, at, unitAt(event->position()));
    }
  } else if ((event->buttons() & Qt::LeftButton) && dragged_ != noUnit &&
             (dragging_ || distanceOf(event->position(), pressed_) > dragDistance)) {
    dragTo(event->position(), event->modifiers());
  }
  update();
}

void TableView::dragTo(QPointF at, Qt::KeyboardModifiers modifiers) {
  if (!hereDown_ && !mayDrag(dragged_)) return refuseDrag();
  dragging_ = true;
  setCursor(Qt::ClosedHandCursor);
  const Vec2 where = map_.toTable(at) - grip_;
  if (!controller_.byHand() && !hereDown_) {
    Shown shown = toPoint(where);
    shown.heading = draggedHeading_;
    MoveDraft draft = draftShown(controller_.rules(), controller_.battle(), dragged_, shown);
    if (!draft.means()) return refuseDrag();
    return setDraft(std::move(draft), false);
  }
  // A ghost is dragged on from where it is.
  const Pose now = showsGhosts() ? ghosts_->poseOf(dragged_) : controller_.battle().unit(dragged_).pose;
  // With Shift a unit placed by hand turns to where it is pulled.
  if (modifiers & Qt::ShiftModifier)
    return setDraft(draftPlaced(dragged_, {now.centre, headingTo(now.centre, toPoint(map_.toTable(at)))}), false);
  setDraft(draftPlaced(dragged_, {toPoint(where), draggedHeading_.value_or(now.heading)}), false);
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
  setCursor(tool_ == Tool::measure ? Qt::CrossCursor : Qt::ArrowCursor);
  if (panning_) {
    panning_ = false;
    return;
  }
  if (measuring_) {
    measureTo(event->position(), event->modifiers() & Qt::ShiftModifier);
    measuring_ = false;
    return;
  }
  if (band_) {
    const QRectF band = *std::exchange(band_, std::nullopt);
    selectWithin(band);
    update();
    return;
  }
  if (dragging_)
    dropped();
  else if (dragged_ != noUnit && dragged_ == comesFromOffTable())
    judgeDraft(toPoint(map_.toTable(event->position())));
  else if (draggedPerson_ != noPerson)
    leadPerson(draggedPerson_, toVec(controller_.battle().person(draggedPerson_).at), noUnit);
  draggedPerson_ = noPerson;
  dragged_ = noUnit;
  draggedHeading_.reset();
}

// For those who write the place down, or hear it.
void TableView::sayWhere() {
  const UnitIndex unit = controller_.selected();
  const Battle& battle = controller_.battle();
  const QString words = tr("%1: %2").arg(nameOf(unit), text(placeWords(*battle.setup, battle.unit(unit).pose)));
  Q_EMIT statusChanged(tr("%1. With H held, drag it to where it stands.").arg(words));
  QAccessibleEvent told(this, QAccessible::DescriptionChanged);
  setAccessibleDescription(words);
  QAccessible::updateAccessibility(&told);
}

bool TableView::showsGhosts() const {
  return ghosts_ != nullptr && controller_.hasBattle() && controller_.depth() == Depth::judgeWhenAsked;
}

// Its place is known, and nothing has happened yet.
void TableView::leaveGhost() {
  std::vector<std::pair<UnitIndex, Pose>> shown;
  if (group_)
    for (const MoveDraft& part : group_->parts) shown.emplace_back(part.unit, part.trace.back());
  else if (draft_ && draft_->unit != noUnit && draft_->end())
    shown.emplace_back(draft_->unit, *draft_->end());
  setDraft(std::nullopt, false);
  for (const auto& [unit, pose] : shown) ghosts_->show(unit, pose);
}

void TableView::dropped() {
  dragging_ = false;
  if (showsGhosts() && draft_ && draft_->placed) return leaveGhost();
  // Put down where it was taken up: nothing has been moved.
  const bool nowhere = draft_ && !draft_->placed && draft_->action.kind >= 0 && draft_->action.path.empty() &&
                       leadsAlongPath(controller_.rules(), draft_->action.kind) &&
                       staysPut(*draft_, controller_.battle());
  if (nowhere) return setDraft(std::nullopt, false);
  if (draft_ && draft_->means()) return acceptDraft();
  reachTimer_.start();
  // The reason why the unit could not be dragged stays to be read.
  if (refused_ == noUnit) setDraft(std::nullopt, false);
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (!controller_.hasBattle() || event->button() != Qt::LeftButton) return;
  const UnitIndex unit = unitAt(event->position());
  unit == noUnit ? zoomBy(1.6, event->position()) : selectLine(unit);
}

void TableView::wheelEvent(QWheelEvent* event) {
  const double steps = event->angleDelta().y() / 120.0;
  if (steps != 0) zoomBy(std::pow(1.2, steps), event->position());
  event->accept();
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
  if (!controller_.hasBattle() || dragging_) return;
  const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
  const UnitIndex unit = byKey ? controller_.selected() : unitAt(event->pos());
  if (unit == noUnit) return;
  const QPoint at = byKey ? placeOf(unit).center() : event->pos();
  Q_EMIT menuWanted(unit, mapToGlobal(at));
}

void TableView::leaveEvent(QEvent*) {
  pointer_.reset();
  Q_EMIT pointerMoved({});
  update();
}

}  // namespace signifer::ui
