// The user guide, to read beside the table: its headings, its text, a search.
#pragma once

#include <QWidget>

class QListWidget;
class QTextBrowser;

namespace signifer::ui {

class GuideWindow final : public QWidget {
  Q_OBJECT

 public:
  explicit GuideWindow(QWidget* parent = nullptr);
  [[nodiscard]] QString text() const;

 private:
  void findNext(const QString& words);

  QListWidget* headings_;
  QTextBrowser* text_;
};

}  // namespace signifer::ui
