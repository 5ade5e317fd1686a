// A battle's armies of paper, for those without the models. Each base has its true size, as a flat token or a standee
// to fold. On it stand symbol, name, front and strength, with the colour and pattern of its side. With them go the
// leaders and markers for what befalls units.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

#include "battle/battle.h"
#include "library/loader.h"
#include "play/marks.h"
#include "printing/page_setter.h"
#include "printing/paper_format.h"
#include "rules/ruleset.h"

namespace signifer::ui {

struct TokensOrder {
  const Definition* definition = nullptr;
  const Battle* battle = nullptr;
  /// The side that is printed; both where it is noSide.
  SideIndex side = noSide;
  /// The profile field that is a unit's strength, and what it is called; empty for none.
  std::string strength;
  QString strengthTitle;
  /// Words of the markers.
  std::vector<std::string> markers;
  /// To be folded and to stand, with a picture on either side.
  bool standees = false;
  /// With the marks by which photos are read, where a base has room for one.
  bool marks = false;
  MarkWish wish;
  /// Printed in the footer; empty for none.
  QString date;
};

/// An order with the strength and the markers that the rule set's paper.json names.
[[nodiscard]] TokensOrder tokensOf(const RuleSetSource& source, const RuleSet& rules, const Battle& battle);

/// Upright always.
[[nodiscard]] SetPages setTokens(const TokensOrder& order, const PaperFormat& format);
[[nodiscard]] QByteArray tokensPdf(const TokensOrder& order, const PaperFormat& format);
/// "hannibal-tokens-cannae-216-bc-a4.pdf".
[[nodiscard]] QString tokensFileName(const TokensOrder& order, const PaperFormat& format);

}  // namespace signifer::ui
