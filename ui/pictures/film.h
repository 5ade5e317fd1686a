// A turn or a battle as an animated picture (GIF or WebP) for forums and messengers. It begins with a title. Then each
// player turn or each move has a frame, with arrows and a line of words.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <vector>

#include "library/loader.h"
#include "play/session.h"
#include "sheet/story.h"

namespace signifer::ui {

/// Forums and messengers take no more.
inline constexpr qsizetype largestFilm = 5'000'000;

struct FilmFrame {
  /// QImage::Format_RGB32
  QImage picture;
  int milliseconds = 0;
};

struct FilmOrder {
  /// The whole battle where 0, a frame for each player turn; else this game turn, a frame for each move.
  int turn = 0;
  int width = 800;
};

/// The frames, the title first. None where the battle has no such turn.
[[nodiscard]] std::vector<FilmFrame> filmOf(const Session& session, const Story& story, const FilmOrder& order);

/// Frames as an endless film; empty where the library refuses. All frames have one size.
[[nodiscard]] QByteArray gifOf(const std::vector<FilmFrame>& frames);
[[nodiscard]] QByteArray webpOf(const std::vector<FilmFrame>& frames);

/// Writes the film by its ending, .gif or .webp, and its title beside it as PNG. A film larger than largestFilm is made
/// smaller. An error in words, empty if nothing went wrong.
[[nodiscard]] QString writeFilm(const Session& session, const Story& story, FilmOrder order, const QString& path);
/// The same of a journal, without a window. `leftOut` gets the house rules that had to be left out, in words.
[[nodiscard]] QString exportFilm(const RuleSetLibrary& library, const QString& journal, const QString& path, int turn,
                                 QString* leftOut = nullptr);

}  // namespace signifer::ui
