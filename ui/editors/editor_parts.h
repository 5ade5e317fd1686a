// The common parts of the editors' windows: actions with drawings that follow the theme, and the one button that says
// what happens.
#pragma once

#include <QString>
#include <string>

class QAction;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QHBoxLayout;
class QPushButton;
class QVBoxLayout;
class QWidget;

namespace signifer::ui {

/// A field's property: what is typed there searches, and is no part of the document.
inline constexpr char searchField[] = "searches";
/// The size of drawings in tool bars and lists.
inline constexpr int iconPixels = 18;

/// Gives the action a drawing that follows changes of theme.
QAction* withSymbol(QAction* action, const QString& symbol);
/// The window's one primary button.
QPushButton* makePrimary(QPushButton* button);
/// A form at the end of a column, as wide as it.
QFormLayout* formIn(QVBoxLayout& column);
/// A figure of a base, in inches, as far as files allow.
[[nodiscard]] QDoubleSpinBox* baseSpin(const QString& name);
/// Frontage and depth with a cross between them.
[[nodiscard]] QHBoxLayout* timesRow(QWidget* frontage, QWidget* depth);
/// A name or a title as files take it: one line, and no longer than they allow.
[[nodiscard]] std::string nameFrom(const QString& typed);
/// The drawings of troops, with the given one chosen.
QComboBox* troopSymbolList(const QString& current);

}  // namespace signifer::ui
