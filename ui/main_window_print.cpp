// Menus of papers and of help, and what they write and show.
#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include "dialogs/save_dialog.h"
#include "language/language.h"
#include "language/names.h"
#include "main_window.h"
#include "photo/marks_dialog.h"
#include "photo/marks_paper.h"
#include "pictures/film.h"
#include "pictures/picture_dialog.h"
#include "pictures/table_picture.h"
#include "printing/paper_dialog.h"
#include "printing/print_job.h"
#include "printing/sheet_printer.h"
#include "report/battle_report.h"
#include "report/replay_export.h"
#include "sheet/report.h"
#include "sheet/stopped_sheet.h"
#include "symbols.h"
#include "tokens/tokens_paper.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

// The file to write, empty for none. Its kind says whether tokens lie or stand, and whether they have marks.
QString askForTokens(QWidget* parent, const QString& proposed, TokensOrder& order) {
  QString chosen;
  const QString flat = MainWindow::tr("Flat tokens (*.pdf)");
  const QString standing = MainWindow::tr("Standees to fold (*.pdf)");
  const QString marked = MainWindow::tr("Flat tokens with the marks for photos (*.pdf)");
  const QString kinds = QStringList{flat, standing, marked}.join(QStringLiteral(";;"));
  const QString path =
      QFileDialog::getSaveFileName(parent, MainWindow::tr("Armies of paper"), proposed, kinds, &chosen);
  order.standees = chosen == standing;
  order.marks = chosen == marked;
  return path.isEmpty() ? path : withEnding(path, QStringLiteral(".pdf"));
}

}  // namespace

void MainWindow::makePrintMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Print"));
  const auto sheet = [&](const std::string& id, const QString& name, auto make) {
    QAction* print = add(menu, id, tr("%1…").arg(name), {}, {});
    connect(print, &QAction::triggered, this, [this, make] { printSheet(this, make()); });
    QAction* pdf = add(menu, id + "-pdf", tr("%1 as PDF…").arg(name), {}, {});
    connect(pdf, &QAction::triggered, this, [this, make, name] {
      const QString path = askWhereToSave(this, name, proposedPaper(name, QStringLiteral(".pdf")), tr("PDF (*.pdf)"),
                                          QStringLiteral(".pdf"));
      if (!path.isEmpty() && !writeSheetPdf(make(), path)) complain(tr("%1 cannot be written.").arg(path));
    });
    return std::pair(print, pdf);
  };
  for (const PaperKindInfo& info : paperKinds()) {
    const bool checklist = info.kind == PaperKind::checklist;
    QAction* paper = add(menu, "print-" + std::string(info.id), tr("%1…").arg(text(said(info.title))),
                         checklist ? QStringLiteral("tool-print") : QString(),
                         checklist ? QKeySequence(QKeySequence::Print) : QKeySequence());
    connect(paper, &QAction::triggered, this, [this, kind = info.kind] { printPaper(kind); });
  }
  QAction* marks = add(menu, "print-tags", tr("&Marks for photos…"), {}, {});
  connect(marks, &QAction::triggered, this, [this] {
    MarksDialog dialog(game_.desk().marksLie, this);
    if (dialog.exec() != QDialog::Accepted) return;
    game_.setMarksLie(dialog.wish());
    const MarksOrder order{&game_.definition(), &game_.battle(), noSide, dialog.wish(), dateInWords()};
    const QString path =
        askWhereToSave(this, tr("Marks for photos"), proposedPaper(tr("marks"), QStringLiteral(".pdf")),
                       tr("PDF (*.pdf)"), QStringLiteral(".pdf"));
    if (path.isEmpty()) return;
    if (writeBytes(path, marksPdf(order, {})))
      tell(tr("The marks are written: %1").arg(QDir::toNativeSeparators(path)));
    else
      complain(tr("%1 cannot be written.").arg(path));
  });
  QAction* tokens = add(menu, "print-tokens", tr("Armies of &paper…"), {}, {});
  tokens->setToolTip(tr("Every base at true size, to cut out"));
  connect(tokens, &QAction::triggered, this, [this] {
    const std::shared_ptr<const RuleSet> rules = rulesInForce();
    const RuleSetSource* source = library_.find(rules->definition().id());
    if (source == nullptr) return;
    TokensOrder order = tokensOf(*source, *rules, game_.battle());
    order.date = dateInWords();
    order.wish = game_.desk().marksLie;
    const QString file = askForTokens(this, proposedPaper(tr("tokens"), {}), order);
    if (file.isEmpty()) return;
    if (writeBytes(file, tokensPdf(order, {})))
      tell(tr("The armies of paper are written: %1").arg(QDir::toNativeSeparators(file)));
    else
      complain(tr("%1 cannot be written.").arg(file));
  });
  menu->addSeparator();
  QAction* story = add(menu, "report", tr("&Report of the battle…"), {}, {});
  connect(story, &QAction::triggered, this, &MainWindow::saveReport);
  QAction* replay = add(menu, "replay", tr("Replay for the &web…"), {}, {});
  replay->setToolTip(tr("One HTML file that anybody opens in a browser and watches the battle"));
  connect(replay, &QAction::triggered, this, [this] {
    const QString plain = tr("Replay (*.html)");
    const QString whole = tr("Replay that includes the battle, to be played on (*.html)");
    const QString spoken = tr("Replay in all languages (*.html)");
    QStringList kinds{plain, spoken, whole};
    const auto& sides = game_.battle().setup->sides;
    for (const SideInfo& side : sides) kinds << tr("Replay as %1 saw it (*.html)").arg(text(saidName(side.name)));
    QString chosen;
    const QString path = QFileDialog::getSaveFileName(this, tr("Replay for the web"), proposedPaper(tr("replay"), {}),
                                                      kinds.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty()) return;
    const QString file = withEnding(path, QStringLiteral(".html"));
    ReplayWish wish{chosen == whole};
    if (const auto side = kinds.indexOf(chosen) - 3; side >= 0)
      wish.side = QString::fromStdString(sides[static_cast<std::size_t>(side)].id);
    if (chosen == spoken)
      for (const Language& one : languages()) wish.languages << QString::fromUtf8(one.code.data(), 2);
    if (writeReplay(library_, game_, file, wish))
      tell(tr("The replay is written: %1").arg(QDir::toNativeSeparators(file)));
    else
      complain(tr("%1 cannot be written.").arg(file));
  });
  QAction* copied =
      add(menu, "picture-copy", tr("&Copy the picture of the table"), {}, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C));
  connect(copied, &QAction::triggered, this, [this] {
    PictureOrder order;
    order.arrows = true;
    QGuiApplication::clipboard()->setImage(tablePicture(game_.session(), game_.session().eventCount(), order));
    tell(tr("The picture is on the clipboard."));
  });
  QAction* picture = add(menu, "picture", tr("Picture of the &table…"), {}, {});
  connect(picture, &QAction::triggered, this, &MainWindow::savePicture);
  QAction* film = add(menu, "film", tr("&Film of the battle…"), {}, {});
  film->setToolTip(tr("An animated picture for forums and messengers"));
  connect(film, &QAction::triggered, this, &MainWindow::saveFilm);
  needBattle_ << copied << picture << film;
  const auto [report, reportPdf] =
      sheet("events", tr("Every event, with its rules"), [this] { return makeReport(game_.session()); });
  const auto [stopped, stoppedPdf] =
      sheet("stopped", tr("Where we stopped"), [this] { return makeStoppedSheet(game_.session()); });
  needBattle_ << marks << tokens << story << replay << report << reportPdf << stopped << stoppedPdf;
}

