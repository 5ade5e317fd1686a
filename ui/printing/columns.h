// Which panels go into which column of a page.
#pragma once

#include <cstddef>
#include <functional>
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
  /// The panels that have found no place, in their order.
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

/// Panels that all fit stay in their order, with the longest column as short as may be. Otherwise the columns are
/// filled one after another, and a gap at a column's foot goes to the next panel that fits it.
[[nodiscard]] ColumnPlan planColumns(const std::vector<double>& heights, int columns, double room, double gap);

/// Each panel into the column that is shortest so far: what belongs side by side begins side by side.
[[nodiscard]] ColumnPlan planSideBySide(const std::vector<double>& heights, int columns, double room, double gap);

/// Which panels stand on a page, in their order, and whether those fit that may not be left out.
struct Chosen {
  std::vector<std::size_t> which;
  bool fits = false;
};

/// All panels but the spare ones, and each spare one, in order of need, that still fits beside those chosen before it.
[[nodiscard]] Chosen chooseSpare(const std::vector<double>& heights, const std::vector<bool>& spare,
                                 const std::function<bool(const std::vector<double>&)>& fits);

/// The widths of several panels side by side: each its natural width and a share of the room left over. If there is too
/// little room, a panel that needs no more than a fair share gets its natural width. The others share the rest in
/// proportion to their natural widths.
[[nodiscard]] std::vector<double> shareWidths(const std::vector<double>& naturals, double room);

/// Widths below the least are filled up from those above it, as far as these go. Both lists are equally long.
[[nodiscard]] std::vector<double> noneBelow(std::vector<double> widths, const std::vector<double>& least);

}  // namespace signifer::ui
