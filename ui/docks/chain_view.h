// The chain that a player means with a charge: does it come home, does it come off better, does it break the other?
// Each with its chance in itself and from here, and the modifiers and odds of the rolls on the way. Worked out beside
// the window; until it is known, the place is kept free.
#pragma once

#include <QWidget>
#include <atomic>
#include <thread>

#include "commander/prospects.h"
#include "game/battle_controller.h"

class QGridLayout;
class QVBoxLayout;

namespace signifer::ui {

class Label;

class ChainView final : public QWidget {
  Q_OBJECT

 public:
  ChainView(const BattleController& game, const Action& action, QWidget* parent = nullptr);
  ~ChainView() override;
  /// Whether an action is the beginning of such a chain.
  [[nodiscard]] static bool isChain(const BattleController& game, const Action& action);
  /// Whether they are worked out.
  [[nodiscard]] bool isKnown() const { return isKnown_; }
  /// Nothing while they are worked out, and where there are none.
  [[nodiscard]] const std::optional<Prospects>& prospects() const { return prospects_; }

 Q_SIGNALS:
  void known();
  void linkActivated(const QString& link);

 private:
  void show(const std::optional<Prospects>& prospects);
  [[nodiscard]] QString answersOf(const Prospects& found) const;
  void addRulings(const Prospects& found);
  void addRow(int row, const QString& words, double share, double fromHere);

  const BattleController& game_;
  std::optional<Prospects> prospects_;
  bool isKnown_ = false;
  QGridLayout* rows_;
  QVBoxLayout* rulings_;
  Label* note_;
  std::atomic<bool> stop_ = false;
  std::jthread worker_;
};

}  // namespace signifer::ui
