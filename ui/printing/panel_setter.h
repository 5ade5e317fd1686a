// Sets panels and their parts in columns of a width: tables, bands, tracks, lines to fill in, drawings.
#pragma once

#include <string>
#include <vector>

#include "printing/galley.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

class PanelSetter {
 public:
  PanelSetter(const Type& type, std::string rulePrefix) : type_(type), prefix_(std::move(rulePrefix)) {}

  [[nodiscard]] Galley set(const SheetPanel& panel, double width) const;
  [[nodiscard]] Galley set(const SheetStrip& strip, double width) const;
  [[nodiscard]] Galley heading(std::string_view title, std::string_view aside, double width) const;
  [[nodiscard]] Galley blanks(const SheetBlanks& blanks, double width) const;
  /// How wide it is where no words break into lines.
  [[nodiscard]] double naturalWidth(const SheetPanel& panel) const;
  /// A disc for who acts, with its middle at a place.
  void disc(Galley& galley, Disc disc, QPointF middle, double radius) const;

 private:
  struct Columns {
    std::vector<double> widths;
    double gap = 0;
    double rules = 0;
    double bar = 0;
  };
  [[nodiscard]] Galley set(const SheetGrid& grid, double width) const;
  [[nodiscard]] Galley set(const SheetBands& bands, double width) const;
  [[nodiscard]] Galley set(const SheetTrack& track, double width) const;
  [[nodiscard]] Galley set(const SheetBlanks& lines, double width) const { return blanks(lines, width); }
  [[nodiscard]] Galley set(const SheetDrawing& drawing, double width) const;
  [[nodiscard]] Columns naturalColumns(const SheetGrid& grid) const;
  static void share(const SheetGrid& grid, std::vector<double>& widths, double spare);
  void squeeze(const SheetGrid& grid, std::vector<double>& widths, double room) const;
  [[nodiscard]] Columns columnsOf(const SheetGrid& grid, double width) const;
  [[nodiscard]] Galley row(const SheetGrid& grid, const SheetRow& row, const Columns& columns, double width,
                           bool head) const;
  [[nodiscard]] bool mayStandTwice(const SheetPanel& panel, double width) const;
  [[nodiscard]] Galley twoHalves(const SheetGrid& grid, double width) const;
  [[nodiscard]] QFont cellFont(const SheetColumn& column, bool head) const;

  const Type& type_;
  std::string prefix_;
};

}  // namespace signifer::ui
