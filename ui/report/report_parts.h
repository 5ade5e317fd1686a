// The parts of a battle's report: the page, its charts, the story as Markdown.
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QSize>
#include <QString>
#include <string>

#include "game/battle_controller.h"
#include "sheet/story.h"

namespace signifer::ui {

/// The words of all its parts.
struct BattleReport {
  Q_DECLARE_TR_FUNCTIONS(BattleReport)
};

/// A map on a screen, and how much finer it is drawn.
inline constexpr QSize reportMapSize{322, 215};
inline constexpr double reportMapRatio = 2.5;

[[nodiscard]] QByteArray pngOf(const QImage& picture);
[[nodiscard]] QString momentTitle(const StoryMoment& moment);
/// Faces as bars, a dashed line where fair dice would have them.
[[nodiscard]] QImage diceChart(const Story& story);
/// Both sides' chances to win at the end of each turn.
[[nodiscard]] QImage chanceChart(const Story& story);
/// The whole report as one HTML page.
[[nodiscard]] QString reportPage(const BattleController& game, const Story& story, bool onPaper);
/// With pictures `name`-1.png and so on beside it.
[[nodiscard]] QString reportInMarkdown(const BattleController& game, const Story& story, const QString& name);

}  // namespace signifer::ui
