// Lengths as the window shows and reads them: in inches or centimetres, as the players prefer. Everything inside counts
// in inches.
#pragma once

#include <QString>

#include "schema/field.h"

namespace signifer::ui {

/// Centimetres instead of inches, from now on; whatever shows lengths is told to show them anew.
void showCentimetres(bool on);
[[nodiscard]] bool showsCentimetres();

/// So many inches in the unit that is shown, and back.
[[nodiscard]] double shown(double inches);
[[nodiscard]] double inchesShownAs(double figure);
/// "in" or "cm".
[[nodiscard]] QString lengthUnit();
/// A figure with at most so many decimals, as the language writes it: "7.5", "12".
[[nodiscard]] QString figureWords(double figure, int places = 2);
/// With just so many decimals, as figures stand in columns: "5.0".
[[nodiscard]] QString fixedWords(double figure, int places = 1);
/// A length's figure without its unit.
[[nodiscard]] QString lengthFigure(double inches, int places = 2);

/// With its unit: "7.5 in".
[[nodiscard]] QString lengthSaid(double inches, int places = 2);

/// Whether a field of a rule set is a length in inches.
[[nodiscard]] bool isLength(const Field& field);
/// The caption of a field without a unit at its end: the unit is said beside the figure.
[[nodiscard]] QString captionWithoutUnit(const Field& field);
/// The unit of a field as it is shown: "in", "cm", "JT"; empty where it has none.
[[nodiscard]] QString unitOf(const Field& field);

}  // namespace signifer::ui
