// A strip above the table that stays until its problem is solved. It names the problem and the remedies.
#pragma once

#include <QFrame>
#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace signifer::ui {

class Notice final : public QFrame {
  Q_OBJECT

 public:
  struct Deed {
    QString words;
    std::function<void()> act;
  };

  explicit Notice(QWidget* parent = nullptr);
  /// Says this until it says something else; with no words it goes.
  void say(const QString& words, std::vector<Deed> deeds = {});
  [[nodiscard]] QString words() const;

 private:
  void follow();

  QLabel* label_;
  QHBoxLayout* row_;
  std::vector<Deed> deeds_;
  std::vector<QWidget*> buttons_;
};

}  // namespace signifer::ui
