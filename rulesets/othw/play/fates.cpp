#include "othw/play/fates.h"

#include <algorithm>

#include "othw/play/flight.h"

namespace signifer::othw {
namespace {

constexpr auto pursuedUnit = static_cast<std::int16_t>(RelationKind::pursuedUnit);

using Loss = Answered<MoraleLossIn, MoraleLossOut>;

// A fall of Army Morale, kept until the action is over (D45).
Loss noteFall(Play& play, SideIndex side, MoraleLossIn in) {
  SideState& state = play.mover().side(side);
  in.morale = state.status[SideStatus::armyMorale];
  Loss loss = ask(*play.book.rulings.moraleLoss, in);
  std::int16_t& fall = state.status[SideStatus::fallToBook];
  fall = static_cast<std::int16_t>(std::min(mostMorale, fall + loss->loss));
  if (play.wanted())
    for (const Modifier& modifier : loss.modifiers.list())
      play.fallRules[static_cast<std::size_t>(side)].push_back(modifier.rule);
  return loss;
}

// A general shares the fate of his unit (D42).
void loseGeneralOf(Play& play, UnitIndex unit) {
  const PersonIndex general = generalWith(play.battle(), unit);
  if (general == noPerson) return;
  Person& person = play.mover().person(general);
  person.present = false;
  person.status[PersonStatus::state] = static_cast<std::int16_t>(GeneralState::removed);
  play.tell("general-swept-away", {"OT-GEN-20", "OT-GEN-19"}, {.unit = unit, .person = general, .key = true});
}

void loseUnit(Play& play, UnitIndex unit, MoraleLossIn in, std::string_view phrase, Cited rules, UnitIndex other) {
  const Loss loss = noteFall(play, play.battle().unit(unit).side, in);
  if (play.wanted()) {
    for (const Modifier& modifier : loss.modifiers.list()) rules.add(modifier.rule);
    play.tell(phrase, rules.list(), {.unit = unit, .other = other, .key = true}, {loss.consultation()});
  }
  loseGeneralOf(play, unit);
}

// A unit is lost: what that costs is noted and told with it, and its general goes too.
void loseUnit(Play& play, UnitIndex unit, MoraleEvent event, std::string_view phrase, Cited rules,
              UnitIndex other = noUnit) {
  const bool skirmishers = classOf(play.battle(), unit) == UnitClass::skirmishers;
  const bool general = generalWith(play.battle(), unit) != noPerson;
  loseUnit(play, unit, {event, skirmishers, general, 0}, phrase, rules, other);
}

}  // namespace

UnitIndex pursuedBy(const Battle& battle, UnitIndex pursuer) {
  for (const Relation& relation : battle.relations)
    if (relation.kind == pursuedUnit && relation.from == pursuer) return relation.to;
  return noUnit;
}

void endPursuit(Play& play, UnitIndex pursuer) {
  const UnitIndex target = pursuedBy(play.battle(), pursuer);
  if (target != noUnit) play.mover().relate(pursuedUnit, pursuer, target, 0);
  play.mover().set(pursuer, UnitStatus::pursuedUnitFate, static_cast<std::int16_t>(Quarry::onTable));
}

Quarry quarryOf(const Battle& battle, UnitIndex pursuer) {
  if (pursuedBy(battle, pursuer) == noUnit) return Quarry::destroyed;
  return static_cast<Quarry>(battle.unit(pursuer).status[UnitStatus::pursuedUnitFate]);
}

void haltPursuit(Play& play, UnitIndex pursuer) {
  endPursuit(play, pursuer);
  play.setState(pursuer, UnitState::halted);
}

void endPursuitIfCaught(Play& play, UnitIndex pursuer, UnitIndex caught) {
  const Battle& battle = play.battle();
  if (play.book.options.quarryCaught != QuarryCaught::haltsAtOnce) return;
  if (stateOf(battle, pursuer) != UnitState::pursuing || pursuedBy(battle, pursuer) != caught) return;
  haltPursuit(play, pursuer);
  play.tell("pursuer-halts-after-catch", {"OT-PUR-3"}, {.unit = pursuer, .other = caught});
}

void setPursuit(Play& play, UnitIndex pursuer, UnitIndex target) {
  endPursuit(play, pursuer);
  play.mover().relate(pursuedUnit, pursuer, target, 1);
  play.setState(pursuer, UnitState::pursuing);
}

void removeUnit(Play& play, UnitIndex unit, Quarry fate) {
  const Battle& battle = play.battle();
  endPursuit(play, unit);
  play.mover().remove(unit);
  play.setState(unit, UnitState::gone);
  for (const Relation& relation : battle.relations)
    if (relation.kind == pursuedUnit && relation.to == unit)
      play.mover().set(relation.from, UnitStatus::pursuedUnitFate, static_cast<std::int16_t>(fate));
}

void slaughter(Play& play, UnitIndex unit, UnitIndex by, std::string_view rule) {
  loseUnit(play, unit, MoraleEvent::slaughtered, "slaughtered", {rule}, by);
  removeUnit(play, unit, Quarry::destroyed);
}

void endRampage(Play& play, UnitIndex unit) {
  loseUnit(play, unit, MoraleEvent::rampageEnded, "rampage-ended", {"OT-RAM-6"});
  removeUnit(play, unit, Quarry::destroyed);
}

void endRampageByMahouts(Play& play, UnitIndex unit) {
  if (play.book.options.mahoutsKillCosts) return endRampage(play, unit);
  if (generalWith(play.battle(), unit) != noPerson)
    loseUnit(play, unit, {MoraleEvent::generalRemoved, false, false, 0}, "rampage-ended", {"OT-RAM-5"}, noUnit);
  else
    play.tell("rampage-ended", {"OT-RAM-5"}, {.unit = unit, .key = true});
  removeUnit(play, unit, Quarry::destroyed);
}

void pushOff(Play& play, UnitIndex unit) {
  loseUnit(play, unit, MoraleEvent::pushedOffTable, "pushed-off-table", {"OT-RET-6"});
  removeUnit(play, unit, Quarry::destroyed);
}

namespace {

// OT-FLE-7: its next flight takes it off the table.
bool fleesOffTable(Play& play, UnitIndex unit) {
  if (!isFleeing(play.battle(), unit)) return false;
  Square at = squareOf(play.battle(), unit);
  for (int left = figure(play.battle(), unit, UnitProfile::moves); left > 0; --left) {
    at = at + stepAhead(towardsBase(play.battle(), play.battle().unit(unit).side));
    if (!play.field().contains(at)) return true;
  }
  return false;
}

}  // namespace

void takeOffByHand(Play& play, UnitIndex unit) {
  const bool left = fleesOffTable(play, unit);
  if (!isFleeing(play.battle(), unit)) loseUnit(play, unit, MoraleEvent::brokeInCombat, "breaks", {"OT-FLE-1"});
  removeUnit(play, unit, left ? Quarry::leftTable : Quarry::destroyed);
  bookFalls(play);
}

void bringBackByHand(Play& play, UnitIndex unit) {
  const Battle& battle = play.battle();
  if (!battle.unit(unit).present) {
    SideState& state = play.mover().side(battle.unit(unit).side);
    // A general who was swept away with it is no longer there.
    const bool general = std::ranges::any_of(battle.people, [&](const Person& one) { return one.unit == unit; });
    const MoraleLossIn in{MoraleEvent::brokeInCombat, classOf(battle, unit) == UnitClass::skirmishers, general,
                          state.status[SideStatus::armyMorale]};
    std::int16_t& morale = state.status[SideStatus::armyMorale];
    morale = static_cast<std::int16_t>(
        std::min<int>(state.status[SideStatus::startingMorale], morale + ask(*play.book.rulings.moraleLoss, in)->loss));
  }
  play.mover().bring(unit);
  if (strengthLeft(battle, unit) == 0) play.setStrength(unit, 1);
  play.setState(unit, UnitState::ready);
}

void fallByHand(Play& play, SideIndex side, int before) {
  SideState& state = play.mover().side(side);
  std::int16_t& morale = state.status[SideStatus::armyMorale];
  if (before <= morale) return;
  std::int16_t& fall = state.status[SideStatus::fallToBook];
  fall = static_cast<std::int16_t>(std::min(mostMorale, fall + before - morale));
  morale = static_cast<std::int16_t>(before);
  bookFalls(play);
}

namespace {

void takeFlight(Play& play, UnitIndex unit) {
  endPursuit(play, unit);
  play.setStrength(unit, 0);
  play.setState(unit, UnitState::fleeing);
  // OT-FLE-4: in the enemy's phase it waits for its own.
  play.mover().set(unit, UnitStatus::waits, play.battle().unit(unit).side != play.battle().active);
}

}  // namespace

void breakInCombat(Play& play, UnitIndex unit, UnitIndex foe, UnitIndex pursuer) {
  const bool ownPhase = play.battle().unit(unit).side == play.battle().active;
  loseUnit(play, unit, MoraleEvent::brokeInCombat, foe == noUnit ? "breaks" : "breaks-before", {"OT-FLE-1"}, foe);
  takeFlight(play, unit);
  if (pursuer != noUnit && play.battle().unit(pursuer).side != play.battle().unit(unit).side) {
    setPursuit(play, pursuer, unit);
    play.tell("is-in-pursuit", {"OT-PUR-1"}, {.unit = pursuer, .other = unit});
  }
  if (ownPhase)
    flee(play, unit, Moment::brokeInOwnPhase);
  else
    play.tell("waits-to-flee", {"OT-FLE-4"}, {.unit = unit});
}

void tellRerolls(Play& play, PersonIndex general, int rolls) {
  for (; general != noPerson && rolls > 0; --rolls)
    play.tell("general-rerolls", {"OT-GEN-8", "OT-GEN-9"},
              {.unit = play.battle().person(general).unit, .person = general});
}

void applyFate(Play& play, PersonIndex general, GeneralFate fate) {
  if (general == noPerson || fate == GeneralFate::untested || fate == GeneralFate::unharmed) return;
  const Battle& battle = play.battle();
  Person& person = play.mover().person(general);
  if (fate == GeneralFate::nearMiss) {
    play.tell("general-near-miss", {"OT-GEN-18"}, {.unit = person.unit, .person = general});
  } else if (fate == GeneralFate::removed) {
    person.status[PersonStatus::state] = static_cast<std::int16_t>(GeneralState::removed);
    person.present = false;
    const Loss loss = noteFall(play, person.side, {MoraleEvent::generalRemoved, false, false, 0});
    play.tell("general-removed", {"OT-GEN-16", "OT-GEN-19"}, {.unit = person.unit, .person = general, .key = true},
              loss);
  } else {
    // D41: to the close of his side's next phase; the one that is going on does not count.
    person.status[PersonStatus::state] = static_cast<std::int16_t>(GeneralState::missesTurn);
    person.status[PersonStatus::returnsAfterPhase] = person.side == battle.active ? 2 : 1;
    play.tell("general-misses-turn", {"OT-GEN-17"}, {.unit = person.unit, .person = general, .key = true});
  }
}

void loseGeneralByHand(Play& play, PersonIndex general) {
  applyFate(play, general, GeneralFate::removed);
  play.mover().person(general).unit = noUnit;
  bookFalls(play);
}

bool fleesBefore(const Battle& battle, UnitIndex a, UnitIndex b) {
  const Facing edge = towardsBase(battle, battle.unit(a).side);
  const Grid grid{battle.setup->columns, battle.setup->rows};
  const Square sa = squareOf(battle, a);
  const Square sb = squareOf(battle, b);
  const int da = grid.stepsOff(sa, edge);
  const int db = grid.stepsOff(sb, edge);
  if (da != db) return da < db;
  // Their left as they look away from their base edge.
  return edge == Facing::south ? sa.x < sb.x : sa.x > sb.x;
}

namespace {

struct Broken {
  std::array<UnitIndex, mostUnits> units;
  std::size_t count = 0;
};

// Broken by Army Morale itself: no point for the unit, nobody pursues (D45).
void breakByMorale(Play& play, UnitIndex unit, Broken& broken) {
  const bool rampaging = isRampaging(play.battle(), unit);
  loseUnit(play, unit, MoraleEvent::brokeByMorale, "breaks-by-morale", {"OT-MOR-6", "OT-FLE-1"});
  if (rampaging) {
    removeUnit(play, unit, Quarry::destroyed);
    return;
  }
  takeFlight(play, unit);
  if (play.battle().unit(unit).side == play.battle().active) broken.units[broken.count++] = unit;
}

void wearDown(Play& play, SideIndex side, int before, int after, Broken& broken) {
  const Battle& battle = play.battle();
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (battle.unit(u).side != side || !battle.unit(u).present || isFleeing(battle, u)) continue;
    const auto worn = ask(*play.book.rulings.moraleStrength,
                          {figure(battle, u, UnitProfile::leadership), before, after, strengthLeft(battle, u)});
    if (worn->lost == 0) continue;
    play.setStrength(u, worn->strengthLeft);
    // The first point at its rating is OT-MOR-6's, those after it OT-MOR-7's.
    const int first = std::min(play.book.tables.morale.wearsFrom, worn.in.leadership);
    const std::initializer_list<Figure> figures{Figure::count(worn->lost), Figure::count(worn->strengthLeft),
                                                Figure::count(after)};
    play.tell("worn-by-morale", {before > first ? "OT-MOR-6" : "OT-MOR-7"}, {.unit = u, .figures = figures}, worn);
    if (worn->flees) breakByMorale(play, u, broken);
  }
}

// The rules behind a fall, each once; where it was noted by an earlier action, the rows that it may be.
std::vector<std::string_view> rulesOfFall(Play& play, SideIndex side) {
  std::vector<std::string_view>& noted = play.fallRules[static_cast<std::size_t>(side)];
  if (noted.empty()) return {"OT-MOR-3", "OT-MOR-4", "OT-MOR-5"};
  std::vector<std::string_view> rules;
  for (const std::string_view rule : noted)
    if (std::ranges::find(rules, rule) == rules.end()) rules.push_back(rule);
  noted.clear();
  return rules;
}

void bookFall(Play& play, SideIndex side, Broken& broken) {
  SideState& state = play.mover().side(side);
  const int fall = state.status[SideStatus::fallToBook];
  if (fall == 0) return;
  const int before = state.status[SideStatus::armyMorale];
  const int after = std::max(0, before - fall);
  state.status[SideStatus::fallToBook] = 0;
  state.status[SideStatus::armyMorale] = static_cast<std::int16_t>(after);
  if (after != before && play.wanted())
    play.tell("army-morale-falls", rulesOfFall(play, side),
              {.side = side, .figures = {Figure::count(before), Figure::count(after)}}, {});
  wearDown(play, side, before, after, broken);
}

}  // namespace

void bookFalls(Play& play) {
  const Battle& battle = play.battle();
  const auto pending = [&](SideIndex side) { return battle.side(side).status[SideStatus::fallToBook] > 0; };
  while (pending(0) || pending(1)) {
    Broken broken;
    bookFall(play, battle.active, broken);
    bookFall(play, enemyOf(battle.active), broken);
    const auto end = broken.units.begin() + static_cast<std::ptrdiff_t>(broken.count);
    std::sort(broken.units.begin(), end, [&](UnitIndex a, UnitIndex b) { return fleesBefore(battle, a, b); });
    for (auto unit = broken.units.begin(); unit != end; ++unit) flee(play, *unit, Moment::brokeInOwnPhase);
  }
}

}  // namespace signifer::othw
