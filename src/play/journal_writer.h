// Writing a journal: each event is appended, sealed and on the disk before it is shown. One writer a file, for as long
// as it lives. Where the disk refuses, the events wait in memory and problem() says so; every further event tries
// again, and so does tryAgain(). Nothing is ever cut off that the writer has not written itself, but for an unfinished
// last line, of which a copy is kept beside the file.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "files/file.h"
#include "files/file_lock.h"
#include "play/journal.h"
#include "play/session.h"
#include "schema/json_text.h"

namespace signifer {

class JournalWriter final : public EventSink {
 public:
  /// Begins a file with the session's start and all its branches. An ordinary file is replaced in one step; a device
  /// or pipe is written to. `notes` are what the players have noted so far, a JSON object. Throws FileHeld where
  /// another writer has the file, FileError where the disk refuses; nothing has changed then.
  static std::unique_ptr<JournalWriter> create(const std::filesystem::path& path, const Session& session,
                                               const std::string& notes = "{}");
  /// Goes on with a file that has just been read and may go on. Changes nothing before the first event. Throws
  /// FileHeld, or FileError where the file is read-only or no longer what was read.
  static std::unique_ptr<JournalWriter> resume(const std::filesystem::path& path, const OpenedJournal& opened);
  ~JournalWriter() override;

  void appended(const Event& event, const std::optional<Fork>& fork) override;
  void undone() override;
  void redone() override;
  void wentTo(BranchIndex branch, std::size_t events) override;
  void named(BranchIndex branch, const std::string& name) override;
  void removed(BranchIndex branch) override;
  void restored(BranchIndex branch) override;
  /// Keeps what the players have noted beside the events: a JSON Merge Patch to the notes so far.
  void note(const std::string& patch);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Why lines are not on the disk; nothing while all are.
  [[nodiscard]] const std::optional<std::string>& problem() const { return problem_; }
  /// How many lines wait for the disk.
  [[nodiscard]] std::size_t waiting() const { return waitingLines_; }
  /// Writes what waits, and sees that the file is still in its place. Whether all is on the disk now.
  bool tryAgain();
  /// Whether each event is forced to the disk before it counts; off for bulk runs that can be repeated.
  void setSynced(bool synced) { synced_ = synced; }

 private:
  JournalWriter(std::filesystem::path path, const Session& session, File file, bool stream);
  void line(const std::string& body);
  void branchLine(const char* word, Json what);
  void writeWaiting();
  void cutBack();
  void keepTail();
  [[nodiscard]] bool inPlace() const;
  void putBack();

  std::filesystem::path path_;
  const Session& session_;
  File file_;
  /// A device or a pipe: nothing is cut, locked or put back.
  bool stream_;
  std::optional<LockNote> note_;
  std::uint64_t number_ = 0;
  bool synced_ = true;
  /// Bytes that are on the disk: whole lines.
  std::uintmax_t length_ = 0;
  /// An unfinished line that stood behind them when the file was opened.
  std::string tail_;
  /// The text written behind them, perhaps only in part, when the disk refused.
  std::string attempted_;
  std::string waiting_;
  std::size_t waitingLines_ = 0;
  std::optional<std::string> problem_;
};

}  // namespace signifer
