// The journal: a battle's file, one JSON line an event, appended, checksummed and on the disk before the event is
// shown. Save, crash safety, undo, redo, replay, the battle report and a bug report are all this file. A file whose end
// was cut off is read to its last whole line.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "library/loader.h"
#include "play/session.h"

namespace signifer {

/// Writes a session's events to a file as they happen. Throws std::runtime_error where the disk refuses.
class JournalWriter final : public EventSink {
 public:
  /// Begins a file with the session's start and the events so far; an old file is replaced in one step.
  static std::unique_ptr<JournalWriter> create(const std::filesystem::path& path, const Session& session);
  /// Goes on with a file that has just been read to `length` bytes; what stands behind is cut off.
  static std::unique_ptr<JournalWriter> resume(const std::filesystem::path& path, const Session& session,
                                               std::uintmax_t length, std::size_t events);
  ~JournalWriter() override;

  void appended(const Event& event) override;
  void undone() override;
  void redone() override;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Whether each event is forced to the disk before it counts; off for bulk runs that can be repeated.
  void setSynced(bool synced) { synced_ = synced; }

 private:
  JournalWriter(std::filesystem::path path, const Session& session, int file);
  void line(const std::string& body);

  std::filesystem::path path_;
  const Session& session_;
  int file_;
  std::size_t number_ = 0;
  bool synced_ = true;
};

/// A journal that has been read and replayed.
struct OpenedJournal {
  std::unique_ptr<Session> session;
  /// Bytes that were whole; less than the file's size where its end was cut off.
  std::uintmax_t length = 0;
  std::uintmax_t fileSize = 0;
  std::size_t lines = 0;
  /// What the players should know: a torn end, another version of the rule set, events that no longer replay.
  std::string warning;
  /// The events that replayed to another state than recorded (numbers as in the file), empty if all agree.
  std::vector<std::size_t> differing;
};

/// Reads and replays a journal. Throws SourceError where the file is no journal or its rule set is not to be had.
[[nodiscard]] OpenedJournal openJournal(const RuleSetLibrary& library, const std::filesystem::path& path);

/// Loads a battle file (a scenario or a saved moment) into a new session. Throws SourceError.
[[nodiscard]] std::unique_ptr<Session> openBattle(const RuleSetLibrary& library, const std::filesystem::path& path,
                                                  std::uint64_t seed, const HouseRules& house = {});

/// Writes text to a file so that either the old or the new content is there, never half of it.
void writeAtomically(const std::filesystem::path& path, const std::string& text);

}  // namespace signifer
