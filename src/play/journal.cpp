#include "play/journal.h"

#include <fcntl.h>
#include <unistd.h>

#include <boost/crc.hpp>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "play/battle_json.h"
#include "play/event_json.h"
#include "schema/document.h"

namespace signifer {
namespace {

namespace fs = std::filesystem;

std::string checksum(std::string_view text) {
  boost::crc_32_type crc;
  crc.process_bytes(text.data(), text.size());
  std::ostringstream hex;
  hex << std::hex << crc.checksum();
  return hex.str();
}

// A line is the body's JSON, a tabulator and the checksum of the body.
std::string sealed(const std::string& body) { return body + "\t" + checksum(body) + "\n"; }

std::string headerOf(const Session& session) {
  return Json{{"format", "signifer-journal"},
              {"version", 1},
              {"seed", session.seed()},
              {"battle", writeBattle(session.rules(), session.start())}}
      .dump();
}

[[noreturn]] void diskError(const fs::path& path, const char* what) {
  throw std::runtime_error(path.string() + ": " + what + ": " + std::strerror(errno));
}

void writeAll(int file, const std::string& text, const fs::path& path) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::write(file, text.data() + done, text.size() - done);
    if (n < 0 && errno != EINTR) diskError(path, "cannot be written");
    if (n > 0) done += static_cast<std::size_t>(n);
  }
}

// The whole lines of a journal, without their checksums, and how many bytes they take.
struct WholeLines {
  std::vector<std::string> bodies;
  std::uintmax_t length = 0;
};

WholeLines wholeLines(const std::string& text) {
  WholeLines lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = text.find('\n', start);
    if (end == std::string::npos) break;
    const std::string_view line(text.data() + start, end - start);
    const std::size_t tab = line.rfind('\t');
    if (tab == std::string_view::npos || checksum(line.substr(0, tab)) != line.substr(tab + 1)) break;
    lines.bodies.emplace_back(line.substr(0, tab));
    start = end + 1;
    lines.length = start;
  }
  return lines;
}

}  // namespace

void writeAtomically(const fs::path& path, const std::string& text) {
  const fs::path fresh = path.string() + ".new";
  const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) diskError(fresh, "cannot be created");
  try {
    writeAll(file, text, fresh);
    if (::fsync(file) != 0) diskError(fresh, "cannot be written");
  } catch (...) {
    ::close(file);
    throw;
  }
  ::close(file);
  fs::rename(fresh, path);
}

JournalWriter::JournalWriter(fs::path path, const Session& session, int file)
    : path_(std::move(path)), session_(session), file_(file) {}

JournalWriter::~JournalWriter() { ::close(file_); }

std::unique_ptr<JournalWriter> JournalWriter::create(const fs::path& path, const Session& session) {
  std::string text = sealed(headerOf(session));
  for (std::size_t i = 0; i < session.eventCount(); ++i)
    text += sealed(writeEvent(session, session.before(i), session.event(i), i + 1).dump());
  writeAtomically(path, text);
  return resume(path, session, text.size(), session.eventCount());
}

std::unique_ptr<JournalWriter> JournalWriter::resume(const fs::path& path, const Session& session,
                                                     std::uintmax_t length, std::size_t events) {
  fs::resize_file(path, length);
  const int file = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  if (file < 0) diskError(path, "cannot be opened");
  std::unique_ptr<JournalWriter> writer(new JournalWriter(path, session, file));
  writer->number_ = events;
  return writer;
}

void JournalWriter::line(const std::string& body) {
  writeAll(file_, sealed(body), path_);
  if (synced_ && ::fdatasync(file_) != 0) diskError(path_, "cannot be written");
}

void JournalWriter::appended(const Event& event) {
  line(writeEvent(session_, session_.battle(), event, ++number_).dump());
}

void JournalWriter::undone() { line(R"({"undo":true})"); }
void JournalWriter::redone() { line(R"({"redo":true})"); }

namespace {

std::string readWhole(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw SourceError(path.string(), "", 0, "the file cannot be read");
  std::ostringstream buffer;
  buffer << in.rdbuf();
  return buffer.str();
}

void warn(OpenedJournal& opened, const std::string& sentence) {
  opened.warning += (opened.warning.empty() ? "" : " ") + sentence;
}

/// The battle as it was begun, from the first line.
std::unique_ptr<Session> begun(const RuleSetLibrary& library, const Node& root, OpenedJournal& opened) {
  if (root.at("format").text() != "signifer-journal")
    throw root.at("format").error("\"signifer-journal\" was expected");
  (void)root.at("version").integer(1, 1);
  const Node battle = root.at("battle");
  const std::string id = battle.at("ruleset").text();
  const RuleSetSource* source = library.find(id);
  if (source == nullptr) throw battle.at("ruleset").error("the rule set \"" + id + "\" is not installed");
  std::shared_ptr<const RuleSet> rules = source->create(readHouseRules(battle));
  if (!root.at("seed").json().is_number_unsigned())
    throw root.at("seed").error("a whole number, 0 or more, was expected");
  const std::string was = battle.text("rulesetVersion", "");
  if (was != rules->definition().version())
    warn(opened, "The battle was begun with version " + was + " of the rule set; this is " +
                     rules->definition().version() + ".");
  return std::make_unique<Session>(rules, readBattle(*rules, battle), root.at("seed").json().get<std::uint64_t>());
}

/// One more line; false if it no longer comes out as it was recorded.
bool goOn(Session& session, const Node& line) {
  if (line.has("undo"))
    session.undo();
  else if (line.has("redo"))
    session.redo();
  else
    return session.replay(readEvent(session, line));
  return true;
}

}  // namespace

OpenedJournal openJournal(const RuleSetLibrary& library, const fs::path& path) {
  const std::string text = readWhole(path);
  const WholeLines lines = wholeLines(text);
  if (lines.bodies.empty()) throw SourceError(path.string(), "", 1, "a journal's first line was expected");

  OpenedJournal opened;
  opened.length = lines.length;
  opened.fileSize = text.size();
  opened.lines = lines.bodies.size();
  if (lines.length < text.size()) warn(opened, "The end of the file was cut off; it is read to its last whole event.");
  const Document head = Document::parse(path.string(), lines.bodies.front());
  opened.session = begun(library, head.root(), opened);
  for (std::size_t i = 1; i < lines.bodies.size(); ++i) {
    const Document line = Document::parse(path.string() + ":" + std::to_string(i + 1), lines.bodies[i]);
    if (goOn(*opened.session, line.root())) continue;
    opened.differing.push_back(i);
    warn(opened,
         "Event " + std::to_string(i) + " no longer comes out as it was recorded; the battle is read up to there.");
    break;
  }
  return opened;
}

std::unique_ptr<Session> openBattle(const RuleSetLibrary& library, const fs::path& path, std::uint64_t seed,
                                    const HouseRules& house) {
  const Document file = Document::load(path);
  const Node root = file.root();
  const std::string id = root.at("ruleset").text();
  const RuleSetSource* source = library.find(id);
  if (source == nullptr) throw root.at("ruleset").error("the rule set \"" + id + "\" is not installed");
  HouseRules merged = readHouseRules(root);
  for (const auto& [option, value] : house.options) merged.options[option] = value;
  if (!house.patch.empty()) merged.patch = house.patch;
  std::shared_ptr<const RuleSet> rules = source->create(merged);
  return std::make_unique<Session>(rules, readBattle(*rules, root), seed);
}

}  // namespace signifer
