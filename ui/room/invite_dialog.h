// The invitation to phones: the address as a square code and in letters, the phrase, and who has joined with what they
// may. It stands beside the table as long as it is wanted.
#pragma once

#include <QDialog>
#include <QWidget>

#include "room/phone_room.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace signifer::ui {

class BattleController;
class Label;

/// A text as a QR code, black on white with its quiet zone, in any colours of the window.
class QrPicture final : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  void setText(const QString& text);
  [[nodiscard]] QSize sizeHint() const override;
  /// The code as a picture of so many pixels a module; null where the text is too long.
  [[nodiscard]] static QImage pictureOf(const QString& text, int module);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QImage picture_;
};

class InviteDialog final : public QDialog {
  Q_OBJECT

 public:
  InviteDialog(BattleController& game, PhoneRoom& room, QWidget* parent);

 private:
  [[nodiscard]] QWidget* makeInvitation();
  [[nodiscard]] QWidget* makeJoined();
  void refresh();
  void refreshJoined();
  void addRow(const RoomPhone& phone);
  void addAsking(const RoomPhone& phone);
  void chooseAddress(int at);
  void showFull();
  void print();

  BattleController& game_;
  PhoneRoom& room_;
  std::vector<RoomAddress> addresses_;
  bool filling_ = false;
  QrPicture* code_;
  QComboBox* where_;
  QLineEdit* address_;
  Label* phrase_;
  QPushButton* inviting_;
  Label* joined_;
  Label* trouble_;
  QTableWidget* table_;
  QVBoxLayout* asking_;
};

}  // namespace signifer::ui