// "Cannae, 216 BC – report": called after the battle, or after the rules where none is open.
QString MainWindow::proposedPaper(const QString& paper, const QString& ending) const {
  const QString title =
      game_.hasBattle() ? text(saidName(game_.battle().setup->title)) : text(rulesInForce()->definition().name());
  return proposedFile(tr("%1 – %2").arg(title, paper), ending);
}

void MainWindow::saveReport() {
  QString chosen;
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Report of the battle"), proposedPaper(tr("report"), {}),
                                   tr("PDF (*.pdf);;One HTML file (*.html);;Markdown with pictures (*.md);;BBCode for "
                                      "forums, with pictures (*.bbcode);;Text with pictures (*.txt)"),
                                   &chosen);
  if (path.isEmpty()) return;
  QString ending = QStringLiteral(".pdf");
  for (const char* one : {".html", ".md", ".bbcode", ".txt"})
    if (chosen.contains(QLatin1String(one))) ending = QLatin1String(one);
  const QString file = withEnding(path, ending);
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  const bool written = writeReport(game_, file, battlesOfReport);
  QGuiApplication::restoreOverrideCursor();
  if (written)
    tell(tr("The report is written: %1").arg(QDir::toNativeSeparators(file)));
  else
    complain(tr("%1 cannot be written.").arg(file));
}

void MainWindow::savePicture() {
  PictureDialog dialog(game_.session(), this);
  const int answer = dialog.exec();
  if (answer == PictureDialog::copied) tell(tr("The picture is on the clipboard."));
  if (answer != QDialog::Accepted) return;
  const QString ending = dialog.ending();
  const QString path = askWhereToSave(this, tr("Picture of the table"), proposedPaper(tr("picture"), ending),
                                      ending == QLatin1String(".svg") ? tr("SVG (*.svg)") : tr("PNG (*.png)"), ending);
  if (path.isEmpty()) return;
  if (writePicture(game_.session(), dialog.order(), path))
    tell(tr("The picture is written: %1").arg(QDir::toNativeSeparators(path)));
  else
    complain(tr("%1 cannot be written.").arg(path));
}

void MainWindow::saveFilm() {
  QString chosen;
  const QString gif = tr("GIF, which every forum shows (*.gif)");
  const QString path = QFileDialog::getSaveFileName(this, tr("Film of the battle"), proposedPaper(tr("film"), {}),
                                                    gif + tr(";;WebP, smaller (*.webp)"), &chosen);
  if (path.isEmpty()) return;
  const QString file = withEnding(path, chosen == gif ? QStringLiteral(".gif") : QStringLiteral(".webp"));
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  const QString wrong = writeFilm(game_.session(), storyOf(game_), {}, file);
  QGuiApplication::restoreOverrideCursor();
  if (wrong.isEmpty())
    tell(tr("The film is written: %1").arg(QDir::toNativeSeparators(file)));
  else
    complain(wrong);
}

