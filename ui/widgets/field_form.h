// A form made from a rule set's fields: a box for a boolean, a list for a choice, a spin box for a figure. The same
// form serves rulings and changes by hand.
#pragma once

#include <QStringList>
#include <QWidget>
#include <array>
#include <vector>

#include "schema/field.h"

class QFormLayout;

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

 Q_SIGNALS:
  void edited();

 private:
  QWidget* editorOf(std::size_t index);
  void touch(std::size_t index);
  [[nodiscard]] Value valueOf(std::size_t index) const;

  [[nodiscard]] bool isNamed(std::size_t index) const;

  Fields fields_;
  HeldNames names_;
  std::vector<QWidget*> editors_;
  std::vector<bool> touched_;
};

}  // namespace signifer::ui
