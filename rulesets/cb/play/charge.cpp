// Charge and response moves, contact and the DPs of the shock (CB-CHG, CB-RSP, CB-DPG-6, CB-DPG-9 to CB-DPG-13).
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "cb/play/play.h"
#include "table/arcs.h"

namespace signifer::cb {

// Declared too late or by who cannot charge, it means nothing. Those passed over on the right are told so (CB-SEQ-10).
bool Play::declareCharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!position_.present(action.target) || !position_.enemies(u, action.target)) return false;
  if (position_.troop(u) == Troop::artillery || hasCharge(battle_, u)) return false;
  if (position_.step() > StepId::declareCharges || !battle_.tasks.empty() || !acts(battle_.unit(u).side)) return false;
  const bool compelled = runsAway(position_, u);
  std::vector<UnitIndex> passed;
  if (account_.wanted() && !compelled) passed = passedOverBy(position_, u);
  mover_.relate(relationOf(RelationKind::charges), u, action.target, 1);
  noteDice(u, action.values[0], action.values[1] != 0);
  tell("declares-charge", {"CB-SEQ-11"}, {.unit = u, .other = action.target});
  for (const UnitIndex v : passed) tell("passed-over", {"CB-SEQ-10"}, {.unit = v, .other = u});
  return true;
}

bool Play::canRespond(UnitIndex u, Response response) const {
  const Troop troop = position_.troop(u);
  switch (response) {
    case Response::breaks:
      return !position_.special(u);
    case Response::counterCharge:
      return troop != Troop::artillery;
    case Response::evade:
      return position_.unformed(u) && (isLightFoot(troop) || book_.cavalry(troop));
    case Response::stand:
      break;
  }
  return true;
}

// A response that its troops cannot make is none: they stand.
void Play::respond(const Action& action) {
  constexpr std::array<std::string_view, 4> phrases{"will-break", "will-counter-charge", "will-evade", "will-stand"};
  const UnitIndex u = action.unit;
  const auto wanted = static_cast<Response>(std::clamp<int>(action.values[0], 0, 3));
  const bool can = canRespond(u, wanted);
  const Response response = can ? wanted : Response::stand;
  set(u, UnitStatus::response, static_cast<int>(response) + 1);
  noteDice(u, action.values[1], action.values[2] != 0);
  tell(phrases[static_cast<std::size_t>(response)], {"CB-SEQ-11"}, {.unit = u});
}

void Play::beginCharges() {
  goTo(StepId::chargeMoves);
  for (std::size_t i = battle_.relations.size(); i > 0; --i) {
    const Relation r = battle_.relations[i - 1];
    if (r.kind != relationOf(RelationKind::charges)) continue;
    pushCharge({r.from, r.to, modeOf(position_, r.from), position_.stand(r.from).frontCentre(), -1, 0});
  }
  const boost::container::small_vector<Relation, 64> declared(battle_.relations.begin(), battle_.relations.end());
  for (const Relation& r : declared)
    if (r.kind == relationOf(RelationKind::charges)) noteGround(r.from, r.to);
}

// Advantage of ground and of obstacles is that of the moment before anybody moves (D54, CB-COM-6, CB-COM-7).
void Play::noteGround(UnitIndex a, UnitIndex b) {
  const int between = position_.levelOf(a) - position_.levelOf(b);
  if (between > 0) mover_.relate(relationOf(RelationKind::ground), a, b, 1);
  if (between < 0) mover_.relate(relationOf(RelationKind::ground), b, a, 1);
  if (!position_.behindLine(b, a, false)) return;
  mover_.relate(relationOf(RelationKind::defends), b, a, position_.behindLine(b, a, true) ? 2 : 1);
}

// CB-RSP: true where the player has to be asked; what is compulsory is settled.
bool Play::asksResponse(UnitIndex target, UnitIndex charger) {
  if (status(target, UnitStatus::response) != 0) return false;
  const auto ruling = ask(*rulings().chargeResponse, responseFacts(position_, target, charger));
  if (!ruling->compulsory) {
    push(TaskKind::respond, {target, charger});
    return true;
  }
  constexpr std::array<std::string_view, 4> phrases{"must-break", "must-counter-charge", "must-evade", "must-stand"};
  for (std::size_t i = 0; i < phrases.size(); ++i) {
    if (!ruling->responses.has(static_cast<Response>(i))) continue;
    set(target, UnitStatus::response, i + 1);
    tell(phrases[i], {}, {.unit = target, .other = charger}, ruling);
  }
  return false;
}

