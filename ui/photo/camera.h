// A camera of this computer as a source of photos. The program knows cameras where it was built with Qt Multimedia
// (qt_cameras.cpp); without it there is no button for them, and photos come as files.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace signifer::ui {

/// The cameras of this computer, of which one is in use.
class Cameras : public QObject {
  Q_OBJECT

 public:
  struct Camera {
    QByteArray id;
    QString name;
  };

  [[nodiscard]] virtual std::vector<Camera> list() const = 0;
  /// The picture of the camera in use. The caller's layout owns it.
  [[nodiscard]] virtual QWidget* finder() = 0;
  virtual void use(const QByteArray& id) = 0;
  /// Writes a photo of the camera in use into this file: `taken` or `failed` follows.
  virtual void take(const QString& file) = 0;

 Q_SIGNALS:
  /// Whether a photo can be taken now.
  void ready(bool is);
  void taken(const QString& file);
  /// `why` is empty where no picture came.
  void failed(const QString& why);
  /// A camera was connected or taken away.
  void changed();
};

using MakeCameras = std::function<std::unique_ptr<Cameras>()>;
/// The source of cameras from now on; empty for a program that knows none.
void useCameras(MakeCameras make);
/// Whether the program knows cameras.
[[nodiscard]] bool knowsCameras();

/// The place of the camera to begin with in the list of their names: the one that was used last, else the first; -1
/// where there is none. Their ids may be another's at the next start.
[[nodiscard]] qsizetype cameraToBeginWith(const QStringList& names, const QString& last);

/// Shows the camera's picture and takes a photo of it. The photo's file, empty where none was taken.
[[nodiscard]] QString takeWithCamera(QWidget* parent);

#ifdef SIGNIFER_CAMERA
/// Those that Qt Multimedia finds.
[[nodiscard]] std::unique_ptr<Cameras> makeQtCameras();
#endif

}  // namespace signifer::ui
