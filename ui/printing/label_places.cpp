#include "printing/label_places.h"

#include <algorithm>
#include <cmath>

#include "symbols.h"

namespace signifer::ui {
namespace {

// "Hastati 3" without its number.
std::string stemOf(const std::string& name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  return end == std::string::npos || name[end] != ' ' ? name : name.substr(0, end);
}

}  // namespace

std::vector<const SheetMap::Unit*> namedTogether(const SheetMap& map, const SheetMap::Unit& unit) {
  constexpr double near = 1.3;
  std::vector<const SheetMap::Unit*> group{&unit};
  for (std::size_t i = 0; i < group.size(); ++i)
    for (const SheetMap::Unit& other : map.units) {
      const SheetMap::Unit& one = *group[i];
      if (other.side != one.side || stemOf(other.name) != stemOf(one.name)) continue;
      const double apart = std::hypot(other.centre.x - one.centre.x, other.centre.y - one.centre.y);
      if (apart < near * std::max(one.frontage, one.depth) && std::ranges::find(group, &other) == group.end())
        group.push_back(&other);
    }
  std::ranges::sort(group);
  return group;
}

QString groupName(const std::vector<const SheetMap::Unit*>& group) {
  const std::string& first = group.front()->name;
  const std::string stem = stemOf(first);
  if (group.size() == 1) return text(first);
  std::vector<int> numbers;
  for (const SheetMap::Unit* unit : group)
    if (unit->name.size() > stem.size()) numbers.push_back(text(unit->name.substr(stem.size() + 1)).toInt());
  if (numbers.size() != group.size()) return text(stem);
  const auto [least, most] = std::ranges::minmax(numbers);
  if (most - least + 1 != static_cast<int>(group.size())) return text(stem);
  return text(stem) + QStringLiteral(" %1\u2013%2").arg(least).arg(most);
}

bool LabelPlaces::isFree(const QRectF& place) const {
  return map_.contains(place) &&
         std::ranges::none_of(taken_, [&](const QRectF& other) { return other.intersects(place); });
}

bool LabelPlaces::takeExactly(const QRectF& place) {
  if (!isFree(place)) return false;
  taken_.push_back(place);
  return true;
}

std::optional<QRectF> LabelPlaces::take(const QRectF& about, QSizeF size, bool up) {
  const double line = size.height();
  const double centred = about.center().x() - size.width() / 2;
  const double beside = about.center().y() - line / 2;
  // Farther off line by line, on the side that is preferred before the other.
  constexpr int lines = 4;
  for (int i = 0; i < lines; ++i) {
    const double above = about.top() - line * (i + 1);
    const double below = about.bottom() + line * i;
    for (const double y : {up ? above : below, up ? below : above})
      for (const double shift : {0.0, 0.3, -0.3, 0.6, -0.6}) {
        const QRectF place({centred + shift * size.width(), y}, size);
        if (takeExactly(place)) return place;
      }
    if (i > 0) continue;
    for (const double drop : {0.0, 0.35, -0.35, 0.6, -0.6})
      for (const double x : {about.right() + line * 0.2, about.left() - size.width() - line * 0.2}) {
        const QRectF place({x, beside + drop * line}, size);
        if (takeExactly(place)) return place;
      }
  }
  return std::nullopt;
}

}  // namespace signifer::ui
