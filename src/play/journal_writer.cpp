#include "play/journal_writer.h"

#include <fcntl.h>

#include <algorithm>
#include <cassert>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/write_file.h"
#include "play/battle_json.h"
#include "play/journal_branches.h"
#include "play/line_seal.h"
#include "play/packed_journal.h"

namespace signifer {
namespace {

namespace fs = std::filesystem;

std::string headerOf(const Session& session, std::int64_t version) {
  Json header{{"format", "signifer-journal"}, {"version", version}, {"seed", session.seed()}};
  if (session.number() != 0) header["number"] = session.number();
  header["battle"] = writeBattle(session.rules(), session.start());
  return header.dump();
}

std::string noteLine(std::uint64_t number, const std::string& patch) {
  return Json{{"n", number}, {"note", Json::parse(patch)}}.dump();
}

// A journal as it is begun: its text, and the number of its last line.
struct Beginning {
  std::string text;
  std::uint64_t number = 0;
};

// Only what older programs cannot read is of a newer format.
Beginning beginningOf(const Session& session, const std::string& notes) {
  const std::vector<Json> lines = branchLines(session);
  const bool newer = std::ranges::any_of(lines, [](const Json& line) { return line.contains("version"); });
  Beginning beginning{sealed(headerOf(session, newer ? newestJournal : 1)), lines.size()};
  for (const Json& line : lines) beginning.text += sealed(line.dump());
  if (notes != "{}") beginning.text += sealed(noteLine(++beginning.number, notes));
  return beginning;
}

// A file with this text, locked, in the place of what was there. The lock on the old file keeps two writers from
// replacing it at once.
File putInPlace(const WriteTarget& target, std::string_view text) {
  std::optional<File> old;
  if (target.kind == WriteTarget::Kind::ordinary) {
    old.emplace(target.path, O_RDONLY);
    lockFile(*old, target.path);
    if (identityAt(target.path) != old->identity()) throw FileHeld(target.path, std::nullopt);
  }
  Replacement fresh(target);
  lockFile(fresh.file(), target.path);
  fresh.file().write(text);
  fresh.place();
  return fresh.take();
}

File createFile(const fs::path& path, const WriteTarget& target, std::string_view text) {
  if (target.kind == WriteTarget::Kind::stream) {
    File stream = openStream(path);
    stream.write(text);
    stream.sync();
    return stream;
  }
  try {
    return putInPlace(target, text);
  } catch (const FileHeld&) {
    throw;
  } catch (const FileError&) {
    // Somebody else has just begun the same file: it says who.
    if (target.kind == WriteTarget::Kind::fresh && identityAt(target.path)) return putInPlace(writeTarget(path), text);
    throw;
  }
}

}  // namespace

std::string journalText(const Session& session, const std::string& notes) { return beginningOf(session, notes).text; }

JournalWriter::JournalWriter(fs::path path, const Session& session, File file, bool stream)
    : path_(std::move(path)), session_(session), file_(std::move(file)), stream_(stream) {
  if (!stream_) note_.emplace(file_.path());
}

JournalWriter::~JournalWriter() {
  if (waitingLines_ > 0) (void)tryAgain();
}

std::unique_ptr<JournalWriter> JournalWriter::create(const fs::path& path, const Session& session,
                                                     const std::string& notes) {
  const auto [text, number] = beginningOf(session, notes);
  const WriteTarget target = writeTarget(path);
  const bool stream = target.kind == WriteTarget::Kind::stream;
  std::unique_ptr<JournalWriter> writer(new JournalWriter(path, session, createFile(path, target, text), stream));
  writer->length_ = text.size();
  writer->number_ = number;
  return writer;
}

std::unique_ptr<JournalWriter> JournalWriter::resume(const fs::path& path, const OpenedJournal& opened) {
  assert(opened.mayGoOn());
  File file = openToAppend(path);
  lockFile(file, file.path());
  if (identityAt(file.path()) != file.identity() || file.size() != opened.fileSize ||
      crc32(file.read(0, opened.fileSize)) != opened.checksum)
    throw FileError(path, "was changed while it was read; open it again");
  std::unique_ptr<JournalWriter> writer(new JournalWriter(path, *opened.session, std::move(file), false));
  writer->length_ = opened.length;
  writer->tail_ = writer->file_.read(opened.length, opened.fileSize - opened.length);
  writer->number_ = opened.lastNumber;
  if (opened.endMissing) writer->waiting_ = "\n";
  return writer;
}

void JournalWriter::line(const std::string& body) {
  waiting_ += sealed(body);
  ++waitingLines_;
  (void)tryAgain();
}

void JournalWriter::appended(const Event& event, const std::optional<Fork>& fork) {
  line(eventLine(session_, session_.battle(), event, ++number_, fork).dump());
}

void JournalWriter::undone() { line(Json{{"n", ++number_}, {"undo", true}}.dump()); }
void JournalWriter::redone() { line(Json{{"n", ++number_}, {"redo", true}}.dump()); }

void JournalWriter::wentTo(BranchIndex branch, std::size_t events) {
  branchLine("go", {{"branch", branch}, {"events", events}});
}
void JournalWriter::named(BranchIndex branch, const std::string& name) {
  branchLine("name", {{"branch", branch}, {"name", name}});
}
void JournalWriter::removed(BranchIndex branch) { branchLine("remove", branch); }
void JournalWriter::restored(BranchIndex branch) { branchLine("restore", branch); }

void JournalWriter::branchLine(const char* word, Json what) {
  line(Json{{"n", ++number_}, {"version", newestJournal}, {word, std::move(what)}}.dump());
}

void JournalWriter::note(const std::string& patch) { line(noteLine(++number_, patch)); }

bool JournalWriter::tryAgain() {
  // Text in a pipe cannot be taken back and written again.
  if (stream_ && problem_) return false;
  try {
    writeWaiting();
    problem_.reset();
  } catch (const std::exception& e) {
    problem_ = e.what();
    try {
      // A reader of the file finds whole lines even before there is room again.
      if (!stream_ && !attempted_.empty()) cutBack();
    } catch (const std::exception&) {
      // The next attempt begins with it.
    }
  }
  return !problem_;
}

void JournalWriter::writeWaiting() {
  if (!stream_ && !inPlace()) putBack();
  if (waitingLines_ == 0) return;
  if (!stream_) cutBack();
  attempted_ = waiting_;
  file_.write(waiting_);
  if (synced_) file_.sync();
  // Written to a file that somebody took away meanwhile, it is nowhere.
  if (!stream_ && !inPlace()) throw FileError(path_, "is no longer in its place");
  length_ += waiting_.size();
  attempted_.clear();
  waiting_.clear();
  waitingLines_ = 0;
}

// Takes off what stands behind the last whole line, if it is what this writer left there or found there.
void JournalWriter::cutBack() {
  const std::uintmax_t size = file_.size();
  if (size == length_ && tail_.empty()) return;
  const std::string behind = size > length_ ? file_.read(length_, size - length_) : std::string();
  const bool ours = tail_.empty() ? attempted_.starts_with(behind) : behind == tail_;
  if (size < length_ || !ours) throw FileError(path_, "was changed by another program");
  if (!tail_.empty()) keepTail();
  file_.truncate(length_);
  attempted_.clear();
}

// An unfinished line was never shown to anybody; kept all the same, it may tell what happened.
void JournalWriter::keepTail() {
  for (int i = 1;; ++i) {
    const fs::path beside = file_.path().string() + ".unfinished" + (i == 1 ? "" : "-" + std::to_string(i));
    if (fs::exists(fs::symlink_status(beside))) continue;
    writeFile(beside, tail_);
    break;
  }
  tail_.clear();
}

bool JournalWriter::inPlace() const { return identityAt(file_.path()) == file_.identity(); }

// The file was moved or deleted: it is written anew under its name, out of the one that is still open.
void JournalWriter::putBack() {
  if (fs::exists(fs::symlink_status(file_.path()))) throw FileError(path_, "another file is in its place");
  const std::uintmax_t kept = length_ + tail_.size();
  const std::string text = file_.read(0, kept);
  if (text.size() != kept) throw FileError(path_, "was changed by another program");
  const WriteTarget target = writeTarget(file_.path());
  note_.reset();
  file_ = putInPlace(target, text);
  note_.emplace(file_.path());
  attempted_.clear();
}

}  // namespace signifer
