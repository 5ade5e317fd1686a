#include "editors/occasions_pane.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "editors/editor_parts.h"
#include "editors/table_canvas.h"
#include "schema/document.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr std::array<const char*, 3> visibilities{"open", "hidden", "fog"};
constexpr std::array<const char*, 4> entryEdges{"south", "north", "west", "east"};
enum ListCell { nameCell, whatCell, pointsCell, whenCell, sideCell, allCells };

QSpinBox* spinOf(const char* name, int least, int most, const QString& none = {}) {
  auto* spin = new QSpinBox;
  spin->setObjectName(QLatin1String(name));
  spin->setRange(least, most);
  spin->setKeyboardTracking(false);
  if (!none.isEmpty()) spin->setSpecialValueText(none);
  return spin;
}

// As wide as the dock, whatever it offers.
void narrow(QComboBox& box) {
  box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box.setMinimumContentsLength(8);
}

bool isMarked(const TableModel& model, const std::string& unit) {
  const auto markers = model.kept.find("markers");
  return markers != model.kept.end() && markers->is_array() &&
         std::ranges::any_of(*markers, [&](const Json& one) { return one.value("unit", "") == unit; });
}

QString memberInWords(const Json& json, const char* member) {
  return json.contains(member) && json[member].is_number() ? QString::number(json[member].get<double>()) : QString();
}

}  // namespace

OccasionsPane::OccasionsPane(TableDocument& document, TableCanvas& canvas, QWidget* parent)
    : QScrollArea(parent), document_(document), canvas_(canvas) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* inner = new QWidget;
  auto* column = new QVBoxLayout(inner);
  column->setContentsMargins(8, 8, 8, 8);
  addSecrets(*column);
  addArrivals(*column);
  addObjectives(*column);
  addLastTurn(*column);
  column->addStretch();
  setWidget(inner);
  connect(&document_, &TableDocument::changed, this, &OccasionsPane::refresh);
  connect(&canvas_, &TableCanvas::choiceChanged, this, &OccasionsPane::refresh);
}

void OccasionsPane::addSecrets(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("What is hidden")));
  visibility_ = new QComboBox;
  visibility_->setObjectName(QStringLiteral("visibility"));
  visibility_->setAccessibleName(tr("What is hidden"));
  visibility_->addItems({tr("Nothing"), tr("Whoever is marked as hidden"), tr("Whatever nobody of a side sees")});
  sight_ = spinOf("sightInches", 0, 200, tr("As far as the table"));
  sight_->setSuffix(tr(" in"));
  column.addWidget(visibility_);
  QFormLayout* form = formIn(column);
  form->addRow(tr("Sight reaches"), sight_);
  chosen_ = new Label(13, QFont::DemiBold);
  chosen_->setWordWrap(true);
  column.addWidget(chosen_);
  hidden_ = new QCheckBox(tr("Hidden from the other side"));
  hidden_->setObjectName(QStringLiteral("hiddenUnit"));
  marker_ = new QCheckBox(tr("A marker tells the other side where"));
  marker_->setObjectName(QStringLiteral("markedUnit"));
  list_ = new Label(12, QFont::Normal, Label::Tone::second);
  list_->setWordWrap(true);
  for (QWidget* part : std::initializer_list<QWidget*>{hidden_, marker_, list_}) column.addWidget(part);
  narrow(*visibility_);
  connect(visibility_, &QComboBox::activated, this, &OccasionsPane::setSight);
  connect(sight_, &QSpinBox::valueChanged, this, &OccasionsPane::setSight);
  connect(hidden_, &QCheckBox::clicked, this, &OccasionsPane::setHidden);
  connect(marker_, &QCheckBox::clicked, this, &OccasionsPane::setMarker);
}

