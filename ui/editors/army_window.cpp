#include "editors/army_window.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QVBoxLayout>

#include "army/army_csv.h"
#include "dialogs/save_dialog.h"
#include "editors/army_catalogue.h"
#include "editors/army_entry.h"
#include "editors/army_list.h"
#include "editors/army_remedies.h"
#include "editors/editor_parts.h"
#include "editors/problem_list.h"
#include "editors/usual_order_pane.h"
#include "files/file_deeds.h"
#include "files/write_file.h"
#include "schema/text_file.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

ArmyWindow::ArmyWindow(const RuleSetLibrary& library, QWidget* parent)
    : DocumentWindow({tr("Save the army"), tr("Armies (*.json)"), FileKind::army}, parent),
      library_(library),
      document_(library) {
  catalogue_ = new ArmyCatalogue(document_);
  list_ = new ArmyList(document_);
  entry_ = new ArmyEntryPane(document_);
  checks_ = new ProblemList(tr("What the rules say of the army"));
  setCentralWidget(makeMiddle());
  order_ = new UsualOrderPane(document_);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  Dock* troops = addDock(tr("Troops"), "troops", catalogue_, Qt::LeftDockWidgetArea);
  Dock* chosen = addDock(tr("Chosen"), "chosen", entry_, Qt::RightDockWidgetArea);
  Dock* check = addDock(tr("Check"), "check", checks_, Qt::RightDockWidgetArea);
  check->setNote(tr("as you work"));
  Dock* order = addDock(tr("Usual order"), "usualOrder", order_, Qt::BottomDockWidgetArea);
  order->setNote(tr("drag to change; any table lays it out so"));
  resizeDocks({troops, chosen}, {390, 320}, Qt::Horizontal);
  resizeDocks({chosen, check}, {490, 200}, Qt::Vertical);
  resizeDocks({order}, {170}, Qt::Vertical);
  makeMenus();
  statusBar()->showMessage(tr("+ and − change the number, Enter opens the names, Del removes, Ctrl+D duplicates"));
  connect(&document_, &ArmyDocument::changed, this, &ArmyWindow::refresh);
  connect(&document_, &ArmyDocument::changed, this, &ArmyWindow::keepSoon);
  connect(&document_, &ArmyDocument::saved, this, &ArmyWindow::showFile);
  connect(&document_, &ArmyDocument::saved, this, &ArmyWindow::keepSoon);
  connect(&document_, &ArmyDocument::checked, this, &ArmyWindow::showChecks);
  connect(catalogue_, &ArmyCatalogue::added, list_, qOverload<const ArmyEntry&>(&ArmyList::show));
  connect(list_, &ArmyList::entryChosen, entry_, qOverload<const ArmyEntry&>(&ArmyEntryPane::show));
  connect(list_, &ArmyList::entryChosen, order_, qOverload<const ArmyEntry&>(&UsualOrderPane::show));
  connect(order_, &UsualOrderPane::entryChosen, list_, qOverload<const ArmyEntry&>(&ArmyList::show));
  connect(list_, &ArmyList::entryOpened, entry_, &ArmyEntryPane::begin);
}

QWidget* ArmyWindow::makeMiddle() {
  auto* middle = new QWidget;
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(10, 10, 10, 8);
  auto* head = new QHBoxLayout;
  name_ = new QLineEdit;
  name_->setObjectName(QStringLiteral("armyName"));
  name_->setAccessibleName(tr("Name of the army"));
  name_->setMaxLength(static_cast<int>(longestName));
  name_->setFont(Theme::current().font(19, QFont::DemiBold));
  auto* use = new QPushButton(tr("Use in a battle…"));
  use->setObjectName(QStringLiteral("use"));
  makePrimary(use);
  head->addWidget(name_, 1);
  head->addWidget(use);
  column->addLayout(head);
  notes_ = new QLineEdit;
  notes_->setPlaceholderText(tr("Notes: where the army comes from"));
  notes_->setAccessibleName(tr("Notes"));
  column->addWidget(notes_);
  file_ = new Label(12, QFont::Normal, Label::Tone::second);
  column->addWidget(file_);
  column->addWidget(list_, 1);
  figures_ = new Label(15, QFont::DemiBold);
  column->addWidget(figures_);
  connect(use, &QPushButton::clicked, this, &ArmyWindow::use);
  connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
    Army next = document_.army();
    next.name = text.simplified().toStdString();
    document_.change(tr("Name of the army"), std::move(next), QStringLiteral("army-name"));
  });
  connect(notes_, &QLineEdit::textEdited, this, [this](const QString& text) {
    Army next = document_.army();
    next.notes = text.toStdString();
    document_.change(tr("Notes"), std::move(next), QStringLiteral("army-notes"));
  });
  return middle;
}

