#include "files/file_deeds.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>
#include <QUrl>

#include "dialogs/save_dialog.h"
#include "files/write_file.h"
#include "language/names.h"
#include "preferences.h"
#include "schema/document.h"
#include "symbols.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

struct FileDeeds {
  Q_DECLARE_TR_FUNCTIONS(FileDeeds)
};

constexpr qsizetype mostFilesShown = 15;

QString filterOf(FileKind kind) {
  return kind == FileKind::battle ? FileDeeds::tr("Journals (*.signifer)")
                                  : FileDeeds::tr("Files of Signifer (*.json)");
}

}  // namespace

void showInFolder(const QString& path) {
  const QFileInfo info(path);
  QDesktopServices::openUrl(QUrl::fromLocalFile(info.isDir() ? info.absoluteFilePath() : info.absolutePath()));
}

bool askToRename(QWidget* window, FileKind kind, const QString& file) {
  const QString before =
      kind == FileKind::battle ? QFileInfo(file).completeBaseName() : FilesHome::read(kind, file).name;
  QInputDialog dialog(window);
  dialog.setWindowTitle(FileDeeds::tr("Rename"));
  dialog.setLabelText(FileDeeds::tr("The new name:"));
  dialog.setTextValue(before);
  if (auto* line = dialog.findChild<QLineEdit*>()) line->setMaxLength(static_cast<int>(longestName));
  if (dialog.exec() != QDialog::Accepted) return false;
  const QString name = dialog.textValue().simplified();
  if (name.isEmpty() || name == before) return false;
  try {
    FilesHome::current().rename(kind, file, name);
    return true;
  } catch (const std::exception& e) {
    tellBeside(window, QString::fromUtf8(e.what()));
    return false;
  }
}

bool askToBin(QWidget* window, const QString& file) {
  const QString name = QFileInfo(file).completeBaseName();
  const auto answer =
      QMessageBox::question(window, FileDeeds::tr("Move to the bin"),
                            FileDeeds::tr("Move \"%1\" to the bin? It can be taken out again there.").arg(name),
                            QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Yes);
  if (answer != QMessageBox::Yes) return false;
  if (FilesHome::current().moveToBin(file)) return true;
  tellBeside(
      window,
      FileDeeds::tr("The desktop's bin does not take %1. It stays where it is.").arg(QDir::toNativeSeparators(file)));
  return false;
}

void exportCopy(QWidget* window, FileKind kind, const QString& file) {
  const QString ending = FilesHome::ending(kind);
  const QString start = proposedFile(QFileInfo(file).completeBaseName(), ending);
  const QString path = askWhereToSave(window, FileDeeds::tr("Export a copy"), start, filterOf(kind), ending);
  if (path.isEmpty() || QFileInfo(path) == QFileInfo(file)) return;
  QFile from(file);
  try {
    if (!from.open(QIODevice::ReadOnly)) throw FileError(file.toStdString(), from.errorString().toStdString());
    const QByteArray bytes = from.readAll();
    writeFile(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
  } catch (const std::exception& e) {
    tellBeside(window, FileDeeds::tr("Not exported: %1").arg(QString::fromUtf8(e.what())));
  }
}

void askForHome(QWidget* window) {
  FilesHome& home = FilesHome::current();
  const QString before = home.folder();
  const QString chosen =
      QFileDialog::getExistingDirectory(window, FileDeeds::tr("The folder of your files"), QFileInfo(before).path());
  if (chosen.isEmpty() || QDir(chosen) == QDir(before)) return;
  Preferences preferences = Preferences::load();
  preferences.home = chosen;
  preferences.earlierHomes.removeAll(chosen);
  if (!before.isEmpty() && !preferences.earlierHomes.contains(before)) preferences.earlierHomes << before;
  preferences.save();
  home.settle(chosen, preferences.earlierHomes);
}

QString askForOwnFile(QWidget* window, FileKind kind, const QString& title, const QString& filter) {
  return QFileDialog::getOpenFileName(window, title, FilesHome::current().folder(kind), filter);
}

void addFileDeeds(QMenu& menu, QWidget* window, FileKind kind, const QString& file, bool held) {
  QObject::connect(menu.addAction(FileDeeds::tr("Show in &folder")), &QAction::triggered, window,
                   [file] { showInFolder(file); });
  QObject::connect(menu.addAction(FileDeeds::tr("&Export a copy…")), &QAction::triggered, window,
                   [window, kind, file] { exportCopy(window, kind, file); });
  QAction* rename = menu.addAction(FileDeeds::tr("&Rename…\tF2"));
  QObject::connect(rename, &QAction::triggered, window, [window, kind, file] { askToRename(window, kind, file); });
  QAction* bin = menu.addAction(FileDeeds::tr("Move to the &bin\tDel"));
  QObject::connect(bin, &QAction::triggered, window, [window, file] { askToBin(window, file); });
  for (QAction* action : {rename, bin}) action->setEnabled(!held && !FilesHome::isShipped(file));
}

void addOwnFiles(QMenu& menu, FileKind kind, const QString& ruleSet, const std::function<void(const QString&)>& then) {
  for (const OwnFile& one : FilesHome::current().list(kind, ruleSet).mid(0, mostFilesShown)) {
    QString name = text(saidName(one.name.toStdString()));
    QAction* action = menu.addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setToolTip(plainTip(QDir::toNativeSeparators(one.file)));
    QObject::connect(action, &QAction::triggered, &menu, [then, file = one.file] { then(file); });
  }
}

QToolButton* menuButton(const QString& of, const std::function<void(QMenu&)>& fill) {
  auto* button = new QToolButton;
  button->setObjectName(QStringLiteral("fileMenu"));
  button->setText(QStringLiteral("⋯"));
  button->setAutoRaise(true);
  button->setAccessibleName(FileDeeds::tr("What can be done with %1").arg(of));
  button->setToolTip(FileDeeds::tr("Rename, show in folder, move to the bin"));
  QObject::connect(button, &QToolButton::clicked, button, [button, fill] {
    auto* menu = new QMenu(button);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu);
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
  });
  return button;
}

}  // namespace signifer::ui
