// The fates of a turn's units, and those who brought them about, found in the deeds of the account.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play/session.h"
#include "rules/deeds.h"
#include "sheet/story.h"

namespace signifer {

/// A deed of a turn, in the order of the account.
struct DeedDone {
  Deed deed = Deed::own;
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  PersonIndex person = noPerson;
  SideIndex side = noSide;
  /// Of the event, from 1.
  std::size_t event = 0;
  std::string phrase;
  std::vector<std::string> rules;
  bool starred = false;
  /// The sentence in the phrase's own words.
  std::string text;
};

/// The way to a fate. charged: its victims were charged; threw: they had charged themselves; mutual: agents and victims
/// did it to each other.
enum class Manner : std::uint8_t { plain, charged, flank, rear, threw, mutual };

/// One thing to tell: `deed` befell the victims, by the agents where there were any.
struct Fate {
  Deed deed = Deed::own;
  std::vector<UnitIndex> victims;
  std::vector<UnitIndex> agents;
  Manner manner = Manner::plain;
  PersonIndex person = noPerson;
  std::size_t event = 0;
  std::string phrase;
  std::vector<std::string> rules;
  bool starred = false;
  std::string text;
  /// Fates of one number hang together: told behind each other.
  int chain = 0;
};

/// A fight that somebody had the better of, or nobody.
struct Bout {
  UnitIndex winner = noUnit;
  UnitIndex loser = noUnit;
  bool drawn = false;
  std::size_t event = 0;
  std::string phrase;
};

struct TurnsFates {
  /// Chains by their first event, each in the order of the events.
  std::vector<Fate> fates;
  /// Fights that changed nothing by themselves.
  std::vector<Bout> bouts;
  /// Charges that brought nothing more.
  std::vector<Fate> charges;
  bool fought = false;
};

[[nodiscard]] TurnsFates fatesOf(const Session& session, const std::vector<DeedDone>& deeds);

}  // namespace signifer
