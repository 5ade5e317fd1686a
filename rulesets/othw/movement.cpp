#include "othw/movement.h"

#include <algorithm>

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
template <class To>
void addReasonsOf(const Book& book, const ActionPermittedIn& in, To& reasons) {
  const bool hasMoved = in.moved != Moved::no;
  switch (in.action) {
    case Deed::mahouts:
      reasons.addIf(in.state != Bearing::rampaging, NotPermitted::notRampaging, "OT-RAM-5");
      return;
    case Deed::move:  // the next one is a further move
      reasons.addIf(hasMoved, NotPermitted::alreadyMoved, "OT-MOV-8");
      return;
    case Deed::charge:
      reasons.addIf(hasMoved, NotPermitted::alreadyMoved, "OT-CHG-1");
      return;
    case Deed::groupMove:
      reasons.addIf(in.moved == Moved::singly, NotPermitted::alreadyMoved, "OT-GRP-4");
      reasons.addIf(in.moved == Moved::inGroup, NotPermitted::alreadyGroupMoved, "OT-GRP-4");
      reasons.addIf(boundByTerrain(in.terrain, in.troops), NotPermitted::terrainMovesSingly, "OT-TER-1");
      return;
    case Deed::combat:
      reasons.addIf(hasMoved, NotPermitted::alreadyMoved, "OT-MOV-10");
      reasons.addIf(!in.enemyAdjacentAtStart, NotPermitted::notAdjacentAtStart, "OT-CMB-2");
      reasons.addIf(!in.facesEnemy, NotPermitted::notFacingEnemy, "OT-CMB-3");
      return;
    case Deed::furtherMove: {  // D7: after a combat also as the first move
      const bool afterCombat = in.fought && !foughtBars(book, Deed::furtherMove);
      reasons.addIf(!hasMoved && !afterCombat, NotPermitted::notMovedYet, "OT-MOV-8");
      return;
    }
  }
}

template <class To>
void addReasons(const Book& book, const ActionPermittedIn& in, To& reasons) {
  reasons.addIf(in.state == Bearing::fleeing, NotPermitted::fleeing, "OT-FLE-2");
  reasons.addIf(in.state == Bearing::pursuing, NotPermitted::pursuing, "OT-PUR-2");
  reasons.addIf(in.state == Bearing::halted, NotPermitted::haltedThisPhase, "OT-PUR-3");
  reasons.addIf(in.state == Bearing::rampaging && in.action != Deed::mahouts, NotPermitted::rampaging, "OT-RAM-6");
  reasons.addIf(in.fought && foughtBars(book, in.action), NotPermitted::alreadyFought, "OT-SEQ-8");
  addReasonsOf(book, in, reasons);
}

/// Only whether there is one.
struct AnyReason {
  bool holds = false;
  void addIf(bool reason, NotPermitted, std::string_view) { holds = holds || reason; }
};

}  // namespace

ActionPermittedOut actionPermitted(const Book& book, const ActionPermittedIn& in) {
  ActionPermittedOut out;
  addReasons(book, in, out.reasons);
  out.allowed = out.reasons.empty();
  out.leadershipTest = out.allowed && in.action == Deed::furtherMove;
  return out;
}

bool isPermitted(const Book& book, const ActionPermittedIn& in) {
  AnyReason any;
  addReasons(book, in, any);
  return !any.holds;
}

MoveOut move(const Book& book, const MoveIn& in) {
  MoveOut out;
  out.allowance = allowanceOf(book, in.moves, in.terrain, in.troops);
  out.spent = in.forward + (in.freeTurns ? 0 : in.quarterTurns);
  out.left = std::max(0, out.allowance - out.spent);
  out.allowed = out.spent <= out.allowance;
  out.limitedBy = out.allowance < in.moves ? "OT-TER-2" : "OT-MOV-1";
  return out;
}

