// Lets the blocks of a sheet flow over pages: head, steps, panels in columns, cards, a map, foot. Nothing is broken
// from its heading, no panel is broken over pages. page_setter.h chooses the spacing.
#pragma once

#include "printing/page_setter.h"
#include "printing/type.h"

namespace signifer::ui {

/// The spacing in which a sheet is set.
struct Spacing {
  /// Words of steps stand below their titles.
  bool roomy = false;
  /// Between the rows of a checklist.
  double more = 0;
  /// The room between rows and panels.
  Density density = Density::usual;
  /// Words of steps run on below the boxes for turns.
  bool under = false;
  /// The share of a page's height that a map may take.
  double map = 0.55;
  /// Details of rows are left out.
  bool brief = false;
  /// The share of the usual size of the letters.
  double letters = 1;
  /// A page ends at every page break, even where the next one would have had room on it.
  bool breaks = false;
};

/// `leftOver` gets the height that is free on the last page.
[[nodiscard]] SetPages flow(const Sheet& sheet, const PaperFormat& format, const Spacing& spacing, double& leftOver);

}  // namespace signifer::ui
