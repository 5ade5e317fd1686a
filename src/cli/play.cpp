// play: machine against machine, one battle with its journal and report, or many for the statistics.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "battle/turn_reached.h"
#include "cli/commander_names.h"
#include "cli/interruption.h"
#include "cli/outputs.h"
#include "cli/program.h"
#include "cli/side.h"
#include "cli/simulation_words.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "cli/who.h"
#include "commander/commander.h"
#include "commander/outcome_words.h"
#include "commander/wing_aims.h"
#include "files/write_file.h"
#include "language/language.h"
#include "language/names.h"
#include "library/places.h"
#include "play/battle_json.h"
#include "play/event_json.h"
#include "play/journal_writer.h"
#include "play/judge_json.h"
#include "play/wording.h"
#include "sheet/report.h"
#include "sheet/story_sheet.h"
#include "sheet/writers.h"
#include "simulation/play_through.h"
#include "simulation/simulation.h"
#include "view/asking_side.h"
#include "view/told_event.h"

namespace signifer::cli {
namespace {

struct PlayArguments {
  std::string scenario;
  std::uint64_t seed = 1;
  std::uint64_t number = 0;
  std::vector<std::string> commanders{"random"};
  std::string journal;
  std::vector<std::string> reports;
  std::vector<std::string> events;
  std::uint32_t battles = 1;
  int threads = 0;
  bool echo = false;
  bool why = false;
  bool json = false;
  HouseArguments house;
  SideArgument side;
  WhoPlayedArguments who;
};

// Prints events after the journal has them on the disk. A journal that cannot keep one ends the battle before it. A
// side is told of each when the battle has it, without numbers: they count what it is not told of.
class Echo final : public EventSink {
 public:
  Echo(const Session& session, JournalWriter* journal, bool wanted, SideIndex side)
      : session_(session), journal_(journal), wanted_(wanted), side_(side) {}
  void appended(const Event& event, const std::optional<Fork>& fork) override {
    if (journal_ != nullptr) {
      journal_->appended(event, fork);
      expectKept(!journal_->problem());
    }
    ++count_;
    if (!wanted_) return;
    if (side_ != noSide) return tellSide();
    for (const AccountLine& line : event.account) fmt::print("{} {}\n", count_, line.text);
    fmt::print("{} state {}\n", count_, hexOf(event.state));
    std::fflush(stdout);
  }
  // Machines take nothing back.
  void undone() override {}
  void redone() override {}

  /// Throws std::runtime_error where the journal is not on the disk at the end.
  void finish() {
    if (wanted_ && side_ != noSide) tellSide();
    if (journal_ != nullptr) expectKept(journal_->tryAgain());
  }

 private:
  void expectKept(bool kept) const {
    if (kept) return;
    throw std::runtime_error(
        fmt::format("{}\nThe battle ended there: {} in the journal.", *journal_->problem(),
                    count_ == 1 ? std::string("one event is") : fmt::format("{} events are", count_)));
  }

  void tellSide() {
    for (; told_ < session_.eventCount(); ++told_)
      if (const auto event = eventToldTo(session_, told_, side_))
        for (const AccountLine& line : event->account) fmt::print("{}\n", line.text);
    std::fflush(stdout);
  }

