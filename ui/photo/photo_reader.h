// Asks the process that reads photos (photo/reader_child.h), and says in words what was wrong with them.
#pragma once

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTimer>
#include <string>

#include "photo/reading.h"

namespace signifer::ui {

/// One of the two is empty.
struct PhotoAnswer {
  /// The reading as JSON (docs/file-formats.md, "Photos").
  std::string reading;
  /// Why there is none, in a sentence that says what to do.
  QString fault;
};

class PhotoReader : public QObject {
  Q_OBJECT

 public:
  explicit PhotoReader(QObject* parent = nullptr);
  ~PhotoReader() override;

  /// Reads photos of one moment together; what is being read is given up.
  void read(const photo::TableFacts& facts, const QStringList& photos);
  void giveUp();
  [[nodiscard]] bool isReading() const { return process_.state() != QProcess::NotRunning; }
  /// The same, waiting for it.
  [[nodiscard]] static PhotoAnswer readNow(const photo::TableFacts& facts, const QStringList& photos);

 Q_SIGNALS:
  /// From 0 to 1.
  void progressed(double share);
  void answered(const PhotoAnswer& answer);

 private:
  void takeLines();
  void finish();

  QProcess process_;
  QTimer patience_;
  QStringList photos_;
  PhotoAnswer answer_;
  bool given_ = false;
};

/// The sentence that says what is wrong with photos.
[[nodiscard]] QString unreadableWords(const photo::Unreadable& unreadable, const QStringList& photos);

}  // namespace signifer::ui
