// Taking what a photo tells: the legal moves as actions, the others by hand, all of them one step to undo.
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <boost/crc.hpp>

#include "game/battle_controller.h"
#include "photo/photo_desk.h"
#include "play/deployment.h"

namespace signifer::ui {
namespace {

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

QString PhotoDesk::photoWords() const {
  QStringList words;
  for (const QString& photo : photos_) words << fileWords(photo);
  return words.join(QStringLiteral("; "));
}

void PhotoDesk::take(bool overrule) {
  const QString reason = tr("Photo of the table: %1").arg(photoWords());
  const std::size_t before = game_.session().eventCount();
  taking_ = true;
  const TakingDoor door{
      [this]() -> const Battle& { return game_.battle(); }, [this](const Action& action) { return actOn(action); },
      [&](const std::string& changes) { return game_.change(QString::fromStdString(changes), reason); }};
  const TakenTold taken = takeReading(
      game_.rules(), told_, door, photoGrace, [this](int key) { return passedOver(key); }, overrule);
  taking_ = false;
  const std::size_t after = game_.session().eventCount();
  if (after > before) {
    together_.push_back({game_.session().branches().current(), before, after - before});
    EventMark mark = game_.mark(before + 1);
    if (mark.source.isEmpty()) {
      mark.source = reason;
      game_.markEvent(before + 1, mark);
    }
  }
  events_ = game_.session().eventCount();
  if (taken.someLeft && overrule) remarks_ << tr("Some wait for dice: roll for them first.");
  judgeAnew();
}

bool PhotoDesk::actOn(const Action& action) {
  if (game_.act(action)) return true;
  if (game_.openThrow()) game_.dropThrow();
  return false;
}

void PhotoDesk::lookAhead() {
  if (!game_.hasBattle() || !deploymentNow(game_.definition(), game_.battle())) return;
  Battle trial = game_.battle();
  const TakenTold taken = takeReading(
      game_.rules(), told_, trialDoor(game_.rules(), trial), photoGrace, [this](int key) { return passedOver(key); },
      false);
  for (ToldMove& move : moves_) move.inTurn = !move.legal() && std::ranges::count(taken.units, move.unit) > 0;
  for (ToldLeader& leader : leaders_)
    leader.inTurn = !leader.legal() && std::ranges::count(taken.leaders, leader.person) > 0;
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
