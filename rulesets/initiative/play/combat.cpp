// A round of hand-to-hand: targets, blows, supports, the winner, tests and follow-ups (IO-HSQ-1 to IO-HSQ-12, IO-SUP-1
// to IO-SUP-4).
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "initiative/play/decision.h"
#include "initiative/play/edge_charged.h"
#include "initiative/play/play.h"
#include "table/sweep.h"

namespace signifer::initiative {

void Play::beginRound() {
  std::erase_if(mover_.relations, [](const Relation& r) { return r.kind == kindOf(RelationKind::strikes); });
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) status(u, UnitStatus::supporting) = noUnit;
  if (anyFight(position_)) pushChoices();
}

// IO-HSQ-12, IO-SUP-2: a unit chooses if it touches several enemies, or could support several friends. The active side
// chooses first, and targets come before supports.
void Play::pushChoices() {
  const auto named = [&](UnitIndex u) {
    return std::ranges::any_of(
        battle_.relations, [&](const Relation& r) { return r.kind == kindOf(RelationKind::strikes) && r.from == u; });
  };
  const auto pushWhere = [&](TaskKind kind, auto&& holds) {
    for (const SideIndex side : {enemyOf(battle_.active), battle_.active})
      for (UnitIndex u = battle_.unitCount(); u-- > 0;)
        if (battle_.unit(u).present && battle_.unit(u).side == side && holds(u)) push(kind, {u});
  };
  const UnitSet beside = besideFighters(position_);
  pushWhere(TaskKind::support, [&](UnitIndex u) {
    return in(beside, u) && position_.status(u, UnitStatus::supporting) == noUnit && several(supportable(position_, u));
  });
  pushWhere(TaskKind::strike,
            [&](UnitIndex u) { return !position_.byFaces(u) && several(position_.foes(u)) && !named(u); });
}

/// Casualties that one unit's blows inflict on another.
int Play::blow(UnitIndex u, UnitIndex foe, bool withGenerals, bool oneFace) {
  HandToHandIn in;
  in.combatValue = position_.profile(u, UnitProfile::combatValue);
  in.size = position_.size(u);
  in.formation = position_.formation(u);
  in.generalDice = withGenerals ? position_.fightingDice(u) : 0;
  in.momentum = static_cast<Momentum>(position_.status(u, UnitStatus::momentum));
  in.uphill = position_.underfoot(u).level > position_.underfoot(foe).level;  // IO-TER-3
  in.shaken = position_.shaken(u);
  in.disordered = position_.disordered(u);
  in.flankOrRear = !oneFace && anyIn(position_.foes(u), [&](UnitIndex v) {
    return position_.present(v) && position_.foeQuarter(u, v) != Quarter::front;
  });
  // A formation that does not charge, and could not have come by this, strikes as any other.
  if (in.momentum == Momentum::charging && !chargesIn(in.formation, position_.book().rules))
    in.momentum = Momentum::none;
  in.roller = account_.roller(u, foe);
  const auto strokes = account_.ask(*rulings().handToHand, in);
  account_.tell(
      "strikes", {"IO-HSQ-12", "IO-H2H-13"},
      {.unit = u,
       .other = foe,
       .figures = {Figure::count(strokes->attackDice), Figure::count(strokes->needed), Figure::count(strokes->hits)}},
      strokes);
  return takeHits(foe, u, strokes->hits, HitBy::other);
}

// Units that have chosen come first. At each place one unit stands by a fighter.
void Play::findSupports() {
  std::array<std::uint8_t, mostUnits> taken{};
  const UnitSet beside = besideFighters(position_);
  for (const bool chosen : {true, false})
    position_.forEachPresent([&](UnitIndex u) {
      if ((position_.status(u, UnitStatus::supporting) != noUnit) != chosen) return;
      const auto wanted = static_cast<UnitIndex>(position_.status(u, UnitStatus::supporting));
      status(u, UnitStatus::supporting) = noUnit;
      if (!in(beside, u)) return;
      forEachIn(supportable(position_, u), [&](UnitIndex v) {
        if (chosen && v != wanted) return;
        if (position_.status(u, UnitStatus::supporting) != noUnit) return;
        int place = -1;
        const auto support = position_.support(u, v, place);
        std::uint8_t& places = taken[static_cast<std::size_t>(v)];
        if (((places >> place) & 1) != 0) return;
        places |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(place));
        status(u, UnitStatus::supporting) = v;
        account_.tell("supports", {"IO-SUP-2"}, {.unit = u, .other = v}, support);
      });
    });
}

