// The knowledge of each side: whether it sees a unit or person, has seen it, or knows nothing of it. This is the one
// place that says so. The window, the command line, reports and machine commanders ask it. Nothing of an unknown unit
// may reach the side: no name, place, mark or count.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle/battle.h"
#include "battle/hiding.h"
#include "rules/ruleset.h"

namespace signifer {

/// `seen`: as it stands. `seenBefore`: no longer in sight; when and where it was last is kept (lastSeen).
enum class Knowledge : std::uint8_t { seen, seenBefore, unknown };

/// A side's knowledge of a battle, by the indices of its units and people.
struct SideView {
  SideIndex side = noSide;
  std::vector<Knowledge> units;
  std::vector<Knowledge> people;
  /// Markers of the other side lie on the table. What is below them is unknown, if it is anything.
  bool markers = false;

  [[nodiscard]] bool sees(UnitIndex unit) const {
    return unit < 0 || units[static_cast<std::size_t>(unit)] == Knowledge::seen;
  }
  [[nodiscard]] bool seesPerson(PersonIndex person) const {
    return person < 0 || people[static_cast<std::size_t>(person)] == Knowledge::seen;
  }
  /// Nothing is hidden from the side.
  [[nodiscard]] bool seesAll() const;
  friend bool operator==(const SideView&, const SideView&) = default;
};

/// Whether anything may be hidden from anybody in this battle, now or later. Quick.
[[nodiscard]] bool hasSecrets(const Definition& definition, const Battle& battle);

/// What a side knows now. With noSide nothing is hidden: that is the umpire's view.
[[nodiscard]] SideView seenBy(const RuleSet& rules, const Battle& battle, SideIndex side);

/// Whether an ambush lies or a relief is on its way that the side knows nothing of. Its author's notes may tell of that
/// in any words, so the side gets none of them until then.
[[nodiscard]] bool awaitsSurprise(const Battle& battle, const SideView& view);

/// The battle without whoever the side does not see: they are off the table, nowhere. Indices stay as they are, so
/// actions fit both battles; names still stand in the setup. For machine commanders and for drawing.
[[nodiscard]] Battle asSeen(const RuleSet& rules, const Battle& battle, const SideView& view);

/// Leaves out the points that units scored for the other side which the viewer does not see.
void keepUntoldPoints(Battle& battle, SideIndex viewer);

/// The battle as a file of its own for the side: unseen units and people are not in it, nor what tells of them. The
/// indices differ. Any rule set that reads the battle reads this one.
struct ViewedBattle {
  Battle battle;
  /// The new index of each unit and person of the true battle, -1 for those that are left out.
  std::vector<UnitIndex> units;
  std::vector<PersonIndex> people;
};
[[nodiscard]] ViewedBattle viewOf(const RuleSet& rules, const Battle& battle, const SideView& view);

/// The action in the viewed battle, by the new indices; nothing where it names somebody who is not there.
[[nodiscard]] std::optional<Action> inView(const Definition& definition, const ViewedBattle& viewed,
                                           const Action& action);

/// Names and ids of those that the side does not see, apart from what it may read elsewhere too. A text that has one
/// of them is not for the side.
class SecretWords {
 public:
  SecretWords(const Battle& battle, const SideView& view);
  /// Whether the text tells one of them, as a whole word in any case.
  [[nodiscard]] bool in(std::string_view text) const;
  [[nodiscard]] bool empty() const { return words_.empty(); }

 private:
  std::vector<std::string> words_;
};

}  // namespace signifer
