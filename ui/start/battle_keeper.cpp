#include "start/battle_keeper.h"

#include <QDir>
#include <QFileInfo>

#include "table/battle_picture.h"
#include "tell/matters.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// The card follows the battle at this distance, in milliseconds; the journal knows every event at once.
constexpr int cardPause = 1500;

}  // namespace

BattleKeeper::BattleKeeper(BattleController& game, const BattleShelf& shelf, QObject* parent)
    : QObject(parent), game_(game), shelf_(shelf) {
  timer_.setSingleShot(true);
  timer_.setInterval(cardPause);
  connect(&timer_, &QTimer::timeout, this, [this] { write(false); });
  connect(&game_, &BattleController::opened, this, &BattleKeeper::opened);
  connect(&game_, &BattleController::changed, this, [this] {
    if (!timer_.isActive()) timer_.start();
  });
}

BattleKeeper::~BattleKeeper() = default;

void BattleKeeper::opened() {
  scenario_.clear();
  file_.clear();
  made_.clear();
  if (!game_.hasBattle() || game_.keeping().kind != Keeping::Kind::kept) return;
  file_ = game_.file();
  write(false);
}

QString BattleKeeper::keep(const QString& scenario) {
  if (!shelf_.keeps() || !game_.hasBattle()) return {};
  if (!QDir().mkpath(shelf_.folder())) return tr("%1 cannot be made").arg(shelf_.folder());
  try {
    const QString file = shelf_.freshName(speakingName(game_.session(), QDate::currentDate()));
    game_.keepIn(file.toStdString());
    file_ = made_ = file;
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  scenario_ = scenario.isEmpty() ? scenario : QFileInfo(scenario).absoluteFilePath();
  write(false);
  return {};
}

void BattleKeeper::movedFrom(const QString& file) {
  const QString now = game_.file();
  if (!file.isEmpty() && file != now && shelf_.isOwn(file))
    shelf_.change(file, [&now](BattleCard& card) { card.movedTo = now; });
  file_ = game_.file();
  write(false);
}

void BattleKeeper::letGo() {
  timer_.stop();
  // The file keeps the battle itself, not the moment that was looked at.
  game_.comeBack();
  if (file_.isEmpty() || !game_.hasBattle() || game_.file() != file_) return;
  if (game_.session().eventCount() == 0 && !game_.session().canRedo() && file_ == made_)
    shelf_.remove(file_);
  else
    write(true);
}

void BattleKeeper::write(bool closed) {
  if (file_.isEmpty() || !game_.hasBattle() || game_.file() != file_ || game_.isLooking()) return;
  BattleCard card;
  card.file = QFileInfo(file_).absoluteFilePath();
  card.title = QString::fromStdString(game_.battle().setup->title);
  card.ruleSet = QString::fromStdString(game_.definition().name());
  card.words = cardWords(game_.session());
  // Read once, where the evening ends.
  if (closed && game_.depth() == Depth::judgeWhenAsked) {
    UnsettledFacts facts;
    const auto open = static_cast<qsizetype>(facts.of(game_.session()).size());
    if (open > 0) card.words += QStringLiteral(", ") + counted(open, tr("one question open"), tr("%1 questions open"));
  }
  card.scenario = scenario_;
  card.events = game_.session().eventCount();
  card.when = QDateTime::currentDateTime();
  card.stamp();
  card.closed = closed;
  card.over = game_.outcome().has_value();
  shelf_.put(card, openPicture(game_.rules(), game_.battle()));
}

}  // namespace signifer::ui
