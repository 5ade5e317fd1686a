// The picture of a club, which stands at the top of its papers.
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

namespace signifer::ui {

/// Why a file is no picture that papers can have (missing, too large, unreadable), in a sentence; empty where it is
/// one, and for an empty name.
[[nodiscard]] QString pictureFault(const QString& file);
/// The picture within a size; a null image where there is none.
[[nodiscard]] QImage pictureWithin(const QString& file, QSize size);

}  // namespace signifer::ui
