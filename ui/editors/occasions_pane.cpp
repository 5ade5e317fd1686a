#include "editors/occasions_pane.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "editors/editor_parts.h"
#include "editors/objectives_pane.h"
#include "editors/table_canvas.h"
#include "schema/document.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr std::array<const char*, 3> visibilities{"open", "hidden", "fog"};
constexpr std::array<const char*, 4> entryEdges{"south", "north", "west", "east"};

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

}  // namespace

OccasionsPane::OccasionsPane(TableDocument& document, TableCanvas& canvas, QWidget* parent)
    : QScrollArea(parent), document_(document), canvas_(canvas) {
  setObjectName(QStringLiteral("occasions"));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* inner = new QWidget;
  auto* column = new QVBoxLayout(inner);
  column->setContentsMargins(8, 8, 8, 8);
  addSecrets(*column);
  addArrivals(*column);
  column->addWidget(sectionHead(tr("Worth points")));
  objectives_ = new ObjectivesPane(document_, canvas_);
  column->addWidget(objectives_);
  addLastTurn(*column);
  column->addStretch();
  setWidget(inner);
  // Nothing is cut off at its right edge.
  setMinimumWidth(inner->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
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
  markersTell_ = new QCheckBox(tr("Markers tell foot from mounted troops"));
  markersTell_->setObjectName(QStringLiteral("markersTell"));
  list_ = new Label(12, QFont::Normal, Label::Tone::second);
  list_->setWordWrap(true);
  for (QWidget* part : std::initializer_list<QWidget*>{hidden_, marker_, markersTell_, list_}) column.addWidget(part);
  narrow(*visibility_);
  connect(visibility_, &QComboBox::activated, this, &OccasionsPane::setSight);
  connect(sight_, &QSpinBox::valueChanged, this, &OccasionsPane::setSight);
  connect(hidden_, &QCheckBox::clicked, this, &OccasionsPane::setHidden);
  connect(marker_, &QCheckBox::clicked, this, &OccasionsPane::setMarker);
  connect(markersTell_, &QCheckBox::clicked, this, &OccasionsPane::setMarkersTell);
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
  arriving_ = new Label(12, QFont::Normal, Label::Tone::second);
  arriving_->setObjectName(QStringLiteral("arriving"));
  arriving_->setWordWrap(true);
  column.addWidget(arriving_);
  connect(later_, &QCheckBox::clicked, this, &OccasionsPane::setArrival);
  for (QComboBox* box : {edge_, blocked_}) connect(box, &QComboBox::activated, this, &OccasionsPane::setArrival);
  for (QSpinBox* spin : {from_, to_, turn_, needs_})
    connect(spin, &QSpinBox::valueChanged, this, &OccasionsPane::setArrival);
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
  objectives_->refresh();
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
  markersTell_->setChecked(model.kept.contains("markersTell"));
  QStringList names;
  for (const TableUnit& unit : model.units)
    if (isHidden(unit)) names << QString::fromStdString(unit.name());
  list_->setText(names.empty() ? tr("Nobody is hidden.") : tr("Hidden: %1").arg(names.join(QLatin1String(", "))));
}

void OccasionsPane::showArrival() {
  const bool grid = document_.definition().grid();
  QStringList arriving;
  for (const TableUnit& unit : document_.model().units)
    if (const auto one = unit.rest->find("arrives"); one != unit.rest->end() && one->is_object())
      arriving << tr("%1 (turn %2)").arg(QString::fromStdString(unit.name())).arg(one->value("turn", 1));
  arriving_->setText(arriving.empty() ? tr("Nobody arrives later.")
                                      : tr("Arriving: %1").arg(arriving.join(QLatin1String(", "))));
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
  from_->setMaximum(grid ? whole : whole - 1);
  to_->setMaximum(whole);
  // A point of entry is kept as it stands until an edge is chosen.
  from_->setValue(static_cast<int>(arrives.value(grid ? "fromSquare" : "fromInches", 0.0)));
  to_->setValue(static_cast<int>(arrives.value(grid ? "toSquare" : "toInches", static_cast<double>(whole))));
  turn_->setValue(arrives.value("turn", 1));
  needs_->setValue(arrives.value("needs", 1));
  blocked_->setCurrentIndex(arrives.value("blocked", "nearest") == "wait" ? 1 : 0);
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
