// The course of a player turn: which step comes next, what is still to be done, what starts anew (IO-SEQ-1 to
// IO-SEQ-6).
#include <algorithm>

#include "initiative/play/decision.h"
#include "initiative/play/play.h"

namespace signifer::initiative {

// D-1: the higher die; ties are thrown again.
void Play::throwForFirstTurn() {
  int first = 0;
  int second = 0;
  do {
    first = dice_.one({"dice-first-player", 0, noUnit, noUnit});
    second = dice_.one({"dice-first-player", 1, noUnit, noUnit});
  } while (first == second);
  const auto side = static_cast<SideIndex>(first > second ? 0 : 1);
  tellSide("begins", side, {"IO-SEQ-1"}, {Figure::count(first), Figure::count(second)});
  beginPlayerTurn(side);
}

void Play::beginPlayerTurn(SideIndex side) {
  if (status(BattleStatus::firstPlayer) == 0) status(BattleStatus::firstPlayer) = static_cast<std::int16_t>(side + 1);
  battle_.active = side;
  battle_.step = steps().rallyElite;
  status(BattleStatus::orderingGeneral) = noPerson;
  status(BattleStatus::opponentJoins) = 0;
  for (Unit& unit : battle_.units)
    for (const UnitStatus slot :
         {UnitStatus::considered, UnitStatus::initiativeMove, UnitStatus::order, UnitStatus::orderKind,
          UnitStatus::movesLeft, UnitStatus::moved, UnitStatus::turned, UnitStatus::shot, UnitStatus::reactionShot,
          UnitStatus::artilleryMoved, UnitStatus::charged})
      unit.status[slot] = 0;
  for (Person& person : battle_.people) {
    if (person.side != side) continue;
    person.unit = noUnit;  // IO-ORD-22
    for (const PersonStatus slot : {PersonStatus::orders, PersonStatus::done, PersonStatus::moved})
      person.status[slot] = 0;
  }
  for (SideState& state : battle_.sides) state.status[SideStatus::rerollUsed] = 0;
  replaceGenerals(side);
  tellSide("player-turn", side, {"IO-SEQ-1", "IO-SEQ-3"}, {Figure::count(battle_.turn)});
}

// IO-END-4
void Play::replaceGenerals(SideIndex side) {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    Person& person = battle_.person(p);
    if (person.side != side || person.status[PersonStatus::lost] == 0) continue;
    UnitIndex nearest = noUnit;
    bool own = false;
    double least = 0;
    position_.forEachPresent([&](UnitIndex u) {
      if (battle_.unit(u).side != side) return;
      const bool his = position_.status(u, UnitStatus::division) == person.status[PersonStatus::division];
      const double away = distanceTo(position_.stand(u), toVec(person.at));
      if (nearest != noUnit && (own != his ? own : away >= least)) return;
      nearest = u;
      own = his;
      least = away;
    });
    if (nearest == noUnit) continue;
    person.present = true;
    person.at = toPoint(position_.stand(nearest).rearCentre());
    person.status[PersonStatus::lost] = 0;
    person.status[PersonStatus::replacements] =
        static_cast<std::int16_t>(std::min(9, person.status[PersonStatus::replacements] + 1));
    tellOf("replacement-arrives", p, nearest, {"IO-END-4"}, {Figure::count(position_.rating(p))});
  }
}

void Play::clearConsidered() {
  for (Unit& unit : battle_.units) unit.status[UnitStatus::considered] = 0;
}

void Play::enter(StepIndex step) {
  battle_.step = step;
  clearConsidered();
}

void Play::endStep() {
  const Steps& at = steps();
  if (battle_.step == at.rallyElite) return enter(at.initiativeMoves);
  if (battle_.step == at.initiativeMoves) return enter(at.unitOrders);
  if (battle_.step == at.unitOrders) {
    for (Unit& unit : battle_.units) unit.status[UnitStatus::movesLeft] = 0;
    return enter(at.freeMoves);
  }
  if (battle_.step == at.freeMoves) return enter(at.volleys);
  if (battle_.step == at.volleys) {
    enter(at.rangedTests);
    return pushRangedTests();
  }
  if (battle_.step == at.rangedTests) {
    closeShooting();
    return enter(at.generalsJoin);
  }
  if (battle_.step == at.generalsJoin) {
    if (status(BattleStatus::opponentJoins) == 0) {
      status(BattleStatus::opponentJoins) = 1;
      return;
    }
    status(BattleStatus::opponentJoins) = 0;
    enter(at.blows);
    pushSupports();
    return pushStrikes();
  }
  if (battle_.step == at.blows) {
    enter(at.combatTests);
    return pushCombatTests();
  }
  if (battle_.step == at.combatTests) {
    enter(at.followUps);
    return pushFollowUps();
  }
  if (battle_.step == at.followUps) {
    closeCombat();
    return enter(at.disorderRemoval);
  }
  endPlayerTurn();
}

