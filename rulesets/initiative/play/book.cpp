#include "initiative/play/book.h"

#include <algorithm>
#include <string>

#include "initiative/play/course.h"

namespace signifer::initiative {

Base PlayBook::footprint(Size size, Formation formation) const {
  const Base line = footprints[static_cast<std::size_t>(size)];
  const Length half = std::max(line.frontage / 2, 2 * oneInch);
  switch (formation) {
    case Formation::openOrder:
      return {line.frontage * 3 / 2, line.depth};
    case Formation::column:
      return {line.frontage / 3, line.depth * 3};
    case Formation::testudo:
    case Formation::square:
      return {half, half};
    case Formation::line:
    case Formation::wedge:
    case Formation::buildings:
      break;
  }
  return line;
}

PlayBook::PlayBook(const Definition& d) : definition(d), rules(Book::of(d)), steps(d, Course::steps.size()) {
  for (std::size_t i = 0; i < footprints.size(); ++i) {
    const std::string where = "footprints/" + std::string(wordOf(static_cast<Size>(i)));
    footprints[i] = {d.length(where + "/frontageInches"), d.length(where + "/depthInches")};
  }
  clear = d.length("table/clearInches");
  chargeWheel = fromDegrees(d.number("table/chargeWheelDegrees"));
  supportAngle = fromDegrees(d.number("table/supportDegrees"));
  const bool longMove = rules.options.generalMove == GeneralMove::inches36;
  generalMove = d.length(longMove ? "table/generalLongMoveInches" : "table/generalMoveInches");
  replacementRating = d.integer("table/replacementRating");
  if (replacementRating < 4 || replacementRating > 10)
    d.fail("/tables/table/replacementRating", "a rating from 4 to 10 was expected");
}

}  // namespace signifer::initiative