void ArmyWindow::makeMenus() {
  QMenu* army = menuBar()->addMenu(tr("&Army"));
  add(army, tr("&New…"), QKeySequence::New, "", [this] { askForNew(); });
  add(army, tr("&Open…"), QKeySequence::Open, "tool-open", [this] { askToOpen(); });
  add(army, tr("&Save"), QKeySequence::Save, "tool-save", [this] { save(); });
  add(army, tr("Save &as…"), QKeySequence::SaveAs, "", [this] { saveAs(); });
  addFiles(army);
  army->addSeparator();
  add(army, tr("&Import units…"), {}, "", [this] {
    const QString path = QFileDialog::getOpenFileName(this, tr("Import units"), FilesHome::current().exports(),
                                                      tr("Tables (*.csv *.tsv *.txt)"));
    if (!path.isEmpty()) importFrom(path);
  });
  add(army, tr("&Troop types from house rules…"), {}, "", [this] {
    const QString path =
        askForOwnFile(this, FileKind::houseRules, tr("Troop types from house rules"), tr("House rules (*.json)"));
    if (!path.isEmpty()) takeTroops(path);
  });
  add(army, tr("&Export units…"), {}, "", [this] {
    const QString ending = QStringLiteral(".csv");
    const QString path =
        askWhereToSave(this, tr("Export units"), proposedFile(title(), ending), tr("Tables (*.csv)"), ending);
    if (!path.isEmpty()) exportTo(path);
  });
  army->addSeparator();
  add(army, tr("&Use in a battle…"), {}, "", [this] { use(); });
  add(army, tr("&Close"), QKeySequence::Close, "", [this] { close(); });
  QMenu* edit = menuBar()->addMenu(tr("&Edit"));
  addSteps(*edit, document_.steps());
  edit->addSeparator();
  add(edit, tr("&Duplicate"), Qt::CTRL | Qt::Key_D, "", [this] { list_->show(document_.duplicate(list_->current())); });
  add(edit, tr("&Remove"), {}, "", [this] { document_.remove(list_->current()); });
  add(edit, tr("Move &up"), Qt::CTRL | Qt::SHIFT | Qt::Key_Up, "",
      [this] { list_->show(document_.move(list_->current(), -1)); });
  add(edit, tr("Move do&wn"), Qt::CTRL | Qt::SHIFT | Qt::Key_Down, "",
      [this] { list_->show(document_.move(list_->current(), 1)); });
  add(edit, tr("&Sort by kind"), {}, "", [this] { document_.sort(); });
  add(edit, tr("New &leader"), {}, "", [this] { list_->show(document_.addPerson({})); });
  edit->addSeparator();
  behind_ = edit->addAction(tr("Paper marks &behind the bases"));
  behind_->setObjectName(QStringLiteral("marksBehind"));
  behind_->setCheckable(true);
  behind_->setToolTip(tr("Marks for photos lie on slips that may be taken up, not on the bases"));
  connect(behind_, &QAction::triggered, this, [this](bool checked) {
    Army next = document_.army();
    next.marksBehind = checked;
    document_.change(tr("Paper marks behind the bases"), std::move(next));
  });
  edit->addSeparator();
  add(edit, tr("&Find troops"), QKeySequence::Find, "", [this] { catalogue_->search().setFocus(); });
}

void ArmyWindow::refresh() {
  const Army& army = document_.army();
  const QString name = QString::fromStdString(army.name);
  if (name_->text().simplified() != name) name_->setText(name);
  const QString notes = QString::fromStdString(army.notes);
  if (notes_->text() != notes && !notes_->hasFocus()) notes_->setText(notes);
  behind_->setChecked(army.marksBehind);
  showFile();
}

void ArmyWindow::showFile() {
  const QString name = QString::fromStdString(document_.army().name);
  const QString file = document_.file().isEmpty() ? tr("not saved yet") : QFileInfo(document_.file()).fileName();
  file_->setText(tr("%1 · %2%3")
                     .arg(QString::fromStdString(document_.definition().name()), file,
                          document_.isSaved() ? QString() : tr(" · changed")));
  setWindowTitle(tr("%1%2 – army – Signifer").arg(document_.isSaved() ? QString() : QStringLiteral("• "), name));
}

