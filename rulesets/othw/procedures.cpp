#include "othw/procedures.h"

#include "othw/combat.h"
#include "othw/morale.h"
#include "othw/movement.h"
#include "rules/typed_procedure.h"

namespace signifer::othw {
namespace {

// Makes procedures out of rulings, which come in four shapes: with or without the book, modifiers and dice.
class Maker {
 public:
  Maker(const Definition& definition, const Book& book, ProcedureList& list)
      : definition_(definition), book_(book), list_(list) {}

  template <class In>
  using Refuse = std::optional<Refusal> (*)(const In&);

  template <class In, class Out>
  const ProcedureFor<In, Out>* make(std::string_view id, Out (*rule)(const In&), Refuse<In> refuse = nullptr) {
    return keep<In, Out>(id, refuse, [rule](const In& in, Dice&, Modifiers&) { return rule(in); });
  }
  template <class In, class Out>
  const ProcedureFor<In, Out>* make(std::string_view id, Out (*rule)(const Book&, const In&),
                                    Refuse<In> refuse = nullptr) {
    return keep<In, Out>(id, refuse, [&book = book_, rule](const In& in, Dice&, Modifiers&) { return rule(book, in); });
  }
  template <class In, class Out>
  const ProcedureFor<In, Out>* make(std::string_view id, Out (*rule)(const Book&, const In&, Modifiers&),
                                    Refuse<In> refuse = nullptr) {
    return keep<In, Out>(id, refuse, [&book = book_, rule](const In& in, Dice&, Modifiers& modifiers) {
      return rule(book, in, modifiers);
    });
  }
  template <class In, class Out>
  const ProcedureFor<In, Out>* make(std::string_view id, Out (*rule)(const Book&, const In&, Dice&, Modifiers&),
                                    Refuse<In> refuse = nullptr) {
    return keep<In, Out>(id, refuse, [&book = book_, rule](const In& in, Dice& dice, Modifiers& modifiers) {
      return rule(book, in, dice, modifiers);
    });
  }
  /// The refusals depend on the options.
  template <class In, class Out>
  const ProcedureFor<In, Out>* make(std::string_view id, Out (*rule)(const Book&, const In&, Dice&, Modifiers&),
                                    std::optional<Refusal> (*refuse)(const Book&, const In&)) {
    return keep<In, Out>(
        id, [&book = book_, refuse](const In& in) { return refuse(book, in); },
        [&book = book_, rule](const In& in, Dice& dice, Modifiers& modifiers) {
          return rule(book, in, dice, modifiers);
        });
  }

 private:
  template <class In, class Out, class Rule>
  const ProcedureFor<In, Out>* keep(std::string_view id, typename ProcedureFor<In, Out>::Refuse refuse, Rule rule) {
    auto procedure = makeProcedure<In, Out>(definition_, id, std::move(refuse), std::move(rule));
    const ProcedureFor<In, Out>* handle = procedure.get();
    list_.push_back(std::move(procedure));
    return handle;
  }

  const Definition& definition_;
  const Book& book_;
  ProcedureList& list_;
};

}  // namespace

Rulings makeProcedures(const Definition& definition, const Book& book, ProcedureList& list) {
  Maker maker(definition, book, list);
  Rulings rulings;
  rulings.activation = maker.make("activation", activation, refuseActivation);
  rulings.actionPermitted = maker.make("action-permitted", actionPermitted);
  rulings.move = maker.make("move", move);
  rulings.groupMove = maker.make("group-move", groupMove);
  rulings.charge = maker.make("charge", charge);
  rulings.furtherMove = maker.make("further-move", furtherMove, refuseFurtherMove);
  rulings.passThrough = maker.make("pass-through", passThrough);
  rulings.attackSide = maker.make("attack-side", attackSide, refuseAttackSide);
  rulings.attackDice = maker.make("attack-dice", attackDice, refuseAttackDice);
  rulings.toHit = maker.make("to-hit", toHit, refuseToHit);
  rulings.attack = maker.make("attack", attack, refuseAttack);
  rulings.phalanx = maker.make("phalanx", phalanx);
  rulings.rally = maker.make("rally", rally);
  rulings.combatResult = maker.make("combat-result", combatResult);
  rulings.leadershipTest = maker.make("leadership-test", leadershipTest);
  rulings.riskToGeneral = maker.make("risk-to-general", riskToGeneral, refuseRisk);
  rulings.retreat = maker.make("retreat", retreat);
  rulings.followUp = maker.make("follow-up", followUp, refuseFollowUp);
  rulings.rampage = maker.make("rampage", rampage);
  rulings.mahouts = maker.make("mahouts", mahouts);
  rulings.flight = maker.make("flight", flight, refuseFlight);
  rulings.pursuit = maker.make("pursuit", pursuit, refusePursuit);
  rulings.armyMorale = maker.make("army-morale", armyMorale);
  rulings.moraleLoss = maker.make("morale-loss", moraleLoss, refuseMoraleLoss);
  rulings.moraleStrength = maker.make("morale-strength", moraleStrength, refuseMoraleStrength);
  rulings.victoryCheck = maker.make("victory-check", victoryCheck);
  // Asked by their forms only.
  maker.make("combat-round", combatRound);
  maker.make("fate-roll", fateRoll);
  return rulings;
}

}  // namespace signifer::othw
