// Prints a club's papers. The person chooses the paper, the rule set, the format and the files of house rules, and sees
// how the paper will look. No battle is needed. An open battle's house rules hold below the files.
#pragma once

#include <QDialog>
#include <memory>

#include "library/loader.h"
#include "printing/paper_format.h"
#include "sheet/forces.h"
#include "sheet/papers.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPrintPreviewWidget;
class QPrinter;
class QPushButton;

namespace signifer::ui {

class PaperDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `house` and `battle`, which may be nullptr, are of the rule set `ruleSet`.
  PaperDialog(const RuleSetLibrary& library, const QString& ruleSet, PaperKind kind, HouseRules house,
              const Battle* battle = nullptr, QWidget* parent = nullptr);
  ~PaperDialog() override;

  [[nodiscard]] PaperFormat format() const;
  /// With its ending, as "hannibal-checklist-a4.pdf".
  [[nodiscard]] QString suggestedName() const;
  /// The pages of the paper on show; 0 where it cannot be made.
  [[nodiscard]] int pages() const { return pages_; }
  /// Writes the PDF of the paper on show. False if it cannot be written.
  [[nodiscard]] bool saveAs(const QString& path) const;
  /// Lays a file of house rules over the others; one that cannot be used is named and left out.
  void addHouseRules(const QString& path);

 private:
  [[nodiscard]] PaperOrder order() const;
  void makeForm();
  QWidget* makeHouseRules();
  [[nodiscard]] HouseRules houseInForce();
  void offerForces();
  void chooseForces();
  void chooseFile();
  void readChosen();
  void draw(QPrinter* printer);
  void refresh();
  void save();
  void print();

  const RuleSetLibrary& library_;
  QString houseOf_;
  HouseRules house_;
  const Battle* battle_;
  /// The forces of an army or a battle that is not the open one.
  std::optional<Forces> forces_;
  QString wrongForces_;
  /// Files of house rules that were added here, later ones over earlier ones.
  QStringList houseFiles_;
  /// Of what is on show: the house rules in force, and those that it is without.
  HouseRules inForce_;
  std::vector<LeftOutOverlay> leftOut_;
  std::optional<Sheet> sheet_;
  int pages_ = 0;
  std::unique_ptr<QPrinter> printer_;
  QComboBox* ruleSet_;
  QComboBox* paper_;
  QComboBox* whose_;
  QComboBox* size_;
  QComboBox* direction_;
  QCheckBox* large_;
  QLineEdit* club_;
  QListWidget* houseList_;
  QLabel* told_;
  QPrintPreviewWidget* preview_;
  QPushButton* save_;
  QPushButton* print_;
};

}  // namespace signifer::ui
