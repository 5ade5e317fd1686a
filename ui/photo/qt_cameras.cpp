// The cameras that Qt Multimedia finds. Nothing where the program was built without it.
#ifdef SIGNIFER_CAMERA
#include <QCamera>
#include <QCameraDevice>
#include <QImageCapture>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QVideoWidget>
#include <algorithm>

#include "photo/camera.h"

namespace signifer::ui {
namespace {

// The most pixels that it has.
QCameraFormat largestFormat(const QCameraDevice& device) {
  const QList<QCameraFormat> formats = device.videoFormats();
  const auto pixels = [](const QCameraFormat& format) {
    return qint64{format.resolution().width()} * format.resolution().height();
  };
  const auto largest = std::ranges::max_element(formats, {}, pixels);
  return largest == formats.end() ? QCameraFormat() : *largest;
}

class QtCameras final : public Cameras {
 public:
  QtCameras() : devices_(QMediaDevices::videoInputs()) {
    session_.setImageCapture(&capture_);
    capture_.setQuality(QImageCapture::VeryHighQuality);
    capture_.setFileFormat(QImageCapture::JPEG);
    connect(&capture_, &QImageCapture::readyForCaptureChanged, this, &Cameras::ready);
    connect(&capture_, &QImageCapture::errorOccurred, this,
            [this](int, QImageCapture::Error, const QString& why) { Q_EMIT failed(why); });
    connect(&capture_, &QImageCapture::imageSaved, this, [this](int, const QString& file) { Q_EMIT taken(file); });
  }

  [[nodiscard]] std::vector<Camera> list() const override {
    std::vector<Camera> all;
    for (const QCameraDevice& device : devices_) all.push_back({device.id(), device.description()});
    return all;
  }

  [[nodiscard]] QWidget* finder() override {
    auto* picture = new QVideoWidget;
    session_.setVideoOutput(picture);
    return picture;
  }

  void use(const QByteArray& id) override {
    const auto device = std::ranges::find(devices_, id, &QCameraDevice::id);
    if (device == devices_.end()) return;
    camera_ = std::make_unique<QCamera>(*device);
    if (const QCameraFormat format = largestFormat(*device); !format.isNull()) {
      camera_->setCameraFormat(format);
      capture_.setResolution(format.resolution());
    }
    connect(camera_.get(), &QCamera::errorOccurred, this,
            [this](QCamera::Error, const QString& why) { Q_EMIT failed(why); });
    session_.setCamera(camera_.get());
    camera_->start();
  }

  void take(const QString& file) override { (void)capture_.captureToFile(file); }

 private:
  QList<QCameraDevice> devices_;
  // Goes before what it points to.
  std::unique_ptr<QCamera> camera_;
  QImageCapture capture_;
  QMediaCaptureSession session_;
};

}  // namespace

std::unique_ptr<Cameras> makeQtCameras() { return std::make_unique<QtCameras>(); }

}  // namespace signifer::ui
#endif
