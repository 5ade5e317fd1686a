#include "photo/photo_desk.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QImage>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QUrl>
#include <QVBoxLayout>
#include <boost/crc.hpp>
#include <nlohmann/json.hpp>

#include "game/battle_controller.h"
#include "language/names.h"
#include "lengths.h"
#include "photo/battle_facts.h"
#include "play/battle_json.h"
#include "symbols.h"
#include "table/overlays.h"
#include "table/table_view.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int progressSteps = 100;

QString unitName(const Battle& battle, UnitIndex unit) {
  return text(saidName(battle.setup->units[static_cast<std::size_t>(unit)].name));
}

bool isPicture(const QString& file) {
  static const QStringList endings{QStringLiteral("jpg"), QStringLiteral("jpeg"), QStringLiteral("png"),
                                   QStringLiteral("webp")};
  return endings.contains(QFileInfo(file).suffix().toLower());
}

// Name, size and checksum: by these it is known which photo it was.
QString fileWords(const QString& file) {
  QFile in(file);
  if (!in.open(QIODevice::ReadOnly)) return QFileInfo(file).fileName();
  boost::crc_32_type crc;
  while (!in.atEnd()) {
    const QByteArray bytes = in.read(1 << 20);
    crc.process_bytes(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  }
  return PhotoDesk::tr("%1, %2 bytes, CRC-32 %3")
      .arg(QFileInfo(file).fileName())
      .arg(in.size())
      .arg(crc.checksum(), 8, 16, QLatin1Char('0'));
}

}  // namespace

QStringList picturesIn(const QMimeData& data) {
  QStringList files;
  for (const QUrl& url : data.urls())
    if (url.isLocalFile() && isPicture(url.toLocalFile())) files << url.toLocalFile();
  return files;
}

ToldOverlay::ToldOverlay(const BattleController& game, TableView& table) : QWidget(&table), game_(game), table_(table) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  table.installEventFilter(this);
  hide();
}

void ToldOverlay::show(std::vector<ToldMove> moves, std::vector<UnitIndex> missing) {
  moves_ = std::move(moves);
  missing_ = std::move(missing);
  setGeometry(table_.rect());
  setVisible(!moves_.empty() || !missing_.empty());
  raise();
  update();
}

bool ToldOverlay::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) setGeometry(table_.rect());
  return QWidget::eventFilter(watched, event);
}

void ToldOverlay::paintEvent(QPaintEvent*) {
  if (!game_.hasBattle()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Colours& c = colours();
  const MapTransform& map = table_.map();
  const OverlayPainter overlays(painter, map);
  const auto outline = [&](const Pose& pose, const Base& base, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(map.outline(pose, base));
  };
  for (const UnitIndex unit : missing_) {
    const Unit& own = game_.battle().unit(unit);
    outline(own.pose, own.base, QPen(c.judge, 2, Qt::DotLine));
    overlays.chip(map.toScreen(own.pose.centre), QStringLiteral("?"), c.judge, c.casing);
  }
  std::size_t number = 0;
  for (const ToldMove& move : moves_) {
    ++number;
    const Base& base = game_.battle().unit(move.unit).base;
    const QColor& colour = move.legal() ? c.legal : c.notLegal;
    outline(move.from, base, QPen(c.ink, 1.5, Qt::DashLine));
    outline(move.to, base, QPen(colour, 2.5));
    const QPointF from = map.toScreen(move.from.centre);
    const QPointF to = map.toScreen(move.to.centre);
    overlays.line(from, to, QPen(colour, 2.5));
    overlays.verdictMark(to, move.verdict.kind);
    overlays.chip((from + to) / 2, tr("%1: %2").arg(number).arg(lengthWords(move.distance)), colour, c.casing);
  }
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
  watch_ = new QPushButton(tr("Watch a folder…"));
  watch_->setObjectName(QStringLiteral("watchFolder"));
  watch_->setToolTip(tr("Reads each new photo in a folder, of a telephone that keeps its pictures there"));
  watch_->setCheckable(true);
  connect(watch_, &QPushButton::clicked, this, &PhotoDesk::chooseFolder);
  column->addWidget(watch_);
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
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("toldMoves"));
  list_->setAccessibleName(tr("Units that stand elsewhere"));
  list_->setWordWrap(true);
  connect(list_, &QListWidget::itemChanged, this, [this] {
    if (!filling_) fill();
  });
  connect(list_, &QListWidget::currentRowChanged, this, [this](int at) {
    if (!filling_ && at >= 0 && at < static_cast<int>(moves_.size()))
      game_.select(moves_[static_cast<std::size_t>(at)].unit);
  });
  column->addWidget(list_, 1);
  all_ = new QPushButton(tr("Take all"));
  all_->setObjectName(QStringLiteral("takeAll"));
  all_->setToolTip(tr("Legal ones are played; the others are put there by hand, with the photo as the reason"));
  connect(all_, &QPushButton::clicked, this, [this] { take(true); });
  legal_ = new QPushButton(tr("Take the legal ones"));
  legal_->setObjectName(QStringLiteral("takeLegal"));
  connect(legal_, &QPushButton::clicked, this, [this] { take(false); });
  none_ = new QPushButton(tr("Put the photo away"));
  connect(none_, &QPushButton::clicked, this, [this] {
    places_.clear();
    missing_.clear();
    remarks_.clear();
    judgeAnew();
  });
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(all_);
  buttons->addWidget(legal_);
  column->addLayout(buttons);
  column->addWidget(none_);
  setWidget(inside);
  connect(&folder_, &PhotoFolder::photoCame, this, [this](const QString& file) { read({file}); });
  connect(&reader_, &PhotoReader::progressed, this,
          [this](double share) { progress_->setValue(qRound(share * progressSteps)); });
  connect(&reader_, &PhotoReader::answered, this, &PhotoDesk::show);
  connect(&game_, &BattleController::opened, this, [this] {
    reader_.giveUp();
    progress_->hide();
    places_.clear();
    missing_.clear();
    together_.clear();
    events_ = game_.hasBattle() ? game_.session().eventCount() : 0;
    judgeAnew();
  });
  connect(&game_, &BattleController::changed, this, &PhotoDesk::follow);
  judgeAnew();
}