// Lengths and places of a task are hundredths of a JT.
void Play::pushCharge(const Charger& c) {
  const auto hundredths = [&](double length) {
    return static_cast<int>(std::clamp<long>(std::lround(position_.jtsOf(length) * 100), -32768, 32767));
  };
  const int left = c.left < 0 ? -1 : static_cast<int>(std::lround(c.left * 100));
  push(TaskKind::charge, {c.unit, c.target, left, static_cast<int>(c.mode), hundredths(c.from.x), hundredths(c.from.y),
                          static_cast<int>(std::lround(c.gone * 100))});
}

void Play::charge(const Task& task) {
  const auto length = [&](int arg) { return position_.lengthOf(task.args[static_cast<std::size_t>(arg)] / 100.0); };
  Charger c{static_cast<UnitIndex>(task.args[0]),           static_cast<UnitIndex>(task.args[1]),
            static_cast<ChargeMode>(task.args[3]),          Vec2{length(4), length(5)},
            task.args[2] < 0 ? -1.0 : task.args[2] / 100.0, task.args[6] / 100.0};
  if (!position_.present(c.unit) || position_.adrift(c.unit) || position_.inCombat(c.unit)) return;
  const bool fresh = c.left < 0;
  if (fresh) {
    stir(c.unit);
    set(c.unit, UnitStatus::doing, Activity::charging);
  }
  if (!position_.present(c.target) || position_.rampaging(c.target)) return;
  // Another enemy on the way becomes the target, and answers afresh (CB-CHG-10).
  const ChargePlan plan = planCharge(position_, c.unit, c.target);
  if (fresh && plan.found && plan.enemy != noUnit) {
    c.target = plan.enemy;
    noteGround(c.unit, c.target);
  }
  if (status(c.target, UnitStatus::response) == 0) {
    pushCharge(c);
    if (asksResponse(c.target, c.unit)) return;
    mover_.tasks.pop_back();
  }
  auto answer = static_cast<Answer>(status(c.target, UnitStatus::response));
  if (answer != Answer::none && !canRespond(c.target, static_cast<Response>(static_cast<int>(answer) - 1)))
    answer = Answer::stand;
  const bool fled = position_.is(c.target, UnitStatus::fled);
  if (answer == Answer::breaks && !fled) {
    // CB-RSP-1, CB-RSP-8: it runs before the charger moves.
    if (!position_.broken(c.target)) breakUnit(c.target);
    routFrom(c.target, c.unit);
  } else if (answer == Answer::evade && !fled && !position_.inCombat(c.target)) {
    evade(c.target, c.unit);
  } else if (answer == Answer::counterCharge && !position_.inCombat(c.target)) {
    return meetCountering(c);
  }
  rollCharge(c);
  const Pose stood = battle_.unit(c.unit).pose;
  // A unit that somebody stops short on a friend whom its wheel clips does not wheel (D68).
  if (fresh && wheelToCharge(c.unit, c.target) && restsOnFriend(c)) place(c.unit, stood);
  advanceCharge(c, Countered::no);
}

// The dice that a player announces for a charge or an evade are kept until the turn ends.
void Play::noteDice(UnitIndex u, int optional, bool lightBonus) {
  const int dice = std::clamp(optional, 0, 2);
  mover_.relate(relationOf(RelationKind::dice), u, u, static_cast<std::int16_t>(dice + (lightBonus ? 1 : 5)));
}

// As announced; all dice and half JTs where nothing was (section 5, movement).
Play::Rolled Play::rollChosen(UnitIndex u, MoveKind kind) {
  const int chosen = battle_.relation(relationOf(RelationKind::dice), u, u);
  return rollMove(u, kind, chosen == 0 ? mostDice(position_, u, kind) : (chosen - 1) % 4);
}

// The half JTs of light troops are theirs to leave (CB-MOV-5).
double Play::chosenDistance(UnitIndex u, const Rolled& rolled) const {
  if (battle_.relation(relationOf(RelationKind::dice), u, u) <= 4) return rolled->distance;
  double left = 0;
  for (const Modifier& modifier : rolled.modifiers.list())
    if (modifier.rule == book_.tables.moveBonus.lightHalves.rule) left += modifier.amount();
  return rolled->distance - left;
}

