// Writing an order that is sealed: whose it is, what it says, when it is opened.
#pragma once

#include <QDialog>
#include <optional>
#include <vector>

#include "game/battle_controller.h"
#include "play/sealed_orders.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace signifer::ui {

class OrderDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `side`: whose order it is; with noSide it is asked for. The units that may be named are those of that side.
  OrderDialog(const BattleController& game, SideIndex side, QWidget* parent = nullptr);

  [[nodiscard]] SideIndex side() const;
  [[nodiscard]] OrderText words() const;
  [[nodiscard]] std::optional<OrderTime> opens() const;

 private:
  void fillUnits();
  void refresh();

  const BattleController& game_;
  SideIndex fixed_;
  QComboBox* side_ = nullptr;
  QPlainTextEdit* text_;
  QComboBox* unit_;
  QComboBox* action_;
  QComboBox* when_;
  QSpinBox* turn_;
  QComboBox* of_;
  QComboBox* step_;
  QLabel* problem_;
  QPushButton* seal_;
};

}  // namespace signifer::ui
