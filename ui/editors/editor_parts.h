// What the editors' windows share: actions with drawings that follow the theme, the one button that says what happens,
// and a message that does not stop the work.
#pragma once

#include <QString>
#include <string>

class QAction;
class QComboBox;
class QFormLayout;
class QPushButton;
class QVBoxLayout;
class QWidget;

namespace signifer::ui {

/// Gives the action a drawing that follows changes of theme.
QAction* withSymbol(QAction* action, const QString& symbol);
/// The window's one primary button.
QPushButton* makePrimary(QPushButton* button);
/// A form at the end of a column, as wide as it.
QFormLayout* formIn(QVBoxLayout& column);
/// A name or a title as files take it: one line, and no longer than they allow.
[[nodiscard]] std::string nameFrom(const QString& typed);
/// The drawings of troops, with the given one chosen.
QComboBox* troopSymbolList(const QString& current);
/// Says what is wrong, beside the window.
void tellBeside(QWidget* window, const QString& message);

}  // namespace signifer::ui
