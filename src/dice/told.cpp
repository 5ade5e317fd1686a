#include "dice/told.h"

#include <algorithm>
#include <numeric>

namespace signifer {
namespace {

// The lowest face of a band; 0 where the die has none in it.
int faceIn(Die die, std::span<const int> from, int band) {
  for (const int face : facesOf(die))
    if (bandOf(face, from) == band) return face;
  return 0;
}

}  // namespace

std::size_t figuresBySight(Die die, int count, Reading reading, std::span<const int> from) {
  if (die.kind == Die::Kind::deck || count < 2) return 0;
  if (reading == Reading::total) return 1;
  return reading == Reading::bands ? from.size() : 0;
}

FigureRange nextFigure(Die die, int count, Reading reading, std::span<const int> from, std::span<const int> figures) {
  const auto faces = facesOf(die);
  if (reading == Reading::total) return {count * faces.front(), count * faces.back()};
  const int left = count - std::accumulate(figures.begin(), figures.end(), 0);
  const int band = static_cast<int>(from.size()) - static_cast<int>(figures.size());
  if (faceIn(die, from, band) == 0) return {0, 0};
  // Dice without a face below are all in the bands above.
  bool below = false;
  for (int lower = 0; lower < band; ++lower) below = below || faceIn(die, from, lower) != 0;
  return {below ? 0 : left, left};
}

std::optional<ToldDice> toldBySight(Die die, int count, Reading reading, std::span<const int> from,
                                    std::span<const int> figures) {
  if (figures.empty() || figures.size() != figuresBySight(die, count, reading, from)) return std::nullopt;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const FigureRange range = nextFigure(die, count, reading, from, figures.first(i));
    if (figures[i] < range.least || figures[i] > range.most) return std::nullopt;
  }
  ToldDice told;
  told.reading = reading;
  if (reading == Reading::total) {
    told.total = figures.front();
    return told;
  }
  told.from.assign(from.begin(), from.end());
  told.bands.assign(from.size() + 1, 0);
  for (std::size_t i = 0; i < figures.size(); ++i) told.bands[from.size() - i] = figures[i];
  told.bands.front() = count - std::accumulate(figures.begin(), figures.end(), 0);
  return told;
}

std::vector<int> figuresOf(const ToldDice& told) {
  if (told.reading == Reading::total) return {told.total};
  return {told.bands.rbegin(), told.bands.empty() ? told.bands.rend() : told.bands.rend() - 1};
}

std::vector<int> facesReadingSo(Die die, int count, const ToldDice& told) {
  const std::vector<int> figures = figuresOf(told);
  if (!toldBySight(die, count, told.reading, told.from, figures)) return {};
  std::vector<int> faces;
  if (told.reading == Reading::bands) {
    for (std::size_t band = told.bands.size(); band-- > 0;)
      faces.insert(faces.end(), static_cast<std::size_t>(told.bands[band]),
                   faceIn(die, told.from, static_cast<int>(band)));
    return faces;
  }
  const auto all = facesOf(die);
  int left = told.total - count * all.front();
  for (int i = 0; i < count; ++i) {
    const int more = std::min(left, all.back() - all.front());
    faces.push_back(all.front() + more);
    left -= more;
  }
  return faces;
}

bool readsAs(const Throw& request, const ToldDice& told) {
  return request.reading == told.reading &&
         (told.reading == Reading::total || std::ranges::equal(request.thresholds, told.from));
}

}  // namespace signifer