// Blows of a round are simultaneous (D-34): all are struck before anybody is marked.
void Play::blows() {
  // A fight of which people have told how it went has been struck.
  UnitSet told;
  position_.forEachPresent([&](UnitIndex u) {
    if (position_.is(u, UnitStatus::roundOutcome)) add(told, u);
  });
  findSupports();
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (!signifer::in(told, u))
      mover_.clear(u, {UnitStatus::inflicted, UnitStatus::roundOutcome, UnitStatus::fight, UnitStatus::tested,
                       UnitStatus::gaveGround, UnitStatus::supportFate});
  boost::container::small_vector<std::pair<UnitIndex, int>, 64> wounds;
  position_.forEachPresent([&](UnitIndex u) {
    if (signifer::in(told, u)) return;
    status(u, UnitStatus::shakenAtBlows) = position_.shaken(u) ? 1 : 0;
    const UnitSet foes = position_.foes(u);
    if (foes.none()) return;
    UnitIndex named = noUnit;
    forEachIn(foes, [&](UnitIndex v) {
      if (position_.present(v) && battle_.relation(kindOf(RelationKind::strikes), u, v) != 0) named = v;
    });
    const bool faces = position_.byFaces(u);
    bool first = true;
    unsigned struck = 0;
    forEachIn(foes, [&](UnitIndex v) {
      if (!position_.present(v) || (!faces && (named == noUnit ? !first : v != named))) return;
      const unsigned face = 1U << static_cast<unsigned>(position_.foeQuarter(u, v));
      if (faces && (struck & face) != 0) return;  // one blow a face, at the first of several there
      struck |= face;
      const int casualties = blow(u, v, first, faces);
      first = false;
      count(u, UnitStatus::inflicted, casualties);
      wounds.emplace_back(v, casualties);
    });
  });
  decideFights();
  for (const auto& [u, casualties] : wounds)
    if (battle_.unit(u).present) wound(u, casualties);
  Course::endStep(*this);
}

/// The hits that each side's closing shots inflicted on its chargers in this fight. They count in its first round
/// (D-34).
std::array<int, 2> Play::closingCasualties(const UnitSet& fight) {
  std::array<int, 2> inflicted{};
  if (options().closingCasualties == ClosingCasualties::doNotCount) return inflicted;
  forEachIn(fight, [&](UnitIndex v) {
    const int taken = position_.status(v, UnitStatus::closingCasualties);
    if (!position_.present(v) || taken == 0) return;
    const SideIndex by = enemyOf(battle_.unit(v).side);
    inflicted[static_cast<std::size_t>(by)] += taken;
    account_.tell("closing-casualties", {"IO-HSQ-9"}, {.unit = v, .side = by, .figures = {Figure::count(taken)}});
  });
  return inflicted;
}

// IO-HSQ-9
void Play::decideFights() {
  UnitSet known;
  std::int16_t number = 0;
  position_.forEachPresent([&](UnitIndex u) {
    number = std::max(number, static_cast<std::int16_t>(position_.status(u, UnitStatus::fight)));
  });
  position_.forEachPresent([&](UnitIndex u) {
    if (signifer::in(known, u) || !position_.engaged(u) || position_.is(u, UnitStatus::roundOutcome)) return;
    const UnitSet fight = position_.fight(u);
    known |= fight;
    decideFight(fight, u, ++number);
  });
}

void Play::decideFight(const UnitSet& fight, UnitIndex u, std::int16_t number) {
  std::array<int, 2> inflicted = closingCasualties(fight);
  std::array<int, 2> supports{};
  position_.forEachPresent([&](UnitIndex v) {
    const auto side = static_cast<std::size_t>(battle_.unit(v).side);
    if (signifer::in(fight, v)) inflicted[side] += position_.status(v, UnitStatus::inflicted);
    const int supported = position_.status(v, UnitStatus::supporting);
    if (supported != noUnit && signifer::in(fight, static_cast<UnitIndex>(supported))) ++supports[side];
  });
  const auto result = ask(*rulings().combatResult, {std::min(40, inflicted[0]), std::min(40, inflicted[1]),
                                                    std::min(12, supports[0]), std::min(12, supports[1])});
  const FightOutcome outcome = result->outcome;
  const auto winner = static_cast<SideIndex>(outcome == FightOutcome::lost ? 1 : 0);
  account_.tell(outcome == FightOutcome::draw ? "fight-drawn" : "fight-won", {"IO-HSQ-9", "IO-SUP-3", "IO-SUP-4"},
                {.unit = u,
                 .side = winner,
                 .figures = {Figure::count(std::max(result->score, result->enemyScore)),
                             Figure::count(std::min(result->score, result->enemyScore))},
                 .key = true},
                result);
  forEachIn(fight, [&](UnitIndex v) {
    if (!position_.present(v)) return;
    const bool first = battle_.unit(v).side == 0;
    const RoundOutcome its = outcome == FightOutcome::draw             ? RoundOutcome::draw
                             : (outcome == FightOutcome::won) == first ? RoundOutcome::won
                                                                       : RoundOutcome::lost;
    status(v, UnitStatus::roundOutcome) = static_cast<std::int16_t>(its);
    status(v, UnitStatus::fight) = number;
  });
}

