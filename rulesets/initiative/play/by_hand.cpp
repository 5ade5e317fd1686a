// Fates of fights that people have played out by themselves: units that go back, break or follow up, and rounds that
// are won (IO-BTH-11, IO-BTR-11, IO-HSQ-9, IO-HSQ-11).
#include "initiative/command.h"
#include "initiative/play/play.h"

namespace signifer::initiative {

FateNoted Play::fateByHand(const HandFate& fate) {
  const UnitIndex u = fate.unit;
  switch (fate.kind) {
    case HandFate::Kind::givesGround:
    case HandFate::Kind::fallsBack:
      return goBackByHand(fate, GoesBack::givesGround);
    case HandFate::Kind::retreats:
      // IO-BTH-11: a fight makes units give ground, and none retreat.
      return goBackByHand(fate, position_.engaged(u) ? GoesBack::givesGround : GoesBack::retreats);
    case HandFate::Kind::routs:
      remove(u, Fate::broken, "breaks", {"IO-BTH-13", "IO-STA-4"});
      return {.rule = "IO-STA-4"};
    case HandFate::Kind::follows: {
      UnitIndex foe = fate.foe;
      if (foe == noUnit)
        position_.forEachEnemy(u, [&](UnitIndex v) {
          const bool nearer = foe == noUnit || distanceBetween(position_.stand(u), position_.stand(v)) <
                                                   distanceBetween(position_.stand(u), position_.stand(foe));
          if (position_.present(v) && position_.status(v, UnitStatus::gaveGround) > 0 && nearer) foe = v;
        });
      if (foe == noUnit) return {.known = false};
      followUp(u, foe);
      status(u, UnitStatus::momentum) = static_cast<std::int16_t>(Momentum::winning);
      return {.rule = "IO-HSQ-11"};
    }
    case HandFate::Kind::wins:
      decideByHand(u, RoundOutcome::won);
      return {.rule = "IO-HSQ-9"};
    case HandFate::Kind::loses:
      decideByHand(u, RoundOutcome::lost);
      return {.rule = "IO-HSQ-9"};
    case HandFate::Kind::draws:
      decideByHand(u, RoundOutcome::draw);
      return {.rule = "IO-HSQ-9"};
    case HandFate::Kind::holds:
      status(u, UnitStatus::tested) = 1;
      return {};
    case HandFate::Kind::leaves:
      remove(u, Fate::broken, "leaves-the-table", {"IO-MOV-13", "IO-STA-4"});
      return {.rule = "IO-MOV-13"};
    case HandFate::Kind::countercharges:
      status(u, UnitStatus::momentum) = static_cast<std::int16_t>(Momentum::charging);
      return {};
    case HandFate::Kind::rallies:
      return rallyByHand(u);
    case HandFate::Kind::pursues:
    case HandFate::Kind::failsTest:
      // An order that fails is a roll of its General.
      if (position_.step() >= StepId::volleys) return {.severalOutcomes = true};
      break;
    case HandFate::Kind::disengages:
    case HandFate::Kind::evades:
    case HandFate::Kind::caught:
    case HandFate::Kind::rampages:
      break;
  }
  return {.known = false};
}

// An Elite unit sheds its Disorder; any other has been joined by a General.
FateNoted Play::rallyByHand(UnitIndex u) {
  auto hits = status(u, UnitStatus::hits);
  if (position_.disordered(u)) {
    status(u, UnitStatus::disordered) = 0;
    return {.rule = "IO-CMD-1"};
  }
  if (hits < position_.tables().orders.rallyLeastHits) return {.known = false};
  hits = static_cast<std::int16_t>(hitsAfterRally(hits, position_.book().rules));
  return {.rule = "IO-ORD-6"};
}

// Straight away from the enemy, facing kept; straight back where there is none.
FateNoted Play::goBackByHand(const HandFate& fate, GoesBack how) {
  const UnitIndex u = fate.unit;
  const bool retreats = how == GoesBack::retreats;
  const UnitIndex threat = fate.foe != noUnit ? fate.foe : threatTo(u, how);
  const EnforcedMoveIn way{retreats ? EnforcedKind::retreat : EnforcedKind::giveGround, position_.troop(u),
                           position_.openOrder(u), std::nullopt};
  const auto full = fromInches(ask(*rulings().enforcedMove, way)->fullInches);
  const FateNoted noted{.least = full, .most = full, .rule = retreats ? "IO-BTR-11" : "IO-BTH-11"};
  status(u, UnitStatus::tested) = 1;
  if (!fate.distance && threat != noUnit) {
    if (retreats)
      retreat(u, threat);
    else
      giveGroundFrom(u, threat, {.outcome = BreakOutcome::giveGround});
    return noted;
  }
  Vec2 direction = position_.stand(u).forward * -1.0;
  if (threat != noUnit) {
    const Footprint& own = position_.stand(u);
    direction = awayFrom(own, position_.touch(u, threat) ? position_.foeQuarter(u, threat)
                                                         : position_.quarter(own, position_.stand(threat).centre));
    leaveBuildings(u, direction);
  }
  const Length distance = fate.distance.value_or(full);
  place(u, movedAlong(battle_.unit(u).pose, direction, distance));
  if (!retreats) status(u, UnitStatus::gaveGround) = static_cast<std::int16_t>(std::min<Length>(32000, distance));
  stepAside(u);
  findContacts();
  return noted;
}

// IO-HSQ-9: all units of a fight have won or lost it together.
void Play::decideByHand(UnitIndex u, RoundOutcome outcome) {
  const RoundOutcome theirs = outcome == RoundOutcome::won    ? RoundOutcome::lost
                              : outcome == RoundOutcome::lost ? RoundOutcome::won
                                                              : RoundOutcome::draw;
  UnitSet fight = position_.fight(u);
  add(fight, u);
  forEachIn(fight, [&](UnitIndex v) {
    if (!position_.present(v)) return;
    const bool own = battle_.unit(v).side == battle_.unit(u).side;
    status(v, UnitStatus::roundOutcome) = static_cast<std::int16_t>(own ? outcome : theirs);
    if (position_.status(v, UnitStatus::fight) == 0) status(v, UnitStatus::fight) = 1;
  });
}

void Play::harmByHand(UnitIndex u, int casualties) {
  if (!position_.engaged(u)) return;
  const UnitSet fight = position_.fight(u);
  UnitIndex by = noUnit;
  forEachIn(fight, [&](UnitIndex v) {
    if (by == noUnit && position_.enemies(u, v) && position_.touch(u, v)) by = v;
  });
  if (by == noUnit) return;
  auto inflicted = status(by, UnitStatus::inflicted);
  inflicted = static_cast<std::int16_t>(std::clamp(inflicted + casualties, 0, 99));
  decideFight(fight, u, static_cast<std::int16_t>(std::max(1, position_.status(u, UnitStatus::fight))));
}

void Play::closeRoundByHand() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    auto momentum = status(u, UnitStatus::momentum);
    const bool won = position_.status(u, UnitStatus::roundOutcome) == static_cast<int>(RoundOutcome::won);
    if (won && position_.present(u) && position_.engaged(u))
      momentum = static_cast<std::int16_t>(Momentum::winning);
    else if (momentum == static_cast<std::int16_t>(Momentum::charging))
      momentum = static_cast<std::int16_t>(Momentum::none);
    for (const UnitStatus slot : {UnitStatus::inflicted, UnitStatus::roundOutcome, UnitStatus::fight,
                                  UnitStatus::tested, UnitStatus::gaveGround})
      status(u, slot) = 0;
  }
}

}  // namespace signifer::initiative
