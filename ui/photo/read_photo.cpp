#include "photo/read_photo.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <cstdio>

#include "library/places.h"
#include "photo/battle_facts.h"
#include "photo/photo_reader.h"
#include "play/any_battle.h"
#include "play/marks.h"
#include "schema/reason.h"

namespace signifer::ui {
namespace {

int wrong(const QString& words) {
  (void)std::fprintf(stderr, "signifer: %s\n", qPrintable(words));
  return 1;
}

}  // namespace

std::string ruleSetNamedIn(const QString& battle) {
  QFile file(QString::fromStdString(battleFile(battle.toStdString()).string()));
  // A pipe would wait for ever.
  if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) return {};
  static const QRegularExpression named(QStringLiteral(R"re("ruleset"\s*:\s*"([a-z0-9-]+)")re"));
  return named.match(QString::fromUtf8(file.read(1 << 20))).captured(1).toStdString();
}

int readPhotosAlone(const RuleSetLibrary& library, const PhotoRequest& request) {
  if (request.battle.isEmpty() || request.photos.isEmpty() || request.photos.contains(QString()))
    return wrong(
        QCoreApplication::translate("ReadPhoto", "Say a photo and a battle: signifer --read-photo PHOTO BATTLE."));
  const MarkWish wish{markSideFrom(request.markSize.toStdString()), markPlaceFrom(request.markPlace.toStdString())};
  if (!request.markPlace.isEmpty() && !wish.place)
    return wrong(QCoreApplication::translate("ReadPhoto", "Marks lie on the base or behind it: base or behind, not %1.")
                     .arg(request.markPlace));
  if (!request.markSize.isEmpty() && !wish.side)
    return wrong(
        QCoreApplication::translate("ReadPhoto", "Marks are 0.6, 0.8 or 1 in large, not %1.").arg(request.markSize));
  try {
    const AnyBattle opened = openAnyBattle(library, battleFile(request.battle.toStdString()));
    const photo::TableFacts facts =
        photo::factsOf(opened.rules->definition(), opened.battle, orElse(wish, markWishIn(opened.notes)));
    const PhotoAnswer answer = PhotoReader::readNow(facts, request.photos);
    if (!answer.fault.isEmpty()) return wrong(answer.fault);
    std::printf("%s\n", answer.reading.c_str());
    return 0;
  } catch (const std::exception& e) {
    return wrong(QString::fromStdString(reasonOf(e)));
  }
}

}  // namespace signifer::ui
