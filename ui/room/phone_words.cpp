#include "room/phone_words.h"

#include <algorithm>

#include "docks/sequence_model.h"
#include "docks/unit_model.h"
#include "game/choices.h"
#include "game/roll_view.h"
#include "play/battle_json.h"
#include "play/umpires_screen.h"
#include "play/wording.h"
#include "replay/recording.h"
#include "schema/document.h"
#include "symbols.h"
#include "tell/tell.h"
#include "translate.h"
#include "view/told_event.h"
#include "widgets/odds_bars.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr std::size_t mostRefusals = 8;

std::string plainText(const QString& words) { return words.toStdString(); }

Json listOf(const QStringList& words) {
  Json list = Json::array();
  for (const QString& one : words) list.push_back(plainText(one));
  return list;
}

std::string idOf(const Battle& battle, UnitIndex unit) {
  return unit == noUnit ? std::string() : battle.setup->units[static_cast<std::size_t>(unit)].id;
}

std::string stepId(const Definition& definition, StepIndex step) {
  return step == noStep ? std::string() : definition.sequence().step(step).id;
}

Json stepsJson(const SequenceView& sequence) {
  Json steps = Json::array();
  for (const StepRow& row : sequence.steps)
    steps.push_back({{"title", plainText(row.title)},
                     {"help", plainText(row.help)},
                     {"depth", row.depth},
                     {"phase", row.phase},
                     {"state", row.state == StepRow::State::done      ? "done"
                               : row.state == StepRow::State::current ? "current"
                                                                      : "ahead"},
                     {"optional", row.optional}});
  return steps;
}

Json remindersJson(const BattleController& own) {
  Json reminders = Json::array();
  for (const Reminder& one : own.rules().reminders(own.battle())) {
    Json units = Json::array();
    for (const UnitIndex unit : one.units) units.push_back(idOf(own.battle(), unit));
    reminders.push_back({{"title", plainText(phraseOf(own.definition(), one.phrase))},
                         {"units", std::move(units)},
                         {"rule", std::string(one.rule)}});
  }
  return reminders;
}

Json standingsJson(const SequenceView& sequence) {
  Json standings = Json::array();
  for (const StandingRow& row : sequence.standings)
    standings.push_back({{"side", row.side},
                         {"name", plainText(row.name)},
                         {"what", plainText(row.what)},
                         {"left", row.left},
                         {"start", row.start}});
  return standings;
}

Json needed(const BattleController& own, SideIndex side) {
  Json units = Json::array();
  for (UnitIndex i = 0; i < own.battle().unitCount(); ++i) {
    if (side != noSide && own.battle().unit(i).side != side) continue;
    if (mayDecide(own, i)) units.push_back({{"unit", idOf(own.battle(), i)}, {"why", plainText(tr("may act"))}});
  }
  return units;
}

// The ways in which the throw may be told, the referee's own first, and the figure that each asks for.
void addWays(Json& json, const OpenThrow& open) {
  json["ways"] = {"faces"};
  const std::optional<FigureRange> range = seenRange(open.wanted);
  if (!range) return;
  const bool total = open.wanted.reading == Reading::total;
  const int from = total ? 0 : open.wanted.from.back();
  const QString words = total                                ? tr("Total of the dice")
                        : from >= open.wanted.faces().back() ? tr("How many show %1?").arg(from)
                                                             : tr("How many show %1 or more?").arg(from);
  const char* way = total ? "total" : "successes";
  json[way] = {{"least", range->least}, {"most", range->most}, {"words", plainText(words)}};
  json["ways"].insert(open.bySight ? json["ways"].begin() : json["ways"].end(), way);
}

}  // namespace

std::vector<ToldLine> lastLines(const Session& session, Audience audience, std::size_t most) {
  std::vector<SideIndex> ears;
  if (audience == Audience::everybody || audience == Audience::first) ears.push_back(0);
  if (audience == Audience::everybody || audience == Audience::second) ears.push_back(1);
  const auto isTold = [](const std::vector<AccountLine>& account, const AccountLine& line) {
    return std::ranges::any_of(account, [&](const AccountLine& one) {
      return one.text == line.text && one.unit == line.unit && one.other == line.other;
    });
  };
  std::vector<ToldLine> lines;
  // Few events have no sentence; a side may be told of few.
  const std::size_t count = session.eventCount();
  const std::size_t first = count > 2 * most ? count - 2 * most : 0;
  for (std::size_t i = count; i > first && lines.size() < most; --i) {
    const Event& event = session.event(i - 1);
    std::vector<AccountLine> account = event.account;
    for (const SideIndex ear : ears) {
      const std::optional<Event> heard = eventToldTo(session, i - 1, ear);
      // A note is told by its text to its side alone.
      if (heard && ears.size() == 1 && isUmpiresDeed(event)) account = heard->account;
      std::erase_if(account, [&](const AccountLine& line) { return !heard || !isTold(heard->account, line); });
    }
    for (auto line = account.rbegin(); line != account.rend() && lines.size() < most; ++line) {
      ToldLine told{i, text(line->text), line->key, {}, event.side};
      for (const std::string& rule : line->rules) told.rules << text(rule);
      lines.push_back(std::move(told));
    }
  }
  std::ranges::reverse(lines);
  return lines;
}

