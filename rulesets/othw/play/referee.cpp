#include "othw/play/referee.h"

#include <algorithm>

#include "othw/play/course.h"
#include "othw/play/nearest.h"
#include "othw/play/ways.h"
#include "rules/reasons.h"
#include "rules/ruleset.h"

namespace signifer::othw {
namespace {

Reason because(std::string_view rule, std::string_view code, UnitIndex unit = noUnit) {
  Reason reason;
  reason.rule = rule;
  reason.code = code;
  reason.unit = unit;
  return reason;
}

Reason figures(std::string_view rule, std::string_view code, int measured, int allowed, UnitIndex unit) {
  return {rule, code, Figure::squares(measured), Figure::squares(allowed), unit};
}

bool isUnit(const Battle& battle, UnitIndex unit) { return unit >= 0 && unit < battle.unitCount(); }

/// One action judged; reasons, figures and marks are gathered as they are found.
class Judgement {
 public:
  Judgement(const Definition& definition, const Book& book, const Battle& battle, const Action& action,
            const Decision& decision)
      : definition_(definition), book_(book), battle_(battle), action_(action), decision_(decision) {}

  Verdict judge() {
    if (static_cast<BattleOutcome>(battle_.status[BattleStatus::outcome]) != BattleOutcome::none)
      verdict_.refuse(because("OT-VIC-1", "battle-is-over"));
    else if (action_.kind < 0 || !decision_.allows(action_.kind))
      verdict_.refuse(whyNotNow());
    else
      judgeKind();
    return std::move(verdict_);
  }

 private:
  // Out of its step; some actions are never asked for, or no more, and say so.
  [[nodiscard]] Reason whyNotNow() const {
    const auto kind = static_cast<ActionId>(action_.kind);
    const bool choosing = decision_.allows(static_cast<int>(ActionId::stop));
    if (kind == ActionId::transfer && book_.options.generalTransfer == GeneralTransfer::none)
      return because("OT-GEN-22", "generals-stay");
    if (kind == ActionId::transfer && choosing) return because("OT-GEN-22", "transfer-too-late");
    if (kind == ActionId::roll && book_.options.actionNamed == ActionNamed::beforeRoll)
      return because("OT-SEQ-4", "rolled-with-action");
    if (kind == ActionId::roll && choosing) return because("OT-SEQ-4", "already-rolled");
    return notNow(definition_, battle_, decision_);
  }

  void judgeKind() {
    switch (static_cast<ActionId>(action_.kind)) {
      case ActionId::move:
        return judgeMove(Deed::move);
      case ActionId::furtherMove:
        return judgeFurtherMove();
      case ActionId::groupMove:
        return judgeGroupMove();
      case ActionId::charge:
        return judgeCharge();
      case ActionId::combat:
        return judgeCombat();
      case ActionId::mahouts:
        return judgeMahouts();
      case ActionId::transfer:
        if (ownUnit(action_.unit))
          for (const Reason& reason : reasonsAgainstTransfer(battle_, action_)) verdict_.refuse(reason);
        return;
      case ActionId::pursue:
        return judgeCompulsory(UnitState::pursuing, "not-pursuing", "OT-PUR-2");
      case ActionId::rampage:
        return judgeCompulsory(UnitState::rampaging, "not-rampaging", "OT-RAM-7");
      case ActionId::phalanxTest:
      case ActionId::retreatTests:
        return judgeReroll(decision_.unit, action_.values[0] != 0);
      case ActionId::followUp:
        return judgeFollowUp(decision_.unit);
      default:
        return;
    }
  }

  // Whether the unit is the active side's and on the table; refused if not.
  bool ownUnit(UnitIndex unit) {
    if (!isUnit(battle_, unit))
      verdict_.refuse(because("OT-SEQ-3", "no-such-unit"));
    else if (!battle_.unit(unit).present)
      verdict_.refuse(because("OT-SEQ-3", "not-on-table", unit));
    else if (battle_.unit(unit).side != battle_.active)
      verdict_.refuse(because("OT-SEQ-3", "not-yours", unit));
    return verdict_.legal();
  }

  // Keeps a ruling with the verdict, if its form can ask it again.
  template <class In, class Out>
  void keep(const Answered<In, Out>& answered) {
    Consultation consultation = answered.consultation();
    if (fitsForm(consultation)) verdict_.consulted.push_back(std::move(consultation));
  }

  void judgePermission(const PermittedIn& in, UnitIndex unit) {
    const auto permitted = ask(*book_.rulings.actionPermitted, in);
    keep(permitted);
    refuse(verdict_, permitted->reasons, [&](NotPermitted) { return unit; });
  }

