// A layout that puts widgets side by side and goes on in the next row where there is no more room.
#pragma once

#include <QLayout>
#include <QList>

namespace signifer::ui {

class FlowLayout final : public QLayout {
 public:
  explicit FlowLayout(int gap);
  ~FlowLayout() override;
  void addItem(QLayoutItem* item) override { items_ << item; }
  [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
  [[nodiscard]] QLayoutItem* itemAt(int index) const override { return items_.value(index); }
  QLayoutItem* takeAt(int index) override;
  [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
  [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
  [[nodiscard]] QSize minimumSize() const override;
  void setGeometry(const QRect& rect) override;

 private:
  int arrange(const QRect& rect, bool place) const;
  QList<QLayoutItem*> items_;
  int gap_;
};

}  // namespace signifer::ui
