#include "simulation/one_battle.h"

#include "simulation/play_through.h"

namespace signifer::ui {
namespace {

// The time between two reports of progress, in milliseconds.
constexpr int tick = 250;

}  // namespace

OneBattle::OneBattle(QObject* parent) : QObject(parent) {
  tick_.setInterval(tick);
  connect(&tick_, &QTimer::timeout, this, &OneBattle::progressed);
}

OneBattle::~OneBattle() {
  if (run_) run_->stop = true;
}

void OneBattle::play(const SetUp& setUp, std::uint64_t seed, std::uint32_t number) {
  stop();
  // One that was told to stop ends in mid-thought: this takes no time worth the word.
  if (worker_.joinable()) worker_.join();
  run_ = std::make_shared<Run>();
  run_->turn = setUp.start.turn;
  number_ = number;
  playing_ = true;
  worker_ = std::jthread([this, setUp, seed, number, run = run_] { work(setUp, seed, number, run); });
  tick_.start();
  Q_EMIT progressed();
}

void OneBattle::stop() {
  session_.reset();
  if (!playing_) return;
  run_->stop = true;
  playing_ = false;
  tick_.stop();
  Q_EMIT progressed();
}

int OneBattle::turn() const { return run_ ? run_->turn.load() : 0; }

void OneBattle::work(const SetUp& setUp, std::uint64_t seed, std::uint32_t number, const std::shared_ptr<Run>& run) {
  QString why;
  auto session = std::make_unique<Session>(setUp.rules, setUp.start, seed, number);
  try {
    const Session& now = *session;
    playThrough(*session, setUp.commanders, &run->stop,
                [&run, &now](const auto&...) { run->turn = now.battle().turn; });
  } catch (const std::exception& e) {
    why = QString::fromUtf8(e.what());
  }
  QMetaObject::invokeMethod(
      this, [this, run, session = std::move(session), why]() mutable { end(run, std::move(session), why); },
      Qt::QueuedConnection);
}

void OneBattle::end(const std::shared_ptr<Run>& run, std::unique_ptr<Session> session, const QString& why) {
  // A stopped or older run is thrown away.
  if (run != run_ || !playing_) return;
  playing_ = false;
  tick_.stop();
  if (!why.isEmpty()) {
    Q_EMIT failed(why);
  } else {
    session_ = std::move(session);
    Q_EMIT played();
  }
}

}  // namespace signifer::ui
