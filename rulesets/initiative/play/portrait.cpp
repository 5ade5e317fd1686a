#include "initiative/play/portrait.h"

#include <algorithm>
#include <bit>

#include "initiative/play/course.h"
#include "initiative/play/decision.h"
#include "rules/balance.h"

namespace signifer::initiative {
namespace {

/// The share of a unit that is left, in hundredths; a Shaken unit counts half.
int worthOfUnit(const Position& position, UnitIndex u) {
  const int stamina = position.stamina(u);
  const int hits = position.status(u, UnitStatus::hits);
  int worth = 100 + 10 * position.profile(u, UnitProfile::combatValue) - 60 * hits / stamina;
  if (position.shaken(u)) worth -= 40;
  if (position.disordered(u)) worth -= 12;
  // Few dice and no charges: nobody takes these without need.
  const Formation formation = position.formation(u);
  if (formation == Formation::column || formation == Formation::square || formation == Formation::testudo) worth -= 20;
  return worth;
}

Stance stanceOf(Formation formation) {
  switch (formation) {
    case Formation::openOrder:
      return Stance::openOrder;
    case Formation::wedge:
      return Stance::wedge;
    case Formation::column:
      return Stance::column;
    case Formation::square:
      return Stance::square;
    case Formation::testudo:
      return Stance::testudo;
    case Formation::buildings:
      return Stance::garrison;
    case Formation::line:
      break;
  }
  return Stance::closeOrder;
}

void addBadges(const Position& position, UnitIndex u, Portrait& portrait) {
  const auto badge = [&](bool holds, std::string_view symbol, std::string_view phrase, bool wrong) {
    if (holds) portrait.badges.push_back({symbol, phrase, wrong});
  };
  const auto momentum = static_cast<Momentum>(position.status(u, UnitStatus::momentum));
  const auto order = static_cast<OrderState>(position.status(u, UnitStatus::order));
  badge(position.shaken(u), "shaken", "badge-shaken", true);
  badge(position.disordered(u), "disorder", "badge-disordered", true);
  badge(position.brokenDivision(u), "broken-division", "badge-broken-division", true);
  badge(position.engaged(u), "engaged", "badge-engaged", false);
  badge(momentum == Momentum::charging, "charging", "badge-charging", false);
  badge(momentum == Momentum::winning, "momentum", "badge-winning", false);
  badge(order == OrderState::failed, "halted", "badge-order-failed", false);
  badge(position.is(u, UnitStatus::movesLeft), "ordered", "badge-moves-left", false);
}

}  // namespace

Portrait portraitOf(const Position& position, UnitIndex u) {
  Portrait portrait;
  portrait.harm = position.status(u, UnitStatus::hits);
  portrait.harmMost = position.stamina(u) * position.tables().shatteredTimes;
  portrait.disordered = position.disordered(u);
  if (!position.unit(u).present) return portrait;
  addBadges(position, u, portrait);
  portrait.hasActed = position.is(u, UnitStatus::moved) || position.is(u, UnitStatus::shot);
  portrait.mayAct = position.battle().tasks.empty() && basisOf(position, u) != MoveBasis::none;
  portrait.stance = stanceOf(position.formation(u));
  if (portrait.hasActed)
    portrait.badges.push_back({"acted", "badge-acted", false});
  else if (portrait.mayAct)
    portrait.badges.push_back({"may-act", "badge-may-act", false});
  return portrait;
}

namespace {

/// Reminders of units of which something holds.
class Reminding {
 public:
  explicit Reminding(const Position& position) : position_(position) {}
  template <class Holds>
  void remind(std::string_view phrase, std::string_view rule, Holds&& holds) {
    std::vector<UnitIndex> units;
    position_.forEachPresent([&](UnitIndex u) {
      if (holds(u)) units.push_back(u);
    });
    if (!units.empty()) found.push_back({phrase, rule, std::move(units)});
  }
  /// Units of the side whose turn it is that move for this reason.
  void remindMovers(std::string_view phrase, std::string_view rule, MoveBasis basis) {
    remind(phrase, rule, [&](UnitIndex u) { return basisOf(position_, u) == basis; });
  }
  std::vector<Reminder> found;

