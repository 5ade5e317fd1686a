// The common part of the editors' windows: a document in a file of the person's home, kept there as it is changed. It
// also has the tools, the steps back and forward, and one button that says what happens. Without a home the document is
// saved at the place that the person names, and kept from loss when the window closes.
#pragma once

#include <QElapsedTimer>
#include <QMainWindow>
#include <QTimer>
#include <exception>
#include <functional>

#include "files/home.h"
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
    FileKind kind = FileKind::table;
  };

  /// Opens the file here; says what is wrong where it cannot, and is false then.
  virtual bool openFile(const QString& path) = 0;

  /// Saves in this file; says what is wrong where it cannot be written, and is false then.
  bool saveIn(const QString& path);
  /// Writes what waits to be kept; false where it could not be.
  bool keepNow();
  /// Makes an earlier version the document of now, which becomes an earlier version itself.
  bool goBackTo(const QString& version);

 protected:
  DocumentWindow(SaveWords words, QWidget* parent);

  /// Saves in the document's file. Where it has none, the home gives it one, and without a home the person is asked.
  bool save();
  bool saveAs();
  /// True where nothing would be lost, or the person does not mind.
  [[nodiscard]] bool mayLeave();
  void closeEvent(QCloseEvent* event) override;
  /// Keeps the document in the home a little later, where something has changed; call after each change.
  void keepSoon();
  /// Adds the files of this kind, earlier versions of this one, and what can be done with it.
  void addFiles(QMenu* menu);
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
  bool keep(bool asked);
  void fillVersions(QMenu& menu);
  SaveWords words_;
  QTimer keepSoon_;
  /// The file of which a version was kept in this window, and since when.
  QString versionOf_;
  QElapsedTimer sinceVersion_;
  bool renaming_ = false;
  QToolBar* tools_;
};

}  // namespace signifer::ui