  // Exempt, rolled for, or too late: OT-SEQ-4, OT-SEQ-6.
  void judgeActivation(const UnitSet& units, UnitIndex unit) {
    const ActivationIn in = activationOf(battle_, units);
    if (!mayBeActivated(book_, in)) {
      Reason reason = because("OT-SEQ-6", in.generalWith ? "general-used" : "no-general-left", unit);
      verdict_.refuse(reason);
    }
    const bool rollsFirst = book_.options.actionNamed == ActionNamed::afterRoll;
    if (rollsFirst && !in.phaseEnded && !in.generalWith && battle_.status[BattleStatus::rolledBefore] == 0)
      verdict_.refuse(because("OT-SEQ-4", "roll-first"));
  }

  void mark(UnitIndex unit, Square square, std::string_view label) {
    const Length side = battle_.setup->squareSide;
    const Point c = centreOf(square, side);
    const Length h = side / 2;
    if (unit != noUnit) verdict_.witness.push_back({Mark::Kind::line, {battle_.unit(unit).pose.centre, c}, label});
    verdict_.witness.push_back(
        {Mark::Kind::outline, {{c.x - h, c.y - h}, {c.x + h, c.y - h}, {c.x + h, c.y + h}, {c.x - h, c.y + h}}, label});
  }

  void refuseBar(UnitIndex unit, const Bar& bar) {
    mark(unit, bar.at, bar.code);
    verdict_.refuse({bar.because.rule, bar.code, bar.because.measured, bar.because.allowed, bar.by});
  }

  // The friends that a way leads through (OT-MOV-6, OT-MOV-7).
  void measurePassage(const Walked& way, UnitIndex unit) {
    if (!way.passed) return;
    keep(ask(*book_.rulings.passThrough, *way.passed));
    verdict_.measure(figures(way.passed->mover == Passing::skirmishers ? "OT-MOV-6" : "OT-MOV-7", "squares-to-empty",
                             way.passed->squaresToEmpty, way.passed->movesLeft, unit));
  }

  void judgeMove(Deed deed) {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    judgePermission(permittedIn(battle_, unit, deed), unit);
    judgeActivation(only(unit), unit);
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
    if (way.bar.holds()) return refuseBar(unit, way.bar);
    measurePassage(way, unit);
    const auto move = ask(*book_.rulings.move, moveIn(battle_, unit, way));
    keep(move);
    const bool shortened = move->allowance < move.in.moves;
    Reason spent = figures(move->limitedBy, "moves-spent", move->spent, move->allowance, unit);
    if (move->allowed) return verdict_.measure(spent);
    spent.code = shortened ? "too-far-in-terrain" : "too-far";
    verdict_.refuse(spent);
    mark(unit, way.end.square, "too-far");
  }

  void judgeFurtherMove() {
    judgeMove(Deed::furtherMove);
    if (!isUnit(battle_, action_.unit)) return;
    const int made = battle_.unit(action_.unit).status[UnitStatus::furtherMoves];
    if (!hasFurtherMoveLeft(book_, battle_, action_.unit))
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
    UnitIndex first = noUnit;
    for (UnitIndex u = battle_.unitCount(); u-- > 0;)
      if (in(units, u)) first = u;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (in(units, u) && !ownUnit(u)) return;
    const Board board(battle_);
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (in(units, u)) judgePermission(permittedIn(battle_, u, Deed::groupMove), u);
    judgeActivation(units, first);
    const bool mayMove = verdict_.legal();
    judgeGroupWay(walkedAsGroup(book_, battle_, board, units, action_.path));
    if (mayMove && !verdict_.legal())
      if (const auto part = shortened(book_, battle_, board, units, action_.path)) nearestWay(*part);
  }

  void judgeGroupWay(const GroupWalked& group) {
    const auto move = ask(*book_.rulings.groupMove, group.in);
    keep(move);
    const auto unitOf = [&](NotAsGroup reason) {
      switch (reason) {
        case NotAsGroup::differentDirections:
          return group.turnedAside;
        case NotAsGroup::notConnected:
          return group.apart;
        case NotAsGroup::terrainMovesSingly:
          return group.bound;
        case NotAsGroup::unitAlreadyMoved:
          return group.moved;
        default:
          return group.slowest;
      }
    };
    refuse(verdict_, move->reasons, unitOf);
    if (!move->reasons.has(NotAsGroup::tooFar) && group.slowest != noUnit)
      verdict_.measure(figures("OT-GRP-3", "moves-spent", move->spent, group.in.slowestMoves, group.slowest));
    if (group.bar.holds()) refuseBar(group.barred, group.bar);
  }

  void judgeCharge() {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    judgePermission(permittedIn(battle_, unit, Deed::charge), unit);
    judgeActivation(only(unit), unit);
    const Board board(battle_);
    const bool mayCharge = verdict_.legal();
    judgeChargeWay(board, unit);
    if (!mayCharge || verdict_.legal()) return;
    const UnitIndex target = isUnit(battle_, action_.target) ? action_.target : noUnit;
    const auto found = findCharge(book_, battle_, board, unit, target);
    if (!found) return;
    nearestWay(found->path);
    verdict_.nearest->target = found->target;
  }