// IO-HSQ-10: losers, drawn Shaken units, then those shot at on the move; in each group the active side's first.
void Play::pushCombatTests() {
  std::array<UnitList, 3> groups;
  for (const SideIndex side : {battle_.active, enemyOf(battle_.active)})
    position_.forEachPresent([&](UnitIndex u) {
      if (battle_.unit(u).side != side || position_.is(u, UnitStatus::tested)) return;
      // Most have neither fought nor been shot at on the move.
      const bool concerned = position_.is(u, UnitStatus::roundOutcome) || position_.is(u, UnitStatus::shakenByShots) ||
                             position_.is(u, UnitStatus::supportFate);
      if (!concerned) return;
      const CombatBreakCheckOut out = mustTest(position_, u).out;
      if (!out.testRequired) return;
      const bool shots = out.reasons.has(CombatTestReason::shakenByShots) ||
                         out.reasons.has(CombatTestReason::hitOnASix) ||
                         out.reasons.has(CombatTestReason::twoHitsOnSixesOnly);
      if (out.reasons.has(CombatTestReason::defeated))
        groups[0].push_back(u);
      else if (out.reasons.has(CombatTestReason::shakenDraw))
        groups[1].push_back(u);
      else if (shots)
        groups[2].push_back(u);
    });
  push(TaskKind::supportTests, {});
  for (std::size_t g = groups.size(); g-- > 0;)
    for (std::size_t i = groups[g].size(); i-- > 0;) push(TaskKind::combatTest, {groups[g][i], 0});
}

// IO-HSQ-8, one level only (D-37).
void Play::pushSupportTests() {
  for (const SideIndex side : {enemyOf(battle_.active), battle_.active})
    for (UnitIndex u = battle_.unitCount(); u-- > 0;)
      if (battle_.unit(u).present && battle_.unit(u).side == side && position_.is(u, UnitStatus::supportFate) &&
          !position_.is(u, UnitStatus::tested))
        push(TaskKind::combatTest, {u, 1});
}

// If nobody has won, there is nobody to ask.
void Play::pushFollowUps() {
  const bool won = std::ranges::any_of(battle_.units, [](const Unit& unit) {
    return unit.present && unit.status[UnitStatus::fight] != 0 &&
           unit.status[UnitStatus::roundOutcome] == static_cast<int>(RoundOutcome::won);
  });
  if (!won) return;
  for (const SideIndex side : {enemyOf(battle_.active), battle_.active})
    for (UnitIndex u = battle_.unitCount(); u-- > 0;)
      if (battle_.unit(u).present && battle_.unit(u).side == side) push(TaskKind::followUp, {u});
}

// IO-HSQ-11, IO-MOV-12
void Play::followUp(UnitIndex u, UnitIndex foe) {
  const Footprint& own = position_.stand(u);
  const auto way = firstTouch(own, own.forward, position_.status(foe, UnitStatus::gaveGround), position_.body(foe));
  const Quarter quarter = way ? quarterCharged(position_, u, foe, {own, battle_.unit(u).pose, *way})
                              : position_.quarter(position_.stand(foe), own.frontCentre());
  account_.tell("follows-up", {"IO-HSQ-11", "IO-MOV-12"},
                {.unit = u, .other = foe, .figures = {Figure::inches(toLength(way.value_or(0.0)))}});
  if (way) place(u, movedAhead(battle_.unit(u).pose, toLength(stopBefore(position_, u, foe, own, *way))));
  contact(u, foe, quarter);
}

// D-34: winners of a fight that goes on are winning; IO-BRK-4.
void Play::closeCombat() {
  findContacts();
  position_.forEachPresent([&](UnitIndex u) {
    const bool winning =
        position_.engaged(u) && position_.status(u, UnitStatus::roundOutcome) == static_cast<int>(RoundOutcome::won);
    status(u, UnitStatus::momentum) = static_cast<std::int16_t>(winning ? Momentum::winning : Momentum::none);
    dropExcess(u);
  });
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    mover_.clear(
        u, {UnitStatus::inflicted, UnitStatus::roundOutcome, UnitStatus::fight, UnitStatus::tested,
            UnitStatus::gaveGround, UnitStatus::supportFate, UnitStatus::shotSixes, UnitStatus::shotSixesOnly,
            UnitStatus::shakenByShots, UnitStatus::shakenAtBlows, UnitStatus::charged, UnitStatus::closingCasualties});
    status(u, UnitStatus::supporting) = noUnit;
  }
  std::erase_if(mover_.relations, [](const Relation& r) {
    return r.kind == kindOf(RelationKind::strikes) || r.kind == kindOf(RelationKind::shotAt);
  });
}

void Play::strikeAt(UnitIndex u, UnitIndex target) {
  std::erase_if(mover_.relations,
                [&](const Relation& r) { return r.kind == kindOf(RelationKind::strikes) && r.from == u; });
  mover_.relate(kindOf(RelationKind::strikes), u, target, 1);
}

void Play::supportFighter(UnitIndex u, UnitIndex fighter) { status(u, UnitStatus::supporting) = fighter; }

}  // namespace signifer::initiative