void OccasionsPane::addArrivals(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("Who arrives later")));
  later_ = new QCheckBox(tr("The chosen units arrive later"));
  later_->setObjectName(QStringLiteral("arrivesLater"));
  column.addWidget(later_);
  edge_ = new QComboBox;
  edge_->setObjectName(QStringLiteral("arrivalEdge"));
  edge_->addItems({tr("Lower edge"), tr("Upper edge"), tr("Left edge"), tr("Right edge")});
  from_ = spinOf("arrivalFrom", 0, 999);
  to_ = spinOf("arrivalTo", 0, 999);
  turn_ = spinOf("arrivalTurn", 1, 1000);
  needs_ = spinOf("arrivalNeeds", 1, 6, tr("No die"));
  needs_->setSuffix(tr(" or more on a d6"));
  blocked_ = new QComboBox;
  blocked_->setObjectName(QStringLiteral("arrivalBlocked"));
  blocked_->addItems({tr("Come in at the nearest free place"), tr("Wait for another turn")});
  QFormLayout* form = formIn(column);
  form->addRow(tr("Edge"), edge_);
  form->addRow(tr("From"), from_);
  form->addRow(tr("To"), to_);
  form->addRow(tr("From turn"), turn_);
  form->addRow(tr("Each turn"), needs_);
  form->addRow(tr("Where the way is blocked"), blocked_);
  for (QComboBox* box : {edge_, blocked_}) narrow(*box);
  connect(later_, &QCheckBox::clicked, this, &OccasionsPane::setArrival);
  for (QComboBox* box : {edge_, blocked_}) connect(box, &QComboBox::activated, this, &OccasionsPane::setArrival);
  for (QSpinBox* spin : {from_, to_, turn_, needs_})
    connect(spin, &QSpinBox::valueChanged, this, &OccasionsPane::setArrival);
}

void OccasionsPane::addObjectives(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("Worth points")));
  objectives_ = new QTableWidget(0, allCells);
  objectives_->setObjectName(QStringLiteral("objectives"));
  objectives_->setAccessibleName(tr("Worth points"));
  objectives_->setHorizontalHeaderLabels({tr("Name"), tr("What"), tr("Points"), tr("Counted"), tr("Who scores")});
  objectives_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  objectives_->verticalHeader()->hide();
  objectives_->setSelectionBehavior(QAbstractItemView::SelectRows);
  objectives_->setMinimumHeight(150);
  column.addWidget(objectives_);
  auto* row = new QHBoxLayout;
  const auto add = [&](const QString& words, const char* name, auto deed) {
    auto* button = new QPushButton(words);
    button->setObjectName(QLatin1String(name));
    connect(button, &QPushButton::clicked, this, deed);
    row->addWidget(button);
    return button;
  };
  add(tr("Place"), "addPlace", &OccasionsPane::addPlace)
      ->setToolTip(tr("Three inches about the middle of the chosen ground, or of the table"));
  unitButton_ = add(tr("Unit"), "addUnit", &OccasionsPane::addUnit);
  unitButton_->setToolTip(tr("The loss of the chosen unit is worth points to the other side"));
  add(tr("Exit"), "addExit", &OccasionsPane::addExit)->setToolTip(tr("Each unit that leaves by an edge scores"));
  remove_ = add(tr("Remove"), "removeObjective", &OccasionsPane::removeChosen);
  column.addLayout(row);
  // Queued: the cells are made anew after each change.
  connect(objectives_, &QTableWidget::cellChanged, this, &OccasionsPane::readCell, Qt::QueuedConnection);
}

void OccasionsPane::addLastTurn(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("The last turn")));
  last_ = spinOf("lastTurn", 0, 1000, tr("As the rules say"));
  lastNeeds_ = spinOf("lastTurnNeeds", 1, 6, tr("No die"));
  lastNeeds_->setSuffix(tr(" or more on a d6"));
  latest_ = spinOf("latestTurn", 0, 1000, tr("No limit"));
  QFormLayout* form = formIn(column);
  form->addRow(tr("Turn"), last_);
  form->addRow(tr("From then on it ends on"), lastNeeds_);
  form->addRow(tr("At the latest with turn"), latest_);
  for (QSpinBox* spin : {last_, lastNeeds_, latest_})
    connect(spin, &QSpinBox::valueChanged, this, &OccasionsPane::setLastTurn);
}

