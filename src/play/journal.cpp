#include "play/journal.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <unordered_map>
#include <utility>

#include "language/language.h"
#include "play/event_json.h"
#include "play/journal_branches.h"
#include "play/journal_lines.h"
#include "play/line_seal.h"
#include "play/packed_journal.h"
#include "play/read_journal.h"
#include "play/wording.h"
#include "schema/document.h"
#include "schema/format.h"
#include "schema/text_file.h"

namespace signifer {
namespace {

namespace fs = std::filesystem;
using Kind = JournalDamage::Kind;

std::uint64_t countOf(const Node& node) {
  if (!node.json().is_number_unsigned()) throw node.error("a whole number, 0 or more, was expected");
  return node.json().get<std::uint64_t>();
}

// Says that a newer program went on with the journal at some line.
std::string newerWords(std::int64_t format) {
  const std::string newest = std::to_string(newestJournal);
  return said(
      "This was made by a newer Signifer (format {0}; this one reads {1}). Get the newer program, or ask for the file "
      "in format {1}.",
      {std::to_string(format), newest});
}

/// The battle as it was begun, from the first line.
std::unique_ptr<Session> begun(const RuleSetLibrary& library, const Node& root, OpenedJournal& opened) {
  requireFormat(root, "signifer-journal", newestJournal, 1);
  const Node battle = root.at("battle");
  const std::uint64_t seed = countOf(root.at("seed"));
  const auto number = root.find("number");
  const std::uint64_t battleNumber = number ? countOf(*number) : 0;
  Position position = openUnder(library, battle, {}, opened.leftOut);
  const std::string was = battle.text("rulesetVersion", "");
  const std::string& now = position.rules->definition().version();
  if (was != now) opened.note = said("The battle was begun with version {0} of the rule set; this is {1}.", {was, now});
  return std::make_unique<Session>(position.rules, std::move(position.battle), seed, battleNumber);
}

// Why a recorded event no longer comes out: the rules refuse it now, or they lead elsewhere.
std::string whyDiffering(const Session& session, const Event& event) {
  const auto* action = std::get_if<Action>(&event.what);
  if (action == nullptr || !event.reason.empty()) return said("it leads to another state.");
  const Verdict verdict = session.rules().judge(session.battle(), *action);
  if (verdict.legal()) return said("it leads to another state, or its dice do not fit.");
  std::string why = said("it is not legal:");
  for (const Reason& reason : verdict.reasons)
    why += " " + std::string(reason.rule) + " " + sentence(session.rules().definition(), session.battle(), reason);
  return why;
}

// The result of a line that should follow on the last one.
struct Played {
  bool done = true;
  std::string why;
};

Played takeBack(Session& session, bool back) {
  if (!(back ? session.canUndo() : session.canRedo()))
    return {false, said("there is nothing to take back or bring back.")};
  back ? session.undo() : session.redo();
  return {};
}

// The branch that an event begins, if its line says so. It goes again where the event cannot be played.
class NewBranch {
 public:
  NewBranch(Session& session, const Node& line)
      : session_(session), before_(session.branches().current()), count_(session.branches().count()) {
    beginBranch(session, line);
    begun_ = session.branches().count() > count_;
  }
  ~NewBranch() {
    if (begun_ && session_.branches().forkOf(count_).after == session_.branches().length(count_))
      session_.dropEmptyBranch(before_);
  }
  NewBranch(const NewBranch&) = delete;
  NewBranch& operator=(const NewBranch&) = delete;

