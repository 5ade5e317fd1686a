// Places that people have shown on the table and that are not taken yet. Each is a ghost beside its unit. One may be
// dragged to where its model stands, or many after a while in which nobody typed. They can be judged, taken as one
// event, or thrown away. Until then they change nothing. While the table is being caught up with, told lines may be
// laid beside them: losses, and units that are gone.
#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <vector>

#include "game/battle_controller.h"
#include "play/table_moment.h"
#include "play/told_moves.h"
#include "tell/catching_up.h"

namespace signifer::ui {

class Ghosts final : public QObject {
  Q_OBJECT

 public:
  explicit Ghosts(BattleController& game, QObject* parent = nullptr);

  [[nodiscard]] const std::vector<ToldPlace>& places() const { return places_; }
  [[nodiscard]] bool empty() const { return places_.empty() && told_.empty(); }
  /// The ghost of a unit, or where it stands.
  [[nodiscard]] Pose poseOf(UnitIndex unit) const;
  /// Shows a unit there; where it stands already its ghost goes.
  void show(UnitIndex unit, const Pose& pose);
  void throwAway(UnitIndex unit);
  void throwAllAway();
  /// Lays what a line told beside the ghosts; it is taken with them.
  void lay(const std::string& changes);
  /// All that waits: the places in the order in which they were shown, then what was told.
  [[nodiscard]] const std::vector<CaughtUp>& proposals() const;
  /// Throws one of the proposals away.
  void throwAway(std::size_t proposal);
  /// The moment that somebody has named to be judged for; nothing where each is judged for its own step.
  [[nodiscard]] const std::optional<TableMoment>& judgedFor() const { return moment_; }
  void judgeFor(const std::optional<TableMoment>& moment);
  /// Each as the rules say, in the order in which they were shown.
  [[nodiscard]] const std::vector<ToldMove>& judged() const;
  /// The legal place that is nearest to the ghost shown last. Nothing if that is legal, or if there is none.
  [[nodiscard]] const std::optional<Pose>& nearest() const;
  /// Puts the last ghost there.
  void showNearest();
  /// Puts them where they are shown, as one event; of the legal ones alone where `legal` is set.
  void take(bool legal);

 Q_SIGNALS:
  void changed();

 private:
  /// The rules on them, in the battle of now.
  struct Judged {
    std::vector<ToldMove> moves;
    std::optional<Pose> nearest;
    std::vector<CaughtUp> proposals;
  };
  const Judged& judgement() const;
  void forgetThoseGone();
  void tellOthers();

  BattleController& game_;
  std::vector<ToldPlace> places_;
  /// Changes of state, each as a line told it.
  std::vector<std::string> told_;
  std::optional<TableMoment> moment_;
  mutable std::optional<Judged> judged_;
};

}  // namespace signifer::ui
