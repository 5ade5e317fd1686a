// The deeds with a file as a whole, in all parts of the window: to show it in its folder, rename it, move it to the
// bin, and hand a copy to others. And the choice of the folder that all of them live in.
#pragma once

#include <QString>
#include <functional>

#include "files/home.h"

class QMenu;
class QToolButton;
class QWidget;

namespace signifer::ui {

/// The property that holds the path of the file that a widget of the first page stands for, and that with its kind.
inline constexpr const char* fileHere = "signiferFile";
inline constexpr const char* kindHere = "signiferFileKind";
/// True where a window has it open.
inline constexpr const char* fileHeld = "signiferFileHeld";

/// Opens the folder, or that of the file, in the desktop's own window.
void showInFolder(const QString& path);
/// Asks for another name; true once the file has it.
bool askToRename(QWidget* window, FileKind kind, const QString& file);
/// Asks, and moves the file to the desktop's bin; true once it is there.
bool askToBin(QWidget* window, const QString& file);
/// Asks where, and writes a copy of the file there. The work goes on in the file itself.
void exportCopy(QWidget* window, FileKind kind, const QString& file);
/// Asks for another home, remembers it and settles there. What lies in the old one stays there and is listed still.
void askForHome(QWidget* window);
/// Asks for a file of a kind; empty if the person thinks again.
[[nodiscard]] QString askForOwnFile(QWidget* window, FileKind kind, const QString& title, const QString& filter);

/// Adds these deeds to a menu. A battle that is being played keeps its name and place.
void addFileDeeds(QMenu& menu, QWidget* window, FileKind kind, const QString& file, bool held);
/// Adds the files of a kind, newest first, of one rule set or of all.
void addOwnFiles(QMenu& menu, FileKind kind, const QString& ruleSet, const std::function<void(const QString&)>& then);
/// A small button with a menu that is filled when it is asked for.
[[nodiscard]] QToolButton* menuButton(const QString& of, const std::function<void(QMenu&)>& fill);

}  // namespace signifer::ui
