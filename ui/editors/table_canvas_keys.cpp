// Choosing things on the table in preparation, and acting on the chosen ones: by keys, menus and panes.
#include <QKeyEvent>
#include <algorithm>

#include "editors/table_canvas.h"
#include "widgets/typed_keys.h"

namespace signifer::ui {
namespace {

constexpr double nudgeStep = 0.5 * oneInch;
constexpr double fineInches = 0.1 * oneInch;
constexpr Angle turnStep = 15 * oneDegree;

}  // namespace

std::vector<std::size_t> TableCanvas::chosenPlaces() const {
  std::vector<std::size_t> places;
  const auto& units = document_.model().units;
  for (const std::string& id : chosen_)
    places.push_back(static_cast<std::size_t>(std::ranges::find(units, id, &TableUnit::id) - units.begin()));
  return places;
}

void TableCanvas::choose(std::vector<std::string> units) {
  chosen_ = std::move(units);
  person_.clear();
  ground_ = -1;
  update();
  Q_EMIT choiceChanged();
}

void TableCanvas::chooseGround(int piece) {
  chosen_.clear();
  person_.clear();
  ground_ = piece;
  update();
  Q_EMIT choiceChanged();
}

void TableCanvas::turn(Angle by) {
  TableModel next = document_.model();
  if (chosen_.empty()) return;
  const Angle step = document_.definition().grid() ? (by > 0 ? 90 * oneDegree : -90 * oneDegree) : by;
  for (const std::size_t i : chosenPlaces()) next.units[i].pose.heading = normalised(next.units[i].pose.heading + step);
  document_.change(tr("Turned"), std::move(next), QStringLiteral("turn"));
}

void TableCanvas::detachLeaders() {
  TableModel next = document_.model();
  std::string last;
  for (const std::size_t i : chosenPlaces())
    for (TablePerson& person : next.people) {
      const TableUnit& unit = next.units[i];
      if (person.unit != unit.id) continue;
      const double back = unit.base.depth / 2.0 + oneInch;
      person.at = toPoint(toVec(unit.pose.centre) - forwardOf(unit.pose.heading) * back);
      person.unit.clear();
      last = person.id;
    }
  if (last.empty()) return;
  document_.change(tr("Leader stands alone"), std::move(next));
  choose({});
  person_ = last;
  Q_EMIT choiceChanged();
}

void TableCanvas::nudge(Vec2 by) {
  TableModel next = document_.model();
  if (document_.definition().grid()) {
    const double side = document_.model().size.squareSide;
    by = {by.x > 0 ? side : by.x < 0 ? -side : 0, by.y > 0 ? side : by.y < 0 ? -side : 0};
  }
  for (const std::size_t i : chosenPlaces()) next.units[i].pose.centre = toPoint(toVec(next.units[i].pose.centre) + by);
  for (TablePerson& person : next.people)
    if (person.id == person_) person.at = toPoint(toVec(person.at) + by);
  if (ground_ >= 0)
    for (Point& corner : next.ground[static_cast<std::size_t>(ground_)].outline) corner = toPoint(toVec(corner) + by);
  document_.change(tr("Moved"), std::move(next), QStringLiteral("nudge"));
}

void TableCanvas::removeChosen() {
  if (ground_ >= 0) {
    TableModel next = document_.model();
    next.ground.erase(next.ground.begin() + ground_);
    ground_ = -1;
    return document_.change(tr("Ground removed"), std::move(next));
  }
  if (chosen_.empty() && person_.empty()) return;
  std::set<std::string> people;
  if (!person_.empty()) people.insert(person_);
  document_.remove({chosen_.begin(), chosen_.end()}, people);
}

void TableCanvas::order(Arrangement how) {
  if (chosen_.empty()) return;
  TableModel next = document_.model();
  arrange(next, chosenPlaces(), how);
  document_.change(tr("Put in order"), std::move(next));
}

void TableCanvas::keyPressEvent(QKeyEvent* event) {
  const bool fine = (event->modifiers() & Qt::ShiftModifier) != 0;
  const double step = fine ? fineInches : nudgeStep;
  const bool anything = !chosen_.empty() || !person_.empty() || ground_ >= 0;
  if (const auto typed = typedTurn(*event)) {
    const Angle by = typed->fine ? oneDegree : turnStep;
    return turn(typed->left ? -by : by);
  }
  switch (event->key()) {
    case Qt::Key_Escape:
      if (!carried_.empty() || carriedPerson_ >= 0) return stopCarrying();
      if (tool_ == Tool::ground) return stopDrawing();
      return choose({});
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!corners_.empty()) return finishCorners();
      break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      return removeChosen();
    case Qt::Key_Left:
      if (anything) return nudge({-step, 0});
      break;
    case Qt::Key_Right:
      if (anything) return nudge({step, 0});
      break;
    case Qt::Key_Up:
      if (anything) return nudge({0, step});
      break;
    case Qt::Key_Down:
      if (anything) return nudge({0, -step});
      break;
    case Qt::Key_T:
      return order(Arrangement::turnAbout);
    default:
      break;
  }
  QWidget::keyPressEvent(event);
}

}  // namespace signifer::ui
