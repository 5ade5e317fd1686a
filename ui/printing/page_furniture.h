// The furniture around the matter of every page: the head of the first page with title, club and house rules, the
// running head of the others, headings of phases, rules across, and the footer.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "printing/galley.h"
#include "printing/panel_setter.h"
#include "printing/step_setter.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

class PageFurniture {
  Q_DECLARE_TR_FUNCTIONS(signifer::ui::PageFurniture)

 public:
  /// All must outlive it; `width` is that of the matter.
  PageFurniture(const Sheet& sheet, const Type& type, const PanelSetter& panels, const StepSetter& steps, double width)
      : sheet_(sheet), type_(type), panels_(panels), steps_(steps), width_(width) {}

  [[nodiscard]] Galley firstHead() const;
  [[nodiscard]] Galley runningHead() const;
  /// `more`: room that is to spare for each heading, also for a rule.
  [[nodiscard]] Galley phaseHeading(const SheetHeading& heading, double more) const;
  [[nodiscard]] Galley rule(double more) const;
  /// Of page `number`, from 1.
  [[nodiscard]] Galley footer(std::size_t number, std::size_t count) const;

 private:
  [[nodiscard]] double corner(Galley& galley) const;
  [[nodiscard]] bool hasSteps() const;
  [[nodiscard]] double logo(Galley& galley) const;
  /// The number of house rules in force, in words; nothing where the sheet does not say.
  [[nodiscard]] QString houseRules() const;
  [[nodiscard]] double cornerWidth() const;

  const Sheet& sheet_;
  const Type& type_;
  const PanelSetter& panels_;
  const StepSetter& steps_;
  double width_;
};

}  // namespace signifer::ui
