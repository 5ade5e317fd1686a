// Units and leaders that are brought onto the table from beside it.
#include <algorithm>

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
  update();
}

void TableCanvas::stopCarrying() {
  carried_.clear();
  carriedPerson_ = -1;
  carriedShown_ = false;
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
  return poses;
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
  std::vector<Pose> poses = carriedPoses(at);
  // A single unit snaps as one that is dragged.
  const auto places = document_.put(carriedSide_, carried_, poses);
  std::vector<std::string> ids;
  for (const std::size_t place : places) ids.push_back(document_.model().units[place].id);
  stopCarrying();
  choose(std::move(ids));
  setFocus();
  return true;
}

}  // namespace signifer::ui
