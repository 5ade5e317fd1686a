#include "othw/play/attack.h"

namespace signifer::othw {
namespace {

Striker strikerOf(const Battle& b, UnitIndex u) {
  if (figure(b, u, UnitProfile::archers) != 0) return Striker::archers;
  if (figure(b, u, UnitProfile::hoplites) != 0) return Striker::hoplites;
  if (!isElephants(b, u)) return Striker::other;
  return static_cast<Breed>(figure(b, u, UnitProfile::elephantBreed)) == Breed::indian ? Striker::indianElephants
                                                                                       : Striker::africanElephants;
}

// One word has to do for the foe: what matters to this striker comes first.
Foe foeOf(const Battle& b, UnitIndex u, Striker striker) {
  if (striker == Striker::hoplites && figure(b, u, UnitProfile::hoplites) != 0) return Foe::hoplites;
  switch (classOf(b, u)) {
    case UnitClass::skirmishers:
      return Foe::skirmishers;
    case UnitClass::lightCavalry:
      return Foe::lightCavalry;
    case UnitClass::elephants:
      return static_cast<Breed>(figure(b, u, UnitProfile::elephantBreed)) == Breed::indian ? Foe::indianElephants
                                                                                           : Foe::africanElephants;
    default:
      return figure(b, u, UnitProfile::hoplites) != 0 ? Foe::hoplites : Foe::other;
  }
}

Ground groundOf(const Book& book, const Board& board, Square own, Square foes, bool foeLooseOrder) {
  // D19: one die, whichever holds; a ford that Loose Order disregards is none.
  const bool ford =
      board.ground(foes) == GroundKind::ford && (!foeLooseOrder || book.options.looseOrderFord == LooseOrderFord::die);
  if (ford) return Ground::foeInFord;
  return board.level(own) > board.level(foes) ? Ground::downhill : Ground::even;
}

}  // namespace

Answered<AttackSideIn, AttackSideOut> sidesOf(const Book& book, const Battle& battle, UnitIndex attacker,
                                              UnitIndex defender) {
  const Square a = squareOf(battle, attacker);
  const Square d = squareOf(battle, defender);
  return ask(*book.rulings.attackSide, {a.x, a.y, facingOf(battle, attacker), d.x, d.y, facingOf(battle, defender)});
}

AttackIn attackOn(const Book& book, const Battle& battle, const Board& board, UnitIndex striker, UnitIndex foe,
                  int generalDice) {
  const Square own = squareOf(battle, striker);
  const Square foes = squareOf(battle, foe);
  const AttackSideOut sides = sidesOf(book, battle, striker, foe).out;
  AttackIn in;
  in.attacks = figure(battle, striker, UnitProfile::attacks);
  in.striker = strikerOf(battle, striker);
  in.foe = foeOf(battle, foe, in.striker);
  in.facesFoe = sides.attackerStrikes;
  in.forest = board.ground(own) == GroundKind::wood || board.ground(foes) == GroundKind::wood;
  in.looseOrder = figure(battle, striker, UnitProfile::looseOrder) != 0;
  in.foeLooseOrder = figure(battle, foe, UnitProfile::looseOrder) != 0;
  in.ground = groundOf(book, board, own, foes, in.foeLooseOrder);
  in.generalDice = generalDice;
  in.throwingSpears = figure(battle, striker, UnitProfile::throwingSpears) != 0;
  in.fullStrength = atFullStrength(battle, striker);
  in.defence = figure(battle, foe, UnitProfile::defence);
  if (sides.side != StruckSide::none) in.side = static_cast<Quarter>(static_cast<int>(sides.side) - 1);
  in.foePhalanx = figure(battle, foe, UnitProfile::phalanx) != 0;
  in.foeElephantDrill = figure(battle, foe, UnitProfile::elephantDrill) != 0;
  in.roller = {battle.unit(striker).side, striker, foe};
  return in;
}

}  // namespace signifer::othw