void Play::rollCharge(Charger& c) {
  if (c.left >= 0) return;
  const Rolled rolled = rollChosen(c.unit, MoveKind::charge);
  c.left = chosenDistance(c.unit, rolled);
  tell("may-charge", {}, {.unit = c.unit, .other = c.target, .figures = {jts(c.left)}}, rolled);
  tire(c.unit, rolled);
}

// CB-RSP-4, CB-RSP-6: they meet where the two allowances divide the gap, the charger's dice thrown first.
void Play::meetCountering(Charger c) {
  const UnitIndex u = c.unit;
  const UnitIndex target = c.target;
  rollCharge(c);
  Charger back{target, u, ChargeMode::deliberate, position_.stand(target).frontCentre(), -1, 0};
  rollCharge(back);
  if (!position_.present(u) || !position_.present(target)) return;
  tell("counter-charges", {position_.unformed(target) ? "CB-RSP-4" : "CB-RSP-6"}, {.unit = target, .other = u});
  closeWith(c, back);
  if (!position_.present(u) || !position_.present(target) || !in(position_.foes(u), target)) return;
  for (const UnitIndex v : {u, target}) set(v, UnitStatus::impetus, Impetus::charge);
  set(u, UnitStatus::part, PartNow::charged);
  set(u, UnitStatus::counterCharged, 1);
  set(target, UnitStatus::part, PartNow::counterCharged);
  mover_.relate(relationOf(RelationKind::impact), u, target, 1);
  mover_.relate(relationOf(RelationKind::impact), target, u, 2);
  shockOfCounterCharge(u, target);
  if (c.mode == ChargeMode::pursuit && position_.step() >= StepId::fight) push(TaskKind::followOn, {u, target, 0});
}

// CB-DPG-9
void Play::shockOfCounterCharge(UnitIndex u, UnitIndex counter) {
  ShockDpsIn in;
  in.troop = position_.troop(u);
  in.unformed = position_.unformed(u);
  in.wasCharging = true;
  in.chargedByMounted = book_.mounted(position_.troop(counter));
  const auto ruling = ask(*rulings().shockDps, in);
  gainDps(u, ruling->dps, "disordered-by-shock", {}, ruling);
}

// Both go straight at each other, the charger first; where the other has no room to turn, it is run into as it stands.
void Play::closeWith(Charger c, Charger back) {
  (void)wheelToCharge(c.unit, back.unit);
  const double gap = position_.jtsOf(planCharge(position_, c.unit, back.unit).distance);
  const double both = c.left + back.left;
  const bool meet = both >= gap && both > 0;
  const double share = meet ? gap * c.left / both : c.left;
  Charger first = c;
  first.left = share;
  const Countered how = meet ? Countered::meets : Countered::inVain;
  advanceCharge(first, how);
  const auto apart = [&] { return !position_.inCombat(back.unit) && !position_.inCombat(c.unit); };
  if (meet) back.left = gap;
  if (apart() && faceCharger(back.unit, c.unit)) advanceCharge(back, how);
  if (!meet || !apart()) return;
  c.left -= share;
  advanceCharge(c, how);
}

// However far it has to turn: unformed about its centre, others by a wheel.
bool Play::faceCharger(UnitIndex u, UnitIndex charger) {
  if (!position_.present(u) || !position_.present(charger)) return false;
  if (!position_.unformed(u)) return wheelBy(u, planLeast(position_, u, charger, fullTurn / 2));
  const Pose turned =
      turnedTo(battle_.unit(u).pose, headingTo(battle_.unit(u).pose.centre, battle_.unit(charger).pose.centre));
  const Footprint at(turned, battle_.unit(u).base);
  const bool free = unitUnder(position_, u, at) == noUnit && isOn(position_.table(), at);
  if (free) place(u, turned);
  return free;
}

// Costs neither length nor DPs (D56). False if it does not face its target afterwards.
bool Play::wheelToCharge(UnitIndex u, UnitIndex target) {
  if (!position_.present(u) || !position_.present(target)) return false;
  return wheelBy(u, planCharge(position_, u, target));
}

bool Play::wheelBy(UnitIndex u, const ChargePlan& plan) {
  const Footprint at(plan.start, battle_.unit(u).base);
  const bool clear = standsOn(position_, u, plan) == noUnit && plan.clears <= plan.distance;
  const bool free = plan.found && clear && plan.turnsFreely() && isOn(position_.table(), at);
  if (free) place(u, plan.start);
  return free;
}

