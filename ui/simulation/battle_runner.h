// Plays many battles off the window's thread, part by part, so that figures grow while it runs. It can be stopped at
// any moment and go on from there. The battles are the same as those of one unbroken run. With a second set-up it plays
// the same numbers of both, on the same dice.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "simulation/records.h"
#include "simulation/sequential.h"

namespace signifer::ui {

/// A set-up to be played: a position and its commanders.
struct SetUp {
  std::shared_ptr<const RuleSet> rules;
  Battle start;
  std::array<std::string, 2> commanders;
};

class BattleRunner final : public QObject {
  Q_OBJECT

 public:
  explicit BattleRunner(QObject* parent = nullptr);
  ~BattleRunner() override;

  /// Begins anew with one set-up or two.
  /// `untilDecided`: of two it stops as soon as one is better.
  void begin(std::vector<SetUp> setUps, std::uint64_t seed, std::uint32_t battles, bool untilDecided = false);
  void stop();
  /// Goes on to so many battles of each set-up.
  void goOn(std::uint32_t battles);
  /// Leaves what was decided behind: it goes on to the full number.
  void playOn();
  [[nodiscard]] bool running() const { return running_; }
  /// Which of two is better, once that is said; it has stopped then.
  [[nodiscard]] const std::optional<Decided>& decided() const { return decided_; }
  [[nodiscard]] std::uint32_t played() const;
  [[nodiscard]] std::uint32_t wanted() const { return wanted_; }
  /// Battles a second, both set-ups counted; 0 before the first.
  [[nodiscard]] double rate() const;
  [[nodiscard]] const std::vector<SetUp>& setUps() const { return setUps_; }
  /// The battles of a set-up so far.
  [[nodiscard]] const SimulationRecords& records(std::size_t setUp) const { return records_[setUp]; }

 Q_SIGNALS:
  /// More battles are there, or it has begun or ended.
  void progressed();

 private:
  void work(std::uint64_t run, std::uint32_t first);
  void take(std::uint64_t run, std::vector<std::vector<PlayedBattle>> part, bool last);
  void lookWhetherDecided();
  void end();

  std::vector<SetUp> setUps_;
  std::vector<SimulationRecords> records_;
  std::uint64_t seed_ = 1;
  std::uint32_t wanted_ = 0;
  std::atomic<bool> cancel_ = false;
  std::jthread worker_;
  /// Counts the runs: what an older one brings is thrown away.
  std::uint64_t run_ = 0;
  bool running_ = false;
  bool untilDecided_ = false;
  std::optional<Decided> decided_;
  QElapsedTimer clock_;
  std::uint32_t before_ = 0;
  double passed_ = 0;
};

}  // namespace signifer::ui
