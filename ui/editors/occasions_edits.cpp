// Changes of a table by the pane of secrets and occasions.
#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <algorithm>
#include <array>

#include "editors/occasions_pane.h"
#include "editors/table_canvas.h"

namespace signifer::ui {
namespace {

constexpr std::array<const char*, 3> visibilityWords{"open", "hidden", "fog"};
constexpr std::array<const char*, 4> edgeWordsOfEntry{"south", "north", "west", "east"};

// Lays or takes the markers of these units.
void putMarkers(TableModel& table, const std::vector<std::size_t>& places, bool on) {
  for (const std::size_t place : places) {
    const std::string& unit = table.units[place].id;
    Json left = Json::array();
    // Numbers are given by place when the file is read: all have one or none.
    for (Json one : table.kept.value("markers", Json::array())) {
      one.erase("number");
      if (one.value("unit", "") != unit) left.push_back(std::move(one));
    }
    if (on) left.push_back({{"unit", unit}});
    if (left.empty())
      table.kept.erase("markers");
    else
      table.kept["markers"] = std::move(left);
  }
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
           if (!on) putMarkers(next, places, false);
         },
         {});
}

void OccasionsPane::setMarker(bool on) {
  const auto places = canvas_.chosenPlaces();
  change(on ? tr("A marker laid") : tr("A marker taken off"), [&](TableModel& next) { putMarkers(next, places, on); },
         {});
}

void OccasionsPane::setMarkersTell(bool arm) {
  change(tr("What markers tell"),
         [arm](TableModel& next) {
           if (arm)
             next.kept["markersTell"] = "arm";
           else
             next.kept.erase("markersTell");
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
    if (!fresh) {
      arrives[grid ? "fromSquare" : "fromInches"] = from_->value();
      // A stretch has some length, whichever end was moved.
      arrives[grid ? "toSquare" : "toInches"] = std::max(to_->value(), from_->value() + (grid ? 0 : 1));
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

}  // namespace signifer::ui
