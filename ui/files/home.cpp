#include "files/home.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "files/write_file.h"
#include "library/places.h"
#include "schema/json_text.h"
#include "settings.h"

namespace signifer::ui {
namespace {

constexpr qsizetype mostVersions = 10;
constexpr int mostRemembered = 30;
// A larger file is no army, no table and no house rules.
constexpr qint64 mostBytes = 8 << 20;
const QString stampFormat = QStringLiteral("yyyy-MM-dd HH-mm-ss-zzz");

// The names stay the same in every language, so that everybody finds the files of everybody.
QString folderName(FileKind kind) {
  constexpr std::array<const char*, 4> names{"Battles", "Tables", "Armies", "House rules"};
  return QString::fromLatin1(names[static_cast<std::size_t>(kind)]);
}

QString rememberedAs(FileKind kind) { return QStringLiteral("recent/") + folderName(kind); }

QString documentsFolder() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

QString made(const QString& folder) {
  QDir().mkpath(folder);
  return folder;
}

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void putBytes(const QString& path, const QByteArray& bytes) {
  writeFile(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

const char* titleKey(FileKind kind) { return kind == FileKind::army ? "name" : "title"; }

FileKind kindOf(const QJsonObject& root) {
  const QString format = root[QStringLiteral("format")].toString();
  if (format == QLatin1String("signifer-army")) return FileKind::army;
  if (format == QLatin1String("signifer-house-rules")) return FileKind::houseRules;
  return root.contains(QStringLiteral("sides")) ? FileKind::table : FileKind::battle;
}

}  // namespace

FilesHome& FilesHome::current() {
  static FilesHome home;
  return home;
}

QString FilesHome::usual() { return documentsFolder() + QStringLiteral("/Signifer"); }

void FilesHome::settle(const QString& folder, const QStringList& earlier) {
  folder_ = folder.isEmpty() ? QString() : QDir::cleanPath(QDir(folder).absolutePath());
  earlier_ = earlier;
  earlier_.removeAll(folder_);
  Q_EMIT settled();
}

QString FilesHome::folder(FileKind kind) const {
  return keeps() ? made(folder_ + QLatin1Char('/') + folderName(kind)) : documentsFolder();
}

QString FilesHome::exports() const { return keeps() ? made(folder_ + QStringLiteral("/Exports")) : documentsFolder(); }

QStringList FilesHome::homes() const { return keeps() ? QStringList(folder_) + earlier_ : QStringList(); }

QString FilesHome::plainName(const QString& name) {
  constexpr qsizetype longest = 80;
  static const QRegularExpression refused(QStringLiteral("[\\x00-\\x1f/\\\\:*?\"<>|]"));
  QString plain = name;
  plain.replace(refused, QStringLiteral(" "));
  plain = plain.simplified().left(longest).trimmed();
  while (plain.startsWith(QLatin1Char('.'))) plain.remove(0, 1);
  return plain.isEmpty() ? tr("Unnamed") : plain;
}

QString FilesHome::ending(FileKind kind) {
  return kind == FileKind::battle ? QStringLiteral(".signifer") : QStringLiteral(".json");
}

QString FilesHome::proposal(FileKind kind, const QString& name) const {
  return folder(kind) + QLatin1Char('/') + plainName(name) + ending(kind);
}

QString FilesHome::freshFile(FileKind kind, const QString& name) const {
  QString file = proposal(kind, name);
  for (int i = 2; QFileInfo::exists(file) || QFileInfo(file).isSymLink(); ++i)
    file = QStringLiteral("%1/%2 (%3)%4").arg(folder(kind), plainName(name)).arg(i).arg(ending(kind));
  return file;
}

bool FilesHome::isNamedAfter(const QString& file, const QString& title) {
  static const QRegularExpression number(QStringLiteral(" \\([0-9]+\\)$"));
  const QString stem = QFileInfo(file).completeBaseName();
  const QString plain = plainName(title);
  return stem == plain || QString(stem).remove(number) == plain;
}

bool FilesHome::isOwn(const QString& file) const {
  const QString path = QFileInfo(file).absoluteFilePath();
  return std::ranges::any_of(homes(), [&](const QString& home) { return path.startsWith(home + QLatin1Char('/')); });
}

bool FilesHome::isShipped(const QString& file) {
  const QFileInfo info(file);
  if (!info.exists()) return false;
  if (!info.isWritable()) return true;
  // A build tree links to the folders of its sources.
  return std::ranges::any_of(std::array{"armies", "scenarios"}, [&](const char* part) {
    const QString folder = QFileInfo(QString::fromStdString((dataFolder() / part).string())).canonicalFilePath();
    return !folder.isEmpty() && info.canonicalFilePath().startsWith(folder + QLatin1Char('/'));
  });
}

// Files are read once for each of their states.
OwnFile FilesHome::read(FileKind kind, const QString& file) {
  struct Known {
    qint64 size = -1;
    QDateTime when;
    OwnFile told;
  };
  static QHash<QString, Known> known;
  const QFileInfo info(file);
  const QString path = info.absoluteFilePath();
  if (!info.isFile() || info.size() > mostBytes) return {kind, path, {}, {}, {}};
  Known& entry = known[folderName(kind) + path];
  if (entry.size != info.size() || entry.when != info.lastModified()) {
    const QJsonObject root = QJsonDocument::fromJson(bytesOf(path)).object();
    entry = {info.size(), info.lastModified(), {kind, path, {}, {}, info.lastModified()}};
    if (kindOf(root) == kind) {
      entry.told.name = root[QLatin1String(titleKey(kind))].toString();
      entry.told.ruleSet = root[QStringLiteral("ruleset")].toString();
      if (entry.told.name.isEmpty()) entry.told.name = info.completeBaseName();
    }
  }
  return entry.told;
}

QList<OwnFile> FilesHome::list(FileKind kind, const QString& ruleSet) const {
  QStringList files = Settings().value(rememberedAs(kind)).toStringList();
  for (const QString& home : homes()) {
    const QDir folder(home + QLatin1Char('/') + folderName(kind));
    for (const QFileInfo& info : folder.entryInfoList({QLatin1Char('*') + ending(kind)}, QDir::Files))
      files << info.absoluteFilePath();
  }
  QList<OwnFile> all;
  QSet<QString> seen;
  for (const QString& file : files) {
    if (seen.contains(file)) continue;
    seen.insert(file);
    const OwnFile one = read(kind, file);
    if (!one.name.isEmpty() && (ruleSet.isEmpty() || one.ruleSet == ruleSet)) all << one;
  }
  std::ranges::stable_sort(all, [](const OwnFile& a, const OwnFile& b) { return a.when > b.when; });
  return all;
}

void FilesHome::remember(FileKind kind, const QString& file) {
  if (isShipped(file)) return;
  const QString path = QFileInfo(file).absoluteFilePath();
  Settings settings;
  QStringList files = settings.value(rememberedAs(kind)).toStringList();
  files.removeAll(path);
  files.prepend(path);
  files.removeIf([](const QString& one) { return !QFileInfo(one).isFile(); });
  settings.setValue(rememberedAs(kind), files.mid(0, mostRemembered));
}

// A file of the home has its folder under its own name, one from elsewhere under its name and place.
QString FilesHome::versionsFolder(const QString& file) const {
  const QFileInfo info(file);
  const QString all = folder_ + QStringLiteral("/Earlier versions/");
  if (isOwn(file)) return all + info.absoluteDir().dirName() + QLatin1Char('/') + info.completeBaseName();
  const QByteArray place = QCryptographicHash::hash(info.absolutePath().toUtf8(), QCryptographicHash::Sha1).toHex();
  return QStringLiteral("%1%2 %3").arg(all, info.completeBaseName(), QString::fromLatin1(place.left(8)));
}

// A disk that takes no copy is no reason not to save.
void FilesHome::keepVersion(const QString& file) const {
  const QFileInfo info(file);
  if (!keeps() || !info.isFile() || info.size() > mostBytes) return;
  const QByteArray now = bytesOf(file);
  const QStringList before = versions(file);
  if (!before.isEmpty() && bytesOf(before.first()) == now) return;
  const QString folder = made(versionsFolder(file));
  try {
    putBytes(folder + QLatin1Char('/') + info.lastModified().toString(stampFormat) + QStringLiteral(".json"), now);
  } catch (const FileError&) {
    return;
  }
  for (const QString& old : versions(file).mid(mostVersions)) QFile::remove(old);
}

QStringList FilesHome::versions(const QString& file) const {
  QStringList all;
  if (!keeps() || file.isEmpty()) return all;
  const QDir folder(versionsFolder(file));
  for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name | QDir::Reversed))
    all << folder.filePath(name);
  return all;
}

QDateTime FilesHome::whenOf(const QString& version) {
  return QDateTime::fromString(QFileInfo(version).completeBaseName(), stampFormat);
}

QString FilesHome::rename(FileKind kind, const QString& file, const QString& name) {
  if (isShipped(file)) throw FileError(file.toStdString(), tr("it cannot be renamed").toStdString());
  Q_EMIT aboutToRename(file);
  const QFileInfo info(file);
  const QString to = info.absolutePath() + QLatin1Char('/') + plainName(name) + ending(kind);
  const bool moves = to != info.absoluteFilePath();
  if (moves && QFileInfo::exists(to))
    throw FileError(to.toStdString(), tr("there is such a file already").toStdString());
  const QString versionsBefore = versionsFolder(file);
  if (kind == FileKind::battle) {
    if (moves && !QFile::rename(file, to))
      throw FileError(file.toStdString(), tr("it cannot be renamed").toStdString());
  } else {
    Json root = Json::parse(bytesOf(file).toStdString(), nullptr, false);
    if (!root.is_object()) throw FileError(file.toStdString(), tr("it cannot be read").toStdString());
    root[titleKey(kind)] = name.simplified().toStdString();
    writeFile(to.toStdString(), root.dump(2) + "\n");
    if (moves) QFile::remove(file);
  }
  if (moves) {
    if (keeps()) QDir().rename(versionsBefore, versionsFolder(to));
    if (kind == FileKind::army) followArmy(info.absoluteFilePath(), to);
    if (kind != FileKind::battle) remember(kind, to);
  }
  Q_EMIT renamed(file, to);
  return to;
}

// Tables keep the way to the army that a side was made of.
void FilesHome::followArmy(const QString& from, const QString& to) const {
  for (const OwnFile& table : list(FileKind::table)) {
    Json root = Json::parse(bytesOf(table.file).toStdString(), nullptr, false);
    const QDir folder = QFileInfo(table.file).absoluteDir();
    bool followed = false;
    for (Json& side : root["sides"]) {
      if (!side.is_object() || !side.contains("army") || !side["army"].is_object()) continue;
      Json& way = side["army"]["file"];
      if (!way.is_string()) continue;
      const QString given = QString::fromStdString(way.get<std::string>());
      if (QDir::cleanPath(folder.absoluteFilePath(given)) != from) continue;
      way = (QDir::isAbsolutePath(given) ? to : folder.relativeFilePath(to)).toStdString();
      followed = true;
    }
    if (followed) writeFile(table.file.toStdString(), root.dump(2) + "\n");
  }
}

bool FilesHome::moveToBin(const QString& file) {
  if (isShipped(file) || !QFile::moveToTrash(file)) return false;
  Q_EMIT binned(file);
  return true;
}

}  // namespace signifer::ui
