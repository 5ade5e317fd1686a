// Finds marks of the family tag36h11 in a picture, with libapriltag and one thread: it has a race between several. It
// crashes on tiny and thin pictures, which are refused here. Who reads pictures from strangers does so in a process of
// its own all the same.
#pragma once

#include <memory>
#include <vector>

#include "photo/picture.h"

namespace signifer::photo {

/// No picture is looked at that is smaller, in pixels a side.
inline constexpr int smallestSide = 64;

class MarkFinder {
 public:
  MarkFinder();
  ~MarkFinder();
  MarkFinder(const MarkFinder&) = delete;
  MarkFinder& operator=(const MarkFinder&) = delete;

  /// The marks within the box. `halved`: squares are looked for at half size, which is four times as quick, and their
  /// corners then found at full size. Nothing where the box is too small.
  [[nodiscard]] std::vector<FoundMark> find(const GreyPicture& picture, const PictureBox& box, bool halved) const;
  /// The marks within the box, those across the edge of a shadow as well: what is bright is as bright in light and in
  /// shadow. Only those of which every field is right.
  [[nodiscard]] std::vector<FoundMark> findAcrossShadows(const GreyPicture& picture, const PictureBox& box) const;

 private:
  struct Library;
  std::unique_ptr<Library> library_;
};

/// Whether nothing can be found in a picture: the library takes longest over those.
[[nodiscard]] bool isNoise(const GreyPicture& picture);

/// Whether part of this mark shows where these corners are, the rest covered: a block of its fields is as it was
/// printed. `contrast` is that of marks nearby, in steps of brightness.
[[nodiscard]] bool showsInPart(const GreyPicture& picture, int id, const Corners& corners, double contrast);

/// How many numbers there are, from 0 on.
[[nodiscard]] int numbersInFamily();

/// The fields of a mark as it is printed, ten by ten with its white rim, row by row from the top; true is black.
[[nodiscard]] std::array<std::array<bool, 10>, 10> fieldsOf(int id);

}  // namespace signifer::photo
