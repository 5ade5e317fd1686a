// Keys by the signs that they type, not by their place on the keyboard. A full stop is a full stop with Shift as well.
// Figures count from the keypad and from the top row of a French keyboard, which types them only with Shift.
#pragma once

#include <QKeyEvent>
#include <optional>

namespace signifer::ui {

/// The turn that a key gives to the selection.
struct TypedTurn {
  bool left = false;
  /// In small steps.
  bool fine = false;
};

/// Comma and full stop turn; less and semicolon, greater and colon in small steps. On English and German keyboards
/// those are the same two keys with Shift. Nothing for any other key.
[[nodiscard]] inline std::optional<TypedTurn> typedTurn(const QKeyEvent& event) {
  if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0) return std::nullopt;
  switch (event.key()) {
    case Qt::Key_Comma:
      return TypedTurn{true, false};
    case Qt::Key_Period:
      return TypedTurn{false, false};
    case Qt::Key_Less:
    case Qt::Key_Semicolon:
      return TypedTurn{true, true};
    case Qt::Key_Greater:
    case Qt::Key_Colon:
      return TypedTurn{false, true};
    default:
      return std::nullopt;
  }
}

/// The signs that the top row of a French keyboard types without Shift, in place of 1 to 9.
inline constexpr Qt::Key frenchRow[] = {Qt::Key_Ampersand,  Qt::Key_Eacute,     Qt::Key_QuoteDbl,
                                        Qt::Key_Apostrophe, Qt::Key_ParenLeft,  Qt::Key_Minus,
                                        Qt::Key_Egrave,     Qt::Key_Underscore, Qt::Key_Ccedilla};

/// A figure from 1 to 9, where nothing else is bound to the signs of that row; nothing for any other key.
[[nodiscard]] inline std::optional<int> typedFigure(const QKeyEvent& event) {
  if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0) return std::nullopt;
  if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9) return event.key() - Qt::Key_0;
  for (int i = 0; i < 9; ++i)
    if (event.key() == frenchRow[i]) return i + 1;
  return std::nullopt;
}

}  // namespace signifer::ui
