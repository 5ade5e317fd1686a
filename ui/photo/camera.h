// A camera of this computer as a source of photos, where the program was built with Qt Multimedia. Without it there is
// no button for it; photos come as files.
#pragma once

#include <QByteArrayList>
#include <QString>

class QWidget;

namespace signifer::ui {

/// Whether the program was built with cameras.
[[nodiscard]] bool knowsCameras();

/// The place of the camera to begin with in the list of their ids: the one that was used last, else the first; -1 where
/// there is none.
[[nodiscard]] qsizetype cameraToBeginWith(const QByteArrayList& ids, const QByteArray& last);

/// Shows the camera's picture and takes a photo of it. The photo's file, empty where none was taken.
[[nodiscard]] QString takeWithCamera(QWidget* parent);

}  // namespace signifer::ui
