// The troops and people of a rule set, with those of the army's own, to be found by a few letters and added to the
// army.
#pragma once

#include <QWidget>

#include "editors/army_document.h"

class QButtonGroup;
class QLineEdit;
class QListWidget;

namespace signifer::ui {

class Label;

class ArmyCatalogue final : public QWidget {
  Q_OBJECT

 public:
  explicit ArmyCatalogue(ArmyDocument& document, QWidget* parent = nullptr);
  [[nodiscard]] QLineEdit& search() { return *search_; }
  [[nodiscard]] QListWidget& list() { return *list_; }

 Q_SIGNALS:
  void added(const signifer::ui::ArmyEntry& entry);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void filter();
  void addCurrent();

  ArmyDocument& document_;
  QLineEdit* search_;
  QButtonGroup* which_;
  QListWidget* list_;
  Label* count_;
  const RuleSet* shown_ = nullptr;
  std::size_t own_ = 0;
};

/// The caption of a field in a line with many others: "Strength: the hits that eliminate it" becomes "strength".
[[nodiscard]] QString shortCaption(const Field& field);
/// A profile in a line: "hoplites, veteran, strength 5, shields 2". What is at its default is left out.
[[nodiscard]] QString profileWords(const Fields& fields, const std::vector<std::int32_t>& profile);

}  // namespace signifer::ui
