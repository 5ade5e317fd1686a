// Sets the blocks of a report: paragraphs, events with their dice, plain tables. Long ones come in pieces.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "printing/galley.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

class BlockSetter {
  Q_DECLARE_TR_FUNCTIONS(signifer::ui::BlockSetter)

 public:
  explicit BlockSetter(const Type& type) : type_(type) {}
  /// None is higher than `most`, as far as one line is not.
  [[nodiscard]] std::vector<Galley> set(const SheetBlock& block, double width, double most) const;

 private:
  [[nodiscard]] std::vector<Galley> set(const SheetParagraph& paragraph, double width) const;
  [[nodiscard]] std::vector<Galley> set(const SheetEvent& event, double width) const;
  [[nodiscard]] std::vector<Galley> set(const SheetTable& table, double width) const;

  const Type& type_;
};

}  // namespace signifer::ui
