#include "page_checks.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace signifer::ui {
namespace {

// The height of a word's box is ascent and descent of its face: 1.21 times its size for Inter.
constexpr double boxOfType = 1.2;
// A bracket's words stand in the margin for holes.
constexpr double margin = 18;

}  // namespace

void checkMargins(const PdfPage& page) {
  const QRectF inside(QPointF(margin, margin), page.size - QSizeF(2 * margin, 2 * margin));
  for (const PdfWord& word : page.words) EXPECT_TRUE(inside.contains(word.box)) << word.text.toStdString();
}

void checkOverlaps(const PdfPage& page) {
  std::vector<PdfWord> words = page.words;
  for (PdfWord& word : words) {
    const double high = word.box.height();
    word.box.adjust(0.6, high * 0.27, -0.6, -high * 0.27);
  }
  std::ranges::sort(words, {}, [](const PdfWord& word) { return word.box.top(); });
  for (std::size_t i = 0; i < words.size(); ++i)
    for (std::size_t j = i + 1; j < words.size() && words[j].box.top() < words[i].box.bottom(); ++j)
      EXPECT_FALSE(words[i].box.intersects(words[j].box))
          << words[i].text.toStdString() << " lies on " << words[j].text.toStdString();
}

void checkBody(const PdfPage& page, bool large, double body, bool map) {
  std::size_t words = 0;
  std::size_t read = 0;
  for (const PdfWord& word : page.words) {
    if (word.text.size() < 2 || word.box.width() < word.box.height() * 0.6) continue;
    ++words;
    if (word.box.height() >= body * boxOfType) ++read;
    EXPECT_GE(word.box.height(), (large ? 12 : 7) * boxOfType) << word.text.toStdString();
  }
  // A last page may hold a few headings above lines to write on; the page of a map has its small names.
  if (words >= 24 && !map) {
    EXPECT_GE(static_cast<double>(read), 0.25 * static_cast<double>(words));
  }
}

void checkHeadings(const PdfPage& page, bool large) {
  const double least = large ? 24.4 : 15.5;
  const double most = large ? 27 : 20;
  for (const PdfWord& heading : page.words) {
    if (heading.box.height() < least || heading.box.height() > most || heading.box.top() < 60) continue;
    if (heading.text == QLatin1String("Notes")) continue;  // lines to write on
    const double below = heading.box.bottom() + (large ? 70 : 46);
    const bool followed = std::ranges::any_of(page.words, [&](const PdfWord& word) {
      return word.box.top() > heading.box.bottom() - 4 && word.box.top() < below &&
             std::abs(word.box.left() - heading.box.left()) < page.size.width() / 2 && word.box.height() < least;
    });
    EXPECT_TRUE(followed) << heading.text.toStdString() << " heads nothing";
  }
}

}  // namespace signifer::ui
