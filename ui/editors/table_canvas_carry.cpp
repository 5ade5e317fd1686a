// Units and leaders that are brought onto the table from beside it.
#include <QGuiApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "editors/table_canvas.h"

namespace signifer::ui {

void TableCanvas::carry(SideIndex side, std::vector<ArmyMember> members, int person) {
  carriedSide_ = side;
  carried_ = std::move(members);
  carriedPerson_ = person;
  carriedShown_ = false;
}

void TableCanvas::carryTo(QPointF at) {
  pointer_ = at;
  carriedShown_ = rect().contains(at.toPoint()) && (!carried_.empty() || carriedPerson_ >= 0);
  const auto snap = snapOfCarried(at, carriedSide_ == 0 ? 0 : 180 * oneDegree);
  snapWords_ = snap ? QString::fromStdString(snap->beside) : QString();
  update();
}

void TableCanvas::stopCarrying() {
  carried_.clear();
  carriedPerson_ = -1;
  carriedShown_ = false;
  snapWords_.clear();
  update();
}

// Side by side, the first at the pointer; on a grid in squares beside each other.
std::vector<Pose> TableCanvas::carriedPoses(QPointF at) const {
  const auto& army = *document_.army(carriedSide_);
  const auto all = membersOf(army.opened.army);
  const Angle heading = carriedSide_ == 0 ? 0 : 180 * oneDegree;
  const Vec2 right = rightOf(heading);
  Vec2 centre = toGrid(map_.toTable(at));
  std::vector<Pose> poses;
  Length before = 0;
  for (std::size_t i = 0; i < carried_.size(); ++i) {
    const Base base = army.bases[static_cast<std::size_t>(std::ranges::find(all, carried_[i]) - all.begin())];
    const Length own = document_.definition().grid() ? document_.model().size.squareSide : base.frontage;
    if (i > 0) centre += right * ((before + own) / 2.0);
    before = own;
    poses.push_back({toPoint(centre), heading});
  }
  if (poses.size() == 1)
    if (const auto snap = snapOfCarried(at, heading)) poses.front() = snap->pose;
  return poses;
}

// A single unit snaps as one that is dragged on the table, with Alt it does not.
std::optional<Snap> TableCanvas::snapOfCarried(QPointF at, Angle heading) const {
  const bool free = !snapping_ || (QGuiApplication::keyboardModifiers() & Qt::AltModifier) != 0;
  if (free || carried_.size() != 1 || document_.definition().grid() || underlay_.visible()) return std::nullopt;
  const auto& army = *document_.army(carriedSide_);
  const auto all = membersOf(army.opened.army);
  TableModel with = document_.model();
  std::vector<Base> bases = document_.bases();
  TableUnit unit;
  unit.side = carriedSide_;
  unit.pose = {toPoint(map_.toTable(at)), heading};
  unit.base = army.bases[static_cast<std::size_t>(std::ranges::find(all, carried_.front()) - all.begin())];
  unit.rest = std::make_shared<const Json>(Json::object());
  bases.push_back(unit.base);
  const Pose pose = unit.pose;
  with.units.push_back(std::move(unit));
  const std::size_t place = with.units.size() - 1;
  return snapped(with, bases, place, pose, {place});
}

bool TableCanvas::dropCarried(QPointF at) {
  if (!rect().contains(at.toPoint())) {
    stopCarrying();
    return false;
  }
  if (carriedPerson_ >= 0) {
    const int onto = unitAt(at);
    const bool joins = onto >= 0 && document_.model().units[static_cast<std::size_t>(onto)].side == carriedSide_;
    document_.putPerson(carriedSide_, carriedPerson_, toPoint(map_.toTable(at)),
                        joins ? document_.model().units[static_cast<std::size_t>(onto)].id : std::string());
    stopCarrying();
    return true;
  }
  const std::vector<Pose> poses = carriedPoses(at);
  const auto places = document_.put(carriedSide_, carried_, poses);
  std::vector<std::string> ids;
  for (const std::size_t place : places) ids.push_back(document_.model().units[place].id);
  stopCarrying();
  choose(std::move(ids));
  setFocus();
  return true;
}

}  // namespace signifer::ui
