// The scenario editor: table and ground on the left, the table itself in the middle, both armies, exact figures and
// problems on the right, and the steps that led here.
#pragma once

#include "editors/document_window.h"
#include "editors/table_document.h"

class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QTabWidget;

namespace signifer::ui {

class ForcesPane;
class GroundPane;
class PhotoPane;
class ProblemList;
class TableCanvas;

class TableWindow final : public DocumentWindow {
  Q_OBJECT

 public:
  explicit TableWindow(const RuleSetLibrary& library, QWidget* parent = nullptr);

  /// An empty table; says what is wrong where it cannot be made.
  bool begin(const QString& ruleSet);
  bool openFile(const QString& path) override;
  /// The table of a battle that is being played, to be played anew.
  bool take(const RuleSet& rules, const Battle& battle);

  /// Brings the photo of the real table to the front.
  void showPhoto();

  [[nodiscard]] TableDocument& document() { return document_; }
  [[nodiscard]] TableCanvas& canvas() { return *canvas_; }
  [[nodiscard]] ForcesPane& forces() { return *forces_; }
  [[nodiscard]] GroundPane& ground() { return *ground_; }
  [[nodiscard]] PhotoPane& photo() { return *photo_; }
  [[nodiscard]] ProblemList& problems() { return *problems_; }

 Q_SIGNALS:
  /// The scenario stands in this file and is to be played.
  void beginWanted(const QString& path);

 protected:
  [[nodiscard]] QString file() const override { return document_.file(); }
  [[nodiscard]] bool isSaved() const override { return document_.isSaved(); }
  [[nodiscard]] QString title() const override { return QString::fromStdString(document_.model().title); }
  void write(const QString& path) override { document_.save(path); }
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void makeDocks();
  void makeMenus();
  void makeUnitMenu();
  QWidget* makeExact();
  void measureExact();
  void nameUnit(const QString& typed);
  void refresh();
  /// The file that is open, and whether all is saved in it.
  void showFile();
  void showChosen();
  void showProblems();
  void followProblem(int row);
  void setExact();
  void setPhoto(const std::optional<TablePhoto>& photo, bool done);
  void start();

  const RuleSetLibrary& library_;
  TableDocument document_;
  TableCanvas* canvas_;
  GroundPane* ground_;
  ForcesPane* forces_;
  PhotoPane* photo_;
  QTabWidget* tabs_;
  ProblemList* problems_;
  Dock* chosen_;
  QFormLayout* exact_;
  QLineEdit* name_;
  QDoubleSpinBox* x_;
  QDoubleSpinBox* y_;
  QDoubleSpinBox* heading_;
  QLabel* said_;
  QLabel* place_;
  QLabel* file_;
};

}  // namespace signifer::ui
