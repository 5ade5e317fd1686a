#include "start/battle_shelf.h"

#include <fcntl.h>

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

#include "files/file_lock.h"
#include "files/home.h"
#include "files/write_file.h"
#include "language/language.h"
#include "language/names.h"
#include "play/journal.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/battle_picture.h"
#include "theme.h"
#include "translate.h"

namespace signifer::ui {
namespace {

const QString journalEnding = QStringLiteral(".signifer");
// A journal of a long evening is far smaller; what is larger is opened, not shown.
constexpr qint64 mostRead = 8 << 20;

QJsonObject objectOf(const BattleCard& card) {
  return {{QStringLiteral("file"), card.file},
          {QStringLiteral("title"), card.title},
          {QStringLiteral("ruleSet"), card.ruleSet},
          {QStringLiteral("words"), card.words},
          {QStringLiteral("scenario"), card.scenario},
          {QStringLiteral("events"), static_cast<qint64>(card.events)},
          {QStringLiteral("when"), card.when.toUTC().toString(Qt::ISODateWithMs)},
          {QStringLiteral("closed"), card.closed},
          {QStringLiteral("over"), card.over},
          {QStringLiteral("aside"), card.aside},
          {QStringLiteral("movedTo"), card.movedTo},
          {QStringLiteral("look"), card.look},
          {QStringLiteral("size"), card.size},
          {QStringLiteral("changed"), card.changed}};
}

BattleCard cardFrom(const QJsonObject& json) {
  BattleCard card;
  card.file = json[QStringLiteral("file")].toString();
  card.title = json[QStringLiteral("title")].toString();
  card.ruleSet = json[QStringLiteral("ruleSet")].toString();
  card.words = json[QStringLiteral("words")].toString();
  card.scenario = json[QStringLiteral("scenario")].toString();
  card.events = static_cast<std::size_t>(std::max(0, json[QStringLiteral("events")].toInt()));
  card.when = QDateTime::fromString(json[QStringLiteral("when")].toString(), Qt::ISODateWithMs);
  card.closed = json[QStringLiteral("closed")].toBool();
  card.over = json[QStringLiteral("over")].toBool();
  card.aside = json[QStringLiteral("aside")].toBool();
  card.movedTo = json[QStringLiteral("movedTo")].toString();
  card.look = json[QStringLiteral("look")].toString();
  card.size = json[QStringLiteral("size")].toInteger(-1);
  card.changed = json[QStringLiteral("changed")].toInteger();
  return card;
}

QJsonObject readObject(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QJsonDocument::fromJson(file.read(1 << 16)).object();
}

bool isHeld(const QString& path) {
  try {
    // Without waiting: the file may have become a pipe.
    const File file(path.toStdString(), O_RDONLY | O_NONBLOCK);
    lockFile(file, file.path());
    return false;
  } catch (const FileHeld&) {
    return true;
  } catch (const FileError&) {
    return false;
  }
}

// A file that is written whole is never found in halves. A shelf that cannot be written is no reason to disturb
// anybody.
void writeQuietly(const QString& path, const QByteArray& bytes) {
  try {
    writeFile(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
  } catch (const FileError&) {
    return;
  }
}

}  // namespace

QString BattleCard::lookNow() {
  const auto scheme = static_cast<int>(Theme::current().scheme());
  // Cards of the time before the number showed hidden units.
  constexpr int drawing = 2;
  return QStringLiteral("%1 %2 %3").arg(text(std::string(spokenLanguage()))).arg(scheme).arg(drawing);
}

void BattleCard::stamp() {
  look = lookNow();
  const QFileInfo journal(file);
  size = journal.size();
  changed = journal.lastModified().toMSecsSinceEpoch();
}

BattleShelf::BattleShelf(const std::filesystem::path& battles, const std::filesystem::path& cards,
                         const std::vector<std::filesystem::path>& older)
    : battles_(QString::fromStdString(battles.string())) {
  if (battles.empty()) return;
  cards_ = QString::fromStdString((cards.empty() ? battles.parent_path() / "cards" : cards).string());
  for (const std::filesystem::path& one : older) older_ << QString::fromStdString(one.string());
}

void BattleShelf::moveTo(const QString& battles) {
  if (!keeps() || battles == battles_) return;
  older_.removeAll(battles);
  older_ << battles_;
  battles_ = battles;
}

QString BattleShelf::freshName(const QString& battle) const {
  const QDir folder(battles_);
  const QString stem = FilesHome::plainName(battle);
  QString name = stem + journalEnding;
  for (int i = 2; folder.exists(name); ++i) name = QStringLiteral("%1 (%2)%3").arg(stem).arg(i).arg(journalEnding);
  return folder.filePath(name);
}

bool BattleShelf::isOwn(const QString& file) const {
  const QString folder = QFileInfo(file).absolutePath();
  return keeps() && std::ranges::any_of(older_ + QStringList(battles_),
                                        [&](const QString& one) { return QDir(one).absolutePath() == folder; });
}

QString BattleShelf::cardOf(const QString& file) const {
  const QByteArray path = QFileInfo(file).absoluteFilePath().toUtf8();
  const QByteArray name = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
  return cards_ + QLatin1Char('/') + QString::fromLatin1(name.left(20));
}

QList<BattleCard> BattleShelf::cardsAsKept() const {
  QList<BattleCard> all;
  if (!keeps()) return all;
  QSet<QString> known;
  for (const QFileInfo& info : QDir(cards_).entryInfoList({QStringLiteral("*.json")}, QDir::Files)) {
    BattleCard card = cardFrom(readObject(info.filePath()));
    const QFileInfo journal(card.file);
    if (card.file.isEmpty() || !journal.isFile()) continue;
    known.insert(journal.absoluteFilePath());
    if (!card.movedTo.isEmpty() && QFileInfo::exists(card.movedTo)) continue;
    card.stale = journal.size() < mostRead &&
                 (card.size != journal.size() || card.changed != journal.lastModified().toMSecsSinceEpoch() ||
                  card.look != BattleCard::lookNow());
    // A window that closed a battle let go of it.
    card.held = !card.closed && isHeld(card.file);
    all << card;
  }
  for (const QString& folder : QStringList(battles_) + older_)
    for (const QFileInfo& info : QDir(folder).entryInfoList({QLatin1Char('*') + journalEnding}, QDir::Files)) {
      // A link may lead to a pipe, which is no journal.
      if (!info.isFile() || known.contains(info.absoluteFilePath()) || info.size() >= mostRead) continue;
      known.insert(info.absoluteFilePath());
      BattleCard card;
      card.file = info.absoluteFilePath();
      card.title = info.completeBaseName();
      card.when = info.lastModified();
      card.held = isHeld(card.file);
      card.stale = true;
      all << card;
    }
  // A battle of which nothing has happened is no battle to go on with.
  all.removeIf([](const BattleCard& card) { return card.events == 0 && !card.stale && card.fault.isEmpty(); });
  std::ranges::sort(all, [](const BattleCard& a, const BattleCard& b) { return a.when > b.when; });
  return all;
}

QList<BattleCard> BattleShelf::cards(const RuleSetLibrary& library) const {
  QList<BattleCard> all = cardsAsKept();
  for (BattleCard& card : all)
    if (card.stale) card = renew(library, card);
  all.removeIf([](const BattleCard& card) { return card.events == 0 && card.fault.isEmpty(); });
  return all;
}

BattleCard BattleShelf::renew(const RuleSetLibrary& library, const BattleCard& card) const {
  QImage picture;
  BattleCard now = read(library, card.file, &picture);
  now.scenario = card.scenario;
  now.aside = card.aside;
  now.held = card.held;
  // Another language or other colours make a card stale; how the battle was left does not change with them.
  if (card.size == now.size && card.changed == now.changed) {
    now.closed = card.closed;
    now.when = card.when;
  }
  if (now.fault.isEmpty()) put(now, picture);
  return now;
}

QImage BattleShelf::picture(const QString& file) const {
  QImage picture(cardOf(file) + QStringLiteral(".png"));
  picture.setDevicePixelRatio(2);
  return picture;
}

void BattleShelf::put(const BattleCard& card, const QImage& picture) const {
  if (!keeps() || !QDir().mkpath(cards_)) return;
  writeQuietly(cardOf(card.file) + QStringLiteral(".json"), QJsonDocument(objectOf(card)).toJson());
  if (picture.isNull()) return;
  QByteArray bytes;
  QBuffer buffer(&bytes);
  if (buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"))
    writeQuietly(cardOf(card.file) + QStringLiteral(".png"), bytes);
}

BattleCard BattleShelf::saved(const QString& file) const {
  return cardFrom(readObject(cardOf(file) + QStringLiteral(".json")));
}

void BattleShelf::remove(const QString& file) const {
  forget(file);
  if (isOwn(file)) QFile::remove(file);
}

void BattleShelf::forget(const QString& file) const {
  if (!keeps()) return;
  QFile::remove(cardOf(file) + QStringLiteral(".json"));
  QFile::remove(cardOf(file) + QStringLiteral(".png"));
}

void BattleShelf::rename(const QString& from, const QString& to) const {
  BattleCard card = saved(from);
  if (!keeps() || card.file.isEmpty()) return;
  card.file = QFileInfo(to).absoluteFilePath();
  put(card, picture(from));
  forget(from);
}

BattleCard BattleShelf::read(const RuleSetLibrary& library, const QString& file, QImage* picture) {
  BattleCard card;
  card.file = QFileInfo(file).absoluteFilePath();
  card.title = QFileInfo(file).completeBaseName();
  card.when = QFileInfo(file).lastModified();
  card.stamp();
  try {
    const OpenedJournal opened = openJournal(library, file.toStdString());
    const Session& session = *opened.session;
    card.title = QString::fromStdString(session.battle().setup->title);
    card.ruleSet = QString::fromStdString(session.rules().definition().name());
    card.words = cardWords(session);
    card.events = session.eventCount();
    card.over = session.outcome().has_value();
    if (picture != nullptr) *picture = openPicture(session.rules(), session.battle());
  } catch (const std::exception& e) {
    card.fault = QString::fromUtf8(e.what());
  }
  return card;
}

QString speakingName(const Session& session, const QDate& day) {
  // "Cannae, 216 BC" is Cannae: the day of the game stands behind it.
  const QString title = numberedTitle(session);
  const QString place = session.number() == 0 ? title.section(QLatin1Char(','), 0, 0).trimmed() : title;
  const Battle& battle = session.battle();
  const QString when = day.toString(Qt::ISODate);
  const QString sides = tr("%1 against %2").arg(text(sideName(battle, 0)), text(sideName(battle, 1)));
  if (title == sides) return QStringLiteral("%1 %2").arg(sides, when);
  return QStringLiteral("%1 %2 %3").arg(place.isEmpty() ? title : place, when, sides);
}

// The program's own names have the day in them.
QString shownName(const BattleCard& card) {
  static const QRegularExpression dated(QStringLiteral(" [0-9]{4}-[0-9]{2}-[0-9]{2}( |$)"));
  const QString name = QFileInfo(card.file).completeBaseName();
  return card.title.isEmpty() || !name.contains(dated) ? name : text(saidName(card.title.toStdString()));
}

QString momentWords(const Session& session) {
  const Battle& battle = session.battle();
  if (const auto outcome = session.outcome()) {
    if (outcome->winner == noSide) return tr("A draw in turn %1").arg(battle.turn);
    return tr("%1 won in turn %2").arg(text(sideName(battle, outcome->winner))).arg(battle.turn);
  }
  const Sequence& sequence = session.rules().definition().sequence();
  QString where = tr("Turn %1, %2").arg(battle.turn).arg(text(sideName(battle, battle.active)));
  if (battle.step < 0 || battle.step >= sequence.size()) return where;
  return tr("%1: %2").arg(where, QString::fromStdString(sequence.step(battle.step).title));
}

QString numberedWords(const Session& session) {
  return tr("Battle %1 of the simulation: %2").arg(session.number()).arg(momentWords(session));
}

QString cardWords(const Session& session) {
  return session.number() == 0 ? momentWords(session) : numberedWords(session);
}

QString numberedTitle(const Session& session) {
  const QString title = text(saidName(session.battle().setup->title));
  return session.number() == 0 ? title : tr("%1, battle %2 of the simulation").arg(title).arg(session.number());
}

QString dayWords(const QDateTime& when, const QDateTime& now) {
  const QDateTime local = when.toLocalTime();
  const qint64 days = local.date().daysTo(now.date());
  const QString time = QLocale::c().toString(local.time(), QStringLiteral("HH:mm"));
  if (days <= 0) return tr("today, %1").arg(time);
  if (days == 1) return tr("yesterday, %1").arg(time);
  if (days < 7) return QLocale::c().dayName(local.date().dayOfWeek());
  return QLocale::c().toString(local.date(), local.date().year() == now.date().year() ? QStringLiteral("d MMMM")
                                                                                      : QStringLiteral("d MMMM yyyy"));
}

}  // namespace signifer::ui
