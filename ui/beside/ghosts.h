// Places that people have shown on the table and that are not taken yet. Each is a ghost beside its unit. One may be
// dragged to where its model stands, or many after a while in which nobody typed. They can be judged, taken as one
// event, or thrown away. Until then they change nothing.
#pragma once

#include <QObject>
#include <vector>

#include "game/battle_controller.h"
#include "play/told_moves.h"

namespace signifer::ui {

class Ghosts final : public QObject {
  Q_OBJECT

 public:
  explicit Ghosts(BattleController& game, QObject* parent = nullptr);

  [[nodiscard]] const std::vector<ToldPlace>& places() const { return places_; }
  [[nodiscard]] bool empty() const { return places_.empty(); }
  /// The ghost of a unit, or where it stands.
  [[nodiscard]] Pose poseOf(UnitIndex unit) const;
  /// Shows a unit there; where it stands already its ghost goes.
  void show(UnitIndex unit, const Pose& pose);
  void throwAway(UnitIndex unit);
  void throwAllAway();
  /// Each as the rules say, in the order in which they were shown.
  [[nodiscard]] std::vector<ToldMove> judged() const;
  /// Puts them where they are shown, as one event; of the legal ones alone where `legal` is set.
  void take(bool legal);

 Q_SIGNALS:
  void changed();

 private:
  void forgetThoseGone();

  BattleController& game_;
  std::vector<ToldPlace> places_;
};

}  // namespace signifer::ui
