// Parts of a picture where marks may lie that were not found yet: worth a second look at full size.
#pragma once

#include <span>
#include <vector>

#include "photo/picture.h"

namespace signifer::photo {

/// Boxes with black beside white: the contrast of a mark at least by half as strong as `contrast`. What `known`
/// marks cover does not count. The boxes do not overlap; the smallest come first.
[[nodiscard]] std::vector<PictureBox> promisingBoxes(const GreyPicture& picture, double contrast,
                                                     std::span<const FoundMark> known);

/// Boxes that touch are one.
[[nodiscard]] std::vector<PictureBox> joined(std::vector<PictureBox> boxes);

}  // namespace signifer::photo
