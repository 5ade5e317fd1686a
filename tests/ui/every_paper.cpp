#include "every_paper.h"

#include "library/places.h"

namespace signifer::ui {
namespace {

QString words(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString battleOf(const std::string& ruleSet) {
  QString last;
  for (const ShippedBattle& battle : shippedBattles())
    if (battle.name.starts_with(ruleSet + "/")) last = words(battle.name);
  return last;
}

}  // namespace

std::vector<PrintedPaper> everyPaper(const RuleSetLibrary& library) {
  std::vector<PrintedPaper> all;
  const auto add = [&](const RuleSetSource& source, const PaperKindInfo& kind, bool forces, const char* paper,
                       bool large, bool landscape) {
    PrintedPaper one;
    one.ruleSet = source.id;
    one.kind = kind.kind;
    one.request.kind = words(kind.id);
    one.request.ruleSet = words(source.id);
    if (forces) one.request.battle = battleOf(source.id);
    one.request.paper = QString::fromLatin1(paper);
    one.request.large = large;
    one.request.landscape = landscape;
    one.name =
        QStringLiteral("%1-%2%3-%4%5%6")
            .arg(words(source.id), words(kind.id), forces && !kind.needsBattle ? QStringLiteral("-battle") : QString(),
                 QString::fromLatin1(paper), large ? QStringLiteral("-large") : QString(),
                 landscape ? QStringLiteral("-across") : QString());
    all.push_back(std::move(one));
  };
  for (const RuleSetSource& source : library.sources())
    for (const PaperKindInfo& kind : paperKinds()) {
      for (const char* paper : {"a4", "letter"})
        for (const bool large : {false, true}) {
          add(source, kind, kind.needsBattle, paper, large, false);
          if (kind.takesBattle && !kind.needsBattle) add(source, kind, true, paper, large, false);
        }
      for (const char* paper : {"a4", "letter"}) add(source, kind, kind.needsBattle, paper, false, true);
    }
  return all;
}

}  // namespace signifer::ui
