#include "fantasy/play/referee.h"

#include <algorithm>

namespace signifer::fantasy {
std::string_view Referee::endedBy() const {
  return static_cast<BattleOutcome>(battle_.status[BattleStatus::outcome]) != BattleOutcome::none ? "FA-END-1" : "";
}

// A file may stand in a step in which nobody has anything to do: what is asked there is answered by its own rules.
bool Referee::isAsked(const Action& action) const {
  if (now_.allows(action.kind)) return true;
  const bool idle = battle_.tasks.empty() && Course::asked(position_).what == Asking::nothing;
  return idle && (Course::stepOf(position_).answers & answers(action.kind)) != 0;
}

namespace {

/// The row that gives an action its time in the turn.
std::string_view timeOf(ActionId id) {
  switch (id) {
    case ActionId::disengage:
    case ActionId::declareCharge:
      return "FA-SEQ-7";
    case ActionId::hold:
    case ActionId::flee:
    case ActionId::standAndShoot:
    case ActionId::fireAndFlee:
    case ActionId::counterCharge:
      return "FA-CHG-3";
    case ActionId::rally:
      return "FA-SEQ-8";
    case ActionId::fleeMove:
      return "FA-SEQ-9";
    case ActionId::move:
    case ActionId::march:
    case ActionId::fastMarch:
    case ActionId::changeFormation:
    case ActionId::reform:
    case ActionId::join:
    case ActionId::leave:
      return "FA-SEQ-11";
    case ActionId::shoot:
      return "FA-SHO-1";
    case ActionId::fight:
    case ActionId::strikeAt:
      return "FA-SEQ-12";
    default:
      return {};
  }
}

}  // namespace

// Refuses by the rule of the step, or of the task that waits before it. If the action's time is past, also by the rule
// that has ended that time.
void Referee::outOfStep(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  if ((id == ActionId::pursue || id == ActionId::followUp) && heldByAnother(action.unit)) return;
  std::string_view rule;
  const bool firstTurn = !battle_.tasks.empty() && battle_.tasks.back().code == static_cast<int>(TaskKind::firstTurn);
  if (firstTurn) rule = "FA-SEQ-13";
  if (!battle_.tasks.empty() && !firstTurn) rule = battle_.tasks.back().args[1] == 1 ? "FA-RET-1" : "FA-RAL-5";
  refuseNow(rule);
  const std::string_view time = timeOf(id);
  if (time.empty() || !battle_.tasks.empty()) return;
  const auto own = std::ranges::find_if(
      Course::steps, [&](const Course::StepRow& row) { return (row.answers & answers(action.kind)) != 0; });
  if (own != Course::steps.end() && own->id < position_.step())
    refuse(time, "time-is-past", position_.known(action.unit) ? action.unit : noUnit);
}

bool Referee::known(UnitIndex u, std::string_view rule) {
  if (!position_.known(u) || !position_.unit(u).present)
    refuse(rule, "not-on-the-table", position_.known(u) ? u : noUnit);
  return verdict_.legal();
}

bool Referee::ours(UnitIndex u, std::string_view rule) {
  if (!known(u, rule)) return false;
  if (position_.unit(u).side != battle_.active)
    refuse(rule, "not-the-active-side", u);
  else if (position_.is(u, UnitStatus::acted))
    refuse(rule, "has-acted", u);
  return verdict_.legal();
}

bool Referee::enemy(const Action& action, std::string_view rule) {
  if (!position_.known(action.target) || !position_.live(action.target))
    refuse(rule, "target-not-on-the-table", position_.known(action.target) ? action.target : noUnit);
  else if (!position_.enemies(action.unit, action.target))
    refuse(rule, "target-is-no-enemy", action.target);
  else
    return true;
  return false;
}

// FA-FRZ-1
void Referee::endStep() {
  if (position_.step() != StepId::declareCharges) return;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (position_.unit(u).present && mustCharge(position_, u)) refuse("FA-FRZ-1", "must-charge", u);
}

void Referee::stay(UnitIndex u) {
  if (!ours(u, "FA-SEQ-6")) return;
  if (position_.step() == StepId::declareCharges && mustCharge(position_, u)) refuse("FA-FRZ-1", "must-charge", u);
}

void Referee::fleeMove(UnitIndex u) {
  if (known(u, "FA-FLE-1") && !mustFleeOn(position_, u)) refuse("FA-FLE-9", "does-not-flee-now", u);
  if (verdict_.legal()) measure("FA-FLE-1", "flees-on-now", std::nullopt, std::nullopt, u);
}

void Referee::rally(UnitIndex u) {
  if (!ours(u, "FA-RAL-1")) return;
  if (!position_.fleeing(u) || position_.attached(u)) return refuse("FA-RAL-1", "does-not-flee", u);
  const RallyTestIn in = rallyFacts(position_, u);
  if (tooFewToRally(position_.book(), in))
    refuse("FA-RAL-2", "too-few-to-rally", u, Figure::count(in.models),
           Figure::count(position_.tables().morale.fewestToRally));
  if (beganToFleeNow(position_, u)) refuse("FA-RAL-6", "fled-this-turn", u);
  if (!verdict_.legal()) return;
  measure("FA-RAL-1", "flees-and-may-rally", std::nullopt, std::nullopt, u);
  // A house rule may let fewer rally.
  if (const int fewest = position_.tables().morale.fewestToRally; in.models >= fewest)
    measure("FA-RAL-2", "models-to-rally", Figure::count(in.models), Figure::count(fewest), u);
  if (!beganToFleeNow(position_, u)) measure("FA-RAL-6", "fled-before", std::nullopt, std::nullopt, u);
}

void Referee::fight(const Action& action) {
  const UnitIndex u = action.unit;
  if (!known(u, "FA-CC-14")) return;
  if (!position_.live(u) || !position_.inCombat(u))
    refuse("FA-CC-14", "not-in-combat", u);
  else if (position_.is(u, UnitStatus::fought))
    refuse("FA-CC-14", "has-fought", u);
  else
    measure("FA-CC-14", "fights-still", std::nullopt, std::nullopt, u);
}

void Referee::strikeAt(const Action& action) {
  if (!known(action.unit, "FA-CC-15")) return;
  const bool character = position_.known(action.target) && position_.unit(action.target).present &&
                         position_.attached(action.target) && position_.enemies(action.unit, action.target);
  if (character && !options().charactersTargeted) return refuse("FA-CHR-4", "not-picked-out", action.target);
  if (!character && !enemy(action, "FA-CC-15")) return;
  const UnitIndex carrier = position_.carrierOf(action.unit);
  const UnitIndex target = position_.carrierOf(action.target);
  if (!position_.live(carrier) || !in(position_.struckFoes(carrier), target) ||
      (character && !in(charactersTouched(position_, action.unit), action.target)))
    refuse(position_.attached(action.unit) ? "FA-CHR-3" : "FA-CC-15", "does-not-touch", action.target);
  else if (position_.is(carrier, UnitStatus::fought))
    refuse("FA-CC-15", "has-fought", carrier);
  if (!verdict_.legal()) return;
  measure(position_.attached(action.unit) ? "FA-CHR-3" : "FA-CC-15", "touches", std::nullopt, std::nullopt,
          action.target);
  if (character) measure("FA-CHR-4", "may-be-picked-out", std::nullopt, std::nullopt, action.target);
}

// FA-PUR-3: an enemy in contact who does not flee keeps a winner there.
bool Referee::heldByAnother(UnitIndex u) {
  if (!position_.known(u) || !position_.live(u) || position_.fleeing(u) || quarryOf(position_, u) == noUnit)
    return false;
  const UnitIndex other = firstIn(position_.contacts(u), [&](UnitIndex v) { return !fleesNow(position_, v); });
  if (other == noUnit || other == quarryOf(position_, u)) return false;
  refuse("FA-PUR-3", "another-enemy-touches", other);
  return true;
}

// FA-PUR-1, FA-PUR-3, FA-FRZ-4, FA-FRZ-5, FA-HAT-3
void Referee::sequel(const Action& action) {
  const UnitIndex u = action.unit;
  if (!known(u, "FA-PUR-1")) return;
  const Decision now = Course::decision(position_);
  if (position_.unit(u).side != now.side) return refuse("FA-PUR-1", "not-the-active-side", u);
  const UnitIndex loser = quarryOf(position_, u);
  if (heldByAnother(u)) return;
  if (loser == noUnit || !mayChooseSequel(position_, u))
    return refuse(position_.live(u) && position_.inCombat(u) ? "FA-PUR-3" : "FA-PUR-1", "no-choice-after-combat", u);
  const auto id = static_cast<ActionId>(action.kind);
  const UnitIndex about = id == ActionId::pursue ? action.target : loser;
  if (id == ActionId::pursue &&
      (!position_.known(about) || battle_.relation(numberOf(RelationKind::beats), u, about) == 0 ||
       !position_.live(about)))
    return refuse("FA-PUR-1", "not-its-quarry", position_.known(about) ? about : noUnit);
  const auto open = ask(rulings().afterCombat, sequelFacts(position_, u, about));
  const Sequel sequel = id == ActionId::pursue     ? Sequel::pursue
                        : id == ActionId::followUp ? Sequel::followUp
                                                   : Sequel::stand;
  if (open->options.has(sequel) || (sequel == Sequel::stand && open->options.has(Sequel::fightOn))) {
    measure("FA-PUR-1", "won-against", std::nullopt, std::nullopt, about);
    if (sequel != Sequel::stand) measure("FA-PUR-3", "no-other-enemy-touches", std::nullopt, std::nullopt, u);
    return;
  }
  refuseFor(noSequel(position_.book(), open.in, sequel), sequel == Sequel::stand ? u : about);
}

void Referee::showOutline(const Body& body, std::string_view label) {
  RefereeBase::showOutline(
      body.isSwarm() ? Footprint(body.centre(), {0.0, 1.0}, body.disc().radius, body.disc().radius) : body.outline(),
      label);
}

}  // namespace signifer::fantasy
