#include "photo/photo_desk.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QImage>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>
#include <QVBoxLayout>

#include "game/battle_controller.h"
#include "photo/battle_facts.h"
#include "photo/camera.h"
#include "photo/told_overlay.h"
#include "play/deployment.h"
#include "table/table_view.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int progressSteps = 100;

bool isPicture(const QString& file) {
  static const QStringList endings{QStringLiteral("jpg"), QStringLiteral("jpeg"), QStringLiteral("png"),
                                   QStringLiteral("webp")};
  return endings.contains(QFileInfo(file).suffix().toLower());
}

}  // namespace

QStringList picturesIn(const QMimeData& data) {
  QStringList files;
  for (const QUrl& url : data.urls())
    if (url.isLocalFile() && isPicture(url.toLocalFile())) files << url.toLocalFile();
  return files;
}

PhotoDesk::PhotoDesk(BattleController& game, TableView& table, QWidget* parent)
    : Dock(tr("What the photo says"), QStringLiteral("photoDesk"), parent),
      game_(game),
      overlay_(new ToldOverlay(game, table)) {
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(10, 8, 10, 8);
  auto* row = new QHBoxLayout;
  choose_ = new QPushButton(tr("Photo of the table…"));
  choose_->setObjectName(QStringLiteral("readPhoto"));
  connect(choose_, &QPushButton::clicked, this, &PhotoDesk::choose);
  paste_ = new QPushButton(tr("Paste"));
  paste_->setToolTip(tr("Reads the picture that was copied"));
  connect(paste_, &QPushButton::clicked, this, &PhotoDesk::paste);
  row->addWidget(choose_, 1);
  row->addWidget(paste_);
  column->addLayout(row);
  if (knowsCameras()) {
    camera_ = new QPushButton(tr("Camera…"));
    camera_->setObjectName(QStringLiteral("takePhoto"));
    camera_->setToolTip(tr("Takes a photo of the table with a camera of this computer"));
    connect(camera_, &QPushButton::clicked, this, [this] {
      const QString file = takeWithCamera(this);
      if (!file.isEmpty()) read({file});
    });
    row->addWidget(camera_);
  }
  watch_ = new QPushButton(tr("Watch a folder…"));
  watch_->setObjectName(QStringLiteral("watchFolder"));
  watch_->setToolTip(tr("Reads each new photo in a folder, of a telephone that keeps its pictures there"));
  watch_->setCheckable(true);
  connect(watch_, &QPushButton::clicked, this, &PhotoDesk::chooseFolder);
  none_ = new QPushButton(tr("Put the photo away"));
  connect(none_, &QPushButton::clicked, this, [this] {
    told_ = {};
    remarks_.clear();
    judgeAnew();
  });
  // The rows of what is proposed need the height.
  auto* other = new QHBoxLayout;
  other->addWidget(watch_);
  other->addWidget(none_);
  column->addLayout(other);
  progress_ = new QProgressBar;
  progress_->setRange(0, progressSteps);
  progress_->setAccessibleName(tr("Reading the photo"));
  progress_->hide();
  column->addWidget(progress_);
  head_ = new Label(15, QFont::DemiBold);
  head_->setWordWrap(true);
  column->addWidget(head_);
  words_ = new Label(12, QFont::Normal, Label::Tone::second);
  words_->setWordWrap(true);
  words_->setText(
      tr("Lay the border marks, stick a mark on each base (Print > Marks), and photograph the table from above."));
  column->addWidget(words_);
  list_ = new ProposalList;
  list_->setObjectName(QStringLiteral("toldMoves"));
  list_->setAccessibleName(tr("Units that stand elsewhere"));
  connect(list_, &QListWidget::itemChanged, this, [this] {
    if (!filling_) fill();
  });
  connect(list_, &QListWidget::currentRowChanged, this, [this](int at) {
    if (filling_ || at < 0) return;
    asked_->setVisible(pickedMissing() != noUnit);
    if (at < static_cast<int>(moves_.size())) game_.select(moves_[static_cast<std::size_t>(at)].unit);
    if (pickedMissing() != noUnit) game_.select(pickedMissing());
  });
  column->addWidget(list_, 1);
  asked_ = new QWidget;
  auto* answers = new QHBoxLayout(asked_);
  answers->setContentsMargins(0, 0, 0, 0);
  auto* stayed = new QPushButton(tr("It stayed"));
  stayed->setObjectName(QStringLiteral("missingStayed"));
  stayed->setToolTip(tr("The unit stands where the referee holds it"));
  connect(stayed, &QPushButton::clicked, this, [this] { settleMissing(false); });
  auto* gone = new QPushButton(tr("Gone"));
  gone->setObjectName(QStringLiteral("missingGone"));
  gone->setToolTip(tr("The unit has left the table; it is taken off by hand"));
  connect(gone, &QPushButton::clicked, this, [this] { settleMissing(true); });
  answers->addWidget(stayed);
  answers->addWidget(gone);
  asked_->hide();
  column->addWidget(asked_);
  all_ = new QPushButton(tr("Take all"));
  all_->setObjectName(QStringLiteral("takeAll"));
  all_->setToolTip(tr("Legal ones are played; the others are put there by hand, with the photo as the reason"));
  connect(all_, &QPushButton::clicked, this, [this] { take(true); });
  legal_ = new QPushButton(tr("Take the legal ones"));
  legal_->setObjectName(QStringLiteral("takeLegal"));
  connect(legal_, &QPushButton::clicked, this, [this] { take(false); });
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(all_);
  buttons->addWidget(legal_);
  column->addLayout(buttons);
  setWidget(inside);
  connect(&folder_, &PhotoFolder::photoCame, this, [this](const QString& file) { read({file}); });
  connect(&reader_, &PhotoReader::progressed, this,
          [this](double share) { progress_->setValue(qRound(share * progressSteps)); });
  connect(&reader_, &PhotoReader::answered, this, &PhotoDesk::show);
  connect(&game_, &BattleController::opened, this, [this] {
    reader_.giveUp();
    progress_->hide();
    told_ = {};
    together_.clear();
    events_ = game_.hasBattle() ? game_.session().eventCount() : 0;
    judgeAnew();
  });
  connect(&game_, &BattleController::changed, this, &PhotoDesk::follow);
  connect(&Theme::current(), &Theme::changed, this, &PhotoDesk::fill);
  judgeAnew();
}

