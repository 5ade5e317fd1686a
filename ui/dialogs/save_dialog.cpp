#include "dialogs/save_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "files/home.h"
#include "translate.h"

namespace signifer::ui {

QString withEnding(const QString& path, const QString& ending) {
  return path.endsWith(ending, Qt::CaseInsensitive) ? path : path + ending;
}

QString proposedFile(const QString& name, const QString& ending) {
  return FilesHome::current().exports() + QLatin1Char('/') + FilesHome::plainName(name) + ending;
}

QString askWhereToSave(QWidget* parent, const QString& title, const QString& start, const QString& filter,
                       const QString& ending) {
  QFileDialog dialog(parent, title, QString(), filter);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setFileMode(QFileDialog::AnyFile);
  // The dialog would ask about the name without its ending.
  dialog.setOption(QFileDialog::DontConfirmOverwrite);
  const QFileInfo proposed(start);
  if (!start.isEmpty()) {
    dialog.setDirectory(proposed.isDir() ? start : proposed.path());
    if (!proposed.isDir()) dialog.selectFile(proposed.fileName());
  }
  while (dialog.exec() == QDialog::Accepted) {
    const QString path = withEnding(dialog.selectedFiles().value(0), ending);
    if (!QFileInfo::exists(path)) return path;
    const auto answer =
        QMessageBox::question(parent, title, tr("%1 is there already. Write over it?").arg(QFileInfo(path).fileName()),
                              QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer == QMessageBox::Yes) return path;
  }
  return {};
}

}  // namespace signifer::ui
