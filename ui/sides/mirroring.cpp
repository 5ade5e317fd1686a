// A battle that shows another one: whatever is done here is done there.
#include <algorithm>

#include "game/battle_controller.h"

namespace signifer::ui {
namespace {

std::vector<std::string> idsShown(const Battle& battle) {
  std::vector<std::string> ids;
  for (const auto& unit : battle.setup->units) ids.push_back(unit.id);
  for (const auto& person : battle.setup->people) ids.push_back(person.id);
  return ids;
}

}  // namespace

void BattleController::setMaster(BattleController& other, std::function<bool(const Action&)> act) {
  master_ = &other;
  actThere_ = std::move(act);
}

void BattleController::mirror(std::unique_ptr<Session> session, Mirrored now) {
  const bool same = hasBattle() && idsShown(battle()) == idsShown(session->battle()) && &rules() == &session->rules();
  std::vector<std::string> selected;
  for (const UnitIndex unit : group_) selected.push_back(battle().setup->units[static_cast<std::size_t>(unit)].id);
  group_.clear();
  selected_ = noUnit;
  session_ = std::move(session);
  desk_ = now.desk;
  mirrored_ = std::move(now);
  for (UnitIndex unit = 0; unit < battle().unitCount(); ++unit)
    if (const auto found = std::ranges::find(selected, battle().setup->units[static_cast<std::size_t>(unit)].id);
        found != selected.end() && battle().unit(unit).present)
      group_.push_back(unit);
  selected_ = group_.empty() ? noUnit : group_.front();
  if (!same) Q_EMIT opened();
  afterChange();
  if (!same || group_.size() != selected.size()) Q_EMIT selectionChanged();
}

// A side gives its own answers alone, even in a step that asks both.
void BattleController::keepOwnCandidates() const {
  std::erase_if(candidates_, [this](const Action& action) {
    return action.unit != noUnit && battle().unit(action.unit).side != mirrored_->side;
  });
}

}  // namespace signifer::ui