void MainWindow::printPaper(PaperKind kind) {
  const std::shared_ptr<const RuleSet> rules = rulesInForce();
  const QString id = rules ? text(rules->definition().id()) : QString();
  const Battle* battle = game_.hasBattle() ? &game_.battle() : nullptr;
  PaperDialog(library_, id, kind, battle != nullptr ? houseRulesOf(rules->definition(), *battle->setup) : HouseRules{},
              battle, this)
      .exec();
}

void MainWindow::makeHelpMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Help"));
  connect(add(menu, "what-is-this", tr("&What is this?"), {}, Qt::Key_F1), &QAction::triggered, this,
          &MainWindow::helpHere);
  connect(add(menu, "guide", tr("&User guide"), {}, Qt::CTRL | Qt::Key_F1), &QAction::triggered, this,
          &MainWindow::showGuide);
  connect(add(menu, "keys-and-mouse", tr("&Keys and mouse"), {}, Qt::SHIFT | Qt::Key_F1), &QAction::triggered, this,
          &MainWindow::showShortcuts);
  makeTours(*menu);
  connect(menu->addAction(tr("&About Signifer")), &QAction::triggered, this, [this] {
    QMessageBox::about(this, tr("Signifer"),
                       tr("<b>Signifer %1</b><p>Referee and simulator for tabletop miniature battles.</p>")
                           .arg(QStringLiteral(SIGNIFER_VERSION)));
  });
}

void MainWindow::showShortcuts() {
  const std::pair<QString, QString> keys[] = {
      {tr("N or ], P or ["), tr("next and previous unit that may act")},
      {tr("Arrow keys"), tr("move a ghost: ahead, back, wheel left and right; with Shift in small steps")},
      {tr("Ctrl+Left, Ctrl+Right"), tr("move it sideways")},
      {tr("Comma, full stop, T"), tr("turn it on the spot to the left, to the right, about")},
      {tr("< and >, or ; and :"), tr("turn it in small steps")},
      {tr("G"), tr("move in figures: 12 ahead, wheel 30 left")},
      {tr("Right click, Menu key"), tr("what can be asked about a unit: what it may do, distances, corrections")},
      {tr("Ctrl+F"), tr("search the journal")},
      {tr("L"), tr("next person who may move; arrow keys lead him")},
      {tr("H, H and drag"), tr("say where the unit stands; put it where it stands on the real table")},
      {tr("Enter, Esc"), tr("accept the ghost, take it back")},
      {tr("Drag a unit"), tr("what it would be and what the referee says; dropping it does it if it is legal")},
      {tr("Wheel, + and −, 0"), tr("zoom, the whole table")},
      {tr("Middle button, Space and drag"), tr("move the map")},
      {tr("Drag over open ground"), tr("select all units in the band")},
      {tr("Shift or Ctrl and click, double click"), tr("select one more or less, its whole line")},
      {tr("V, M, A"), tr("select, ruler (with Shift from centre to centre), arcs")},
      {tr("S, B, D, Z"), tr("what it sees, who sees it, distances to all enemies, reaches and zones")},
      {tr("F5"), tr("next step")},
      {tr("/"), tr("tell what happened, or ask, in one line")},
      {tr("Ctrl+Z, Ctrl+Shift+Z"), tr("step back and forward, dice and all")},
      {tr("Double click in the journal, Esc"), tr("look at that moment, come back to now")},
      {tr("J"), tr("judge this move, where judging is left to the players")},
      {tr("Shift+J"), tr("was the last move by hand legal?")},
      {tr("X, Shift+X, Shift+R, Delete, F"),
       tr("tell of the selected: one hit more, one less, it routs, is lost, fights the nearest enemy")},
      {tr("1 to 6, Backspace, R, Esc"), tr("while dice are wanted: type a face, take one back, roll it, think again")},
      {tr("F1, Ctrl+F1"), tr("the rule of what has the focus or lies under the pointer; the user guide")},
      {tr("F2, F6, F8"), tr("look up rules, ask for a ruling, play out from here")},
      {tr("F4, Shift+F4"), tr("as the first side sees it, as the second; F4 again: everything")},
      {tr("F7"), tr("what a strong commander would do in your place, and why")},
      {tr("F9, Shift+F9, Ctrl+F9"), tr("the machine waits or goes on, makes one move, ends its turn at once")},
      {tr("Tab"), tr("from the table to the docks and back")},
      {tr("Shift and drag"), tr("by hand: turn a unit to the pointer")}};
  QString html = QStringLiteral("<table cellpadding=\"4\">");
  for (const auto& [key, what] : keys)
    html += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>").arg(key.toHtmlEscaped(), what.toHtmlEscaped());
  auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Keys and mouse"), html + QStringLiteral("</table>"),
                              QMessageBox::Ok, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setModal(false);
  bringToFront(*box);
}

}  // namespace signifer::ui
