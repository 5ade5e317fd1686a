// A unit drawn beside its name, its figures in cells, and its harm in boxes: the painted parts of the unit dock.
#pragma once

#include <QWidget>
#include <optional>
#include <utility>
#include <vector>

#include "table/unit_look.h"

namespace signifer::ui {

class UnitPicture final : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  void setLook(const UnitLook& look);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::optional<UnitLook> look_;
};

class ProfileCells final : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  void setCells(std::vector<std::pair<QString, QString>> cells);
  [[nodiscard]] QSize sizeHint() const override { return {220, heightForWidth(220)}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {60, 42}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  /// Rows are never pressed into each other, however little room a dock has.
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// As many as have room for their captions.
  [[nodiscard]] int perRow(int width) const;
  std::vector<std::pair<QString, QString>> cells_;
};

/// Boxes of harm: filled means suffered. For a label.
[[nodiscard]] QPixmap harmPips(int harm, int most);
/// The harm boxes followed by words, as rich text of one line: "■■□□□ harm 2 of 5". Words alone if no boxes are
/// counted.
[[nodiscard]] QString harmLine(const Portrait& portrait, const QString& words);

}  // namespace signifer::ui
