// Named sets of options to choose from: those that the rule set offers, and a club's own out of its files of house
// rules. In words it says from which set the values in force differ least, and in what.
#pragma once

#include <QWidget>
#include <cstdint>
#include <vector>

#include "rules/option_presets.h"

class QComboBox;

namespace signifer::ui {

class Label;

class PresetChoice final : public QWidget {
  Q_OBJECT

 public:
  explicit PresetChoice(QWidget* parent = nullptr);
  /// Offers the sets of a rule set, by its id, and those that its players have added.
  void offer(const std::string& ruleSet, const std::vector<OptionInfo>& options, std::vector<OptionPreset> presets);
  /// Says what differs from the nearest set: the values in force, by the options' places.
  void compare(const std::vector<std::int32_t>& values);
  /// Adds a club's set from a file of house rules and chooses it; false, and the reason on show, where it cannot be
  /// used.
  bool addFile(const QString& path);
  [[nodiscard]] const std::vector<OptionPreset>& presets() const { return presets_; }

 Q_SIGNALS:
  void wanted(const signifer::OptionPreset& preset);

 private:
  void fill();
  void picked(int row);
  void askForFile();
  [[nodiscard]] OptionPreset readClubs(const QString& path) const;

  std::string ruleSet_;
  std::vector<OptionInfo> options_;
  std::vector<OptionPreset> presets_;
  QComboBox* list_;
  Label* differs_;
};

}  // namespace signifer::ui
