#include "game/odds_seeker.h"

namespace signifer::ui {
namespace {

// Looking for what varies asks about many results: each gets less.
constexpr OddsLimit glance{.work = 2e5, .bytes = 4e6};

int lastThatVaries(const Procedure& procedure, const Values& inputs, int otherwise, const std::atomic<bool>& stop) {
  for (int by = static_cast<int>(procedure.info().results.size()) - 1; by >= 0; --by) {
    try {
      OddsWatch watch(glance, &stop);
      if (procedure.odds(inputs, {by}, watch).size() > 1) return by;
    } catch (const OddsGivenUp& e) {
      if (e.why() == OddsGivenUp::Why::stopped) throw;
    }
  }
  return otherwise;
}

}  // namespace

OddsSeeker::~OddsSeeker() { stop(); }

void OddsSeeker::setSeeking(bool seeking) {
  if (seeking_ == seeking) return;
  seeking_ = seeking;
  Q_EMIT seekingChanged();
}

void OddsSeeker::stop() {
  ++question_;
  stop_ = true;
  if (worker_.joinable()) worker_.join();
  setSeeking(false);
}

void OddsSeeker::ask(std::shared_ptr<const RuleSet> rules, const Procedure& procedure, const Values& inputs, int by,
                     bool orWhatVaries) {
  stop();
  stop_ = false;
  setSeeking(true);
  worker_ = std::jthread([this, rules = std::move(rules), &procedure, inputs, by, orWhatVaries, question = question_] {
    OddsAnswer answer{by, {}, false};
    try {
      if (orWhatVaries) answer.by = lastThatVaries(procedure, inputs, by, stop_);
      OddsWatch watch({}, &stop_);
      if (answer.by >= 0) answer.odds = procedure.odds(inputs, {answer.by}, watch);
    } catch (const OddsGivenUp& e) {
      if (e.why() == OddsGivenUp::Why::stopped) return;
      answer.tooLarge = true;
    }
    QMetaObject::invokeMethod(
        this,
        [this, question, answer = std::move(answer)] {
          if (question != question_) return;
          setSeeking(false);
          Q_EMIT answered(answer);
        },
        Qt::QueuedConnection);
  });
}

}  // namespace signifer::ui
