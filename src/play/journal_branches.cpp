#include "play/journal_branches.h"

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "play/event_json.h"

namespace signifer {
namespace {

constexpr std::int64_t most = std::int64_t{1} << 53;

BranchIndex branchOf(const Session& session, const Node& node) {
  const std::int64_t branch = node.integer(0, most);
  if (branch >= session.branches().count()) throw node.error("the number of a branch was expected");
  return static_cast<BranchIndex>(branch);
}

std::size_t eventsOf(const Session& session, BranchIndex branch, const Node& node) {
  const auto events = static_cast<std::uint64_t>(node.integer(0, most));
  if (events > session.branches().length(branch)) throw node.error("no more events than the branch has were expected");
  return events;
}

// Removing what stays, such as the table's game, would leave a battle without it.
BranchIndex removable(const Session& session, const Node& node) {
  const BranchIndex branch = branchOf(session, node);
  if (!session.mayRemove(branch)) throw node.error("another branch than this and the table's game was expected");
  return branch;
}

// Anything else that somebody wrote there gives way.
Json& objectIn(Json& object, const std::string& key) {
  Json& member = object[key];
  if (!member.is_object()) member = Json::object();
  return member;
}

Json& eventNotes(Json& notes, BranchIndex branch) {
  if (branch == tableGame) return objectIn(notes, "events");
  return objectIn(objectIn(objectIn(notes, "branches"), std::to_string(branch)), "events");
}

bool hasEventNotes(const Json& notes, BranchIndex branch) {
  const Json::json_pointer events(branch == tableGame ? "/events" : "/branches/" + std::to_string(branch) + "/events");
  return notes.contains(events) && notes[events].is_object();
}

// The lines that lead to all branches of a session. The first format has no others than the table's game.
class Lines {
 public:
  explicit Lines(const Session& session) : session_(session), branches_(session.branches()) {}

  std::vector<Json> all() {
    for (BranchIndex branch = 0; branch < branches_.count(); ++branch) addEvents(branch);
    if (branches_.count() == 1) {
      for (std::size_t i = session_.eventsNow(); i < session_.knownEvents(); ++i) add({{"undo", true}});
    } else {
      addPlaces();
    }
    for (BranchIndex branch = 0; branch < branches_.count(); ++branch) addWords(branch);
    return std::move(lines_);
  }

 private:
  void add(const Json& what) {
    lines_.push_back({{"n", lines_.size() + 1}});
    lines_.back().update(what);
  }
  void say(const char* word, Json what) { add({{"version", newestJournal}, {word, std::move(what)}}); }

  void addEvents(BranchIndex branch) {
    const std::size_t length = branches_.length(branch);
    std::optional<Fork> fork;
    if (branch != tableGame) fork = branches_.forkOf(branch);
    std::size_t next = fork ? fork->after : 0;
    if (fork && next == length) say("branch", {{"of", fork->of}, {"after", next}});
    for (; next < length; ++next, fork.reset())
      lines_.push_back(
          eventLine(session_, branches_.state(branch, next), branches_.event(branch, next), lines_.size() + 1, fork));
  }

  void addPlaces() {
    for (BranchIndex branch = 0; branch < branches_.count(); ++branch)
      if (branch != branches_.current() && branches_.branch(branch).done < branches_.length(branch)) addPlace(branch);
    addPlace(branches_.current());
  }
  void addPlace(BranchIndex branch) { say("go", {{"branch", branch}, {"events", branches_.branch(branch).done}}); }

  void addWords(BranchIndex branch) {
    const Branch& one = branches_.branch(branch);
    if (!one.name.empty()) say("name", {{"branch", branch}, {"name", one.name}});
    if (one.takenBack) say("takenBack", branch);
    if (one.removed) say("remove", branch);
  }

  const Session& session_;
  const Branches& branches_;
  std::vector<Json> lines_;
};

}  // namespace

bool tellsOfBranches(const Node& line) {
  for (const char* word : {"branch", "go", "name", "remove", "restore", "takenBack"})
    if (line.has(word)) return true;
  return false;
}

void beginBranch(Session& session, const Node& line) {
  const auto branch = line.find("branch");
  if (!branch) return;
  branch->allowOnly({"of", "after"});
  const BranchIndex of = branchOf(session, branch->at("of"));
  session.begin({of, eventsOf(session, of, branch->at("after"))});
}

bool playBranchLine(Session& session, const Node& line) {
  if (const auto go = line.find("go")) {
    line.allowOnly({"n", "version", "go"});
    go->allowOnly({"branch", "events"});
    const BranchIndex branch = branchOf(session, go->at("branch"));
    session.goTo(branch, eventsOf(session, branch, go->at("events")));
  } else if (const auto named = line.find("name")) {
    line.allowOnly({"n", "version", "name"});
    named->allowOnly({"branch", "name"});
    session.name(branchOf(session, named->at("branch")), named->at("name").name());
  } else if (const auto removed = line.find("remove")) {
    line.allowOnly({"n", "version", "remove"});
    session.remove(removable(session, *removed));
  } else if (const auto restored = line.find("restore")) {
    line.allowOnly({"n", "version", "restore"});
    session.restore(branchOf(session, *restored));
  } else if (const auto back = line.find("takenBack")) {
    line.allowOnly({"n", "version", "takenBack"});
    const BranchIndex branch = branchOf(session, *back);
    if (branch == tableGame) throw back->error("another branch than the table's game was expected");
    session.setTakenBack(branch);
  } else if (line.has("branch") && !line.has("state")) {
    line.allowOnly({"n", "version", "branch"});
    beginBranch(session, line);
  } else {
    return false;
  }
  return true;
}

Json eventLine(const Session& session, const Battle& before, const Event& event, std::size_t number,
               const std::optional<Fork>& fork) {
  Json line{{"n", number}};
  if (fork) line.update({{"version", newestJournal}, {"branch", {{"of", fork->of}, {"after", fork->after}}}});
  line.update(writeEvent(session, before, event, number));
  return line;
}

std::vector<Json> branchLines(const Session& session) { return Lines(session).all(); }

void moveNotes(Json& notes, const Branches& branches, std::size_t after, BranchIndex to) {
  if (!hasEventNotes(notes, branches.current())) return;
  Json left = Json::object();
  const Json all = eventNotes(notes, branches.current());
  for (const auto& [number, note] : all.items()) {
    const std::uint64_t event = std::strtoull(number.c_str(), nullptr, 10);
    if (event > after && event <= branches.length(to))
      eventNotes(notes, branches.ownerOf(to, event - 1))[number] = note;
    else
      left[number] = note;
  }
  eventNotes(notes, branches.current()) = std::move(left);
}

}  // namespace signifer
