// A rule set's fields of a state, to be told by hand. The ones told most stand first, with all that say something; the
// rest come on demand, or by a word of their captions.
#pragma once

#include <QWidget>
#include <span>

#include "widgets/field_form.h"

class QLineEdit;
class QPushButton;

namespace signifer::ui {

class StatusForm final : public QWidget {
  Q_OBJECT

 public:
  StatusForm(const Fields& fields, std::span<const std::int16_t> slots, FieldForm::HeldNames names,
             QWidget* parent = nullptr);
  [[nodiscard]] const FieldForm& form() const { return *form_; }

 Q_SIGNALS:
  void edited();

 private:
  void filter();

  FieldForm* form_;
  QLineEdit* find_;
  QPushButton* more_;
  /// The fields that say something else than a state in which nothing has happened.
  std::vector<bool> says_;
  bool all_ = false;
};

}  // namespace signifer::ui
