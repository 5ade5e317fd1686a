#include "editors/document_window.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QToolBar>
#include <QUndoStack>
#include <utility>

#include "dialogs/save_dialog.h"
#include "editors/editor_parts.h"
#include "files/file_deeds.h"
#include "files/write_file.h"
#include "start/battle_shelf.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

// The document is kept when nothing has changed for so long, in milliseconds.
constexpr int keepAfter = 1500;
// While somebody works, a version is kept at this distance, in milliseconds.
constexpr qint64 betweenVersions = qint64{10} * 60 * 1000;

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
  keepSoon_.setSingleShot(true);
  keepSoon_.setInterval(keepAfter);
  connect(&keepSoon_, &QTimer::timeout, this, [this] { keepNow(); });
  // A file that is renamed elsewhere is followed.
  const auto isThis = [this](const QString& path) {
    return !renaming_ && !file().isEmpty() && QFileInfo(path) == QFileInfo(file());
  };
  connect(&FilesHome::current(), &FilesHome::aboutToRename, this, [this, isThis](const QString& path) {
    if (isThis(path)) keepNow();
  });
  connect(&FilesHome::current(), &FilesHome::renamed, this, [this](const QString& from, const QString& to) {
    if (!renaming_ && !file().isEmpty() && from == file()) openFile(to);
  });
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

void DocumentWindow::keepSoon() {
  if (FilesHome::current().keeps() && !isSaved()) keepSoon_.start();
}

bool DocumentWindow::keepNow() {
  keepSoon_.stop();
  if (isSaved()) return true;
  if (!FilesHome::current().keeps()) return false;
  try {
    return keep(false);
  } catch (const std::exception& e) {
    statusBar()->showMessage(tr("Not saved: %1").arg(QString::fromUtf8(e.what())));
    return false;
  }
}

// A shipped file is never written over: the changed thing becomes the person's own. A file that is called after its
// title follows the title.
bool DocumentWindow::keep(bool asked) {
  FilesHome& home = FilesHome::current();
  const QString before = file();
  const bool fresh = before.isEmpty() || FilesHome::isShipped(before);
  const QString was = fresh ? QString() : FilesHome::read(words_.kind, before).name;
  if (!fresh && (asked || versionOf_ != before || sinceVersion_.hasExpired(betweenVersions))) {
    home.keepVersion(before);
    sinceVersion_.start();
  }
  write(fresh ? home.freshFile(words_.kind, title()) : before);
  const bool follows = !fresh && home.isOwn(before) && !was.isEmpty() && was != title() &&
                       FilesHome::isNamedAfter(before, was) && !FilesHome::isNamedAfter(before, title());
  if (follows) {
    renaming_ = true;
    try {
      write(home.rename(words_.kind, before, title()));
    } catch (const FileError&) {
      // Another file has this name: this one keeps its own.
    }
    renaming_ = false;
  }
  if (fresh) {
    sinceVersion_.start();
    statusBar()->showMessage(tr("Kept as %1").arg(QFileInfo(file()).fileName()));
  }
  versionOf_ = file();
  home.remember(words_.kind, file());
  return true;
}

bool DocumentWindow::save() {
  keepSoon_.stop();
  if (!FilesHome::current().keeps()) return file().isEmpty() ? saveAs() : saveIn(file());
  // A shipped file that is unchanged is saved there.
  if (isSaved() && FilesHome::isShipped(file())) return true;
  return attempt([this] { keep(true); });
}

bool DocumentWindow::goBackTo(const QString& version) {
  if (file().isEmpty() || !keepNow()) return false;
  return attempt([&] {
    FilesHome::current().keepVersion(file());
    QFile from(version);
    if (!from.open(QIODevice::ReadOnly)) throw FileError(version.toStdString(), from.errorString().toStdString());
    const QByteArray bytes = from.readAll();
    writeFile(file().toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    openFile(file());
  });
}

void DocumentWindow::fillVersions(QMenu& menu) {
  menu.clear();
  const QDateTime now = QDateTime::currentDateTime();
  for (const QString& version : FilesHome::current().versions(file()))
    connect(menu.addAction(dayWords(FilesHome::whenOf(version), now)), &QAction::triggered, this,
            [this, version] { goBackTo(version); });
  if (menu.isEmpty()) menu.addAction(tr("None yet"))->setEnabled(false);
}

void DocumentWindow::addFiles(QMenu* menu) {
  QMenu* recent = menu->addMenu(tr("&Recent"));
  connect(recent, &QMenu::aboutToShow, this, [this, recent] {
    recent->clear();
    addOwnFiles(*recent, words_.kind, {}, [this](const QString& path) {
      if (mayLeave()) openFile(path);
    });
    if (recent->isEmpty()) recent->addAction(tr("None yet"))->setEnabled(false);
  });
  QMenu* versions = menu->addMenu(tr("Earlier &versions"));
  connect(versions, &QMenu::aboutToShow, this, [this, versions] { fillVersions(*versions); });
  QAction* copy = add(menu, tr("Export a &copy…"), {}, "", [this] {
    if (save()) exportCopy(this, words_.kind, file());
  });
  copy->setToolTip(tr("A copy for others; the work goes on in its own file"));
  QAction* shown = add(menu, tr("Show in &folder"), {}, "", [this] { showInFolder(file()); });
  menu->setToolTipsVisible(true);
  connect(menu, &QMenu::aboutToShow, shown, [this, shown] { shown->setEnabled(!file().isEmpty()); });
}

bool DocumentWindow::saveAs() {
  const QString ending = QStringLiteral(".json");
  const bool fresh = file().isEmpty() || FilesHome::isShipped(file());
  const QString start = fresh ? FilesHome::current().proposal(words_.kind, title()) : file();
  const QString path = askWhereToSave(this, words_.title, start, words_.filter, ending);
  if (path.isEmpty()) return false;
  FilesHome::current().keepVersion(path);
  if (!saveIn(path)) return false;
  FilesHome::current().remember(words_.kind, path);
  return true;
}

bool DocumentWindow::mayLeave() {
  if (keepNow()) return true;
  const auto answer =
      QMessageBox::question(this, tr("Signifer"), tr("%1 is not saved.").arg(title()),
                            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void DocumentWindow::closeEvent(QCloseEvent* event) { mayLeave() ? event->accept() : event->ignore(); }

}  // namespace signifer::ui
