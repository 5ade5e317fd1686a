#include "photo/photo_folder.h"

#include <QDir>
#include <QFileInfo>

namespace signifer::ui {
namespace {

// A picture comes over the air in pieces.
constexpr int lookAgainMs = 700;

QFileInfoList picturesOf(const QString& folder) {
  return QDir(folder).entryInfoList(
      {QStringLiteral("*.jpg"), QStringLiteral("*.jpeg"), QStringLiteral("*.png"), QStringLiteral("*.webp")},
      QDir::Files, QDir::Time | QDir::Reversed);
}

}  // namespace

PhotoFolder::PhotoFolder(QObject* parent) : QObject(parent) {
  again_.setSingleShot(true);
  again_.setInterval(lookAgainMs);
  connect(&again_, &QTimer::timeout, this, &PhotoFolder::look);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] {
    if (!again_.isActive()) again_.start();
  });
}

bool PhotoFolder::watch(const QString& folder) {
  stop();
  if (!QFileInfo(folder).isDir() || !watcher_.addPath(folder)) return false;
  folder_ = folder;
  for (const QFileInfo& one : picturesOf(folder)) known_.insert(one.fileName());
  return true;
}

void PhotoFolder::stop() {
  again_.stop();
  if (!folder_.isEmpty()) watcher_.removePath(folder_);
  folder_.clear();
  known_.clear();
  growing_.clear();
}

void PhotoFolder::look() {
  std::map<QString, qint64> growing;
  QStringList whole;
  for (const QFileInfo& one : picturesOf(folder_)) {
    if (known_.contains(one.fileName())) continue;
    const auto before = growing_.find(one.fileName());
    if (before != growing_.end() && before->second == one.size() && one.size() > 0) {
      known_.insert(one.fileName());
      whole << one.filePath();
    } else {
      growing[one.fileName()] = one.size();
    }
  }
  growing_ = std::move(growing);
  if (!growing_.empty()) again_.start();
  for (const QString& file : whole) Q_EMIT photoCame(file);
}

}  // namespace signifer::ui