 private:
  Session& session_;
  BranchIndex before_;
  BranchIndex count_;
  bool begun_ = false;
};

Played play(Session& session, Json& notes, const Node& line) {
  try {
    if (const auto note = line.find("note")) {
      line.allowOnly({"n", "note"});
      if (!note->isObject()) throw note->error("an object was expected");
      notes.merge_patch(note->json());
      return {};
    }
    for (const char* word : {"undo", "redo"})
      if (const auto step = line.find(word)) {
        line.allowOnly({"n", word});
        if (!step->boolean()) throw step->error("true was expected");
        return takeBack(session, *word == 'u');
      }
    if (playBranchLine(session, line)) return {};
    const NewBranch fresh(session, line);
    const Event event = readEvent(session, line);
    const BranchIndex branches = session.branches().count();
    if (!session.replay(event)) return {false, whyDiffering(session, event)};
    if (session.branches().count() > branches) moveNotes(notes, session.branches(), session.eventCount() - 1, branches);
    return {};
  } catch (const SourceError& e) {
    return {false, e.what()};
  }
}

// A line that cannot be played, in words: whose it was and what it did.
UnplayedLine unplayedLine(const Session& session, const JournalLine& line, const Node& node) {
  UnplayedLine unplayed{line.place, line.body, noSide, ""};
  if (node.has("undo")) unplayed.words = said("Step back");
  if (node.has("redo")) unplayed.words = said("Step forward");
  if (node.has("note")) unplayed.words = said("A note of the players");
  if (tellsOfBranches(node) && !node.has("state")) unplayed.words = said("A branch");
  if (!unplayed.words.empty()) return unplayed;
  try {
    const Event event = readEvent(session, node);
    unplayed.side = event.side;
    const auto* action = std::get_if<Action>(&event.what);
    if (action == nullptr) {
      unplayed.words = said("By hand: {0}", {event.reason});
      return unplayed;
    }
    const Battle& battle = session.battle();
    unplayed.words = session.rules().definition().actions()[static_cast<std::size_t>(action->kind)].title;
    if (action->unit != noUnit)
      unplayed.words = said("{0}: {1}", {unplayed.words, std::string(unitName(battle, action->unit))});
    if (action->target != noUnit) unplayed.words += ", " + std::string(unitName(battle, action->target));
  } catch (const SourceError& e) {
    unplayed.words = e.what();
  }
  return unplayed;
}

// Goes through the lines after the first. Numbers say whether a line follows on the last one that was played, however
// many lines between them cannot be read.
class Replay {
 public:
  /// `head` is the first line that says something.
  Replay(OpenedJournal& opened, const std::vector<JournalLine>& lines, std::size_t head, std::string name)
      : opened_(opened), lines_(lines), head_(head), name_(std::move(name)) {}

  void run() {
    for (std::size_t i = 0; i < head_; ++i) take(lines_[i]);
    if (lines_[head_].state == JournalLine::State::mended) damaged(Kind::mended, lines_[head_]);
    for (at_ = head_ + 1; at_ < lines_.size(); ++at_) take(lines_[at_]);
    opened_.lastNumber = last_;
    opened_.notes = notes_.dump();
  }

 private:
  void take(const JournalLine& line) {
    switch (line.state) {
      case JournalLine::State::empty:
        return damaged(Kind::added, line, "is empty.");
      case JournalLine::State::broken:
        return broken(line);
      case JournalLine::State::unfinished:
        return damaged(Kind::unfinished, line);
      default:
        break;
    }
    std::optional<Document> document;
    try {
      document = Document::parse(name_ + ":" + std::to_string(line.place), line.body);
      if (newer(line, document->root())) return;
      document->root().allowOnly({"format", "version", "seed", "number", "battle",  "n",        "action", "override",
                                  "reason", "verdict", "side", "dice",   "state",   "undo",     "redo",   "note",
                                  "branch", "go",      "name", "remove", "restore", "takenBack"});
      number(line, document->root());
    } catch (const SourceError&) {
      broken(line);
    }
  }

  // Lines of a newer program are passed over: the battle is shown up to there.
  bool newer(const JournalLine& line, const Node& node) {
    const auto version = node.find("version");
    if (!version || node.has("format") || version->integer(1, INT32_MAX) <= newestJournal) return false;
    if (!std::exchange(stopped_, true)) damaged(Kind::newer, line, newerWords(version->integer()));
    unplayed(line, node);
    return true;
  }

