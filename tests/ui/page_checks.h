// The checks that hold for every printed page, as poppler reads it.
#pragma once

#include "pdf_pages.h"

namespace signifer::ui {

void checkMargins(const PdfPage& page);
/// Words may touch; they may not lie on each other.
void checkOverlaps(const PdfPage& page);
/// Nothing is smaller than rule ids are, and what is read is as large as was promised; `body` in points;
/// `map` where a page has little but the names of a map.
void checkBody(const PdfPage& page, bool large, double body, bool map);
/// Below a heading, in its column and near it, stands something.
void checkHeadings(const PdfPage& page, bool large);

}  // namespace signifer::ui
