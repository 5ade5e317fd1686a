// The report of a battle to keep and to show: PDF, one HTML file with its pictures, or Markdown, BBCode and text with
// pictures beside them. The story comes from the engine (sheet/story.h), the maps are drawn here.
#pragma once

#include <QImage>
#include <QString>
#include <vector>

#include "game/battle_controller.h"
#include "library/loader.h"
#include "sheet/story.h"

namespace signifer::ui {

/// The usual number of battles that a report plays on.
inline constexpr std::uint32_t battlesOfReport = 100;

/// The story with what the players have starred and said.
[[nodiscard]] Story storyOf(const BattleController& game);
/// A map of each of the story's moments.
[[nodiscard]] std::vector<QImage> mapsOf(const BattleController& game, const Story& story, QSize size, double ratio);
/// One page of HTML, its pictures within.
[[nodiscard]] QString reportHtml(const BattleController& game);
/// Markdown, which shows the pictures `name`-1.png, `name`-2.png and so on.
[[nodiscard]] QString reportMarkdown(const BattleController& game, const QString& name);
/// Writes it by the file's ending: .pdf, .html, .md, .bbcode or .txt; its maps go beside the last three, as PNG and
/// SVG. False if a file cannot be written.
/// Machines play so many `battles` on from the turn that changed most, and the report tells who wins them; it takes
/// seconds.
[[nodiscard]] bool writeReport(const BattleController& game, const QString& path, std::uint32_t battles = 0);
/// The same of a journal, without a window. An error in words, empty if nothing went wrong; `leftOut` gets the house
/// rules that had to be left out, in words.
[[nodiscard]] QString exportReport(const RuleSetLibrary& library, const QString& journal, const QString& path,
                                   QString* leftOut = nullptr);

}  // namespace signifer::ui
