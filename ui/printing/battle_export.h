// A battle's papers without anybody at the window: the table as a picture and the phase checklist as PDF. For machines
// without a display, and for reports.
#pragma once

#include <QString>

#include "library/loader.h"

namespace signifer::ui {

/// Writes table.png and checklist.pdf of a journal or battle file into a folder, which is made if need be, and the
/// story of what has happened as story.html, story.pdf and story.md. Returns what went wrong, empty if nothing did;
/// `leftOut` gets the house rules that it was written without, in words.
[[nodiscard]] QString exportBattle(const RuleSetLibrary& library, const QString& file, const QString& folder,
                                   QString* leftOut = nullptr);

}  // namespace signifer::ui