Json stateJson(const PhoneMoment& moment, const BattleController& game, const BattleController& own,
               const PhoneView& view, Audience audience) {
  const SequenceView sequence = sequenceView(game);
  const Battle& battle = game.battle();
  const SideIndex side = sideOf(audience);
  const std::optional<Outcome> outcome = game.session().outcome();
  SideIndex decides = sequence.side;
  QString whose = sequence.whose;
  if (moment.open && moment.open->wanted.purpose.side != noSide) {
    decides = static_cast<SideIndex>(moment.open->wanted.purpose.side);
    whose = tr("%1 to roll").arg(text(sideName(battle, decides)));
  }
  Json json{{"type", "state"},
            {"event", moment.event},
            {"turn", plainText(sequence.turn)},
            {"whose", plainText(text(sideName(battle, battle.active)))},
            {"side", battle.active},
            {"step", battle.step == noStep ? std::string() : game.definition().sequence().step(battle.step).title},
            {"stepId", stepId(game.definition(), battle.step)},
            {"steps", stepsJson(sequence)},
            {"standings", standingsJson(sequence)},
            {"decides", decides == noSide ? std::string() : std::string(sideName(battle, decides))},
            {"asked", plainText(view.seen(whose))},
            {"reminders", remindersJson(own)}};
  // Nobody has the turn before it is known who begins; the side that is asked goes on.
  const SideIndex ends = decides == noSide && !outcome ? game.decision().side : decides;
  const bool mayEnd = side == noSide || ends == side || game.byHand();
  const bool mayGoOn = !outcome && !moment.open && !moment.looking && !moment.resting && sequence.mayGoOn && mayEnd;
  json["next"] = mayGoOn ? Json{{"title", plainText(sequence.next)}, {"note", plainText(view.seen(sequence.nextNote))}}
                         : Json(nullptr);
  json["over"] =
      outcome ? Json(plainText(QStringLiteral("%1. %2").arg(sequence.whose, sequence.nextNote))) : Json(nullptr);
  json["looking"] = moment.looking;
  json["resting"] = plainText(sequence.resting);
  json["units"] = moment.open || audience == Audience::everybody ? Json::array() : needed(own, side);
  json["roll"] = nullptr;
  return json;
}

Json rollJson(const PhoneMoment& moment, const BattleController& game, const PhoneView& view) {
  if (!moment.open) return nullptr;
  const OpenThrow& open = *moment.open;
  const Battle& battle = game.battle();
  RollView roll;
  roll.side = static_cast<SideIndex>(open.wanted.purpose.side);
  roll.unit = open.wanted.purpose.unit;
  roll.other = open.wanted.purpose.against;
  roll.title = phraseOf(game.definition(), open.wanted.phrase);
  if (open.at < open.throws.size()) roll = rollView(game, open.throws[open.at]);
  const auto named = [&](UnitIndex unit) {
    return unit == noUnit || !view.sees(unit) ? std::string() : std::string(unitName(battle, unit));
  };
  const auto withId = [&](UnitIndex unit) { return view.sees(unit) ? idOf(battle, unit) : std::string(); };
  Json json{{"roll", moment.roll},
            {"side", roll.side},
            {"mine", false},
            {"unit", withId(roll.unit)},
            {"unitName", named(roll.unit)},
            {"other", withId(roll.other)},
            {"otherName", named(roll.other)},
            {"title", plainText(view.seen(roll.title))},
            {"die", nameOf(open.wanted.die)},
            {"count", open.wanted.count}};
  json["there"] = open.facesThere();
  json["faces"] = open.wanted.faces();
  json["names"] = Json::array();
  for (const int face : open.wanted.faces()) json["names"].push_back(std::to_string(face));
  addWays(json, open);
  json["modifiers"] = Json::array();
  for (const ModifierRow& one : roll.modifiers)
    if (view.maySee(one.words))
      json["modifiers"].push_back({{"value", plainText(signedValue(one.value))},
                                   {"words", plainText(one.words)},
                                   {"rule", plainText(one.rule)}});
  json["sum"] = plainText(roll.sum);
  json["facts"] = Json::array();
  for (const QString& fact : roll.facts)
    if (view.maySee(fact)) json["facts"].push_back(plainText(fact));
  Json rows = Json::array();
  for (const OddsRow& row : roll.odds.rows)
    if (view.maySee(row.words))
      rows.push_back({{"words", plainText(row.words)}, {"percent", plainText(percentWords(row.share))}});
  json["odds"] = {{"caption", plainText(view.seen(roll.odds.caption))}, {"rows", std::move(rows)}};
  json["at"] = open.at + 1;
  json["of"] = std::max<std::size_t>(open.throws.size(), open.at + 1);
  json["waiting"] = Json::array();
  return json;
}

