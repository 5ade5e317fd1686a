// The remedies for remarks on an army, each one step of the document.
#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "army/army_check.h"

namespace signifer::ui {

class ArmyDocument;

struct ArmyRemedy {
  /// The deed as a link: "Number them".
  QString words;
  std::function<void(ArmyDocument&)> act;
};

/// Nothing where there is no obvious one.
[[nodiscard]] std::optional<ArmyRemedy> remedyFor(const ArmyDocument& document, const ArmyRemark& remark);

}  // namespace signifer::ui
