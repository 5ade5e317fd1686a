#include "sheet/report.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "battle/arriving.h"
#include "commander/why.h"
#include "language/language.h"
#include "language/names.h"
#include "play/battle_json.h"
#include "play/wording.h"
#include "sheet/checklist.h"
#include "sheet/event_words.h"
#include "sheet/objectives_table.h"
#include "sheet/roll_words.h"
#include "view/filters.h"
#include "view/told_to_side.h"

namespace signifer {
namespace {

class ReportMaker {
 public:
  ReportMaker(const Session& session, SideIndex side)
      : session_(session),
        d_(session.rules().definition()),
        setup_(*session.start().setup),
        telling_(session, side),
        known_(viewOf(session.rules(), session.battle(), telling_.viewNow()).battle) {
    for (std::size_t i = 0; i < session.eventCount(); ++i)
      if (auto told = telling_.event(i); told && saysSomething(i, *told)) told_.push_back({i, std::move(*told)});
  }

  Sheet make() {
    const Setup& known = *known_.setup;
    sheet_.title = known.title.empty() ? said("A battle") : std::string(saidName(known.title));
    sheet_.subtitle = said("{0} against {1}", {nameOf(0), nameOf(1)});
    if (!known.notes.empty()) sheet_.blocks.push_back(SheetParagraph{std::string(saidName(known.notes)), {}});
    addOutcome();
    addKeyMoments();
    for (SideIndex side = 0; side < 2; ++side) addArmy(side);
    addTurns();
    addHouseRules();
    return std::move(sheet_);
  }

 private:
  std::string phrase(std::string_view id, SideIndex side) const {
    Entry entry;
    entry.phrase = id;
    entry.side = side;
    return sentence(d_, session_.battle(), entry);
  }

  [[nodiscard]] std::string nameOf(SideIndex side) const { return std::string(sideName(session_.start(), side)); }

  void addOutcome() {
    sheet_.blocks.push_back(SheetHeading{said("Outcome"), ""});
    if (const auto outcome = session_.outcome()) {
      const std::string who = outcome->winner == noSide ? said("A draw.") : said("{0} won.", {nameOf(outcome->winner)});
      SheetParagraph paragraph{who + " " + phrase(outcome->why, outcome->winner), {}};
      for (const std::string_view rule : outcome->rules) paragraph.rules.emplace_back(rule);
      sheet_.blocks.push_back(std::move(paragraph));
    } else {
      sheet_.blocks.push_back(
          SheetParagraph{said("Not decided; turn {0}.", {std::to_string(session_.battle().turn)}), {}});
    }
    SheetTable table{"", {said("Side"), "", said("At first"), said("At last")}, {}};
    for (const Standing& standing : session_.rules().standings(known_))
      table.rows.push_back({std::string(sideName(session_.battle(), standing.side)),
                            phrase(standing.phrase, standing.side), std::to_string(standing.start),
                            std::to_string(standing.left)});
    if (!table.rows.empty()) sheet_.blocks.push_back(std::move(table));
    // They stand beside the victory by the rules.
    if (auto objectives = objectivesTable(session_.rules(), known_)) sheet_.blocks.push_back(std::move(*objectives));
  }

  void addKeyMoments() {
    bool first = true;
    for (std::size_t i = 0; i < told_.size(); ++i)
      for (const AccountLine& line : told_[i].event.account) {
        if (!line.key || beginsTurn(line)) continue;
        if (first) sheet_.blocks.push_back(SheetHeading{said("Key moments"), ""});
        first = false;
        const std::string when = said("Turn {0}, {1}: ", {std::to_string(told_[i].event.turn), std::to_string(i + 1)});
        sheet_.blocks.push_back(SheetParagraph{when + line.text, line.rules});
      }
  }

  // "Turn 2: Rome." is said by the headings and the numbers already.
  static bool beginsTurn(const AccountLine& line) { return line.phrase == "player-turn"; }

  // A deed of which nothing else is told is named to whoever saw it.
  [[nodiscard]] bool saysSomething(std::size_t index, const Event& told) const {
    const auto* action = std::get_if<Action>(&session_.event(index).what);
    if (action == nullptr || telling_.side() == noSide || !std::ranges::all_of(told.account, beginsTurn)) return true;
    const std::string deed = answerInWords(session_.rules(), session_.before(index), *action);
    return !isIn(Filter::lines) || (telling_.saw(index + 1, action->unit) && telling_.saw(index + 1, action->target) &&
                                    telling_.mayTell(index + 1, deed));
  }

