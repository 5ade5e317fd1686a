#include "othw/play/referee.h"

#include <algorithm>

#include "othw/play/nearest.h"
#include "othw/play/ways.h"

namespace signifer::othw {

UnitIndex enemyAhead(const Battle& battle, const Board& board, UnitIndex unit, Square from, Facing facing) {
  const Square s = from + stepAhead(facing);
  if (!board.contains(s)) return noUnit;
  const UnitIndex met = board.at(s);
  return met != noUnit && met != unit && areEnemies(battle, unit, met) ? met : noUnit;
}

namespace {

Reason because(std::string_view rule, std::string_view code, UnitIndex unit = noUnit) {
  return {rule, code, std::nullopt, std::nullopt, unit};
}

std::string_view ruleOf(NotPermitted reason, Deed deed) {
  switch (reason) {
    case NotPermitted::alreadyFought:
      return "OT-SEQ-8";
    case NotPermitted::alreadyGroupMoved:
      return "OT-GRP-4";
    case NotPermitted::alreadyMoved:
      return deed == Deed::charge      ? "OT-CHG-1"
             : deed == Deed::move      ? "OT-MOV-8"
             : deed == Deed::groupMove ? "OT-GRP-4"
                                       : "OT-MOV-10";
    case NotPermitted::fleeing:
      return "OT-FLE-2";
    case NotPermitted::haltedThisPhase:
      return "OT-PUR-3";
    case NotPermitted::notAdjacentAtStart:
      return "OT-CMB-2";
    case NotPermitted::notFacingEnemy:
      return "OT-CMB-3";
    case NotPermitted::notMovedYet:
      return "OT-MOV-8";
    case NotPermitted::notRampaging:
      return "OT-RAM-5";
    case NotPermitted::pursuing:
      return "OT-PUR-2";
    case NotPermitted::rampaging:
      return "OT-RAM-6";
    case NotPermitted::terrainMovesSingly:
      return "OT-TER-1";
  }
  return "OT-SEQ-3";
}

std::string_view ruleOf(NotAsGroup reason) {
  switch (reason) {
    case NotAsGroup::differentDirections:
      return "OT-GRP-2";
    case NotAsGroup::differentSpeeds:
    case NotAsGroup::tooFar:
      return "OT-GRP-3";
    case NotAsGroup::notConnected:
      return "OT-GRP-1";
    case NotAsGroup::terrainMovesSingly:
      return "OT-TER-1";
    case NotAsGroup::unitAlreadyMoved:
      return "OT-GRP-4";
  }
  return "OT-GRP-1";
}

Reason reasonOf(Bar bar, UnitIndex by) {
  switch (bar) {
    case Bar::offTable:
      return because("OT-MOV-5", "off-table", by);
    case Bar::impassable:
      return because("OT-MOV-5", "impassable", by);
    case Bar::enemyInTheWay:
      return because("OT-MOV-5", "enemy-in-the-way", by);
    case Bar::neitherIsSkirmishers:
      return because("OT-MOV-7", "neither-is-skirmishers", by);
    case Bar::notEnoughMoves:
      return because("OT-MOV-6", "not-enough-moves", by);
    case Bar::turnsInsideFriend:
      return because("OT-MOV-6", "turns-inside-friend", by);
    default:
      return because("OT-MOV-5", "square-taken", by);
  }
}

/// One action judged; reasons and marks are gathered as they are found.
class Referee {
 public:
  Referee(const Book& book, const StepNumbers& steps, const Battle& battle, const Action& action)
      : book_(book), steps_(steps), battle_(battle), action_(action) {}

  Verdict judge() {
    const Decision decision = decisionOf(book_, steps_, battle_);
    if (static_cast<BattleOutcome>(battle_.status[BattleSlot::outcome]) != BattleOutcome::none) {
      verdict_.refuse(because("OT-VIC-1", "battle-is-over"));
      return std::move(verdict_);
    }
    if (action_.kind < 0 || !decision.allows(action_.kind)) {
      const bool after = static_cast<Kind>(action_.kind) == Kind::transfer;
      verdict_.refuse(because(after ? "OT-GEN-22" : "OT-SEQ-3", "not-asked-now"));
      return std::move(verdict_);
    }
    judgeKind(decision);
    return std::move(verdict_);
  }

