// Asks where to save. The file's ending is added before it is asked whether a file may be written over, so that the
// question is about the file that will be written.
#pragma once

#include <QString>

class QWidget;

namespace signifer::ui {

/// Empty if the players think again. `start` is the folder or file that is proposed, `ending` such as ".signifer".
[[nodiscard]] QString askWhereToSave(QWidget* parent, const QString& title, const QString& start, const QString& filter,
                                     const QString& ending);

/// The file to propose for what goes to others, a paper or a table of figures: named after the thing, "Cannae, 216
/// BC.pdf", in the home's folder for exports. Signs that file systems refuse in names become spaces.
[[nodiscard]] QString proposedFile(const QString& name, const QString& ending);

/// The path with its ending.
[[nodiscard]] QString withEnding(const QString& path, const QString& ending);

}  // namespace signifer::ui
