// Pictures that stand within an HTML page: a battle's map as SVG, drawings of units, the club's own
// picture as data.
#pragma once

#include <string>

#include "sheet/document.h"

namespace signifer {

/// The table to scale with its frame in inches or squares, ground, units and leaders.
[[nodiscard]] std::string svgOf(const SheetMap& map);

/// A drawing of units or states by its name, as the inside of an <svg> of 64 by 64; empty where there is none.
[[nodiscard]] std::string drawingOf(const std::string& symbol);

/// An <img> of the file, nothing for an empty name. Throws SourceError where it cannot be read or is no picture by its
/// ending.
[[nodiscard]] std::string imageOf(const std::string& file);

/// Complains about a file that is no readable PNG, JPEG or SVG by its ending. Throws SourceError.
void requirePicture(const std::string& file);

}  // namespace signifer
