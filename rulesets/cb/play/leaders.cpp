// Leaders: command actions, messengers, control tests and what may befall a leader (CB-CMD-1 to CB-CMD-9, CB-LDR-1 to
// CB-LDR-9, CB-CTL-1 to CB-CTL-11).
#include <algorithm>

#include "cb/play/play.h"

namespace signifer::cb {

void Play::leaderAction(const Action& action) {
  const PersonIndex p = action.person;
  Person& person = battle_.person(p);
  auto& spent = person.status[PersonStatus::spent];
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::leaderMove:
    case ActionId::detach:
      person.unit = noUnit;
      person.at = action.point;
      ++spent;
      return tellOf("leader-moves", p, {"CB-CMD-1"});
    case ActionId::attach:
      person.unit = action.unit;
      person.at = battle_.unit(action.unit).pose.centre;
      ++spent;
      return tellOf("leader-attaches", p, {"CB-CMD-1"});
    case ActionId::inspire:
    case ActionId::steady:
    case ActionId::direct:
      ++spent;
      return influence(action);
    case ActionId::giveOrders:
      return giveOrders(action);
    case ActionId::receiveOrders:
      ++spent;
      person.status[PersonStatus::orders] = static_cast<std::int16_t>(person.status[PersonStatus::newOrders] - 1);
      person.status[PersonStatus::newOrders] = 0;
      return tellOf("leader-receives-orders", p, {"CB-CMD-2"});
    default:
      return;
  }
}

// CB-CMD-3
void Play::influence(const Action& action) {
  const PersonIndex p = action.person;
  Person& person = battle_.person(p);
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::inspire:
      ++person.status[PersonStatus::inspiring];
      status(person.unit, UnitStatus::inspireActions) =
          static_cast<std::int16_t>(std::min(6, status(person.unit, UnitStatus::inspireActions) + 1));
      return tellOf("leader-inspires", p, {"CB-CMD-6"});
    case ActionId::steady:
      ++person.status[PersonStatus::steadying];
      set(person.unit, UnitStatus::steadied, 1);
      status(person.unit, UnitStatus::dps) =
          static_cast<std::int16_t>(std::max(0, status(person.unit, UnitStatus::dps) - 1));
      return tellOf("leader-steadies", p, {"CB-CMD-4", "CB-CMD-5"});
    case ActionId::direct:
      set(person.unit, UnitStatus::directed, 1);
      return tellOf("leader-directs", p, {"CB-CMD-7"});
    default:
      return;
  }
}

void Play::giveOrders(const Action& action) {
  const PersonIndex p = action.person;
  Person& person = battle_.person(p);
  ++person.status[PersonStatus::spent];
  const auto to = static_cast<PersonIndex>(action.values[0]);
  Person& other = battle_.person(to);
  if (to == p) {
    person.status[PersonStatus::orders] = action.values[1];
    return tellOf("leader-changes-orders", p, {"CB-CMD-2"});
  }
  other.status[PersonStatus::newOrders] = static_cast<std::int16_t>(action.values[1] + 1);
  const bool byWord = position_.jtsOf(signifer::distance(toVec(person.at), toVec(other.at))) <= 1;  // D26
  placeMessenger(to, byWord ? std::nullopt : std::optional(toVec(person.at)));
  tellOf("leader-sends-orders", p, {"CB-CMD-2", "CB-CMD-8"});
}

// The messenger to a leader: where he is, none once he has arrived.
void Play::placeMessenger(PersonIndex to, std::optional<Vec2> at) {
  auto& status = battle_.person(to).status;
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
    const bool arrives = messenger({way, static_cast<double>(options().messengerMove)}).arrivesNow;
    const Vec2 on = at + unit(off) * position_.lengthOf(options().messengerMove);
    placeMessenger(p, arrives ? std::nullopt : std::optional(on));
  }
}

