#include "editors/table_window.h"

#include <QAction>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QUndoView>

#include "editors/editor_parts.h"
#include "editors/forces_pane.h"
#include "editors/ground_pane.h"
#include "editors/occasions_pane.h"
#include "editors/photo_pane.h"
#include "editors/problem_list.h"
#include "editors/scenario_pane.h"
#include "editors/table_canvas.h"
#include "editors/zones_pane.h"
#include "files/file_deeds.h"
#include "schema/document.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/parts.h"
#include "widgets/typed_keys.h"

namespace signifer::ui {
namespace {

// The farthest place for a unit that is placed by figures, even off the table; the check names places that cannot be.
constexpr double mostExact = 400;

}  // namespace

TableWindow::TableWindow(const RuleSetLibrary& library, QWidget* parent)
    : DocumentWindow({tr("Save the scenario"), tr("Battles (*.json)"), FileKind::table}, parent),
      library_(library),
      document_(library) {
  canvas_ = new TableCanvas(document_);
  setCentralWidget(canvas_);
  makeDocks();
  makeMenus();
  makeUnitMenu();
  const auto label = [this](int stretch) {
    auto* one = new QLabel;
    one->setContentsMargins(8, 0, 8, 0);
    stretch > 0 ? statusBar()->addWidget(one, stretch) : statusBar()->addPermanentWidget(one);
    return one;
  };
  said_ = label(1);
  place_ = label(0);
  file_ = label(0);
  connect(&document_, &TableDocument::changed, this, &TableWindow::refresh);
  connect(&document_, &TableDocument::changed, this, &TableWindow::keepSoon);
  connect(&document_, &TableDocument::saved, this, &TableWindow::showFile);
  connect(&document_, &TableDocument::saved, this, &TableWindow::keepSoon);
  connect(&document_, &TableDocument::checked, this, &TableWindow::showProblems);
  connect(canvas_, &TableCanvas::choiceChanged, this, &TableWindow::showChosen);
  connect(canvas_, &TableCanvas::pointerMoved, place_, &QLabel::setText);
  connect(canvas_, &TableCanvas::toolChanged, this, &TableWindow::showChosen);
}

void TableWindow::makeDocks() {
  ground_ = new GroundPane(document_, *canvas_);
  forces_ = new ForcesPane(document_, *canvas_);
  tabs_ = new QTabWidget;
  tabs_->setDocumentMode(true);
  tabs_->addTab(ground_, tr("Ground"));
  tabs_->addTab(new ScenarioPane(document_), tr("Battle"));
  tabs_->addTab(new ZonesPane(document_), tr("Zones"));
  tabs_->addTab(new OccasionsPane(document_, *canvas_), tr("Secrets"));
  photo_ = new PhotoPane;
  tabs_->addTab(photo_, tr("Photo"));
  connect(photo_, &PhotoPane::changed, this, &TableWindow::setPhoto);
  problems_ = new ProblemList(tr("Problems"));
  auto* steps = new QUndoView(&document_.steps());
  steps->setEmptyLabel(tr("As it was opened"));
  steps->setAccessibleName(tr("Steps"));
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  Dock* prepare = addDock(tr("Table"), "prepare", tabs_, Qt::LeftDockWidgetArea);
  Dock* sides = addDock(tr("Armies"), "armies", forces_, Qt::RightDockWidgetArea);
  Dock* exact = chosen_ = addDock(tr("Chosen"), "exact", makeExact(), Qt::RightDockWidgetArea);
  Dock* wrong = addDock(tr("Problems"), "problems", problems_, Qt::RightDockWidgetArea);
  wrong->setNote(tr("checked as you work"));
  Dock* done = addDock(tr("Steps"), "steps", steps, Qt::BottomDockWidgetArea);
  done->setNote(tr("Ctrl+Z, Ctrl+Y"));
  resizeDocks({prepare, sides}, {270, 300}, Qt::Horizontal);
  resizeDocks({sides, exact, wrong}, {360, 160, 160}, Qt::Vertical);
  resizeDocks({done}, {110}, Qt::Vertical);
}

QWidget* TableWindow::makeExact() {
  auto* pane = new QWidget;
  exact_ = new QFormLayout(pane);
  exact_->setContentsMargins(8, 8, 8, 8);
  name_ = new QLineEdit;
  name_->setObjectName(QStringLiteral("unitName"));
  name_->setMaxLength(static_cast<int>(longestName));
  exact_->addRow(tr("Name"), name_);
  const auto spin = [&](const char* name) {
    auto* one = new QDoubleSpinBox;
    one->setObjectName(QString::fromLatin1(name));
    one->setKeyboardTracking(false);
    connect(one, &QDoubleSpinBox::valueChanged, this, &TableWindow::setExact);
    auto* words = new QLabel;
    words->setBuddy(one);
    exact_->addRow(words, one);
    return one;
  };
  x_ = spin("x");
  y_ = spin("y");
  heading_ = spin("heading");
  heading_->setWrapping(true);
  connect(name_, &QLineEdit::textEdited, this, &TableWindow::nameUnit);
  return pane;
}

// Inches and degrees on a measured table; on a grid squares as the rulers count them, and quarter turns.
void TableWindow::measureExact() {
  const bool grid = document_.definition().grid();
  const MusterTable& size = document_.model().size;
  const QSignalBlocker blockers[] = {QSignalBlocker(x_), QSignalBlocker(y_), QSignalBlocker(heading_)};
  const auto set = [&](QDoubleSpinBox* spin, const QString& words, double least, double most, const QString& suffix) {
    static_cast<QLabel*>(exact_->labelForField(spin))->setText(words);
    spin->setDecimals(grid ? 0 : 2);
    spin->setRange(least, most);
    spin->setSuffix(suffix);
  };
  set(x_, grid ? tr("Column") : tr("From the left"), grid ? 1 : -mostExact, grid ? size.columns : mostExact,
      grid ? QString() : tr(" in"));
  set(y_, grid ? tr("Row") : tr("From below"), grid ? 1 : -mostExact, grid ? size.rows : mostExact,
      grid ? QString() : tr(" in"));
  set(heading_, tr("Heading"), 0, grid ? 270 : 359.99, QStringLiteral("°"));
  heading_->setSingleStep(grid ? 90 : 1);
}

void TableWindow::nameUnit(const QString& typed) {
  const std::string name = nameFrom(typed);
  const auto places = canvas_->chosenPlaces();
  if (places.size() != 1 || name.empty()) return;
  TableModel next = document_.model();
  TableUnit& unit = next.units[places[0]];
  Json rest = *unit.rest;
  rest["name"] = name;
  unit.rest = std::make_shared<const Json>(std::move(rest));
  document_.change(tr("Unit named"), std::move(next), QStringLiteral("name:") + QString::fromStdString(unit.id));
}

void TableWindow::makeMenus() {
  QMenu* table = menuBar()->addMenu(tr("&Table"));
  add(table, tr("&Open…"), QKeySequence::Open, "tool-open", [this] {
    if (!mayLeave()) return;
    const QString path = askForOwnFile(this, FileKind::table, tr("Open a scenario"), tr("Battles (*.json)"));
    if (!path.isEmpty()) openFile(path);
  });
  add(table, tr("&Save"), QKeySequence::Save, "tool-save", [this] { save(); });
  add(table, tr("Save &as…"), QKeySequence::SaveAs, "", [this] { saveAs(); });
  addFiles(table);
  table->addSeparator();
  add(table, tr("Start the &battle"), {}, "", [this] { start(); });
  add(table, tr("&Close"), QKeySequence::Close, "", [this] { close(); });
  QMenu* edit = menuBar()->addMenu(tr("&Edit"));
  addSteps(*edit, document_.steps());
  tools().addSeparator();
  edit->addSeparator();
  add(edit, tr("Choose &all units"), QKeySequence::SelectAll, "", [this] {
    std::vector<std::string> ids;
    for (const TableUnit& unit : document_.model().units)
      if (unit.side == forces_->side()) ids.push_back(unit.id);
    canvas_->choose(std::move(ids));
  });
  add(edit, tr("Take &off the table"), {}, "", [this] { canvas_->removeChosen(); });
  QMenu* view = menuBar()->addMenu(tr("&View"));
  add(view, tr("Zoom &out"), QKeySequence::ZoomOut, "tool-zoom-out",
      [this] { canvas_->zoomBy(0.8, QRectF(canvas_->rect()).center()); });
  add(view, tr("Zoom &in"), QKeySequence::ZoomIn, "tool-zoom-in",
      [this] { canvas_->zoomBy(1.25, QRectF(canvas_->rect()).center()); });
  add(view, tr("Whole &table"), Qt::CTRL | Qt::Key_0, "tool-fit", [this] { canvas_->fit(); });
  auto* snap = new QCheckBox(tr("Snap"));
  snap->setChecked(true);
  snap->setToolTip(tr("Units come to stand beside, behind and before their neighbours; Alt lets them free"));
  connect(snap, &QCheckBox::toggled, canvas_, &TableCanvas::setSnapping);
  tools().addSeparator();
  tools().addWidget(snap);
}

void TableWindow::makeUnitMenu() {
  QMenu* units = menuBar()->addMenu(tr("&Units"));
  add(units, tr("&Lay out all of the army"), Qt::Key_D, "", [this] { forces_->layAll(); });
  units->addSeparator();
  add(units, tr("&Fronts level"), Qt::CTRL | Qt::Key_L, "", [this] { canvas_->order(Arrangement::align); });
  add(units, tr("&Even gaps"), Qt::CTRL | Qt::Key_E, "", [this] { canvas_->order(Arrangement::spread); });
  add(units, tr("&Side by side"), Qt::CTRL | Qt::Key_J, "", [this] { canvas_->order(Arrangement::close); });
  add(units, tr("&About face"), {}, "", [this] { canvas_->order(Arrangement::turnAbout); });
  add(units, tr("Turn left\t,"), {}, "", [this] { canvas_->turn(-15 * oneDegree); });
  add(units, tr("Turn right\t."), {}, "", [this] { canvas_->turn(15 * oneDegree); });
  units->addSeparator();
  add(units, tr("Leader stands al&one"), Qt::Key_L, "", [this] { canvas_->detachLeaders(); });
  QMenu* ground = menuBar()->addMenu(tr("&Ground"));
  add(ground, tr("&Mirror the ground"), Qt::CTRL | Qt::Key_M, "", [this] {
    TableModel next = document_.model();
    const int piece = canvas_->chosenGround();
    mirrorGround(next, piece < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(piece)));
    document_.change(tr("Ground mirrored"), std::move(next));
  });
  add(ground, tr("&Choose and move"), Qt::Key_V, "", [this] { canvas_->stopDrawing(); });
  addPrimary(tr("Start the battle"), [this] { start(); })->setObjectName(QStringLiteral("start"));
}

