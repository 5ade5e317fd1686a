// The strip below the table. It shows the wanted roll: its unit and purpose, each modifier, the figure needed and the
// exact odds, both sides apart. Dice are typed in place. Afterwards it shows the ruling: the sum, the result and the
// unit's state. It also shows any event that is picked in the journal.
#pragma once

#include <QTimer>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "docks/journal_model.h"
#include "docks/roll_parts.h"
#include "widgets/parts.h"

class QBoxLayout;
class QHBoxLayout;
class QPushButton;
class QScrollArea;

namespace signifer::ui {

class RulingDock final : public Dock {
  Q_OBJECT

 public:
  explicit RulingDock(BattleController& game, QWidget* parent = nullptr);
  ~RulingDock() override;
  /// Shows an event of the journal until the next one happens.
  void showRuling(std::size_t event);
  /// Shows what an action would roll for, with modifiers and odds, before it is chosen; nothing ends that.
  void consider(const std::optional<Action>& action);
  /// For onlookers: the last roll stays in view until the next, even if events without dice come between.
  void holdDice(bool hold);
  /// The ruling with dice that the event or roll on show rests on, or one without; nullptr where it asked for none.
  [[nodiscard]] const Consultation* consultation() const;
  /// The keys that answer a throw.
  [[nodiscard]] static QString keysInWords(const OpenThrow& open);

 Q_SIGNALS:
  void overrideWanted();
  void whatIfWanted();
  /// There is a roll to be looked at; or, with false, nothing but what the journal says.
  void wantsToBeSeen(bool wants);

 protected:
  /// While dice are wanted, the keys that type them work wherever the cursor is.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void followThrow();
  void showThrow(const OpenThrow& open);
  void showConsidered(const Action& action);
  void showSlots(const OpenThrow& open);
  void showHappened(const RulingView& view);
  void addSides(const std::vector<RollView>& rolls, std::size_t shown, QWidget* middle);
  void addRolls(const std::vector<RollView>& rolls, std::size_t shown);
  QWidget* throwMiddle(const OpenThrow& open, const RollView& roll);
  QLayout* throwSlots(const OpenThrow& open);
  QLayout* throwDeeds(const OpenThrow& open);
  QPushButton* addDeed(QBoxLayout& to, const QString& words, const char* name,
                       const std::function<void(BattleController&)>& deed);
  [[nodiscard]] static QString placeWords(const OpenThrow& open, std::size_t rolls);
  [[nodiscard]] static std::tuple<std::size_t, std::size_t, bool, std::size_t, bool> layoutOf(const OpenThrow& open);
  void step(int key);
  QWidget* eventMiddle(const RulingView& view, std::size_t shown);
  /// With as many lines as fit into so many pixels, but one at least.
  QWidget* eventMiddle(const RulingView& view, std::size_t shown, int room);
  QWidget* oddsColumn(const RollView& roll, const RollView* other);
  /// Adds the account's lines and returns the units that they tell of.
  std::set<UnitIndex> addLines(QVBoxLayout& column, const RulingView& view, std::size_t shown, int room);
  void addStates(QVBoxLayout& column, const RollView& roll, const std::set<UnitIndex>& told);
  Label* lineLabel(const AccountLine& line, std::set<UnitIndex>& told);
  std::set<std::size_t> thoseWithRoom(const RulingView& view, const std::map<std::size_t, Label*>& labels, int room);
  /// About how wide the words in the middle will stand.
  [[nodiscard]] int middleWidth(const std::vector<RollView>& rolls) const;
  [[nodiscard]] QString boxesOf(UnitIndex unit) const;
  [[nodiscard]] bool showsLast() const;
  /// The event on show.
  [[nodiscard]] std::size_t eventShown() const;
  [[nodiscard]] QLayout* eventButtons();
  QWidget* newColumn(QVBoxLayout*& column, int stretch, int least);
  [[nodiscard]] bool feeds(int key);

  /// Pixels at 100 % text that the words in the middle have at least.
  static constexpr int leastMiddle = 200;

  BattleController& game_;
  std::optional<std::size_t> picked_;
  std::optional<Action> considered_;
  /// The consultation behind the considered action, for "what if".
  std::optional<Consultation> about_;
  /// The pointer may only pass by.
  QTimer pause_;
  /// Which of the event's rolls is shown.
  std::size_t roll_ = 0;
  QScrollArea* scroll_;
  QHBoxLayout* columns_;
  /// The slots of the throws on show, by their places in the action.
  std::map<std::size_t, DiceSlots*> slots_;
  std::vector<QPushButton*> faces_;
  /// The layout on show, so that a typed figure changes nothing but its slot. It holds the roll and the wanted one,
  /// whether all dice are there, the number of rolls typed ahead, and whether figures or faces are typed.
  std::tuple<std::size_t, std::size_t, bool, std::size_t, bool> laidOut_;
  bool throwShown_ = false;
  bool holdsDice_ = false;
};

}  // namespace signifer::ui