  const Session& session_;
  JournalWriter* journal_;
  bool wanted_;
  SideIndex side_;
  std::size_t count_ = 0;
  /// The number of events that have been told to the side, or kept from it.
  std::size_t told_ = 0;
};

// The first of what is meant to follow.
std::string intentionsInWords(const std::vector<Intention>& intentions) {
  constexpr std::size_t most = 4;
  std::string words;
  std::size_t told = 0;
  for (const Intention& one : intentions) {
    if (one.words.empty()) continue;
    if (told++ < most) words += (words.empty() ? "" : " / ") + one.words;
  }
  if (told > most) words += " / " + said("{0} more", {std::to_string(told - most)});
  return words;
}

// The commander's plan for a player turn and the moves he means to make in it.
void tellPlan(const Session& session, const Commander& commander, const std::string& plan, const Action& answer) {
  const Outlook outlook = commander.outlook(session.rules(), session.battle(), answer);
  const std::string wings = wingAimsInWords(outlook.wings);
  if (commander.plan().empty() && !wings.empty())
    fmt::print("{}{}\n", plan, wings);
  else if (!commander.plan().empty())
    fmt::print("{}\n{}", plan, wings.empty() ? "" : "  " + wings + "\n");
  const std::string next = intentionsInWords(outlook.intentions);
  if (!next.empty()) fmt::print("  {}\n", said("Next, if the dice allow: {0}", {next}));
}

// The plan, where that is new, and why a commander chose what it chose.
void tellWhy(const Session& session, Commander& commander, const Decision& decision, const ActionList& candidates,
             const Action& answer, std::string& plan) {
  const Battle& battle = session.battle();
  commander.weighPlan(session.rules());
  const std::string why = commander.why(session.rules(), battle, candidates);
  if (why.empty()) return;
  const std::string side(sideName(battle, decision.side));
  // In the enemy's player turn the plan is still that of the last one.
  const std::string now = said("Turn {0}, {1}: ", {std::to_string(battle.turn), side}) + commander.plan();
  if (battle.active == decision.side && now != plan) {
    plan = now;
    tellPlan(session, commander, now, answer);
  }
  // An answer whose reason is the plan that was told last needs no reason.
  std::string_view own = why;
  if (const std::string reason = " " + commander.plan(); now == plan && own.ends_with(reason))
    own.remove_suffix(reason.size());
  // By what he sees himself: the true battle would name whoever is hidden from him.
  const SideView view = seenBy(session.rules(), battle, decision.side);
  const Battle seen = asSeen(session.rules(), battle, view);
  const bool known = view.seesAll() || session.rules().judge(seen, answer).legal();
  const std::string outcome = known ? outcomeInWords(session.rules(), seen, answer) : std::string();
  fmt::print("  {}\n", said("{0}: {1}", {side, std::string(own) + (outcome.empty() ? "" : " ") + outcome}));
}

// Plays the session to its end; false where it does not end within the bound.
bool played(Session& session, const PlayArguments& arguments, const std::array<std::string, 2>& commanders) {
  std::array<std::string, 2> plans;
  const SideIndex side = arguments.side.in(session.battle());
  AnswerTold told;
  if (arguments.why)
    told = [&](Commander& commander, const Decision& decision, const ActionList& candidates, const Action& answer) {
      if (side == noSide || decision.side == side)
        tellWhy(session, commander, decision, candidates, answer, plans[static_cast<std::size_t>(decision.side)]);
    };
  return playThrough(session, commanders, nullptr, told) == PlayedThrough::ended;
}

void tellEnd(const Session& session, bool ended, bool json, SideIndex side) {
  const Position position{session.sharedRules(), session.battle()};
  const auto outcome = session.outcome();
  Json end{{"ended", ended}, {"turns", turnReached(session.battle())}};
  // The sum is over everything, and events count what a side is not told of.
  if (side == noSide) {
    end["events"] = session.eventCount();
    end["fingerprint"] = hexOf(fingerprint(session.battle()));
  }
  if (outcome) end["outcome"] = describeOutcome(position, *outcome);
  if (json) return printJson(end);
  if (!outcome)
    fmt::print("{}\n", said("The battle did not end."));
  else if (outcome->winner == noSide)
    fmt::print("{} {}\n", said("A draw."), end["outcome"]["why"].get<std::string>());
  else
    fmt::print("{} {}\n",
               said("{0} won.", {std::string(saidName(session.battle().setup->sides[outcome->winner].name))}),
               end["outcome"]["why"].get<std::string>());
  if (side != noSide) return;
  fmt::print("{}\n", said("Turns {0}, events {1}, state {2}",
                          {std::to_string(turnReached(session.battle())), std::to_string(session.eventCount()),
                           end["fingerprint"].get<std::string>()}));
}

void playOne(Program& program, const PlayArguments& arguments, const Position& position) {
  const SideIndex side = arguments.side.in(position.battle);
  // Before a long battle, not after it.
  std::vector<std::string> outputs{arguments.journal};
  outputs.insert(outputs.end(), arguments.reports.begin(), arguments.reports.end());
  outputs.insert(outputs.end(), arguments.events.begin(), arguments.events.end());
  checkOutputs(outputs, {battleFile(arguments.scenario)});
  const std::array<std::string, 2> commanders = commandersOf(arguments.commanders);
  const WhoPlayed who = arguments.who.over({});
  Session session(position.rules, position.battle, arguments.seed, arguments.number);
  std::unique_ptr<JournalWriter> journal;
  if (!arguments.journal.empty()) {
    journal = JournalWriter::create(arguments.journal, session, notesOfPlay(commanders, who));
  }
  Echo echo(session, journal.get(), arguments.echo, side);
  session.setSink(&echo);
  const bool ended = played(session, arguments, commanders);
  session.setSink(nullptr);
  echo.finish();
  Story story = arguments.reports.empty() ? Story() : tellStory(session);
  story.who = who;
  for (const std::string& report : arguments.reports)
    writeFile(report, writeSheet(storySheet(session, story, side), sheetFormatOf(report)));
  for (const std::string& list : arguments.events)
    writeFile(list, writeSheet(makeReport(session, side), sheetFormatOf(list)));
  tellEnd(session, ended, arguments.json, side);
  if (!ended) program.exit = Exit::no;
}

// One number for all battles in their order: equal numbers, equal battles.
std::uint64_t signatureOf(const SimulationResult& result) {
  std::uint64_t signature = 0;
  for (const PlayedBattle& battle : result.battles) signature = signature * 0x100000001B3U ^ battle.fingerprint;
  return signature;
}

void tellMany(const SimulationResult& result, const Setup& setup, bool json) {
  const std::string signature = hexOf(signatureOf(result));
  if (!json) return printShares(result, setup, signature);
  const auto battles = static_cast<std::uint32_t>(result.battles.size());
  Json sides = Json::array();
  for (std::size_t side = 0; side < 2; ++side) {
    const Share share = shareOf(result.wins[side], battles);
    sides.push_back({{"id", setup.sides[side].id},
                     {"wins", result.wins[side]},
                     {"share", share.share},
                     {"low", share.low},
                     {"high", share.high}});
  }
  printJson({{"battles", battles},
             {"sides", std::move(sides)},
             {"draws", result.draws},
             {"stalled", result.stalled},
             {"turnsOnAverage", battles == 0 ? 0 : static_cast<double>(result.turns) / battles},
             {"signature", signature}});
}

void play(Program& program, const PlayArguments& arguments) {
  const Document document = Document::load(battleFile(arguments.scenario));
  const GivenHouseRules house = arguments.house.read(program.source(document.root().at("ruleset").name()));
  const Position position = program.position(document, house);
  if (arguments.battles == 1) return playOne(program, arguments, position);
  if (!arguments.journal.empty() || !arguments.reports.empty() || !arguments.events.empty() || arguments.echo ||
      arguments.why)
    throw WrongQuestion(said("a journal, a report and reasons are of one battle; leave --battles away"));
  const SimulationPlan plan{commandersOf(arguments.commanders), arguments.seed, arguments.battles, 0,
                            arguments.threads};
  const Interruption interruption;
  // A side that wonders how it will go reckons by what it sees.
  const SideIndex side = arguments.side.in(position.battle);
  const Battle start = side == noSide ? position.battle : knownTo(position, side).position.battle;
  const SimulationResult result = simulate(*position.rules, start, plan, interruption.flag());
  interruption.tell(program, result.battles.size(), plan.battles);
  if (result.stalled > 0 && program.exit == Exit::fine) program.exit = Exit::no;
  tellMany(result, *start.setup, arguments.json);
}

}  // namespace

void addPlay(Verb app, Program& program) {
  Verb verb = app.verb("play", "Let machine commanders play a battle, or many");
  auto arguments = std::make_shared<PlayArguments>();
  verb.option("scenario", arguments->scenario, "A battle file, or a name that 'scenarios' lists")
      .required()
      .named("SCENARIO");
  verb.option("--seed", arguments->seed, "Equal seeds give equal battles").named("N").wholeNumbers(0, UINT64_MAX);
  const Option number =
      verb.option("--number", arguments->number, "Which battle of 'simulate' with this seed, from 0 as in its --csv")
          .named("N")
          .wholeNumbers(0, UINT64_MAX);
  verb.option("--commander", arguments->commanders,
              "recruit, greedy, centurion or legate, for both sides or one a side: centurion,greedy; with a character "
              "(bold, cautious, erratic), a number of playouts and settings where wished: legate:bold:40:outings=8")
      .withCommas()
      .named("NAME[,NAME]");
  verb.option("--journal", arguments->journal, "Write the journal").named("FILE");
  verb.option("--report", arguments->reports,
              "Write the story of the battle: .md, .html, .bbcode or text; may be repeated")
      .oneAtATime()
      .named("FILE");
  verb.option("--events", arguments->events,
              "Write every event with its rules: .md, .html, .bbcode or text; may be repeated")
      .oneAtATime()
      .named("FILE");
  const Option battles =
      verb.option("--battles", arguments->battles, "How many battles; for more than one, statistics are printed")
          .named("N")
          .wholeNumbers(1, 10000000);
  verb.option("--threads", arguments->threads, "How many at once; all cores where left out")
      .named("N")
      .wholeNumbers(0, 1024);
  verb.flag("--why", arguments->why, "Print what each commander plans, and why it chooses what it chooses");
  verb.flag("--echo", arguments->echo, "Print each event once it is in the journal");
  verb.flag("--json", arguments->json, "Print JSON");
  arguments->side.addTo(verb);
  arguments->who.addTo(verb);
  arguments->house.addTo(verb);
  verb.footer("\nWith --side many battles are played as that side knows it: whoever it does not see is not there.");
  verb.does([&program, arguments, number, battles] {
    if (number.given() && battles.given())
      throw WrongQuestion(said("--number plays one battle of many; leave --battles away"));
    play(program, *arguments);
  });
}

}  // namespace signifer::cli
