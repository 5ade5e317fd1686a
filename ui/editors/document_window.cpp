#include "editors/document_window.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolBar>
#include <QUndoStack>
#include <utility>

#include "dialogs/save_dialog.h"
#include "editors/editor_parts.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

bool takesText(const QWidget& field) {
  return qobject_cast<const QLineEdit*>(&field) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(&field) != nullptr ||
         qobject_cast<const QPlainTextEdit*>(&field) != nullptr;
}

// A figure that is typed and not yet taken over.
bool isHalfTyped(const QAbstractSpinBox& figure) {
  if (const auto* whole = qobject_cast<const QSpinBox*>(&figure)) {
    bool read = false;
    const int typed = whole->locale().toInt(whole->cleanText(), &read);
    return !read || typed != whole->value();
  }
  const auto* exact = qobject_cast<const QDoubleSpinBox*>(&figure);
  return exact != nullptr && exact->valueFromText(exact->text()) != exact->value();
}

// The words typed here are not in the document, or not yet. The field itself takes them back as long as it can.
bool hasOwnStep(const QWidget& field, bool undo) {
  const auto* line = qobject_cast<const QLineEdit*>(&field);
  const auto* figure = qobject_cast<const QAbstractSpinBox*>(&field);
  if (figure == nullptr) figure = qobject_cast<const QAbstractSpinBox*>(field.parentWidget());
  if (figure != nullptr) return isHalfTyped(*figure);
  if (line == nullptr) return false;
  const QWidget* about = field.parentWidget();
  const bool inList = about != nullptr && qobject_cast<const QAbstractItemView*>(about->parentWidget()) != nullptr;
  if (!inList && !field.property(searchField).toBool()) return false;
  return undo ? line->isUndoAvailable() : line->isRedoAvailable();
}

}  // namespace

DocumentWindow::DocumentWindow(SaveWords words, QWidget* parent) : QMainWindow(parent), words_(std::move(words)) {
  setWindowFlag(Qt::Window);
  resize(1280, 800);
  qApp->installEventFilter(this);
  tools_ = addToolBar(tr("Tools"));
  tools_->setMovable(false);
  tools_->setIconSize({iconPixels, iconPixels});
}

Dock* DocumentWindow::addDock(const QString& title, const char* name, QWidget* inside, Qt::DockWidgetArea area) {
  auto* dock = new Dock(title, QString::fromLatin1(name), this);
  dock->setWidget(inside);
  addDockWidget(area, dock);
  return dock;
}

QAction* DocumentWindow::add(QMenu* menu, const QString& words, const QKeySequence& keys, const char* symbol,
                             const std::function<void()>& then) {
  QAction* action = menu->addAction(words);
  action->setShortcut(keys);
  if (*symbol != '\0') tools_->addAction(withSymbol(action, QString::fromLatin1(symbol)));
  connect(action, &QAction::triggered, this, then);
  return action;
}

void DocumentWindow::addSteps(QMenu& menu, QUndoStack& steps) {
  QAction* undo = steps.createUndoAction(this, tr("Undo"));
  undo->setShortcut(QKeySequence::Undo);
  QAction* redo = steps.createRedoAction(this, tr("Redo"));
  redo->setShortcuts({Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z});
  menu.addActions({withSymbol(undo, QStringLiteral("tool-undo")), withSymbol(redo, QStringLiteral("tool-redo"))});
  tools_->addSeparator();
  tools_->addActions({undo, redo});
}

QPushButton* DocumentWindow::addPrimary(const QString& words, const std::function<void()>& then) {
  auto* spacer = new QWidget;
  spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  tools_->addWidget(spacer);
  auto* button = makePrimary(new QPushButton(words));
  connect(button, &QPushButton::clicked, this, then);
  tools_->addWidget(button);
  return button;
}

bool DocumentWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool undo = key->matches(QKeySequence::Undo);
    const bool redo =
        key->matches(QKeySequence::Redo) || (key->key() == Qt::Key_Y && key->modifiers() == Qt::ControlModifier);
    auto* field = qobject_cast<QWidget*>(watched);
    if ((undo || redo) && field != nullptr && field->window() == this && takesText(*field) &&
        !hasOwnStep(*field, undo)) {
      event->ignore();
      return true;
    }
  }
  return QMainWindow::eventFilter(watched, event);
}

bool DocumentWindow::saveIn(const QString& path) {
  try {
    write(path);
    return true;
  } catch (const std::exception& e) {
    tellBeside(this, tr("Not saved: %1").arg(QString::fromUtf8(e.what())));
    return false;
  }
}

bool DocumentWindow::save() { return file().isEmpty() ? saveAs() : saveIn(file()); }

bool DocumentWindow::saveAs() {
  const QString ending = QStringLiteral(".json");
  const QString start = file().isEmpty() ? proposedFile(title(), ending) : file();
  const QString path = askWhereToSave(this, words_.title, start, words_.filter, ending);
  return !path.isEmpty() && saveIn(path);
}

bool DocumentWindow::mayLeave() {
  if (isSaved()) return true;
  const auto answer =
      QMessageBox::question(this, tr("Signifer"), tr("%1 is not saved.").arg(title()),
                            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void DocumentWindow::closeEvent(QCloseEvent* event) { mayLeave() ? event->accept() : event->ignore(); }

}  // namespace signifer::ui
