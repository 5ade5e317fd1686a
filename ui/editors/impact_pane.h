// The effect of the chosen change on the odds: the ruling that it touches, the situations in which it counts, and each
// result before and after. The odds are worked out on a thread of their own.
#pragma once

#include <QWidget>
#include <atomic>
#include <thread>

#include "editors/house_rules_document.h"
#include "play/house_impact.h"

namespace signifer::ui {

class Label;

class ImpactPane final : public QWidget {
  Q_OBJECT

 public:
  explicit ImpactPane(QWidget* parent = nullptr);
  ~ImpactPane() override;

  /// Compares what is in force with and without a change; `rule` is the one that it is about. The layers are used
  /// after this returns: overlays keep their documents.
  void compare(const RuleSetSource& source, std::vector<Overlay> without, std::vector<Overlay> with,
               const std::string& rule);
  /// Nothing is changed: says what to do.
  void clear(const QString& words);
  /// The answer on show; nothing while it is worked out or where there is none.
  [[nodiscard]] const std::optional<HouseImpact>& impact() const { return impact_; }
  [[nodiscard]] bool seeking() const { return seeking_; }

 Q_SIGNALS:
  void told();

 private:
  void stop();
  void show(std::optional<HouseImpact> impact);
  using QWidget::show;

  Label* head_;
  Label* where_;
  Label* rows_;
  std::optional<HouseImpact> impact_;
  std::jthread worker_;
  std::atomic<bool> stop_ = false;
  std::uint64_t question_ = 0;
  bool seeking_ = false;
};

}  // namespace signifer::ui
