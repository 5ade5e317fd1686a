#include "initiative/procedures.h"

#include <type_traits>

#include "rules/typed_procedure.h"

namespace signifer::initiative {
namespace {

/// Makes procedures one by one; a rule takes what it needs of the book, the dice and the modifiers.
class Maker {
 public:
  Maker(const Definition& definition, const Book& book, ProcedureList& list)
      : definition_(definition), book_(book), list_(list) {}

  template <class In, class Out, class Rule, class Refuse = std::nullptr_t>
  void add(const ProcedureFor<In, Out>*& handle, std::string_view id, Rule* rule, Refuse refuse = nullptr) {
    auto procedure = makeProcedure<In, Out>(
        definition_, id, refusing<In>(refuse),
        [rule, &book = book_](const In& in, [[maybe_unused]] Dice& dice, [[maybe_unused]] Modifiers& modifiers) {
          if constexpr (std::is_invocable_v<Rule*, const In&>)
            return rule(in);
          else if constexpr (std::is_invocable_v<Rule*, const In&, const Book&>)
            return rule(in, book);
          else if constexpr (std::is_invocable_v<Rule*, const In&, const Book&, Dice&>)
            return rule(in, book, dice);
          else if constexpr (std::is_invocable_v<Rule*, const In&, const Book&, Modifiers&>)
            return rule(in, book, modifiers);
          else
            return rule(in, book, dice, modifiers);
        });
    handle = procedure.get();
    list_.push_back(std::move(procedure));
  }

 private:
  template <class In, class Refuse>
  [[nodiscard]] std::function<std::optional<Refusal>(const In&)> refusing(Refuse refuse) const {
    if constexpr (std::is_invocable_v<Refuse, const In&, const Book&>)
      return [refuse, &book = book_](const In& in) { return refuse(in, book); };
    else
      return refuse;
  }

  const Definition& definition_;
  const Book& book_;
  ProcedureList& list_;
};

}  // namespace

ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings) {
  ProcedureList list;
  Maker maker(definition, book, list);
  maker.add(rulings.eliteRally, "elite-rally", eliteRally);
  maker.add(rulings.initiativeMove, "initiative-move", initiativeMove);
  maker.add(rulings.mayOrder, "may-order", mayOrder);
  maker.add(rulings.orderTest, "order-test", orderTest);
  maker.add(rulings.rallyOrder, "rally-order", rallyOrder);
  maker.add(rulings.courageOrder, "courage-order", courageOrder);
  maker.add(rulings.orderReroll, "order-reroll", orderReroll);
  maker.add(rulings.freeMove, "free-move", freeMove);
  maker.add(rulings.joinUnit, "join-unit", joinUnit);

  maker.add(rulings.proximity, "proximity", proximity);
  maker.add(rulings.quarter, "quarter", quarter, refuseQuarter);
  maker.add(rulings.moveDistance, "move-distance", moveDistance);
  maker.add(rulings.charge, "charge", charge, refuseCharge);
  maker.add(rulings.enforcedMove, "enforced-move", enforcedMove);

  maker.add(rulings.visibility, "visibility", visibility);
  maker.add(rulings.weaponRange, "weapon-range", weaponRange);
  maker.add(rulings.mayShoot, "may-shoot", mayShoot);
  maker.add(rulings.shooting, "shooting", shooting, refuseShooting);
  maker.add(rulings.shootingBreakCheck, "shooting-break-check", shootingBreakCheck, refuseShootingBreakCheck);

  maker.add(rulings.handToHand, "hand-to-hand", handToHand, refuseHandToHand);
  maker.add(rulings.support, "support", support);
  maker.add(rulings.combatResult, "combat-result", combatResult);
  maker.add(rulings.combatBreakCheck, "combat-break-check", combatBreakCheck, refuseCombatBreakCheck);

  maker.add(rulings.moraleSave, "morale-save", moraleSave, refuseMoraleSave);
  maker.add(rulings.unitStatus, "unit-status", unitStatus, refuseUnitStatus);
  maker.add(rulings.rangedBreakTest, "ranged-break-test", rangedBreakTest, refuseBreakTest);
  maker.add(rulings.breakTest, "break-test", breakTest, refuseBreakTest);
  maker.add(rulings.divisionStatus, "division-status", divisionStatus, refuseDivisionStatus);
  maker.add(rulings.victory, "victory", victory, refuseVictory);
  maker.add(rulings.removeDisorder, "remove-disorder", removeDisorder);
  return list;
}

}  // namespace signifer::initiative
