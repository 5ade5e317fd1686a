#include "tell/question_forms.h"

#include <algorithm>

namespace signifer::tell {
namespace {

// Parts that say nothing by themselves: "what", "is", "has", "this turn".
constexpr Parts weak = partsOf(Asks::what, Asks::how, Asks::is, Asks::has, Asks::turn);
constexpr Parts anything = ~Parts{0};

constexpr Parts ofState = partsOf(Asks::who, Asks::whose, Asks::harm, Asks::many, Asks::over, Slot::unit, Slot::person,
                                  Slot::side, Slot::state, Slot::sideField, Slot::lost, Slot::negated, Asks::stands);
constexpr Parts ofThrow = partsOf(Asks::need, Asks::must, Asks::tests, Asks::may, Asks::ifs, Asks::toHit, Asks::harm,
                                  Asks::dice, Asks::many, Asks::stands, Asks::fights, Asks::now, Slot::unit,
                                  Slot::otherUnit, Slot::person, Slot::deed, Slot::test, Slot::moment);
constexpr Parts ofLeave = partsOf(Asks::may, Asks::must, Asks::ifs, Asks::now, Asks::stands, Asks::fights, Asks::tests,
                                  Asks::deploys, Asks::acts, Asks::leads, Slot::unit, Slot::otherUnit, Slot::person,
                                  Slot::side, Slot::deed, Slot::number, Slot::way, Slot::negated, Slot::moment);

// What the answer takes account of.
Parts takenBy(const Asked& asked, Form form) {
  switch (form) {
    case Form::rule:
    case Form::lastMove:
    case Form::whoMustDo:
    case Form::who:
    case Form::nobodyNamed:
    case Form::notWorkedOut:
      return anything;
    case Form::trial:
      return ofThrow | partsOf(Slot::trial, Slot::side, Slot::number, Asks::leads);
    case Form::whoMayBe:
    case Form::whoMay:
      return partsOf(Asks::who, Asks::whose, Asks::may, Asks::now, Asks::fights, Asks::tests, Asks::stands, Slot::deed,
                     Slot::side, Slot::moment) |
             (asked.has(Asks::may) ? partsOf(Slot::unit) : 0);
    case Form::whoComesTo:
      return partsOf(Asks::who, Asks::may, Asks::must, Asks::now, Asks::tests, Slot::deed, Slot::side, Slot::moment);
    case Form::whoHasWon:
      return partsOf(Asks::who, Asks::wins, Asks::over, Asks::now, Slot::side, Slot::lost) |
             (asked.has(Asks::wins) ? partsOf(Asks::fights) : 0);
    case Form::whoDeploys:
      return partsOf(Asks::who, Asks::whose, Asks::may, Asks::must, Asks::many, Asks::deploys, Asks::stands,
                     Asks::begins, Asks::now, Slot::side);
    case Form::whoBegins:
      return partsOf(Asks::who, Asks::whose, Asks::may, Asks::must, Asks::begins, Asks::acts, Asks::now, Slot::side);
    case Form::whoHasDone:
      return partsOf(Asks::who, Asks::now, Slot::done, Slot::negated, Slot::side);
    case Form::whoFights:
      return partsOf(Asks::who, Asks::fights, Asks::now, Slot::unit, Slot::side);
    case Form::whoLeads:
      return partsOf(Asks::who, Asks::whose, Asks::leads, Slot::unit, Slot::side);
    case Form::whoseTurn:
      return partsOf(Asks::who, Asks::whose, Asks::acts, Asks::may, Asks::must, Asks::now);
    case Form::whoMust:
      return partsOf(Asks::who, Asks::need, Asks::must, Asks::tests, Asks::dice, Asks::now, Slot::moment);
    case Form::condition:
      return partsOf(Asks::who, Asks::now, Asks::fights, Slot::condition, Slot::negated, Slot::unit, Slot::side) |
             (asked.inFight ? partsOf(Slot::otherUnit) : 0);
    case Form::whoIs:
      return ofState & ~partsOf(Slot::unit, Slot::person, Slot::sideField);
    case Form::state:
      return ofState;
    case Form::where:
      return partsOf(Asks::where, Asks::may, Asks::must, Asks::is, Asks::stands, Asks::deploys, Asks::now, Slot::unit,
                     Slot::person) |
             (asked.has(Asks::may) ? partsOf(Slot::deed) : 0);
    case Form::answers:
      return partsOf(Asks::who, Asks::answers, Asks::may, Asks::must, Asks::now, Asks::ifs, Slot::unit,
                     Slot::otherUnit) |
             (asked.has(Asks::ifs) ? partsOf(Slot::deed) : 0);
    case Form::howFar:
      return partsOf(Asks::far, Asks::many, Asks::may, Asks::must, Asks::now, Asks::stands, Slot::unit, Slot::otherUnit,
                     Slot::deed, Slot::moment);
    case Form::howManyDice:
    case Form::needs:
      return ofThrow;
    case Form::howMany:
      return partsOf(Asks::many) | ofState;
    case Form::standsAt:
      return partsOf(Asks::may, Asks::deploys, Asks::stands, Slot::unit, Slot::number, Slot::second);
    case Form::whatMay:
      return partsOf(Asks::may, Asks::must, Asks::now, Asks::acts, Slot::unit, Slot::moment);
    case Form::may:
      return ofLeave;
    case Form::hasDone:
      return partsOf(Asks::now, Slot::done, Slot::unit, Slot::person, Slot::negated);
    case Form::whatNow:
      return partsOf(Asks::who, Asks::acts, Asks::now, Asks::may, Asks::must, Slot::side, Slot::moment);
    case Form::isWith:
      return partsOf(Asks::leads, Asks::now, Slot::unit, Slot::person);
    case Form::mayBoth:
      return partsOf(Asks::may, Slot::unit, Slot::otherUnit, Slot::deed, Slot::otherDeed);
    case Form::charged:
      return partsOf(Asks::who, Asks::now, Slot::unit, Slot::charged, Slot::side);
    case Form::generals:
      return partsOf(Asks::who, Asks::now, Slot::generals, Slot::side);
    case Form::trait:
      return partsOf(Asks::who, Asks::many, Asks::now, Slot::unit, Slot::person, Slot::trait, Slot::side);
    case Form::arrivals:
      return partsOf(Asks::who, Asks::arrives, Asks::may, Asks::must, Asks::now, Slot::unit, Slot::person, Slot::side);
    case Form::objectives:
      return partsOf(Asks::who, Asks::scores, Asks::many, Asks::where, Asks::now, Slot::objective);
    case Form::length:
      return partsOf(Asks::lasts, Asks::many, Asks::over, Asks::now, Asks::fights, Asks::begins);
    case Form::comesTo:
      return partsOf(Asks::now, Slot::deed, Slot::unit, Slot::otherUnit, Slot::moment);
  }
  return anything;
}

// "Who ...?", "whose ...?"
Form formOfWho(const Asked& asked) {
  if (asked.deed && asked.has(Asks::must)) return Form::whoMustDo;
  // "Who has routed units?"
  if (asked.deed && asked.has(Asks::has) && !asked.has(Asks::may)) return Form::who;
  if (asked.deed && !asked.deed->empty()) return asked.passive ? Form::whoMayBe : Form::whoMay;
  if (asked.deed) return Form::whoComesTo;
  if (asked.has(Asks::wins)) return Form::whoHasWon;
  if (asked.has(Asks::deploys) || (asked.has(Asks::stands) && asked.has(Asks::may))) return Form::whoDeploys;
  if (asked.has(Asks::begins)) return Form::whoBegins;
  if (!asked.done.empty()) return Form::whoHasDone;
  if (asked.has(Asks::fights)) return Form::whoFights;
  if (asked.has(Asks::leads)) return Form::whoLeads;
  if (asked.has(Asks::turn)) return Form::whoseTurn;
  if (asked.ofCondition()) return Form::condition;
  if (asked.state || asked.lost) return Form::whoIs;
  if (asked.sideField && asked.has(Asks::is)) return Form::state;
  if (asked.has(Asks::tests) || (asked.has(Asks::need) && !asked.has(Asks::acts))) return Form::whoMust;
  if (asked.has(Asks::acts) || asked.has(Asks::now)) return Form::whatNow;
  // "C'est à qui ?"
  if (asked.units.empty() && !asked.person && asked.words.size() <= 2) return Form::whoseTurn;
  return Form::who;
}

Form formOfHowMany(const Asked& asked) {
  if (asked.has(Asks::deploys)) return Form::whoDeploys;
  if (asked.state || asked.sideField || asked.lost || asked.has(Asks::harm)) return Form::state;
  // "How many squares may it advance?" asks for a distance, "how many dice has it?" for its throws.
  if (asked.deed && asked.has(Asks::may)) return Form::howFar;
  return asked.has(Asks::dice) && !asked.units.empty() ? Form::howManyDice : Form::howMany;
}

// A question about a unit or a leader that names no deed.
Form formOfSomebody(const Asked& asked) {
  // "Is Scipio with the veterans?"
  if (asked.person && asked.has(Asks::is)) return Form::isWith;
  // "Is it on the table?", but not "is it in proximity?".
  if (asked.words == std::vector{Asks::is}) return asked.moment ? Form::notWorkedOut : Form::where;
  // "What have the velites?"
  const bool whatItHas = asked.has(Asks::has) && asked.has(Asks::what) && !asked.units.empty();
  return whatItHas ? Form::state : Form::needs;
}

}  // namespace

Form formOf(const Asked& asked, bool ofTrial) {
  const bool ofUnit = !asked.units.empty();
  const bool someone = ofUnit || asked.person.has_value();
  if (asked.has(Asks::rule) || !asked.rule.empty()) return Form::rule;
  if (ofTrial) return Form::trial;
  if (asked.has(Asks::legal)) return Form::lastMove;
  if (asked.generals) return Form::generals;
  if (asked.charged) return Form::charged;
  if (!asked.trait.empty() && (someone || asked.has(Asks::who))) return Form::trait;
  if (asked.has(Asks::arrives)) return Form::arrivals;
  if (asked.has(Asks::scores) || asked.objective) return Form::objectives;
  const bool turns = asked.has(Asks::many) && asked.has(Asks::turn) && !asked.state && !asked.sideField;
  if (!someone && (asked.has(Asks::lasts) || turns)) return Form::length;
  if ((asked.has(Asks::who) || asked.has(Asks::whose)) && !asked.has(Asks::answers)) return formOfWho(asked);
  if (asked.ofCondition()) return Form::condition;
  if (asked.has(Asks::where)) return Form::where;
  if (asked.has(Asks::answers)) return Form::answers;
  if (asked.has(Asks::ifs) && someone && asked.deed && !asked.has(Asks::need)) return Form::may;
  if (asked.has(Asks::far)) return Form::howFar;
  if (asked.has(Asks::many)) return formOfHowMany(asked);
  if (asked.has(Asks::may) && asked.second && ofUnit) return Form::standsAt;
  if (asked.has(Asks::may) && asked.has(Asks::what) && !asked.deed && ofUnit) return Form::whatMay;
  if (!asked.before.empty() && asked.has(Asks::may) && ofUnit) return Form::mayBoth;
  if (asked.has(Asks::may) && someone) return Form::may;
  // "May the Romans shoot?"
  if (asked.has(Asks::may) && asked.side != noSide && asked.deed && !asked.deed->empty()) return Form::may;
  if ((asked.has(Asks::need) || asked.has(Asks::must) || asked.has(Asks::tests)) && someone) return Form::needs;
  if (!asked.done.empty()) return someone ? Form::hasDone : Form::whoHasDone;
  if (!someone && asked.has(Asks::begins)) return Form::whoBegins;
  if (!someone && asked.has(Asks::deploys)) return Form::whoDeploys;
  // "What does the phase end on?" is asked of no battle.
  const bool over = asked.has(Asks::over) && !asked.has(Asks::turn);
  const bool ofTheBattle = asked.has(Asks::wins) || over || (asked.lost && asked.has(Asks::has));
  if (!someone && ofTheBattle && !asked.sideField) return Form::whoHasWon;
  if (asked.state || asked.sideField || asked.lost) return Form::state;
  if (!someone && asked.has(Asks::tests)) return Form::whoMust;
  const bool generally = asked.has(Asks::now) || asked.has(Asks::turn) || asked.has(Asks::acts);
  if (!someone && !asked.deed && generally) return Form::whatNow;
  if (someone && !asked.deed) return formOfSomebody(asked);
  if (!someone) return Form::nobodyNamed;
  // "Does it rally?"
  return asked.deed->empty() && ofUnit ? Form::comesTo : Form::notWorkedOut;
}

const Word* leftOut(const Asked& asked, Form form) {
  const Parts over = asked.parts() & ~(takenBy(asked, form) | weak);
  const auto first = std::ranges::find_if(asked.read, [&](const auto& one) { return (one.first & over) != 0; });
  return first == asked.read.end() ? nullptr : &first->second;
}

}  // namespace signifer::tell