  // Harm and marks as the table shows them at the end.
  void addArmy(SideIndex side) {
    sheet_.blocks.push_back(SheetHeading{nameOf(side), ""});
    SheetTable table{"", {said("Unit"), said("Troops"), said("Harm"), said("At last")}, {}};
    const Battle& battle = session_.battle();
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
      if (session_.start().unit(unit).side != side) continue;
      if (isIn(Filter::reportUnits) && !telling_.viewNow().sees(unit)) continue;
      const UnitInfo& info = setup_.units[static_cast<std::size_t>(unit)];
      const Portrait portrait = session_.rules().portray(battle, unit);
      const Unit& now = battle.unit(unit);
      std::string state = said(now.present          ? "on the table"
                               : waitsOffTable(now) ? "waits off the table"
                               : isAside(now)       ? "left the table for points"
                                                    : "gone");
      for (const Badge& badge : portrait.badges) state += ", " + std::string(d_.phrase(badge.phrase));
      table.rows.push_back({std::string(saidName(info.name)),
                            info.troop < 0 ? "" : d_.troops()[static_cast<std::size_t>(info.troop)].name,
                            said("{0} of {1}", {std::to_string(portrait.harm), std::to_string(portrait.harmMost)}),
                            state});
    }
    sheet_.blocks.push_back(std::move(table));
    for (PersonIndex person = 0; person < battle.personCount(); ++person)
      if (session_.start().person(person).side == side &&
          (telling_.viewNow().seesPerson(person) || !isIn(Filter::reportPeople)))
        sheet_.blocks.push_back(SheetParagraph{
            std::string(personName(battle, person)) + (battle.person(person).present ? "" : ", " + said("lost")), {}});
  }

  void addTurns() {
    for (std::size_t i = 0; i < told_.size(); ++i)
      for (Part& part : partsOf(i)) {
        addMoment(part.when);
        sheet_.blocks.push_back(std::move(part.block));
      }
  }

  // A turn has its heading, and each step in it one below that.
  void addMoment(const Moment& when) {
    if (when == now_) return;
    const bool turns = when.turn != now_.turn || when.active != now_.active;
    const std::string turn = said("Turn {0}: {1}", {std::to_string(when.turn), nameOf(when.active)});
    sheet_.blocks.push_back(
        SheetHeading{turns ? turn : "", when.step == noStep ? "" : d_.sequence().step(when.step).title});
    now_ = when;
  }

  // The part of an event that belongs to one step.
  struct Part {
    Moment when;
    SheetEvent block;
  };

  // Events are numbered as they are told, so that a gap tells nothing.
  std::vector<Part> partsOf(std::size_t number) const {
    const std::size_t index = told_[number].index;
    const Event& event = told_[number].event;
    std::vector<Part> parts;
    // The side that the first sentence belongs to: deeds of the rules themselves belong to no turn's player.
    SideIndex side = noSide;
    for (const AccountLine& line : event.account) {
      if (beginsTurn(line)) continue;
      if (parts.empty()) side = line.side;
      if (parts.empty() || !(parts.back().when == line.when)) parts.push_back({line.when, {}});
      parts.back().block.account.push_back({line.text, line.rules});
      parts.back().block.key = parts.back().block.key || line.key;
    }
    if (parts.empty()) parts.push_back({{event.turn, session_.before(index).active, event.step}, plainBlock(index)});
    SheetEvent& first = parts.front().block;
    first.number = std::to_string(number + 1);
    // A sentence that begins with the side's name does not get the name once more.
    if (side == noSide) side = event.side;
    if (side != noSide && (first.account.empty() || !first.account.front().text.starts_with(nameOf(side))))
      first.side = nameOf(side);
    first.overruled = event.reason;
    for (const ThrownDice& dice : event.dice) {
      const auto of = std::ranges::find(parts, dice.when, &Part::when);
      (of == parts.end() ? parts.front() : *of)
          .block.dice.push_back({std::string(d_.phrase(dice.purpose)), dice.told ? std::vector<int>() : dice.faces,
                                 dice.origin == DiceOrigin::typed, dice.told ? diceInWords(dice) : std::string()});
    }
    return parts;
  }

  // An action of which nothing was told.
  SheetEvent plainBlock(std::size_t index) const {
    SheetEvent block;
    const auto* action = std::get_if<Action>(&session_.event(index).what);
    if (action == nullptr) return block;
    const ActionKind& kind = d_.actions()[static_cast<std::size_t>(action->kind)];
    const std::string screened = behindScreenWords(d_, session_.before(index));
    const std::string deed =
        screened.empty() ? answerInWords(session_.rules(), session_.before(index), *action) : screened;
    block.account.push_back({deed + ".", kind.rules});
    return block;
  }

  void addHouseRules() {
    HouseRules house;
    house.patch = known_.setup->houseRules;
    const std::vector<std::string> changed = houseRulesInWords(d_, house);
    if (!changed.empty()) sheet_.blocks.push_back(SheetHeading{said("House rules"), ""});
    for (const std::string& line : changed) sheet_.blocks.push_back(SheetParagraph{line, {}});
    sheet_.footer = sheetFooter(d_, !changed.empty());
  }

  struct ToldEvent {
    std::size_t index = 0;
    Event event;
  };

  const Session& session_;
  const Definition& d_;
  const Setup& setup_;
  ToldToSide telling_;
  /// The battle as it is known at the end.
  Battle known_;
  std::vector<ToldEvent> told_;
  /// What the headings have come to.
  Moment now_;
  Sheet sheet_;
};

}  // namespace

Sheet makeReport(const Session& session, SideIndex side) { return ReportMaker(session, side).make(); }

}  // namespace signifer
