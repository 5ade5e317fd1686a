// Printed pages as poppler's tools read them: words with their boxes, fonts, counts. For tests of paper.
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>
#include <vector>

namespace signifer::ui {

struct PdfWord {
  QRectF box;
  QString text;
};

struct PdfPage {
  QSizeF size;
  std::vector<PdfWord> words;
};

/// Every page with its words, in points.
[[nodiscard]] std::vector<PdfPage> pdfPages(const QString& pdf);
/// All words, as they lie on the page.
[[nodiscard]] QString pdfText(const QString& pdf);
/// The fonts that the file does not hold itself.
[[nodiscard]] QStringList fontsNotEmbedded(const QString& pdf);

}  // namespace signifer::ui
