// Sets tables in a width: columns as wide as they need, rules at the right, hairlines between rows, bars of shares.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "printing/galley.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

class GridSetter {
 public:
  /// The type must outlive it.
  GridSetter(const Type& type, std::string rulePrefix) : type_(type), prefix_(std::move(rulePrefix)) {}

  [[nodiscard]] Galley set(const SheetGrid& grid, double width) const;
  /// With its cells below each other if large print finds no room for them beside each other.
  [[nodiscard]] SheetGrid asItStands(const SheetGrid& grid, double width) const;
  /// The upper half of the rows at the left, the lower at the right.
  [[nodiscard]] Galley setInHalves(const SheetGrid& grid, double width) const;
  /// The width of the grid if no words break into lines.
  [[nodiscard]] double naturalWidth(const SheetGrid& grid) const;
  /// The width of the grid in which no word is cut, with such gaps between its columns.
  [[nodiscard]] double leastWidth(const SheetGrid& grid, double gap) const;

  /// Between columns: where little room is left, and where words would be cut otherwise.
  static constexpr double nearCells = 4 * pt;
  static constexpr double leastBetweenCells = 2.2 * pt;

 private:
  struct Columns {
    std::vector<double> widths;
    double gap = 0;
    double rules = 0;
    double bar = 0;
  };
  [[nodiscard]] static bool hasSymbols(const SheetGrid& grid);
  [[nodiscard]] double symbolRoom() const;
  [[nodiscard]] static bool hasBars(const SheetGrid& grid);
  [[nodiscard]] bool rulesStandBelow(const SheetGrid& grid, double width) const;
  [[nodiscard]] Galley setWithRulesBelow(const SheetGrid& grid, double width) const;
  [[nodiscard]] static SheetGrid inPerCents(const SheetGrid& grid);
  [[nodiscard]] double keySide() const;
  [[nodiscard]] double keyRoom(const SheetGrid& grid, std::size_t column) const;
  [[nodiscard]] Columns naturalColumns(const SheetGrid& grid) const;
  static void share(const SheetGrid& grid, std::vector<double>& widths, double spare);
  [[nodiscard]] std::vector<double> leastWidths(const SheetGrid& grid) const;
  [[nodiscard]] static SheetGrid stacked(const SheetGrid& grid);
  [[nodiscard]] static std::string stackedCell(const SheetGrid& grid, const SheetRow& row,
                                               const std::function<std::string(std::size_t)>& headOf);
  [[nodiscard]] bool mustStack(const SheetGrid& grid, double width) const;
  [[nodiscard]] bool wordsStandInAStrip(const SheetGrid& grid, double width) const;
  void squeeze(const SheetGrid& grid, std::vector<double>& widths, double room) const;
  [[nodiscard]] Columns columnsOf(const SheetGrid& grid, double width) const;
  [[nodiscard]] Galley row(const SheetGrid& grid, const SheetRow& row, const Columns& columns, double width,
                           bool head) const;
  void keys(Galley& galley, const SheetGrid& grid, const Columns& columns) const;
  [[nodiscard]] QFont cellFont(const SheetColumn& column, bool head) const;

  const Type& type_;
  std::string prefix_;
};

}  // namespace signifer::ui
