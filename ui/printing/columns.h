// Which panels go into which column of a page.
#pragma once

#include <cstddef>
#include <vector>

namespace signifer::ui {

struct ColumnPlan {
  /// Indexes of the panels, column by column.
  std::vector<std::vector<std::size_t>> columns;
  [[nodiscard]] std::size_t taken() const {
    std::size_t sum = 0;
    for (const auto& column : columns) sum += column.size();
    return sum;
  }
  /// Those of the panels that have found no place, in their order.
  template <class Panel>
  [[nodiscard]] std::vector<Panel> rest(std::vector<Panel> panels) const {
    std::vector<bool> gone(panels.size(), false);
    for (const auto& members : columns)
      for (const std::size_t member : members) gone[member] = true;
    std::vector<Panel> left;
    for (std::size_t i = 0; i < panels.size(); ++i)
      if (!gone[i]) left.push_back(std::move(panels[i]));
    return left;
  }
};

/// Where all fit: in their order, the longest column as short as may be. Else the columns are filled one after another,
/// and a gap at a column's foot is given to the next panel that it holds.
[[nodiscard]] ColumnPlan planColumns(const std::vector<double>& heights, int columns, double room, double gap);

/// Each panel into the column that is shortest so far: what belongs side by side begins side by side.
[[nodiscard]] ColumnPlan planSideBySide(const std::vector<double>& heights, int columns, double room, double gap);

/// How wide each of several panels side by side is: as wide as it needs and a share of what is left; where there is too
/// little room, who needs no more than a fair share gets what it needs, and the others share the rest by what they
/// need.
[[nodiscard]] std::vector<double> shareWidths(const std::vector<double>& naturals, double room);

}  // namespace signifer::ui
