#include "editors/own_armies.h"

#include <QFileInfo>
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "army/shipped_armies.h"
#include "files/home.h"
#include "settings.h"

namespace signifer::ui {
namespace {

constexpr qsizetype mostKept = 12;

QString keyOf(const std::string& ruleSet) { return QStringLiteral("armies/") + QString::fromStdString(ruleSet); }

bool isSample(const QString& file) {
  return std::ranges::any_of(shippedArmies(), [&](const ShippedArmy& one) {
    std::error_code unreadable;
    return std::filesystem::equivalent(one.file, file.toStdString(), unreadable);
  });
}

}  // namespace

QList<OwnArmy> ownArmies(const std::string& ruleSet) {
  QList<OwnArmy> armies;
  Settings settings;
  const int count = settings.beginReadArray(keyOf(ruleSet));
  for (int i = 0; i < count; ++i) {
    settings.setArrayIndex(i);
    OwnArmy army{settings.value(QStringLiteral("name")).toString(), settings.value(QStringLiteral("file")).toString()};
    if (!army.name.isEmpty() && QFileInfo(army.file).isFile()) armies << army;
  }
  settings.endArray();
  for (const OwnFile& own : FilesHome::current().list(FileKind::army, QString::fromStdString(ruleSet)))
    if (std::ranges::find(armies, own.file, &OwnArmy::file) == armies.end()) armies << OwnArmy{own.name, own.file};
  return armies;
}

void rememberArmy(const std::string& ruleSet, const OwnArmy& army) {
  if (isSample(army.file)) return;
  const OwnArmy latest{army.name, QFileInfo(army.file).absoluteFilePath()};
  QList<OwnArmy> armies = ownArmies(ruleSet);
  armies.removeIf([&](const OwnArmy& one) { return one.file == latest.file; });
  armies.prepend(latest);
  armies.resize(std::min(armies.size(), mostKept));
  Settings settings;
  settings.beginWriteArray(keyOf(ruleSet), static_cast<int>(armies.size()));
  for (int i = 0; i < armies.size(); ++i) {
    settings.setArrayIndex(i);
    settings.setValue(QStringLiteral("name"), armies[i].name);
    settings.setValue(QStringLiteral("file"), armies[i].file);
  }
  settings.endArray();
}

}  // namespace signifer::ui
