// The common part of the editors' windows: a document in a file, saved at the place that the person names and kept from
// loss when the window closes. It also has the tools, the steps back and forward, and one button that says what
// happens.
#pragma once

#include <QMainWindow>
#include <exception>
#include <functional>

#include "widgets/parts.h"

class QAction;
class QMenu;
class QPushButton;
class QToolBar;
class QUndoStack;

namespace signifer::ui {

class DocumentWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// The words of the window's question for a place to save: a title, and the filter of a file dialog.
  struct SaveWords {
    QString title;
    QString filter;
  };

  /// Saves in this file; says what is wrong where it cannot be written, and is false then.
  bool saveIn(const QString& path);

 protected:
  DocumentWindow(SaveWords words, QWidget* parent);

  /// Saves in the document's file; asks for one where it has none.
  bool save();
  bool saveAs();
  /// True where nothing would be lost, or the person does not mind.
  [[nodiscard]] bool mayLeave();
  void closeEvent(QCloseEvent* event) override;
  /// Step back and forward are the document's wherever the cursor is, also in a field: what is typed there is a step.
  bool eventFilter(QObject* watched, QEvent* event) override;
  /// Does it, or says what is wrong and is false.
  template <class Make>
  bool attempt(Make&& make) {
    try {
      make();
      return true;
    } catch (const std::exception& e) {
      tellBeside(this, QString::fromUtf8(e.what()));
      return false;
    }
  }

  [[nodiscard]] virtual QString file() const = 0;
  [[nodiscard]] virtual bool isSaved() const = 0;
  /// The name of the document.
  [[nodiscard]] virtual QString title() const = 0;
  /// Writes the document. Throws what the writing throws.
  virtual void write(const QString& path) = 0;

  /// A dock with a title; `name` is what the window's layout calls it.
  Dock* addDock(const QString& title, const char* name, QWidget* inside, Qt::DockWidgetArea area);
  /// A menu's entry; with a symbol it stands among the tools as well.
  QAction* add(QMenu* menu, const QString& words, const QKeySequence& keys, const char* symbol,
               const std::function<void()>& then);
  /// Step back and forward, in the menu and among the tools.
  void addSteps(QMenu& menu, QUndoStack& steps);
  /// The window's one primary button, at the right end of the tools.
  QPushButton* addPrimary(const QString& words, const std::function<void()>& then);
  [[nodiscard]] QToolBar& tools() { return *tools_; }

 private:
  SaveWords words_;
  QToolBar* tools_;
};

}  // namespace signifer::ui
