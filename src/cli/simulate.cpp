// simulate and merge: one battle many times over, in one run or in parts on several machines.
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/commander_names.h"
#include "cli/interruption.h"
#include "cli/outputs.h"
#include "cli/program.h"
#include "cli/side.h"
#include "cli/simulation_words.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "files/write_file.h"
#include "language/language.h"
#include "library/places.h"
#include "play/position.h"
#include "simulation/records.h"
#include "simulation/sequential.h"
#include "view/asking_side.h"

namespace signifer::cli {
namespace {

struct SimulateArguments {
  std::string scenario;
  SimulationPlan plan;
  std::vector<std::string> commanders{"greedy"};
  std::vector<std::string> otherCommanders;
  std::vector<std::string> otherHouse;
  std::string otherScenario;
  std::string shard;
  std::string csv;
  bool untilDecided = false;
  bool json = false;
  HouseArguments house;
  SideArgument side;
};

/// Part `number` of `of`, from 1.
struct Shard {
  std::uint32_t number = 1;
  std::uint32_t of = 1;
};

Shard readShard(const std::string& text) {
  Shard shard;
  const char* end = text.data() + text.size();
  const auto number = std::from_chars(text.data(), end, shard.number);
  const bool slash = number.ec == std::errc() && number.ptr != end && *number.ptr == '/';
  const auto of = slash ? std::from_chars(number.ptr + 1, end, shard.of) : number;
  if (!slash || of.ec != std::errc() || of.ptr != end || shard.number < 1 || shard.number > shard.of)
    throw WrongQuestion(said("--shard {0}: a part of how many, counted from 1, such as 2/8, was expected", {text}));
  return shard;
}

// Says on a terminal how far it is, until it is told to end.
class Progress {
 public:
  explicit Progress(std::uint32_t battles) : battles_(battles), began_(std::chrono::steady_clock::now()) {
    if (isatty(STDERR_FILENO) != 0) teller_ = std::jthread([this](const std::stop_token& stop) { tell(stop); });
  }
  std::atomic<std::uint32_t> done = 0;

 private:
  void tell(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any wake;
    std::unique_lock lock(mutex);
    while (!wake.wait_for(lock, stop, std::chrono::milliseconds(500), [] { return false; }) && !stop.stop_requested()) {
      const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began_;
      const double rate = done / passed.count();
      const std::string played =
          said("{0} of {1} battles, {2} a second",
               {std::to_string(done.load()), std::to_string(battles_), localNumber(fmt::format("{:.1f}", rate))});
      const std::string left = rate > 0 ? said("{0} s left", {fmt::format("{:.0f}", (battles_ - done) / rate)}) : "";
      fmt::print(stderr, "\r{}{}{}   ", played, left.empty() ? "" : ", ", left);
      std::fflush(stderr);
    }
    fmt::print(stderr, "\r{:60}\r", "");
  }

