// replay: reads a journal, plays its events again and says whether they come out as they were recorded.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "cli/verbs.h"
#include "play/event_json.h"
#include "play/journal.h"
#include "play/wording.h"
#include "sheet/report.h"
#include "sheet/writers.h"

namespace signifer::cli {
namespace {

struct Arguments {
  std::string journal;
  std::vector<std::string> reports;
  bool verify = false;
  bool json = false;
};

// A journal's line without its checksum; lines count from 0, the header.
std::string lineOf(const std::string& path, std::size_t number) {
  std::ifstream in(path, std::ios::binary);
  std::string line;
  for (std::size_t i = 0; i <= number; ++i) std::getline(in, line);
  return line.substr(0, line.rfind('\t'));
}

// Why a recorded event no longer comes out: the rules refuse it now, or they lead elsewhere.
std::string whyDiffering(const Session& session, const std::string& path, std::size_t number) {
  const Document line = Document::parse(path + ":" + std::to_string(number + 1), lineOf(path, number));
  try {
    const Event event = readEvent(session, line.root());
    const auto* action = std::get_if<Action>(&event.what);
    if (action == nullptr || !event.reason.empty()) return "it leads to another state";
    const Verdict verdict = session.rules().judge(session.battle(), *action);
    if (verdict.legal()) return "it leads to another state, or its dice do not fit";
    std::string why = "it is not legal:";
    for (const Reason& reason : verdict.reasons)
      why += " " + std::string(reason.rule) + " " + sentence(session.rules().definition(), session.battle(), reason);
    return why;
  } catch (const SourceError& e) {
    return e.what();
  }
}

Json describe(const OpenedJournal& opened, const Arguments& arguments) {
  const Session& session = *opened.session;
  Json json{{"journal", arguments.journal},   {"equal", opened.differing.empty()},
            {"events", session.eventCount()}, {"lines", opened.lines},
            {"bytes", opened.length},         {"fileSize", opened.fileSize},
            {"turn", session.battle().turn},  {"fingerprint", hexOf(fingerprint(session.battle()))}};
  if (!opened.warning.empty()) json["warning"] = opened.warning;
  Json differing = Json::array();
  for (const std::size_t number : opened.differing)
    differing.push_back({{"line", number + 1},
                         {"event", Json::parse(lineOf(arguments.journal, number), nullptr, false)},
                         {"why", whyDiffering(session, arguments.journal, number)}});
  json["differing"] = std::move(differing);
  return json;
}

void print(const OpenedJournal& opened, const Arguments& arguments) {
  const Session& session = *opened.session;
  fmt::print("{}: {} events, turn {}, state {}\n", arguments.journal, session.eventCount(), session.battle().turn,
             hexOf(fingerprint(session.battle())));
  if (!opened.warning.empty()) fmt::print("{}\n", opened.warning);
  for (const std::size_t number : opened.differing)
    fmt::print("Line {}: {}\n  {}\n", number + 1, whyDiffering(session, arguments.journal, number),
               lineOf(arguments.journal, number));
  if (arguments.verify && opened.differing.empty()) fmt::print("Every event leads to the recorded state.\n");
}

}  // namespace

void addReplay(CLI::App& app, Program& program) {
  CLI::App* verb = app.add_subcommand("replay", "Play a journal's events again");
  auto arguments = std::make_shared<Arguments>();
  verb->add_option("journal", arguments->journal, "A journal")->required()->type_name("JOURNAL");
  verb->add_flag("--verify", arguments->verify, "Exit with 1 where an event leads to another state than recorded");
  verb->add_option("--report", arguments->reports, "Write the battle report: .md, .html or text; may be repeated")
      ->allow_extra_args(false)
      ->type_name("FILE");
  verb->add_flag("--json", arguments->json, "Print JSON");
  verb->callback([&program, arguments] {
    const OpenedJournal opened = openJournal(program.library(), arguments->journal);
    if (arguments->json)
      printJson(describe(opened, *arguments));
    else
      print(opened, *arguments);
    for (const std::string& report : arguments->reports)
      writeAtomically(report, writeSheet(makeReport(*opened.session), sheetFormatOf(report)));
    if (arguments->verify && !opened.differing.empty()) program.exit = Exit::no;
  });
}

}  // namespace signifer::cli
