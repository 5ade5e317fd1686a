#include "printing/page_setter.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

#include "printing/page_flow.h"

namespace signifer::ui {
namespace {

constexpr double mostBetweenSteps = 5 * pt;
constexpr double mostOfAPage = 0.6;

template <class Block>
bool holds(const Sheet& sheet) {
  return std::ranges::any_of(sheet.blocks,
                             [](const SheetBlock& block) { return std::holds_alternative<Block>(block); });
}

SetPages flow(const Sheet& sheet, const PaperFormat& format, const Spacing& spacing) {
  double free = 0;
  return flow(sheet, format, spacing, free);
}

bool hasTrack(const SheetPanel& panel) {
  return std::ranges::any_of(panel.parts,
                             [](const SheetPart& part) { return std::holds_alternative<SheetTrack>(part); });
}

// The checklist without the tables at its foot, which the reference sheet has too. Tracks and the list of house rules,
// which stands last, stay.
Sheet withoutTables(Sheet sheet) {
  const std::size_t last = sheet.blocks.size() - (sheet.houseRules > 0 ? 1 : 0);
  std::size_t at = 0;
  std::erase_if(sheet.blocks, [&](const SheetBlock& block) {
    const auto* panel = std::get_if<SheetPanel>(&block);
    return at++ < last && panel != nullptr && !hasTrack(*panel);
  });
  return sheet;
}

// The tracks give way too: armies' sheets have them.
Sheet withoutPanels(Sheet sheet) {
  const std::size_t last = sheet.blocks.size() - (sheet.houseRules > 0 ? 1 : 0);
  std::size_t at = 0;
  std::erase_if(sheet.blocks,
                [&](const SheetBlock& block) { return at++ < last && std::holds_alternative<SheetPanel>(block); });
  return sheet;
}

// Titles go across where no ids stand beside them.
Sheet withoutRules(Sheet sheet) {
  for (SheetBlock& block : sheet.blocks)
    if (auto* step = std::get_if<SheetStep>(&block)) step->rules.clear();
  return sheet;
}

// In the largest letters with which the sheet stands on so many small pages; on more where there are none.
SetPages onSmallPages(const Sheet& sheet, const PaperFormat& format, std::size_t most) {
  std::vector<Spacing> spacings{{.roomy = true, .breaks = true}};
  for (const double letters : {1.0, 0.95, 0.9, 0.85, 0.8, 0.76})
    for (const Density density : {Density::usual, Density::close, Density::closest})
      spacings.push_back({.density = density, .under = true, .letters = letters, .breaks = true});
  SetPages best = flow(sheet, format, spacings.back());
  if (best.pages.size() > most) return best;
  // The first that fits, by halves: each page is set many times otherwise.
  std::size_t low = 0;
  std::size_t high = spacings.size() - 1;
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    SetPages pages = flow(sheet, format, spacings[middle]);
    if (pages.pages.size() > most) {
      low = middle + 1;
    } else {
      high = middle;
      best = std::move(pages);
    }
  }
  return best;
}

// The tables that are for the pocket, before the list of house rules; `back`: overleaf, with those that only find room
// there.
Sheet withTables(Sheet sheet, bool back) {
  std::vector<SheetBlock> more;
  if (back) more.emplace_back(SheetPageBreak{});
  for (SheetPanel panel : sheet.pocket) {
    if (panel.spare && !back) continue;
    panel.wide = panel.wide && back;
    more.emplace_back(std::move(panel));
  }
  // Behind a break come the tracks too.
  const auto at =
      back ? std::ranges::find_if(sheet.blocks,
                                  [](const SheetBlock& block) { return std::holds_alternative<SheetPanel>(block); })
           : sheet.blocks.end() - (sheet.houseRules > 0 ? 1 : 0);
  sheet.blocks.insert(at, more.begin(), more.end());
  return sheet;
}

// Steps, tracks and the tables that are for the pocket, without boxes for turns. Where all that is too much for a page,
// the tracks give way, which the record sheet has too. Where it still is, tables and tracks stand on the back.
SetPages setPocket(Sheet sheet, const PaperFormat& format) {
  sheet = withoutTables(std::move(sheet));
  sheet.boxes = 0;
  sheet.blanks.clear();
  for (const Sheet& wish : {withTables(sheet, false), withTables(withoutPanels(sheet), false)})
    if (SetPages pages = onSmallPages(wish, format, 1); pages.pages.size() == 1) return pages;
  return onSmallPages(withTables(sheet, true), format, 2);
}

// The end of a sentence that another one follows; npos for the last.
std::size_t endOfSentence(const std::string& words, std::size_t from) {
  for (std::size_t stop = words.find(". ", from); stop != std::string::npos; stop = words.find(". ", stop + 1)) {
    const char next = words[stop + 2];
    // A small letter goes on with the sentence, after an abbreviation.
    if (next < 'a' || next > 'z') return stop + 1;
  }
  return std::string::npos;
}

// As many whole sentences as have `most` letters; the first one in any case.
std::string firstSentences(const std::string& words, std::size_t most) {
  std::size_t end = endOfSentence(words, 0);
  while (end != std::string::npos) {
    const std::size_t next = endOfSentence(words, end);
    if (next == std::string::npos ? words.size() > most : next > most) return words.substr(0, end);
    end = next;
  }
  return words;
}

// The steps, all of them, with their first sentences: the reference sheet has the others.
Sheet shortened(Sheet sheet, std::size_t most) {
  for (SheetBlock& block : sheet.blocks)
    if (auto* step = std::get_if<SheetStep>(&block))
      for (std::string& note : step->notes) note = firstSentences(note, most);
  sheet.subtitle = QCoreApplication::translate("PageSetter", "short form").toStdString();
  return sheet;
}

// One more sentence of a text of which the first ones stand already.
std::string withNextSentence(const std::string& shown, const std::string& whole) {
  const std::size_t end = endOfSentence(whole, shown.size());
  return end == std::string::npos ? whole : whole.substr(0, end);
}

// Sentences that find room come back, the shortest first: the more of them find it.
template <class Fits>
Sheet withSentencesThatFit(Sheet sheet, const Sheet& whole, const Fits& fits) {
  struct Cut {
    std::size_t block;
    std::size_t note;
  };
  std::vector<Cut> cuts;
  const auto noteOf = [](auto& of, const Cut& cut) -> auto& {
    return std::get<SheetStep>(of.blocks[cut.block]).notes[cut.note];
  };
  for (std::size_t i = 0; i < whole.blocks.size(); ++i)
    if (const auto* step = std::get_if<SheetStep>(&whole.blocks[i]))
      for (std::size_t n = 0; n < step->notes.size(); ++n)
        if (noteOf(sheet, {i, n}) != step->notes[n]) cuts.push_back({i, n});
  // Sentences with figures first: a step is done by them.
  const auto missing = [&](const Cut& cut) {
    const std::string& shown = noteOf(sheet, cut);
    const std::string next = withNextSentence(shown, noteOf(whole, cut)).substr(shown.size());
    return std::pair(next.find_first_of("0123456789") == std::string::npos, next.size());
  };
  while (!cuts.empty()) {
    const auto shortest = std::ranges::min_element(cuts, {}, missing);
    Sheet longer = sheet;
    std::string& note = noteOf(longer, *shortest);
    note = withNextSentence(note, noteOf(whole, *shortest));
    const bool complete = note == noteOf(whole, *shortest);
    const bool fit = fits(longer);
    if (fit) sheet = std::move(longer);
    if (!fit || complete) cuts.erase(shortest);
  }
  return sheet;
}

// Two pages of large print: words run on below the boxes and behind their titles, the tables at the foot give way, and
// at last the sentences behind the first of each step. As few pages as may be where nothing helps.
SetPages setLargeChecklist(const Sheet& sheet, const PaperFormat& format) {
  constexpr std::size_t most = 2;
  const Sheet bare = withoutTables(sheet);
  SetPages best = flow(sheet, format, {.roomy = true});
  for (const Spacing& spacing :
       {Spacing{.roomy = true, .under = true}, Spacing{.roomy = true, .density = Density::close, .under = true},
        Spacing{.density = Density::usual, .under = true}, Spacing{.density = Density::close, .under = true},
        Spacing{.density = Density::closest, .under = true}})
    for (const Sheet* one : {&sheet, &bare}) {
      if (best.pages.size() <= most) return best;
      SetPages pages = flow(*one, format, spacing);
      if (pages.pages.size() < best.pages.size()) best = std::move(pages);
    }
  const Sheet steps = withoutPanels(sheet);
  const Sheet plain = withoutRules(steps);
  for (const Sheet* one : {&bare, &steps, &plain})
    for (const std::size_t letters : {260U, 220U, 180U, 150U, 120U, 100U, 80U, 60U, 40U})
      for (const Density density : {Density::close, Density::closest}) {
        if (best.pages.size() <= most) return best;
        const Spacing spacing{.density = density, .under = true};
        const auto fits = [&](const Sheet& some) { return flow(some, format, spacing).pages.size() <= most; };
        const Sheet brief = shortened(*one, letters);
        if (fits(brief)) best = flow(withSentencesThatFit(brief, *one, fits), format, spacing);
      }
  return best;
}

// A checklist that leaves room is set roomier: words below the titles, rows farther apart.
SetPages setChecklist(const Sheet& sheet, const PaperFormat& format) {
  if (format.large) return setLargeChecklist(sheet, format);
  if (format.size == QPageSize::A5) return setPocket(sheet, format);
  const auto steps = static_cast<double>(std::ranges::count_if(
      sheet.blocks, [](const SheetBlock& block) { return std::holds_alternative<SheetStep>(block); }));
  SetPages best = flow(sheet, format, {});
  // As wide as it may be without another page.
  const auto opened = [&](const Spacing& spacing, double free) {
    SetPages wider;
    for (const double share : {1.0, 0.9, 0.8, 0.65, 0.5, 0.3, 0.0}) {
      Spacing more = spacing;
      more.more = std::clamp(free / (steps + 5), 0.0, mostBetweenSteps) * share;
      wider = flow(sheet, format, more);
      if (wider.pages.size() == 1) break;
    }
    return wider;
  };
  if (best.pages.size() > 1)
    for (const Spacing& close : {Spacing{.density = Density::close}, Spacing{.density = Density::close, .under = true},
                                 Spacing{.density = Density::closest, .under = true},
                                 Spacing{.density = Density::closest, .under = true, .letters = 0.97},
                                 Spacing{.density = Density::closest, .under = true, .letters = 0.94},
                                 Spacing{.density = Density::closest, .under = true, .letters = 0.91},
                                 Spacing{.density = Density::closest, .under = true, .letters = 0.88}}) {
      if (close.letters < 1 && format.landscape) break;
      double free = 0;
      if (flow(sheet, format, close, free).pages.size() == 1) return opened(close, free);
    }
  for (const bool roomy : {true, false}) {
    double free = 0;
    const SetPages pages = flow(sheet, format, {.roomy = roomy}, free);
    if (pages.pages.size() > best.pages.size()) continue;
    if (pages.pages.size() > 1) return pages;
    SetPages wider = opened({.roomy = roomy}, free);
    return wider.pages.size() > pages.pages.size() ? pages : wider;
  }
  return best;
}

bool hasLinesToWrite(const Sheet& sheet) {
  return std::ranges::any_of(sheet.blocks, [](const SheetBlock& block) {
    const auto* panel = std::get_if<SheetPanel>(&block);
    return panel != nullptr && panel->fills;
  });
}

// Set closer, with fewer lines to write on, a sheet has more of the panels that found no room.
SetPages withMoreOf(const Sheet& sheet, const PaperFormat& format, SetPages pages) {
  for (const Density density : {Density::close, Density::closest}) {
    SetPages closer = flow(sheet, format, {.roomy = true, .density = density, .breaks = true});
    if (closer.pages.size() <= pages.pages.size() && closer.leftOut < pages.leftOut) pages = std::move(closer);
  }
  return pages;
}

// Panels that need more than two sides are set closer if that saves a page; so are those that need a little of a
// second.
SetPages onFewPages(const Sheet& sheet, const PaperFormat& format) {
  double free = 0;
  SetPages pages = flow(sheet, format, {.roomy = true}, free);
  const bool little = pages.pages.size() == 2 && free > mostOfAPage * pages.size.height();
  if (format.large || (pages.pages.size() < 3 && !little)) return pages;
  for (const Density density : {Density::close, Density::closest}) {
    SetPages closer = flow(sheet, format, {.roomy = true, .density = density});
    if (closer.pages.size() < pages.pages.size()) pages = std::move(closer);
    if (pages.pages.size() <= (little ? 1 : 2)) break;
  }
  if (pages.pages.size() != 3) return pages;
  // The checklist has the sequence too. Rather than on a third side, all stands in smaller letters.
  Sheet bare = sheet;
  std::erase_if(bare.blocks, [](const SheetBlock& block) { return std::holds_alternative<SheetStrip>(block); });
  for (const double letters : {1.0, 0.98, 0.96, 0.94, 0.92, 0.9}) {
    if (letters < 1 && format.landscape) break;
    SetPages closer = flow(bare, format, {.roomy = true, .density = Density::closest, .letters = letters});
    if (closer.pages.size() < pages.pages.size()) return closer;
  }
  return pages;
}

SetPages setPanels(const Sheet& sheet, const PaperFormat& format) {
  SetPages pages = onFewPages(sheet, format);
  const bool wanting = !format.large && pages.leftOut > 0 && hasLinesToWrite(sheet);
  return wanting ? withMoreOf(sheet, format, std::move(pages)) : pages;
}

// The places of units behind the break go on the back.
Sheet frontOf(Sheet sheet) {
  const auto back = std::ranges::find_if(
      sheet.blocks, [](const SheetBlock& block) { return std::holds_alternative<SheetPageBreak>(block); });
  sheet.blocks.erase(back, sheet.blocks.end());
  return sheet;
}

// A battle goes on one side, if its map can be made small enough for that.
SetPages setWithMap(const Sheet& sheet, const PaperFormat& format) {
  // Across, the map takes a page, and its armies the next.
  if (format.landscape) return flow(sheet, format, {.roomy = true, .map = 0.82});
  const Sheet front = frontOf(sheet);
  Spacing best{.roomy = true};
  std::size_t fewest = flow(front, format, best).pages.size();
  for (const Spacing& spacing :
       {Spacing{.roomy = true, .map = 0.5}, Spacing{.roomy = true, .density = Density::close, .map = 0.5},
        Spacing{.roomy = true, .map = 0.5, .brief = true}, Spacing{.roomy = true, .map = 0.45},
        Spacing{.roomy = true, .density = Density::close, .map = 0.45},
        Spacing{.roomy = true, .map = 0.45, .brief = true},
        Spacing{.roomy = true, .density = Density::close, .map = 0.45, .brief = true},
        Spacing{.roomy = true, .density = Density::close, .map = 0.4},
        Spacing{.roomy = true, .density = Density::close, .map = 0.4, .brief = true},
        Spacing{.roomy = true, .density = Density::close, .map = 0.35, .brief = true},
        Spacing{.roomy = true, .density = Density::closest, .map = 0.35, .brief = true},
        Spacing{.roomy = true, .density = Density::closest, .map = 0.3, .brief = true},
        Spacing{.roomy = true, .density = Density::closest, .map = 0.3, .brief = true, .letters = 0.95},
        Spacing{.roomy = true, .density = Density::closest, .map = 0.27, .brief = true, .letters = 0.92}}) {
    if (fewest == 1 || format.large) break;
    const std::size_t pages = flow(front, format, spacing).pages.size();
    if (pages >= fewest) continue;
    fewest = pages;
    best = spacing;
  }
  best.breaks = true;
  return flow(sheet, format, best);
}

}  // namespace

PaperFormat formatFor(const Sheet& sheet, PaperFormat format) {
  if (!holds<SheetCards>(sheet)) return format;
  // Nine cards go on A4 upright, eight on Letter across, two large ones across either.
  format.landscape = format.large || format.size == QPageSize::Letter;
  return format;
}

SetPages setPages(const Sheet& sheet, const PaperFormat& asked) {
  const PaperFormat format = formatFor(sheet, asked);
  if (sheet.boxes > 0) return setChecklist(sheet, format);
  return holds<SheetMap>(sheet) ? setWithMap(sheet, format) : setPanels(sheet, format);
}

}  // namespace signifer::ui
