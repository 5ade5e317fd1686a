// The house-rules editor. On the left are the files in force, in the middle every option and figure of the rule set in
// readable words. On the right are the meaning of the chosen one, the file that sets it, and the faults.
#pragma once

#include "editors/document_window.h"
#include "editors/house_rules_document.h"

class QComboBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTabWidget;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace signifer::ui {

class HouseModifiersPane;
class HouseTroopsPane;
class ImpactPane;
class Label;
class PresetChoice;
class ProblemList;

class HouseRulesWindow final : public DocumentWindow {
  Q_OBJECT

 public:
  explicit HouseRulesWindow(const RuleSetLibrary& library, QWidget* parent = nullptr);

  bool begin(const QString& ruleSet);
  bool openFile(const QString& path) override;
  bool addBelow(const QString& path);

  [[nodiscard]] HouseRulesDocument& document() { return document_; }
  [[nodiscard]] QTreeWidget& list() { return *list_; }
  [[nodiscard]] QLineEdit& search() { return *search_; }
  [[nodiscard]] ProblemList& faults() { return *faults_; }
  [[nodiscard]] ImpactPane& impact() { return *impact_; }
  /// The row of a choice by its pointer; nullptr where there is none.
  [[nodiscard]] QTreeWidgetItem* rowOf(const std::string& pointer) const;

 Q_SIGNALS:
  /// A battle is to be played under what is in force.
  void useWanted(const std::vector<signifer::Overlay>& overlays);

 protected:
  [[nodiscard]] QString file() const override { return document_.file(); }
  [[nodiscard]] bool isSaved() const override { return document_.isSaved(); }
  [[nodiscard]] QString title() const override { return QString::fromStdString(document_.mine().title); }
  void write(const QString& path) override { document_.save(path); }

 private:
  void makeMenus();
  QWidget* makeStack();
  void addSight(QFormLayout& form);
  void showSight();
  QWidget* makeMiddle();
  QWidget* makeAbout();
  void fill();
  void refresh();
  /// The file that is open, and whether all is saved in it.
  void showFile();
  void refreshRow(QTreeWidgetItem& row);
  void refreshStack();
  void filter();
  void showChosen();
  void showModifier();
  /// The odds with and without what the file says at this place.
  void compare(const QString& pointer, const std::string& rule);
  /// Opens the window that plays many battles with and without it.
  void tryInBattles();
  void showFaults();
  /// The place of a fault, in words.
  [[nodiscard]] QString placeOf(const QString& pointer) const;
  void follow(const QString& pointer);
  void edited(QTreeWidgetItem* row);
  /// All that is in force, on one page.
  void print();
  [[nodiscard]] QString wordsOf(const HouseChoice& choice, const std::string& json) const;
  [[nodiscard]] const HouseChoice* chosen() const;

  const RuleSetLibrary& library_;
  HouseRulesDocument document_;
  QComboBox* ruleSets_;
  PresetChoice* presets_;
  QListWidget* stack_;
  QLineEdit* title_;
  QLineEdit* edition_;
  QComboBox* visibility_;
  QSpinBox* sight_;
  QLineEdit* notes_;
  QLineEdit* search_;
  QComboBox* which_;
  QTabWidget* tabs_;
  QTreeWidget* list_;
  HouseModifiersPane* modifiers_;
  HouseTroopsPane* troops_;
  Label* count_;
  Label* words_;
  Label* about_;
  Label* says_;
  ImpactPane* impact_;
  QPushButton* trial_;
  QPushButton* back_;
  ProblemList* faults_;
  /// The subject of the odds on show.
  QString comparedWith_;
  /// The place in the file of the rule on show; empty if the file does not set it.
  QString comparedAt_;
  const RuleSetSource* shown_ = nullptr;
  bool filling_ = false;
};

}  // namespace signifer::ui
