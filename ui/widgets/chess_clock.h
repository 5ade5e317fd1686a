// A chess clock beside the battle: how long each side has been asked, and how long this step has taken. It runs for the
// side that all wait for, stands while it is paused or nobody is asked, and may ring when it is somebody else's turn.
// Off until somebody wants it; it belongs to the evening, not to the battle's file.
#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QTimer>
#include <array>

#include "game/battle_controller.h"

namespace signifer::ui {

class ChessClock final : public QLabel {
  Q_OBJECT

 public:
  explicit ChessClock(BattleController& game, QWidget* parent = nullptr);
  /// Shows and runs it from nought.
  void setOn(bool on);
  [[nodiscard]] bool isOn() const { return on_; }
  /// Stands still, or goes on.
  void setPaused(bool paused);
  [[nodiscard]] bool isPaused() const { return paused_; }
  /// Rings when another side is asked.
  void setRings(bool rings) { rings_ = rings; }
  /// How long a side has been asked, in milliseconds.
  [[nodiscard]] qint64 spent(SideIndex side) const;

 Q_SIGNALS:
  void rang();

 protected:
  void mousePressEvent(QMouseEvent* event) override;

 private:
  void follow();
  void take();
  void say();
  [[nodiscard]] SideIndex sideAsked() const;

  BattleController& game_;
  QTimer tick_;
  QElapsedTimer since_;
  std::array<qint64, 2> spent_{};
  qint64 step_ = 0;
  SideIndex side_ = noSide;
  StepIndex at_ = noStep;
  bool on_ = false;
  bool paused_ = false;
  bool rings_ = false;
};

}  // namespace signifer::ui
