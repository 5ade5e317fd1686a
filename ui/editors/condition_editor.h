// One condition of a modifier that a club adds: for yes or no a list, for words a list with marks, for figures the
// least and the most. It reads and writes a member of the modifier's "if" (docs/file-formats.md, "House rules").
#pragma once

#include <QWidget>

#include "schema/field.h"
#include "schema/json_text.h"

class QComboBox;
class QDoubleSpinBox;
class QListWidget;

namespace signifer::ui {

class ConditionEditor final : public QWidget {
  Q_OBJECT

 public:
  ConditionEditor(const Field& input, const Json& value, QWidget* parent = nullptr);
  /// The value of "if"; null if nothing has been chosen.
  [[nodiscard]] Json value() const;
  /// The value that a condition on this input begins with.
  [[nodiscard]] static Json start(const Field& input);

 Q_SIGNALS:
  void edited();

 private:
  void makeYesNo(const Json& value);
  void makeWords(const Json& value);
  void makeFigures(const Json& value);
  [[nodiscard]] Json figure(double value) const;

  Field input_;
  QComboBox* yesNo_ = nullptr;
  QListWidget* words_ = nullptr;
  QDoubleSpinBox* least_ = nullptr;
  QDoubleSpinBox* most_ = nullptr;
};

/// In words, for lists and sentences: "distance at most 6".
[[nodiscard]] QString conditionWords(const Field& input, const Json& value);

}  // namespace signifer::ui
