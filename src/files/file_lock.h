// One writer a file. The lock is an advisory one on the file itself, so it ends with its process in any case. A note
// beside the file names its holder. Locks do not hinder reading.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "files/file.h"

namespace signifer {

/// Who writes a file.
struct LockHolder {
  std::int64_t process = 0;
  std::string host;
  std::string program;
  /// Date and time, UTC, as "2026-11-22 15:21".
  std::string since;
};

/// "signifer-cli (process 4711 on table-pc, since 2026-11-22 15:21 UTC)".
[[nodiscard]] std::string worded(const LockHolder& holder);

/// Somebody else writes the file.
class FileHeld : public FileError {
 public:
  FileHeld(const std::filesystem::path& path, std::optional<LockHolder> holder);
  /// Nothing where the holder left no note.
  [[nodiscard]] const std::optional<LockHolder>& holder() const { return holder_; }

 private:
  std::optional<LockHolder> holder_;
};

/// Locks an open file, until it is closed. `path` is what it is (or will be) called. Does nothing where the file's
/// system has no locks. Throws FileHeld.
void lockFile(const File& file, const std::filesystem::path& path);

/// The note about the holder of a file's lock: there while this lives. A note that cannot be written is left out.
class LockNote {
 public:
  explicit LockNote(const std::filesystem::path& path);
  LockNote(const LockNote&) = delete;
  LockNote& operator=(const LockNote&) = delete;
  ~LockNote();

  /// The note's file: ".NAME.lock" beside the file.
  [[nodiscard]] static std::filesystem::path pathFor(const std::filesystem::path& path);

 private:
  std::filesystem::path note_;
  bool written_ = false;
};

}  // namespace signifer
