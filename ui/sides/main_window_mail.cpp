// Play by mail: the umpire's window writes letters and takes answers in, and a letter opens in its side's own view.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <nlohmann/json.hpp>

#include "files/home.h"
#include "files/write_file.h"
#include "main_window.h"
#include "play/wording.h"
#include "sides/answer_window.h"
#include "sides/letter_desk.h"
#include "sides/side_window.h"
#include "symbols.h"
#include "wording.h"

namespace signifer::ui {

void MainWindow::makeMailMenu(QMenu* battle) {
  QMenu* menu = battle->addMenu(tr("&Play by mail"));
  for (SideIndex side = 0; side < 2; ++side) {
    QAction* letter = add(menu, side == 0 ? "letter-to-first-side" : "letter-to-second-side",
                          side == 0 ? tr("Letter to the &first side…") : tr("Letter to the &second side…"), {}, {});
    connect(letter, &QAction::triggered, this, [this, side] { writeLetterTo(side); });
    connect(&game_, &BattleController::opened, letter, [this, letter, side] {
      if (game_.hasBattle()) letter->setText(tr("Letter to %1…").arg(text(sideName(game_.battle(), side))));
    });
    needBattle_ << letter;
  }
  QAction* answer = add(menu, "take-answer", tr("&Take an answer in…"), {}, {});
  connect(answer, &QAction::triggered, this, [this] {
    const QString path = QFileDialog::getOpenFileName(this, tr("Take an answer in"), FilesHome::current().exports(),
                                                      tr("Answers (*.json)"));
    if (!path.isEmpty()) takeAnswer(path);
  });
  needBattle_ << answer;
}

// Its name tells the side and a number, and nothing of the battle.
void MainWindow::writeLetterTo(SideIndex side) {
  if (!game_.hasBattle()) return;
  MailBook book = mailBookIn(notesOf(game_.desk()));
  const QString of = QString::fromStdString(game_.battle().setup->sides[static_cast<std::size_t>(side)].id);
  const QString name = QStringLiteral("letter-%1-%2.json")
                           .arg(book.sides[static_cast<std::size_t>(side)].letter + 1)
                           .arg(FilesHome::plainName(of));
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Letter to %1").arg(text(sideName(game_.battle(), side))),
                                   QDir(FilesHome::current().exports()).filePath(name), tr("Letters (*.json)"));
  if (path.isEmpty()) return;
  try {
    const Json letter = writeLetter(game_.session(), side, book);
    game_.setMail(mailBookJson(book).dump());
    writeFile(path.toStdString(), letter.dump() + "\n");
    tell(tr("The letter is written: %1").arg(QDir::toNativeSeparators(path)));
  } catch (const std::exception& e) {
    complain(QString::fromUtf8(e.what()));
  }
}

void MainWindow::takeAnswer(const QString& path) {
  if (!game_.hasBattle()) return complain(tr("Open the battle first: an answer is taken into it."));
  try {
    const Document file = Document::load(path.toStdString());
    TakenAnswer taken = readAnswer(file.root(), game_.session(), mailBookIn(notesOf(game_.desk())));
    auto* window = new AnswerWindow(game_, std::move(taken), this);
    connect(window, &AnswerWindow::overruleWanted, this, &MainWindow::overrule);
    window->show();
  } catch (const SourceError& e) {
    const QString why = QString::fromStdString(e.expected());
    complain(tr("%1 is not taken in: %2.").arg(QFileInfo(path).fileName(), why));
  }
}

// The player's own program has no other battle to show: the letter has a window of its own beside this one.
void MainWindow::openLetter(const QString& path) {
  const Document file = Document::load(path.toStdString());
  auto letter = std::make_unique<LetterDesk>(library_, readLetter(file.root()));
  auto* window = new SideWindow(std::move(letter));
  window->setAttribute(Qt::WA_DeleteOnClose);
  window->resize(size());
  connect(this, &QObject::destroyed, window, &QObject::deleteLater);
  window->show();
  window->activateWindow();
}

}  // namespace signifer::ui
