#include "editors/document_window.h"

#include <QCloseEvent>
#include <QMessageBox>
#include <QStandardPaths>
#include <utility>

#include "dialogs/save_dialog.h"

namespace signifer::ui {

DocumentWindow::DocumentWindow(SaveWords words, QWidget* parent) : QMainWindow(parent), words_(std::move(words)) {
  setWindowFlag(Qt::Window);
  resize(1280, 800);
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
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  const QString start = file().isEmpty() ? folder + QLatin1Char('/') + title() + ending : file();
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