void Play::testControl(const Action& action) {
  const UnitIndex u = action.unit;
  ControlTestIn in;
  in.grade = position_.grade(u);
  in.kind = position_.controlKind(u);
  in.doing = position_.doing(u);
  in.inspiringLeader = action.values[0] != 0;
  in.steadyShift = static_cast<SteadyShift>(action.values[1]);
  Modifiers modifiers;
  const ControlTestOut out = controlTest(book_, in, dice_, modifiers, thrower(u));
  switch (out.behaviour) {
    case Behaviour::free:
      set(u, UnitStatus::control, Control::free);
      break;
    case Behaviour::halt:
      set(u, UnitStatus::control, Control::halt);
      set(u, UnitStatus::doing, Activity::halted);
      break;
    case Behaviour::continues:
      set(u, UnitStatus::control, Control::continues);
      break;
    case Behaviour::spontaneousAdvance:
      set(u, UnitStatus::control, Control::spontaneousAdvance);
      set(u, UnitStatus::doing, Activity::spontaneousAdvance);
      break;
  }
  constexpr std::array<std::string_view, 4> phrases{"control-continues", "control-halts", "control-free",
                                                    "control-spontaneous"};
  tellRuling(phrases[static_cast<std::size_t>(out.behaviour)], u, noUnit, "CB-CTL-11", {Figure::count(out.total)},
             modifiers, "control-test");
}

void Play::riskOfUnit(UnitIndex u) {
  const PersonIndex p = position_.leader(u);
  if (p != noPerson) risk(p);
}

void Play::risk(PersonIndex p) {
  Person& person = battle_.person(p);
  const LeaderRiskOut out =
      leaderRisk(book_, {person.status[PersonStatus::wounded] != 0}, dice_, {person.side, person.unit, noUnit});
  if (out.outcome == LeaderOutcome::wounded) {
    person.status[PersonStatus::wounded] = 1;
    tellOf("leader-wounded", p, {"CB-LDR-3"});
  } else if (out.outcome == LeaderOutcome::killed) {
    tellOf("leader-killed", p, {"CB-LDR-2"});
    losePerson(p);
  }
}

// CB-DPG-7, CB-DPG-8: friends within bow shot take it to heart.
void Play::losePerson(PersonIndex p) {
  Person& person = battle_.person(p);
  if (person.status[PersonStatus::lost] == 0) {
    person.status[PersonStatus::lost] = 1;
    const bool commander = battle_.personProfile(p, PersonProfile::rank) != static_cast<int>(Rank::subordinate);
    position_.forEachPresent([&](UnitIndex v) {
      if (battle_.unit(v).side != person.side) return;
      if (distanceTo(position_.stand(v), toVec(person.at)) > position_.lengthOf(position_.bowShot())) return;
      auto& count = status(v, commander ? UnitStatus::commandersLost : UnitStatus::leadersLost);
      count = static_cast<std::int16_t>(std::min(commander ? 4 : 6, count + 1));
    });
  }
  person.present = false;
  person.unit = noUnit;
}

// CB-LDR-9
void Play::joinNearest(PersonIndex p) {
  Person& person = battle_.person(p);
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
  if (best != noUnit) person.at = battle_.unit(best).pose.centre;
}

// A leader alone, within 1 JT of where an enemy has moved, is at risk and joins the nearest of his (CB-LDR-9).
void Play::alarmLeaders(UnitIndex u, const Footprint& from) {
  const Footprint& to = position_.stand(u);
  const Vec2 off = to.centre - from.centre;
  const double way = length(off);
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    if (!person.present || person.unit != noUnit || person.side == battle_.unit(u).side) continue;
    const Vec2 at = toVec(person.at);
    const double near = position_.jt();
    const bool passes = way > 0 && firstWithin(to.shifted(off * -1.0), unit(off), way, Segment{at, at}, near);
    if (!passes && distanceTo(to, at) > near) continue;
    risk(p);
    if (battle_.person(p).present) joinNearest(p);
  }
}

}  // namespace signifer::cb
