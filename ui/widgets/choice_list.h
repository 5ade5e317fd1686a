// A list to choose from that may be narrower than its longest word: what is cut ends in dots and is said in full when
// it is hovered, and the list that drops down has the room for all.
#pragma once

#include <QComboBox>

namespace signifer::ui {

class ChoiceList final : public QComboBox {
  Q_OBJECT

 public:
  explicit ChoiceList(QWidget* parent = nullptr);
  void showPopup() override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] int roomForWords() const;
  void sayInFull();
};

}  // namespace signifer::ui
