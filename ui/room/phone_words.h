// The battle in the JSON of docs/phones-protocol.md. All words are the engine's, and all matter is the docks' own;
// nothing here knows a rule.
#pragma once

#include <array>
#include <nlohmann/json.hpp>

#include "game/battle_controller.h"
#include "room/phone_view.h"
#include "schema/json_text.h"

namespace signifer::ui {

/// A sentence of the journal, beyond the session that it was told in.
struct ToldLine {
  std::size_t event = 0;
  QString text;
  bool key = false;
  QStringList rules;
  SideIndex side = noSide;
};

/// Everything that phones are told of a moment, without the window.
struct PhoneMoment {
  std::shared_ptr<const RuleSet> rules;
  Battle battle;
  Depth depth = Depth::fullReferee;
  std::optional<OpenThrow> open;
  /// Names the throw that is wanted; empty where none is.
  std::string roll;
  std::size_t event = 0;
  bool looking = false;
  bool resting = false;
  QString title;
  /// The sentences of the last events for each audience.
  std::array<std::vector<ToldLine>, audiences> lines;
};

/// The sentences of the last events that an audience may know, by what it saw then; at most so many.
[[nodiscard]] std::vector<ToldLine> lastLines(const Session& session, Audience audience, std::size_t most);

/// `game` has the battle of the referee, `own` that of the view.
[[nodiscard]] Json stateJson(const PhoneMoment& moment, const BattleController& game, const BattleController& own,
                             const PhoneView& view, Audience audience);
/// The throw that is wanted, null where none is; with all that the one who rolls it reads.
[[nodiscard]] Json rollJson(const PhoneMoment& moment, const BattleController& game, const PhoneView& view);
[[nodiscard]] Json tableJson(const PhoneMoment& moment, const BattleController& own);
[[nodiscard]] Json journalJson(const PhoneMoment& moment, const BattleController& game, Audience audience);

/// Answers; those who ask see the battle of `own`. `side` is theirs, noSide for those who see all.
[[nodiscard]] Json unitAnswer(const BattleController& own, UnitIndex unit, SideIndex side, std::size_t event,
                              bool mayTell, bool maySeeAll);
[[nodiscard]] Json lineAnswer(const BattleController& own, const std::string& line);
[[nodiscard]] Json ruleAnswer(const Definition& definition, const std::string& rule);

}  // namespace signifer::ui
