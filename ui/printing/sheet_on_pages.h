// A sheet on its way over pages: the pages set so far, and the room that is left on the last of them. Words, cards and
// maps are set in sheet_on_pages.cpp, panels in panels_on_pages.cpp.
#pragma once

#include <string>
#include <vector>

#include "printing/block_setter.h"
#include "printing/card_setter.h"
#include "printing/columns.h"
#include "printing/map_setter.h"
#include "printing/page_flow.h"
#include "printing/page_furniture.h"
#include "printing/panel_setter.h"
#include "printing/step_setter.h"
#include "printing/strip_setter.h"
#include "printing/type.h"

namespace signifer::ui {

class SheetOnPages {
 public:
  SheetOnPages(const Sheet& sheet, const PaperFormat& format, const Spacing& spacing);

  SetPages set();
  /// The free height on the last page.
  [[nodiscard]] double leftOver() const { return leftOver_; }

 private:
  void startPage();
  void newPage();
  void put(Galley galley);
  [[nodiscard]] bool fits(double height) const { return y_ + height <= bottom_ + 1; }
  [[nodiscard]] double pageRoom() const { return bottom_ - y_; }
  /// The whole room of a page behind the first, below its head.
  [[nodiscard]] double nextPageRoom() const;
  /// Between panels.
  [[nodiscard]] double gap() const { return type_.gap; }

  // Sets the block at i, with what belongs to it; the next block's index.
  std::size_t add(std::size_t i);
  // With the list of its names below it a map is smaller rather than upon the next page.
  void addMap(const SheetMap& map);
  void addWhole(Galley galley, double below);
  // As many as fit beside and below each other, to be cut along their lines; a few fill up the row before them.
  void addCards(const SheetCards& cards);
  void addHeading(const SheetHeading& heading, std::size_t i);
  void addStep(const SheetStep& step);
  void endLoop();
  std::size_t addWide(const SheetPanel& panel, std::size_t i);
  // Lines to write on fill what the rest has left free, up to the end or to a page break; no page is begun for them.
  void addLines();
  // A panel longer than the room is broken between its parts, and a table between its rows.
  void addLong(const SheetPanel& panel, Galley galley);
  // Large print across one column: panels follow each other, and one that begins low on a page goes on upon the next.
  std::size_t addOneBelowAnother(std::size_t i);
  // Panels that may be left out begin no page. Where none of them fits, from i on, they begin one that lines to write
  // on can fill.
  [[nodiscard]] bool opensPageToWrite(std::size_t i) const;
  // The room of a panel across the page behind those that may be left out: it goes before them.
  [[nodiscard]] double wantedBelow(std::size_t i) const;
  [[nodiscard]] std::size_t rowsAPiece() const { return type_.large ? 3 : 12; }

  [[nodiscard]] int columnCount() const;

  struct Panels {
    std::vector<Galley> galleys;
    std::vector<bool> spare;

    [[nodiscard]] std::vector<double> heights() const {
      std::vector<double> all;
      for (const Galley& galley : galleys) all.push_back(galley.height);
      return all;
    }
    void keep(const std::vector<std::size_t>& chosen) {
      Panels kept;
      for (const std::size_t i : chosen) {
        kept.galleys.push_back(std::move(galleys[i]));
        kept.spare.push_back(spare[i]);
      }
      *this = std::move(kept);
    }
  };
  // Panels that stand one after another fill the columns of a page; the last page's are made equally long.
  std::size_t addPanels(std::size_t i);
  // The panels below a checklist stand side by side, each as wide as it needs.
  std::size_t addFoot(std::size_t i);
  // In large print a panel that is longer than a page is broken between its parts.
  [[nodiscard]] std::vector<SheetPanel> shortPieces(const SheetPanel& panel, double column) const;
  // Lines to write on take at least as much; what is left where the sheet is set closer for what else it shall hold.
  [[nodiscard]] double leastToWrite() const;
  // The wide panel that stands right behind the columns wants its room at the foot.
  [[nodiscard]] double wideAfter(std::size_t i) const;
  void placeColumns(const ColumnPlan& plan, std::vector<Galley>& galleys, double column, double after);
  void footers();

  const Sheet& sheet_;
  Type type_;
  PanelSetter panels_;
  BlockSetter blocks_;
  StripSetter strips_;
  CardSetter cards_;
  MapSetter maps_;
  StepSetter steps_;
  QSizeF size_;
  double margin_;
  double betweenColumns_;
  double left_;
  double width_;
  double bottom_;
  PageFurniture furniture_;
  /// Cards fill whole pages.
  bool headless_;
  /// A battle: its armies stand side by side.
  bool hasMap_;
  double more_;
  double map_;
  bool breaks_;
  bool small_;
  double y_ = 0;
  std::size_t leftOut_ = 0;
  double leftOver_ = 0;
  /// Lines to write on that wait for the rest to be placed; null where there are none.
  const SheetPanel* toWrite_ = nullptr;
  /// They fill the last page from here on; 0 where there are none.
  double toWriteFrom_ = 0;
  std::string loop_;
  double loopTop_ = 0;
  /// Cards in the last row.
  int inRow_ = 0;
  std::vector<Galley> pages_;
};

}  // namespace signifer::ui
