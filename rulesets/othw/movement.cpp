#include "othw/movement.h"

namespace signifer::othw {
namespace {

// D7: what the option after-combat leaves to a unit that has fought.
bool foughtBars(const Book& book, Deed action) {
  switch (book.options.afterCombat) {
    case AfterCombat::done:
      return true;
    case AfterCombat::mayMove:
      return action != Deed::furtherMove;
    case AfterCombat::mayAct:
      return action != Deed::furtherMove && action != Deed::combat;
  }
  return true;
}

// Reasons that a single kind of action has beside those of every action.
void addReasonsOf(const Book& book, const PermittedIn& in, WordSet<NotPermitted>& reasons) {
  const bool hasMoved = in.moved != Moved::no;
  switch (in.action) {
    case Deed::mahouts:
      reasons.addIf(in.state != Bearing::rampaging, NotPermitted::notRampaging);
      return;
    case Deed::move:    // OT-MOV-8: the next one is a further move
    case Deed::charge:  // OT-CHG-1
      reasons.addIf(hasMoved, NotPermitted::alreadyMoved);
      return;
    case Deed::groupMove:  // OT-GRP-4, OT-TER-1
      reasons.addIf(in.moved == Moved::singly, NotPermitted::alreadyMoved);
      reasons.addIf(in.moved == Moved::inGroup, NotPermitted::alreadyGroupMoved);
      reasons.addIf(boundByTerrain(in.terrain, in.troops), NotPermitted::terrainMovesSingly);
      return;
    case Deed::combat:  // OT-MOV-10, OT-CMB-2, OT-CMB-3
      reasons.addIf(hasMoved, NotPermitted::alreadyMoved);
      reasons.addIf(!in.enemyAdjacentAtStart, NotPermitted::notAdjacentAtStart);
      reasons.addIf(!in.facesEnemy, NotPermitted::notFacingEnemy);
      return;
    case Deed::furtherMove: {  // OT-MOV-8; D7: after a combat also as the first move
      const bool afterCombat = in.fought && !foughtBars(book, Deed::furtherMove);
      reasons.addIf(!hasMoved && !afterCombat, NotPermitted::notMovedYet);
      return;
    }
  }
}

}  // namespace

PermittedOut actionPermitted(const Book& book, const PermittedIn& in) {
  PermittedOut out;
  out.reasons.addIf(in.state == Bearing::fleeing, NotPermitted::fleeing);
  out.reasons.addIf(in.state == Bearing::pursuing, NotPermitted::pursuing);
  out.reasons.addIf(in.state == Bearing::halted, NotPermitted::haltedThisPhase);
  out.reasons.addIf(in.state == Bearing::rampaging && in.action != Deed::mahouts, NotPermitted::rampaging);
  out.reasons.addIf(in.fought && foughtBars(book, in.action), NotPermitted::alreadyFought);
  addReasonsOf(book, in, out.reasons);
  out.allowed = out.reasons.empty();
  out.leadershipTest = out.allowed && in.action == Deed::furtherMove;
  return out;
}

MoveOut move(const Book& book, const MoveIn& in) {
  MoveOut out;
  out.allowance = allowanceOf(book, in.moves, in.terrain, in.troops);
  out.spent = in.forward + (in.freeTurns ? 0 : in.quarterTurns);
  out.left = std::max(0, out.allowance - out.spent);
  out.allowed = out.spent <= out.allowance;
  return out;
}

GroupMoveOut groupMove(const GroupMoveIn& in) {
  GroupMoveOut out;
  out.spent = in.forward + (in.allTurnFree ? 0 : in.quarterTurns);
  out.reasons.addIf(!in.connected, NotAsGroup::notConnected);
  out.reasons.addIf(!in.sameDirection, NotAsGroup::differentDirections);
  out.reasons.addIf(!in.sameSpeed, NotAsGroup::differentSpeeds);
  out.reasons.addIf(in.anyMoved, NotAsGroup::unitAlreadyMoved);
  out.reasons.addIf(in.anyBoundByTerrain, NotAsGroup::terrainMovesSingly);
  out.reasons.addIf(out.spent > in.slowestMoves, NotAsGroup::tooFar);
  out.allowed = out.reasons.empty();
  return out;
}

ChargeOut charge(const Book& book, const ChargeIn& in) {
  ChargeOut out;
  out.allowance = allowanceOf(book, in.moves, in.terrain, in.troops);
  const int intoTheSquare = book.options.chargeReach == ChargeReach::intoSquare ? 1 : 0;
  out.needed = in.squaresBetween + intoTheSquare + (in.freeTurns ? 0 : in.quarterTurns);
  out.reaches = out.allowance >= out.needed;
  return out;
}

PassThroughOut passThrough(const Book& book, const PassThroughIn& in) {
  PassThroughOut out;
  const bool flightPasses =
      in.movement == Movement::flight && book.options.flightThroughFriends == FlightThroughFriends::passes;
  const bool skirmishers = in.mover == Passing::skirmishers || in.met == Passing::skirmishers;
  if (in.movement == Movement::rampage)
    out.reasons.add(NoPassage::rampageAttacks);
  else if (in.whose == Whose::enemy)
    out.reasons.add(NoPassage::enemyInTheWay);
  else
    out.reasons.addIf(!skirmishers && !flightPasses, NoPassage::neitherIsSkirmishers);
  const bool paidFor = in.movement == Movement::move || in.movement == Movement::pursuit;
  out.reasons.addIf(paidFor && in.movesLeft < in.squaresToEmpty, NoPassage::notEnoughMoves);
  out.allowed = out.reasons.empty();
  return out;
}

}  // namespace signifer::othw
