#include "printing/page_flow.h"

#include "printing/panel_pieces.h"
#include "printing/sheet_on_pages.h"

namespace signifer::ui {

SetPages flow(const Sheet& sheet, const PaperFormat& format, const Spacing& spacing, double& leftOver) {
  const Sheet brief = spacing.brief ? withoutDetails(sheet) : Sheet();
  SheetOnPages setter(spacing.brief ? brief : sheet, format, spacing);
  SetPages pages = setter.set();
  leftOver = setter.leftOver();
  return pages;
}

}  // namespace signifer::ui
