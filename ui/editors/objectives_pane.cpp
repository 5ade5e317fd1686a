#include "editors/objectives_pane.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

#include "editors/editor_parts.h"
#include "editors/table_canvas.h"
#include "symbols.h"
#include "table/vec.h"
#include "widgets/flow_layout.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr std::array<const char*, 4> exitEdges{"south", "north", "west", "east"};
constexpr int mostPoints = 1000;
constexpr double usualRadius = 3;
constexpr int listHeight = 96;

QDoubleSpinBox* lengthSpin(const char* name) {
  auto* spin = new QDoubleSpinBox;
  spin->setObjectName(QLatin1String(name));
  spin->setRange(0, 999);
  spin->setDecimals(1);
  spin->setSingleStep(1);
  spin->setKeyboardTracking(false);
  return spin;
}

QComboBox* comboBox(const char* name, const QStringList& words) {
  auto* box = new QComboBox;
  box->setObjectName(QLatin1String(name));
  box->addItems(words);
  // As wide as the dock, whatever it offers.
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  return box;
}

bool isPlace(const Json& objective) { return !objective.contains("unit") && !objective.contains("exit"); }

// Other shapes, such as several squares or a box, stay as the file has them.
bool isCircle(const Json& objective) {
  return objective.contains("x") && !objective.contains("widthInches") && !objective.contains("depthInches");
}
bool isOneSquare(const Json& objective) {
  const auto squares = objective.find("squares");
  return squares != objective.end() && squares->is_array() && squares->size() == 1 && squares->front().size() == 2;
}

}  // namespace

ObjectivesPane::ObjectivesPane(TableDocument& document, TableCanvas& canvas, QWidget* parent)
    : QWidget(parent), document_(document), canvas_(canvas), list_(new QListWidget) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  list_->setObjectName(QStringLiteral("objectives"));
  list_->setAccessibleName(tr("Worth points"));
  list_->setWordWrap(true);
  list_->setFixedHeight(listHeight);
  column->addWidget(list_);
  makeButtons(*column);
  makeFields(*column);
  connect(list_, &QListWidget::currentRowChanged, this, [this] {
    if (!showing_) showChosen();
  });
  connectFields();
}

void ObjectivesPane::makeButtons(QVBoxLayout& column) {
  auto* row = new FlowLayout(6);
  const auto add = [&](const QString& words, const char* name, auto deed) {
    auto* button = new QPushButton(words);
    button->setObjectName(QLatin1String(name));
    connect(button, &QPushButton::clicked, this, deed);
    row->addWidget(button);
    return button;
  };
  add(tr("Place"), "addPlace", &ObjectivesPane::addPlace)
      ->setToolTip(tr("Three inches about the middle of the chosen ground, or of the table"));
  unitButton_ = add(tr("Unit"), "addUnit", &ObjectivesPane::addUnit);
  unitButton_->setToolTip(tr("The loss of the chosen unit is worth points to the other side"));
  add(tr("Exit"), "addExit", &ObjectivesPane::addExit)->setToolTip(tr("Each unit that leaves by an edge scores"));
  remove_ = add(tr("Remove"), "removeObjective", &ObjectivesPane::removeChosen);
  column.addLayout(row);
}

void ObjectivesPane::makeFields(QVBoxLayout& column) {
  form_ = formIn(column);
  name_ = new QLineEdit;
  name_->setObjectName(QStringLiteral("objectiveName"));
  x_ = lengthSpin("objectiveX");
  y_ = lengthSpin("objectiveY");
  radius_ = lengthSpin("objectiveRadius");
  radius_->setMinimum(0.5);
  edge_ = comboBox("objectiveEdge", {tr("Lower edge"), tr("Upper edge"), tr("Left edge"), tr("Right edge")});
  points_ = new QSpinBox;
  points_->setObjectName(QStringLiteral("objectivePoints"));
  points_->setRange(1, mostPoints);
  points_->setKeyboardTracking(false);
  when_ = comboBox("objectiveWhen", {tr("At the end"), tr("Each turn")});
  side_ = comboBox("objectiveSide", {});
  form_->addRow(tr("Name"), name_);
  form_->addRow(tr("From the left"), x_);
  form_->addRow(tr("From below"), y_);
  form_->addRow(tr("Radius"), radius_);
  form_->addRow(tr("Edge"), edge_);
  form_->addRow(tr("Points"), points_);
  form_->addRow(tr("Counted"), when_);
  form_->addRow(tr("Who scores"), side_);
}

