// The course of a player turn: which step comes next, what is still to be done, what starts anew (IO-SEQ-1 to
// IO-SEQ-6).
#include <algorithm>
#include <bit>

#include "initiative/play/decision.h"
#include "initiative/play/play.h"
#include "rules/first_turn.h"

namespace signifer::initiative {

// D-1
void Play::rollForFirstTurn() { beginPlayerTurn(throwForFirstTurn(account_, "dice-first-player", "IO-SEQ-1")); }

void Play::beginPlayerTurn(SideIndex side) {
  if (status(BattleStatus::firstPlayer) == 0) status(BattleStatus::firstPlayer) = static_cast<std::int16_t>(side + 1);
  mover_.active = side;
  Course::enter(*this, StepId::rallyElite);
  status(BattleStatus::orderingGeneral) = noPerson;
  status(BattleStatus::opponentJoins) = 0;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    mover_.clear(
        u, {UnitStatus::considered, UnitStatus::initiativeMove, UnitStatus::order, UnitStatus::orderKind,
            UnitStatus::movesLeft, UnitStatus::moved, UnitStatus::turned, UnitStatus::shot, UnitStatus::reactionShot,
            UnitStatus::artilleryMoved, UnitStatus::charged, UnitStatus::closingCasualties});
  for (Person& person : mover_.people) {
    if (person.side != side) continue;
    person.unit = noUnit;  // IO-ORD-22
    for (const PersonStatus slot : {PersonStatus::orders, PersonStatus::done, PersonStatus::moved})
      person.status[slot] = 0;
  }
  for (SideIndex each = 0; each < 2; ++each) mover_.side(each).status[SideStatus::rerollUsed] = 0;
  replaceGenerals(side);
  account_.tell("player-turn", {"IO-SEQ-1", "IO-SEQ-3"},
                {.side = side, .figures = {Figure::count(battle_.turn)}, .key = true});
}

// IO-END-4
void Play::replaceGenerals(SideIndex side) {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    Person& person = mover_.person(p);
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
    account_.tell("replacement-arrives", {"IO-END-4"},
                  {.unit = nearest, .person = p, .figures = {Figure::count(position_.rating(p))}});
  }
}

void Play::stepBegins() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) status(u, UnitStatus::considered) = 0;
}

void Play::forgetOrders() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) status(u, UnitStatus::movesLeft) = 0;
}

// The active side's Generals first, then the opponent's.
void Play::leaveJoining() {
  status(BattleStatus::opponentJoins) = status(BattleStatus::opponentJoins) == 0 ? 1 : 0;
  if (status(BattleStatus::opponentJoins) == 0) Course::enter(*this, StepId::blows);
}

// IO-CMD-1, IO-CMD-2
void Play::rallyElites() {
  position_.forEachPresent([&](UnitIndex u) {
    const int eliteOn = position_.profile(u, UnitProfile::eliteOn);
    if (battle_.unit(u).side != battle_.active || eliteOn == 0 || !position_.disordered(u)) return;
    const auto rally = account_.ask(*rulings().eliteRally, {true, true, std::clamp(eliteOn, 2, 6), account_.roller(u)});
    status(u, UnitStatus::disordered) = rally->disordered ? 1 : 0;
    if (!account_.wanted()) return;
    account_.tell(rally->rallied ? "elite-rallies" : "elite-fails", {"IO-CMD-1", "IO-CMD-2"},
                  {.unit = u, .figures = {Figure::count(rally.faces.empty() ? 0 : rally.faces.front())}}, rally);
  });
  Course::endStep(*this);
}

// IO-SEQ-6, IO-STA-5
void Play::dropDisorder() {
  position_.forEachPresent([&](UnitIndex u) {
    if (!position_.disordered(u)) return;
    const PlayerSide side = battle_.unit(u).side == battle_.active ? PlayerSide::active : PlayerSide::opponent;
    const auto removal = ask(*rulings().removeDisorder, {position_.disordered(u), position_.engaged(u), side});
    status(u, UnitStatus::disordered) = removal->disordered ? 1 : 0;
    if (removal->removed) account_.tell("disorder-removed", {"IO-SEQ-6", "IO-STA-5"}, {.unit = u}, removal);
  });
}

