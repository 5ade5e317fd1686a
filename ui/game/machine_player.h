// Plays the sides that a machine commands: thinks off the window's thread, answers after a pause that lets people
// watch, and can be stopped at any moment. What it answers goes through the controller like anybody's action.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <atomic>
#include <memory>
#include <thread>

#include "commander/commander.h"
#include "game/battle_controller.h"

namespace signifer::ui {

class MachinePlayer final : public QObject {
  Q_OBJECT

 public:
  explicit MachinePlayer(BattleController& game, QObject* parent = nullptr);
  ~MachinePlayer() override;

  /// Name of the side's commander; empty for a person.
  void setCommander(SideIndex side, const QString& name);
  [[nodiscard]] QString commander(SideIndex side) const { return names_[static_cast<std::size_t>(side)]; }
  /// In the depth "simulate" both sides are played, a person's by the greedy commander.
  [[nodiscard]] bool plays(SideIndex side) const;
  void setPaused(bool paused);
  [[nodiscard]] bool paused() const { return paused_; }
  /// Milliseconds from one answer to the next.
  void setPause(int milliseconds) { pause_ = milliseconds; }
  [[nodiscard]] bool thinking() const { return thinking_; }
  /// What the commander plans, and why it did what it did last; empty once a person has acted.
  [[nodiscard]] QString words() const { return words_; }

 Q_SIGNALS:
  void thinkingChanged();

 private:
  void consider();
  void think();
  void answer(std::uint64_t question, const Action& action, const QString& words);
  [[nodiscard]] Commander& mind(SideIndex side);

  BattleController& game_;
  std::array<QString, 2> names_;
  std::array<std::unique_ptr<Commander>, 2> minds_;
  std::array<QString, 2> mindNames_;
  QTimer timer_;
  std::atomic<bool> stop_ = false;
  std::jthread worker_;
  QString words_;
  bool answering_ = false;
  /// Counts the states asked about; an answer to an older one is thrown away.
  std::uint64_t question_ = 0;
  int pause_ = 350;
  bool paused_ = false;
  bool thinking_ = false;
};

}  // namespace signifer::ui