void OccasionsPane::change(const QString& what, const std::function<void(TableModel&)>& edit, const QString& run) {
  if (showing_) return;
  TableModel next = document_.model();
  edit(next);
  document_.change(what, std::move(next), run);
}

void OccasionsPane::changeChosen(const QString& what, const std::function<void(Json&)>& edit) {
  const auto places = canvas_.chosenPlaces();
  if (places.empty()) return;
  change(
      what,
      [&](TableModel& next) {
        for (const std::size_t place : places) {
          Json rest = *next.units[place].rest;
          edit(rest);
          next.units[place].rest = std::make_shared<const Json>(std::move(rest));
        }
      },
      what);
}

Json OccasionsPane::ofChosen(const char* member) const {
  const auto places = canvas_.chosenPlaces();
  return places.empty() ? Json() : document_.model().units[places.front()].rest->value(member, Json());
}

void OccasionsPane::refresh() {
  showing_ = true;
  showSecrets();
  showArrival();
  showObjectives();
  showLastTurn();
  showing_ = false;
}

void OccasionsPane::showSecrets() {
  const TableModel& model = document_.model();
  const auto isHidden = [](const TableUnit& unit) { return unit.rest->value("hidden", false); };
  const bool any = std::ranges::any_of(model.units, isHidden);
  const std::string word = model.kept.value("visibility", any ? "hidden" : "open");
  const auto at = std::ranges::find(visibilities, word);
  visibility_->setCurrentIndex(at == visibilities.end() ? 0 : static_cast<int>(at - visibilities.begin()));
  sight_->setEnabled(word == "fog");
  sight_->setValue(model.kept.value("sightInches", 0));
  const auto places = canvas_.chosenPlaces();
  for (QCheckBox* box : {hidden_, marker_, later_}) box->setEnabled(!places.empty());
  chosen_->setText(places.empty()       ? tr("Choose units on the table")
                   : places.size() == 1 ? QString::fromStdString(model.units[places.front()].name())
                                        : tr("%n units", nullptr, static_cast<int>(places.size())));
  hidden_->setChecked(!places.empty() && isHidden(model.units[places.front()]));
  marker_->setEnabled(hidden_->isChecked());
  marker_->setChecked(!places.empty() && isMarked(model, model.units[places.front()].id));
  QStringList names;
  for (const TableUnit& unit : model.units)
    if (isHidden(unit)) names << QString::fromStdString(unit.name());
  list_->setText(names.empty() ? tr("Nobody is hidden.") : tr("Hidden: %1").arg(names.join(QLatin1String(", "))));
}

void OccasionsPane::showArrival() {
  const bool grid = document_.definition().grid();
  const Json arrives = ofChosen("arrives");
  const bool later = arrives.is_object();
  later_->setChecked(later);
  for (QWidget* part : std::initializer_list<QWidget*>{edge_, from_, to_, turn_, needs_, blocked_})
    part->setEnabled(later);
  for (QSpinBox* spin : {from_, to_}) spin->setSuffix(grid ? QString() : tr(" in"));
  if (!later) return;
  const auto edge = std::ranges::find(entryEdges, arrives.value("edge", "south"));
  edge_->setCurrentIndex(edge == entryEdges.end() ? 0 : static_cast<int>(edge - entryEdges.begin()));
  const MusterTable& size = document_.model().size;
  const bool across = edge_->currentIndex() < 2;
  const int whole = grid ? (across ? size.columns : size.rows) - 1 : (across ? size.width : size.depth) / oneInch;
  from_->setMaximum(whole);
  to_->setMaximum(whole);
  // A point of entry is kept as it stands until an edge is chosen.
  from_->setValue(static_cast<int>(arrives.value(grid ? "fromSquare" : "fromInches", 0.0)));
  to_->setValue(static_cast<int>(arrives.value(grid ? "toSquare" : "toInches", static_cast<double>(whole))));
  turn_->setValue(arrives.value("turn", 1));
  needs_->setValue(arrives.value("needs", 1));
  blocked_->setCurrentIndex(arrives.value("blocked", "nearest") == "wait" ? 1 : 0);
}

