// Sets the strip at the head of a reference sheet: the sequence at a glance, phase beside phase.
#pragma once

#include <vector>

#include "printing/galley.h"
#include "printing/panel_setter.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

class StripSetter {
 public:
  /// Both must outlive it.
  StripSetter(const Type& type, const PanelSetter& panels);

  [[nodiscard]] Galley set(const SheetStrip& strip, double width) const;

 private:
  using Widths = std::vector<std::vector<double>>;
  [[nodiscard]] double measure(const SheetStrip& strip, std::size_t lines, Widths& widths) const;
  void add(Galley& galley, const SheetStrip::Phase& phase, const std::vector<double>& columns, std::size_t lines,
           double x) const;
  [[nodiscard]] Galley inTwoRows(const SheetStrip& strip, double width) const;
  /// From the left of an entry to its words.
  [[nodiscard]] double lead() const;

  const Type& type_;
  const PanelSetter& panels_;
  QFont big_, plain_, bold_;
  double leading_;
  double number_;
};

}  // namespace signifer::ui
