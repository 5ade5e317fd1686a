#include "sheet/plain_forms.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "language/language.h"
#include "sheet/figures.h"
#include "sheet/paper_lengths.h"

namespace signifer {
namespace {

using Align = SheetColumn::Align;

constexpr const char* times = " \u00D7 ";

// Columns beyond Z are AA, AB and so on.
std::string lettered(int column) {
  std::string letters;
  for (int left = column; left >= 0; left = left / 26 - 1)
    letters.insert(letters.begin(), static_cast<char>('A' + left % 26));
  return letters;
}

std::string facingInWords(const SheetMap& map, double heading) {
  static constexpr std::array names{"north", "east", "south", "west"};
  const auto quarter = static_cast<std::size_t>(std::lround(heading / 90)) % names.size();
  if (map.columns > 0 || std::fmod(heading, 90) == 0) return said(names[quarter]);
  return figure(heading) + "\u00B0";
}

// Each unit's number, place, front and base, in the order of the numbers.
SheetPanel sidePanel(const SheetMap& map, int side) {
  SheetPanel panel;
  panel.title = said("{0} on the table", {map.sides[side]});
  panel.wide = true;
  std::vector<const SheetMap::Unit*> units;
  for (const SheetMap::Unit& unit : map.units)
    if (unit.side == side) units.push_back(&unit);
  std::ranges::stable_sort(units, {}, &SheetMap::Unit::number);
  SheetGrid grid;
  grid.columns = {{Align::left, true, true}, {}, {}, {Align::right, false, false}};
  grid.head = {said("unit"), said("its centre"), said("faces"), said("base")};
  for (const SheetMap::Unit* unit : units) {
    const std::string number = unit->number > 0 ? std::to_string(unit->number) + "\u00A0\u00A0" : "";
    const std::string base =
        map.columns > 0 ? "" : paperLengthFigure(unit->frontage) + times + paperLengthFigure(unit->depth);
    grid.rows.push_back({{number + (unit->with.empty() ? unit->name : said("{0}, with {1}", {unit->name, unit->with})),
                          map.placeInWords(unit->centre), facingInWords(map, unit->heading), base},
                         {},
                         {}});
  }
  for (const SheetMap::Leader& leader : map.leaders)
    if (leader.side == side)
      grid.rows.push_back(
          {{leader.name, leader.with.empty() ? map.placeInWords(leader.at) : said("with {0}", {leader.with}), "", ""},
           {},
           {}});
  if (units.empty()) grid.rows.push_back({{said("still to be deployed"), "", "", ""}, {}, {}});
  // Squares have no bases to measure.
  if (map.columns > 0) {
    grid.columns.pop_back();
    grid.head.pop_back();
    for (SheetRow& row : grid.rows) row.cells.pop_back();
  }
  panel.parts.emplace_back(std::move(grid));
  return panel;
}

}  // namespace

std::string SheetMap::placeInWords(Place place) const {
  if (columns > 0) {
    const double side = width / columns;
    return lettered(static_cast<int>(place.x / side)) + std::to_string(static_cast<int>(place.y / side) + 1);
  }
  return paperLength(place.x) + ", " + paperLength(place.y);
}

std::string sizeInWords(const SheetMap& map) {
  const std::string size = withPaperUnit(paperLengthFigure(map.width) + times + paperLengthFigure(map.depth));
  if (map.columns == 0) return size;
  return said("{0} squares, {1}", {std::to_string(map.columns) + times + std::to_string(map.rows), size});
}

SheetPanel panelOf(const SheetCard& card) {
  SheetPanel panel;
  panel.title = card.name;
  panel.aside = card.kind;
  SheetGrid cells;
  SheetRow values;
  for (const SheetCard::Cell& cell : card.cells) {
    cells.columns.push_back({Align::centre, true, false});
    cells.head.push_back(cell.head);
    values.cells.push_back(cell.value);
  }
  cells.rows.push_back(std::move(values));
  if (!card.cells.empty()) panel.parts.emplace_back(std::move(cells));
  SheetGrid rows;
  rows.columns = {{Align::left, true, false}, {Align::left, false, true}};
  rows.rows = card.rows;
  if (!card.rows.empty()) panel.parts.emplace_back(std::move(rows));
  for (const SheetTrack& track : card.tracks) panel.parts.emplace_back(track);
  if (card.states.empty()) return panel;
  SheetGrid states;
  states.columns = {{Align::left, false, true}};
  std::string words;
  for (const std::string& state : card.states) words += (words.empty() ? "\u2610 " : "   \u2610 ") + state;
  states.rows.push_back({{words}, {}, {}});
  panel.parts.emplace_back(std::move(states));
  return panel;
}

namespace {

// A name stays on one line with its boxes.
std::string together(const std::string& name) {
  std::string all;
  for (const char c : name) all += c == ' ' ? "\u00A0" : std::string(1, c);
  return all;
}

std::string unitWithMarks(const SheetRoster::Unit& unit) {
  std::string all = together(unit.name) + (unit.aside.empty() ? "" : " (" + unit.aside + ")");
  for (const SheetTrack& track : unit.tracks) {
    all += "\u00A0";
    for (std::size_t i = 0; i < track.marks.size(); ++i)
      all += track.kind == SheetTrack::Kind::disc ? "\u25CB" : "\u2610";
  }
  return all;
}

}  // namespace

SheetGrid gridOf(const SheetRoster& roster) {
  SheetGrid grid;
  grid.columns.push_back({Align::left, false, true});
  grid.head.push_back(said("units"));
  for (const std::string& head : roster.heads) {
    grid.columns.push_back({Align::right, true, false});
    grid.head.push_back(head);
  }
  grid.columns.push_back({Align::left, false, true});
  grid.head.emplace_back("");
  for (const SheetRoster::Troop& troop : roster.troops) {
    SheetRow row;
    row.symbol = troop.symbol;
    row.cells.push_back(std::to_string(troop.units.size()) + times + "**" + troop.name + "**");
    row.detail = troop.words;
    for (const std::string& figure : troop.figures) row.cells.push_back(figure);
    std::string all;
    for (const SheetRoster::Unit& unit : troop.units) all += (all.empty() ? "" : ", ") + unitWithMarks(unit);
    row.cells.push_back(std::move(all));
    grid.rows.push_back(std::move(row));
  }
  return grid;
}

SheetPanel notesToFill() {
  SheetPanel notes;
  notes.title = said("Notes");
  notes.wide = true;
  notes.fills = true;
  for (int i = 0; i < 4; ++i) notes.parts.emplace_back(SheetBlanks{{""}});
  return notes;
}

std::vector<SheetPanel> placesOf(const SheetMap& map) {
  SheetPanel table;
  table.title = said("The table");
  table.aside = sizeInWords(map);
  table.wide = true;
  SheetGrid grid;
  grid.columns = {{Align::left, false, true}};
  grid.rows.push_back({{said(map.columns > 0 ? "Squares are lettered from the left and numbered from the lower edge."
                                             : "Places are told from the left edge and from the lower edge to the "
                                               "middle of a base, with its width and depth. North is the upper edge; "
                                               "degrees run clockwise from it.")},
                       {},
                       {}});
  table.parts.emplace_back(std::move(grid));
  return {std::move(table), sidePanel(map, 0), sidePanel(map, 1)};
}

std::vector<SheetPanel> panelsOf(const SheetMap& map) {
  return map.placesApart ? std::vector<SheetPanel>{} : placesOf(map);
}

}  // namespace signifer
