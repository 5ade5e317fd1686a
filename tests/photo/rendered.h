// Photos of a table that never was: marks drawn with the library, seen by a camera with a tilt, a lens, noise, shadow
// and a mat of either kind.
#pragma once

#include <optional>
#include <vector>

#include "photo/picture.h"
#include "photo/reading.h"

namespace signifer::photo::rendered {

/// A mark that lies somewhere on the table or beside it.
struct Paper {
  int id = 0;
  Spot middle;
  double heading = 0;
  double side = 0.8;
};

/// Something round and skin-coloured, or dark, over the table.
struct Cover {
  Spot middle;
  double radius = 1;
  int brightness = 170;
};

struct Scene {
  double width = 72;
  double depth = 48;
  std::vector<Paper> papers;
  std::vector<Cover> covers;
  bool flocked = false;
  /// The right part of the table from this x on lies in shadow.
  std::optional<double> shadowFrom;
  /// Light, as a share of a well lit room's.
  double light = 1;
};

struct Camera {
  int width = 4000;
  int height = 3000;
  /// Degrees from straight above.
  double tilt = 0;
  /// The radial term of the lens, by half diagonals.
  double bend = 0;
  /// How much of the picture's height or width the table takes.
  double filled = 0.9;
  /// The part of the picture that is kept, in shares of its sides.
  double left = 0, top = 0, right = 1, bottom = 1;
  double blur = 0.7;
  double noise = 3;
  unsigned seed = 1;
};

[[nodiscard]] GreyPicture photograph(const Scene& scene, const Camera& camera);

/// The marks of a table as its facts have them: the border's, and those of models where they stood, but for people who
/// are with a unit.
[[nodiscard]] Scene sceneOf(const TableFacts& facts);

/// A table with its border marks and so many models in rows, all of them turned differently.
[[nodiscard]] TableFacts factsOf(double width, double depth, int models, double markSide);

}  // namespace signifer::photo::rendered