  std::uint32_t battles_;
  std::chrono::steady_clock::time_point began_;
  std::jthread teller_;
};

SimulationRecords played(const Position& position, SimulationPlan plan, const Shard& shard,
                         const Interruption& interruption) {
  const std::uint64_t all = plan.battles;
  SimulationRecords records{describe(plan, position.battle, plan.battles),
                            static_cast<std::uint32_t>(all * (shard.number - 1) / shard.of),
                            {}};
  plan.first = records.first;
  plan.battles = static_cast<std::uint32_t>(all * shard.number / shard.of) - records.first;
  Progress progress(plan.battles);
  records.battles = simulate(*position.rules, position.battle, plan, interruption.flag(), &progress.done).battles;
  return records;
}

void tell(Program& program, const SimulationRecords& records, const std::string& csv, bool json) {
  const Json summary = summaryOf(records);
  if (summary["stalled"] > 0 && program.exit == Exit::fine) program.exit = Exit::no;
  if (!csv.empty()) writeFile(csv, csvOf(records));
  if (json)
    printJson(summary);
  else
    printSummary(summary);
}

/// Two set-ups on the same dice.
struct Compared {
  SimulationRecords one;
  SimulationRecords other;
  std::optional<Decided> decided;
};

// The first battles of both, at most `most`: what was stopped may have ended more of one.
void keepAlike(Compared& all, std::size_t most) {
  const std::size_t battles = std::min({most, all.one.battles.size(), all.other.battles.size()});
  all.one.battles.resize(battles);
  all.other.battles.resize(battles);
}

// Both in blocks, so that a stopped comparison has battles of both; where it is asked for, until one is better. What
// was played beyond the deciding battle does not count, so that blocks and threads change nothing.
Compared playedInTurn(const Position& position, const Position& other, SimulationPlan plan, SimulationPlan otherPlan,
                      bool untilDecided, const Interruption& interruption) {
  constexpr std::uint32_t block = 32;
  const std::uint32_t most = plan.battles;
  Compared all;
  Progress progress(2 * most);
  for (plan.first = 0; plan.first < most && !all.decided && !interruption.came(); plan.first += plan.battles) {
    plan.battles = std::min(block, most - plan.first);
    otherPlan.first = plan.first;
    otherPlan.battles = plan.battles;
    const auto add = [&](SimulationRecords& records, const Position& start, const SimulationPlan& part) {
      const auto more = simulate(*start.rules, start.battle, part, interruption.flag(), &progress.done).battles;
      records.battles.insert(records.battles.end(), more.begin(), more.end());
    };
    add(all.one, position, plan);
    add(all.other, other, otherPlan);
    if (untilDecided) all.decided = decidedBetween(all.one.battles, all.other.battles);
  }
  keepAlike(all, all.decided ? all.decided->battles : most);
  const auto battles = static_cast<std::uint32_t>(all.one.battles.size());
  all.one.about = describe(plan, position.battle, battles);
  all.other.about = describe(otherPlan, other.battle, battles);
  return all;
}

// Plays the same battles, on the same dice, with other commanders or another house rule.
void compare(Program& program, const SimulateArguments& arguments, const Position& position, const Position& other) {
  SimulationPlan plan = arguments.plan;
  if (!arguments.otherCommanders.empty()) plan.commanders = commandersOf(arguments.otherCommanders);
  const Interruption interruption;
  const Compared all = playedInTurn(position, other, arguments.plan, plan, arguments.untilDecided, interruption);
  interruption.tell(program, all.one.battles.size(), arguments.plan.battles);
  const Difference difference = differenceOf(all.one.battles, all.other.battles);
  const std::string& side = position.battle.setup->sides[0].name;
  if (arguments.json) {
    Json json{{"one", summaryOf(all.one)},
              {"other", summaryOf(all.other)},
              {"difference",
               {{"side", position.battle.setup->sides[0].id},
                {"share", difference.share},
                {"low", difference.low},
                {"high", difference.high}}}};
    if (arguments.untilDecided) {
      json["decided"] = nullptr;
      if (all.decided)
        json["decided"] = {{"battles", all.decided->battles}, {"more", all.decided->more}, {"falseAlarm", falseAlarm}};
    }
    return printJson(json);
  }
  printSummary(summaryOf(all.one));
  fmt::print("\n{} ", said("Instead:"));
  printSummary(summaryOf(all.other));
  fmt::print("\n");
  printDifference(side, difference, all.decided);
}

// A side that wonders how it will go reckons by what it sees.
Position asKnown(Position position, const SideArgument& asked) {
  const SideIndex side = asked.in(position.battle);
  return side == noSide ? position : knownTo(position, side).position;
}

void simulateVerb(Program& program, SimulateArguments& arguments) {
  const Document document = Document::load(battleFile(arguments.scenario));
  const std::string ruleSet = document.root().at("ruleset").name();
  const GivenHouseRules house = arguments.house.read(program.source(ruleSet));
  const Position position = asKnown(program.position(document, house), arguments.side);
  checkOutputs({arguments.csv}, {battleFile(arguments.scenario)});
  arguments.plan.commanders = commandersOf(arguments.commanders);
  const bool compares =
      !arguments.otherCommanders.empty() || !arguments.otherHouse.empty() || !arguments.otherScenario.empty();
  if (arguments.untilDecided && !compares)
    throw WrongQuestion(
        said("--until-decided compares two: give --versus-commander, --versus-house or --versus-battle too"));
  if (!arguments.shard.empty()) {
    if (compares || !arguments.csv.empty()) throw WrongQuestion(said("a part is put together by 'merge' first"));
    const Interruption interruption;
    SimulationRecords part = played(position, arguments.plan, readShard(arguments.shard), interruption);
    part.about["rules"] = rulesInForce(program.source(ruleSet), *position.battle.setup);
    // A part of a part fits nowhere.
    if (interruption.came()) return interruption.tell(program, part.battles.size(), arguments.plan.battles);
    printJson(writeRecords(part));
    return;
  }
  const Document otherDocument =
      Document::load(battleFile(arguments.otherScenario.empty() ? arguments.scenario : arguments.otherScenario));
  if (otherDocument.root().at("ruleset").name() != ruleSet)
    throw WrongQuestion(
        said("--versus-battle {0}: a battle of the same rule set was expected", {arguments.otherScenario}));
  const Position other = asKnown(program.position(otherDocument, house.with(arguments.otherHouse)), arguments.side);
  if (compares && !arguments.csv.empty())
    throw WrongQuestion(said("--csv has the battles of one simulation; leave it away where two are compared"));
  if (compares) return compare(program, arguments, position, other);
  const Interruption interruption;
  const SimulationRecords records = played(position, arguments.plan, {}, interruption);
  interruption.tell(program, records.battles.size(), arguments.plan.battles);
  tell(program, records, arguments.csv, arguments.json);
}

void merge(Program& program, const std::vector<std::string>& files, const std::string& csv, bool json) {
  checkOutputs({csv}, files);
  std::vector<SimulationRecords> parts;
  for (const std::string& file : files) {
    const Document document = readDocument(file);
    parts.push_back(readRecords(document.root()));
  }
  SimulationRecords all;
  try {
    all = merged(std::move(parts));
  } catch (const std::runtime_error& e) {
    throw WrongQuestion(e.what());
  }
  tell(program, all, csv, json);
}

}  // namespace

void addSimulate(Verb app, Program& program) {
  Verb verb = app.verb("simulate", "Play a battle many times by machine: who wins, when, and who is lost");
  auto arguments = std::make_shared<SimulateArguments>();
  verb.option("scenario", arguments->scenario, "A battle file, or a name that 'scenarios' lists")
      .required()
      .named("SCENARIO");
  verb.option("--battles", arguments->plan.battles, "How many battles").named("N").wholeNumbers(1, 10000000);
  verb.option("--seed", arguments->plan.seed, "Equal seeds give equal battles").named("N").wholeNumbers(0, UINT64_MAX);
  verb.option("--threads", arguments->plan.threads, "How many at once; all cores where left out")
      .named("N")
      .wholeNumbers(0, 1024);
  verb.option("--commander", arguments->commanders, "For both sides or one a side; greedy where left out")
      .withCommas()
      .named("NAME[,NAME]");
  verb.option("--versus-commander", arguments->otherCommanders,
              "Play the same battles with these commanders too, and say the difference")
      .withCommas()
      .named("NAME[,NAME]");
  verb.option("--versus-house", arguments->otherHouse,
              "Play the same battles under this house rule too, and say the difference; may be repeated")
      .named("OPTION=VALUE")
      .oneAtATime();
  verb.option("--versus-battle", arguments->otherScenario,
              "Play this battle too, with another army or deployment, and say the difference")
      .named("SCENARIO");
  verb.flag("--until-decided", arguments->untilDecided,
            "Stop comparing as soon as one is better; --battles is the most");
  verb.option("--shard", arguments->shard, "Play one part of how many, and print it for 'merge'").named("I/N");
  verb.option("--csv", arguments->csv, "Write a line for each battle").named("FILE");
  verb.flag("--json", arguments->json, "Print JSON");
  arguments->side.addTo(verb);
  arguments->house.addTo(verb);
  verb.footer("\nWith --side the battle is played as that side knows it: whoever it does not see is not there.");
  verb.does([&program, arguments] { simulateVerb(program, *arguments); });
}

void addMerge(Verb app, Program& program) {
  Verb verb = app.verb("merge", "Put the parts of a simulation together: the same bytes as one run");
  auto files = std::make_shared<std::vector<std::string>>();
  auto csv = std::make_shared<std::string>();
  verb.option("parts", *files, "What 'simulate --shard' printed, all parts").required().named("FILE...");
  verb.option("--csv", *csv, "Write a line for each battle").named("FILE");
  const Flag json = verb.flag("--json", "Print JSON");
  verb.does([&program, files, csv, json] { merge(program, *files, *csv, static_cast<bool>(json)); });
}

}  // namespace signifer::cli