bool TableWindow::begin(const QString& ruleSet) {
  return attempt([&] {
    const RuleSetSource* source = library_.find(ruleSet.toStdString());
    if (source == nullptr) throw std::runtime_error(tr("The rule set is not installed.").toStdString());
    document_.begin(*source);
    canvas_->fit();
  });
}

bool TableWindow::openFile(const QString& path) {
  return attempt([&] {
    const std::vector<LeftOutOverlay> leftOut = document_.open(path);
    canvas_->fit();
    FilesHome::current().remember(FileKind::table, path);
    if (!leftOut.empty()) tellBeside(this, QString::fromStdString(leftOutWords(leftOut)));
  });
}

bool TableWindow::take(const RuleSet& rules, const Battle& battle) {
  return attempt([&] {
    document_.take(rules, battle);
    canvas_->fit();
  });
}

void TableWindow::showPhoto() { tabs_->setCurrentWidget(photo_); }

// A fault keeps the battle from beginning, so it is named and chosen. Advice keeps nothing from beginning.
void TableWindow::start() {
  document_.check();
  const auto& found = document_.problems();
  const auto fault = std::ranges::find_if(found, &TableProblem::fault);
  if (fault != found.end()) {
    followProblem(static_cast<int>(fault - found.begin()));
    return tellBeside(this, tr("The battle cannot begin yet. %1").arg(fault->words));
  }
  if (save()) Q_EMIT beginWanted(document_.file());
}

