// A form made from a rule set's fields: a box for a boolean, a list for a choice, a spin box for a figure. The same
// form serves rulings and changes by hand.
#pragma once

#include <QStringList>
#include <QWidget>
#include <array>
#include <functional>
#include <vector>

#include "schema/field.h"

class QPushButton;

namespace signifer::ui {

class FieldForm final : public QWidget {
  Q_OBJECT

 public:
  /// The names of what a whole number may be a place of, by Holds; where there are none, figures are typed.
  using HeldNames = std::array<QStringList, 5>;
  explicit FieldForm(Fields fields, QWidget* parent = nullptr, HeldNames names = {});
  [[nodiscard]] const Fields& fields() const { return fields_; }
  /// Optional fields that were not touched are not given.
  [[nodiscard]] Values values() const;
  void setValue(std::size_t field, const Value& value);
  /// Whether somebody has changed this field since setValue.
  [[nodiscard]] bool changed(std::size_t field) const { return touched_[field]; }
  /// Marks each row that was changed, says what it was, and offers to put it back; call before the values are set.
  void keepWhatWas();
  /// Hides the rows of which this is false.
  void showRows(const std::function<bool(std::size_t)>& shown);

 Q_SIGNALS:
  void edited();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* editorOf(std::size_t index);
  [[nodiscard]] QString wordsOf(std::size_t index, const Value& value) const;
  void showWas(std::size_t index);
  void touch(std::size_t index);
  [[nodiscard]] Value valueOf(std::size_t index) const;

  [[nodiscard]] bool isNamed(std::size_t index) const;

  Fields fields_;
  HeldNames names_;
  std::vector<QWidget*> editors_;
  std::vector<bool> touched_;
  /// Of each row; null where the editor says its caption itself.
  std::vector<QWidget*> labels_;
  /// Of each row, where what was is kept: says it, and puts it back.
  std::vector<QPushButton*> was_;
  std::vector<Value> before_;
};

}  // namespace signifer::ui