// The course of a charge: its length, the unit that it meets, and whether it stops short of that unit (CB-CHG-10, D52).
struct Play::Run {
  UnitIndex met = noUnit;
  double way = 0;
  bool foe = false;
  bool stops = false;
  bool asks = false;
  /// Why it may not strike the enemy that it meets.
  std::optional<Answered<ChargeEligibilityIn, ChargeEligibilityOut>> forbidden = std::nullopt;
};

Play::Run Play::courseOf(const Charger& c, Countered countered) const {
  const UnitIndex u = c.unit;
  const Footprint& from = position_.stand(u);
  // Until the friends whom its wheel clipped are cleared it goes on (D68).
  const PastFriends clipped = clippedNow(position_, u);
  const double allowance = std::max<double>(position_.lengthOf(c.left), clipped.needed(position_, from));
  const Open open = openWay(position_, u, from, from.forward, allowance, 0);
  // Pursuers go through friends.
  const bool through = c.mode == ChargeMode::pursuit && position_.step() >= StepId::fight;
  const Met met =
      metAhead(position_, u, from, open.blocker == noUnit ? open.distance : allowance, !through, clipped.who());
  Run course{met.unit, std::max(0.0, met.distance)};
  course.foe = met.unit != noUnit && position_.enemies(u, met.unit);
  course.stops = met.unit != noUnit && !course.foe;
  if (course.foe && !position_.adrift(met.unit) && countered == Countered::no) {
    const Face face = faceCharged(from.shifted(from.forward * met.distance), position_.stand(met.unit));
    ChargeEligibilityIn in = chargeFacts(position_, u, met.unit, met.distance, face, {c.from, c.mode});
    // Shaken by its own fatigue, it has set out all the same.
    in.shaken = false;
    in.formedUpThisTurn = in.formedUpThisTurn && c.mode == ChargeMode::deliberate;
    auto ruling = ask(*rulings().chargeEligibility, in);
    course.stops = !ruling->allowed;
    if (course.stops) course.forbidden = std::move(ruling);
    course.asks = !course.stops && met.unit != c.target && position_.status(met.unit, UnitStatus::response) == 0;
  }
  if (course.stops) course.way = std::max(0.0, course.way - position_.jt());
  // To a unit that has still to answer it leaves just so much that they do not touch.
  if (course.asks) course.way = std::max(0.0, course.way - position_.contactGap() - 2 * roundingTolerance);
  // Rampaging stands stop nobody, but nobody can stand on them.
  const Length clear = shortOfUnits(position_, u, battle_.unit(u).pose, course.way, clipped.who());
  if (clear < wholeLength(course.way)) course.stops = true;
  course.way = std::min<double>(course.way, clear);
  return course;
}

bool Play::restsOnFriend(const Charger& c) const {
  const PastFriends clipped = clippedNow(position_, c.unit);
  if (clipped.none()) return false;
  const Footprint& from = position_.stand(c.unit);
  const Run course = courseOf(c, Countered::no);
  return overlapped(position_, clipped, from.shifted(from.forward * course.way)) != noUnit;
}

// Straight on; whatever enemy it meets is its target.
void Play::advanceCharge(Charger c, Countered countered) {
  const UnitIndex u = c.unit;
  if (!position_.present(u) || position_.adrift(u)) return;
  const Run course = courseOf(c, countered);
  const Footprint from = position_.stand(u);
  const Pose start = battle_.unit(u).pose;
  const double gone = c.gone + position_.jtsOf(course.way);  // The wheel costs no length (D56).
  loosen(u, gone);
  UnitSet passed;
  const UnitSet clipped = clippedNow(position_, u).who();
  position_.forEachPresent([&](UnitIndex v) {
    if (v == u || position_.enemies(u, v) || in(clipped, v)) return;
    if (firstMeeting(position_, u, from, from.forward, course.way, v)) add(passed, v);
  });
  const Leg leg{LegKind::ahead, wholeLength(course.way)};
  const bool beyond = position_.beyondBowShot(u);
  place(u, after(start, battle_.unit(u).base, leg));
  tellCharge(c, course, leg.amount, countered);
  crossGround(u, start, leg, beyond);
  if (position_.present(u)) passFriends(u, passed);
  if (!course.foe || course.stops || !position_.present(u) || position_.adrift(u) || !position_.present(course.met))
    return;
  if (!course.asks) return strike(c, course.met, countered != Countered::no);
  noteGround(u, course.met);
  c.target = course.met;
  c.gone = gone;
  c.left = std::max(0.0, c.left - position_.jtsOf(course.way));
  pushCharge(c);
}