// A photo is only shown while it is dragged. Letting go makes a step.
void TableWindow::setPhoto(const std::optional<TablePhoto>& photo, bool done) {
  if (!done) return canvas_->previewPhoto(photo);
  TableModel next = document_.model();
  next.photo = photo;
  document_.change(photo ? tr("Photo of the table") : tr("Photo removed"), std::move(next), QStringLiteral("photo"));
}

void TableWindow::refresh() {
  photo_->show(document_.model().photo, canvas_->underlay());
  showFile();
  showChosen();
}

void TableWindow::showFile() {
  const QString title = QString::fromStdString(document_.model().title);
  setWindowTitle(tr("%1%2 – table – Signifer").arg(document_.isSaved() ? QString() : QStringLiteral("• "), title));
  const QString file = document_.file().isEmpty() ? tr("not saved yet") : QFileInfo(document_.file()).fileName();
  file_->setText(tr("%1 · %2").arg(QString::fromStdString(document_.definition().name()), file));
}

void TableWindow::showChosen() {
  const auto places = canvas_->chosenPlaces();
  const bool one = places.size() == 1;
  for (QWidget* widget : {static_cast<QWidget*>(name_), static_cast<QWidget*>(x_), static_cast<QWidget*>(y_),
                          static_cast<QWidget*>(heading_)})
    widget->setEnabled(one);
  chosen_->setNote(places.empty() ? tr("no unit; click one")
                                  : tr("%n unit(s)", nullptr, static_cast<int>(places.size())));
  if (canvas_->tool() == TableCanvas::Tool::ground)
    said_->setText(tr("Drag on the table to draw; Escape goes back to choosing."));
  else if (places.empty())
    said_->setText(tr("Drag units from the list, or draw ground. Wheel zooms, the middle button moves the map."));
  else
    said_->setText(
        tr("Drag to move, comma and full stop turn, arrows move, T turns about, Delete takes off the table."));
  measureExact();
  if (!one) return name_->clear();
  const TableUnit& unit = document_.model().units[places[0]];
  if (const QString words = QString::fromStdString(unit.name()); name_->text().simplified() != words)
    name_->setText(words);
  const QSignalBlocker blockers[] = {QSignalBlocker(x_), QSignalBlocker(y_), QSignalBlocker(heading_)};
  const bool grid = document_.definition().grid();
  const Length square = document_.model().size.squareSide;
  x_->setValue(grid ? unit.pose.centre.x / square + 1 : toInches(unit.pose.centre.x));
  y_->setValue(grid ? unit.pose.centre.y / square + 1 : toInches(unit.pose.centre.y));
  heading_->setValue(toDegrees(unit.pose.heading));
}

