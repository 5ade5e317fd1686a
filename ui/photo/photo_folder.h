// A folder that is watched for new photos: a telephone that keeps its pictures there as they are taken, or a camera's
// own program. What lay in it before is left alone, and a picture is told of when it is whole.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QSet>
#include <QString>
#include <QTimer>
#include <map>

namespace signifer::ui {

class PhotoFolder final : public QObject {
  Q_OBJECT

 public:
  explicit PhotoFolder(QObject* parent = nullptr);

  /// Watches this folder and no other; false where there is none.
  bool watch(const QString& folder);
  void stop();
  /// Empty where none is watched.
  [[nodiscard]] const QString& folder() const { return folder_; }

 Q_SIGNALS:
  /// A new picture is there, written to its end.
  void photoCame(const QString& file);

 private:
  void look();

  QString folder_;
  QFileSystemWatcher watcher_;
  QTimer again_;
  QSet<QString> known_;
  /// New ones by their size at the last look: whole when it no longer grows.
  std::map<QString, qint64> growing_;
};

}  // namespace signifer::ui