 private:
  const Position& position_;
};

bool flanked(const Position& position, UnitIndex u) {
  const UnitSet foes = position.foes(u);
  bool found = false;
  position.forEachPresent(
      [&](UnitIndex v) { found = found || (in(foes, v) && position.foeQuarter(u, v) != Quarter::front); });
  return found;
}

}  // namespace

std::vector<Reminder> remindersOf(const Position& position) {
  const Battle& battle = position.battle();
  const StepId step = position.step();
  Reminding reminders(position);
  const auto own = [&](UnitIndex u) { return position.unit(u).side == battle.active; };
  if (step <= StepId::initiativeMoves) reminders.remindMovers("remind-initiative", "IO-CMD-3", MoveBasis::initiative);
  if (step == StepId::unitOrders || step == StepId::freeMoves) {
    reminders.remind("remind-proximity", "IO-PRX-4",
                     [&](UnitIndex u) { return own(u) && !position.engaged(u) && mustFace(position, u) != noUnit; });
    reminders.remind("remind-rally", "IO-ORD-5",
                     [&](UnitIndex u) { return own(u) && position.shaken(u) && !position.engaged(u); });
    reminders.remindMovers("remind-free-move", "IO-FRE-1", MoveBasis::freeMove);
    reminders.remindMovers("remind-retire", "IO-FRE-4", MoveBasis::retirement);
  }
  if (step == StepId::volleys)
    reminders.remind("remind-sight", "IO-VIS-5", [&](UnitIndex u) {
      return own(u) && !position.is(u, UnitStatus::shot) && !position.targetsOf(u).empty();
    });
  // IO-SHO-4, IO-HSQ-5: a single 6 among hits on which nobody has told the dice.
  const auto none = [&](UnitIndex u, UnitStatus one, UnitStatus other) {
    return position.status(u, one) == 0 && position.status(u, other) == 0;
  };
  if (step == StepId::volleys || step == StepId::rangedBreakTests)
    reminders.remind("remind-test-of-sixes", "IO-SHO-4", [&](UnitIndex u) {
      const int before = position.status(u, UnitStatus::hitsAtPhase);
      return before >= 0 && position.status(u, UnitStatus::hits) > before &&
             none(u, UnitStatus::volleySixes, UnitStatus::volleySixesOnly);
    });
  else
    reminders.remind("remind-test-of-sixes", "IO-HSQ-5", [&](UnitIndex u) {
      return position.status(u, UnitStatus::closingCasualties) > 0 &&
             none(u, UnitStatus::shotSixes, UnitStatus::shotSixesOnly);
    });
  if (step >= StepId::generalsJoin)
    reminders.remind("remind-flanked", "IO-H2H-12", [&](UnitIndex u) { return flanked(position, u); });
  return std::move(reminders.found);
}

std::vector<Standing> standingsOf(const Position& position) {
  std::vector<Standing> standings;
  for (SideIndex side = 0; side < 2; ++side) {
    const int all = std::popcount(static_cast<unsigned>(position.divisions(side)));
    const int broken =
        std::popcount(static_cast<unsigned>(position.battle().side(side).status[SideStatus::brokenDivisions]));
    standings.push_back({side, "standing-divisions", all - broken, all});
  }
  std::ranges::stable_sort(standings, [](const Standing& a, const Standing& b) { return a.left > b.left; });
  return standings;
}

namespace {

// A fact measured beside pose and base: a unit in buildings is measured to their outline.
int kindOfEnemy(const Position& position, UnitIndex u) {
  if (!position.unit(u).present) return 0;
  return position.formation(u) == Formation::buildings ? 2 : 1;
}

NearestEnemy nearestTo(const Position& position, UnitIndex u) {
  NearestEnemy nearest;
  nearest.unit = position.nearestEnemy(u, &nearest.away);
  return nearest;
}

// No unit wishes to be nearer to its enemies than `near`, in inches.
int worthBy(const Position& position, SideIndex side, KeptNearest* kept, double near) {
  constexpr int worthOfGeneral = 60;
  thread_local OfSetup<KeptNearest> lately;
  KeptNearest& nearest = kept != nullptr ? *kept : lately.of(position.book().number, position.battle());
  nearest.follow(
      position.battle(), [&](UnitIndex u) { return kindOfEnemy(position, u); },
      [&](UnitIndex u, UnitIndex v) { return measured(distanceBetween(position.stand(u), position.body(v))); });
  const auto away = [&](UnitIndex u) { return nearest.away(u, [&](UnitIndex v) { return nearestTo(position, v); }); };
  int worth = 0;
  position.forEachPresent([&](UnitIndex u) {
    const bool own = position.unit(u).side == side;
    int value = worthOfUnit(position, u);
    // Troops that must close to do harm are worth more near the enemy.
    if (own && !position.artilleryOrBaggage(u) && !position.shaken(u))
      if (const double gap = away(u); gap < NearestEnemy{}.away)
        value -= static_cast<int>(std::max(near, gap / oneInch));
    worth += own ? value : -value;
  });
  for (SideIndex s = 0; s < 2; ++s) {
    const auto& status = position.battle().side(s).status;
    int loss = 150 * std::popcount(static_cast<unsigned>(status[SideStatus::brokenDivisions]));
    if (status[SideStatus::defeated] != 0) loss += 5000;
    worth += s == side ? -loss : loss;
  }
  // The General who takes a lost General's place is never his equal (IO-END-4).
  for (const Person& person : position.battle().people) {
    const int lost = (person.status[PersonStatus::lost] != 0 ? 1 : 0) + person.status[PersonStatus::replacements];
    worth += (person.side == side ? -1 : 1) * lost * worthOfGeneral;
  }
  return worth;
}

/// The promise of a unit beyond the worth that worthOf() counts. Fitted to who won 1,200 battles between greedy armies:
/// who may take more hits counts for more than his share of them, and momentum is half a fight.
int promise(const Position& position, UnitIndex u) {
  int worth = 19 * std::max(0, position.stamina(u) - position.status(u, UnitStatus::hits));
  if (position.is(u, UnitStatus::momentum)) worth += 50;
  if (position.brokenDivision(u)) worth -= 38;
  return worth;
}

int promised(const Position& position, SideIndex side) {
  return balanceOf(position, side, [&](UnitIndex u) { return promise(position, u); });
}

}  // namespace

int worthOf(const Position& position, SideIndex side, KeptNearest* kept) { return worthBy(position, side, kept, 0); }

// A unit that comes nearer than the enemy's charge reaches is charged before it can charge. One answer at a time, this
// won 60 of 100 battles against the greedy; with no wish to close in, or one that ends 4 or 16 in off, fewer.
int worthPlanned(const Position& position, SideIndex side, bool thorough) {
  constexpr double outOfReach = 12;
  if (!thorough) return worthOf(position, side);
  return worthBy(position, side, nullptr, outOfReach) + 3 * promised(position, side) / 4;
}

int worthAtEnd(const Position& position, SideIndex side) { return worthOf(position, side) + promised(position, side); }

// By who won 480 battles between greedy armies that did one thing in twelve by lot, read at the beginning of each
// player turn.
double chanceAtEndBy(const PlayBook& /*book*/, int worth) { return chanceBy(worth, 700.0); }

bool opensMoves(const PlayBook& /*book*/, const Action& action) {
  return static_cast<ActionId>(action.kind) == ActionId::order && isMove(static_cast<Order>(action.values[0]));
}

bool isFree(const PlayBook& /*book*/, const Battle& battle, const Action& action) {
  return static_cast<ActionId>(action.kind) == ActionId::shoot && battle.tasks.empty();
}

}  // namespace signifer::initiative
