#include "pass.h"

#include "rules/played_rule_set.h"
#include "rules/procedure_maker.h"
#include "rules/read_options.h"

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
FightOut fight(const FightIn& in, const Book& book, Dice& dice, Modifiers& modifiers) {
  FightOut out;
  out.margin = modifiers.addIf(in.impetus, book.impetus) + modifiers.addIf(in.enemyImpetus, book.enemyImpetus);
  out.margin += dice.one(in.own.purpose("dice-blow"), Die::of(10));
  out.margin -= dice.one(in.foe.purpose("dice-blow"), Die::of(10));
  out.hit = out.margin < 0;
  out.enemyHit = out.margin > 0;
  return out;
}

class Pass final : public PlayedRuleSet<Book, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Pass(Definition given) : PlayedRuleSet(std::move(given)) {
    ProcedureMaker maker(definition(), book_);
    maker.add(book_.rulings.card, "card", card);
    maker.add(book_.rulings.fallBack, "fall-back", fallBack);
    maker.add(book_.rulings.fight, "fight", fight);
    addProcedures(maker.all());
  }
};

}  // namespace

Book::Book(const Definition& d)
    : definition(d),
      options(readOptions<Options>(d)),
      steps(d, Course::steps.size()),
      deck{d.integer("deck/rush"), d.integer("deck/march"), d.integer("deck/mire")},
      reach{d.length("reachInches/rush"), d.length("reachInches/march"), d.length("reachInches/mire")},
      fallBack(d.length("fallBackInches")),
      impetus(d.row("fight/impetus")),
      enemyImpetus(d.row("fight/enemyImpetus")) {
  // A house rule may empty the deck, but then nothing could be drawn.
  if (std::ranges::min(deck) < 0 || std::ranges::max(deck) > 20 || deck == std::array{0, 0, 0})
    d.fail("/tables/deck", "from 0 to 20 cards of each kind, and one at least, were expected");
}

std::unique_ptr<RuleSet> make(Definition definition);
std::unique_ptr<RuleSet> make(Definition definition) { return std::make_unique<Pass>(std::move(definition)); }

}  // namespace signifer::pass