// The desk shows the other ways to a photo as well: a folder, the clipboard, a camera.
void PhotoDesk::choose() {
  if (!game_.hasBattle()) return;
  QDockWidget::show();
  raise();
  const QStringList files = QFileDialog::getOpenFileNames(
      this, tr("Photo of the table"), QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
      tr("Photos (*.jpg *.jpeg *.png *.webp)"));
  if (!files.isEmpty()) read(files);
}

void PhotoDesk::chooseFolder() {
  QString folder;
  if (folder_.folder().isEmpty())
    folder = QFileDialog::getExistingDirectory(this, tr("Watch a folder for photos of the table"),
                                               QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
  if (folder.isEmpty() || !watch(folder)) {
    folder_.stop();
    watch_->setChecked(false);
    watch_->setText(tr("Watch a folder…"));
  }
}

bool PhotoDesk::watch(const QString& folder) {
  const bool there = folder_.watch(folder);
  watch_->setChecked(there);
  if (there) watch_->setText(tr("Watching %1: stop").arg(QDir(folder).dirName()));
  return there;
}

bool PhotoDesk::paste() {
  const QMimeData* copied = QApplication::clipboard()->mimeData();
  if (copied == nullptr || !game_.hasBattle()) return false;
  if (const QStringList files = picturesIn(*copied); !files.isEmpty()) {
    read(files);
    return true;
  }
  const QImage picture = QApplication::clipboard()->image();
  const QString file = QDir::temp().filePath(QStringLiteral("signifer-pasted.png"));
  if (picture.isNull() || !picture.save(file)) {
    words_->setText(tr("No picture was copied."));
    return false;
  }
  read({file});
  return true;
}

void PhotoDesk::read(const QStringList& photos) {
  if (!game_.hasBattle()) return;
  QDockWidget::show();
  // A dock that was hidden among others comes to the front once it has its place.
  QMetaObject::invokeMethod(this, &QWidget::raise, Qt::QueuedConnection);
  photos_ = photos;
  progress_->setValue(0);
  progress_->show();
  head_->setText(tr("Reading %1").arg(QFileInfo(photos.value(0)).fileName()));
  reader_.read(photo::factsOf(game_.definition(), game_.battle(), game_.desk().marksLie), photos);
}

void PhotoDesk::show(const PhotoAnswer& answer) {
  progress_->hide();
  told_ = {};
  passedOver_.clear();
  remarks_.clear();
  if (!answer.fault.isEmpty()) {
    remarks_ << answer.fault;
    judgeAnew();
    head_->setText(tr("The photo was not read"));
    Q_EMIT readingCame();
    return;
  }
  told_ = readTold(answer.reading, game_.battle());
  remarks_ = told_.remarks;
  QStringList gone;
  for (const ToldPlace& place : told_.places)
    if (!game_.battle().unit(place.unit).present && !waitsToDeploy(game_.definition(), game_.battle(), place.unit))
      gone << nameOfUnit(game_.battle(), place.unit);
  if (!gone.isEmpty())
    remarks_ << tr("Their marks are seen, but they have left the table: %1.").arg(gone.join(QStringLiteral(", ")));
  judgeAnew();
  Q_EMIT readingCame();
}

void PhotoDesk::judgeAnew() {
  moves_.clear();
  leaders_.clear();
  if (game_.hasBattle()) {
    moves_ = movesTold(game_.rules(), game_.battle(), told_.places, photoGrace);
    leaders_ = leadersTold(game_.rules(), game_.battle(), told_);
  }
  fill();
}

}  // namespace signifer::ui
