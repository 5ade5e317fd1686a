// Leaders: command actions, messengers, control tests and what may befall a leader (CB-CMD-1 to CB-CMD-9, CB-LDR-1 to
// CB-LDR-9, CB-CTL-1 to CB-CTL-11).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

bool Play::leaderAction(const Action& action) {
  const PersonIndex p = action.person;
  if (p < 0 || p >= battle_.personCount() || !battle_.person(p).present) return false;
  Person& person = mover_.person(p);
  auto& spent = person.status[PersonStatus::spent];
  const auto id = static_cast<ActionId>(action.kind);
  const auto spend = [&] { spent = static_cast<std::int16_t>(std::min(12, spent + 1)); };
  switch (id) {
    case ActionId::leaderMove:
    case ActionId::detach:
      spend();
      ride(p, action.point);
      return true;
    case ActionId::attach:
      if (!position_.present(action.unit) || battle_.unit(action.unit).side != person.side) return false;
      spend();
      person.unit = action.unit;
      person.at = battle_.unit(action.unit).pose.centre;
      tell("leader-attaches", {"CB-CMD-1"}, {.unit = action.unit, .person = p});
      return true;
    case ActionId::giveOrders:
      if (!giveOrders(action)) return false;
      spend();
      return true;
    case ActionId::receiveOrders:
      if (person.status[PersonStatus::newOrders] == 0) return false;
      spend();
      person.status[PersonStatus::orders] = static_cast<std::int16_t>(person.status[PersonStatus::newOrders] - 1);
      person.status[PersonStatus::newOrders] = 0;
      placeMessenger(p, std::nullopt);
      tell("leader-receives-orders", {"CB-CMD-2"}, {.person = p});
      return true;
    default:
      if (!influence(action)) return false;
      spend();
      return true;
  }
}

// To a place on the table, away from any unit.
void Play::ride(PersonIndex p, Point to) {
  Person& person = mover_.person(p);
  const Point at = person.at;
  person.unit = noUnit;
  person.at = {std::clamp<Length>(to.x, 0, position_.table().width),
               std::clamp<Length>(to.y, 0, position_.table().depth)};
  tell("leader-moves", {"CB-CMD-1"},
       {.person = p, .figures = {Figure::inches(toLength(distance(toVec(at), toVec(person.at))))}});
}

// CB-CMD-3
bool Play::influence(const Action& action) {
  const PersonIndex p = action.person;
  Person& person = mover_.person(p);
  const UnitIndex u = person.unit;
  if (!position_.present(u)) return false;
  const auto more = [](auto&& count, int by, int most) {
    count = static_cast<std::int16_t>(std::clamp(count + by, 0, most));
  };
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::inspire:
      more(person.status[PersonStatus::inspiring], 1, 6);
      more(status(u, UnitStatus::inspireActions), 1, 6);
      tell("leader-inspires", {"CB-CMD-6"},
           {.unit = u, .person = p, .figures = {Figure::count(status(u, UnitStatus::inspireActions))}});
      return true;
    case ActionId::steady: {
      CommandActionsIn in = commandFacts(position_, p, ActionId::steady);
      in.actions = std::max(in.actions, 1);
      in.wounded = false;
      in.orderActions = 0;
      in.unitDps = status(u, UnitStatus::dps);
      const auto ruling = ask(*rulings().commandActions, in);
      more(person.status[PersonStatus::steadying], 1, 6);
      set(u, UnitStatus::steadied, 1);
      more(status(u, UnitStatus::dps), -ruling->dpsRemoved, 12);
      tell("leader-steadies", {"CB-CMD-4", "CB-CMD-5"},
           {.unit = u, .person = p, .figures = {Figure::count(ruling->dpsRemoved)}}, ruling);
      return true;
    }
    case ActionId::direct:
      set(u, UnitStatus::directed, 1);
      tell("leader-directs", {"CB-CMD-7"}, {.unit = u, .person = p});
      return true;
    default:
      return false;
  }
}

