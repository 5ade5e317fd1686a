#include "play/any_battle.h"

#include "play/journal.h"

namespace signifer {

AnyBattle openAnyBattle(const RuleSetLibrary& library, const std::filesystem::path& path) {
  if (path.extension() == ".signifer") {
    const OpenedJournal opened = openJournal(library, path);
    return {opened.session->sharedRules(), opened.session->battle(), opened.leftOut, opened.notes};
  }
  AnyBattle opened;
  const auto session = openBattle(library, path, 1, &opened.leftOut);
  opened.rules = session->sharedRules();
  opened.battle = session->battle();
  return opened;
}

}  // namespace signifer
