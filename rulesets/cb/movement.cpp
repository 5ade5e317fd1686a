#include "cb/movement.h"

#include <algorithm>
#include <numbers>

#include "cb/combinations.h"
#include "cb/decimals.h"

namespace signifer::cb {
namespace {

// The dice of one move: an average die, then the optional average dice, then the optional d6 (CB-MOV-1 to 4).
struct MoveDice {
  int average = 1;
  int sixSided = 0;
};

bool movesAsFoot(const Book& book, Troop troop) {
  if (isInfantry(troop)) return true;
  return book.options.specialMovement == SpecialMovement::asInfantry &&
         (isChariots(troop) || troop == Troop::elephants || troop == Troop::artillery);
}

// The optional dice of a kind; in a quincunx an average die stands in place of the infantry's d6 (D9).
MoveDice optionalOf(const Book& book, Troop troop, Formation formation, MoveKind move) {
  const MovementRow& row = book.tables.row(troop);
  if (!movesAsFoot(book, troop)) return {row.averageDice, row.sixSided};
  const bool quincunx = formation == Formation::quincunx && !isLoose(move);
  if (quincunx) return {row.optional(), 0};
  if (book.options.infantryExtraDie == InfantryExtraDie::quincunxOnly) return {0, 0};
  return {row.averageDice, row.sixSided};
}

struct Thrown {
  int pips = 0;
  int dice = 0;
  int fatiguing = 0;
};

Thrown throwDice(const Purpose& purpose, MoveDice wanted, int fatigueFrom, Dice& dice) {
  Thrown thrown;
  const auto add = [&](Die die) {
    const int face = dice.one(purpose, die);
    thrown.pips += face;
    thrown.dice += 1;
    thrown.fatiguing += face >= fatigueFrom ? 1 : 0;
  };
  for (int i = 0; i < wanted.average; ++i) add(Die::avd);
  for (int i = 0; i < wanted.sixSided; ++i) add(Die::d6);
  return thrown;
}

double distanceOf(const Book& book, int pips) {
  return book.options.movePip == MovePip::halfJt ? pips / 2.0 : pips;  // D2 (CB-MOV-17)
}

// CB-MOV-10
bool isTireless(const Book& book, const MovementIn& in) {
  if (book.special(in.troop)) return true;
  return (in.formation == Formation::unformed || isLoose(in.move)) && in.troop != Troop::chariots;
}

int fatigueDps(const Book& book, const MovementIn& in, int fatiguing) {
  if (isTireless(book, in)) return 0;
  return book.options.fatigue == Fatigue::once ? std::min(fatiguing, 1) : fatiguing;
}

// The rows of the dice, and of those that have to be rolled.
void addRows(const MovementIn& in, int optional, Rows& rows) {
  const bool named = isChariots(in.troop) || in.troop == Troop::elephants || in.troop == Troop::artillery;
  if (named) {
    rows.add("CB-MOV-19");
  } else if (isInfantry(in.troop)) {
    rows.add("CB-MOV-1");
    rows.addIf(optional > 0, "CB-MOV-2");
  } else {
    rows.add("CB-MOV-3");
    rows.addIf(optional > 1, "CB-MOV-4");
  }
  rows.add("CB-MOV-17");
  rows.addIf(isLoose(in.move) && in.move != MoveKind::evade && in.move != MoveKind::retire, "CB-MOV-6");
}

// CB-MOV-8, CB-MOV-9
MovementOut columnMove(const Book& book, const MovementIn& in, Modifiers& modifiers) {
  MovementOut out;
  out.rows.add("CB-MOV-8");
  out.distance =
      book.tables.row(in.troop).column + modifiers.addIf(isLight(in.troop), book.tables.moveBonus.lightColumn);
  return out;
}

int inspireHalves(const Book& book, int actions) {
  const int full = book.tables.moveBonus.inspireHalves.value * actions;
  switch (book.options.inspireChargeBonus) {
    case InspireChargeBonus::halfJt:
      return full / 2;
    case InspireChargeBonus::twoJt:
      return full * 2;
    case InspireChargeBonus::wholeJt:
      break;
  }
  return full;
}

}  // namespace

int optionalDice(const Book& book, Troop troop, Formation formation, MoveKind move) {
  const MoveDice dice = optionalOf(book, troop, formation, move);
  return dice.average + dice.sixSided;
}

std::string_view diceRow(Troop troop, Formation formation, MoveKind move) {
  if (formation == Formation::column && !isLoose(move)) return "CB-MOV-8";
  if (isInfantry(troop)) return "CB-MOV-2";
  if (isChariots(troop) || troop == Troop::elephants || troop == Troop::artillery) return "CB-MOV-19";
  return troop == Troop::cataphracts ? "CB-MOV-4" : "CB-MOV-3";
}

std::optional<Refusal> refuseMovement(const Book& book, const MovementIn& in) {
  if (in.move == MoveKind::evade && !isLightFoot(in.troop) && !book.cavalry(in.troop))
    return Refusal{"move", "only light infantry and cavalry evade"};
  if (in.move == MoveKind::rampage && !isElephantsOrScythed(in.troop))
    return Refusal{"move", "only elephants and scythed chariots rampage"};
  if ((in.move == MoveKind::charge || in.move == MoveKind::pursuit) && in.troop == Troop::artillery)
    return Refusal{"move", "artillery neither charges nor pursues"};
  if (const auto refusal = refuseFormation(book, in.troop, in.formation)) return refusal;
  if (in.move == MoveKind::charge && in.formation == Formation::column)
    return Refusal{"formation", "a column may not charge"};
  if (in.move == MoveKind::evade && in.formation != Formation::unformed)
    return Refusal{"formation", "only unformed units evade"};
  const bool column = in.formation == Formation::column && !isLoose(in.move);
  if (in.optionalDice > (column ? 0 : optionalDice(book, in.troop, in.formation, in.move)))
    return Refusal{"optionalDice", column ? "a column throws no dice" : "these troops have fewer optional dice"};
  if (in.inspireActions > 0 && in.move != MoveKind::charge)
    return Refusal{"inspireActions", "inspiring speeds charges only"};
  return std::nullopt;
}

MovementOut movement(const Book& book, const MovementIn& in, Dice& dice, Modifiers& modifiers) {
  const bool loose = isLoose(in.move);
  if (in.formation == Formation::column && !loose) return columnMove(book, in, modifiers);
  const MoveDice optional = optionalOf(book, in.troop, in.formation, in.move);
  // CB-MOV-6, CB-AFT-8: all dice; in an evade the player chooses.
  const int taken = loose && in.move != MoveKind::evade ? optional.average + optional.sixSided : in.optionalDice;
  const int average = std::min(taken, optional.average);
  const int fatigueFrom = isPhalanx(in.troop) ? book.tables.fatiguePhalanx : book.tables.fatigueOthers;
  const Thrown thrown =
      throwDice(in.roller.purpose("dice-movement"), {1 + average, taken - average}, fatigueFrom, dice);

  const MoveBonusTable& bonus = book.tables.moveBonus;
  const bool light = isLight(in.troop) && !in.armoured && (in.formation == Formation::unformed || loose);
  const bool initial = (in.move == MoveKind::retire || in.move == MoveKind::evade) && in.initialMove;
  MovementOut out;
  out.diceThrown = thrown.dice;
  out.fatigueDps = fatigueDps(book, in, thrown.fatiguing);
  out.fatigueRow = isPhalanx(in.troop) ? "CB-MOV-11" : "CB-MOV-12";
  addRows(in, taken, out.rows);
  out.distance = distanceOf(book, thrown.pips);
  out.distance += modifiers.addHalves(bonus.lightHalves.rule, light ? thrown.dice * bonus.lightHalves.value : 0);
  out.distance += modifiers.addHalves(bonus.initialHalves.rule, initial ? thrown.dice * bonus.initialHalves.value : 0);
  if (in.move == MoveKind::charge)
    out.distance += modifiers.addHalves(bonus.inspireHalves.rule, inspireHalves(book, in.inspireActions));
  return out;
}

MoveLimitOut moveLimit(const Book& book, const MoveLimitIn& in) {
  const double single = std::max(0.0, std::min(in.allowance, in.gap - book.tables.shortOfEnemy));
  MoveLimitOut out{single, false, lessThan(single, in.allowance)};
  if (!in.wantDouble) return out;
  const double far = std::min(2 * in.allowance, in.gap - in.bowShot);
  if (lessThan(single, far)) {
    out.distance = far;
    out.doubled = true;
  }
  out.stoppedShort = lessThan(out.distance, 2 * in.allowance);
  return out;
}

double wheelCost(const Book& book, const WheelDistanceIn& in) {
  return book.wheelsSlowly(in.troop) ? in.move / 2 : in.frontage * in.angle * std::numbers::pi / 180;
}

WheelDistanceOut wheelDistance(const Book& book, const WheelDistanceIn& in) {
  const bool half = book.wheelsSlowly(in.troop);
  const double cost = wheelCost(book, in);
  WheelDistanceOut out;
  out.cost = half ? cost : std::floor(cost * 100 + 0.5) / 100;
  out.allowed = atMost(cost, in.left);
  out.rows.add(half ? "CB-MAN-4" : "CB-MAN-3");
  return out;
}

std::optional<Refusal> refuseDifficultTerrain(const Book& book, const DifficultTerrainIn& in) {
  return refuseFormation(book, in.troop, in.formation);
}

DifficultTerrainOut difficultTerrain(const Book& book, const DifficultTerrainIn& in, Modifiers& modifiers) {
  const bool enginesPass = book.options.artilleryTerrain == ArtilleryTerrain::free;  // D21
  // CB-MOV-13
  if (book.mounted(in.troop) || (in.troop == Troop::artillery && !enginesPass)) return {};
  const bool inLine = in.formation == Formation::line || in.formation == Formation::quincunx;
  const bool phalanx = isPhalanx(in.troop) && (inLine || book.options.phalanxTerrain == PhalanxTerrain::anyFormation);
  const bool foot = isInfantry(in.troop) && !isPhalanx(in.troop) && inLine;
  DifficultTerrainOut out;
  out.passable = true;
  out.dps = modifiers.addIf(phalanx, book.tables.terrainPhalanx) + modifiers.addIf(foot, book.tables.terrainFoot);
  return out;
}

std::optional<Refusal> refusePassage(const Book& book, const PassageOfLinesIn& in) {
  if (in.passerState == PassageState::unformed && book.special(in.passerTroop))
    return Refusal{"passerState", "special troops are never unformed"};
  if (in.passedState == PassageState::unformed && book.special(in.passedTroop))
    return Refusal{"passedState", "special troops are never unformed"};
  if (in.sameLegion && !(isOpenFoot(in.passerTroop) && isOpenFoot(in.passedTroop)))
    return Refusal{"sameLegion", "a legion is of heavy and light infantry"};
  return std::nullopt;
}

PassageOfLinesOut passageOfLines(const Book& book, const PassageOfLinesIn& in) {
  const bool unformed = in.passerState == PassageState::unformed || in.passedState == PassageState::unformed;
  PassageOfLinesOut out;
  // CB-PAS-1, CB-PAS-2
  out.free = in.oneStationary && (in.sameLegion || (in.parallel && unformed && in.unformedDepth == 1));
  if (out.free) {
    out.rows.add(in.sameLegion ? "CB-PAS-2" : "CB-PAS-1");
    return out;
  }
  const int formed = book.tables.passageFormed.value;  // CB-PAS-3
  const int grave = book.tables.passageGrave.value;    // CB-PAS-4
  if (in.passerState == PassageState::formed && !book.special(in.passerTroop))
    out.passerDps = isPhalanx(in.passerTroop) ? grave : formed;
  if (in.passedState == PassageState::formed && !book.special(in.passedTroop))
    out.passedDps = isPhalanx(in.passedTroop) || isElephantsOrScythed(in.passerTroop) ? grave : formed;
  out.passerRow = isPhalanx(in.passerTroop) ? "CB-PAS-4" : "CB-PAS-3";
  out.passedRow = isPhalanx(in.passedTroop) || isElephantsOrScythed(in.passerTroop) ? "CB-PAS-4" : "CB-PAS-3";
  return out;
}

FollowUpOut followUp(const Book& book, const FollowUpIn& in) {
  FollowUpOut out{{in.throughSupports ? std::max(0.0, in.gap - book.tables.shortOfEnemy) : in.gap, !in.throughSupports},
                  {}};
  out.rows.add(in.throughSupports ? "CB-AFT-7" : "CB-AFT-6");
  return out;
}

std::optional<Refusal> refusePursuit(const PursuitCatchIn& in) {
  if (in.casualties >= in.stands) return Refusal{"casualties", "a unit with as many casualties as stands is destroyed"};
  return std::nullopt;
}

PursuitCatchOut pursuitCatch(const Book& book, const PursuitCatchIn& in) {
  PursuitCatchOut out;
  const double needed = in.gap + in.flightDistance;
  out.caught = atMost(needed, in.pursuitDistance);
  out.gap = out.caught ? 0 : needed - in.pursuitDistance;
  // D41: by house rule a round of combat is fought in place of the free hack.
  const bool hack = out.caught && book.options.freeHack == FreeHack::oneCasualty;
  out.casualties = std::min(in.stands, in.casualties + (hack ? book.tables.freeHack : 0));
  out.destroyed = out.casualties == in.stands;
  return out;
}

RampageOut rampage(const Book& book, const RampageIn& in, Dice& dice) {
  constexpr std::array<RampageWay, 6> ways{RampageWay::ahead, RampageWay::ahead, RampageWay::left,
                                           RampageWay::right, RampageWay::back,  RampageWay::back};
  RampageOut out;
  if (book.options.rampageDirection == RampageDirection::d6)
    out.direction = ways[static_cast<std::size_t>(dice.one(in.roller.purpose("dice-rampage-direction")) - 1)];
  const Troop troop = in.troop == RampagingTroop::elephants ? Troop::elephants : Troop::scythedChariots;
  const MoveDice optional = optionalOf(book, troop, Formation::line, MoveKind::rampage);
  const Thrown thrown =
      throwDice(in.roller.purpose("dice-rampage"), {1 + optional.average, optional.sixSided}, 7, dice);
  out.distance = static_cast<int>(std::ceil(distanceOf(book, thrown.pips)));
  return out;
}

}  // namespace signifer::cb
