// What comes of an attack as a player means it: does it come home, does it come off better, is the other broken? The
// action and all that follows in this player turn is carried out over every outcome of the two units' dice, other
// fights going by any dice. Whoever has to decide in between decides as the greedy commander would.
#pragma once

#include <optional>
#include <vector>

#include "dice/odds_watch.h"
#include "rules/ruleset.h"

namespace signifer {

/// A ruling with dice that an attack comes to: of which unit, against which.
struct AttackRuling {
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  Consultation ruling;
};

struct Prospects {
  /// Chances of all, 0 to 1: the two come into contact; and then the attacker does more harm than it takes; and then
  /// the other is broken, in flight or gone.
  double home = 0;
  double better = 0;
  double broken = 0;
  /// The attacked unit is broken, in flight or gone before they come into contact.
  double fled = 0;
  /// The two never come into contact, but the attacker does with another enemy.
  double diverted = 0;
  /// The attacker itself is broken, in flight or gone.
  double lost = 0;
  /// They are in contact already.
  bool inContact = false;
  /// Every outcome was looked at; otherwise a few hundred turns were played out.
  bool exact = true;
  int playedOut = 0;
  /// The answers that the two were taken to give when asked on the way, each once.
  std::vector<Action> answers{};
  /// The answers from which the attacked unit may choose when it is first asked, of those that are alike one.
  std::vector<Action> replies{};
  /// The rolls of the two on a way that comes home, each once, in order; their modifiers are those before the dice.
  std::vector<AttackRuling> rulings{};
};

/// Outcomes that are looked at before turns are played out instead.
inline constexpr OddsLimit prospectsLimit{.work = 12000, .bytes = 64e6};

/// The word that an action chooses: its field, and the value there. Both are empty where its kind has none.
struct ChosenWord {
  const Field* field = nullptr;
  std::int16_t value = 0;
};
[[nodiscard]] ChosenWord chosenWord(const ActionKind& kind, const Action& action);
/// Whether two answers say the same: they are of one kind and choose the same word.
[[nodiscard]] bool answersAlike(const Definition& definition, const Action& one, const Action& other);

/// None where the action aims at no enemy, or cannot be carried out. Throws OddsGivenUp where `stop` became true. With
/// `reply` the attacked unit answers like that where it can.
[[nodiscard]] std::optional<Prospects> prospectsOf(const RuleSet& rules, const Battle& battle, const Action& action,
                                                   const OddsLimit& limit = prospectsLimit,
                                                   const std::atomic<bool>* stop = nullptr,
                                                   std::optional<Action> reply = std::nullopt);

}  // namespace signifer