  void number(const JournalLine& line, const Node& node) {
    if (line.body == lines_[head_].body) return damaged(Kind::added, line);
    const bool step = node.has("undo") || node.has("redo");
    const auto found = node.find("n");
    // Journals of the first versions did not number what was taken back and brought back.
    if (!found && !step) return broken(line);
    if (!found) return unnumbered(line, node);
    const auto n = static_cast<std::uint64_t>(found->integer(1, std::int64_t{1} << 53));
    const auto before = seen_.find(n);
    if (before != seen_.end() && lines_[before->second].body == line.body) return damaged(Kind::added, line);
    const bool follows = n == last_ + 1 || (unnumbered_ && n == opened_.session->eventCount() + 1);
    if (stopped_) return unplayed(line, node);
    if (!follows && n <= last_) {
      damaged(Kind::outOfPlace, line);
      return unplayed(line, node);
    }
    if (!follows) return gap(line, node, n - last_ - 1);
    if (playNext(line, node)) {
      seen_[n] = at_;
      last_ = n;
    }
  }

  void unnumbered(const JournalLine& line, const Node& node) {
    unnumbered_ = true;
    if (stopped_) return unplayed(line, node);
    // Which event it takes back is known only if the lines that cannot be read were none.
    if (brokenSince_ > 0 && nextNumber() != last_ + 1) return gap(line, node, 0);
    (void)playNext(line, node);
  }

  // The number of the next event that can be read; 0 for none.
  [[nodiscard]] std::uint64_t nextNumber() const {
    for (std::size_t i = at_ + 1; i < lines_.size(); ++i) {
      const Json json = Json::parse(lines_[i].body, nullptr, false);
      if (json.is_object() && json.contains("n") && json["n"].is_number_unsigned()) return json["n"];
    }
    return 0;
  }

  bool playNext(const JournalLine& line, const Node& node) {
    const Played played = play(*opened_.session, notes_, node);
    const bool mended = line.state == JournalLine::State::mended;
    if (played.done) {
      brokenSince_ = 0;
      if (mended) damaged(Kind::mended, line);
      return true;
    }
    if (mended) {
      broken(line);
      return false;
    }
    stopped_ = true;
    damaged(Kind::differing, line, played.why);
    unplayed(line, node);
    return false;
  }

  void gap(const JournalLine& line, const Node& node, std::uint64_t count) {
    stopped_ = true;
    // Lines that are there, but cannot be read, have been told.
    if (count > brokenSince_) missing(line, count - brokenSince_);
    unplayed(line, node);
  }

  void missing(const JournalLine& line, std::uint64_t count) {
    opened_.damage.push_back({Kind::missing, line.place,
                              count == 1 ? said("One line is missing before line {0}.", {std::to_string(line.place)})
                                         : said("{0} lines are missing before line {1}.",
                                                {std::to_string(count), std::to_string(line.place)})});
  }

  void broken(const JournalLine& line) {
    ++brokenSince_;
    damaged(Kind::broken, line);
  }

  void unplayed(const JournalLine& line, const Node& node) {
    if (line.state == JournalLine::State::mended) damaged(Kind::mended, line);
    opened_.unplayed.push_back(unplayedLine(*opened_.session, line, node));
  }

  void damaged(Kind kind, const JournalLine& line, const std::string& why = {}) {
    const std::string place = std::to_string(line.place);
    std::string what;
    if (kind == Kind::mended)
      what = said("Line {0} is damaged in one place; its checksum shows what was written.", {place});
    else if (kind == Kind::added)
      what = why.empty() ? said("Line {0} stands there twice.", {place}) : said("Line {0}: {1}", {place, why});
    else if (kind == Kind::outOfPlace)
      what = said("Line {0} is out of place: another line has its number.", {place});
    else if (kind == Kind::unfinished)
      what = said("Line {0} is unfinished: the program ended while it was written.", {place});
    else if (kind == Kind::newer)
      what = said("Line {0}: {1}", {place, why});
    else if (kind == Kind::differing)
      what = said("Line {0} no longer comes out as it was recorded: {1}", {place, why});
    else
      what = said("Line {0} is damaged and cannot be read.", {place});
    opened_.damage.push_back({kind, line.place, std::move(what)});
  }

