// The parts that an account's sentences play in a battle's story. A rule set says of its phrases which deed each tells
// ("story" in <id>.json), so that the story can be told alike whatever the rules call it.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "schema/words.h"

namespace signifer {

// Most are the fate of the unit, by the other unit where one is named: shaken, breaks, destroyed, captured, leaves.
// Panic, rally, rampage and return are its own affair. "heart" is flight because the army loses heart.
// "charges", "flanks" and "rears" reached an enemy. "beats" and "beaten" are one fight seen from both sides. A fight
// whose sentence names a side is "side-wins"; "strikes" tells nothing itself, but who fought in it.
// "catches" and "panics-other" are the fate of the other unit. "killed", "wounded" and "lost-with" are a person's.
// "own" is told in the phrase's words.
BOOST_DEFINE_FIXED_ENUM_CLASS(Deed, std::uint8_t, own, silent, strikes, charges, flanks, rears, beats, beaten, sideWins,
                              draws, driven, fallsBack, shaken, breaks, destroyed, captured, leaves, scatters, catches,
                              heart, panics, panicsOther, rallies, rampages, returns, killed, wounded, lostWith,
                              sighted)

/// The armies that the figures of a sentence count: whoever knows them knows how large these are.
enum class Counted : std::uint8_t { none, ofItsSide, ofBothSides };

class Definition;
class Node;

/// Checks the member "story" of a rule set's main file, when that is read: each deed with the phrases that tell it,
/// and the phrases that count an army. Throws SourceError.
void checkStory(const Node& story, const std::map<std::string, std::string, std::less<>>& phrases);
/// The member "story" of a rule set's main file; nothing where it has none.
[[nodiscard]] std::optional<Node> storyMember(const Definition& definition);
/// The place among the options of the one that holds the number of the last turn; nothing where the rule set has none.
[[nodiscard]] std::optional<std::size_t> lastTurnOption(const Definition& definition);
/// As the rule set's story says of its phrases ("counts"); the final score counts both.
[[nodiscard]] Counted countedBy(const Definition& definition, std::string_view phrase);

}  // namespace signifer
