// The filter of the journal: words, a side, a kind of event. Beside it stand the comment and the star of the picked
// event.
#pragma once

#include <QWidget>

#include "docks/journal_model.h"

class QComboBox;
class QLineEdit;
class QToolButton;

namespace signifer::ui {

class JournalFilter final : public QWidget {
  Q_OBJECT

 public:
  explicit JournalFilter(BattleController& game, QWidget* parent = nullptr);
  /// Whether a line is to be seen.
  [[nodiscard]] bool shows(const JournalRow& row) const;
  /// Whether everything is to be seen.
  [[nodiscard]] bool open() const;
  /// The event whose comment and star are shown, by its number from 1; 0 for none.
  void setEvent(std::size_t number);
  /// Puts the cursor into the search.
  void search();

 Q_SIGNALS:
  void changed();

 private:
  void nameSides();
  void keepComment();
  void star();

  BattleController& game_;
  QLineEdit* words_;
  QComboBox* side_;
  QComboBox* kind_;
  QToolButton* star_;
  QLineEdit* comment_;
  std::size_t event_ = 0;
};

}  // namespace signifer::ui
