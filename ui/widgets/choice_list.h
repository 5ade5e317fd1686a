// A list to choose from that may be narrower than its longest word. Words that are cut end in dots, and hovering says
// them in full. The list that drops down has room for every word.
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