void PhotoDesk::choose() {
  if (!game_.hasBattle()) return;
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
  raise();
  photos_ = photos;
  progress_->setValue(0);
  progress_->show();
  head_->setText(tr("Reading %1").arg(QFileInfo(photos.value(0)).fileName()));
  reader_.read(photo::factsOf(game_.definition(), game_.battle()), photos);
}

void PhotoDesk::show(const PhotoAnswer& answer) {
  progress_->hide();
  places_.clear();
  missing_.clear();
  passedOver_.clear();
  remarks_.clear();
  if (!answer.fault.isEmpty()) {
    remarks_ << answer.fault;
    judgeAnew();
    head_->setText(tr("The photo was not read"));
    Q_EMIT readingCame();
    return;
  }
  const Json reading = Json::parse(answer.reading);
  const Battle& battle = game_.battle();
  for (const Json& one : reading["units"]) {
    const UnitIndex unit = findUnit(battle, one["unit"].get<std::string>());
    if (unit == noUnit) continue;
    Pose pose;
    if (one.contains("column")) {
      const Length side = battle.setup->squareSide;
      constexpr std::array facings{"north", "east", "south", "west"};
      pose.centre = {one["column"].get<int>() * side + side / 2, one["row"].get<int>() * side + side / 2};
      const auto facing = std::ranges::find(facings, one["facing"].get<std::string>());
      pose.heading = static_cast<Angle>(facing - facings.begin()) * fullTurn / 4;
    } else {
      pose = {{fromInches(one["x"].get<double>()), fromInches(one["y"].get<double>())},
              fromDegrees(one["heading"].get<double>())};
    }
    places_.push_back({unit, pose, fromInches(one["errorInches"].get<double>())});
  }
  for (const Json& id : reading["missing"])
    if (const UnitIndex unit = findUnit(battle, id.get<std::string>()); unit != noUnit) missing_.push_back(unit);
  remarks_ << tr("%1 of 8 border marks, off by %2.")
                  .arg(reading["tableMarks"].get<int>())
                  .arg(lengthWords(fromInches(reading["errorInches"].get<double>())));
  if (reading.contains("stoodStill")) remarks_ << tr("Too few border marks: units that stood still helped.");
  QStringList names;
  for (const UnitIndex unit : missing_) names << unitName(battle, unit);
  if (!names.isEmpty()) remarks_ << tr("Not read, left where they stood: %1.").arg(names.join(QStringLiteral(", ")));
  if (!reading["outside"].empty()) {
    names.clear();
    for (const Json& id : reading["outside"])
      if (const UnitIndex unit = findUnit(battle, id.get<std::string>()); unit != noUnit)
        names << unitName(battle, unit);
    if (!names.isEmpty()) remarks_ << tr("Beside the table: %1.").arg(names.join(QStringLiteral(", ")));
  }
  if (reading.contains("doubled")) {
    names.clear();
    for (const Json& id : reading["doubled"])
      if (const UnitIndex unit = findUnit(battle, id.get<std::string>()); unit != noUnit)
        names << unitName(battle, unit);
    if (!names.isEmpty())
      remarks_ << tr("Their marks are in sight twice, or half covered, so it is not known where they stand: %1.")
                      .arg(names.join(QStringLiteral(", ")));
  }
  if (!reading["unknown"].empty()) {
    names.clear();
    for (const Json& id : reading["unknown"]) names << QString::number(id.get<int>());
    remarks_ << tr("Marks of nobody: %1.").arg(names.join(QStringLiteral(", ")));
  }
  judgeAnew();
  Q_EMIT readingCame();
}

void PhotoDesk::judgeAnew() {
  moves_ = game_.hasBattle() ? movesTold(game_.rules(), game_.battle(), places_) : std::vector<ToldMove>{};
  fill();
}

