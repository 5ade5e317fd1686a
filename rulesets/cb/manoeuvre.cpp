#include "cb/manoeuvre.h"

#include <algorithm>

#include "cb/combinations.h"

namespace signifer::cb {
namespace {

// A share of the move, and the row that says so.
struct Price {
  double share = 0;
  std::string_view row;
};

Price priceOf(const Book& book, const ManoeuvreIn& in) {
  switch (in.manoeuvre) {
    case Manoeuvre::wheel:
      return book.wheelsSlowly(in.troop) ? Price{0.5, "CB-MAN-4"} : Price{0, "CB-MAN-3"};
    case Manoeuvre::changeFormation:
      return {in.beyondBowShot || in.legion ? 0.5 : 1, "CB-MAN-5"};
    case Manoeuvre::formUp:
      return {1, "CB-MAN-7"};
    case Manoeuvre::aboutFace:
      return isChariots(in.troop) || book.special(in.troop) ? Price{1, "CB-MAN-10"} : Price{0.5, "CB-MAN-8"};
    case Manoeuvre::doubleRanks:
    case Manoeuvre::halveRanks:
      return {0.5, "CB-MAN-11"};
    case Manoeuvre::crossMajorObstacle:
      return {1, "CB-MAN-16"};
    case Manoeuvre::passGap:
      return {book.cavalry(in.troop) ? 0 : 0.5, "CB-MAN-19"};
    case Manoeuvre::sideStep:
    case Manoeuvre::stepBack:
      return {book.options.sideStep == SideStep::free ? 0.0 : 1.0, "CB-MAN-20"};
    case Manoeuvre::crossObstacle:
      break;
  }
  return {0, "CB-MAN-14"};
}

// The row of the manoeuvre's DPs; none where it costs such troops nothing.
const Row* dpRow(const Book& book, const ManoeuvreIn& in) {
  const ManoeuvreTable& t = book.tables.manoeuvre;
  const bool clumsy = in.grade == Grade::c || isPhalanx(in.troop);
  switch (in.manoeuvre) {
    case Manoeuvre::wheel:
      return book.options.wheelDp == WheelDp::all || book.wheelsSlowly(in.troop) ? &t.wheel : nullptr;
    case Manoeuvre::changeFormation:
      return &t.changeFormation;
    case Manoeuvre::aboutFace:
      return clumsy || book.cavalry(in.troop) ? &t.aboutFace : nullptr;
    case Manoeuvre::doubleRanks:
    case Manoeuvre::halveRanks:
      return clumsy || in.troop == Troop::cataphracts ? &t.ranks : nullptr;
    case Manoeuvre::crossObstacle:
      return isChariots(in.troop) ? &t.obstacleChariots : &t.obstacle;
    case Manoeuvre::crossMajorObstacle:
      return &t.majorObstacle;
    case Manoeuvre::passGap:
      return book.cavalry(in.troop) && book.options.gapCavalry == GapCavalry::free ? nullptr : &t.gap;
    case Manoeuvre::formUp:
    case Manoeuvre::sideStep:
    case Manoeuvre::stepBack:
      break;
  }
  return nullptr;
}

// The unformed but chariots, and special troops but scythed chariots at an obstacle (CB-MAN-22, D17, D19).
bool isSpared(const Book& book, const ManoeuvreIn& in) {
  const bool loose = (in.formation == Formation::unformed && in.troop != Troop::chariots) ||
                     (book.special(in.troop) && !(isScythed(in.troop) && in.manoeuvre == Manoeuvre::crossObstacle));
  if (in.manoeuvre == Manoeuvre::crossMajorObstacle)
    return loose && book.options.majorObstacleDps == MajorObstacleDps::formedOnly;
  return loose && book.options.looseManoeuvreDps == LooseManoeuvreDps::off;
}

int ceilingOf(const Book& book, Troop troop) {
  return isPhalanx(troop) ? book.tables.manoeuvre.ceilingPhalanx : book.tables.manoeuvre.ceiling;
}

}  // namespace

std::optional<Refusal> refuseManoeuvre(const Book& book, const ManoeuvreIn& in) {
  if (const auto refusal = refuseFormation(book, in.troop, in.formation)) return refusal;
  if (in.legion && !isOpenFoot(in.troop)) return Refusal{"legion", "a legion is of heavy and light infantry"};
  const bool unformed = in.formation == Formation::unformed;
  if (in.manoeuvre == Manoeuvre::formUp && !unformed) return Refusal{"manoeuvre", "the unit is formed already"};
  const bool formedOnly = in.manoeuvre == Manoeuvre::changeFormation || in.manoeuvre == Manoeuvre::doubleRanks ||
                          in.manoeuvre == Manoeuvre::halveRanks;
  if (formedOnly && unformed) return Refusal{"manoeuvre", "an unformed unit has to form up first"};
  return refuseState(book, in.troop, in.dps > 0, "dps");
}

ManoeuvreOut manoeuvre(const Book& book, const ManoeuvreIn& in, Modifiers& modifiers) {
  ManoeuvreOut out;
  out.row = "CB-MAN-15";
  if (in.manoeuvre == Manoeuvre::crossMajorObstacle && isChariots(in.troop)) return out;
  const Price price = priceOf(book, in);
  out.allowed = true;
  out.moveCost = price.share;
  out.row = price.row;
  const int room = ceilingOf(book, in.troop) - in.dps;  // CB-MAN-2
  if (in.beyondBowShot || room <= 0 || isSpared(book, in)) return out;
  const Row* row = dpRow(book, in);
  if (row == nullptr) return out;
  out.dps = book.options.manoeuvreCeiling == ManoeuvreCeiling::clip ? std::min(row->value, room) : row->value;
  if (out.dps > 0) modifiers.add(row->rule, out.dps);
  return out;
}

}  // namespace signifer::cb