void OccasionsPane::showObjectives() {
  const QSignalBlocker blocker(objectives_);
  const TableModel& model = document_.model();
  const Json list = model.kept.value("objectives", Json::array());
  objectives_->setRowCount(static_cast<int>(list.size()));
  for (int row = 0; row < objectives_->rowCount(); ++row) {
    const Json& one = list[static_cast<std::size_t>(row)];
    const auto set = [&](ListCell cell, const QString& words, bool typed = true) {
      auto* item = new QTableWidgetItem(words);
      if (!typed) item->setFlags(item->flags() & ~Qt::ItemIsEditable);
      objectives_->setItem(row, cell, item);
    };
    set(nameCell, QString::fromStdString(one.value("name", "")));
    QString what = tr("Place");
    bool typed = false;
    if (one.contains("unit")) {
      const auto unit = std::ranges::find(model.units, one.value("unit", ""), &TableUnit::id);
      what = tr("Loss of %1").arg(unit == model.units.end() ? QString() : QString::fromStdString(unit->name()));
    } else if (one.contains("exit")) {
      what = tr("Exit: %1").arg(QString::fromStdString(one.value("exit", "")));
    } else if (one.contains("x") && one.contains("radiusInches")) {
      what = QStringLiteral("%1, %2, %3")
                 .arg(memberInWords(one, "x"), memberInWords(one, "y"), memberInWords(one, "radiusInches"));
      typed = true;
    }
    set(whatCell, what, typed);
    if (typed) objectives_->item(row, whatCell)->setToolTip(tr("From the left, from below, radius; inches"));
    set(pointsCell, QString::number(one.value("points", 1)));
    // Only places are counted turn by turn.
    auto* when = new QComboBox;
    when->addItems({tr("At the end"), tr("Each turn")});
    when->setCurrentIndex(one.value("when", "end") == "turn" ? 1 : 0);
    when->setEnabled(!one.contains("unit") && !one.contains("exit"));
    when->setAccessibleName(tr("Counted"));
    connect(
        when, &QComboBox::activated, this, [this, row] { readCell(row, whenCell); }, Qt::QueuedConnection);
    objectives_->setCellWidget(row, whenCell, when);
    auto* side = new QComboBox;
    side->addItem(tr("Either side"));
    for (const SideInfo& info : model.sides) side->addItem(QString::fromStdString(info.name));
    const std::string only = one.value("side", "");
    side->setCurrentIndex(only.empty() ? 0 : only == model.sides[0].id ? 1 : 2);
    side->setAccessibleName(tr("Who scores"));
    connect(
        side, &QComboBox::activated, this, [this, row] { readCell(row, sideCell); }, Qt::QueuedConnection);
    objectives_->setCellWidget(row, sideCell, side);
  }
  unitButton_->setEnabled(canvas_.chosenPlaces().size() == 1);
  remove_->setEnabled(objectives_->rowCount() > 0);
}

void OccasionsPane::showLastTurn() {
  const Json last = document_.model().kept.value("lastTurn", Json::object());
  last_->setValue(last.value("turn", 0));
  lastNeeds_->setValue(last.value("needs", 1));
  latest_->setValue(last.value("latest", 0));
  lastNeeds_->setEnabled(last_->value() > 0);
  latest_->setEnabled(last_->value() > 0 && lastNeeds_->value() > 1);
}

}  // namespace signifer::ui
