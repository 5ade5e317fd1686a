#include "game/roll_view.h"

#include "symbols.h"

namespace signifer::ui {
namespace {

OddsView viewOf(const RollOdds& odds) {
  OddsView view{text(odds.caption), {}, odds.came};
  for (const RollOddsRow& row : odds.rows) view.rows.push_back({text(row.words), row.share, text(row.fraction)});
  return view;
}

RollView viewOf(const ToldRoll& told) {
  RollView view;
  view.side = told.side;
  view.unit = told.unit;
  view.other = told.other;
  view.title = text(told.title);
  for (const RollModifier& one : told.modifiers) view.modifiers.push_back({one.value, text(one.rule), text(one.words)});
  view.sum = text(told.sum);
  for (const std::string& fact : told.facts) view.facts << text(fact);
  view.odds = viewOf(told.odds);
  view.scores = told.scores;
  for (const ThrownDice* dice : told.dice) view.dice.push_back(*dice);
  view.result = text(told.result);
  view.line = told.line;
  return view;
}

Reader readerOf(const BattleController& game) { return {&game.definition(), &game.battle(), game.battle().active}; }

}  // namespace

RollView rollView(const Definition& definition, const Consultation& ruling, bool rolled) {
  return viewOf(toldRoll(Reader{&definition, nullptr, noSide}, ruling, noUnit, noUnit, rolled));
}

RollView rollView(const BattleController& game, const Consultation& ruling, UnitIndex unit, UnitIndex other) {
  return viewOf(toldRoll(readerOf(game), ruling, unit, other, false));
}

RollView rollView(const BattleController& game, const ForeseenThrow& roll) {
  RollView view = viewOf(toldRoll(readerOf(game), roll));
  if (roll.known) return view;
  view.counts = text(countsInWords(roll.reading, roll.from, roll.dice.die));
  return view;
}

QString resultsOf(const BattleController& game, const ForeseenThrow& roll) {
  return text(resultsInWords(resultsBefore(readerOf(game), roll)));
}

std::vector<RollView> rollsOf(const BattleController& game, const Event& event) {
  std::vector<RollView> rolls;
  RollTeller teller(game.definition());
  for (const ToldRoll& told : teller.rollsOf(event, &game.battle())) rolls.push_back(viewOf(told));
  return rolls;
}

QString chanceWords(const BattleController& game, const Consultation& ruling, UnitIndex unit, UnitIndex other) {
  return text(chanceInWords(readerOf(game), ruling, unit, other));
}

OddsView oddsOfScores(const RollView& own, const RollView& theirs) {
  ToldRoll one;
  ToldRoll other;
  one.scores = own.scores;
  other.scores = theirs.scores;
  return viewOf(oddsAgainst(one, other));
}

QString captionOf(const Field& field) { return text(captionInShort(field)); }
QString valueWords(const Field& field, const Value& value) { return text(valueInWords(field, value)); }
QString rowWords(const Field& field, const Value& value) { return text(rowInWords(field, value)); }

}  // namespace signifer::ui
