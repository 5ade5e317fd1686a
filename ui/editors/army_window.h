// The army builder: the rule set's troops, the army, the chosen entry, and what the rule set says of it all while it is
// being made.
#pragma once

#include "editors/army_document.h"
#include "editors/document_window.h"

class QLineEdit;

namespace signifer::ui {

class ArmyCatalogue;
class ArmyEntryPane;
class ArmyList;
class Label;
class ProblemList;
class UsualOrderPane;

class ArmyWindow final : public DocumentWindow {
  Q_OBJECT

 public:
  explicit ArmyWindow(const RuleSetLibrary& library, QWidget* parent = nullptr);

  /// A new army of this rule set; says what is wrong where it cannot be made.
  bool begin(const QString& ruleSet);
  bool openFile(const QString& path) override;

  [[nodiscard]] ArmyDocument& document() { return document_; }
  [[nodiscard]] ArmyCatalogue& catalogue() { return *catalogue_; }
  [[nodiscard]] ArmyList& list() { return *list_; }
  [[nodiscard]] ArmyEntryPane& entry() { return *entry_; }
  [[nodiscard]] ProblemList& checks() { return *checks_; }
  [[nodiscard]] UsualOrderPane& order() { return *order_; }

  /// Reads units of a table; says which lines could not be read. False where nothing could be.
  bool importFrom(const QString& path);
  bool exportTo(const QString& path);

  /// Takes the troop types that a file of house rules adds into the army; says what is wrong where it cannot.
  bool takeTroops(const QString& houseRules);

 Q_SIGNALS:
  /// The army stands in this file and is to be put on a table.
  void useWanted(const QString& path);

 protected:
  [[nodiscard]] QString file() const override { return document_.file(); }
  [[nodiscard]] bool isSaved() const override { return document_.isSaved(); }
  [[nodiscard]] QString title() const override { return QString::fromStdString(document_.army().name); }
  void write(const QString& path) override { document_.save(path); }

 private:
  bool askToLeaveOut(std::size_t good, const QString& wrong);
  void makeMenus();
  QWidget* makeMiddle();
  void refresh();
  /// The file that is open, and whether all is saved in it.
  void showFile();
  void showChecks();
  void askForNew();
  void askToOpen();
  void use();

  const RuleSetLibrary& library_;
  ArmyDocument document_;
  ArmyCatalogue* catalogue_;
  ArmyList* list_;
  ArmyEntryPane* entry_;
  ProblemList* checks_;
  UsualOrderPane* order_;
  QLineEdit* name_;
  QLineEdit* notes_;
  QAction* behind_ = nullptr;
  Label* file_;
  Label* figures_;
};

}  // namespace signifer::ui
