// Lengths on paper: in inches, or in centimetres where they are preferred (play/said_lengths.h). Rules and files count
// in inches. What is measured on a table with a tape is printed to the millimetre.
#pragma once

#include <string>
#include <string_view>

namespace signifer {

/// "6", or "15.2"; with a sign where it is asked for.
[[nodiscard]] std::string paperLengthFigure(double inches, bool sign = false);
/// "6 in", or "15.2 cm"; an area or a list of figures may stand before the unit too.
[[nodiscard]] std::string paperLength(double inches);
[[nodiscard]] std::string withPaperUnit(const std::string& figures);
/// "in", or "cm".
[[nodiscard]] std::string paperUnit();

/// The length in inches that maps are marked off by: a foot, or thirty centimetres.
[[nodiscard]] double mapStep();

/// "in", or "cm, d6 × 2.54" above figures with dice that roll inches.
[[nodiscard]] std::string paperUnitWithDice();

/// Dice that roll so many inches: "2d6", or "2d6 × 2.54" in centimetres.
[[nodiscard]] std::string paperDice(const std::string& count);

/// Words of the program that hold a length with its unit, "yes, within 12 in", with that length as paper has it.
[[nodiscard]] std::string withPaperLengths(std::string words);

/// "Widest gap between its units, in": whether a caption ends with the unit, and the caption without it, where the
/// figure says it.
[[nodiscard]] bool endsWithUnit(std::string_view caption);
[[nodiscard]] std::string withoutUnit(std::string caption);

}  // namespace signifer
