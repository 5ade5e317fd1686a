#include "simulation/battle_runner.h"

#include <algorithm>
#include <chrono>

namespace signifer::ui {
namespace {

/// A part takes about so long, so that figures grow smoothly and stopping loses little.
constexpr std::chrono::milliseconds whilePlaying{250};
constexpr std::uint32_t firstPart = 2;
constexpr std::uint32_t mostInPart = 512;

// One core is left to the window.
int threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

}  // namespace

BattleRunner::BattleRunner(QObject* parent) : QObject(parent) {}

BattleRunner::~BattleRunner() { end(); }

void BattleRunner::end() {
  ++run_;
  cancel_ = true;
  if (worker_.joinable()) worker_.join();
  running_ = false;
}

void BattleRunner::begin(std::vector<SetUp> setUps, std::uint64_t seed, std::uint32_t battles, bool untilDecided) {
  end();
  untilDecided_ = untilDecided && setUps.size() == 2;
  decided_.reset();
  setUps_ = std::move(setUps);
  seed_ = seed;
  records_.clear();
  passed_ = 0;
  for (const SetUp& setUp : setUps_)
    records_.push_back({describe({setUp.commanders, seed, battles}, setUp.start, battles), 0, {}});
  goOn(battles);
}

void BattleRunner::stop() {
  if (!running_) return;
  end();
  Q_EMIT progressed();
}

void BattleRunner::goOn(std::uint32_t battles) {
  if (setUps_.empty()) return;
  end();
  wanted_ = battles;
  for (SimulationRecords& records : records_) records.about["battles"] = battles;
  before_ = played();
  passed_ = 0;
  clock_.start();
  cancel_ = false;
  running_ = before_ < wanted_;
  if (running_) worker_ = std::jthread([this, run = run_, first = before_] { work(run, first); });
  Q_EMIT progressed();
}

std::uint32_t BattleRunner::played() const {
  return records_.empty() ? 0 : static_cast<std::uint32_t>(records_.front().battles.size());
}

double BattleRunner::rate() const {
  const double battles = (played() - before_) * static_cast<double>(setUps_.size());
  return passed_ > 0 ? battles / passed_ : 0;
}

void BattleRunner::work(std::uint64_t run, std::uint32_t first) {
  std::uint32_t size = firstPart;
  while (first < wanted_ && !cancel_) {
    const auto began = std::chrono::steady_clock::now();
    SimulationPlan plan;
    plan.seed = seed_;
    plan.first = first;
    plan.battles = std::min(size, wanted_ - first);
    plan.threads = threads();
    std::vector<std::vector<PlayedBattle>> played;
    for (const SetUp& setUp : setUps_) {
      plan.commanders = setUp.commanders;
      played.push_back(simulate(*setUp.rules, setUp.start, plan, &cancel_).battles);
    }
    if (cancel_) return;
    first += plan.battles;
    const bool last = first == wanted_;
    QMetaObject::invokeMethod(
        this, [this, run, last, played = std::move(played)]() mutable { take(run, std::move(played), last); },
        Qt::QueuedConnection);
    if (std::chrono::steady_clock::now() - began < whilePlaying) size = std::min(size * 2, mostInPart);
  }
}

void BattleRunner::take(std::uint64_t run, std::vector<std::vector<PlayedBattle>> part, bool last) {
  if (run != run_) return;
  for (std::size_t i = 0; i < part.size(); ++i)
    records_[i].battles.insert(records_[i].battles.end(), part[i].begin(), part[i].end());
  passed_ = static_cast<double>(clock_.elapsed()) / 1000;
  if (last) running_ = false;
  lookWhetherDecided();
  Q_EMIT progressed();
}

// Battles played beyond the deciding one do not count, so that parts and threads change nothing.
void BattleRunner::lookWhetherDecided() {
  if (!untilDecided_) return;
  decided_ = decidedBetween(records_[0].battles, records_[1].battles);
  if (!decided_) return;
  end();
  for (SimulationRecords& records : records_) {
    records.battles.resize(decided_->battles);
    records.about["battles"] = decided_->battles;
  }
}

void BattleRunner::playOn() {
  untilDecided_ = false;
  decided_.reset();
}

}  // namespace signifer::ui
