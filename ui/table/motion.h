// Units that glide from where they stood to where they stand, so that the eye can follow. Only what is drawn moves: the
// battle is there already.
#pragma once

#include <QVariantAnimation>
#include <vector>

#include "battle/battle.h"

namespace signifer::ui {

/// A unit's way, pose by pose; at least two.
struct Glide {
  UnitIndex unit = noUnit;
  std::vector<Pose> poses;
};

class Motion final : public QObject {
  Q_OBJECT

 public:
  explicit Motion(QObject* parent = nullptr);
  void begin(std::vector<Glide> glides, int milliseconds);
  void stop();
  [[nodiscard]] bool running() const { return clock_.state() == QAbstractAnimation::Running; }
  /// The pose in which to draw a unit that stands at `standing`.
  [[nodiscard]] Pose poseOf(UnitIndex unit, const Pose& standing) const;

 Q_SIGNALS:
  void stepped();

 private:
  QVariantAnimation clock_;
  std::vector<Glide> glides_;
};

}  // namespace signifer::ui
