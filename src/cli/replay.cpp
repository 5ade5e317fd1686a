// replay: reads a journal, plays its events again and says whether they come out as they were recorded.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "files/write_file.h"
#include "play/event_json.h"
#include "play/journal.h"
#include "sheet/report.h"
#include "sheet/writers.h"

namespace signifer::cli {
namespace {

struct ReplayArguments {
  std::string journal;
  std::vector<std::string> reports;
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
  }
  return "";
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
  return json;
}

void print(const OpenedJournal& opened, const ReplayArguments& arguments) {
  const Session& session = *opened.session;
  fmt::print("{}: {} events, turn {}, state {}\n", arguments.journal, session.eventCount(), session.battle().turn,
             hexOf(fingerprint(session.battle())));
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
  verb.option("journal", arguments->journal, "A journal").required().named("JOURNAL");
  verb.flag("--verify", arguments->verify,
            "Exit with 1 where a line is damaged or left out, or leads to another state");
  verb.option("--report", arguments->reports, "Write the battle report: .md, .html or text; may be repeated")
      .oneAtATime()
      .named("FILE");
  verb.flag("--json", arguments->json, "Print JSON");
  verb.does([&program, arguments] {
    for (const std::string& report : arguments->reports) (void)writeTarget(report);
    const OpenedJournal opened = openJournal(program.library(), arguments->journal);
    if (arguments->json)
      printJson(describe(opened, *arguments));
    else
      print(opened, *arguments);
    for (const std::string& report : arguments->reports)
      writeFile(report, writeSheet(makeReport(*opened.session), sheetFormatOf(report)));
    if (arguments->verify && !opened.whole()) program.exit = Exit::no;
  });
}

}  // namespace signifer::cli
