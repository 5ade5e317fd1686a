// One battle of a simulation, played once more as a session with all its events, off the window's thread: it says how
// far it is and can be stopped.
#pragma once

#include <QObject>
#include <QTimer>
#include <atomic>
#include <memory>
#include <thread>
#include <utility>

#include "play/session.h"
#include "simulation/battle_runner.h"

namespace signifer::ui {

class OneBattle final : public QObject {
  Q_OBJECT

 public:
  explicit OneBattle(QObject* parent = nullptr);
  ~OneBattle() override;

  /// Plays battle `number` of a simulation of this set-up; drops what was being played.
  void play(const SetUp& setUp, std::uint64_t seed, std::uint32_t number);
  void stop();
  [[nodiscard]] bool playing() const { return playing_; }
  [[nodiscard]] std::uint32_t number() const { return number_; }
  /// The turn that it has come to.
  [[nodiscard]] int turn() const;
  /// The battle, once `played` has said that it is there; then nothing until the next.
  [[nodiscard]] std::unique_ptr<Session> take() { return std::move(session_); }

 Q_SIGNALS:
  void played();
  void failed(const QString& why);
  /// It has begun, went on or was stopped.
  void progressed();

 private:
  struct Run {
    std::atomic<bool> stop = false;
    std::atomic<int> turn = 0;
  };
  void work(const SetUp& setUp, std::uint64_t seed, std::uint32_t number, const std::shared_ptr<Run>& run);
  void end(const std::shared_ptr<Run>& run, std::unique_ptr<Session> session, const QString& why);

  std::shared_ptr<Run> run_;
  std::jthread worker_;
  QTimer tick_;
  std::uint32_t number_ = 0;
  bool playing_ = false;
  std::unique_ptr<Session> session_;
};

}  // namespace signifer::ui
