#include "hannibal/movement.h"

#include <algorithm>

#include "hannibal/rounding.h"
#include "table/trig.h"

namespace signifer::hannibal {

namespace {

/// The row of the manoeuvre table that a unit's wheels are counted by.
std::string_view wheelRule(const ManoeuvreIn& in, bool lightRow) {
  if (lightRow) return "HG-MAN-1";
  if (in.finish == Finish::shoot) return "HG-MAN-4";
  if (in.finish == Finish::charge || in.finish == Finish::countercharge) return "HG-MAN-3";
  return in.march ? "HG-MAN-5" : "HG-MAN-6";
}

}  // namespace

std::string_view marchRule(MoveClass moveClass) {
  constexpr std::array<std::string_view, moveClasses> rows{"HG-MOV-1", "HG-MOV-2", "HG-MOV-3", "HG-MOV-4", "HG-MOV-12"};
  return rows[static_cast<std::size_t>(moveClass)];
}

std::optional<Refusal> refuseManoeuvre(const ManoeuvreIn& in) {
  if (in.partOfBattleLine && isLight(in.unitType))
    return Refusal{"partOfBattleLine", "light types never stand in a Battle Line"};
  return std::nullopt;
}

ManoeuvreOut manoeuvre(const ManoeuvreIn& in, const Tables& tables, const Options& options) {
  using enum ManoeuvreReason;
  const bool light = isLight(in.unitType);
  const bool charges = in.finish == Finish::charge || in.finish == Finish::countercharge;
  // Light types that may charge at all do it as others do, with their wheels.
  const bool lightRow = light && !(charges && options.lightUnitsCharge == LightUnitsCharge::asOthers);
  const bool acts = in.march || in.finish != Finish::none;
  ManoeuvreOut out;
  out.maxWheels = lightRow ? tables.manoeuvre.lightWheels
                  : acts   ? tables.manoeuvre.wheelsWithAction
                           : tables.manoeuvre.wheelsAlone;
  const bool doesAnything = acts || in.wheels > 0;
  out.reasons.addIf(in.partOfBattleLine && in.wheels > 0 && !in.lineWheelsTogether, battleLineWheelsAsOne, "HG-MAN-14");
  out.reasons.addIf(in.status == UnitState::inContact && doesAnything, inContact, "HG-MAN-12");
  out.reasons.addIf(lightRow && charges, lightTypesNeverCharge, "HG-MAN-1");
  out.reasons.addIf(in.march && charges, marchWithCharge, "HG-MAN-3");
  out.reasons.addIf(in.march && in.finish == Finish::shoot && !light, marchWithShooting, "HG-MAN-4");
  out.reasons.addIf(in.status == UnitState::routed && doesAnything, routed, "HG-MAN-12");
  out.reasons.addIf(in.wheels > out.maxWheels, tooManyWheels,
                    {wheelRule(in, lightRow), Figure::count(in.wheels), Figure::count(out.maxWheels)});
  out.allowed = out.reasons.empty();
  return out;
}

std::optional<Refusal> refuseMoveAllowance(const MoveAllowanceIn& in) {
  const bool marches = in.move == Move::march || in.move == Move::sideways || in.move == Move::rearward;
  if (in.aboutFaces > 0 && !marches) return Refusal{"aboutFaces", "only a march has about-faces that cost movement"};
  return std::nullopt;
}

MoveAllowanceOut moveAllowance(const MoveAllowanceIn& in, const Tables& tables, Dice& dice) {
  const MovementRow& row = tables.row(in.moveClass);
  const double left = std::max(0.0, row.march - in.aboutFaces * row.aboutFaceInches());
  switch (in.move) {
    case Move::march:
      return row.march > 0 ? MoveAllowanceOut{true, 0, left} : MoveAllowanceOut{};
    case Move::sideways:
    case Move::rearward:
      return row.sideRear ? MoveAllowanceOut{true, 0, left / tables.sideRearCost} : MoveAllowanceOut{};
    case Move::charge:
      if (row.charge == 0) return {};
      return {true, 0, static_cast<double>(row.charge + dice.one(in.roller.purpose("dice-charge-distance")))};
    case Move::retreat:
      return {true, static_cast<double>(row.retreatLeast), static_cast<double>(row.retreatMost)};
    case Move::rout:
      break;
  }
  const double inches = row.rout + dice.one(in.roller.purpose("dice-rout-distance"));
  return {true, inches, inches};
}

MarchOut march(const MarchIn& in, const Tables& tables) {
  const MovementRow& row = tables.row(in.moveClass);
  const double aside = in.sidewaysInches + in.rearwardInches;
  MarchOut out;
  out.allowanceInches = row.march;
  out.spentInches =
      in.forwardInches + tables.sideRearCost * aside + in.wheelInches + in.aboutFaces * row.aboutFaceInches();
  out.leftInches = std::max(0.0, out.allowanceInches - out.spentInches);
  out.reasons.addIf(row.march == 0 && (out.spentInches > 0 || in.aboutFaces > 0), MarchReason::immobile,
                    marchRule(in.moveClass));
  out.reasons.addIf(row.march > 0 && !row.sideRear && aside > 0, MarchReason::noSidewaysOrRear,
                    {"HG-MOV-6", inchFigure(aside), inchFigure(0)});
  // By the thousandths that a battle keeps: what reads alike is not too far.
  const Figure spent = inchFigure(out.spentInches);
  const Figure allowed = inchFigure(out.allowanceInches);
  out.reasons.addIf(spent.value > allowed.value, MarchReason::tooFar, {marchRule(in.moveClass), spent, allowed});
  out.allowed = out.reasons.empty();
  return out;
}

double wheelInches(double radiusInches, double degrees, const Options& options) {
  if (options.wheelMeasure == WheelMeasure::chord) return 2 * radiusInches * sineCosine(degrees * 50).sine;
  return radiusInches * degrees * pi / 180;
}

WheelOut wheel(const WheelIn& in, const Options& options) {
  return {toHundredth(wheelInches(in.frontageInches * in.stands, in.degrees, options))};
}

}  // namespace signifer::hannibal
