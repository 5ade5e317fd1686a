// The armies that the person made or opened on this computer, so that they can be chosen without looking for their
// files again.
#pragma once

#include <QList>
#include <QString>
#include <string>

namespace signifer::ui {

struct OwnArmy {
  QString name;
  QString file;

  [[nodiscard]] bool operator==(const OwnArmy&) const = default;
};

/// Of this rule set, the one opened last first, then what else is in the home; files that are gone are left out.
[[nodiscard]] QList<OwnArmy> ownArmies(const std::string& ruleSet);
/// Forgets the oldest where there are many; the samples that came with the program are offered anyway.
void rememberArmy(const std::string& ruleSet, const OwnArmy& army);

}  // namespace signifer::ui