void Play::advance() {
  if (!battle_.tasks.empty() && battle_.tasks.back().code == static_cast<std::int16_t>(TaskKind::firstPlayer)) {
    battle_.tasks.pop_back();
    return throwForFirstTurn();
  }
  if (!battle_.tasks.empty()) return;  // what is still to be done goes on
  if (battle_.step == steps().rallyElite) rallyElites();
  if (battle_.step == steps().blows) blows();
  endStep();
}

// IO-CMD-1, IO-CMD-2
void Play::rallyElites() {
  position_.forEachPresent([&](UnitIndex u) {
    const int eliteOn = position_.profile(u, UnitProfile::eliteOn);
    if (battle_.unit(u).side != battle_.active || eliteOn == 0 || !position_.disordered(u)) return;
    const EliteRallyOut out = eliteRally({true, true, eliteOn, roller(u)}, rules(), dice_);
    status(u, UnitStatus::disordered) = out.disordered ? 1 : 0;
    tell(out.rallied ? "elite-rallies" : "elite-fails", u, noUnit, {"IO-CMD-2"}, {}, "elite-rally");
  });
}

// IO-SEQ-6, IO-STA-5
void Play::dropDisorder() {
  position_.forEachPresent([&](UnitIndex u) {
    const PlayerSide side = battle_.unit(u).side == battle_.active ? PlayerSide::active : PlayerSide::opponent;
    const bool before = position_.disordered(u);
    const RemoveDisorderOut out = removeDisorder({before, position_.engaged(u), side}, rules());
    status(u, UnitStatus::disordered) = out.disordered ? 1 : 0;
    if (out.removed) tell("disorder-removed", u, noUnit, {"IO-SEQ-6", "IO-STA-5"}, {}, "remove-disorder");
  });
}

// IO-DIV-1, IO-END-1
void Play::countDivisions() {
  std::array<int, 2> all{};
  std::array<int, 2> broken{};
  for (SideIndex side = 0; side < 2; ++side) {
    const int numbers = position_.divisions(side);
    int mask = 0;
    for (int number = 0; number <= 12; ++number) {
      if (((numbers >> number) & 1) == 0) continue;
      ++all[static_cast<std::size_t>(side)];
      if (!position_.division(side, number).broken) continue;
      mask |= 1 << number;
      ++broken[static_cast<std::size_t>(side)];
    }
    std::int16_t& before = battle_.side(side).status[SideStatus::brokenDivisions];
    if ((mask & ~before) != 0)
      tellSide("division-broken", side, {"IO-DIV-1"}, {Figure::count(broken[static_cast<std::size_t>(side)])});
    before = static_cast<std::int16_t>(mask);
  }
  const VictoryOut out = victory({all[0], broken[0], all[1], broken[1]}, rules());
  battle_.side(0).status[SideStatus::defeated] = out.ownDefeated ? 1 : 0;
  battle_.side(1).status[SideStatus::defeated] = out.enemyDefeated ? 1 : 0;
}

void Play::endPlayerTurn() {
  dropDisorder();
  countDivisions();
  const auto first = static_cast<SideIndex>(status(BattleStatus::firstPlayer) - 1);
  const bool turnEnds = battle_.active != first;
  const bool defeat =
      battle_.side(0).status[SideStatus::defeated] != 0 || battle_.side(1).status[SideStatus::defeated] != 0;
  if (defeat) return;
  if (turnEnds && options().turnLimit > 0 && battle_.turn >= options().turnLimit) {  // IO-END-2
    status(BattleStatus::over) = 1;
    return;
  }
  if (turnEnds) ++battle_.turn;
  beginPlayerTurn(enemyOf(battle_.active));
}

}  // namespace signifer::initiative