void ObjectivesPane::connectFields() {
  const auto place = [this](const char* member, std::size_t part) {
    return [this, member, part](double value) {
      changeChosen(QLatin1String(member), [&](Json& one) {
        if (isOneSquare(one))
          one["squares"][0][part] = static_cast<int>(value) - 1;
        else
          one[member] = value;
      });
    };
  };
  connect(name_, &QLineEdit::editingFinished, this, [this] {
    const std::string name = nameFrom(name_->text());
    if (!name.empty()) changeChosen(QStringLiteral("name"), [&](Json& one) { one["name"] = name; });
  });
  connect(x_, &QDoubleSpinBox::valueChanged, this, place("x", 0));
  connect(y_, &QDoubleSpinBox::valueChanged, this, place("y", 1));
  connect(radius_, &QDoubleSpinBox::valueChanged, this, place("radiusInches", 0));
  connect(points_, &QSpinBox::valueChanged, this,
          [this](int points) { changeChosen(QStringLiteral("points"), [&](Json& one) { one["points"] = points; }); });
  connect(edge_, &QComboBox::activated, this, [this](int edge) {
    changeChosen(QStringLiteral("exit"), [&](Json& one) { one["exit"] = exitEdges[static_cast<std::size_t>(edge)]; });
  });
  connect(when_, &QComboBox::activated, this, [this](int when) {
    changeChosen(QStringLiteral("when"), [&](Json& one) { one["when"] = when == 1 ? "turn" : "end"; });
  });
  connect(side_, &QComboBox::activated, this, [this](int side) {
    changeChosen(QStringLiteral("side"), [&](Json& one) {
      if (side == 0)
        one.erase("side");
      else
        one["side"] = document_.model().sides[side - 1].id;
    });
  });
}

Json ObjectivesPane::objectives() const { return document_.model().kept.value("objectives", Json::array()); }

QString ObjectivesPane::rowOf(const Json& objective) const {
  QString what = QString::fromStdString(objective.value("name", ""));
  if (objective.contains("unit")) {
    const auto& units = document_.model().units;
    const auto unit = std::ranges::find(units, objective.value("unit", ""), &TableUnit::id);
    if (unit != units.end()) what = tr("Loss of %1").arg(QString::fromStdString(unit->name()));
  }
  const int points = objective.value("points", 1);
  QString worth = counted(points, tr("1 point at the end"), tr("%1 points at the end"));
  if (objective.value("when", "end") == "turn")
    worth = counted(points, tr("1 point each turn"), tr("%1 points each turn"));
  if (objective.contains("exit")) worth = counted(points, tr("1 point for each unit"), tr("%1 points for each unit"));
  return tr("%1: %2").arg(what, worth);
}

void ObjectivesPane::refresh() {
  showing_ = true;
  const Json all = objectives();
  const int chosen = list_->currentRow();
  list_->clear();
  for (const Json& one : all) list_->addItem(rowOf(one));
  if (list_->count() > 0) list_->setCurrentRow(std::clamp(chosen, 0, list_->count() - 1));
  unitButton_->setEnabled(canvas_.chosenPlaces().size() == 1);
  side_->clear();
  side_->addItem(tr("Either side"));
  for (const SideInfo& info : document_.model().sides) side_->addItem(QString::fromStdString(info.name));
  showing_ = false;
  showChosen();
}

