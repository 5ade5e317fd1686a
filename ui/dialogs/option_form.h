// The options of a rule set for a battle that is about to be played: the form shows the values in force. It begins with
// the scenario's own values. A value that differs from the rules as printed says whose it is. A person's choices are
// kept when another scenario or another rule set is looked at.
#pragma once

#include <QWidget>
#include <map>
#include <string>
#include <vector>

#include "rules/option_presets.h"

class QFormLayout;

namespace signifer::ui {

class Label;

class OptionForm final : public QWidget {
  Q_OBJECT

 public:
  explicit OptionForm(QWidget* parent = nullptr);
  /// Shows the options of a rule set, and what a scenario has for each: the index of a word, or a number. A person's
  /// own choices stay where the rule set knows them.
  void show(const std::vector<OptionInfo>& options, const std::vector<std::int32_t>& ofScenario);
  using QWidget::show;
  void clear();
  /// The values that differ from the scenario, by the options' ids.
  [[nodiscard]] std::map<std::string, std::string> changes() const;
  /// The values in force, by the options' places.
  [[nodiscard]] std::vector<std::int32_t> values() const;
  /// Chooses all that a named set says; what it does not name is as printed.
  void choose(const OptionPreset& preset);

 Q_SIGNALS:
  void changed();

 private:
  struct Row {
    OptionInfo option;
    std::int32_t ofScenario = 0;
    QWidget* editor = nullptr;
    Label* note = nullptr;
  };
  void addRow(const OptionInfo& option);
  void edited(std::size_t row);
  void tellWhose(const Row& row) const;

  QFormLayout* form_;
  std::vector<Row> rows_;
  /// The values that a person has chosen in place of a scenario's, by the options' ids.
  std::map<std::string, std::string> chosen_;
};

}  // namespace signifer::ui
