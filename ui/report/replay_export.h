// The replay of a battle for the web, as the window and its command line write it: one HTML file (replay/page.h).
#pragma once

#include <QString>
#include <QStringList>

#include "game/battle_controller.h"
#include "library/loader.h"

namespace signifer::ui {

/// The line that was played, with the players' stars and comments; with the battle it can be opened and played on.
/// False if the file cannot be written.
[[nodiscard]] bool writeReplay(const BattleController& game, const QString& path, bool withBattle);

/// The same of a journal, without a window. Returns an error in words, empty if nothing went wrong; `leftOut` gets the
/// house rules that had to be left out, in words.
[[nodiscard]] QString exportReplay(const RuleSetLibrary& library, const QString& journal, const QString& path,
                                   bool withBattle, QString* leftOut = nullptr);

/// The page of a season, index.html, in a folder that is made if need be, with the replay of each journal beside it.
/// The battles stand by their dates. Returns errors in words, a line for each journal that could not be told; the
/// others are told all the same.
[[nodiscard]] QString exportSeason(const RuleSetLibrary& library, const QStringList& journals, const QString& folder);

}  // namespace signifer::ui