  void judgeChargeWay(const Board& board, UnitIndex unit) {
    const Walked way = walked(book_, battle_, board, unit, action_.path);
    if (way.bar.holds()) return refuseBar(unit, way.bar);
    const UnitIndex ahead = enemyAhead(battle_, board, unit, way.end.square, way.end.facing);
    const bool named = isUnit(battle_, action_.target);
    const Square struck = way.end.square + stepAhead(way.end.facing);
    if (ahead == noUnit || (named && ahead != action_.target)) {
      // Without a way and a target it is only asked whether the unit can charge anybody.
      if (action_.path.empty() && !named && findCharge(book_, battle_, board, unit, noUnit)) return;
      verdict_.refuse(
          because("OT-CHG-2", named ? "charge-misses" : "charge-meets-nobody", named ? action_.target : unit));
      return mark(unit, struck, "charge-meets-nobody");
    }
    measurePassage(way, unit);
    const auto charge = ask(*book_.rulings.charge, chargeIn(battle_, board, unit, way));
    keep(charge);
    Reason needed = figures(charge->limitedBy, "charge-needs", charge->needed, charge->allowance, ahead);
    if (charge->reaches) return verdict_.measure(needed);
    needed.code = charge->limitedBy == "OT-TER-2" ? "charge-too-short-in-terrain" : "charge-too-short";
    verdict_.refuse(needed);
    mark(unit, struck, "charge-too-short");
  }

  void judgeCombat() {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    const Board board(battle_);
    const Square at = squareOf(battle_, unit);
    PermittedIn in = permittedIn(battle_, unit, Deed::combat);
    in.facesEnemy = enemyAhead(battle_, board, unit, at, facingOf(battle_, unit)) != noUnit;
    judgePermission(in, unit);
    judgeActivation(only(unit), unit);
    const Square ahead = at + stepAhead(facingOf(battle_, unit));
    if (!in.facesEnemy && board.contains(ahead)) mark(unit, ahead, "not-facing-enemy");
  }

  void judgeMahouts() {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    judgePermission(permittedIn(battle_, unit, Deed::mahouts), unit);
    if (!mahoutsLeft(battle_, unit)) verdict_.refuse(because("OT-RAM-5", "mahouts-tried", unit));
    if (book_.options.mahouts == Mahouts::action) judgeActivation(only(unit), unit);
  }

  void judgeCompulsory(UnitState state, std::string_view code, std::string_view rule) {
    const UnitIndex unit = action_.unit;
    if (!ownUnit(unit)) return;
    if (stateOf(battle_, unit) != state)
      verdict_.refuse(because(rule, code, unit));
    else if (battle_.unit(unit).status[UnitStatus::compulsoryDone] != 0)
      verdict_.refuse(because(rule, "compulsory-move-made", unit));
    judgeReroll(unit, state == UnitState::pursuing && action_.values[0] != 0);
  }

  void judgeReroll(UnitIndex unit, bool asked) {
    if (asked && ableGeneralWith(battle_, unit) == noPerson)
      verdict_.refuse(because("OT-GEN-8", "no-able-general", unit));
  }

  void judgeFollowUp(UnitIndex unit) {
    FollowUpIn in;
    in.impetuous = figure(battle_, unit, UnitProfile::impetuous) != 0;
    in.chooses = static_cast<FollowChoice>(action_.values[0]);
    if (refuseFollowUp(in)) verdict_.refuse(because("OT-FUP-2", "must-follow-up", unit));
    judgeReroll(unit, action_.values[1] != 0);
  }

  const Definition& definition_;
  const Book& book_;
  const Battle& battle_;
  const Action& action_;
  const Decision decision_;
  Verdict verdict_;
};

}  // namespace

std::vector<Reason> reasonsAgainstTransfer(const Battle& battle, const Action& action) {
  const UnitIndex unit = action.unit;
  const bool known = action.person >= 0 && action.person < battle.personCount();
  const UnitIndex from = known ? battle.person(action.person).unit : noUnit;
  if (from == noUnit || ableGeneralWith(battle, from) != action.person ||
      battle.person(action.person).side != battle.active) {
    Reason reason = because("OT-GEN-22", "general-not-able");
    reason.person = known ? action.person : noPerson;
    return {reason};
  }
  std::vector<Reason> reasons;
  const int apart = distance(squareOf(battle, from), squareOf(battle, unit));
  if (apart != 1) reasons.push_back(figures("OT-GEN-22", "not-beside", apart, 1, unit));
  if (battle.unit(unit).side != battle.active) reasons.push_back(because("OT-GEN-22", "not-yours", unit));
  if (stateOf(battle, unit) != UnitState::ready) reasons.push_back(because("OT-GEN-22", "not-ready", unit));
  if (generalWith(battle, unit) != noPerson) reasons.push_back(because("OT-GEN-22", "has-a-general", unit));
  return reasons;
}

Verdict Referee::judge(const Action& action) const {
  return Judgement(position_.definition(), position_.book(), position_.battle(), action, Course::decision(position_))
      .judge();
}

}  // namespace signifer::othw