  OpenedJournal& opened_;
  Json notes_ = Json::object();
  const std::vector<JournalLine>& lines_;
  std::size_t head_;
  std::string name_;
  std::size_t at_ = 0;
  std::uint64_t last_ = 0;
  std::size_t brokenSince_ = 0;
  bool unnumbered_ = false;
  bool stopped_ = false;
  std::unordered_map<std::uint64_t, std::size_t> seen_;
};

bool readable(const JournalLine& line) {
  return line.state == JournalLine::State::whole || line.state == JournalLine::State::mended;
}

}  // namespace

bool OpenedJournal::mayGoOn() const {
  return leftOut.empty() &&
         std::ranges::all_of(damage, [](const JournalDamage& one) { return one.kind == Kind::unfinished; });
}

bool OpenedJournal::differs() const {
  return std::ranges::any_of(damage, [](const JournalDamage& one) { return one.kind == Kind::differing; });
}

std::string OpenedJournal::warning() const {
  constexpr std::size_t mostSaid = 4;
  std::string words = note;
  const auto say = [&words](const std::string& sentence) { words += (words.empty() ? "" : " ") + sentence; };
  for (std::size_t i = 0; i < damage.size() && i < mostSaid; ++i) say(damage[i].what);
  if (damage.size() > mostSaid)
    say(said("{0|# more line is damaged|# more lines are damaged}.", {std::to_string(damage.size() - mostSaid)}));
  if (!unplayed.empty())
    say(
        said("The battle is shown up to there: {0|# event|# events}. {1|# line after the damage was|# lines after the "
             "damage were} left out.",
             {std::to_string(session->eventCount()), std::to_string(unplayed.size())}));
  if (leftOut.empty()) return words;
  return leftOutWords(leftOut) + (words.empty() ? "" : "\n" + words);
}

OpenedJournal openJournal(const RuleSetLibrary& library, const fs::path& path) {
  return readJournal(library, readTextFile(path, largestJournal), path);
}

OpenedJournal readJournal(const RuleSetLibrary& library, std::string text, const fs::path& path) {
  // A page is read for the journal that it carries. Nobody can append to it: its length and check sum are others.
  if (isWebPage(text)) {
    std::optional<std::string> packed = unpackedJournal(text);
    if (!packed)
      throw SourceError(path.string(), "", 1, "a replay that includes its battle was expected: this page has none");
    text = std::move(*packed);
  }
  const JournalLines split = splitJournal(text);
  const auto whole = static_cast<std::size_t>(std::ranges::count_if(split.lines, readable));
  if (whole == 0) throw SourceError(path.string(), "", 1, "a journal's first line was expected");
  const auto head = std::ranges::find_if(
      split.lines, [](const JournalLine& line) { return line.state != JournalLine::State::empty; });
  if (!readable(*head))
    throw SourceError(path.string(), "", 1,
                      "a journal's first line was expected: it is damaged, and without it the " +
                          std::to_string(whole) + " whole lines after it cannot be played");

  OpenedJournal opened;
  opened.fileSize = text.size();
  opened.length = split.length;
  opened.endMissing = split.endMissing;
  opened.checksum = crc32(text);
  opened.lines = whole;
  const Document first = Document::parse(path.string(), head->body);
  opened.session = begun(library, first.root(), opened);
  Replay(opened, split.lines, static_cast<std::size_t>(head - split.lines.begin()), path.string()).run();
  return opened;
}

}  // namespace signifer