void ObjectivesPane::showChosen() {
  showing_ = true;
  const Json all = objectives();
  const int row = list_->currentRow();
  const bool any = row >= 0 && row < static_cast<int>(all.size());
  const Json one = any ? all[static_cast<std::size_t>(row)] : Json::object();
  const bool square = isOneSquare(one);
  const bool circle = isCircle(one);
  remove_->setEnabled(any);
  const auto show = [this](QWidget* field, bool on) { form_->setRowVisible(field, on); };
  for (QWidget* field : std::initializer_list<QWidget*>{name_, points_, side_}) show(field, any);
  for (QWidget* field : {x_, y_}) show(field, circle || square);
  show(radius_, circle);
  show(edge_, one.contains("exit"));
  show(when_, any && isPlace(one));
  if (any) {
    name_->setText(QString::fromStdString(one.value("name", "")));
    points_->setValue(one.value("points", 1));
    when_->setCurrentIndex(one.value("when", "end") == "turn" ? 1 : 0);
    const std::string only = one.value("side", "");
    side_->setCurrentIndex(only.empty() ? 0 : only == document_.model().sides[0].id ? 1 : 2);
    for (QDoubleSpinBox* spin : {x_, y_}) {
      spin->setDecimals(square ? 0 : 1);
      spin->setMinimum(square ? 1 : 0);
      spin->setSuffix(square ? QString() : tr(" in"));
    }
    radius_->setSuffix(tr(" in"));
    if (square) {
      x_->setValue(one["squares"][0][0].get<int>() + 1);
      y_->setValue(one["squares"][0][1].get<int>() + 1);
    } else if (circle) {
      x_->setValue(one.value("x", 0.0));
      y_->setValue(one.value("y", 0.0));
      radius_->setValue(one.value("radiusInches", usualRadius));
    }
    const auto edge = std::ranges::find(exitEdges, one.value("exit", ""));
    edge_->setCurrentIndex(edge == exitEdges.end() ? 0 : static_cast<int>(edge - exitEdges.begin()));
  }
  showing_ = false;
}

void ObjectivesPane::change(const std::function<void(Json&)>& edit, const QString& run) {
  if (showing_) return;
  TableModel next = document_.model();
  Json list = next.kept.value("objectives", Json::array());
  edit(list);
  if (list.empty())
    next.kept.erase("objectives");
  else
    next.kept["objectives"] = std::move(list);
  document_.change(tr("Worth points"), std::move(next), run);
}

void ObjectivesPane::changeChosen(const QString& field, const std::function<void(Json&)>& edit) {
  const int row = list_->currentRow();
  if (row < 0) return;
  change([&](Json& list) { edit(list[static_cast<std::size_t>(row)]); },
         QStringLiteral("objective %1 %2").arg(row).arg(field));
}

void ObjectivesPane::addOne(Json objective) {
  change([&](Json& list) { list.push_back(std::move(objective)); });
  list_->setCurrentRow(list_->count() - 1);
}

void ObjectivesPane::addPlace() {
  const TableModel& model = document_.model();
  if (document_.definition().grid())
    return addOne(
        {{"name", tr("The centre").toStdString()}, {"squares", {{model.size.columns / 2, model.size.rows / 2}}}});
  Vec2 middle{model.size.width / 2.0, model.size.depth / 2.0};
  std::string name = tr("The centre").toStdString();
  if (const int piece = canvas_.chosenGround(); piece >= 0) {
    const TerrainPiece& ground = model.ground[static_cast<std::size_t>(piece)];
    middle = {0, 0};
    for (const Point corner : ground.outline)
      middle = middle + toVec(corner) * (1.0 / static_cast<double>(ground.outline.size()));
    if (!ground.name.empty()) name = ground.name;
  }
  const auto inches = [](double length) { return std::round(length / oneInch * 10) / 10; };
  addOne({{"name", name}, {"x", inches(middle.x)}, {"y", inches(middle.y)}, {"radiusInches", usualRadius}});
}

void ObjectivesPane::addUnit() {
  const auto places = canvas_.chosenPlaces();
  if (places.size() != 1) return;
  const TableUnit& unit = document_.model().units[places.front()];
  addOne({{"name", unit.name()}, {"unit", unit.id}});
}

// By the edge that the first side looks towards.
void ObjectivesPane::addExit() {
  addOne({{"name", tr("The road home").toStdString()}, {"exit", "north"}, {"side", document_.model().sides[0].id}});
}

void ObjectivesPane::removeChosen() {
  const int row = list_->currentRow();
  if (row >= 0) change([&](Json& list) { list.erase(static_cast<std::size_t>(row)); });
}

}  // namespace signifer::ui
