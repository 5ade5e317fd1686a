// The report of a battle to keep and to show: as PDF, as one HTML file with its pictures, or as Markdown with pictures
// beside it. The story comes from the engine (sheet/story.h), the maps are drawn here.
#pragma once

#include <QImage>
#include <QString>
#include <vector>

#include "game/battle_controller.h"
#include "sheet/story.h"

namespace signifer::ui {

/// The story with what the players have starred and said.
[[nodiscard]] Story storyOf(const BattleController& game);
/// A map of each of the story's moments.
[[nodiscard]] std::vector<QImage> mapsOf(const BattleController& game, const Story& story, QSize size, double ratio);
/// One page of HTML, its pictures within.
[[nodiscard]] QString reportHtml(const BattleController& game);
/// Markdown, which shows the pictures `name`-1.png, `name`-2.png and so on.
[[nodiscard]] QString reportMarkdown(const BattleController& game, const QString& name);
/// Writes it by the file's ending: .pdf, .html or .md. False if a file cannot be written.
[[nodiscard]] bool writeReport(const BattleController& game, const QString& path);

}  // namespace signifer::ui
