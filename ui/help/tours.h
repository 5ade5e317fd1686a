// The three tours: the referee beside the table, a battle against the machine, and paper. Here stands what is to be
// done, with which control, and by what it is seen that it has been done.
#pragma once

#include <array>

#include "help/tour.h"

namespace signifer::ui {

class MainWindow;

enum class TourKind { beside, alone, print };
inline constexpr std::array tourKinds{TourKind::beside, TourKind::alone, TourKind::print};

/// Its name in links and settings.
[[nodiscard]] const char* tourId(TourKind kind);
[[nodiscard]] QString tourTitle(TourKind kind);
/// The tour on the battle that is on the window's table.
[[nodiscard]] Tour makeTour(TourKind kind, MainWindow& window);

}  // namespace signifer::ui
