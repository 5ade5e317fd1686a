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
  std::vector<ToldPlace> chosen;
  for (const ToldPlace& place : told_.places)
    if (!passedOver(place.unit)) chosen.push_back(place);
  const QString reason = tr("Photo of the table: %1").arg(photoWords());
  const std::size_t before = game_.session().eventCount();
  taking_ = true;
  const TakingDoor door{
      [this]() -> const Battle& { return game_.battle(); }, [this](const Action& action) { return actOn(action); },
      [&](const std::string& changes) { return game_.change(QString::fromStdString(changes), reason); }};
  // While the sides deploy, leaders come after units, and the second side after the first.
  for (bool goesOn = true; goesOn;) {
    const std::size_t placed = game_.session().eventCount();
    const TakenMoves gone = takeTold(game_.rules(), chosen, false, door, photoGrace);
    std::erase_if(chosen, [&](const ToldPlace& place) { return std::ranges::count(gone.played, place.unit) > 0; });
    takeLeaders(false, reason);
    goesOn = game_.session().eventCount() > placed && endPlacing(chosen);
  }
  const TakenMoves taken = takeTold(game_.rules(), std::move(chosen), overrule, door, photoGrace);
  takeLeaders(overrule, reason);
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
  if (!taken.left.empty() && overrule) remarks_ << tr("Some wait for dice: roll for them first.");
  judgeAnew();
}

bool PhotoDesk::actOn(const Action& action) {
  if (game_.act(action)) return true;
  if (game_.openThrow()) game_.dropThrow();
  return false;
}

// A side that has placed everybody is done where the photo shows the other side's as well. True where play goes on.
bool PhotoDesk::endPlacing(const std::vector<ToldPlace>& chosen) {
  const auto now = deploymentNow(game_.definition(), game_.battle());
  if (!now) return false;
  const auto end = endOfPlacing(game_.definition(), game_.battle());
  if (!end) return true;
  const bool others = std::ranges::any_of(chosen, [&](const ToldPlace& place) {
    return game_.battle().unit(place.unit).side != now->side &&
           waitsToDeploy(game_.definition(), game_.battle(), place.unit);
  });
  return others && actOn(*end);
}

// After the units, whom they may have been waiting for: each that may go goes, the others are put there by hand.
void PhotoDesk::takeLeaders(bool overrule, const QString& reason) {
  std::vector<ToldLeader> rest;
  std::vector<PersonIndex> tried;
  for (bool again = true; again;) {
    again = false;
    rest.clear();
    for (ToldLeader& leader : leadersTold(game_.rules(), game_.battle(), told_)) {
      if (passedOver(keyOfLeader(leader.person))) continue;
      if (!again && std::ranges::count(tried, leader.person) == 0 && leader.legal()) {
        tried.push_back(leader.person);
        again = actOn(leader.draft.action);
        if (again) continue;
      }
      rest.push_back(std::move(leader));
    }
  }
  if (overrule && !rest.empty()) game_.change(QString::fromStdString(leadersByHand(game_.battle(), rest)), reason);
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