 private:
  void judgeKind(const Decision& decision) {
    switch (static_cast<Kind>(action_.kind)) {
      case Kind::move:
        return judgeMove(Deed::move);
      case Kind::furtherMove:
        return judgeFurtherMove();
      case Kind::groupMove:
        return judgeGroupMove();
      case Kind::charge:
        return judgeCharge();
      case Kind::combat:
        return judgeCombat();
      case Kind::mahouts:
        return judgeMahouts();
      case Kind::transfer:
        return judgeTransfer();
      case Kind::pursue:
        return judgeCompulsory(UnitState::pursuing, "not-pursuing", "OT-PUR-2");
      case Kind::rampage:
        return judgeCompulsory(UnitState::rampaging, "not-rampaging", "OT-RAM-7");
      case Kind::phalanxTest:
        return judgeReroll(decision.unit, action_.values[0] != 0);
      case Kind::retreatTests:
        return judgeReroll(decision.unit, action_.values[0] != 0);
      case Kind::followUp:
        return judgeFollowUp(decision.unit);
      default:
        return;
    }
  }

  [[nodiscard]] bool isUnit(UnitIndex unit) const { return unit >= 0 && unit < battle_.unitCount(); }

  // Whether the unit is the active side's and on the table; refused if not.
  bool ownUnit(UnitIndex unit) {
    if (!isUnit(unit))
      verdict_.refuse(because("OT-SEQ-3", "no-such-unit"));
    else if (!battle_.unit(unit).present)
      verdict_.refuse(because("OT-SEQ-3", "not-on-table", unit));
    else if (battle_.unit(unit).side != battle_.active)
      verdict_.refuse(because("OT-SEQ-3", "not-yours", unit));
    return verdict_.legal();
  }

  void refuseNotPermitted(const PermittedIn& in, UnitIndex unit) {
    const PermittedOut out = actionPermitted(book_, in);
    for (std::size_t i = 0; i < Words<NotPermitted>::words.size(); ++i) {
      const auto reason = static_cast<NotPermitted>(i);
      if (out.reasons.has(reason)) verdict_.refuse(because(ruleOf(reason, in.action), wordOf(reason), unit));
    }
  }

  // Exempt, rolled for, or too late: OT-SEQ-4, OT-SEQ-6.
  void judgeActivation(const UnitSet& units) {
    const ActivationIn in = activationOf(battle_, units);
    if (in.phaseEnded && !mayActAfterEnd(book_, in))
      verdict_.refuse(because("OT-SEQ-6", in.generalWith ? "general-used" : "no-general-left"));
    const bool rollsFirst = book_.options.actionNamed == ActionNamed::afterRoll;
    if (rollsFirst && !in.phaseEnded && !in.generalWith && battle_.status[BattleSlot::rolledBefore] == 0)
      verdict_.refuse(because("OT-SEQ-4", "roll-first"));
  }

  void judgeActivation(UnitIndex unit) {
    UnitSet units;
    units.set(static_cast<std::size_t>(unit));
    judgeActivation(units);
  }

  void mark(UnitIndex unit, Square square, std::string_view label) {
    const Length side = battle_.setup->squareSide;
    const Point c = centreOf(square, side);
    const Length h = side / 2;
    if (unit != noUnit) verdict_.witness.push_back({Mark::Kind::line, {battle_.unit(unit).pose.centre, c}, label});
    verdict_.witness.push_back(
        {Mark::Kind::outline, {{c.x - h, c.y - h}, {c.x + h, c.y - h}, {c.x + h, c.y + h}, {c.x - h, c.y + h}}, label});
  }

  void refuseBar(UnitIndex unit, Bar bar, Square at, UnitIndex by) {
    if (bar == Bar::none) return;
    const Reason reason = reasonOf(bar, by);
    mark(unit, at, reason.code);
    verdict_.refuse(reason);
  }

  void judgeMove(Deed deed) {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    refuseNotPermitted(permittedIn(battle_, unit, deed), unit);
    judgeActivation(unit);
    const Board board(battle_);
    const bool mayMove = verdict_.legal();
    judgeWay(board, unit);
    if (mayMove && !verdict_.legal())
      if (const auto part = shortened(book_, battle_, board, unit, action_.path)) nearestWay(*part);
  }

