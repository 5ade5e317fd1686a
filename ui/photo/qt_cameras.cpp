// The cameras that Qt Multimedia finds. Nothing where the program was built without it.
#ifdef SIGNIFER_CAMERA
#include <QCamera>
#include <QCameraDevice>
#include <QElapsedTimer>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QPainter>
#include <QPointer>
#include <QTimer>
#include <QVideoFrame>
#include <QVideoSink>
#include <QWidget>
#include <algorithm>
#include <utility>

#include "photo/camera.h"

namespace signifer::ui {
namespace {

// A camera that has given no picture by then gives none.
constexpr int patience = 5000;
// The finder may take this share of the window's time at most.
constexpr qint64 finderShare = 4;
constexpr qint64 finderPause = 60;
constexpr int photoQuality = 95;

// The most pixels that it has, and of these the most pictures a second.
QCameraFormat largestFormat(const QCameraDevice& device) {
  const QList<QCameraFormat> formats = device.videoFormats();
  const auto worth = [](const QCameraFormat& format) {
    return std::pair(qint64{format.resolution().width()} * format.resolution().height(), format.maxFrameRate());
  };
  const auto largest = std::ranges::max_element(formats, {}, worth);
  return largest == formats.end() ? QCameraFormat() : *largest;
}

// Paints what the camera sees; Qt's own video widget shows nothing where there is no OpenGL.
class Finder final : public QWidget {
 public:
  void show(const QImage& picture) {
    picture_ = picture;
    update();
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
    if (picture_.isNull()) return;
    QRect place(QPoint(), picture_.size().scaled(size(), Qt::KeepAspectRatio));
    place.moveCenter(rect().center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, picture_);
  }

 private:
  QImage picture_;
};

class QtCameras final : public Cameras {
 public:
  QtCameras() : devices_(QMediaDevices::videoInputs()) {
    session_.setVideoOutput(&sink_);
    silence_.setSingleShot(true);
    silence_.setInterval(patience);
    connect(&sink_, &QVideoSink::videoFrameChanged, this, &QtCameras::see);
    connect(&silence_, &QTimer::timeout, this, [this] { fail({}); });
    connect(&watch_, &QMediaDevices::videoInputsChanged, this, [this] {
      devices_ = QMediaDevices::videoInputs();
      Q_EMIT changed();
    });
  }

  [[nodiscard]] std::vector<Camera> list() const override {
    std::vector<Camera> all;
    for (const QCameraDevice& device : devices_) all.push_back({device.id(), device.description()});
    return all;
  }

  [[nodiscard]] QWidget* finder() override {
    finder_ = new Finder;
    return finder_;
  }

  void use(const QByteArray& id) override {
    stop();
    const auto device = std::ranges::find(devices_, id, &QCameraDevice::id);
    if (device == devices_.end()) return;
    camera_ = std::make_unique<QCamera>(*device);
    if (const QCameraFormat format = largestFormat(*device); !format.isNull()) camera_->setCameraFormat(format);
    connect(camera_.get(), &QCamera::errorOccurred, this, [this](QCamera::Error, const QString& why) { fail(why); });
    session_.setCamera(camera_.get());
    silence_.start();
    camera_->start();
  }

  // The picture that comes next: what is seen now may be from before the button.
  void take(const QString& file) override {
    wanted_ = file;
    silence_.start();
  }

 private:
  void stop() {
    silence_.stop();
    wanted_.clear();
    seen_ = false;
    frame_ = {};
    shown_.invalidate();
    camera_.reset();
    if (finder_ != nullptr) finder_->show({});
    Q_EMIT ready(false);
  }

  void fail(const QString& why) {
    silence_.stop();
    wanted_.clear();
    Q_EMIT failed(why);
  }

  // Turned into a picture later: within this call Qt's own OpenGL would stop the camera at its first frame.
  void see(const QVideoFrame& frame) {
    if (camera_ == nullptr || !frame.isValid()) return;
    const bool photo = !wanted_.isEmpty();
    if (!photo) silence_.stop();
    if (!photo && shown_.isValid() && shown_.elapsed() < pause_) return;
    const bool waits = frame_.isValid();
    frame_ = frame;
    if (!waits) QTimer::singleShot(0, this, [this, photo] { work(photo); });
  }

  // A photo is of a frame that came after the button.
  void work(bool photo) {
    const QVideoFrame frame = std::exchange(frame_, {});
    if (camera_ == nullptr || !frame.isValid()) return;
    if (photo && !wanted_.isEmpty()) return keep(frame.toImage());
    QElapsedTimer took;
    took.start();
    if (finder_ != nullptr) finder_->show(frame.toImage());
    pause_ = std::max(finderPause, took.elapsed() * finderShare);
    shown_.start();
    if (std::exchange(seen_, true)) return;
    Q_EMIT ready(true);
  }

  // Qt's own class for single photos waits for ever where a plug-in of GStreamer is missing, and takes this same
  // picture.
  void keep(const QImage& picture) {
    silence_.stop();
    const QString file = std::exchange(wanted_, {});
    if (picture.save(file, "JPEG", photoQuality))
      Q_EMIT taken(file);
    else
      fail({});
  }

  QMediaDevices watch_;
  QList<QCameraDevice> devices_;
  QPointer<Finder> finder_;
  QTimer silence_;
  QElapsedTimer shown_;
  qint64 pause_ = finderPause;
  QString wanted_;
  QVideoFrame frame_;
  bool seen_ = false;
  QVideoSink sink_;
  QMediaCaptureSession session_;
  // Goes before the session.
  std::unique_ptr<QCamera> camera_;
};

}  // namespace

std::unique_ptr<Cameras> makeQtCameras() { return std::make_unique<QtCameras>(); }

}  // namespace signifer::ui
#endif