// IO-DIV-1
int Play::countDivisionsOf(SideIndex side) {
  std::int16_t& known = mover_.side(side).status[SideStatus::brokenDivisions];
  const int before = known;
  const int numbers = position_.divisions(side);
  int broken = 0;
  for (int number = 0; number <= 12; ++number) {
    if (((numbers >> number) & 1) == 0) continue;
    const auto count = position_.division(side, number);
    if (count->broken) broken |= 1 << number;
    if (((before >> number) & 1) == (count->broken ? 1 : 0)) continue;
    PersonIndex commander = noPerson;
    for (PersonIndex p = 0; p < battle_.personCount(); ++p)
      if (battle_.person(p).side == side && number > 0 && battle_.person(p).status[PersonStatus::division] == number)
        commander = p;
    const std::string_view named = count->broken ? "division-breaks" : "division-recovers";
    const std::string_view numbered = count->broken ? "division-breaks-numbered" : "division-recovers-numbered";
    account_.tell(commander == noPerson ? numbered : named, {"IO-DIV-1"},
                  {.person = commander,
                   .side = side,
                   .figures = {Figure::count(count->badUnits), Figure::count(count.in.units),
                               Figure::count(count->breaksAt), Figure::count(number)},
                   .key = true},
                  count);
  }
  known = static_cast<std::int16_t>(broken);
  return std::popcount(static_cast<unsigned>(broken));
}

// IO-END-1; a side without units has no division to lose.
void Play::countDivisions() {
  std::array<int, 2> broken{};
  std::array<int, 2> all{};
  for (SideIndex side = 0; side < 2; ++side) {
    const auto i = static_cast<std::size_t>(side);
    broken[i] = std::min(12, countDivisionsOf(side));
    all[i] = std::clamp(std::popcount(static_cast<unsigned>(position_.divisions(side))), 1, 12);
  }
  const auto count = ask(*rulings().victory, {all[0], broken[0], all[1], broken[1]});
  for (SideIndex side = 0; side < 2; ++side) {
    const bool defeated = side == 0 ? count->ownDefeated : count->enemyDefeated;
    mover_.side(side).status[SideStatus::defeated] = defeated ? 1 : 0;
    const auto i = static_cast<std::size_t>(side);
    if (defeated)
      account_.tell("army-defeated", {"IO-END-1"},
                    {.side = side, .figures = {Figure::count(broken[i]), Figure::count(all[i])}, .key = true}, count);
  }
}

void Play::endPlayerTurn() {
  dropDisorder();
  countDivisions();
  const auto first = static_cast<SideIndex>(status(BattleStatus::firstPlayer) - 1);
  const bool turnEnds = battle_.active != first;
  if (isOver()) return;
  if (turnEnds && options().turnLimit > 0 && battle_.turn >= options().turnLimit) {  // IO-END-2
    status(BattleStatus::over) = 1;
    return account_.tell("turn-limit", {"IO-END-2"}, {.figures = {Figure::count(options().turnLimit)}, .key = true});
  }
  if (turnEnds) ++mover_.turn;
  beginPlayerTurn(enemyOf(battle_.active));
}

void Play::cannot(const Action& action) const {
  account_.tell("cannot-be-done", {}, {.unit = position_.known(action.unit) ? action.unit : noUnit});
}

void Play::advance() {
  if (!Course::goOn(*this)) account_.tell("cannot-be-done", {}, {});
}

// An open question is dropped when its step ends. Only an overruled action ends a step with one open.
void Play::endStepNow() {
  if (!battle_.tasks.empty()) account_.tell("given-up", {}, {.side = battle_.active});
  mover_.tasks.clear();
  if (status(BattleStatus::firstPlayer) == 0) return beginPlayerTurn(battle_.active);
  const std::string_view ended = Course::stepOf(position_).ended;
  if (!ended.empty()) account_.tell(ended, {"IO-SEQ-3"}, {.side = Course::decision(position_).side});
  Course::endStep(*this);
}

void Play::stay(UnitIndex u) {
  account_.tell("stays-in-place", {"IO-CMD-3"}, {.unit = u});
  status(u, UnitStatus::considered) = 1;
  status(u, UnitStatus::movesLeft) = 0;
}

void Play::beginWith(const Action& action) {
  mover_.tasks.clear();
  beginPlayerTurn(action.values[0] == 0 ? 0 : 1);
}

}  // namespace signifer::initiative
