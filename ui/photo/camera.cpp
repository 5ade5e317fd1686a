#include "photo/camera.h"

#ifdef SIGNIFER_CAMERA
#include <QCamera>
#include <QCameraDevice>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QHBoxLayout>
#include <QImageCapture>
#include <QMediaCaptureSession>
#include <QMediaDevices>
#include <QPushButton>
#include <QVBoxLayout>
#include <QVideoWidget>
#include <algorithm>
#include <memory>

#include "settings.h"
#include "widgets/parts.h"
#endif

namespace signifer::ui {

qsizetype cameraToBeginWith(const QByteArrayList& ids, const QByteArray& last) {
  const qsizetype known = ids.indexOf(last);
  return known >= 0 || ids.isEmpty() ? known : 0;
}

#ifdef SIGNIFER_CAMERA

namespace {

const QString lastCamera = QStringLiteral("photo/camera");

// The most pixels that it has.
QCameraFormat largestFormat(const QCameraDevice& device) {
  const QList<QCameraFormat> formats = device.videoFormats();
  const auto pixels = [](const QCameraFormat& format) {
    return qint64{format.resolution().width()} * format.resolution().height();
  };
  const auto largest = std::ranges::max_element(formats, {}, pixels);
  return largest == formats.end() ? QCameraFormat() : *largest;
}

class CameraDialog final : public QDialog {
  Q_DECLARE_TR_FUNCTIONS(CameraDialog)

 public:
  explicit CameraDialog(QWidget* parent) : QDialog(parent), devices_(QMediaDevices::videoInputs()) {
    setWindowTitle(tr("Photo of the table by camera"));
    auto* column = new QVBoxLayout(this);
    choice_ = new QComboBox;
    choice_->setAccessibleName(tr("Camera"));
    column->addWidget(choice_);
    auto* finder = new QVideoWidget;
    finder->setMinimumSize(640, 400);
    column->addWidget(finder, 1);
    words_ = new Label(12, QFont::Normal, Label::Tone::second);
    words_->setWordWrap(true);
    column->addWidget(words_);
    auto* row = new QHBoxLayout;
    auto* no = new QPushButton(tr("Cancel"));
    take_ = new QPushButton(tr("Take"));
    take_->setDefault(true);
    row->addStretch(1);
    row->addWidget(no);
    row->addWidget(take_);
    column->addLayout(row);
    session_.setVideoOutput(finder);
    session_.setImageCapture(&capture_);
    capture_.setQuality(QImageCapture::VeryHighQuality);
    capture_.setFileFormat(QImageCapture::JPEG);
    connect(no, &QPushButton::clicked, this, &QDialog::reject);
    connect(take_, &QPushButton::clicked, this, [this] { take(); });
    connect(&capture_, &QImageCapture::readyForCaptureChanged, take_, &QPushButton::setEnabled);
    connect(&capture_, &QImageCapture::errorOccurred, this, [this](int, QImageCapture::Error, const QString& why) {
      words_->setText(why);
      take_->setEnabled(true);
    });
    connect(&capture_, &QImageCapture::imageSaved, this, [this](int, const QString& file) {
      file_ = file;
      accept();
    });
    QByteArrayList ids;
    for (const QCameraDevice& device : devices_) {
      choice_->addItem(device.description());
      ids << device.id();
    }
    take_->setEnabled(false);
    if (devices_.isEmpty()) words_->setText(tr("No camera is connected."));
    connect(choice_, &QComboBox::currentIndexChanged, this, [this](int index) { use(index); });
    const auto first = static_cast<int>(cameraToBeginWith(ids, Settings().value(lastCamera).toByteArray()));
    choice_->setCurrentIndex(first);
    use(first);
  }

  [[nodiscard]] const QString& file() const { return file_; }

 private:
  void use(int index) {
    if (index < 0 || index >= devices_.size()) return;
    const QCameraDevice& device = devices_[index];
    camera_ = std::make_unique<QCamera>(device);
    if (const QCameraFormat format = largestFormat(device); !format.isNull()) {
      camera_->setCameraFormat(format);
      capture_.setResolution(format.resolution());
    }
    connect(camera_.get(), &QCamera::errorOccurred, this,
            [this](QCamera::Error, const QString& why) { words_->setText(why); });
    session_.setCamera(camera_.get());
    words_->clear();
    camera_->start();
    Settings().setValue(lastCamera, device.id());
  }

  void take() {
    take_->setEnabled(false);
    (void)capture_.captureToFile(QDir::temp().filePath(QStringLiteral("signifer-camera.jpg")));
  }

  QList<QCameraDevice> devices_;
  // Goes before what it points to.
  std::unique_ptr<QCamera> camera_;
  QImageCapture capture_;
  QMediaCaptureSession session_;
  QComboBox* choice_;
  Label* words_;
  QPushButton* take_;
  QString file_;
};

}  // namespace

bool knowsCameras() { return true; }

QString takeWithCamera(QWidget* parent) {
  CameraDialog dialog(parent);
  return dialog.exec() == QDialog::Accepted ? dialog.file() : QString();
}

#else

bool knowsCameras() { return false; }
QString takeWithCamera(QWidget* /*parent*/) { return {}; }

#endif

}  // namespace signifer::ui
