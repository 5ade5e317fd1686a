// The paper with the marks of a battle, by which photos of its table are read: at true size, to be cut, and the border
// marks on a sheet of their own. It is drawn here and not as the other papers are, as nothing on it may be scaled.
#pragma once

#include <QByteArray>
#include <QString>

#include "battle/battle.h"
#include "play/marks.h"
#include "printing/page_setter.h"
#include "printing/paper_format.h"
#include "rules/definition.h"

namespace signifer::ui {

struct MarksOrder {
  const Definition* definition = nullptr;
  const Battle* battle = nullptr;
  /// The side whose units are printed; both where it is noSide.
  SideIndex side = noSide;
  /// Other marks than the battle's.
  MarkWish wish;
  /// Printed in the footer; empty for none.
  QString date;
};

/// Upright always.
[[nodiscard]] SetPages setMarks(const MarksOrder& order, const PaperFormat& format);
[[nodiscard]] QByteArray marksPdf(const MarksOrder& order, const PaperFormat& format);
/// "hannibal-tags-cannae-216-bc-a4.pdf".
[[nodiscard]] QString marksFileName(const MarksOrder& order, const PaperFormat& format);

}  // namespace signifer::ui
