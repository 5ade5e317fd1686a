#include "sheet/paper_lengths.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <regex>

#include "language/language.h"
#include "play/said_lengths.h"
#include "sheet/figures.h"

namespace signifer {
namespace {

// The ends of captions that say the unit, in every language that the program has.
constexpr std::array<std::string_view, 5> unitEnds{", inches", ", in", ", Zoll", ", pouces", ", po"};

bool inCentimetres() { return lengthsAreSaidIn() == LengthUnit::centimetres; }

std::string_view unitEndOf(std::string_view caption) {
  const auto end = std::ranges::find_if(unitEnds, [&](std::string_view unit) { return caption.ends_with(unit); });
  return end == unitEnds.end() ? std::string_view() : *end;
}

}  // namespace

std::string paperLengthFigure(double inches, bool sign) {
  if (!inCentimetres()) return figure(inches, sign);
  return figure(std::round(inches * centimetresInAnInch * 10) / 10, sign);
}

std::string withPaperUnit(const std::string& figures) { return said(inCentimetres() ? "{0} cm" : "{0} in", {figures}); }

std::string paperLength(double inches) { return withPaperUnit(paperLengthFigure(inches)); }

std::string paperUnit() {
  std::string unit = withPaperUnit("");
  // The space before it, a plain one or one that does not break.
  while (!unit.empty() && (unit.front() < 'A' || unit.front() > 'z')) unit.erase(0, 1);
  return unit;
}

double mapStep() {
  constexpr double foot = 12;
  constexpr double thirtyCentimetres = 30 / centimetresInAnInch;
  return inCentimetres() ? thirtyCentimetres : foot;
}

std::string paperDice(const std::string& count) {
  const std::string dice = count + said("d6");
  return inCentimetres() ? dice + " \u00D7 " + figure(centimetresInAnInch) : dice;
}

std::string paperUnitWithDice() { return inCentimetres() ? paperUnit() + ", " + paperDice("") : paperUnit(); }

std::string withPaperLengths(std::string words) {
  if (!inCentimetres()) return words;
  static const std::regex length("([0-9]+(?:[.,][0-9]+)?)(?: |\u00A0|\u202F)(?:in|Zoll|po)\\b");
  std::string out;
  std::smatch found;
  while (std::regex_search(words, found, length)) {
    std::string digits = found[1];
    std::ranges::replace(digits, ',', '.');
    out += found.prefix().str() + paperLength(std::stod(digits));
    words = found.suffix();
  }
  return out + words;
}

bool endsWithUnit(std::string_view caption) { return !unitEndOf(caption).empty(); }

std::string withoutUnit(std::string caption) {
  caption.erase(caption.size() - unitEndOf(caption).size());
  return caption;
}

}  // namespace signifer