void ArmyWindow::showChecks() {
  const ArmyReport& report = document_.report();
  QStringList figures;
  for (const ArmyFigure& figure : report.figures)
    figures << tr("%1 %2").arg(QString::fromStdString(figure.name)).arg(figure.value);
  figures_->setText(figures.join(QStringLiteral("   ·   ")));
  std::vector<ProblemLine> lines;
  if (report.playable() && !document_.army().units.empty())
    lines.push_back({ProblemLine::Kind::fine, tr("Can be played"), {}, {}, {}});
  for (const ArmyRemark& remark : report.remarks) {
    const bool fault = remark.kind == ArmyRemark::Kind::fault;
    ProblemLine line{fault ? ProblemLine::Kind::fault : ProblemLine::Kind::advice, text(remark.text), {}, {}, {}};
    if (!remark.rule.empty()) line.words += QLatin1Char(' ') + text(remark.rule);
    const ArmyEntry entry = remark.unit >= 0     ? ArmyEntry{ArmyEntry::Kind::unit, remark.unit}
                            : remark.person >= 0 ? ArmyEntry{ArmyEntry::Kind::person, remark.person}
                                                 : ArmyEntry{};
    if (entry.kind != ArmyEntry::Kind::none) line.show = [this, entry] { list_->show(entry); };
    if (const auto remedy = remedyFor(document_, remark)) {
      line.remedy = remedy->words;
      line.mend = [this, act = remedy->act] {
        act(document_);
        document_.check();
      };
    }
    lines.push_back(std::move(line));
  }
  checks_->setLines(std::move(lines));
}

bool ArmyWindow::begin(const QString& ruleSet) {
  return attempt([&] {
    const RuleSetSource* source = library_.find(ruleSet.toStdString());
    if (source == nullptr) throw std::runtime_error(tr("The rule set is not installed.").toStdString());
    document_.begin(*source);
    catalogue_->search().setFocus();
  });
}

bool ArmyWindow::openFile(const QString& path) {
  return attempt([&] {
    document_.open(path);
    name_->setText(QString::fromStdString(document_.army().name));
    list_->show({ArmyEntry::Kind::unit, 0});
  });
}

namespace {

QString problemsInWords(const std::vector<CsvProblem>& problems) {
  QStringList lines;
  for (const CsvProblem& problem : problems) {
    const QString expected = QString::fromStdString(problem.expected);
    QString line = problem.column.empty() ? ArmyWindow::tr("Line %1: %2.").arg(problem.line).arg(expected)
                                          : ArmyWindow::tr("Line %1, %2: %3.")
                                                .arg(problem.line)
                                                .arg(QString::fromStdString(problem.column), expected);
    // A question ends with its own mark.
    if (expected.endsWith(QLatin1Char('?'))) line.chop(1);
    lines << line;
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

bool ArmyWindow::importFrom(const QString& path) {
  CsvUnits read;
  const bool readable = attempt([&] {
    read = unitsFromCsv(document_.definition(), document_.terms(), document_.army(), readTextFile(path.toStdString()));
  });
  if (!readable) return false;
  const QString wrong = problemsInWords(read.problems);
  const QString notes = problemsInWords(read.notes);
  if (read.units.empty()) {
    tellBeside(this, wrong.isEmpty() || notes.isEmpty() ? wrong + notes : wrong + QLatin1Char('\n') + notes);
    return false;
  }
  if (!wrong.isEmpty() && !askToLeaveOut(read.units.size(), wrong)) return false;
  Army next = document_.army();
  for (ArmyUnit& unit : read.units) next.units.push_back(std::move(unit));
  document_.change(tr("Units imported"), std::move(next));
  if (!notes.isEmpty()) tellBeside(this, notes);
  return true;
}

// A wrong line is left out only if the person says so.
bool ArmyWindow::askToLeaveOut(std::size_t good, const QString& wrong) {
  QMessageBox box(QMessageBox::Question, tr("Import units"),
                  tr("Lines that can be taken: %1. Wrong, and left out then:").arg(good), QMessageBox::Cancel, this);
  box.setInformativeText(wrong);
  QPushButton* take = box.addButton(tr("Take the others"), QMessageBox::AcceptRole);
  box.exec();
  return box.clickedButton() == take;
}

bool ArmyWindow::exportTo(const QString& path) {
  return attempt(
      [&] { writeFile(path.toStdString(), unitsAsCsv(document_.definition(), document_.terms(), document_.army())); });
}

void ArmyWindow::askForNew() {
  if (!mayLeave()) return;
  QStringList names;
  for (const RuleSetSource& source : library_.sources()) names << QString::fromStdString(source.name);
  bool chosen = false;
  const QString name = QInputDialog::getItem(this, tr("New army"), tr("Rules"), names, 0, false, &chosen);
  if (!chosen) return;
  begin(QString::fromStdString(library_.sources()[static_cast<std::size_t>(names.indexOf(name))].id));
}

void ArmyWindow::askToOpen() {
  if (!mayLeave()) return;
  const QString path = askForOwnFile(this, FileKind::army, tr("Open an army"), tr("Armies (*.json)"));
  if (!path.isEmpty()) openFile(path);
}

bool ArmyWindow::takeTroops(const QString& houseRules) {
  return attempt([&] { document_.takeTroops(houseRules); });
}

void ArmyWindow::use() {
  if (!save()) return;
  Q_EMIT useWanted(document_.file());
}

}  // namespace signifer::ui
