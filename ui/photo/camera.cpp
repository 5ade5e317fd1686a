#include "photo/camera.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "settings.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

const QString lastCamera = QStringLiteral("photo/camera");

MakeCameras& cameras() {
#ifdef SIGNIFER_CAMERA
  static MakeCameras make = makeQtCameras;
#else
  static MakeCameras make;
#endif
  return make;
}

class CameraDialog final : public QDialog {
  Q_DECLARE_TR_FUNCTIONS(CameraDialog)

 public:
  CameraDialog(Cameras& cameras, QWidget* parent) : QDialog(parent), cameras_(cameras), list_(cameras.list()) {
    setWindowTitle(tr("Photo of the table by camera"));
    auto* column = new QVBoxLayout(this);
    choice_ = new QComboBox;
    choice_->setObjectName(QStringLiteral("camera"));
    choice_->setAccessibleName(tr("Camera"));
    column->addWidget(choice_);
    QWidget* finder = cameras_.finder();
    finder->setMinimumSize(640, 400);
    column->addWidget(finder, 1);
    words_ = new Label(12, QFont::Normal, Label::Tone::second);
    words_->setObjectName(QStringLiteral("cameraWords"));
    words_->setWordWrap(true);
    column->addWidget(words_);
    auto* row = new QHBoxLayout;
    auto* no = new QPushButton(tr("Cancel"));
    take_ = new QPushButton(tr("Take"));
    take_->setObjectName(QStringLiteral("takeNow"));
    take_->setDefault(true);
    row->addStretch(1);
    row->addWidget(no);
    row->addWidget(take_);
    column->addLayout(row);
    connect(no, &QPushButton::clicked, this, &QDialog::reject);
    connect(take_, &QPushButton::clicked, this, [this] { take(); });
    connect(&cameras_, &Cameras::ready, take_, &QPushButton::setEnabled);
    connect(&cameras_, &Cameras::failed, this, [this](const QString& why) {
      words_->setText(why);
      take_->setEnabled(true);
    });
    connect(&cameras_, &Cameras::taken, this, [this](const QString& file) {
      file_ = file;
      accept();
    });
    begin();
  }

  [[nodiscard]] const QString& file() const { return file_; }

 private:
  void begin() {
    QByteArrayList ids;
    for (const Cameras::Camera& camera : list_) {
      choice_->addItem(camera.name);
      ids << camera.id;
    }
    take_->setEnabled(false);
    if (list_.empty()) words_->setText(tr("No camera is connected."));
    const auto first = static_cast<int>(cameraToBeginWith(ids, Settings().value(lastCamera).toByteArray()));
    choice_->setCurrentIndex(first);
    connect(choice_, &QComboBox::currentIndexChanged, this, [this](int index) { use(index); });
    use(first);
  }

  void use(int index) {
    if (index < 0 || index >= static_cast<int>(list_.size())) return;
    const QByteArray& id = list_[static_cast<std::size_t>(index)].id;
    words_->clear();
    cameras_.use(id);
    Settings().setValue(lastCamera, id);
  }

  void take() {
    take_->setEnabled(false);
    words_->clear();
    cameras_.take(QDir::temp().filePath(QStringLiteral("signifer-camera.jpg")));
  }

  Cameras& cameras_;
  std::vector<Cameras::Camera> list_;
  QComboBox* choice_;
  Label* words_;
  QPushButton* take_;
  QString file_;
};

}  // namespace

void useCameras(MakeCameras make) { cameras() = std::move(make); }

bool knowsCameras() { return static_cast<bool>(cameras()); }

qsizetype cameraToBeginWith(const QByteArrayList& ids, const QByteArray& last) {
  const qsizetype known = ids.indexOf(last);
  return known >= 0 || ids.isEmpty() ? known : 0;
}

QString takeWithCamera(QWidget* parent) {
  if (!knowsCameras()) return {};
  const std::unique_ptr<Cameras> all = cameras()();
  CameraDialog dialog(*all, parent);
  return dialog.exec() == QDialog::Accepted ? dialog.file() : QString();
}

}  // namespace signifer::ui
