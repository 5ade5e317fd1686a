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

Place placeOf(const Battle& battle, UnitIndex u) { return {squareOf(battle, u), facingOf(battle, u)}; }

Answered<AttackSideIn, AttackSideOut> sidesBetween(const Book& book, Place a, Place d) {
  return ask(*book.rulings.attackSide, {a.square.x, a.square.y, a.facing, d.square.x, d.square.y, d.facing});
}

}  // namespace

Answered<AttackSideIn, AttackSideOut> sidesOf(const Book& book, const Battle& battle, UnitIndex attacker,
                                              UnitIndex defender) {
  return sidesBetween(book, placeOf(battle, attacker), placeOf(battle, defender));
}

AttackIn attackOn(const Book& book, const Battle& battle, const Board& board, UnitIndex striker, UnitIndex foe,
                  int generalDice) {
  return attackBetween(book, battle, board, striker, placeOf(battle, striker), foe, placeOf(battle, foe), generalDice);
}

AttackIn attackBetween(const Book& book, const Battle& battle, const Board& board, UnitIndex striker, Place own,
                       UnitIndex foe, Place foes, int generalDice) {
  const AttackSideOut sides = sidesBetween(book, own, foes).out;
  AttackIn in;
  in.attacks = figure(battle, striker, UnitProfile::attacks);
  in.striker = strikerOf(battle, striker);
  in.foe = foeOf(battle, foe, in.striker);
  in.facesFoe = sides.attackerStrikes;
  in.forest = board.ground(own.square) == GroundKind::wood || board.ground(foes.square) == GroundKind::wood;
  in.looseOrder = figure(battle, striker, UnitProfile::looseOrder) != 0;
  in.foeLooseOrder = figure(battle, foe, UnitProfile::looseOrder) != 0;
  in.ground = groundOf(book, board, own.square, foes.square, in.foeLooseOrder);
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

int expectedHits(const Book& book, const AttackIn& attack) {
  if (!attack.facesFoe) return 0;
  const int dice = ask(*book.rulings.attackDice, attack.diceIn())->dice;
  const int needed = ask(*book.rulings.toHit, attack.toHitIn())->needed;
  return dice * (7 - needed) * 100 / 6;
}

}  // namespace signifer::othw
