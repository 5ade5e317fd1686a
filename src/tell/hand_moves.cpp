#include "tell/hand_moves.h"

#include <algorithm>

#include "commander/why.h"
#include "language/field_words.h"
#include "language/language.h"
#include "play/wording.h"
#include "tell/judgement.h"
#include "tell/move_moments.h"

namespace signifer {
namespace {

std::string reasonInWords(const RuleSet& rules, const Battle& at, const Reason& reason) {
  std::string words = sentence(rules.definition(), at, reason);
  if (!reason.rule.empty()) words += " (" + std::string(reason.rule) + ")";
  return words;
}

void tellMove(const RuleSet& rules, const Battle& at, const ToldMove& move, ToldAnswer& answer) {
  const std::string name = unitInFull(at, move.unit);
  const bool known = move.action.kind >= 0;
  const std::string way = known && !move.several ? wayInWords(rules, at, move.action.path) : std::string();
  if (move.legal()) {
    answer.lines.push_back(said("{0}: legal.", {name}));
    if (move.several) return answer.lines.push_back(said("It takes several moves."));
    answer.lines.push_back(answerInWords(rules, at, move.action));
    if (!way.empty()) answer.lines.push_back(said("The way: {0}.", {way}));
    for (const Reason& figure : move.verdict.figures) answer.lines.push_back(reasonInWords(rules, at, figure));
    return;
  }
  answer.says = ToldAnswer::Says::no;
  answer.lines.push_back(said("{0}: I find no legal way there.", {name}));
  if (move.shortBy > 0)
    answer.lines.push_back(said("The nearest that is legal ends {0} short of it.",
                                {worded(rules.definition(), at, Figure::inches(move.shortBy))}));
  else if (known && !way.empty())
    answer.lines.push_back(said("The plainest way: {0}.", {way}));
  for (const Reason& reason : move.verdict.reasons) answer.lines.push_back(reasonInWords(rules, at, reason));
}

// The facts about the unit that would turn the verdict on its move.
void tellAssumed(const RuleSet& rules, const Battle& at, const ToldPlace& place, const ToldGrace& grace, bool legal,
                 ToldAnswer& answer) {
  const auto verdictOf = [&](const Battle& other) -> std::optional<tell::Turned> {
    const std::vector<ToldMove> moves = movesTold(rules, other, std::span(&place, 1), grace);
    if (moves.empty()) return std::nullopt;
    const std::vector<Reason>& reasons = moves.front().verdict.reasons;
    return tell::Turned{moves.front().legal(), reasons.empty() ? std::string_view() : reasons.front().rule,
                        tell::printOf(moves.front().verdict)};
  };
  for (const tell::Assumed& one : tell::assumptions(rules, at, {place.unit}, legal, verdictOf))
    answer.assumed.push_back(tell::assumedInWords(rules, at, one));
}

}  // namespace

std::string wayInWords(const RuleSet& rules, const Battle& battle, const Path& path) {
  std::string words;
  const bool grid = battle.setup->columns > 0;
  const auto length = [&](std::int32_t amount) {
    return worded(rules.definition(), battle, grid ? Figure::squares(amount) : Figure::inches(amount));
  };
  const auto angle = [](std::int32_t amount) { return worded(Figure::degrees(amount)); };
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Leg& leg = path[i];
    std::string one;
    switch (leg.kind) {
      case LegKind::ahead:
        one = said("{0} ahead", {length(leg.amount)});
        break;
      case LegKind::back:
        one = said("{0} back", {length(leg.amount)});
        break;
      case LegKind::left:
        one = said("{0} to the left", {length(leg.amount)});
        break;
      case LegKind::right:
        one = said("{0} to the right", {length(leg.amount)});
        break;
      case LegKind::wheelLeft:
        one = grid ? said("turn left") : said("wheel left {0}", {angle(leg.amount)});
        break;
      case LegKind::wheelRight:
        one = grid ? said("turn right") : said("wheel right {0}", {angle(leg.amount)});
        break;
      case LegKind::pivot:
        one = said("turn on the spot");
        break;
      case LegKind::aboutFace:
        one = said("turn about");
        break;
    }
    words += (words.empty() ? "" : ", ") + one;
  }
  return words;
}

ToldAnswer judgePlaces(const RuleSet& rules, const Battle& battle, std::span<const ToldPlace> places,
                       const std::optional<TableMoment>& only, const ToldGrace& grace) {
  ToldAnswer answer;
  answer.says = ToldAnswer::Says::yes;
  if (places.empty()) return answer;
  const Battle at = tell::momentAsked(rules, battle, places.front(), only, grace);
  answer.head = tell::headOf(rules, at);
  const auto [moves, byDice] = tell::movesAt(rules, at, places, grace);
  for (const ToldPlace& place : places)
    if (std::ranges::none_of(moves, [&](const ToldMove& move) { return move.unit == place.unit; }))
      answer.lines.push_back(said("{0} stands where it stood.", {unitInFull(at, place.unit)}));
  for (const ToldMove& move : moves) tellMove(rules, at, move, answer);
  if (places.size() == 1 && moves.size() == 1 && !byDice)
    tellAssumed(rules, at, places.front(), grace, moves.front().legal(), answer);
  if (byDice) answer.assumed.push_back(said("Taken for granted: the dice carry it so far."));
  answer.lines.push_back(
      said("Measured with a grace of {0} for hands.", {worded(rules.definition(), at, Figure::inches(grace.place))}));
  return answer;
}

std::optional<ToldAnswer> wasThatLegal(const Session& session, const ToldGrace& grace) {
  for (std::size_t i = session.eventCount(); i-- > 0;) {
    if (!std::holds_alternative<StateOverride>(session.event(i).what)) continue;
    const Battle& before = session.before(i);
    const Battle& after = i + 1 < session.eventCount() ? session.before(i + 1) : session.battle();
    std::vector<ToldPlace> places;
    for (UnitIndex u = 0; u < before.unitCount(); ++u)
      if (before.unit(u).present && after.unit(u).present && before.unit(u).pose != after.unit(u).pose)
        places.push_back({u, after.unit(u).pose});
    if (!places.empty()) return judgePlaces(session.rules(), before, places, std::nullopt, grace);
  }
  return std::nullopt;
}

}  // namespace signifer
