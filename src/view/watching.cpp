#include "view/watching.h"

#include "battle/hiding.h"
#include "rules/around.h"
#include "view/coming_into_sight.h"

namespace signifer {
namespace {

// A sitting of the rule set inside. Sight is kept in slots that it does not know, so what it has measured stays true.
class WatchingSitting final : public SittingAround {
 public:
  WatchingSitting(const RuleSet& rules, const RuleSet& inner, Battle& battle, Dice& dice, Chronicle& chronicle)
      : SittingAround(rules, battle, dice, chronicle), inner_(inner) {
    sitWith(inner);
  }

  void resolve(const Action& action) override {
    const bool hides = marksAnybody(battle());
    const bool fog = visibilityOf(battle()) == Visibility::fog;
    if (hides || fog) before_ = battle();
    SittingAround::resolve(action);
    if (hides) revealAfter(inner_, before_, changing(), action, chronicle());
    if (!fog) return;
    // A battle may come here with what a side sees taken away.
    if (looked_)
      lookAroundAfter(inner_, before_, changing());
    else
      lookAround(inner_, changing());
    looked_ = true;
  }

 private:
  const RuleSet& inner_;
  Battle before_;
  bool looked_ = false;
};

class Watching final : public RuleSetAround {
 public:
  using RuleSetAround::RuleSetAround;

  void deploy(Battle& battle) const override {
    inner().deploy(battle);
    lookAround(inner(), battle);
  }
  void derive(Battle& battle) const override {
    inner().derive(battle);
    lookAround(inner(), battle);
  }
  void resolve(Battle& battle, const Action& action, Dice& dice, Chronicle& chronicle) const override {
    const Battle before = battle;
    inner().resolve(battle, action, dice, chronicle);
    revealAfter(inner(), before, battle, action, chronicle);
    lookAround(inner(), battle);
  }
  [[nodiscard]] std::unique_ptr<Sitting> sit(Battle& battle, Dice& dice, Chronicle& chronicle) const override {
    return std::make_unique<WatchingSitting>(*this, inner(), battle, dice, chronicle);
  }
};

}  // namespace

std::unique_ptr<RuleSet> watching(std::unique_ptr<const RuleSet> rules, const RuleSetSource& source,
                                  const HouseRules& house, Definition::Phases phases) {
  return std::make_unique<Watching>(std::move(rules), Definition::load(source.folder, house, phases));
}

}  // namespace signifer
