// Draws over the table what a photo says. Each model that stands elsewhere has its way and its verdict; a unit that was
// not read has a question mark.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "photo/told_reading.h"
#include "play/told_moves.h"

namespace signifer::ui {

class BattleController;
class TableView;

/// Draws what a photo says over the table: where units stood, the way, and where they stand.
class ToldOverlay final : public QWidget {
  Q_OBJECT

 public:
  ToldOverlay(const BattleController& game, TableView& table);
  void show(std::vector<ToldMove> moves, std::vector<ToldLeader> leaders = {}, std::vector<UnitIndex> missing = {});
  /// Draws the legal place that is nearest to this unit's as well.
  void showNearest(UnitIndex unit, const std::optional<Pose>& pose);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  const BattleController& game_;
  TableView& table_;
  std::vector<ToldMove> moves_;
  std::vector<ToldLeader> leaders_;
  std::vector<UnitIndex> missing_;
  UnitIndex nearestOf_ = noUnit;
  std::optional<Pose> nearest_;
};

}  // namespace signifer::ui
