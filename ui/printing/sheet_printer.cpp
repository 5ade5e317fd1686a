#include "printing/sheet_printer.h"

#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTemporaryDir>
#include <algorithm>

#include "files/write_file.h"
#include "sheet/writers.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

QString tr(const char* words) { return QCoreApplication::translate("SheetPrinter", words); }

// Everything is laid out in tenths of a point, so that whole numbers are fine enough for type and lines.
constexpr double unitsPerInch = 720;
constexpr double margin = 420;
constexpr double footerHeight = 200;
constexpr double boxStep = 240;
constexpr double boxSize = 140;
const QColor grey(0x55, 0x55, 0x55);
const QColor hair(0xAA, 0xAA, 0xAA);

QFont sans(double points, QFont::Weight weight = QFont::Normal) {
  QFont font;
  font.setFamilies({QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
  font.setPixelSize(qRound(points * 10));
  font.setWeight(weight);
  return font;
}

QFont serif(double points, bool italic = false) {
  QFont font;
  font.setFamilies({QStringLiteral("EB Garamond"), QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")});
  font.setPixelSize(qRound(points * 10));
  font.setItalic(italic);
  return font;
}

QString joined(const std::vector<std::string>& rules) {
  QStringList words;
  for (const std::string& rule : rules) words << text(rule);
  return words.join(QStringLiteral(" · "));
}

class SheetPainter {
 public:
  SheetPainter(const Sheet& sheet, QPrinter& printer) : sheet_(sheet), printer_(printer), p_(&printer) {
    const double scale = printer.resolution() / unitsPerInch;
    p_.scale(scale, scale);
    const QRectF paper = printer.pageLayout().fullRectPoints();
    width_ = paper.width() * 10 - 2 * margin;
    bottom_ = paper.height() * 10 - margin - footerHeight;
  }

  int paint() {
    title();
    for (std::size_t i = 0; i < sheet_.blocks.size(); ++i)
      std::visit([this](const auto& block) { draw(block); }, sheet_.blocks[i]);
    footer();
    return page_;
  }

 private:
  // The printer's paper starts at its corner; margins are ours.
  void newPage() {
    footer();
    printer_.newPage();
    ++page_;
    y_ = margin;
  }
  // Goes to the next page where so much no longer fits.
  void need(double height) {
    if (y_ + height > bottom_ && y_ > margin) newPage();
  }

  double heightOf(const QString& words, const QFont& font, double width) {
    p_.setFont(font);
    return p_.boundingRect(QRectF(0, 0, width, 100000), Qt::TextWordWrap, words).height();
  }
  void write(const QString& words, const QFont& font, QRectF place, int flags = Qt::AlignLeft,
             const QColor& colour = Qt::black) {
    p_.setFont(font);
    p_.setPen(colour);
    p_.drawText(place, flags | Qt::TextWordWrap, words);
  }
  void rule(double y, double thickness, const QColor& colour) {
    p_.setPen(QPen(colour, thickness));
    p_.drawLine(QPointF(margin, y), QPointF(margin + width_, y));
  }

  void title() {
    write(text(sheet_.title), serif(28), {margin, y_, width_ * 0.62, 400}, Qt::AlignLeft | Qt::AlignBottom);
    write(text(sheet_.subtitle), serif(14, true), {margin + width_ * 0.62, y_, width_ * 0.38, 385},
          Qt::AlignRight | Qt::AlignBottom);
    y_ += 430;
    rule(y_, 15, Qt::black);
    y_ += 90;
    if (!sheet_.blanks.empty()) blanks();
    if (sheet_.boxes > 0) legend();
  }

  void blanks() {
    const double step = width_ / static_cast<double>(sheet_.blanks.size());
    double x = margin;
    for (const std::string& blank : sheet_.blanks) {
      write(text(blank), sans(8), {x, y_, step, 120}, Qt::AlignLeft, grey);
      p_.setPen(QPen(grey, 4));
      p_.drawLine(QPointF(x, y_ + 150), QPointF(x + step - 120, y_ + 150));
      x += step;
    }
    y_ += 230;
  }

  // Who the discs are, and the turns over the boxes.
  void legend() {
    double x = margin;
    const std::pair<Disc, QString> discs[] = {
        {Disc::filled, tr("active side")}, {Disc::open, tr("opponent")}, {Disc::half, tr("both")}};
    for (const auto& [disc, words] : discs) {
      discAt(disc, {x + 40, y_ + 60});
      write(words, sans(8), {x + 100, y_, 800, 120}, Qt::AlignLeft | Qt::AlignVCenter, grey);
      x += 260 + p_.fontMetrics().horizontalAdvance(words);
    }
    write(tr("turn"), serif(9.5, true), {boxesLeft() - 400, y_, 340, 120}, Qt::AlignRight | Qt::AlignVCenter);
    for (int i = 0; i < sheet_.boxes; ++i)
      write(QString::number(i + 1), sans(8, QFont::DemiBold), {boxesLeft() + i * boxStep, y_, boxSize, 120},
            Qt::AlignCenter);
    y_ += 150;
  }

  [[nodiscard]] double boxesLeft() const { return margin + width_ - sheet_.boxes * boxStep + (boxStep - boxSize); }

  void discAt(Disc disc, QPointF at) {
    if (disc == Disc::none) return;
    constexpr double radius = 36;
    p_.setPen(QPen(Qt::black, 9));
    p_.setBrush(disc == Disc::filled ? QBrush(Qt::black) : QBrush(Qt::NoBrush));
    p_.drawEllipse(at, radius, radius);
    if (disc != Disc::half) return;
    p_.setBrush(Qt::black);
    p_.drawPie(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), 90 * 16, 180 * 16);
    p_.setBrush(Qt::NoBrush);
  }

  void draw(const SheetHeading& heading) {
    need(520);
    y_ += 110;
    write(text(heading.text), serif(14), {margin, y_, width_, 220});
    const double left = margin + p_.fontMetrics().horizontalAdvance(text(heading.text)) + 110;
    const double tall =
        heading.aside.empty() ? 0 : heightOf(text(heading.aside), serif(10, true), margin + width_ - left);
    write(text(heading.aside), serif(10, true), {left, y_ + 50, margin + width_ - left, tall});
    y_ += std::max(210.0, tall + 60);
    rule(y_, 6, Qt::black);
    y_ += 50;
  }

  void draw(const SheetParagraph& paragraph) {
    QString words = text(paragraph.text);
    if (!paragraph.rules.empty()) words += QStringLiteral("  [%1]").arg(joined(paragraph.rules));
    const double height = heightOf(words, serif(10.5), width_);
    need(height);
    write(words, serif(10.5), {margin, y_, width_, height});
    y_ += height + 30;
  }

  void draw(const SheetStep& step) {
    const double left = margin + step.depth * 190;
    const double wordsLeft = left + 330;
    const double right = sheet_.boxes > 0 ? boxesLeft() - 100 : margin + width_;
    constexpr double idsWidth = 620;
    const double titleWidth = right - wordsLeft - idsWidth - 60;
    QString title = text(step.title);
    const QFont bold = step.depth == 0 ? sans(9.5, QFont::DemiBold) : sans(9.5);
    const double wish = step.optional ? 480 : 0;
    const double titleHeight = heightOf(title, bold, titleWidth - wish);
    const QString ids = joined(step.rules);
    const double idsHeight = heightOf(ids, sans(6.5), idsWidth);
    QString notes;
    for (const std::string& note : step.notes)
      notes += (notes.isEmpty() ? QString() : QStringLiteral("\n")) + text(note);
    const double notesWidth = right - wordsLeft - (idsHeight > titleHeight ? idsWidth + 60 : 0);
    const double notesHeight = notes.isEmpty() ? 0 : heightOf(notes, serif(9.5), notesWidth);
    const double height = std::max(titleHeight + notesHeight, idsHeight) + 45;
    need(height);
    write(text(step.number), bold, {left, y_, 160, titleHeight});
    discAt(step.disc, {left + 230, y_ + 62});
    write(title, bold, {wordsLeft, y_, titleWidth - wish, titleHeight});
    if (step.optional) {
      const double x =
          wordsLeft + std::min(static_cast<double>(p_.fontMetrics().horizontalAdvance(title)), titleWidth - wish) + 60;
      write(tr("if you wish"), serif(9.5, true), {x, y_ - 8, 600, 140});
    }
    write(ids, sans(6.5), {right - idsWidth, y_ + 15, idsWidth, idsHeight}, Qt::AlignRight, grey);
    if (!notes.isEmpty()) write(notes, serif(9.5), {wordsLeft, y_ + titleHeight, notesWidth, notesHeight});
    for (int i = 0; step.boxes && i < sheet_.boxes; ++i) {
      p_.setPen(QPen(Qt::black, 6));
      p_.setBrush(Qt::NoBrush);
      p_.drawRoundedRect(QRectF(boxesLeft() + i * boxStep, y_ + 4, boxSize, boxSize), 12, 12);
    }
    y_ += height;
    rule(y_ - 12, 3, hair);
    y_ += 18;
  }

  void draw(const SheetEvent& event) {
    QString words;
    for (const SheetParagraph& part : event.account) {
      words += (words.isEmpty() ? QString() : QStringLiteral("\n")) + text(part.text);
      if (!part.rules.empty()) words += QStringLiteral("  [%1]").arg(joined(part.rules));
    }
    for (const SheetDice& dice : event.dice) {
      QStringList faces;
      for (const int face : dice.faces) faces << QString::number(face);
      words += QStringLiteral("\n%1: %2%3")
                   .arg(text(dice.purpose), faces.join(QLatin1Char(' ')), dice.typed ? tr(" (typed)") : QString());
    }
    if (!event.overruled.empty()) words += QStringLiteral("\n") + tr("Overruled: %1").arg(text(event.overruled));
    const QFont font = serif(10);
    const double left = margin + 420;
    const double height = heightOf(words, font, width_ - 420);
    need(std::min(height, 1200.0));
    write(text(event.number) + (event.key ? QStringLiteral(" ★") : QString()), sans(8), {margin, y_ + 15, 400, 120},
          Qt::AlignLeft, grey);
    write(words, font, {left, y_, width_ - 420, height});
    y_ += height + 40;
  }

  void draw(const SheetTable& table) {
    if (!table.caption.empty()) draw(SheetHeading{table.caption, ""});
    if (!table.head.empty()) row(table.head, sans(8), grey, columnsOf(table));
    for (const auto& cells : table.rows) row(cells, sans(8.5), Qt::black, columnsOf(table));
    y_ += 60;
  }

  // Widths by the longest words of each column, at least a little for every one.
  std::vector<double> columnsOf(const SheetTable& table) {
    std::size_t count = table.head.size();
    for (const auto& cells : table.rows) count = std::max(count, cells.size());
    std::vector<double> widths(count, 200);
    p_.setFont(sans(8.5));
    const auto look = [&](const std::vector<std::string>& cells) {
      for (std::size_t i = 0; i < cells.size(); ++i)
        widths[i] = std::max(widths[i], std::min(2000.0, p_.fontMetrics().horizontalAdvance(text(cells[i])) + 80.0));
    };
    look(table.head);
    for (const auto& cells : table.rows) look(cells);
    double sum = 0;
    for (const double width : widths) sum += width;
    if (sum > width_)
      for (double& width : widths) width *= width_ / sum;
    return widths;
  }

  void row(const std::vector<std::string>& cells, const QFont& font, const QColor& colour,
           const std::vector<double>& widths) {
    double height = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
      height = std::max(height, heightOf(text(cells[i]), font, widths[i] - 60));
    need(height);
    double x = margin;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      write(text(cells[i]), font, {x, y_, widths[i] - 60, height}, Qt::AlignLeft, colour);
      x += widths[i];
    }
    y_ += height + 22;
    rule(y_ - 10, 3, hair);
  }

  void footer() {
    rule(bottom_ + 60, 5, Qt::black);
    write(text(sheet_.footer), sans(7.5), {margin, bottom_ + 80, width_ * 0.85, 120}, Qt::AlignLeft, grey);
    write(QString::number(page_), sans(7.5), {margin + width_ * 0.85, bottom_ + 80, width_ * 0.15, 120}, Qt::AlignRight,
          grey);
  }

  const Sheet& sheet_;
  QPrinter& printer_;
  QPainter p_;
  double width_ = 0;
  double bottom_ = 0;
  double y_ = margin;
  int page_ = 1;
};

}  // namespace

int printSheet(const Sheet& sheet, QPrinter& printer) {
  printer.setFullPage(true);
  return SheetPainter(sheet, printer).paint();
}

void printSheet(QWidget* parent, const Sheet& sheet) {
  QPrinter printer(QPrinter::HighResolution);
  QPrintDialog dialog(&printer, parent);
  if (dialog.exec() == QDialog::Accepted) printSheet(sheet, printer);
}

bool writeSheetPdf(const Sheet& sheet, const QString& path) {
  // Printed aside first: what is there is replaced in one step, or not at all.
  const QTemporaryDir folder;
  QFile printed(folder.filePath(QStringLiteral("sheet.pdf")));
  QPrinter printer(QPrinter::HighResolution);
  printer.setOutputFormat(QPrinter::PdfFormat);
  printer.setOutputFileName(printed.fileName());
  printer.setPageSize(QPageSize(QPageSize::A4));
  printSheet(sheet, printer);
  if (!printed.open(QIODevice::ReadOnly)) return false;
  const QByteArray bytes = printed.readAll();
  return !bytes.isEmpty() && writeBytes(path, bytes);
}

bool writeBytes(const QString& path, const QByteArray& bytes) {
  try {
    writeFile(path.toStdString(), {bytes.data(), static_cast<std::size_t>(bytes.size())});
    return true;
  } catch (const FileError&) {
    return false;
  }
}

}  // namespace signifer::ui
