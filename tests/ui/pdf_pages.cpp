#include "pdf_pages.h"

#include <gtest/gtest.h>

#include <QProcess>
#include <QRegularExpression>

namespace signifer::ui {
namespace {

QString run(const QString& tool, const QStringList& arguments) {
  QProcess process;
  process.start(tool, arguments);
  EXPECT_TRUE(process.waitForFinished(60000)) << tool.toStdString() << ": is poppler-utils installed?";
  return QString::fromUtf8(process.readAllStandardOutput());
}

}  // namespace

std::vector<PdfPage> pdfPages(const QString& pdf) {
  static const QRegularExpression element(QStringLiteral(
      "<page width=\"([\\d.]+)\" height=\"([\\d.]+)\">|"
      "<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">([^<]*)</word>"));
  std::vector<PdfPage> pages;
  auto found =
      element.globalMatch(run(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), pdf, QStringLiteral("-")}));
  while (found.hasNext()) {
    const auto match = found.next();
    const auto number = [&](int group) { return match.captured(group).toDouble(); };
    if (match.hasCaptured(1))
      pages.push_back({QSizeF(number(1), number(2)), {}});
    else if (!pages.empty())
      pages.back().words.push_back(
          {QRectF(QPointF(number(3), number(4)), QPointF(number(5), number(6))), match.captured(7)});
  }
  return pages;
}

QString pdfText(const QString& pdf) {
  return run(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
}

QStringList fontsNotEmbedded(const QString& pdf) {
  static const QRegularExpression embedded(QStringLiteral("\\s(yes)\\s+(yes|no)\\s+(yes|no)\\s+\\d+"));
  const QStringList lines = run(QStringLiteral("pdffonts"), {pdf}).split(u'\n', Qt::SkipEmptyParts);
  EXPECT_GT(lines.size(), 2) << pdf.toStdString();
  QStringList missing;
  for (const QString& line : lines.mid(2))
    if (!line.contains(embedded)) missing << line;
  return missing;
}

}  // namespace signifer::ui
