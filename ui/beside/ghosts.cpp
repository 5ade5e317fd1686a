#include "beside/ghosts.h"

#include <algorithm>

#include "play/override.h"
#include "symbols.h"
#include "wording.h"

namespace signifer::ui {

Ghosts::Ghosts(BattleController& game, QObject* parent) : QObject(parent), game_(game) {
  connect(&game_, &BattleController::changed, this, &Ghosts::forgetThoseGone);
  connect(&game_, &BattleController::opened, this, &Ghosts::throwAllAway);
}

Pose Ghosts::poseOf(UnitIndex unit) const {
  const auto shown = std::ranges::find(places_, unit, &ToldPlace::unit);
  return shown == places_.end() ? game_.battle().unit(unit).pose : shown->pose;
}

void Ghosts::show(UnitIndex unit, const Pose& pose) {
  std::erase_if(places_, [unit](const ToldPlace& place) { return place.unit == unit; });
  if (game_.battle().unit(unit).pose != pose) places_.push_back({unit, pose});
  Q_EMIT changed();
}

void Ghosts::throwAway(UnitIndex unit) {
  std::erase_if(places_, [unit](const ToldPlace& place) { return place.unit == unit; });
  Q_EMIT changed();
}

void Ghosts::throwAllAway() {
  if (places_.empty()) return;
  places_.clear();
  Q_EMIT changed();
}

std::vector<ToldMove> Ghosts::judged() const {
  if (!game_.hasBattle() || places_.empty()) return {};
  return movesTold(game_.rules(), game_.battle(), places_);
}

void Ghosts::take(bool legal) {
  if (places_.empty()) return;
  std::vector<UnitIndex> refused;
  if (legal)
    for (const ToldMove& move : judged())
      if (!move.legal()) refused.push_back(move.unit);
  StateEdit edit;
  for (const ToldPlace& place : places_)
    if (std::ranges::find(refused, place.unit) == refused.end())
      edit.units.push_back(UnitEdit::placed(place.unit, place.pose, true));
  std::vector<ToldPlace> left = places_;
  std::erase_if(left, [&](const ToldPlace& place) { return std::ranges::find(refused, place.unit) == refused.end(); });
  if (edit.units.empty()) return;
  places_ = std::move(left);
  game_.change(text(overrideText(game_.rules(), game_.battle(), edit)), {});
  Q_EMIT changed();
}

// A unit that has left the table, or that stands where its ghost was shown, has none.
void Ghosts::forgetThoseGone() {
  const std::size_t count = places_.size();
  std::erase_if(places_, [this](const ToldPlace& place) {
    if (!game_.hasBattle() || place.unit >= game_.battle().unitCount()) return true;
    const Unit& unit = game_.battle().unit(place.unit);
    return !unit.present || unit.pose == place.pose || game_.depth() != Depth::judgeWhenAsked;
  });
  if (places_.size() != count) Q_EMIT changed();
}

}  // namespace signifer::ui