GroupMoveOut groupMove(const GroupMoveIn& in) {
  GroupMoveOut out;
  out.spent = in.forward + (in.allTurnFree ? 0 : in.quarterTurns);
  out.reasons.addIf(!in.connected, NotAsGroup::notConnected, "OT-GRP-1");
  out.reasons.addIf(!in.sameDirection, NotAsGroup::differentDirections, "OT-GRP-2");
  out.reasons.addIf(!in.sameSpeed, NotAsGroup::differentSpeeds, "OT-GRP-3");
  out.reasons.addIf(in.anyMoved, NotAsGroup::unitAlreadyMoved, "OT-GRP-4");
  out.reasons.addIf(in.anyBoundByTerrain, NotAsGroup::terrainMovesSingly, "OT-TER-1");
  out.reasons.addIf(out.spent > in.slowestMoves, NotAsGroup::tooFar,
                    {"OT-GRP-3", Figure::squares(out.spent), Figure::squares(in.slowestMoves)});
  out.allowed = out.reasons.empty();
  return out;
}

ChargeOut charge(const Book& book, const ChargeIn& in) {
  ChargeOut out;
  out.allowance = allowanceOf(book, in.moves, in.terrain, in.troops);
  const int intoTheSquare = book.options.chargeReach == ChargeReach::intoSquare ? 1 : 0;
  out.needed = in.squaresBetween + intoTheSquare + (in.freeTurns ? 0 : in.quarterTurns);
  out.reaches = out.allowance >= out.needed;
  // Difficult ground decides only where the charge would have reached without it.
  const bool shortened = !out.reaches && in.moves >= out.needed;
  out.limitedBy = shortened ? "OT-TER-2" : "OT-CHG-2";
  return out;
}

namespace {

bool withSkirmishers(const PassThroughIn& in) {
  return in.mover == Passing::skirmishers || in.met == Passing::skirmishers;
}

// Why a unit of one's own is not passed, whoever the two are.
void addUnpassed(const Options& options, const PassThroughIn& in, Reasons<NoPassage>& reasons) {
  if (in.movement == Movement::flight)
    reasons.addIf(options.flightThroughFriends == FlightThroughFriends::blocked, NoPassage::flightBlocked, "OT-FLE-8");
  else if (in.movement == Movement::retreat && options.retreatThroughFriends == RetreatThroughFriends::barred)
    reasons.add(NoPassage::retreatBarred, {"OT-RET-7"});
  else
    reasons.addIf(!withSkirmishers(in), NoPassage::neitherIsSkirmishers, "OT-MOV-7");
}

// Moves that it takes: to an empty square beyond, or one to change places (D12).
int movesNeeded(const Options& options, const PassThroughIn& in) {
  const int toExchange = options.interpenetration == Interpenetration::exchange ? 1 : in.squaresToEmpty;
  switch (in.movement) {
    case Movement::move:
      return toExchange;
    case Movement::pursuit:
      return in.squaresToEmpty;
    case Movement::flight:
      if (options.flightThroughFriends != FlightThroughFriends::withinAllowance) return 0;
      return withSkirmishers(in) ? toExchange : in.squaresToEmpty;
    default:
      return 0;
  }
}

}  // namespace

PassThroughOut passThrough(const Book& book, const PassThroughIn& in) {
  PassThroughOut out;
  if (in.movement == Movement::rampage)
    out.reasons.add(NoPassage::rampageAttacks, {"OT-RAM-8"});
  else if (in.whose == Whose::enemy)
    out.reasons.add(NoPassage::enemyInTheWay, {"OT-MOV-5"});
  else
    addUnpassed(book.options, in, out.reasons);
  const int needed = movesNeeded(book.options, in);
  out.reasons.addIf(in.movesLeft < needed, NoPassage::notEnoughMoves,
                    {"OT-MOV-6", Figure::squares(needed), Figure::squares(in.movesLeft)});
  out.allowed = out.reasons.empty();
  return out;
}

}  // namespace signifer::othw