void TableWindow::setExact() {
  const auto places = canvas_->chosenPlaces();
  if (places.size() != 1) return;
  TableModel next = document_.model();
  TableUnit& unit = next.units[places[0]];
  if (document_.definition().grid()) {
    const Length square = next.size.squareSide;
    const auto middle = [square](const QDoubleSpinBox* spin) {
      return (static_cast<Length>(spin->value()) - 1) * square + square / 2;
    };
    unit.pose = {{middle(x_), middle(y_)}, fromDegrees(90.0 * qRound(heading_->value() / 90))};
  } else {
    unit.pose = {{fromInches(x_->value()), fromInches(y_->value())}, fromDegrees(heading_->value())};
  }
  const QString words = tr("%1 placed").arg(QString::fromStdString(unit.name()));
  document_.change(words, std::move(next));
}

void TableWindow::showProblems() {
  std::vector<ProblemLine> lines;
  if (document_.problems().empty())
    lines.push_back({ProblemLine::Kind::fine, tr("Nothing stands in the way"), {}, {}, {}});
  for (std::size_t i = 0; i < document_.problems().size(); ++i) {
    const TableProblem& problem = document_.problems()[i];
    ProblemLine line{problem.fault ? ProblemLine::Kind::fault : ProblemLine::Kind::advice, problem.words, {}, {}, {}};
    if (!problem.units.empty() || problem.ground >= 0) line.show = [this, i] { followProblem(static_cast<int>(i)); };
    if (problem.remedy) {
      line.remedy = problem.remedy->words;
      line.mend = [this, act = problem.remedy->act] {
        act(document_);
        document_.check();
      };
    }
    lines.push_back(std::move(line));
  }
  problems_->setLines(std::move(lines));
}

void TableWindow::followProblem(int row) {
  if (row < 0 || row >= static_cast<int>(document_.problems().size())) return;
  const TableProblem problem = document_.problems()[static_cast<std::size_t>(row)];
  if (!problem.units.empty()) canvas_->choose({problem.units.front()});
  if (problem.ground >= 0 && !document_.definition().grid()) canvas_->chooseGround(problem.ground);
}

// Somebody may have changed an army meanwhile.
void TableWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::ActivationChange && isActiveWindow()) document_.checkSoon();
  DocumentWindow::changeEvent(event);
}

void TableWindow::keyPressEvent(QKeyEvent* event) {
  if (const auto figure = typedFigure(*event)) return ground_->draw(*figure - 1);
  QMainWindow::keyPressEvent(event);
}

}  // namespace signifer::ui
