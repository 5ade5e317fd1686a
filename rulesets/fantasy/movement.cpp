#include "fantasy/movement.h"

#include <cmath>
#include <numbers>

#include "fantasy/morale.h"

namespace signifer::fantasy {
namespace {

bool isFormed(Formation formation) { return formation == Formation::closeOrder; }

}  // namespace

std::optional<Refusal> refuseMovementRate(const MovementRateIn& in) {
  if (in.barding != Barding::none && !in.mounted) return Refusal{"barding", "barding is for mounts"};
  if (in.shield == Shield::pavise && in.mounted) return Refusal{"shield", "a pavise is not for mounted troops"};
  return std::nullopt;
}

MovementRateOut movementRate(const Book& book, const MovementRateIn& in, Modifiers& modifiers) {
  const ArmourTable& table = book.tables.armour;
  const bool light = in.shield == Shield::none ||
                     (in.shield == Shield::buckler && book.options.heavyArmourBuckler == HeavyArmourBuckler::free);
  int change = modifiers.addIf(in.armour == Armour::heavy && !light, table.heavyWithShield);
  change += modifiers.addIf(in.armour == Armour::partialPlate, table.partialPlate);
  change += modifiers.addIf(in.armour == Armour::fullPlate, table.fullPlate);
  change += modifiers.addIf(in.barding == Barding::halfPlate, table.halfPlateBarding);
  change += modifiers.addIf(in.barding == Barding::fullPlate, table.fullPlateBarding);
  return {-change, std::max(0, in.rate + change)};
}

double plainInches(double inches) { return std::nearbyint(inches * 1e10) / 1e10; }
double toHundredth(double inches) { return std::floor(plainInches(inches) * 100 + 0.5) / 100; }

double costOf(const Book& book, Formation formation, int rate, const GroundCovered& path) {
  const GroundCost& ground = isFormed(formation) ? book.tables.closeOrder : book.tables.openOrder;
  double cost = path.clear + ground.difficult * path.difficult + ground.veryDifficult * path.veryDifficult;
  if (book.options.obstacleCost == ObstacleCost::stretch)
    cost += ground.obstacle * path.obstacle;
  else {
    cost += path.obstacle;
    const int obstacles = path.obstacle > 0 ? std::max(1, path.obstacles.count()) : 0;
    if (ground.obstacle > 1) cost += static_cast<double>(obstacles) * rate / book.tables.obstaclePart;
  }
  return plainInches(cost);
}

std::optional<Refusal> refuseOrdinaryMove(const OrdinaryMoveIn& in) {
  if (in.surrendered > in.rate) return Refusal{"surrendered", "no more than the rate can be surrendered"};
  return std::nullopt;
}

OrdinaryMoveOut ordinaryMove(const Book& book, const OrdinaryMoveIn& in) {
  OrdinaryMoveOut out;
  out.allowance = plainInches(in.rate - in.surrendered);
  out.cost = costOf(book, in.formation, in.rate,
                    {in.clear, in.difficult, in.veryDifficult, in.obstacle, Obstacles(in.obstacles)});
  out.permitted = out.cost <= out.allowance;
  out.left = out.permitted ? plainInches(out.allowance - out.cost) : 0;
  return out;
}

int allowanceOf(const Book& book, Moving moving, int rate) {
  const MovementTable& table = book.tables.movement;
  switch (moving) {
    case Moving::normal:
      return rate;
    case Moving::charge:
      return rate * table.chargeTimes;
    case Moving::march:
      return rate * table.marchTimes;
    case Moving::fastMarch:
      break;
  }
  return rate * table.fastMarchTimes;
}

double wheelCost(double degrees, double frontage) { return toHundredth(std::numbers::pi * degrees / 180 * frontage); }

std::optional<Refusal> refuseManoeuvre(const Book& book, const ManoeuvreIn& in) {
  if (in.manoeuvre == Manoeuvre::changeFormation && in.formation == Formation::skirmish)
    return Refusal{"manoeuvre", "skirmishers have no ranks to change"};
  if (in.spent > allowanceOf(book, in.moving, in.rate))
    return Refusal{"spent", "a unit cannot have used more than its allowance"};
  return std::nullopt;
}

ManoeuvreOut manoeuvre(const Book& book, const ManoeuvreIn& in) {
  const MovementTable& table = book.tables.movement;
  const bool wheel = in.manoeuvre == Manoeuvre::wheel;
  const bool turn = in.manoeuvre == Manoeuvre::aboutFace;
  const bool change = in.manoeuvre == Manoeuvre::changeFormation;
  const bool charge = in.moving == Moving::charge;
  const int turns = isFormed(in.formation) ? table.aboutFaces : table.aboutFacesInOpenOrder;
  const double rate = in.rate;
  ManoeuvreOut out;
  if (wheel) out.cost = wheelCost(in.angle, in.frontage);
  if (turn) out.cost = rate / table.aboutFacePart;
  if (change) out.cost = in.ranks == 1 ? rate / table.oneRankPart : rate;
  const int allowance = allowanceOf(book, in.moving, in.rate);
  const double whole = toHundredth(in.spent + out.cost);
  const auto inches = [](double figure) { return Figure::inches(toLength(figure * oneInch)); };
  const std::string_view onlyWheels = charge ? "FA-CHG-4" : in.moving == Moving::march ? "FA-MAR-7" : "FA-FST-6";
  const std::string_view price = wheel ? "FA-MAN-3" : turn ? "FA-MAN-6" : in.ranks == 1 ? "FA-MAN-8" : "FA-MAN-9";
  out.barredBy.addIf(!wheel && in.moving != Moving::normal, NoManoeuvre::onlyWheels, {onlyWheels});
  out.barredBy.addIf(wheel && charge && in.made >= 1, NoManoeuvre::alreadyWheeled, "FA-MAN-2");
  out.barredBy.addIf(wheel && charge && in.spent > 0, NoManoeuvre::notInitial, "FA-CHG-4");
  out.barredBy.addIf(
      turn && in.made >= turns, NoManoeuvre::alreadyTurned,
      {isFormed(in.formation) ? "FA-MAN-5" : "FA-MAN-7", Figure::count(in.made + 1), Figure::count(turns)});
  out.barredBy.addIf(change && in.ranks > table.mostRanks, NoManoeuvre::tooManyRanks,
                     {"FA-MAN-9", Figure::count(in.ranks), Figure::count(table.mostRanks)});
  out.barredBy.addIf(whole > allowance, NoManoeuvre::tooLittleMovement, {price, inches(whole), inches(allowance)});
  out.permitted = out.barredBy.empty();
  out.left = toHundredth(allowance - in.spent - (out.permitted ? out.cost : 0));
  return out;
}

std::optional<Refusal> refuseReform(const ReformIn& in) {
  if (in.rallied && in.moving != Moving::normal) return Refusal{"moving", "a unit that rallied does not move"};
  if (in.rallied && in.inCombat) return Refusal{"inCombat", "a unit that rallied is not in combat"};
  return std::nullopt;
}

ReformOut reform(const Book& book, const ReformIn& in, Dice& dice) {
  ReformOut out;
  if (in.rallied && book.options.rallyReform == RallyReform::free) return {0, ReformOutcome::reformed};
  if (!in.musician || in.moving != Moving::normal || in.inCombat) return out;
  out.needed = leadershipOf(in);
  const bool passed = passesLeadership(out.needed, dice, in.roller.purpose("dice-reform"));
  out.outcome = passed ? ReformOutcome::reformed : ReformOutcome::failed;
  return out;
}

std::optional<Refusal> refuseMarch(const MarchIn& in) {
  if (in.marchColumn && in.unitKind == UnitKind::character)
    return Refusal{"marchColumn", "a character alone is in no column"};
  if (in.marchColumn && in.formation == Formation::skirmish)
    return Refusal{"marchColumn", "skirmishers are in no column"};
  return std::nullopt;
}

MarchOut march(const Book& book, const MarchIn& in) {
  const MovementTable& table = book.tables.movement;
  const bool fast = in.pace == Pace::fastMarch;
  const bool character = in.unitKind == UnitKind::character;
  const bool riders = in.unitKind == UnitKind::cavalry || in.unitKind == UnitKind::lightChariot ||
                      in.unitKind == UnitKind::heavyChariot;
  const bool near =
      in.enemyMountedWithin8 || (in.enemyInfantryWithin8 && (fast || !riders)) || (fast && in.enemyExemptWithin8);
  MarchOut out;
  const bool barredKind =
      in.formation == Formation::skirmish || in.unitKind == UnitKind::elephants || in.unitKind == UnitKind::artillery;
  const auto barIf = [&](bool holds, NoMarch reason, std::string_view marchRule, std::string_view fastRule) {
    out.barredBy.addIf(holds, reason, {fast ? fastRule : marchRule});
  };
  barIf(!in.musician && !character, NoMarch::noMusician, "FA-MAR-1", "FA-FST-1");
  barIf(fast && !in.marchColumn, NoMarch::notInColumn, "FA-FST-2", "FA-FST-2");
  barIf(near, NoMarch::enemyNear, "FA-MAR-4", "FA-FST-4");
  barIf(barredKind, NoMarch::troopType, "FA-MAR-6", "FA-FST-5");
  barIf(in.otherManoeuvre, NoMarch::manoeuvre, "FA-MAR-7", "FA-FST-6");
  barIf(in.difficultTerrain, NoMarch::difficultTerrain, "FA-MAR-8", "FA-FST-7");
  barIf(in.obstacle, NoMarch::obstacle, "FA-MAR-9", "FA-FST-8");
  out.permitted = out.barredBy.empty();
  const int times = fast ? table.fastMarchTimes : character ? table.characterMarchTimes : table.marchTimes;
  out.allowance = out.permitted ? in.rate * times : in.rate;
  return out;
}

Reasons<NoDisengaging> noDisengaging(const Book& book, const DisengageIn& in) {
  const bool flight = book.options.disengagement == Disengagement::asFlight;
  Reasons<NoDisengaging> reasons;
  reasons.addIf(book.options.disengagement == Disengagement::forbidden, NoDisengaging::forbidden, "FA-DIS-1");
  reasons.addIf(!flight && in.enemyRate >= in.rate, NoDisengaging::enemyAsFast,
                {"FA-DIS-1", Figure::inches(in.rate * oneInch), Figure::inches(in.enemyRate * oneInch)});
  reasons.addIf(!flight && in.engagedFlankOrRear, NoDisengaging::enveloped, "FA-DIS-1");
  reasons.addIf(in.frenzied, NoDisengaging::frenzied, "FA-DIS-1");
  return reasons;
}

DisengageOut disengage(const Book& book, const DisengageIn& in, Dice& dice) {
  const bool flight = book.options.disengagement == Disengagement::asFlight;
  DisengageOut out;
  out.barredBy = noDisengaging(book, in);
  out.permitted = out.barredBy.empty();
  if (out.permitted) out.distance = flight ? fleeDistance(book, {in.rate, false, in.roller}, dice).distance : in.rate;
  return out;
}

}  // namespace signifer::fantasy
