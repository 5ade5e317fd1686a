#include "printing/strip_setter.h"

#include <algorithm>
#include <numeric>

namespace signifer::ui {
namespace {

constexpr double inset = 4.5 * pt;
constexpr std::size_t fewestLines = 3;

}  // namespace

StripSetter::StripSetter(const Type& type, const PanelSetter& panels)
    : type_(type),
      panels_(panels),
      big_(type.serif(type.heading * 0.93)),
      plain_(type.sans(type.body)),
      bold_(type.sans(type.body, QFont::Bold)),
      leading_(leadingOf(plain_) + 0.6 * pt),
      number_(widthOf("00", bold_) + 3 * pt) {}

double StripSetter::lead() const { return number_ + 11 * pt; }

// The width of the strip if its phases have at most `lines` lines; `widths` gets the columns of each phase.
double StripSetter::measure(const SheetStrip& strip, std::size_t lines, Widths& widths) const {
  double sum = 0;
  widths.clear();
  for (const SheetStrip::Phase& phase : strip.phases) {
    std::vector<double>& columns = widths.emplace_back();
    double phaseWidth = 0;
    for (std::size_t i = 0; i < phase.entries.size(); i += lines) {
      double widest = 0;
      for (std::size_t j = i; j < std::min(i + lines, phase.entries.size()); ++j)
        widest = std::max(widest, lead() + widthOf(phase.entries[j].text, plain_));
      columns.push_back(widest + 5 * pt);
      phaseWidth += columns.back();
    }
    const double title = widthOf(phase.title, big_) + 7 * pt;
    if (title > phaseWidth && !columns.empty()) columns.back() += title - phaseWidth;
    sum += std::max(phaseWidth, title) + 2 * inset;
  }
  return sum;
}

void StripSetter::add(Galley& galley, const SheetStrip::Phase& phase, const std::vector<double>& columns,
                      std::size_t lines, double x) const {
  const double width = std::accumulate(columns.begin(), columns.end(), inset);
  SetText(phase.title, big_, width).into(galley, {x, 2 * pt});
  for (std::size_t i = 0; i < phase.entries.size(); ++i) {
    const SheetStrip::Entry& entry = phase.entries[i];
    const double y = 2 * pt + leadingOf(big_) + leading_ * static_cast<double>(i % lines);
    SetText(entry.number, bold_, number_).into(galley, {x, y});
    panels_.disc(galley, entry.disc, {x + number_ + 3.5 * pt, y + leadingOf(plain_) * 0.48}, type_.body * pt * 0.28);
    SetText(entry.text, plain_, width).into(galley, {x + lead(), y});
    if (i % lines == lines - 1) x += columns[i / lines];
  }
}

// Two rows for phases that have no room beside each other.
Galley StripSetter::inTwoRows(const SheetStrip& strip, double width) const {
  const auto half = static_cast<std::ptrdiff_t>((strip.phases.size() + 1) / 2);
  const SheetStrip upper{{strip.phases.begin(), strip.phases.begin() + half}};
  const SheetStrip lower{{strip.phases.begin() + half, strip.phases.end()}};
  Galley galley;
  for (const SheetStrip& row : {upper, lower}) {
    Galley one = set(row, width);
    const double height = one.height;
    galley.place(std::move(one), {0, galley.height});
    galley.height += height;
  }
  return galley;
}

Galley StripSetter::set(const SheetStrip& strip, double width) const {
  // As many lines as let every phase stand beside the others.
  Widths widths;
  std::size_t most = 1;
  for (const SheetStrip::Phase& phase : strip.phases) most = std::max(most, phase.entries.size());
  std::size_t lines = fewestLines;
  while (lines < most && measure(strip, lines, widths) > width) ++lines;
  if (measure(strip, lines, widths) > width && strip.phases.size() > 1) return inTwoRows(strip, width);
  const double spare = std::max(0.0, width - measure(strip, lines, widths)) / static_cast<double>(strip.phases.size());
  Galley galley;
  galley.height = leadingOf(big_) + leading_ * static_cast<double>(lines) + 6 * pt;
  galley.box({0, 0, width, galley.height}, 8);
  double x = 0;
  for (std::size_t i = 0; i < strip.phases.size(); ++i) {
    const double arrow = i > 0 ? 2 * pt : 0;
    if (i > 0) {
      galley.line({x, 0}, {x + 4 * pt, galley.height / 2}, 8);
      galley.line({x + 4 * pt, galley.height / 2}, {x, galley.height}, 8);
    }
    add(galley, strip.phases[i], widths[i], lines, x + inset + arrow);
    x += std::accumulate(widths[i].begin(), widths[i].end(), 0.0) + 2 * inset + spare;
  }
  return galley;
}

}  // namespace signifer::ui