  void nearestWay(const Path& path) {
    verdict_.nearest = action_;
    verdict_.nearest->path = path;
  }

  void judgeWay(const Board& board, UnitIndex unit) {
    const Walked way = walked(book_, battle_, board, unit, action_.path);
    refuseBar(unit, way.bar, way.barredAt, way.barredBy);
    if (way.bar != Bar::none) return;
    const MoveOut out = move(book_, moveIn(battle_, unit, way));
    if (out.allowed) return;
    const bool bound = boundByTerrain(way.terrain, troopsOf(battle_, unit));
    verdict_.refuse({bound ? "OT-TER-2" : "OT-MOV-1", bound ? "too-far-in-terrain" : "too-far",
                     Figure::squares(out.spent), Figure::squares(out.allowance), unit});
    mark(unit, way.square, "too-far");
  }

  void judgeFurtherMove() {
    judgeMove(Deed::furtherMove);
    if (!isUnit(action_.unit)) return;
    const int made = battle_.unit(action_.unit).status[UnitSlot::furtherMoves];
    if (book_.options.furtherMoves == FurtherMoves::one && made > 0)
      verdict_.refuse({"OT-MOV-8", "further-move-made", Figure::count(made + 1), Figure::count(1), action_.unit});
    judgeReroll(action_.unit, action_.values[0] != 0);
    // Another way does not help a unit that may not go at all.
    const auto others = [](const Reason& reason) {
      return reason.rule == "OT-GEN-8" || reason.code == "further-move-made";
    };
    if (std::ranges::any_of(verdict_.reasons, others)) verdict_.nearest.reset();
  }

  void judgeGroupMove() {
    const UnitSet& units = action_.units;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (units.test(static_cast<std::size_t>(u)) && !ownUnit(u)) return;
    const Board board(battle_);
    const GroupWalked group = walkedAsGroup(book_, battle_, board, units, action_.path);
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (units.test(static_cast<std::size_t>(u))) refuseNotPermitted(permittedIn(battle_, u, Deed::groupMove), u);
    judgeActivation(units);
    const bool mayMove = verdict_.legal();
    judgeGroupWay(group);
    if (mayMove && !verdict_.legal())
      if (const auto part = shortened(book_, battle_, board, units, action_.path)) nearestWay(*part);
  }

  void judgeGroupWay(const GroupWalked& group) {
    const GroupMoveOut out = groupMove(group.in);
    for (std::size_t i = 0; i < Words<NotAsGroup>::words.size(); ++i) {
      const auto reason = static_cast<NotAsGroup>(i);
      if (!out.reasons.has(reason)) continue;
      Reason said = because(ruleOf(reason), wordOf(reason));
      if (reason == NotAsGroup::terrainMovesSingly) said.unit = group.bound;
      if (reason == NotAsGroup::tooFar) {
        said.unit = group.slowest;
        said.measured = Figure::squares(out.spent);
        said.allowed = Figure::squares(group.in.slowestMoves);
      }
      verdict_.refuse(said);
    }
    if (group.bar == Bar::none) return;
    Reason said = reasonOf(group.bar, group.barredBy);
    said.rule = group.bar == Bar::offTable || group.bar == Bar::impassable ? "OT-MOV-5" : "OT-GRP-2";
    mark(group.barred, group.barredAt, said.code);
    verdict_.refuse(said);
  }

  void judgeCharge() {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    refuseNotPermitted(permittedIn(battle_, unit, Deed::charge), unit);
    judgeActivation(unit);
    const Board board(battle_);
    const bool mayCharge = verdict_.legal();
    judgeChargeWay(board, unit);
    if (!mayCharge || verdict_.legal()) return;
    const auto found = findCharge(book_, battle_, board, unit, isUnit(action_.target) ? action_.target : noUnit);
    if (!found) return;
    nearestWay(found->path);
    verdict_.nearest->target = found->target;
  }