bool Play::giveOrders(const Action& action) {
  constexpr std::array<std::string_view, 5> own{"orders-own-hold", "orders-own-advance", "orders-own-attack",
                                                "orders-own-skirmish", "orders-own-withdraw"};
  constexpr std::array<std::string_view, 5> sent{"orders-sent-hold", "orders-sent-advance", "orders-sent-attack",
                                                 "orders-sent-skirmish", "orders-sent-withdraw"};
  const PersonIndex p = action.person;
  const Person& person = battle_.person(p);
  const auto to = static_cast<PersonIndex>(action.values[0]);
  const int orders = action.values[1];
  if (to < 0 || to >= battle_.personCount() || !battle_.person(to).present) return false;
  if (battle_.person(to).side != person.side || orders < 0 || orders >= static_cast<int>(own.size())) return false;
  const auto which = static_cast<std::size_t>(orders);
  if (to == p) {
    mover_.person(p).status[PersonStatus::orders] = action.values[1];
    tell(own[which], {"CB-CMD-2", "CB-CMD-9"}, {.person = p});
    return true;
  }
  mover_.person(to).status[PersonStatus::newOrders] = static_cast<std::int16_t>(orders + 1);
  const bool byWord = position_.jtsOf(signifer::distance(toVec(person.at), toVec(battle_.person(to).at))) <= 1;  // D26
  placeMessenger(to, byWord ? std::nullopt : std::optional(toVec(person.at)));
  tell(sent[which], {"CB-CMD-2", "CB-CMD-8"}, {.person = to});
  return true;
}

// The messenger to a leader: where he is, none once he has arrived.
void Play::placeMessenger(PersonIndex to, std::optional<Vec2> at) {
  auto& status = mover_.person(to).status;
  const auto hundredths = [](double length) {
    return static_cast<std::int16_t>(std::clamp(std::lround(length / 10), 0L, 20000L));
  };
  status[PersonStatus::newsX] = at ? hundredths(at->x) : std::int16_t{-1};
  status[PersonStatus::newsY] = at ? hundredths(at->y) : std::int16_t{-1};
}

// CB-CMD-8: each rides straight at his addressee, wherever that one is by now; nobody stops him (D26).
void Play::moveMessengers() {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    if (!person.present || person.side != battle_.active || person.status[PersonStatus::newsX] < 0) continue;
    const Vec2 at{person.status[PersonStatus::newsX] * 10.0, person.status[PersonStatus::newsY] * 10.0};
    const Vec2 off = toVec(person.at) - at;
    // His place is kept in hundredths of an inch.
    const double way = std::clamp(position_.jtsOf(length(off) - 15), 0.0, 60.0);
    const auto ruling = ask(*rulings().messenger, {way, static_cast<double>(options().messengerMove)});
    const Vec2 on = at + unit(off) * position_.lengthOf(options().messengerMove);
    placeMessenger(p, ruling->arrivesNow ? std::nullopt : std::optional(on));
    tell(ruling->arrivesNow ? "messenger-arrives" : "messenger-rides", {"CB-CMD-8"},
         {.person = p, .figures = {Figure::count(ruling->turns - 1)}}, ruling);
  }
}

void Play::testControl(const Action& action) {
  constexpr std::array<std::string_view, 4> phrases{"control-continues", "control-halts", "control-free",
                                                    "control-spontaneous"};
  constexpr std::array<Control, 4> binds{Control::continues, Control::halt, Control::free, Control::spontaneousAdvance};
  const UnitIndex u = action.unit;
  ControlTestIn in;
  in.grade = position_.grade(u);
  in.kind = position_.controlKind(u);
  in.doing = position_.doing(u);
  in.inspiringLeader = action.values[0] != 0;
  in.steadyShift = static_cast<SteadyShift>(std::clamp<int>(action.values[1], 0, 2));
  in.roller = account_.roller(u);
  const auto ruling = account_.ask(*rulings().controlTest, in);
  const auto behaviour = static_cast<std::size_t>(ruling->behaviour);
  set(u, UnitStatus::control, binds[behaviour]);
  if (ruling->behaviour == Behaviour::halt) set(u, UnitStatus::doing, Activity::halted);
  if (ruling->behaviour == Behaviour::spontaneousAdvance) set(u, UnitStatus::doing, Activity::spontaneousAdvance);
  tell(phrases[behaviour], {"CB-CTL-11"}, {.unit = u, .figures = {Figure::count(ruling->total)}}, ruling);
}

