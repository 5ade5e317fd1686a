// replay: reads a journal, plays its events again and says whether they come out as they were recorded.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/side.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "cli/who.h"
#include "files/write_file.h"
#include "language/language.h"
#include "library/places.h"
#include "play/event_json.h"
#include "play/journal.h"
#include "replay/page.h"
#include "sheet/branch_words.h"
#include "sheet/journal_tables.h"
#include "sheet/report.h"
#include "sheet/story_marks.h"
#include "sheet/story_sheet.h"
#include "sheet/writers.h"

namespace signifer::cli {
namespace {

struct ReplayArguments {
  /// One, or many for a table.
  std::vector<std::string> journals;
  std::string journal;
  std::string table;
  std::string format;
  std::uint32_t playOn = 0;
  std::vector<std::string> reports;
  std::vector<std::string> events;
  std::string branch;
  std::string web;
  bool includeBattle = false;
  std::vector<std::string> languages;
  WhoPlayedArguments who;
  SideArgument side;
  std::uint64_t at = 0;
  bool places = false;
  bool verify = false;
  bool json = false;
};

std::string_view nameOf(JournalDamage::Kind kind) {
  switch (kind) {
    case JournalDamage::Kind::mended:
      return "mended";
    case JournalDamage::Kind::added:
      return "added";
    case JournalDamage::Kind::broken:
      return "broken";
    case JournalDamage::Kind::missing:
      return "missing";
    case JournalDamage::Kind::outOfPlace:
      return "out-of-place";
    case JournalDamage::Kind::unfinished:
      return "unfinished";
    case JournalDamage::Kind::differing:
      return "differing";
    case JournalDamage::Kind::newer:
      return "newer";
  }
  return "";
}

Json describeBranches(const Session& session) {
  Json branches = Json::array();
  for (BranchIndex index = 0; index < session.branches().count(); ++index) {
    const Branch& branch = session.branches().branch(index);
    const Fork fork = session.branches().forkOf(index);
    Json one{{"branch", index}, {"words", branchInWords(session, index)}};
    if (!branch.name.empty()) one["name"] = branch.name;
    if (index != tableGame) one.update({{"of", fork.of}, {"after", fork.after}});
    one.update({{"events", branch.done}, {"length", session.branches().length(index)}});
    if (branch.takenBack) one["takenBack"] = true;
    if (branch.removed) one["removed"] = true;
    branches.push_back(std::move(one));
  }
  return branches;
}

// The places of all units and leaders, in inches and degrees. Units that are not on the table are left out.
Json placesOf(const RuleSet& rules, const Battle& battle, SideIndex side) {
  const SideView view = seenBy(rules, battle, side);
  Json places = Json::array();
  for (UnitIndex index = 0; index < battle.unitCount(); ++index)
    if (const Unit& unit = battle.unit(index); unit.present && view.sees(index))
      places.push_back({{"unit", battle.setup->units[static_cast<std::size_t>(index)].id},
                        {"x", toInches(unit.pose.centre.x)},
                        {"y", toInches(unit.pose.centre.y)},
                        {"heading", toDegrees(unit.pose.heading)}});
  return places;
}

// For a side, without the journal's lines, sums and branches: they count and name everybody.
Json describeFor(const Session& session, const ReplayArguments& arguments, SideIndex side) {
  Json json{{"journal", arguments.journal}, {"turn", session.battle().turn}};
  if (arguments.places) json["places"] = placesOf(session.rules(), session.battle(), side);
  return json;
}

Json describe(const OpenedJournal& opened, const ReplayArguments& arguments) {
  const Session& session = *opened.session;
  Json json{{"journal", arguments.journal},   {"equal", opened.whole()},
            {"events", session.eventCount()}, {"lines", opened.lines},
            {"bytes", opened.length},         {"fileSize", opened.fileSize},
            {"turn", session.battle().turn},  {"fingerprint", hexOf(fingerprint(session.battle()))}};
  if (const std::string warning = opened.warning(); !warning.empty()) json["warning"] = warning;
  Json damage = Json::array();
  for (const JournalDamage& one : opened.damage)
    damage.push_back({{"line", one.line}, {"kind", nameOf(one.kind)}, {"what", one.what}});
  json["damage"] = std::move(damage);
  Json leftOut = Json::array();
  for (const LeftOutOverlay& one : opened.leftOut)
    for (const SourceError& fault : one.faults)
      leftOut.push_back({{"pointer", fault.pointer()}, {"line", fault.line()}, {"expected", fault.expected()}});
  if (!leftOut.empty()) json["leftOut"] = std::move(leftOut);
  Json unplayed = Json::array();
  for (const UnplayedLine& line : opened.unplayed)
    unplayed.push_back({{"line", line.line}, {"words", line.words}, {"event", Json::parse(line.body)}});
  json["unplayed"] = std::move(unplayed);
  json["branch"] = session.branches().current();
  json["branches"] = describeBranches(session);
  if (arguments.places) json["places"] = placesOf(session.rules(), session.battle(), noSide);
  return json;
}

// Every line of play beside the table's game, deleted ones too: each can be told with --branch.
void printBranches(const Session& session) {
  const Branches& all = session.branches();
  if (all.count() > 1) fmt::print("Branches, each to be told with --branch:\n");
  for (BranchIndex branch = 0; branch < all.count() && all.count() > 1; ++branch)
    fmt::print("  {} {}{}; {} events, turn {}\n", branch, branchInWords(session, branch),
               all.branch(branch).removed ? " (deleted)" : "", all.branch(branch).done,
               all.state(branch, all.branch(branch).done).turn);
}

// The table's game, if nothing else is asked for, whichever branch was played last.
void goToBranch(Session& session, const std::string& asked) {
  const std::optional<BranchIndex> branch = asked.empty() ? tableGame : branchCalled(session, asked);
  if (!branch)
    throw WrongQuestion(said("--branch {0}: the journal has no such branch; it has 0 to {1}",
                             {asked, std::to_string(session.branches().count() - 1)}));
  session.goTo(*branch);
}

void expectThere(const Session& session, std::uint64_t events) {
  if (events > session.eventCount())
    throw WrongQuestion(
        said("--at {0}: the battle has {1} events", {std::to_string(events), std::to_string(session.eventCount())}));
}

void writeWeb(Program& program, const OpenedJournal& opened, const ReplayArguments& arguments, SideIndex side) {
  if (side != noSide && arguments.includeBattle)
    throw WrongQuestion(said("--include-battle tells everything; leave it or --side away"));
  ReplayOrder order;
  order.side = side;
  order.languages = arguments.languages;
  order.library = &program.library();
  order.texts = dataFolder() / "languages";
  order.marks = storyMarks(*opened.session, opened.notes);
  order.who = arguments.who.over(whoPlayed(opened.notes));
  order.notes = opened.notes;
  order.withBattle = arguments.includeBattle;
  writeFile(arguments.web, replayPage(*opened.session, order));
}

std::vector<std::string> codesOfLanguages() {
  std::vector<std::string> codes;
  for (const Language& one : languages()) codes.emplace_back(one.code);
  return codes;
}

// A journal that cannot be opened is named, and the others are told.
void printTable(Program& program, const ReplayArguments& arguments) {
  const JournalTable table = *journalTable(arguments.table);
  std::string text = headingOf(table);
  for (const std::string& journal : arguments.journals) {
    try {
      const OpenedJournal opened = openJournal(program.library(), journal);
      const SideIndex side = arguments.side.in(opened.session->start());
      goToBranch(*opened.session, arguments.branch);
      // A warning about a file names units and counts events.
      if (!opened.whole() && side == noSide) fmt::print(stderr, "{}: {}\n", journal, opened.warning());
      text += linesOf(table, *opened.session, journal, side);
    } catch (const SourceError& e) {
      fmt::print(stderr, "{}\n", e.what());
      program.exit = Exit::wrong;
    }
  }
  fmt::print("{}", text);
}

void print(const OpenedJournal& opened, const ReplayArguments& arguments) {
  const Session& session = *opened.session;
  fmt::print("{}: {} events, turn {}, state {}\n", arguments.journal, session.eventCount(), session.battle().turn,
             hexOf(fingerprint(session.battle())));
  printBranches(session);
  if (!opened.note.empty()) fmt::print("{}\n", opened.note);
  if (!opened.leftOut.empty()) fmt::print("{}\n", leftOutWords(opened.leftOut));
  for (const JournalDamage& one : opened.damage) fmt::print("{}\n", one.what);
  if (!opened.unplayed.empty()) fmt::print("Left out, because what came before is missing or differs:\n");
  const Setup& setup = *session.battle().setup;
  for (const UnplayedLine& line : opened.unplayed)
    fmt::print("  line {}: {}{}\n", line.line, line.side == noSide ? "" : setup.sides[line.side].name + ", ",
               line.words);
  if (opened.whole()) {
    if (arguments.verify) fmt::print("Every event leads to the recorded state.\n");
    return;
  }
  if (opened.damage.empty()) return;
  fmt::print("Damaged lines: {}. Whole lines left out: {}. The file stays as it is.\n", opened.damage.size(),
             opened.unplayed.size());
}

}  // namespace

void addReplay(Verb app, Program& program) {
  Verb verb = app.verb("replay", "Play a journal's events again");
  auto arguments = std::make_shared<ReplayArguments>();
  verb.option("journal", arguments->journals, "A journal; for a table as many as you like").required().named("JOURNAL");
  verb.option("--branch", arguments->branch, "Another branch than the table's game: its number or name").named("WHICH");
  verb.flag("--verify", arguments->verify,
            "Exit with 1 where a line is damaged or left out, or leads to another state");
  verb.option("--report", arguments->reports,
              "Write the story of the battle: .md, .html, .bbcode or text; may be repeated")
      .oneAtATime()
      .named("FILE");
  verb.option("--events", arguments->events,
              "Write every event with its rules: .md, .html, .bbcode or text; may be repeated")
      .oneAtATime()
      .named("FILE");
  verb.option("--format", arguments->format, "Write stories and events so, whatever their files are called")
      .among({"text", "markdown", "html", "bbcode"});
  verb.option("--play-on", arguments->playOn,
              "Play so many battles by machines from the turn that changed most, and tell in the story who wins them")
      .named("BATTLES")
      .wholeNumbers(0, 100000);
  verb.option("--table", arguments->table,
              "Print the rolls, the losses or what a referee enters as CSV, and nothing else")
      .among({"rolls", "losses", "entries"});
  verb.option("--web", arguments->web, "Write the replay as one HTML file for any browser").named("FILE");
  verb.flag("--include-battle", arguments->includeBattle, "Put the battle into that file, to be opened and played on");
  verb.option("--languages", arguments->languages, "Languages to choose from in that file, as en,de,fr")
      .withCommas()
      .among(codesOfLanguages())
      .named("CODE[,CODE]");
  const Option at =
      verb.option("--at", arguments->at, "Show the moment after this event, with everybody's place in JSON")
          .named("EVENT");
  arguments->side.addTo(verb);
  arguments->who.addTo(verb);
  verb.flag("--json", arguments->json, "Print JSON");
  verb.footer(
      "\nA table has a heading and a line for each roll, for each unit that suffered in a player turn, or\nfor each "
      "entry.\n"
      "Columns of rolls: journal, event, turn, step, side, unit, against, kind, need (what was certain\n"
      "before the roll), chance (of what came, 0 to 1), dice, faces, outcome, rules, to win (what the event\n"
      "changed in the side's chance to win). Columns of losses: journal, turn, turn of, side, unit, troops,\n"
      "harm, harm before, harm most, models, models before, fate (lost or back), event, how.\n"
      "Columns of entries, a line for each that a referee would type at full referee: journal, turn,\n"
      "turn of, line, orders, keys, ways, answers, strips (throws told in one go), figures (of the\n"
      "dice), gesture (no words lead to it).");
  verb.does([&program, arguments, at] {
    if (!arguments->table.empty()) return printTable(program, *arguments);
    if (arguments->journals.size() > 1) throw WrongQuestion(said("one journal at a time; only --table takes many"));
    arguments->journal = arguments->journals.front();
    const auto formatFor = [&](const std::string& file) {
      return sheetFormat(arguments->format).value_or(sheetFormatOf(file));
    };
    std::vector<std::string> outputs{arguments->web};
    outputs.insert(outputs.end(), arguments->reports.begin(), arguments->reports.end());
    outputs.insert(outputs.end(), arguments->events.begin(), arguments->events.end());
    checkOutputs(outputs, arguments->journals);
    const OpenedJournal opened = openJournal(program.library(), arguments->journal);
    const SideIndex side = arguments->side.in(opened.session->start());
    goToBranch(*opened.session, arguments->branch);
    arguments->places = at.given();
    if (arguments->places) expectThere(*opened.session, arguments->at);
    if (!arguments->web.empty()) writeWeb(program, opened, *arguments, side);
    if (arguments->places) opened.session->look(static_cast<std::size_t>(arguments->at));
    if (side != noSide && arguments->json)
      printJson(describeFor(*opened.session, *arguments, side));
    else if (side != noSide)
      fmt::print("{}: turn {}\n", arguments->journal, opened.session->battle().turn);
    else if (arguments->json)
      printJson(describe(opened, *arguments));
    else
      print(opened, *arguments);
    if (!arguments->reports.empty()) {
      Story story = tellStory(*opened.session, storyMarks(*opened.session, opened.notes));
      story.who = arguments->who.over(whoPlayed(opened.notes));
      if (arguments->playOn > 0) story.playedOn = playedOnInWords(*opened.session, story, arguments->playOn);
      const Sheet sheet = storySheet(*opened.session, story, side);
      for (const std::string& report : arguments->reports) writeFile(report, writeSheet(sheet, formatFor(report)));
    }
    for (const std::string& list : arguments->events)
      writeFile(list, writeSheet(makeReport(*opened.session, side), formatFor(list)));
    if (arguments->verify && !opened.whole()) program.exit = Exit::no;
  });
}

}  // namespace signifer::cli
