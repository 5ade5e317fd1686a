#include "photo/camera.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

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
    connect(&cameras_, &Cameras::ready, this, [this](bool is) {
      ready_ = is;
      take_->setEnabled(is);
      if (is && std::exchange(silent_, false)) words_->setText(aimWords());
    });
    connect(&cameras_, &Cameras::failed, this, [this](const QString& why) {
      silent_ = !ready_;
      words_->setText(why.isEmpty() ? tr("The camera gives no picture. Another program may be using it, or this one "
                                         "may not be allowed to.")
                                    : why);
      take_->setEnabled(ready_);
    });
    connect(&cameras_, &Cameras::taken, this, [this](const QString& file) {
      file_ = file;
      accept();
    });
    connect(&cameras_, &Cameras::changed, this, &CameraDialog::follow);
    connect(choice_, &QComboBox::activated, this, [this](int index) { use(index); });
    begin();
  }

  [[nodiscard]] const QString& file() const { return file_; }

 private:
  static QString aimWords() { return tr("The whole table must be in the picture, with its eight border marks."); }

  void begin() {
    QStringList names;
    choice_->clear();
    for (const Cameras::Camera& camera : list_) names << camera.name;
    choice_->addItems(names);
    choice_->setEnabled(!list_.empty());
    take_->setEnabled(false);
    const auto first = static_cast<int>(cameraToBeginWith(names, Settings().value(lastCamera).toString()));
    choice_->setCurrentIndex(first);
    if (list_.empty()) {
      inUse_.clear();
      words_->setText(tr("No camera is connected."));
    }
    use(first);
  }

  // The one in use stays in use for as long as it is there.
  void follow() {
    list_ = cameras_.list();
    const auto same = std::ranges::find(list_, inUse_, &Cameras::Camera::id);
    if (inUse_.isEmpty() || same == list_.end()) {
      const bool lost = !inUse_.isEmpty();
      cameras_.use({});
      begin();
      if (lost && !list_.empty()) words_->setText(tr("The camera was taken away; this is another."));
      return;
    }
    choice_->clear();
    for (const Cameras::Camera& camera : list_) choice_->addItem(camera.name);
    choice_->setCurrentIndex(static_cast<int>(same - list_.begin()));
  }

  void use(int index) {
    if (index < 0 || index >= static_cast<int>(list_.size())) return;
    const Cameras::Camera& camera = list_[static_cast<std::size_t>(index)];
    silent_ = false;
    words_->setText(aimWords());
    inUse_ = camera.id;
    cameras_.use(camera.id);
    Settings().setValue(lastCamera, camera.name);
  }

  void take() {
    take_->setEnabled(false);
    words_->setText(aimWords());
    cameras_.take(QDir::temp().filePath(QStringLiteral("signifer-camera.jpg")));
  }

  Cameras& cameras_;
  std::vector<Cameras::Camera> list_;
  QComboBox* choice_;
  Label* words_;
  QPushButton* take_;
  QByteArray inUse_;
  bool ready_ = false;
  // Nothing has come from it, and that was said.
  bool silent_ = false;
  QString file_;
};

}  // namespace

void useCameras(MakeCameras make) { cameras() = std::move(make); }

bool knowsCameras() { return static_cast<bool>(cameras()); }

qsizetype cameraToBeginWith(const QStringList& names, const QString& last) {
  const qsizetype known = names.indexOf(last);
  return known >= 0 || names.isEmpty() ? known : 0;
}

QString takeWithCamera(QWidget* parent) {
  if (!knowsCameras()) return {};
  const std::unique_ptr<Cameras> all = cameras()();
  CameraDialog dialog(*all, parent);
  return dialog.exec() == QDialog::Accepted ? dialog.file() : QString();
}

}  // namespace signifer::ui