void Play::riskOfUnit(UnitIndex u) {
  const PersonIndex p = position_.leader(u);
  if (p != noPerson) risk(p);
}

void Play::risk(PersonIndex p) {
  constexpr std::array<std::string_view, 4> phrases{"leader-unharmed", "leader-killed", "leader-wounded",
                                                    "leader-near-miss"};
  Person& person = mover_.person(p);
  const LeaderRiskIn in{person.status[PersonStatus::wounded] != 0, {person.side, person.unit, noUnit}};
  const auto ruling = account_.ask(*rulings().leaderRisk, in);
  const bool killed = ruling->outcome == LeaderOutcome::killed;
  if (ruling->outcome == LeaderOutcome::wounded) person.status[PersonStatus::wounded] = 1;
  tell(phrases[static_cast<std::size_t>(ruling->outcome)], {},
       {.unit = person.unit, .person = p, .key = killed || ruling->outcome == LeaderOutcome::wounded}, ruling);
  if (killed) losePerson(p);
}

// CB-DPG-7, CB-DPG-8: friends within bow shot take it to heart.
void Play::losePerson(PersonIndex p) {
  Person& person = mover_.person(p);
  if (person.status[PersonStatus::lost] == 0) {
    person.status[PersonStatus::lost] = 1;
    const bool commander = battle_.personProfile(p, PersonProfile::rank) != static_cast<int>(Rank::subordinate);
    position_.forEachPresent([&](UnitIndex v) {
      if (battle_.unit(v).side != person.side) return;
      if (distanceTo(position_.stand(v), toVec(person.at)) > position_.lengthOf(position_.bowShot())) return;
      auto count = status(v, commander ? UnitStatus::commandersLost : UnitStatus::leadersLost);
      count = static_cast<std::int16_t>(std::min(commander ? 4 : 6, count + 1));
    });
  }
  person.present = false;
  person.unit = noUnit;
}

// CB-LDR-9
void Play::joinNearest(PersonIndex p) {
  Person& person = mover_.person(p);
  UnitIndex best = noUnit;
  double least = 0;
  position_.forEachPresent([&](UnitIndex v) {
    if (battle_.unit(v).side != person.side || position_.adrift(v) || position_.leader(v) != noPerson) return;
    const double gap = distanceTo(position_.stand(v), toVec(person.at));
    if (best == noUnit || gap < least) {
      best = v;
      least = gap;
    }
  });
  person.unit = best;
  if (best == noUnit) return;
  person.at = battle_.unit(best).pose.centre;
  tell("leader-joins", {"CB-LDR-9"}, {.unit = best, .person = p});
}

// A leader alone, within 1 JT of where an enemy has moved, is at risk and joins the nearest of his (CB-LDR-9).
void Play::alarmLeaders(UnitIndex u, const Footprint& from) {
  if (byHand_) return;
  const Footprint& to = position_.stand(u);
  const Vec2 off = to.centre - from.centre;
  const double way = length(off);
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    if (!person.present || person.unit != noUnit || person.side == battle_.unit(u).side) continue;
    const Vec2 at = toVec(person.at);
    const double near = position_.jt();
    if (!Stands::nearLine({from.centre, to.centre}, at, to.radius + near + roundingTolerance)) continue;
    const bool passes = way > 0 && firstWithin(to.shifted(off * -1.0), unit(off), way, Segment{at, at}, near);
    if (!passes && distanceTo(to, at) > near) continue;
    risk(p);
    if (battle_.person(p).present) joinNearest(p);
  }
}

}  // namespace signifer::cb
