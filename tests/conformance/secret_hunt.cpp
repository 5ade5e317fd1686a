#include "conformance/secret_hunt.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "battle/hiding.h"
#include "battle/scoring.h"
#include "commander/commander.h"
#include "conformance/hunted_battle.h"
#include "play/judge_json.h"
#include "play/keepable.h"
#include "play/losses.h"
#include "play/sealed_orders.h"
#include "play/wording.h"
#include "replay/page.h"
#include "replay/recording.h"
#include "schema/text_file.h"
#include "sheet/journal_tables.h"
#include "sheet/objectives_table.h"
#include "sheet/report.h"
#include "sheet/story_sheet.h"
#include "sheet/told_story.h"
#include "sheet/writers.h"
#include "tell/tell.h"
#include "view/asking_side.h"
#include "view/letters.h"
#include "view/markers.h"
#include "view/told_event.h"
#include "view/told_to_side.h"
#include "view/view_json.h"

namespace signifer::conformance {
namespace {

constexpr std::array everyFormat{SheetFormat::text, SheetFormat::markdown, SheetFormat::html, SheetFormat::bbcode};

// The text about a secret; of a place both numbers are looked for, the second close behind the first.
std::string around(const std::string& text, const std::string& found) {
  const std::size_t comma = found.find(", ");
  const std::string first = found.substr(0, comma);
  const std::string second = comma == std::string::npos ? std::string() : found.substr(comma + 2);
  std::size_t at = text.find(first);
  while (at != std::string::npos && text.substr(at, 60).find(second) == std::string::npos)
    at = text.find(first, at + 1);
  return found + " in " + (at == std::string::npos ? text.substr(0, 2000) : text.substr(at > 200 ? at - 200 : 0, 500));
}

// The outlines of symbols are full of numbers, and alike in every battle.
std::string withoutOutlines(std::string text, const Json& recording) {
  for (const Json& outline : recording["symbols"])
    for (std::size_t at = text.find(outline.get<std::string>()); at != std::string::npos;
         at = text.find(outline.get<std::string>(), at))
      text.erase(at, outline.get<std::string>().size());
  return text;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// A number that stands by itself, from `from` on; npos where it does not.
std::size_t numberIn(const std::string& text, const std::string& number, std::size_t from) {
  for (std::size_t at = text.find(number, from); at != std::string::npos; at = text.find(number, at + 1)) {
    const std::size_t end = at + number.size();
    if ((at == 0 || !isDigit(text[at - 1])) && (end == text.size() || !isDigit(text[end]))) return at;
  }
  return std::string::npos;
}

// As a file, a paper or a sentence may write lengths: exact, to a hundredth, to a tenth, and in the engine's own unit.
std::vector<std::string> writingsOf(Length length) {
  const double inches = length / 1000.0;
  return {Json(inches).dump(), Json(std::round(inches * 100) / 100).dump(), Json(std::round(inches * 10) / 10).dump(),
          std::to_string(length)};
}

// Whole inches are everywhere.
bool isTelling(const std::string& number) {
  return number.size() >= 4 && !number.ends_with(".0") && !number.ends_with(".00");
}

}  // namespace

Secrets::Secrets(const Battle& battle, const SideView& view) {
  const Setup& setup = *battle.setup;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (view.units[static_cast<std::size_t>(u)] == Knowledge::unknown) {
      const UnitInfo& info = setup.units[static_cast<std::size_t>(u)];
      words_.insert({info.id, info.name});
      addPlace(battle, u);
    }
  for (std::size_t p = 0; p < view.people.size(); ++p)
    if (view.people[p] == Knowledge::unknown) words_.insert({setup.people[p].id, setup.people[p].name});
}

void Secrets::addPlace(const Battle& battle, UnitIndex unit) {
  if (battle.setup->columns > 0 || !battle.unit(unit).present) return;
  const auto writings = [](const Point& at, std::size_t form) {
    return std::pair(writingsOf(at.x)[form], writingsOf(at.y)[form]);
  };
  const auto centre = [&battle](UnitIndex u) { return battle.unit(u).pose.centre; };
  for (std::size_t form = 0; form < 4; ++form) {
    const auto place = writings(centre(unit), form);
    if (!isTelling(place.first) || !isTelling(place.second)) continue;
    bool alone = true;
    for (UnitIndex u = 0; u < battle.unitCount(); ++u)
      alone = alone && (u == unit || writings(centre(u), form) != place);
    if (alone) places_.insert(place);
  }
}

void Secrets::sparePlace(Point at) {
  for (std::size_t form = 0; form < 4; ++form) places_.erase({writingsOf(at.x)[form], writingsOf(at.y)[form]});
}

void Secrets::spareKnownPlaces(const Battle& battle) {
  for (const Person& person : battle.people) sparePlace(person.at);
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (markerOver(battle, u) > 0) sparePlace(battle.unit(u).pose.centre);
}

void Secrets::addTroops(const RuleSet& rules, const Battle& battle, const SideView& view) {
  const std::vector<TroopType>& troops = rules.definition().troops();
  for (std::size_t i = 0; i < troops.size(); ++i) {
    // None of the hunted battles has other troops of its own.
    if (!troops[i].id.starts_with("troopq")) continue;
    bool seen = false;
    for (UnitIndex u = 0; u < battle.unitCount(); ++u)
      seen = seen || (battle.setup->units[static_cast<std::size_t>(u)].troop == static_cast<int>(i) && view.sees(u));
    if (!seen) words_.insert({troops[i].id, troops[i].name});
  }
}

std::string Secrets::in(const std::string& text) const {
  for (const std::string& word : words_)
    if (!word.empty() && text.find(word) != std::string::npos) return word;
  // The two numbers stand side by side, whatever is between them: `"x": 12.345, "y": 6.789`.
  constexpr std::size_t between = 24;
  for (const auto& [x, y] : places_)
    for (std::size_t at = numberIn(text, x, 0); at != std::string::npos; at = numberIn(text, x, at + 1)) {
      const std::size_t from = at + x.size();
      if (numberIn(text.substr(from, between + y.size()), y, 0) != std::string::npos) return x + ", " + y;
    }
  return {};
}

MomentHunt::MomentHunt(const Session& session, SideIndex side, Stream& lots)
    : session_(session),
      side_(side),
      position_{session.sharedRules(), session.battle()},
      view_(seenBy(session.rules(), session.battle(), side)),
      twin_(twin()),
      secrets_(session.battle(), view_),
      lots_(lots) {
  secrets_.addTroops(session.rules(), session.battle(), view_);
  secrets_.spareKnownPlaces(session.battle());
  if (!secrets_.none()) secrets_.add(sealedWord);
}

bool MomentHunt::findsThemInTheTruth() const {
  return !secrets_.in(writeBattle(*position_.rules, position_.battle).dump()).empty();
}

std::vector<Leak> MomentHunt::search() {
  leaks_.clear();
  lookAtView();
  lookAtTable();
  lookAtAnswers();
  judgeSome();
  ask();
  lookAtLastEvent();
  return leaks_;
}

void MomentHunt::look(const std::string& text, const char* output) {
  if (const std::string found = secrets_.in(text); !found.empty()) leaks_.push_back({output, around(text, found)});
}

// A battle in which those stand elsewhere whom the side knows nothing of. It must look alike.
Battle MomentHunt::twin() const {
  Battle other = position_.battle;
  if (other.setup->columns > 0) return other;
  for (UnitIndex u = 0; u < other.unitCount(); ++u) {
    Unit& unit = other.unit(u);
    if (view_.units[static_cast<std::size_t>(u)] != Knowledge::unknown || !unit.present) continue;
    if (markerOver(other, u) > 0) continue;
    unit.pose.centre.x += 1717;
    unit.pose.centre.y -= 929;
  }
  return other;
}

void MomentHunt::lookAtView() {
  const Json view = writeView(*position_.rules, position_.battle, side_);
  look(view.dump(), "view");
  if (writeView(*position_.rules, twin_, side_) != view) leaks_.push_back({"view", "changes with the unseen"});
  const std::string& own = position_.battle.setup->sides[static_cast<std::size_t>(side_)].id;
  for (const Json& unit : view["units"])
    if (unit["side"] == own && unit.contains("lastSeen")) leaks_.push_back({"view", "what the enemy has seen"});
  // The enemy's markers tell number, side, place, that they are veiled, and the arm where the battle says so.
  const std::size_t told = markersTellArm(position_.battle) ? 6 : 5;
  if (view.contains("markers"))
    for (const Json& marker : view["markers"])
      if (!marker.contains("unit") && marker["side"] != own && marker.size() != told)
        leaks_.push_back({"view", marker.dump()});
  const Position again = opened(view);
  if (writeView(*again.rules, again.battle, side_)["units"] != view["units"])
    leaks_.push_back({"view", "no battle that can be opened"});
}

void MomentHunt::lookAtTable() {
  const Battle& battle = position_.battle;
  const Battle seen = asSeen(*position_.rules, battle, seenBy(*position_.rules, battle, side_));
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (!view_.sees(u) && seen.unit(u).present) leaks_.push_back({"table", battle.setup->units[u].name});
  for (PersonIndex p = 0; p < battle.personCount(); ++p)
    if (!view_.seesPerson(p) && seen.person(p).present) leaks_.push_back({"table", battle.setup->people[p].name});
  const SideIndex other = enemyOf(side_);
  if (!view_.seesAll() && pointsScored(seen, other) != pointsScored(battle, other) - pointsUntold(battle, other))
    leaks_.push_back({"table", "points"});
  const Battle known = viewOf(*position_.rules, battle, seenBy(*position_.rules, battle, side_)).battle;
  if (const auto table = objectivesTable(*position_.rules, known)) {
    Sheet sheet;
    sheet.blocks.push_back(*table);
    look(writeSheet(sheet, SheetFormat::text), "objectives");
  }
}

void MomentHunt::lookAtAnswers() {
  const std::string moment = momentFor(position_, side_).dump();
  look(moment, "candidates");
  const Json view = writeView(*position_.rules, position_.battle, side_);
  const auto arrives = [](const Json& unit) { return unit.contains("arrives"); };
  if (std::ranges::none_of(view["units"], arrives) && moment.find("roll-for-arrivals") == std::string::npos &&
      moment.find("\"step\":\"arrivals\"") != std::string::npos && !leavesByAnEdge())
    leaks_.push_back({"candidates", "that somebody is to arrive"});
  if (position_.rules->outcome(position_.battle)) return;
  const Decision decision = position_.rules->decision(position_.battle);
  // They take time.
  if (decision.side != side_ || lots_.below(4) != 0) return;
  const auto commander = makeCommander("greedy", 1);
  ActionList list;
  (void)commander->answer(*position_.rules, position_.battle, decision, list);
  look(commander->why(*position_.rules, position_.battle, list) + " " + commander->plan(), "reasons of the machine");
}

// Units that may leave for points are asked in the same step.
bool MomentHunt::leavesByAnEdge() const {
  return std::ranges::any_of(position_.battle.setup->objectives,
                             [](const Objective& one) { return one.kind == Objective::Kind::exit; });
}

void MomentHunt::judgeSome() {
  const KnownPosition known = knownTo(position_, side_);
  ActionList list;
  if (!position_.rules->outcome(known.position.battle))
    position_.rules->candidates(known.position.battle, position_.rules->decision(known.position.battle), list);
  for (int i = 0; i < 3 && !list.empty(); ++i) {
    Action action = list[lots_.below(static_cast<std::uint32_t>(list.size()))];
    // As far as anybody could wish to go.
    if (!action.path.empty() && known.position.battle.setup->columns == 0)
      (void)action.path.add({LegKind::ahead, 12 * oneInch});
    const Json wish = writeAction(*position_.rules, known.position.battle, action);
    const Document document = Document::parse("action", wish.dump());
    const VerdictFor answer = judgeFor(position_, known, document.root());
    const bool fineAsKnown = position_.rules->judge(known.position.battle, answer.action).legal();
    if (fineAsKnown && !answer.verdict.legal()) {
      const bool silent = answer.verdict.reasons.size() == 1 && answer.verdict.reasons.front().code == "sight-unseen" &&
                          !answer.verdict.nearest;
      if (!silent) leaks_.push_back({"refusal", "why the unseen prevents it"});
      if (!silent) continue;
    }
    std::string told = describeVerdict(known.position, answer.action, answer.verdict).dump();
    for (const Reason& reason : answer.verdict.reasons)
      told += " " + sentence(position_.rules->definition(), known.position.battle, reason);
    look(told, "verdict");
  }
}

void MomentHunt::ask() {
  const Battle known = knownTo(position_, side_).position.battle;
  for (const char* question : {"who must test?", "what may be forgotten?"}) {
    const Told told = tellLine(*position_.rules, known, question);
    std::string text = told.stopped ? told.stopped->why : std::string();
    if (told.stopped)
      for (const std::string& choice : told.stopped->choices) text += " " + choice;
    if (told.answer)
      for (const std::string& line : told.answer->lines) text += " " + line;
    look(text, question);
  }
}

void MomentHunt::lookAtLastEvent() {
  const std::size_t count = session_.eventCount();
  if (count == 0) return;
  const auto told = eventToldTo(session_, count - 1, side_);
  if (!told) return;
  for (const AccountLine& line : told->account) look(line.text, "event");
  look(told->reason, "reason at the table");
}

TaleHunt::TaleHunt(const Session& session, SideIndex side) : session_(session), side_(side) {
  const ToldToSide telling(session, side);
  ever_ = telling.viewNow();
  for (std::size_t i = 0; i <= session.eventCount(); ++i) {
    const SideView& then = telling.viewAfter(i);
    for (std::size_t u = 0; u < ever_.units.size(); ++u) ever_.units[u] = std::min(ever_.units[u], then.units[u]);
    for (std::size_t p = 0; p < ever_.people.size(); ++p) ever_.people[p] = std::min(ever_.people[p], then.people[p]);
  }
  never_ = Secrets(session.battle(), ever_);
  if (never_.none()) return;
  never_.add(sealedWord);
  addWhatIsSaid();
  addCounts();
}

// The sentences about them, wherever they stood, but for those that are said of others as well.
void TaleHunt::addWhatIsSaid() {
  const auto isAbout = [this](const AccountLine& line) { return !ever_.sees(line.unit) || !ever_.sees(line.other); };
  std::set<std::string> others;
  for (std::size_t i = 0; i < session_.eventCount(); ++i)
    for (const AccountLine& line : session_.event(i).account)
      if (!isAbout(line)) others.insert(line.text);
  for (std::size_t i = 0; i < session_.eventCount(); ++i) {
    for (const AccountLine& line : session_.event(i).account)
      if (isAbout(line) && !others.contains(line.text)) never_.add(line.text);
    for (UnitIndex u = 0; u < session_.battle().unitCount(); ++u)
      if (ever_.units[static_cast<std::size_t>(u)] == Knowledge::unknown) never_.addPlace(session_.before(i), u);
  }
  for (std::size_t i = 0; i <= session_.eventCount(); ++i)
    never_.spareKnownPlaces(i < session_.eventCount() ? session_.before(i) : session_.battle());
}

// Sentences that weigh or count everybody.
void TaleHunt::addCounts() {
  const Story story = tellStory(session_);
  if (!story.decided.empty()) never_.add(story.decided);
  addArmysSize();
  const SideIndex other = enemyOf(side_);
  const auto seen = [this](UnitIndex unit) { return ever_.sees(unit); };
  const Losses all = lossesOf(session_.rules(), session_.start(), session_.battle(), other);
  const Losses known = lossesOf(session_.rules(), session_.start(), session_.battle(), other, seen);
  if (all.all != known.all)
    never_.add(story.sides[static_cast<std::size_t>(other)] + ": " + lossesInWords(session_, other));
}

// "12 of 62 stamina": what the enemy began with, where the side knows of less.
void TaleHunt::addArmysSize() {
  const RuleSet& rules = session_.rules();
  const auto sizeIn = [&](const Battle& battle) {
    for (const Standing& standing : rules.standings(battle))
      if (standing.side != side_) return standing.start;
    return 0;
  };
  const int size = sizeIn(session_.battle());
  if (size == sizeIn(viewOf(rules, session_.battle(), seenBy(rules, session_.battle(), side_)).battle)) return;
  for (std::size_t i = 0; i < session_.eventCount(); ++i)
    for (const AccountLine& line : session_.event(i).account)
      if (line.unit == noUnit && line.side != side_ &&
          numberIn(line.text, "of " + std::to_string(size), 0) != std::string::npos)
        never_.add(line.text);
}

std::vector<Leak> TaleHunt::search(bool pages) const {
  std::vector<Leak> leaks;
  const auto look = [&](const std::string& text, const char* output) {
    if (const std::string found = never_.in(text); !found.empty()) leaks.push_back({output, around(text, found)});
  };
  const Story story = tellStory(session_);
  MailBook book;
  look(writeLetter(session_, side_, book).dump(), "letter");
  for (const SheetFormat format : everyFormat) {
    look(writeSheet(makeReport(session_, side_), format), "report");
    look(writeSheet(storySheet(session_, story, side_), format), "story");
  }
  for (const JournalTable table : {JournalTable::rolls, JournalTable::losses, JournalTable::entries})
    look(linesOf(table, session_, "journal", side_), "table");
  const ToldToSide telling(session_, side_);
  for (std::size_t i = 0; i < session_.eventCount(); ++i) {
    const auto told = telling.event(i);
    if (!told) continue;
    for (const ThrownDice& dice : told->dice)
      if (!telling.saw(i + 1, dice.unit) || !telling.saw(i + 1, dice.against))
        leaks.push_back({"events", "dice of the unseen"});
    for (const AccountLine& line : told->account) look(line.text, "events");
    look(told->reason, "events");
  }
  const Json recording = recordingOf(session_, toldStory(story, session_, telling), {{}, side_, {}}).json;
  look(withoutOutlines(recording.dump(), recording), "replay");
  if (recording.contains("check")) leaks.push_back({"replay", "the sum over everything"});
  for (const Json& event : recording["events"]) {
    if (event.contains("s") || event.contains("c")) leaks.push_back({"replay", "figures that count everybody"});
    if (event.contains("w") && recording["units"][event["w"][0].get<std::size_t>()][2] != side_)
      leaks.push_back({"replay", "the enemy's way"});
  }
  if (pages) {
    ReplayOrder order;
    order.side = side_;
    look(withoutOutlines(replayPage(session_, order), recording), "replay page");
  }
  return leaks;
}

std::vector<Leak> searchTotals(const Scenario& scenario, SideIndex side) {
  const Json viewer = Json::parse(readTextFile(scenario.file))["sides"][static_cast<std::size_t>(side)]["id"];
  Json with = Json::parse(readTextFile(scenario.file));
  for (const char* part : {"objectives", "deployment"}) with.erase(part);
  with["visibility"] = "hidden";
  std::set<std::string> hosts;
  if (with.contains("people"))
    for (const Json& person : with["people"])
      if (person.contains("unit")) hosts.insert(person["unit"].get<std::string>());
  Json without = with;
  without["units"] = Json::array();
  std::size_t number = 0;
  for (Json& unit : with["units"]) {
    unit.erase("hidden");
    const bool lies = unit["side"] != viewer && !hosts.contains(unit["id"]) && number++ % 3 == 1;
    if (!lies) without["units"].push_back(unit);
    if (lies) unit["hidden"] = true;
  }
  const Position all = opened(with);
  const Position some = opened(without);
  const Json told = writeView(*all.rules, all.battle, side)["sides"];
  const Json expected = writeView(*some.rules, some.battle, side)["sides"];
  if (told == expected) return {};
  return {{"totals", told.dump() + " instead of " + expected.dump()}};
}

namespace {

// The umpire overrules for a reason that names one who is hidden: a move by an inch more than the rules allow.
bool overrules(Session& session, const std::string& hidden, Action action) {
  if (action.path.empty() || session.battle().setup->columns > 0 || !action.path.add({LegKind::ahead, 12 * oneInch}))
    return false;
  if (session.rules().judge(session.battle(), action).legal()) return false;
  try {
    (void)session.act(action, {}, hidden + " lies there");
  } catch (const CannotBeKept&) {
    return false;
  }
  return true;
}

}  // namespace

void sealOrders(Session& session) {
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
    sealOrder(session, side, {std::string("The ") + sealedWord + " waits", "", ""}, OrderTime{9999, noStep, noSide},
              "0123456789abcdef");
}

void playHunted(Session& session, Stream& lots, int actions, const std::function<bool()>& looks) {
  const auto commander = makeCommander("random", streamSeed(54, 1, "commander"));
  ActionList list;
  for (int i = 0; i < actions && !session.outcome(); ++i) {
    if (!looks()) return;
    const Battle& battle = session.battle();
    const auto hidden = std::ranges::find_if(battle.units, [](const Unit& unit) { return isMarkedHidden(unit); });
    const Action next = commander->answer(session.rules(), battle, session.decision(), list);
    if (hidden != battle.units.end() && lots.below(8) == 0) {
      const UnitInfo& info = battle.setup->units[static_cast<std::size_t>(hidden - battle.units.begin())];
      if (overrules(session, info.name, next)) continue;
      session.override(Json{{"units", {{{"id", info.id}, {"hidden", true}}}}}.dump(), info.name + " lies still");
    } else {
      (void)session.act(next);
    }
  }
}

}  // namespace signifer::conformance
