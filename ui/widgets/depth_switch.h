// The depth of refereeing as a row of joined buttons with one of them down; a list if the row has no room.
#pragma once

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QLabel;

namespace signifer::ui {

class DepthSwitch final : public QWidget {
  Q_OBJECT

 public:
  explicit DepthSwitch(QWidget* parent = nullptr);
  void setDepth(int depth);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void depthChosen(int depth);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void follow();
  QLabel* caption_;
  QWidget* row_;
  QButtonGroup* buttons_;
  QComboBox* list_;
};

/// The style of buttons joined in a row, one of them down.
[[nodiscard]] QString joinedStyle();
/// The depths in their order, and a sentence about each.
[[nodiscard]] QString depthName(int depth);
[[nodiscard]] QString depthHelp(int depth);
inline constexpr int depthCount = 4;

}  // namespace signifer::ui