Json tableJson(const PhoneMoment& moment, const BattleController& own) {
  return {{"type", "table"}, {"event", moment.event}, {"table", tableOf(own.session())}};
}

Json journalJson(const PhoneMoment& moment, const BattleController& game, Audience audience) {
  Json lines = Json::array();
  for (const ToldLine& one : moment.lines[static_cast<std::size_t>(audience)])
    lines.push_back({{"event", one.event},
                     {"text", plainText(one.text)},
                     {"key", one.key},
                     {"rules", listOf(one.rules)},
                     {"who", one.side == noSide ? std::string() : std::string(sideName(game.battle(), one.side))}});
  return {{"type", "journal"}, {"lines", std::move(lines)}};
}

Json unitAnswer(const BattleController& own, UnitIndex unit, SideIndex side, std::size_t event, bool mayTell,
                bool maySeeAll) {
  const UnitView view = unitView(own, unit);
  Json cells = Json::array();
  for (const auto& [caption, value] : view.cells) cells.push_back({plainText(caption), plainText(value)});
  const SideIndex whose = own.battle().unit(unit).side;
  Json json{{"type", "answer"},
            {"unit", idOf(own.battle(), unit)},
            {"name", plainText(view.name)},
            {"side", whose},
            {"about", plainText(view.about)},
            {"cells", std::move(cells)},
            {"state", plainText(view.state)},
            {"harm", plainText(harmWords(own.definition(), own.battle(), view.portrait))},
            {"may", Json::array()},
            {"mayNot", Json::array()},
            {"event", event}};
  if (!own.battle().unit(unit).present || own.session().outcome() || (whose != side && !maySeeAll)) return json;
  std::vector<Choice> choices = unitChoices(own, unit);
  addFigures(own, choices);
  for (const Choice& one : choices) {
    Json row{{"title", plainText(one.title)}, {"note", plainText(one.note)}, {"figures", plainText(one.figures)}};
    const bool isPlain = one.actions.size() == 1 && !one.path;
    row["led"] = !isPlain;
    if (isPlain && mayTell) row["choice"] = writeAction(own.rules(), own.battle(), one.actions.front()).dump();
    json["may"].push_back(std::move(row));
  }
  for (const Refused& one : unitRefusals(own, unit, mostRefusals)) {
    QStringList rules;
    for (const QString& rule : one.rules) rules << rule;
    json["mayNot"].push_back(
        {{"title", plainText(one.title)}, {"reason", plainText(one.reason)}, {"rules", listOf(rules)}});
  }
  return json;
}

Json lineAnswer(const BattleController& own, const std::string& line) {
  const Told told = tellLine(own.rules(), own.battle(), line);
  Json understood = Json::array();
  for (const ToldFact& fact : told.understood)
    understood.push_back({{"from", fact.from}, {"to", fact.to}, {"words", fact.words}});
  Json json{
      {"type", "answer"}, {"says", "nothing"}, {"head", ""}, {"lines", Json::array()}, {"assumed", Json::array()}};
  json["understood"] = std::move(understood);
  json["stopped"] = nullptr;
  if (told.stopped)
    json["stopped"] = {{"from", told.stopped->from},       {"to", told.stopped->to},
                       {"word", told.stopped->word},       {"why", told.stopped->why},
                       {"choices", told.stopped->choices}, {"rules", told.stopped->rules}};
  if (!told.answer) return json;
  json["says"] = told.answer->says == ToldAnswer::Says::yes  ? "yes"
                 : told.answer->says == ToldAnswer::Says::no ? "no"
                                                             : "figures";
  json["head"] = told.answer->head;
  json["lines"] = told.answer->lines;
  json["assumed"] = told.answer->assumed;
  return json;
}

Json ruleAnswer(const Definition& definition, const std::string& rule) {
  const RuleText* found = definition.findRule(rule);
  if (found == nullptr) return nullptr;
  QString note;
  if (found->ours) note = tr("A decision of ours: the sheet does not say it.");
  if (found->kind == "judgement") note = tr("The players judge.");
  return {
      {"type", "answer"}, {"rule", rule}, {"title", found->label}, {"text", found->text}, {"source", plainText(note)}};
}

}  // namespace signifer::ui
