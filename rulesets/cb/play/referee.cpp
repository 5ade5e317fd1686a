#include "cb/play/referee.h"

#include <algorithm>

#include "battle/nearest.h"

namespace signifer::cb {
namespace {

/// The row that gives an action its time in the turn.
std::string_view timeOf(ActionId id) {
  switch (id) {
    case ActionId::leaderMove:
    case ActionId::attach:
    case ActionId::detach:
    case ActionId::inspire:
    case ActionId::steady:
    case ActionId::direct:
    case ActionId::giveOrders:
    case ActionId::receiveOrders:
      return "CB-SEQ-2";
    case ActionId::testControl:
      return "CB-SEQ-3";
    case ActionId::startRally:
      return "CB-SEQ-4";
    case ActionId::shoot:
    case ActionId::move:
    case ActionId::manoeuvre:
    case ActionId::go:
      return "CB-SEQ-5";
    case ActionId::declareCharge:
    case ActionId::respond:
      return "CB-SEQ-11";
    default:
      return {};
  }
}

}  // namespace

bool Referee::isAsked(const Action& action) const {
  const auto id = static_cast<ActionId>(action.kind);
  const bool ofUnit = now_.unit != noUnit && id != ActionId::testControl && id != ActionId::endStep;
  return now_.allows(action.kind) && (!ofUnit || action.unit == now_.unit);
}

void Referee::outOfStep(const Action& action) {
  refuseNow();
  const std::string_view time = timeOf(static_cast<ActionId>(action.kind));
  const bool unitKnown = position_.known(action.unit);
  const bool responds = static_cast<ActionId>(action.kind) == ActionId::respond;
  const bool others = unitKnown && !responds && position_.unit(action.unit).side != battle_.active;
  if (time.empty() || others) return;
  // These answer a question that a step puts.
  const auto id = static_cast<ActionId>(action.kind);
  if (id == ActionId::go || id == ActionId::respond) {
    const StepId last = id == ActionId::go ? StepId::move : StepId::chooseResponses;
    if (position_.step() > last) refuse(time, "time-is-past", unitKnown ? action.unit : noUnit);
    return;
  }
  // Shots have two steps; the later one ends their time.
  const bool toCome = std::ranges::any_of(Course::steps, [&](const Course::StepRow& row) {
    return (row.answers & answers(action.kind)) != 0 && row.id >= position_.step();
  });
  if (!toCome) refuse(time, "time-is-past", unitKnown ? action.unit : noUnit);
}

void Referee::startRally(const Action& action) {
  const UnitIndex u = action.unit;
  if (mayRally(position_, u)) {
    cite("CB-RAL-1", "may-start-rally");
    return consult(ask(*position_.rulings().rally, rallyFacts(position_, u)));
  }
  const bool broken = position_.present(u) && position_.unit(u).side == battle_.active && position_.broken(u);
  if (!broken && !own(u)) return;
  if (!position_.shaken(u) || position_.special(u)) return refuse("CB-RAL-1", "not-shaken");
  if (position_.rallying(u)) return refuse("CB-RAL-1", "rallying");
  if (runsAway(position_, u)) return refuse("CB-CTL-11", "bound-by-test");
  const auto ruling = ask(*position_.rulings().rally, rallyFacts(position_, u));
  consult(ruling);
  refuseEach(ruling->reasons, [](RallyReason) { return noUnit; });
}

void Referee::respond(const Action& action) {
  const auto charger = static_cast<UnitIndex>(battle_.tasks.back().args[1]);
  const auto ruling = ask(*position_.rulings().chargeResponse, responseFacts(position_, action.unit, charger));
  consult(ruling);
  const int wanted = action.values[0];
  const bool known = wanted >= 0 && wanted < static_cast<int>(Words<Response>::words.size());
  if (!known || !ruling->responses.has(static_cast<Response>(wanted))) {
    const std::string_view row = ruling->rows.list().front();
    if (known && explained_) refuseResponse(action.unit, charger, static_cast<Response>(wanted), ruling.in, row);
    if (verdict_.legal()) refuse(row, "no-such-response", charger);
    return;
  }
  if (action.values[1] < 0 || action.values[1] > 2)
    refuse("CB-MOV-3", "too-many-dice", noUnit, Figure::count(action.values[1]), Figure::count(2));
  if (!verdict_.legal()) return;
  for (const std::string_view row : ruling->rows.list()) cite(row, "response-open", charger);
}

// Why that response is not open: each state of the unit and of the charge that bars it (CB-RSP, D36).
void Referee::refuseResponse(UnitIndex u, UnitIndex charger, Response wanted, const ChargeResponseIn& in,
                             std::string_view row) {
  const bool horse = position_.book().cavalry(in.troop);
  if (in.broken) return refuse(row, "response-broken", u);
  if (in.shaken && in.moraleValue < 0) return refuse(row, "response-breaks", u);
  if (in.inCombat) return refuse(row, "response-in-combat", u);
  if (wanted == Response::stand) return refuse(row, horse ? "unformed-horse-evades" : "stands-in-bad-ground-alone", u);
  if (wanted == Response::evade) return refuse(row, "evades-unformed-alone", u);
  if (wanted != Response::counterCharge) return;
  if (!horse) return refuse(row, "counter-charge-cavalry-alone", u);
  if (in.shaken) refuse(row, "counter-charge-not-shaken", u);
  if (in.inColumn) refuse(row, "counter-charge-not-in-column", u);
  const bool frontOnly = position_.options().counterChargeFrontOnly == CounterChargeFrontOnly::yes;
  if (!in.unformed && in.fromFlankOrRear && frontOnly)
    refuse(row, "counter-charge-front-only", charger, bearingFrom(charger, u, planCharge(position_, charger, u).face));
  const bool easy = position_.book().cavalry(in.chargerTroop) || (isInfantry(in.chargerTroop) && in.chargerUnformed);
  if (in.unformed && !easy) refuse(row, "counter-charge-easy-enemy", charger);
}

void Referee::afterMove(const Action& action) {
  const int moves = battle_.tasks.back().args[1];
  const int wanted = action.values[0];
  const auto known = static_cast<int>(Words<AfterMove>::words.size());
  if (wanted < 0 || wanted >= known || ((moves >> wanted) & 1) == 0) refuse("CB-RES-1", "no-such-after-move");
  if (verdict_.legal()) limitsOfAfterMove(wanted);
}

void Referee::endStep() {
  const Decision now = Course::decision(position_);
  const StepId step = position_.step();
  if (step == StepId::controlTests && now.unit != noUnit) refuse("CB-SEQ-3", "tests-are-due", now.unit);
  if (step != StepId::declareCharges) return;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (owedTarget(position_, u) != noUnit) refuse("CB-CHG-9", "must-charge", u);
}

bool Referee::isOwn(UnitIndex u) const {
  return position_.present(u) && position_.unit(u).side == battle_.active && !position_.adrift(u);
}

bool Referee::own(UnitIndex u) {
  if (!position_.present(u))
    refuse("CB-SEQ-1", "not-on-the-table");
  else if (position_.unit(u).side != battle_.active)
    refuse({"CB-SEQ-1", "not-the-active-side", {}, {}, noUnit, noPerson, battle_.active});
  else if (position_.adrift(u))
    refuse(position_.broken(u) ? "CB-AFT-10" : "CB-SPT-5", position_.broken(u) ? "is-broken" : "is-rampaging");
  return isOwn(u);
}

UnitIndex Referee::nearestOf(UnitIndex u, const UnitSet& some) const {
  return signifer::nearestOf(position_.stand(u), some, [&](UnitIndex v) { return position_.stand(v); });
}

bool Referee::enemyOf(UnitIndex u, UnitIndex target, std::string_view rule) {
  if (!position_.present(target))
    refuse(rule, "not-on-the-table");
  else if (!position_.enemies(u, target))
    refuse(rule, "target-is-no-enemy");
  return verdict_.legal();
}

void Referee::draw(Mark::Kind kind, std::initializer_list<Vec2> points, std::string_view label) {
  if (!explained_) return;
  Mark mark{kind, {}, label};
  for (const Vec2 point : points) mark.points.push_back(toPoint(point));
  verdict_.witness.push_back(std::move(mark));
}

}  // namespace signifer::cb
