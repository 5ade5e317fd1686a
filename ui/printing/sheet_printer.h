// Prints sheets (checklist, reference, report) on paper or as PDF: black and greys, hairlines, fonts embedded. Pages of
// any size are laid out anew (page_setter.h); nothing is shrunk. What stands on a sheet the engine says
// (sheet/document.h).
#pragma once

#include <QByteArray>
#include <QString>

#include "printing/paper_format.h"
#include "sheet/document.h"

class QPrinter;
class QWidget;

namespace signifer::ui {

struct SetPages;

/// Draws the sheet on the printer's pages, in its paper and direction; the number of pages.
int printSheet(const Sheet& sheet, QPrinter& printer, bool large = false);
/// Asks for a printer and prints.
void printSheet(QWidget* parent, const Sheet& sheet);
/// The sheet as a PDF.
[[nodiscard]] QByteArray sheetPdf(const Sheet& sheet, const PaperFormat& format);
/// Pages that have been set already.
[[nodiscard]] QByteArray pagesPdf(const SetPages& pages, const PaperFormat& format, const QString& title);
/// Writes a PDF, on A4 unless another paper is asked for. False if the file cannot be written.
[[nodiscard]] bool writeSheetPdf(const Sheet& sheet, const QString& path, const PaperFormat& format = {});
/// Writes a file whole, as the engine writes files. False if it cannot be written.
[[nodiscard]] bool writeBytes(const QString& path, const QByteArray& bytes);

}  // namespace signifer::ui
