#include "photo/photo_reader.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include "photo/photo_json.h"
#include "photo/reader_child.h"

namespace signifer::ui {
namespace {

// Far longer than the largest photo takes.
constexpr int patienceMs = 90'000;

QString readerProgram() { return QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("signifer")); }

}  // namespace

QString unreadableWords(const photo::Unreadable& unreadable, const QStringList& photos) {
  const QString name = QFileInfo(photos.value(static_cast<qsizetype>(unreadable.photo))).fileName();
  using Why = photo::Unreadable::Why;
  switch (unreadable.why) {
    case Why::noFile:
      return PhotoReader::tr("There is no file %1.").arg(name);
    case Why::notAPicture:
      return PhotoReader::tr("%1 is no picture that can be read. Take a JPEG, PNG or WebP.").arg(name);
    case Why::tooLarge:
      return PhotoReader::tr("%1 is too large: at most 50 million pixels can be read. Take a smaller picture.")
          .arg(name);
    case Why::tooSmall:
      return PhotoReader::tr("%1 is too small: the marks need a picture of 1920 by 1080 pixels or more.").arg(name);
    case Why::tooDark:
      return PhotoReader::tr("%1 is too dark. Switch on more light and take it again, without a flash.").arg(name);
    case Why::fewBorderMarks:
      return PhotoReader::tr(
                 "%1 shows %2 of the 8 border marks. At least 4 must be seen, whole and not in a row: take "
                 "the photo from higher up.")
          .arg(name)
          .arg(unreadable.count);
    case Why::borderMarksMoved:
      return PhotoReader::tr(
                 "The border marks of %1 do not lie where they should. Lay each flush on the table's edge, "
                 "in the place that is printed on it.")
          .arg(name);
  }
  return {};
}

PhotoReader::PhotoReader(QObject* parent) : QObject(parent) {
  patience_.setSingleShot(true);
  patience_.setInterval(patienceMs);
  connect(&patience_, &QTimer::timeout, &process_, &QProcess::kill);
  connect(&process_, &QProcess::readyReadStandardOutput, this, &PhotoReader::takeLines);
  connect(&process_, &QProcess::finished, this, &PhotoReader::finish);
  connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) finish();
  });
}

PhotoReader::~PhotoReader() { giveUp(); }

void PhotoReader::giveUp() {
  patience_.stop();
  given_ = true;
  if (process_.state() == QProcess::NotRunning) return;
  process_.kill();
  process_.waitForFinished(2000);
}

void PhotoReader::read(const photo::TableFacts& facts, const QStringList& photos) {
  giveUp();
  photos_ = photos;
  answer_ = {};
  given_ = false;
  Json files = Json::array();
  for (const QString& photo : photos) files.push_back(photo.toStdString());
  const Json request{{"facts", photo::factsJson(facts)}, {"photos", std::move(files)}};
  patience_.start();
  process_.start(readerProgram(), {QString::fromLatin1(photoReaderWord)});
  process_.write(QByteArray::fromStdString(request.dump()));
  process_.closeWriteChannel();
}

void PhotoReader::takeLines() {
  while (process_.canReadLine()) {
    const QByteArray line = process_.readLine();
    const Json json = Json::parse(line.toStdString(), nullptr, false);
    if (!json.is_object()) continue;
    if (json.contains("progress")) Q_EMIT progressed(json["progress"].get<double>());
    if (json.contains("reading")) answer_.reading = json["reading"].dump();
    if (json.contains("unreadable")) {
      const Document said = Document::parse("answer", json["unreadable"].dump());
      answer_.fault = unreadableWords(photo::readUnreadable(said.root()), photos_);
    }
  }
}

void PhotoReader::finish() {
  takeLines();
  patience_.stop();
  if (given_) return;
  given_ = true;
  if (answer_.reading.empty() && answer_.fault.isEmpty())
    answer_.fault = tr("%1 could not be read: the reader gave up. Take the photo again.")
                        .arg(QFileInfo(photos_.value(0)).fileName());
  Q_EMIT answered(answer_);
}

PhotoAnswer PhotoReader::readNow(const photo::TableFacts& facts, const QStringList& photos) {
  PhotoReader reader;
  PhotoAnswer answer;
  QEventLoop loop;
  connect(&reader, &PhotoReader::answered, &loop, [&](const PhotoAnswer& given) {
    answer = given;
    loop.quit();
  });
  reader.read(facts, photos);
  if (!reader.given_) loop.exec();
  return answer;
}

}  // namespace signifer::ui
