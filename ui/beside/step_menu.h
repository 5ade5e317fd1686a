// The steps for which something can be judged, as a list that numbers choose from.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "play/table_moment.h"

class QWidget;

namespace signifer::ui {

struct StepChoice {
  TableMoment moment;
  QString words;
};

/// Opens the list under a control. `choose` is called with the one that was chosen.
void openStepMenu(QWidget& under, const std::vector<StepChoice>& choices,
                  const std::function<void(const TableMoment&)>& choose);

}  // namespace signifer::ui
