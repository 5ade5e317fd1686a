// The window and the home of the person's files: what was played lately, copies for others, and files that get another
// name or go.
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "files/file_deeds.h"
#include "files/home.h"
#include "main_window.h"
#include "start/battle_keeper.h"
#include "symbols.h"
#include "wording.h"

namespace signifer::ui {

void MainWindow::followHome() {
  FilesHome& home = FilesHome::current();
  const auto showAnew = [this] { QMetaObject::invokeMethod(start_, &StartPage::refresh, Qt::QueuedConnection); };
  const bool atHome = home.keeps() && shelf_.folder() == home.folder(FileKind::battle);
  if (atHome)
    connect(&home, &FilesHome::settled, this, [this, showAnew] {
      shelf_.moveTo(FilesHome::current().folder(FileKind::battle));
      showAnew();
    });
  connect(&home, &FilesHome::renamed, this, [this, showAnew](const QString& from, const QString& to) {
    shelf_.rename(from, to);
    showAnew();
  });
  connect(&home, &FilesHome::binned, this, [this, showAnew](const QString& file) {
    shelf_.forget(file);
    tell(tr("%1 is in the bin").arg(QFileInfo(file).fileName()));
    showAnew();
  });
}

void MainWindow::fillRecent(QMenu& menu) {
  constexpr qsizetype most = 12;
  menu.clear();
  for (const BattleCard& card : shelf_.cardsAsKept().mid(0, most)) {
    const QString moment = card.words.isEmpty() ? dayWords(card.when, QDateTime::currentDateTime()) : card.words;
    QString words = tr("%1 – %2").arg(shownName(card), moment);
    QAction* action = menu.addAction(words.replace(QLatin1Char('&'), QLatin1String("&&")));
    connect(action, &QAction::triggered, this, [this, file = card.file] { openFile(file); });
  }
  if (menu.isEmpty()) menu.addAction(tr("None yet"))->setEnabled(false);
}

// The file on the disk is copied; changes that the disk has not taken yet go there first.
void MainWindow::exportBattleCopy() {
  if (game_.file().isEmpty()) return saveAs();
  if (game_.keeping().kind == Keeping::Kind::failing && !game_.tryAgain()) return;
  exportCopy(this, FileKind::battle, game_.file());
}

}  // namespace signifer::ui
