#include "printing/sheet_printer.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>

#include "files/write_file.h"
#include "printing/page_setter.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

constexpr double unitsAnInch = 72 * pt;
constexpr int pdfResolution = 1200;

template <class Device>
int paintOn(Device& device, double resolution, const SetPages& set) {
  QPainter painter(&device);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  const double scale = resolution / unitsAnInch;
  painter.scale(scale, scale);
  for (std::size_t i = 0; i < set.pages.size(); ++i) {
    if (i > 0) device.newPage();
    set.pages[i].draw(painter, {0, 0});
  }
  return static_cast<int>(set.pages.size());
}

}  // namespace

int printSheet(const Sheet& sheet, QPrinter& printer, bool large) {
  printer.setFullPage(true);
  const QPageLayout layout = printer.pageLayout();
  const PaperFormat format =
      formatFor(sheet, {layout.pageSize().id(), layout.orientation() == QPageLayout::Landscape, large});
  printer.setPageOrientation(format.landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
  return paintOn(printer, printer.resolution(), setPages(sheet, format));
}

void printSheet(QWidget* parent, const Sheet& sheet) {
  QPrinter printer(QPrinter::HighResolution);
  QPrintDialog dialog(&printer, parent);
  if (dialog.exec() == QDialog::Accepted) printSheet(sheet, printer);
}

QByteArray pagesPdf(const SetPages& pages, const PaperFormat& format, const QString& title) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  if (!buffer.open(QIODevice::WriteOnly)) return {};
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(format.size));
  writer.setPageOrientation(format.landscape ? QPageLayout::Landscape : QPageLayout::Portrait);
  writer.setPageMargins(QMarginsF());
  writer.setTitle(title);
  writer.setCreator(QStringLiteral("Signifer"));
  // Drawings keep their sharpness on large printers.
  writer.setResolution(pdfResolution);
  paintOn(writer, writer.resolution(), pages);
  return bytes;
}

QByteArray sheetPdf(const Sheet& sheet, const PaperFormat& asked) {
  const PaperFormat format = formatFor(sheet, asked);
  return pagesPdf(setPages(sheet, format), format, text(said("{0}: {1}", {sheet.title, sheet.subtitle})));
}

bool writeSheetPdf(const Sheet& sheet, const QString& path, const PaperFormat& format) {
  const QByteArray bytes = sheetPdf(sheet, format);
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
