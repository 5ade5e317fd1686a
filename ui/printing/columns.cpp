#include "printing/columns.h"

#include <algorithm>
#include <numeric>

namespace signifer::ui {
namespace {

// Fills column after column up to `room`, in order; nothing is left out where the last column takes all.
ColumnPlan inOrder(const std::vector<double>& heights, int columns, double room, double gap) {
  ColumnPlan plan;
  plan.columns.resize(static_cast<std::size_t>(columns));
  std::size_t at = 0;
  for (auto& column : plan.columns) {
    double used = 0;
    for (; at < heights.size(); ++at) {
      const double next = used + (column.empty() ? 0 : gap) + heights[at];
      if (next > room) break;
      used = next;
      column.push_back(at);
    }
  }
  return plan;
}

ColumnPlan withGapsFilled(const std::vector<double>& heights, int columns, double room, double gap) {
  ColumnPlan plan;
  plan.columns.resize(static_cast<std::size_t>(columns));
  std::vector<bool> gone(heights.size(), false);
  for (auto& column : plan.columns) {
    double used = 0;
    for (std::size_t i = 0; i < heights.size(); ++i) {
      const double next = used + (column.empty() ? 0 : gap) + heights[i];
      if (gone[i] || next > room) continue;
      used = next;
      gone[i] = true;
      column.push_back(i);
    }
  }
  return plan;
}

}  // namespace

std::vector<double> shareWidths(const std::vector<double>& naturals, double room) {
  const auto count = static_cast<double>(naturals.size());
  const double needed = std::accumulate(naturals.begin(), naturals.end(), 0.0);
  std::vector<double> widths;
  if (needed <= room) {
    for (const double natural : naturals) widths.push_back(natural + (room - needed) / count);
    return widths;
  }
  double left = room;
  double wanting = needed;
  for (const double natural : naturals)
    if (natural <= room / count) {
      left -= natural;
      wanting -= natural;
    }
  for (const double natural : naturals) widths.push_back(natural <= room / count ? natural : left * natural / wanting);
  return widths;
}

ColumnPlan planSideBySide(const std::vector<double>& heights, int columns, double room, double gap) {
  ColumnPlan plan;
  plan.columns.resize(static_cast<std::size_t>(columns));
  std::vector<double> used(plan.columns.size(), 0);
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const auto shortest = static_cast<std::size_t>(std::ranges::min_element(used) - used.begin());
    const double next = used[shortest] + (plan.columns[shortest].empty() ? 0 : gap) + heights[i];
    if (next > room) continue;
    used[shortest] = next;
    plan.columns[shortest].push_back(i);
  }
  return plan;
}

ColumnPlan planColumns(const std::vector<double>& heights, int columns, double room, double gap) {
  // The shortest length at which all fit in order: one of a few hundred steps is near enough.
  if (inOrder(heights, columns, room, gap).taken() == heights.size()) {
    double low = heights.empty() ? 0 : *std::ranges::max_element(heights);
    double high = room;
    for (int i = 0; i < 40 && high - low > 1; ++i) {
      const double middle = (low + high) / 2;
      (inOrder(heights, columns, middle, gap).taken() == heights.size() ? high : low) = middle;
    }
    return inOrder(heights, columns, high, gap);
  }
  return withGapsFilled(heights, columns, room, gap);
}

Chosen chooseSpare(const std::vector<double>& heights, const std::vector<bool>& spare,
                   const std::function<bool(const std::vector<double>&)>& fits) {
  const auto heightsOf = [&](const std::vector<std::size_t>& which) {
    std::vector<double> some;
    for (const std::size_t i : which) some.push_back(heights[i]);
    return some;
  };
  Chosen chosen;
  for (std::size_t i = 0; i < heights.size(); ++i)
    if (!spare[i]) chosen.which.push_back(i);
  chosen.fits = fits(heightsOf(chosen.which));
  for (std::size_t i = 0; i < heights.size() && chosen.fits; ++i) {
    if (!spare[i]) continue;
    std::vector<std::size_t> more = chosen.which;
    more.insert(std::ranges::upper_bound(more, i), i);
    if (fits(heightsOf(more))) chosen.which = std::move(more);
  }
  return chosen;
}

std::vector<double> noneBelow(std::vector<double> widths, const std::vector<double>& least) {
  double wanted = 0;
  double spare = 0;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    wanted += std::max(0.0, least[i] - widths[i]);
    spare += std::max(0.0, widths[i] - least[i]);
  }
  if (wanted == 0 || spare < wanted) return widths;
  for (std::size_t i = 0; i < widths.size(); ++i)
    widths[i] = std::max(least[i], widths[i] - std::max(0.0, widths[i] - least[i]) * wanted / spare);
  return widths;
}

}  // namespace signifer::ui
