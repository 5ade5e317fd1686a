// A battle's papers without anybody at the window: the table as a picture and the phase checklist as PDF. For machines
// without a display, and for reports.
#pragma once

#include <QString>

#include "library/loader.h"

namespace signifer::ui {

/// Writes table.png and checklist.pdf of a journal or battle file into a folder, which is made if need be. The story of
/// the events goes to story.html, story.pdf, story.md, story.bbcode and story.txt. Returns an error in words, empty if
/// nothing went wrong. `leftOut` gets the house rules that had to be left out, in words.
[[nodiscard]] QString exportBattle(const RuleSetLibrary& library, const QString& file, const QString& folder,
                                   QString* leftOut = nullptr);

}  // namespace signifer::ui
