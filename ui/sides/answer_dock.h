// The answer to a letter, as it is planned: its actions one below the other, and the buttons that write it.
#pragma once

#include "sides/letter_desk.h"
#include "widgets/parts.h"

class QListWidget;
class QPushButton;

namespace signifer::ui {

class AnswerDock final : public Dock {
  Q_OBJECT

 public:
  explicit AnswerDock(LetterDesk& letter, QWidget* parent = nullptr);
  /// Asks where, and writes the answer there.
  void write();
  /// Writes it there; false where the disk refuses, which is said.
  bool writeTo(const QString& path);
  [[nodiscard]] QListWidget& list() { return *list_; }

 Q_SIGNALS:
  /// The answer stands in this file.
  void written(const QString& path);

 private:
  void refresh();

  LetterDesk& letter_;
  QListWidget* list_;
  Label* about_;
  QPushButton* back_;
  QPushButton* write_;
};

}  // namespace signifer::ui