  void judgeChargeWay(const Board& board, UnitIndex unit) {
    const Walked way = walked(book_, battle_, board, unit, action_.path);
    refuseBar(unit, way.bar, way.barredAt, way.barredBy);
    if (way.bar != Bar::none) return;
    const UnitIndex ahead = enemyAhead(battle_, board, unit, way.square, way.facing);
    const bool named = isUnit(action_.target);
    if (ahead == noUnit || (named && ahead != action_.target)) {
      // Without a way and a target it is only asked whether the unit can charge anybody.
      if (action_.path.empty() && !named && findCharge(book_, battle_, board, unit, noUnit)) return;
      verdict_.refuse(because("OT-CHG-2", "charge-meets-nobody", named ? action_.target : unit));
      mark(unit, way.square + stepAhead(way.facing), "charge-meets-nobody");
      return;
    }
    const Square struck = way.square + stepAhead(way.facing);
    const MoveIn in = moveIn(battle_, unit, way);
    const ChargeOut out = charge(
        book_, {in.moves, in.forward, in.quarterTurns, in.freeTurns, in.terrain || board.binds(struck), in.troops});
    if (out.reaches) return;
    verdict_.refuse(
        {"OT-CHG-2", "charge-too-short", Figure::squares(out.needed), Figure::squares(out.allowance), ahead});
    mark(unit, struck, "charge-too-short");
  }

  void judgeCombat() {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    const Board board(battle_);
    const Square at = squareOf(battle_, unit);
    PermittedIn in = permittedIn(battle_, unit, Deed::combat);
    in.facesEnemy = enemyAhead(battle_, board, unit, at, facingOf(battle_, unit)) != noUnit;
    refuseNotPermitted(in, unit);
    judgeActivation(unit);
    const Square ahead = at + stepAhead(facingOf(battle_, unit));
    if (!in.facesEnemy && board.contains(ahead)) mark(unit, ahead, "not-facing-enemy");
  }

  void judgeMahouts() {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    refuseNotPermitted(permittedIn(battle_, unit, Deed::mahouts), unit);
    if (battle_.unit(unit).status[UnitSlot::mahoutsTried] != 0)
      verdict_.refuse(because("OT-RAM-5", "mahouts-tried", unit));
    if (book_.options.mahouts == Mahouts::action) judgeActivation(unit);
  }

  // D49, an option: at the start of own actions, to a ready unit beside his own, one general a unit (OT-GEN-22).
  void judgeTransfer() {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    const bool known = action_.person >= 0 && action_.person < battle_.personCount();
    const UnitIndex from = known ? battle_.person(action_.person).unit : noUnit;
    if (from == noUnit || ableGeneralWith(battle_, from) != action_.person ||
        battle_.person(action_.person).side != battle_.active)
      return verdict_.refuse(because("OT-GEN-22", "no-able-general", unit));
    if (!adjacent(squareOf(battle_, from), squareOf(battle_, unit)))
      verdict_.refuse(because("OT-GEN-22", "not-beside", unit));
    if (stateOf(battle_, unit) != UnitState::ready) verdict_.refuse(because("OT-GEN-22", "not-ready", unit));
    if (generalWith(battle_, unit) != noPerson) verdict_.refuse(because("OT-GEN-22", "has-a-general", unit));
  }

  void judgeCompulsory(UnitState state, std::string_view code, std::string_view rule) {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    if (stateOf(battle_, unit) != state)
      verdict_.refuse(because(rule, code, unit));
    else if (battle_.unit(unit).status[UnitSlot::compulsoryDone] != 0)
      verdict_.refuse(because(rule, "compulsory-move-made", unit));
    judgeReroll(unit, state == UnitState::pursuing && action_.values[0] != 0);
  }

  void judgeReroll(UnitIndex unit, bool asked) {
    if (asked && ableGeneralWith(battle_, unit) == noPerson)
      verdict_.refuse(because("OT-GEN-8", "no-able-general", unit));
  }

  void judgeFollowUp(UnitIndex unit) {
    FollowUpIn in;
    in.impetuous = figure(battle_, unit, UnitFigure::impetuous) != 0;
    in.chooses = static_cast<FollowChoice>(action_.values[0]);
    if (refuseFollowUp(in)) verdict_.refuse(because("OT-FUP-2", "must-follow-up", unit));
    judgeReroll(unit, action_.values[1] != 0);
  }

  const Book& book_;
  const StepNumbers& steps_;
  const Battle& battle_;
  const Action& action_;
  Verdict verdict_;
};

}  // namespace

Verdict judged(const Book& book, const StepNumbers& steps, const Battle& battle, const Action& action) {
  return Referee(book, steps, battle, action).judge();
}

}  // namespace signifer::othw