QString PhotoDesk::rowWords(const ToldMove& move) const {
  const Battle& battle = game_.battle();
  QString words = tr("%1: %2").arg(unitName(battle, move.unit), lengthWords(move.distance));
  if (move.legal()) return words + QStringLiteral(" · ") + actionWords(game_.rules(), battle, move.action);
  words += QStringLiteral(" · ") + verdictWord(move.verdict.kind);
  if (move.shortBy > 0)
    words += QStringLiteral("\n") + tr("A legal move ends %1 short.").arg(lengthWords(move.shortBy));
  for (const Reason& reason : move.verdict.reasons)
    words += QStringLiteral("\n") + reasonWords(game_.rules(), battle, reason);
  return words;
}

void PhotoDesk::fill() {
  // Rows that stand already say what is ticked.
  if (!filling_ && list_->count() > 0) {
    passedOver_.clear();
    for (int i = 0; i < list_->count(); ++i)
      if (list_->item(i)->checkState() == Qt::Unchecked)
        passedOver_.push_back(static_cast<UnitIndex>(list_->item(i)->data(Qt::UserRole).toInt()));
  }
  filling_ = true;
  list_->clear();
  int legal = 0;
  int ticked = 0;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const ToldMove& move = moves_[i];
    auto* item = new QListWidgetItem(tr("%1. %2").arg(i + 1).arg(rowWords(move)), list_);
    const bool taken = std::ranges::find(passedOver_, move.unit) == passedOver_.end();
    item->setData(Qt::UserRole, move.unit);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(taken ? Qt::Checked : Qt::Unchecked);
    item->setIcon(symbolIcon(move.legal() ? QStringLiteral("verdict-legal") : QStringLiteral("verdict-not-legal"), 16));
    if (!move.legal()) item->setForeground(colours().notLegal);
    ticked += taken ? 1 : 0;
    legal += taken && move.legal() ? 1 : 0;
  }
  filling_ = false;
  all_->setText(tr("Take all %1").arg(ticked));
  all_->setEnabled(ticked > 0);
  legal_->setText(tr("Take the %1 legal").arg(legal));
  legal_->setEnabled(legal > 0);
  none_->setEnabled(!places_.empty() || !missing_.empty());
  if (!places_.empty())
    head_->setText(moves_.empty()
                       ? tr("Everybody stands as the referee holds")
                       : tr("%1 stand elsewhere, %2 as held").arg(moves_.size()).arg(places_.size() - moves_.size()));
  else if (!reader_.isReading())
    head_->setText({});
  if (!remarks_.isEmpty()) words_->setText(remarks_.join(QStringLiteral("\n")));
  choose_->setEnabled(game_.hasBattle());
  paste_->setEnabled(game_.hasBattle());
  overlay_->show(moves_, missing_);
}

QString PhotoDesk::photoWords() const {
  QStringList words;
  for (const QString& photo : photos_) words << fileWords(photo);
  return words.join(QStringLiteral("; "));
}

void PhotoDesk::take(bool overrule) {
  std::vector<ToldPlace> chosen;
  for (const ToldPlace& place : places_)
    if (std::ranges::find(passedOver_, place.unit) == passedOver_.end()) chosen.push_back(place);
  const QString reason = tr("Photo of the table: %1").arg(photoWords());
  const std::size_t before = game_.session().eventCount();
  taking_ = true;
  const TakenMoves taken =
      takeTold(game_.rules(), std::move(chosen), overrule,
               {[this]() -> const Battle& { return game_.battle(); },
                [this](const Action& action) {
                  if (game_.act(action)) return true;
                  if (game_.openThrow()) game_.dropThrow();
                  return false;
                },
                [&](const std::string& changes) { return game_.change(QString::fromStdString(changes), reason); }});
  taking_ = false;
  const std::size_t after = game_.session().eventCount();
  if (after > before) {
    together_.push_back({game_.session().branches().current(), before, after - before});
    EventMark mark = game_.mark(before + 1);
    if (mark.comment.isEmpty()) {
      mark.comment = reason;
      game_.markEvent(before + 1, mark);
    }
  }
  events_ = game_.session().eventCount();
  if (!taken.left.empty() && overrule) remarks_ << tr("Some wait for dice: roll for them first.");
  judgeAnew();
}

// A step back or forward within what was taken together goes on to its end.
void PhotoDesk::follow() {
  if (taking_ || !game_.hasBattle()) return;
  const std::size_t now = game_.session().eventCount();
  const std::size_t was = events_;
  events_ = now;
  if (!game_.isLooking() && (now + 1 == was || now == was + 1))
    for (const Together& group : together_)
      if (group.branch == game_.session().branches().current() && now > group.after &&
          now < group.after + group.count) {
        const std::size_t wanted = now < was ? group.after : group.after + group.count;
        if (wanted > now && game_.session().knownEvents() < wanted) break;
        taking_ = true;
        game_.goTo(wanted);
        taking_ = false;
        events_ = game_.session().eventCount();
        break;
      }
  judgeAnew();
}

}  // namespace signifer::ui
