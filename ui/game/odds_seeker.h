// Works out exact odds off the window's thread. A new question ends the one before; the answer comes as a signal, and
// none comes of a question that was ended.
#pragma once

#include <QObject>
#include <atomic>
#include <memory>
#include <thread>

#include "rules/procedure_odds.h"
#include "rules/ruleset.h"

namespace signifer::ui {

struct OddsAnswer {
  /// The result that the odds are of, by its place in the form; -1 where none is asked.
  int by = -1;
  std::vector<Odds> odds;
  /// There are too many outcomes to work out.
  bool tooLarge = false;
};

class OddsSeeker final : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~OddsSeeker() override;

  /// Asks for the odds of one result; with `orWhatVaries` of the last that the dice decide, where there is one. The
  /// inputs must not be refused.
  void ask(std::shared_ptr<const RuleSet> rules, const Procedure& procedure, const Values& inputs, int by,
           bool orWhatVaries);
  /// Ends the question; no answer comes of it.
  void stop();
  [[nodiscard]] bool seeking() const { return seeking_; }

 Q_SIGNALS:
  void answered(const signifer::ui::OddsAnswer& answer);
  void seekingChanged();

 private:
  void setSeeking(bool seeking);

  std::jthread worker_;
  std::atomic<bool> stop_ = false;
  std::uint64_t question_ = 0;
  bool seeking_ = false;
};

}  // namespace signifer::ui
