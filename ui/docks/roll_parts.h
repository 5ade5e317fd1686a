// The parts of the strip of rolls and rulings: one side's modifiers as a table, the slots for dice that are wanted, and
// the list of all rolls of an action.
#pragma once

#include <QListWidget>
#include <QWidget>
#include <functional>
#include <vector>

#include "game/roll_view.h"

class QVBoxLayout;

namespace signifer::ui {

using FollowLink = std::function<void(const QString&)>;

/// A heading of a unit with its side's flag, and what it does.
[[nodiscard]] QWidget* unitHeading(const BattleController& game, SideIndex side, UnitIndex unit, const QString& does);
/// Each modifier with value, words and rule, and their sum; a sentence where none applies.
[[nodiscard]] QWidget* modifierTable(const RollView& roll, const FollowLink& follow);

/// The opponent's roll in the same fight, the nearest in the list; nullptr if there is none.
[[nodiscard]] const RollView* counterpartOf(const std::vector<RollView>& rolls, std::size_t shown);

/// Dice that are wanted: those typed so far, and a dashed slot for each that is missing. A slot that is pressed is
/// typed into. What is seen instead of faces has a slot for each figure.
class DiceSlots final : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  /// `next`: the slot that is typed into; -1 where it is in none of these. `seen`: figures, not faces.
  void setDice(std::vector<int> figures, int wanted, int next, bool seen);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

 Q_SIGNALS:
  void pressed(int slot);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  [[nodiscard]] double dieSize() const;
  [[nodiscard]] int perRow(int width) const;
  [[nodiscard]] QRectF placeOf(int slot) const;
  std::vector<int> figures_;
  int wanted_ = 0;
  int next_ = -1;
  bool seen_ = false;
};

/// All rolls of an action or event, one line each; the one on show is picked. Rolls that may not come say "if".
class RollList final : public QListWidget {
  Q_OBJECT

 public:
  explicit RollList(QWidget* parent = nullptr);
  void setRolls(const BattleController& game, const std::vector<RollView>& rolls, int now);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Elides the names, not what came of their rolls.
  void fit();

  struct Row {
    QString name;
    QString result;
  };
  std::vector<Row> rows_;
};

}  // namespace signifer::ui
