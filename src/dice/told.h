// Dice told by what is seen on the table instead of face by face: a total, or how many dice came into each band. Rules
// that ask for a total or for bands look at nothing else, so such a throw is exact for the ruling. Faces stand for it
// where a list of faces is wanted; nobody is shown them.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "dice/dice.h"

namespace signifer {

struct ToldDice {
  /// Total or bands.
  Reading reading = Reading::total;
  int total = 0;
  /// The lowest faces of each band but the first, ascending.
  std::vector<int> from;
  /// The dice in each band, the lowest first: one more than `from`.
  std::vector<int> bands;
  friend bool operator==(const ToldDice&, const ToldDice&) = default;
};

/// The number of figures that tell such a throw by what is seen. A total has one, a pool one for each band but the
/// lowest. Cards and single dice have 0: only their faces tell them.
[[nodiscard]] std::size_t figuresBySight(Die die, int count, Reading reading, std::span<const int> from);
/// The throw that these figures tell, as many as figuresBySight(): the total, or the dice in each band, the highest
/// band first. Nothing where such dice cannot show it.
[[nodiscard]] std::optional<ToldDice> toldBySight(Die die, int count, Reading reading, std::span<const int> from,
                                                  std::span<const int> figures);
/// The figures that tell it, as toldBySight() takes them.
[[nodiscard]] std::vector<int> figuresOf(const ToldDice& told);
/// The least and the most that the next figure can be, after those that are there; `figures` has fewer than are wanted.
struct FigureRange {
  int least = 0;
  int most = 0;
};
[[nodiscard]] FigureRange nextFigure(Die die, int count, Reading reading, std::span<const int> from,
                                     std::span<const int> figures);
/// Faces that read so, the highest first; none where such dice cannot show it.
[[nodiscard]] std::vector<int> facesReadingSo(Die die, int count, const ToldDice& told);
/// Whether a throw reads its dice as they were told.
[[nodiscard]] bool readsAs(const Throw& request, const ToldDice& told);

}  // namespace signifer
