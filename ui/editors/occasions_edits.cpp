// Changes of a table by the pane of secrets and occasions.
#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QTableWidget>
#include <algorithm>
#include <array>
#include <cmath>

#include "editors/editor_parts.h"
#include "editors/occasions_pane.h"
#include "editors/table_canvas.h"
#include "table/vec.h"

namespace signifer::ui {
namespace {

constexpr std::array<const char*, 3> visibilityWords{"open", "hidden", "fog"};
constexpr std::array<const char*, 4> edgeWordsOfEntry{"south", "north", "west", "east"};
enum ObjectiveCell { itsName, itsPlace, itsPoints, itsTime, itsSide };
constexpr int mostPoints = 1000;
constexpr double usualRadius = 3;

// "36, 24, 3": from the left, from below, and the radius.
void readPlace(Json& objective, const QString& typed) {
  const QStringList parts = typed.split(QLatin1Char(','));
  if (parts.size() != 3) return;
  std::array<double, 3> figures{};
  for (qsizetype i = 0; i < 3; ++i) {
    bool fine = false;
    figures[static_cast<std::size_t>(i)] = parts[i].trimmed().toDouble(&fine);
    if (!fine || figures[static_cast<std::size_t>(i)] < 0) return;
  }
  objective["x"] = figures[0];
  objective["y"] = figures[1];
  objective["radiusInches"] = figures[2];
}

}  // namespace

void OccasionsPane::setSight() {
  change(
      tr("What is hidden"),
      [this](TableModel& next) {
        next.kept["visibility"] = visibilityWords[static_cast<std::size_t>(visibility_->currentIndex())];
        if (visibility_->currentIndex() == 2 && sight_->value() > 0)
          next.kept["sightInches"] = sight_->value();
        else
          next.kept.erase("sightInches");
      },
      QStringLiteral("visibility"));
}

// An open battle hides nobody: who is marked there is to be hidden.
void OccasionsPane::setHidden(bool on) {
  const auto places = canvas_.chosenPlaces();
  change(on ? tr("Hidden") : tr("Not hidden"),
         [&](TableModel& next) {
           for (const std::size_t place : places) {
             Json rest = *next.units[place].rest;
             if (on)
               rest["hidden"] = true;
             else
               rest.erase("hidden");
             next.units[place].rest = std::make_shared<const Json>(std::move(rest));
           }
           if (on && next.kept.value("visibility", "") == "open") next.kept["visibility"] = "hidden";
         },
         {});
  if (!on) setMarker(false);
}

void OccasionsPane::setMarker(bool on) {
  const auto places = canvas_.chosenPlaces();
  change(on ? tr("A marker laid") : tr("A marker taken off"),
         [&](TableModel& next) {
           for (const std::size_t place : places) {
             const std::string& unit = next.units[place].id;
             Json left = Json::array();
             // Numbers are given by place when the file is read: all have one or none.
             for (Json one : next.kept.value("markers", Json::array())) {
               one.erase("number");
               if (one.value("unit", "") != unit) left.push_back(std::move(one));
             }
             if (on) left.push_back({{"unit", unit}});
             if (left.empty())
               next.kept.erase("markers");
             else
               next.kept["markers"] = std::move(left);
           }
         },
         {});
}

void OccasionsPane::setArrival() {
  const bool grid = document_.definition().grid();
  changeChosen(tr("Arrives later"), [&](Json& rest) {
    if (!later_->isChecked()) {
      rest.erase("arrives");
      return;
    }
    const bool fresh = !rest.contains("arrives");
    Json arrives{{"edge", edgeWordsOfEntry[static_cast<std::size_t>(edge_->currentIndex())]}};
    if (!fresh && from_->value() <= to_->value()) {
      arrives[grid ? "fromSquare" : "fromInches"] = from_->value();
      arrives[grid ? "toSquare" : "toInches"] = to_->value();
    }
    arrives["turn"] = turn_->value();
    if (needs_->value() > 1) arrives["needs"] = needs_->value();
    if (blocked_->currentIndex() == 1) arrives["blocked"] = "wait";
    rest["arrives"] = std::move(arrives);
  });
}

void OccasionsPane::setLastTurn() {
  change(
      tr("The last turn"),
      [this](TableModel& next) {
        if (last_->value() == 0) {
          next.kept.erase("lastTurn");
          return;
        }
        Json last{{"turn", last_->value()}};
        if (lastNeeds_->value() > 1) last["needs"] = lastNeeds_->value();
        if (lastNeeds_->value() > 1 && latest_->value() > 0)
          last["latest"] = std::max(latest_->value(), last_->value());
        next.kept["lastTurn"] = std::move(last);
      },
      QStringLiteral("lastTurn"));
}

void OccasionsPane::readCell(int row, int column) {
  if (showing_) return;
  change(tr("Worth points"),
         [&](TableModel& next) {
           Json& one = next.kept["objectives"][static_cast<std::size_t>(row)];
           const auto typed = [&](int cell) { return objectives_->item(row, cell)->text(); };
           const auto picked = [&](int cell) {
             return static_cast<QComboBox*>(objectives_->cellWidget(row, cell))->currentIndex();
           };
           if (column == itsName && !nameFrom(typed(itsName)).empty()) one["name"] = nameFrom(typed(itsName));
           if (column == itsPlace) readPlace(one, typed(itsPlace));
           if (column == itsPoints) one["points"] = std::clamp(typed(itsPoints).toInt(), 1, mostPoints);
           if (column == itsTime) one["when"] = picked(itsTime) == 1 ? "turn" : "end";
           if (column != itsSide) return;
           const int side = picked(itsSide);
           if (side == 0)
             one.erase("side");
           else
             one["side"] = next.sides[side - 1].id;
         },
         {});
}

void OccasionsPane::addOne(Json objective) {
  change(tr("Worth points"), [&](TableModel& next) { next.kept["objectives"].push_back(std::move(objective)); }, {});
}

void OccasionsPane::addPlace() {
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

void OccasionsPane::addUnit() {
  const auto places = canvas_.chosenPlaces();
  if (places.size() != 1) return;
  const TableUnit& unit = document_.model().units[places.front()];
  addOne({{"name", unit.name()}, {"unit", unit.id}});
}

// By the edge that the first side looks towards.
void OccasionsPane::addExit() {
  addOne({{"name", tr("The road home").toStdString()}, {"exit", "north"}, {"side", document_.model().sides[0].id}});
}

void OccasionsPane::removeChosen() {
  const int row = objectives_->currentRow();
  if (row < 0) return;
  change(tr("Worth points"),
         [&](TableModel& next) {
           Json& list = next.kept["objectives"];
           list.erase(static_cast<std::size_t>(row));
           if (list.empty()) next.kept.erase("objectives");
         },
         {});
}

}  // namespace signifer::ui
