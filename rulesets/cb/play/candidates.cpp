#include "cb/play/candidates.h"

#include <algorithm>
#include <utility>

namespace signifer::cb {

void Candidates::list(const Decision& decision) {
  const Proposals all = proposals(decision);
  for (const Proposal& proposal : all) workOut(proposal);
}

// It is asked again and again, so who could do something last comes first; nothing is proposed for those after the
// first who can.
bool Candidates::anything() {
  const auto finds = [&](UnitIndex u) {
    proposals_.clear();
    proposeFor(u);
    for (const Proposal& proposal : proposals_) {
      workOut(proposal);
      if (!enough()) continue;
      position_.noteListed(u);
      return true;
    }
    return false;
  };
  const UnitIndex latest = position_.latestListed();
  if (position_.present(latest) && position_.unit(latest).side == battle_.active && finds(latest)) return true;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (u != latest && position_.unit(u).present && position_.unit(u).side == battle_.active && finds(u)) return true;
  return false;
}

void Candidates::draw(const Decision& decision, std::size_t most, Stream& lots) {
  Proposals all = proposals(decision);
  drawSome(all, most, out_, lots, [&](const Proposal& proposal) { workOut(proposal); });
}

Proposals Candidates::proposals(const Decision& decision) {
  proposals_.clear();
  if (decision.automatic)
    propose(Idea::advance);
  else if (!battle_.tasks.empty())
    proposeForTask(decision.unit);
  else
    proposeForStep(decision);
  return std::move(proposals_);
}

void Candidates::proposeForTask(UnitIndex u) {
  switch (static_cast<TaskKind>(battle_.tasks.back().code)) {
    case TaskKind::path:
      for (const Idea idea : {Idea::goFar, Idea::goHalf, Idea::goTowards, Idea::wheelTowards}) propose(idea, u);
      if (position_.unformed(u) && !position_.special(u)) propose(Idea::goAway, u);
      return propose(Idea::stay, u);
    case TaskKind::respond:
      for (int i = 0; i < 4; ++i) propose(Idea::respond, u, noUnit, i);
      return;
    case TaskKind::choose:
      for (int i = 0; i < static_cast<int>(Words<AfterMove>::words.size()); ++i) propose(Idea::afterMove, u, noUnit, i);
      return;
    case TaskKind::retire:
      propose(Idea::retireAll, u);
      return propose(Idea::retireShort, u);
    default:
      for (const int dice : {0, mostDice(position_, u, MoveKind::tactical)}) propose(Idea::runAhead, u, noUnit, dice);
  }
}

void Candidates::proposeForStep(const Decision& decision) {
  const StepId step = position_.step();
  if (step == StepId::allocateActions) leaders();
  if (step == StepId::controlTests) control(decision.unit);
  forAll([&](UnitIndex u) { proposeFor(u); });
  propose(Idea::endStep);
}

void Candidates::proposeFor(UnitIndex u) {
  const StepId step = position_.step();
  if (step == StepId::startRally) return propose(Idea::startRally, u);
  if (position_.adrift(u)) return;
  if (step == StepId::shootFirst || step == StepId::shootAfter) shots(u);
  if (step == StepId::move) moves(u);
  if (step == StepId::declareCharges) charges(u);
}

void Candidates::leaders() {
  for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
    const Person& person = battle_.person(p);
    if (!person.present || person.side != battle_.active) continue;
    propose(Idea::receiveOrders, noUnit, noUnit, p);
    const bool inTheThick = person.unit != noUnit && fightsSoon(person.unit);
    if (inTheThick) propose(Idea::inspire, noUnit, noUnit, p);
    if (person.unit != noUnit && position_.status(person.unit, UnitStatus::dps) != 0)
      propose(Idea::steady, noUnit, noUnit, p);
    if (!inTheThick || position_.adrift(person.unit)) propose(Idea::attach, noUnit, noUnit, p);
  }
}

// The unit may come to blows before its leader acts again, by its own charge or by that of its nearest enemy.
bool Candidates::fightsSoon(UnitIndex u) const {
  if (position_.inCombat(u)) return true;
  const UnitIndex enemy = position_.nearestEnemy(u);
  if (enemy == noUnit) return false;
  const auto reach = [&](UnitIndex v) { return chargeReach(position_, v, mostDice(position_, v, MoveKind::charge)); };
  return position_.within(u, enemy, std::max(reach(u), reach(enemy)));
}

void Candidates::control(UnitIndex first) {
  if (first == noUnit) return;
  for (const int way : {0, 1, 2, 3}) propose(Idea::testControl, first, noUnit, way);
}

void Candidates::shots(UnitIndex u) {
  if (position_.weapon(u) == Weapon::none || position_.is(u, UnitStatus::shot)) return;
  if (position_.step() == StepId::shootFirst && !shootsFirst(position_, u)) return;
  const double reach = reachOf(position_, u);
  position_.forEachPresent([&](UnitIndex v) {
    if (position_.enemies(u, v) && maybeWithin(position_.stand(u), position_.stand(v), reach))
      propose(Idea::shoot, u, v);
  });
}

void Candidates::moves(UnitIndex u) {
  if (position_.status(u, UnitStatus::spentHalves) >= 2 || !obeys(position_, u)) return;
  if (position_.unformed(u) && !isLight(position_.troop(u))) propose(Idea::formUp, u);
  if (position_.formation(u) == Formation::column) propose(Idea::formLine, u);
  for (const Idea idea : {Idea::aboutFace, Idea::crossObstacle, Idea::stepBack}) propose(idea, u);
  if (position_.is(u, UnitStatus::thrown)) return;
  const bool column = position_.formation(u) == Formation::column;
  const int most = column ? 0 : mostDice(position_, u, MoveKind::tactical);
  propose(Idea::move, u, noUnit, 0);
  if (most > 0) propose(Idea::move, u, noUnit, most);
  propose(Idea::doubledMove, u);
}

void Candidates::charges(UnitIndex u) {
  if (position_.inCombat(u) || hasCharge(battle_, u) || position_.troop(u) == Troop::artillery) return;
  if (runsAway(position_, u)) return propose(Idea::owedCharge, u);
  if (!obeys(position_, u)) return;
  const UnitSet& near = position_.declarations().inReach(u, [&] {
    const double reach = position_.lengthOf(chargeReach(position_, u, mostDice(position_, u, MoveKind::charge)));
    UnitSet targets;
    position_.forEachPresent([&](UnitIndex v) {
      if (position_.enemies(u, v) && maybeWithin(position_.stand(u), position_.stand(v), reach)) add(targets, v);
    });
    return targets;
  });
  forEachIn(near, [&](UnitIndex v) { propose(Idea::charge, u, v); });
}

}  // namespace signifer::cb
