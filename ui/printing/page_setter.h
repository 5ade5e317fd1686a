// Sets whole sheets on pages: head, steps, panels in columns, foot. Nothing is broken from its heading, no panel is
// broken over pages, and nothing is shrunk: what is too long takes another page.
#pragma once

#include <QSizeF>
#include <vector>

#include "printing/galley.h"
#include "printing/paper_format.h"
#include "sheet/document.h"

namespace signifer::ui {

struct SetPages {
  /// Tenths of a point.
  QSizeF size;
  std::vector<Galley> pages;
  /// Panels that found no room and may be left out.
  std::size_t leftOut = 0;
};

/// The format that a sheet is set in where another is asked for: cards choose the direction that holds most of them.
[[nodiscard]] PaperFormat formatFor(const Sheet& sheet, PaperFormat format);

[[nodiscard]] SetPages setPages(const Sheet& sheet, const PaperFormat& format);

}  // namespace signifer::ui