// CB-CHG-7; the way is in JT.
void Play::loosen(UnitIndex u, double gone) {
  const Role role = position_.role(u);
  const bool loosens = (role == Role::rabble || role == Role::javelinmen) && !position_.special(u);
  if (!loosens || gone <= book_.tables.chargeKeepsFormation + 1e-6 || position_.unformed(u)) return;
  reform(u, Formation::unformed, position_.frontStands(u));
  tell("loses-formation", {"CB-CHG-7"}, {.unit = u});
}

// Tells the length of the charge, and the reason why it went no farther.
void Play::tellCharge(const Charger& c, const Run& course, Length gone, Countered countered) {
  const UnitIndex other = course.met == noUnit ? c.target : course.met;
  const Telling telling{.unit = c.unit, .other = other, .figures = {Figure::inches(gone), jts(c.left)}};
  if (course.forbidden) {
    std::string_view row;
    (*course.forbidden)->reasons.forEach([&](ChargeReason, const Because& because) { row = because.rule; });
    return tell("charge-stops", {"CB-SEQ-12", row}, telling, *course.forbidden);
  }
  if (course.stops) return tell("charge-stops", {"CB-SEQ-12", "CB-CHG-10"}, telling);
  // Half the way only: the other comes the rest of it.
  const std::string_view open = countered == Countered::meets ? "charge-is-met" : "charge-falls-short";
  tell(course.foe ? "charges" : open, {"CB-SEQ-12"}, telling);
}

void Play::strike(const Charger& c, UnitIndex met, bool countered) {
  if (!position_.touching(c.unit, met)) return;
  if (position_.broken(met)) return hack(met, c.unit);
  const Face face = faceCharged(position_.stand(c.unit), position_.stand(met));
  const auto sector = ask(*rulings().chargeSector, sectorFacts(position_, met, c.from, face));
  mover_.relate(relationOf(RelationKind::frontal), c.unit, met, sector->frontal ? 1 : 2);
  align(c.unit, met, face);
  if (!countered) contact(c, met, sector);
}

// D56: pivots about the point of contact until the edges are flush, if there is room.
void Play::align(UnitIndex u, UnitIndex target, Face face) {
  const auto touch = contactBetween(position_.stand(u), position_.stand(target));
  if (!touch) return;
  const Base base = battle_.unit(u).base;
  const Pose flush = pivotedFlush(battle_.unit(u).pose, base, position_.stand(target), face, touch->gap.onSecond);
  const Footprint at(flush, base);
  if (!isOn(position_.table(), at)) return;
  if (unitUnder(position_, u, at) == noUnit && position_.touching(at, position_.stand(target))) place(u, flush);
}

void Play::contact(const Charger& c, UnitIndex target, const Answered<ChargeSectorIn, ChargeSectorOut>& sector) {
  const UnitIndex u = c.unit;
  const bool pursuing = c.mode == ChargeMode::pursuit;
  mover_.relate(relationOf(RelationKind::impact), u, target, pursuing ? 3 : 1);
  set(u, UnitStatus::impetus, pursuing ? Impetus::pursuit : Impetus::charge);
  set(u, UnitStatus::part, PartNow::charged);
  if (status(target, UnitStatus::part) == 0) set(target, UnitStatus::part, PartNow::stood);
  const bool behind = sector->behindFlank;
  tell(behind ? "strikes-behind" : "strikes", {"CB-SEQ-12"}, {.unit = u, .other = target, .key = true}, sector);
  shock(target, u, behind);
  if (pursuing && position_.step() >= StepId::fight) push(TaskKind::followOn, {u, target, 0});
}

// CB-DPG-9, CB-DPG-12, CB-DPG-13
void Play::shock(UnitIndex target, UnitIndex charger, bool behindFlank) {
  UnitSet others = position_.foes(target);
  others.reset(static_cast<std::size_t>(charger));
  ShockDpsIn in;
  in.troop = position_.troop(target);
  in.unformed = position_.unformed(target);
  in.inCombat = others.any();
  in.wasCharging = hasCharge(battle_, target);
  in.chargedByMounted = book_.mounted(position_.troop(charger));
  in.chargedBehindFlank = behindFlank;
  const auto ruling = ask(*rulings().shockDps, in);
  gainDps(target, ruling->dps, "disordered-by-shock", {}, ruling);
}

}  // namespace signifer::cb
