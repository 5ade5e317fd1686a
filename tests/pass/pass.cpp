#include "pass.h"

#include "rules/played_rule_set.h"
#include "rules/read_options.h"
#include "rules/slots.h"
#include "rules/typed_procedure.h"

namespace signifer::pass {
namespace {

// PS-SEQ-1, PS-MOV-1
CardOut card(const CardIn& in, const Book& book, Dice& dice) {
  std::array<int, 3> left{in.rush, in.march, in.mire};
  CardOut out;
  out.shuffled = in.rush + in.march + in.mire == 0;
  if (out.shuffled) left = book.deck;
  const int kind = dice.card(in.own.purpose("card-fate"), left);
  out.card = static_cast<Card>(kind);
  out.reachInches = toInches(book.reach[static_cast<std::size_t>(kind)]);
  return out;
}

// PS-REA-1, PS-REA-2: each reason knows its rule and its figures.
FallBackOut fallBack(const FallBackIn& in, const Book& book) {
  FallBackOut out;
  const Length room = wholeLength(in.roomInches * oneInch);
  out.reasons.addIf(room < book.fallBack, WhyNot::noRoom,
                    {"PS-REA-2", Figure::inches(room), Figure::inches(book.fallBack)});
  out.reasons.addIf(!in.light, WhyNot::notLight, {"PS-REA-1"});
  out.allowed = out.reasons.empty();
  out.inches = out.allowed ? toInches(book.fallBack) : 0;
  return out;
}

// PS-FGT-1 to PS-FGT-3
FightOut fight(const FightIn& in, const Row& impetus, const Row& enemyImpetus, Dice& dice, Modifiers& modifiers) {
  FightOut out;
  out.margin = modifiers.addIf(in.impetus, impetus) + modifiers.addIf(in.enemyImpetus, enemyImpetus);
  out.margin += dice.one(in.own.purpose("dice-blow"), Die::of(10));
  out.margin -= dice.one(in.foe.purpose("dice-blow"), Die::of(10));
  out.hit = out.margin < 0;
  out.enemyHit = out.margin > 0;
  return out;
}

class Pass final : public PlayedRuleSet<Book, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Pass(Definition given) : PlayedRuleSet(std::move(given)) {
    const Definition& d = definition();
    const Book& book = book_;
    auto drawn = makeProcedure<CardIn, CardOut>(
        d, "card", nullptr, [&book](const CardIn& in, Dice& dice, Modifiers&) { return card(in, book, dice); });
    auto fallen = makeProcedure<FallBackIn, FallBackOut>(
        d, "fall-back", nullptr, [&book](const FallBackIn& in, Dice&, Modifiers&) { return fallBack(in, book); });
    auto fought = makeProcedure<FightIn, FightOut>(
        d, "fight", nullptr,
        [own = d.row("fight/impetus"), enemy = d.row("fight/enemyImpetus")](
            const FightIn& in, Dice& dice, Modifiers& modifiers) { return fight(in, own, enemy, dice, modifiers); });
    book_.rulings = {drawn.get(), fallen.get(), fought.get()};
    addProcedure(std::move(drawn));
    addProcedure(std::move(fallen));
    addProcedure(std::move(fought));
    requireAllProcedures();
  }
};

}  // namespace

Book::Book(const Definition& d)
    : definition(d),
      options(readOptions<Options>(d)),
      steps(d, Course::steps.size()),
      deck{d.integer("deck/rush"), d.integer("deck/march"), d.integer("deck/mire")},
      reach{d.length("reachInches/rush"), d.length("reachInches/march"), d.length("reachInches/mire")},
      fallBack(d.length("fallBackInches")) {
  requireNames<UnitProfile>(d, "unitProfile", d.unitProfile());
  requireNames<UnitStatus>(d, "unitStatus", d.unitStatus());
  requireNames<BattleStatus>(d, "battleStatus", d.battleStatus());
  d.requireActions(Words<ActionId>::words);
  // A house rule may empty the deck, but then nothing could be drawn.
  if (std::ranges::min(deck) < 0 || std::ranges::max(deck) > 20 || deck == std::array{0, 0, 0})
    d.fail("/tables/deck", "from 0 to 20 cards of each kind, and one at least, were expected");
}

std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Pass>(std::move(definition)); }

}  // namespace signifer::pass
