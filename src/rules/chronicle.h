// The account of what happens while an action is carried out: sentences with their rules, modifiers and figures. The
// journal, the ruling dock and the battle report are written from it. In simulation nobody listens, and then nothing is
// put together at all.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "battle/battle.h"
#include "rules/modifiers.h"
#include "rules/procedure.h"
#include "rules/verdict.h"

namespace signifer {

/// One sentence. `phrase` is one of the rule set's, with places {unit}, {other}, {person}, {side}, {0} to {3}.
struct Entry {
  std::string_view phrase;
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  PersonIndex person = noPerson;
  SideIndex side = noSide;
  StepIndex step = noStep;
  std::vector<Figure> figures;
  std::vector<std::string_view> rules;
  std::vector<Modifier> modifiers;
  /// A moment that a report would not leave out.
  bool key = false;
  /// The procedures that were asked, the one that the sentence is about first.
  std::vector<Consultation> consulted;
};

/// Points that an action passes while it is carried out. `actionDone`: the action itself is done, its consequences are
/// not. `stepEnds`: a step is about to be left, and all that belongs to it is still in the state.
enum class Waypoint : std::uint8_t { actionDone, stepEnds };

class Chronicle {
 public:
  virtual ~Chronicle();
  /// The battle comes by such a point. Whoever wants to see it as it stands there may throw: nothing has to be undone.
  virtual void pass(Waypoint) {}
  /// Whether anybody listens: ask before putting an entry together.
  [[nodiscard]] bool wanted() const { return wanted_; }
  virtual void tell(Entry entry) = 0;

 protected:
  explicit Chronicle(bool wanted) : wanted_(wanted) {}

 private:
  bool wanted_;
};

/// Nobody listens.
class SilentChronicle final : public Chronicle {
 public:
  SilentChronicle() : Chronicle(false) {}
  void tell(Entry) override {}
};

/// Keeps the entries.
class ListChronicle final : public Chronicle {
 public:
  ListChronicle() : Chronicle(true) {}
  void tell(Entry entry) override { entries.push_back(std::move(entry)); }
  std::vector<Entry> entries;
};

/// The list that a chronicle's entry keeps of the modifiers of a ruling.
[[nodiscard]] inline std::vector<Modifier> kept(const Modifiers& modifiers) {
  return {modifiers.list().begin(), modifiers.list().end()};
}

}  // namespace signifer
