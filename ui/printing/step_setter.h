// Sets the steps of a checklist: number, disc, words, rules, a box a turn, and brackets for what is done again and
// again.
#pragma once

#include <algorithm>

#include "printing/galley.h"
#include "printing/panel_setter.h"
#include "sheet/document.h"

namespace signifer::ui {

class StepSetter {
  Q_DECLARE_TR_FUNCTIONS(signifer::ui::StepSetter)

 public:
  /// The place for the words of a step.
  struct Words {
    /// Below the title; else they follow it on the same line.
    bool below = false;
    /// From the second line on across the page, below the boxes.
    bool across = false;
  };
  StepSetter(const Type& type, const PanelSetter& panels, const Sheet& sheet, Words words)
      : type_(type),
        panels_(panels),
        sheet_(sheet),
        roomy_(words.below),
        across_(words.across),
        idsWidth_(widestIds()) {}

  [[nodiscard]] Galley set(const SheetStep& step, double width, double more) const;
  /// The key to the discs, and the turns over the boxes.
  [[nodiscard]] Galley legend(double width) const;
  /// At the left of a loop's steps.
  [[nodiscard]] Galley bracket(const std::string& words, double height) const;

 private:
  /// Large print has room for three turns.
  [[nodiscard]] int boxes() const { return type_.large ? std::min(3, sheet_.boxes) : sheet_.boxes; }
  /// Boxes for many turns stand in two rows.
  [[nodiscard]] int boxesARow() const { return boxes() > mostARow ? (boxes() + 1) / 2 : boxes(); }
  [[nodiscard]] int boxRows() const { return boxes() > mostARow ? 2 : 1; }
  [[nodiscard]] bool runsAcross(const SheetStep& step) const;
  [[nodiscard]] double boxStep() const;
  [[nodiscard]] double boxSize() const;
  [[nodiscard]] double boxLeft(int turn, double width) const;
  [[nodiscard]] double widestIds() const;
  [[nodiscard]] QString wordsOf(const SheetStep& step) const;

  static constexpr int mostARow = 12;

  const Type& type_;
  const PanelSetter& panels_;
  const Sheet& sheet_;
  bool roomy_;
  bool across_;
  double idsWidth_;
};

}  // namespace signifer::ui
