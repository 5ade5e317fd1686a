// Prints sheets (checklist, reference, report) on paper or as PDF: black and greys, hairlines, fonts embedded. Pages of
// any size reflow; nothing is shrunk. What stands on a sheet the engine says (sheet/document.h).
#pragma once

#include <QByteArray>
#include <QString>

#include "sheet/document.h"

class QPrinter;
class QWidget;

namespace signifer::ui {

/// Draws the sheet on the printer's pages; the number of pages.
int printSheet(const Sheet& sheet, QPrinter& printer);
/// Asks for a printer and prints.
void printSheet(QWidget* parent, const Sheet& sheet);
/// Writes a PDF on A4. False if the file cannot be written.
[[nodiscard]] bool writeSheetPdf(const Sheet& sheet, const QString& path);
/// Writes a file whole, as the engine writes files. False if it cannot be written.
[[nodiscard]] bool writeBytes(const QString& path, const QByteArray& bytes);

}  // namespace signifer::ui
