// Several units at once: selecting them by band, click and line, leading them together, carrying the move out; and what
// is said where a unit may not be dragged at all.
#include <QApplication>
#include <QMouseEvent>
#include <algorithm>

#include "beside/ghosts.h"
#include "play/override.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/callout.h"
#include "table/table_view.h"
#include "wording.h"

namespace signifer::ui {

// With Shift or Ctrl one more is selected, or one less; a band begins on open ground.
void TableView::pressUnit(UnitIndex unit, const QMouseEvent& event) {
  const bool also = event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
  // One that is to come in has no base on the table to take hold of: wherever is pressed it is meant to come.
  if (const UnitIndex comes = unit == noUnit && !also ? comesFromOffTable() : noUnit; comes != noUnit) {
    controller_.select(comes);
    dragged_ = comes;
    grip_ = {};
    return;
  }
  if (unit == noUnit) {
    band_ = QRectF(pressed_, QSizeF());
    if (!also) controller_.select(noUnit);
    return;
  }
  // By hand Shift and a drag turn the selected unit.
  const bool turns = controller_.byHand() && controller_.selected() == unit && (event.modifiers() & Qt::ShiftModifier);
  if (also && !turns)
    controller_.selectAlso(unit);
  else if (controller_.isSelected(unit) && controller_.group().size() > 1)
    leadWith(unit);
  else
    controller_.select(unit);
  if (!controller_.isSelected(unit)) return;
  dragged_ = unit;
  const Pose held = showsGhosts() ? ghosts_->poseOf(unit) : controller_.battle().unit(unit).pose;
  grip_ = map_.toTable(event.position()) - toVec(held.centre);
}

// The one that is taken hold of leads those who are selected.
void TableView::leadWith(UnitIndex unit) {
  std::vector<UnitIndex> units = controller_.group();
  std::erase(units, unit);
  units.insert(units.begin(), unit);
  controller_.selectGroup(std::move(units));
}

// Of two sides in one band, the one that is asked; else the one that has more in it.
void TableView::selectWithin(const QRectF& band) {
  constexpr double least = 4;
  if (band.width() < least && band.height() < least) return;
  std::array<std::vector<UnitIndex>, 2> found;
  for (const UnitLook& look : looks_)
    if (band.contains(map_.toScreen(look.pose.centre))) found[static_cast<std::size_t>(look.side)].push_back(look.unit);
  const SideIndex asked = controller_.byHand() ? controller_.battle().active : controller_.decision().side;
  const auto own = static_cast<std::size_t>(asked == noSide ? 0 : asked);
  std::vector<UnitIndex> units = !found[own].empty() ? found[own] : found[1 - own];
  if (QApplication::keyboardModifiers() & (Qt::ShiftModifier | Qt::ControlModifier)) {
    std::vector<UnitIndex> all = controller_.group();
    for (const UnitIndex unit : units)
      if (!controller_.isSelected(unit)) all.push_back(unit);
    units = std::move(all);
  }
  controller_.selectGroup(std::move(units));
  Q_EMIT statusChanged(groupWords());
}

void TableView::selectLine(UnitIndex unit) {
  controller_.selectGroup(lineOf(controller_.rules(), controller_.battle(), unit));
  Q_EMIT statusChanged(groupWords());
}

void TableView::selectCommand(UnitIndex unit) {
  controller_.selectGroup(commandOf(controller_.rules(), controller_.battle(), unit));
  Q_EMIT statusChanged(groupWords());
}

void TableView::followLead() {
  group_.reset();
  if (!draft_ || draft_->unit == noUnit || !draft_->end() || draft_->action.target != noUnit) return;
  if (controller_.group().size() < 2 || !controller_.isSelected(draft_->unit)) return;
  if (!draft_->placed && !isOrdinaryMove(controller_.rules(), draft_->action)) return;
  group_ = signifer::ui::groupDraft(controller_.rules(), controller_.battle(), controller_.group(), *draft_);
  if (group_->parts.empty()) group_.reset();
}

QString TableView::groupWords() const {
  const std::size_t many = controller_.group().size();
  if (!group_) {
    if (many < 2) return {};
    return tr("<b>%1 units</b> selected: drag one, or use the arrow keys, to move all").arg(many);
  }
  if (group_->placed) return tr("<b>%1 units</b> placed by hand. Enter accepts, Esc takes back").arg(many);
  if (const MoveDraft* refused = group_->refused()) {
    if (group_->together) return tr("<b>%1 units</b> together: not legal. Esc takes back").arg(many);
    return tr("<b>%1 of %2 units</b> may go so: %3 may not. Esc takes back")
        .arg(group_->legalParts())
        .arg(many)
        .arg(nameOf(refused->unit).toHtmlEscaped());
  }
  const QString figure = figureOf(controller_.rules(), controller_.battle(), *draft_);
  return (group_->together ? tr("<b>%1 units</b> together, %2. Enter accepts for all, Esc takes back")
                           : tr("<b>%1 units</b> one after another, %2. Enter accepts for all, Esc takes back"))
      .arg(many)
      .arg(figure);
}

// One refusal stops all; what waits for dice is carried out up to there.
void TableView::acceptGroup() {
  const GroupDraft group = *group_;
  if (group.placed) return placeGroup(group);
  if (group.refused() != nullptr) return setDraft(draft_, true);
  const std::vector<UnitIndex> units = controller_.group();
  std::size_t done = 0;
  for (const Action& action : group.actions) {
    if (!controller_.act(action)) break;
    ++done;
  }
  std::vector<UnitIndex> left = units;
  std::erase_if(left, [this](UnitIndex unit) { return !controller_.battle().unit(unit).present; });
  if (controller_.decision().unit == noUnit) controller_.selectGroup(std::move(left));
  if (done < group.actions.size())
    Q_EMIT statusChanged(tr("%1 of %2 moved: the next one waits.").arg(done).arg(group.actions.size()));
}

// All in one event, so that one step back takes it back.
void TableView::placeGroup(const GroupDraft& group) {
  StateEdit edit;
  for (const MoveDraft& part : group.parts)
    edit.units.push_back(UnitEdit::placed(part.unit, part.trace.back(), controller_.byHand()));
  controller_.change(text(overrideText(controller_.rules(), controller_.battle(), edit)),
                     tr("%1 units moved by hand").arg(group.parts.size()));
}

// Out of turn or in another step: what the rule set says of the plainest move of this unit.
void TableView::refuseDrag() {
  if (refused_ == dragged_ || controller_.outcome() || controller_.openThrow()) return;
  const auto& kinds = controller_.definition().actions();
  const auto moves = std::ranges::find(kinds, "move", &ActionKind::gesture);
  if (moves == kinds.end()) return;
  Action action;
  action.kind = static_cast<std::int8_t>(moves - kinds.begin());
  action.unit = dragged_;
  const Verdict verdict = controller_.rules().judge(controller_.battle(), action);
  setDraft(std::nullopt, false);
  if (verdict.legal() || verdict.reasons.empty()) return;
  refused_ = dragged_;
  callout_->say(controller_.rules(), controller_.battle(), action, verdict, false);
  callout_->show();
  placeCallout();
  Q_EMIT statusChanged(reasonWords(controller_.rules(), controller_.battle(), verdict.reasons.front()).toHtmlEscaped());
}

}  // namespace signifer::ui
