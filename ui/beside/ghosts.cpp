#include "beside/ghosts.h"

#include <algorithm>

#include "play/override.h"
#include "symbols.h"
#include "tell/hand_moves.h"
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

void Ghosts::tellOthers() {
  judged_.reset();
  if (places_.empty()) moment_.reset();
  Q_EMIT changed();
}

void Ghosts::show(UnitIndex unit, const Pose& pose) {
  std::erase_if(places_, [unit](const ToldPlace& place) { return place.unit == unit; });
  if (game_.battle().unit(unit).pose != pose) places_.push_back({unit, pose});
  tellOthers();
}

void Ghosts::throwAway(UnitIndex unit) {
  std::erase_if(places_, [unit](const ToldPlace& place) { return place.unit == unit; });
  tellOthers();
}

void Ghosts::throwAllAway() {
  if (empty()) return;
  places_.clear();
  told_.clear();
  tellOthers();
}

void Ghosts::lay(const std::string& changes) {
  told_.push_back(changes);
  tellOthers();
}

// A line may have told several things; what is left of it stays.
void Ghosts::throwAway(std::size_t proposal) {
  std::vector<CaughtUp> all = proposals();
  if (proposal >= all.size()) return;
  if (proposal < places_.size()) return throwAway(all[proposal].unit);
  told_.clear();
  for (std::size_t i = places_.size(); i < all.size(); ++i)
    if (i != proposal) told_.push_back(std::move(all[i].changes));
  tellOthers();
}

void Ghosts::judgeFor(const std::optional<TableMoment>& moment) {
  moment_ = moment;
  judged_.reset();
  Q_EMIT changed();
}

const Ghosts::Judged& Ghosts::judgement() const {
  if (judged_) return *judged_;
  judged_.emplace();
  if (!game_.hasBattle() || empty()) return *judged_;
  const RuleSet& rules = game_.rules();
  const Battle& battle = game_.battle();
  std::vector<CaughtUp> parts;
  const auto add = [&parts](const std::string& changes) { parts.emplace_back().changes = changes; };
  if (!places_.empty()) {
    judged_->moves = movesAsked(rules, battle, places_, moment_);
    judged_->nearest = nearestLegalPlace(rules, battle, places_.back(), moment_);
    StateEdit edit;
    for (const ToldPlace& place : places_) edit.units.push_back(UnitEdit::placed(place.unit, place.pose, true));
    add(overrideText(rules, battle, edit));
  }
  for (const std::string& changes : told_) add(changes);
  judged_->proposals = catchingUp(rules, battle, caughtUpText(parts));
  return *judged_;
}

const std::vector<ToldMove>& Ghosts::judged() const { return judgement().moves; }
const std::optional<Pose>& Ghosts::nearest() const { return judgement().nearest; }
const std::vector<CaughtUp>& Ghosts::proposals() const { return judgement().proposals; }

void Ghosts::showNearest() {
  if (const std::optional<Pose> pose = nearest()) show(places_.back().unit, *pose);
}

void Ghosts::take(bool legal) {
  const std::vector<CaughtUp> all = proposals();
  const auto refused = [&](std::size_t i) {
    if (i >= places_.size()) return judgeCaughtUp(game_.rules(), game_.battle(), all, i).says == ToldAnswer::Says::no;
    const auto its = std::ranges::find(judged(), all[i].unit, &ToldMove::unit);
    return its != judged().end() && !its->legal();
  };
  std::vector<CaughtUp> taken;
  std::vector<ToldPlace> places;
  std::vector<std::string> told;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!legal || !refused(i))
      taken.push_back(all[i]);
    else if (i < places_.size())
      places.push_back(places_[i]);
    else
      told.push_back(all[i].changes);
  }
  if (taken.empty()) return;
  places_ = std::move(places);
  told_ = std::move(told);
  judged_.reset();
  game_.change(text(taken.size() == 1 ? taken.front().changes : caughtUpText(taken)), {});
  tellOthers();
}

// A unit that has left the table, or that stands where its ghost was shown, has none.
void Ghosts::forgetThoseGone() {
  judged_.reset();
  const std::size_t count = places_.size() + told_.size();
  if (!game_.hasBattle() || game_.depth() != Depth::judgeWhenAsked) {
    places_.clear();
    told_.clear();
  }
  std::erase_if(places_, [this](const ToldPlace& place) {
    if (place.unit >= game_.battle().unitCount()) return true;
    const Unit& unit = game_.battle().unit(place.unit);
    return !unit.present || unit.pose == place.pose;
  });
  if (places_.size() + told_.size() != count) tellOthers();
}

}  // namespace signifer::ui
