// Plays the battle out many times from the present moment, by machine, off the window's thread: shares of wins with
// their intervals. It can be stopped; nothing on the table changes.
#pragma once

#include <QDialog>
#include <QTimer>
#include <atomic>
#include <memory>
#include <thread>

#include "game/battle_controller.h"
#include "simulation/simulation.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace signifer::ui {

class OddsBars;

class SimulationDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit SimulationDialog(const BattleController& game, QWidget* parent = nullptr);
  ~SimulationDialog() override;
  void start();

 Q_SIGNALS:
  void playedOut();

 private:
  void stop();
  void show(const SimulationResult& result);

  const BattleController& game_;
  std::array<QComboBox*, 2> commanders_{};
  QSpinBox* battles_;
  QProgressBar* progress_;
  QPushButton* run_;
  OddsBars* bars_;
  QLabel* words_;
  QTimer timer_;
  std::atomic<bool> cancel_ = false;
  std::atomic<std::uint32_t> done_ = 0;
  std::jthread worker_;
};

}  // namespace signifer::ui
