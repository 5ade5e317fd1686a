// An open file of the system and what may go wrong with it. Closed when it goes; nothing is buffered, so what was
// written has reached the system, and what was synced the disk.
#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace signifer {

/// A refusal of the disk, with the file's name before it.
class FileError : public std::runtime_error {
 public:
  FileError(const std::filesystem::path& path, const std::string& what);
  /// `error` is the system's number, said in its words.
  FileError(const std::filesystem::path& path, const std::string& what, int error);
};

/// Which file it is, whatever it is called.
struct FileIdentity {
  std::uint64_t device = 0;
  std::uint64_t node = 0;
  friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};
[[nodiscard]] FileIdentity identityOf(const struct stat& status);
/// Of what a path leads to; nothing where nothing is there.
[[nodiscard]] std::optional<FileIdentity> identityAt(const std::filesystem::path& path);

class File {
 public:
  /// `flags` and `mode` as for open(2). Throws FileError.
  File(std::filesystem::path path, int flags, mode_t mode = 0666);
  /// Takes over an open file.
  File(std::filesystem::path path, int descriptor, std::nullptr_t) noexcept;
  File(File&& other) noexcept;
  File& operator=(File&& other) noexcept;
  ~File();

  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// What errors call it.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  void setPath(std::filesystem::path path) { path_ = std::move(path); }
  [[nodiscard]] struct stat status() const;
  [[nodiscard]] std::uintmax_t size() const { return static_cast<std::uintmax_t>(status().st_size); }
  [[nodiscard]] FileIdentity identity() const { return identityOf(status()); }

  /// All of it, or an error; what was written before the error stays there.
  void write(std::string_view text);
  /// At most so many bytes from a place on.
  [[nodiscard]] std::string read(std::uintmax_t from, std::uintmax_t most) const;
  /// Forces what was written to the disk; does nothing for pipes and devices that cannot.
  void sync();
  void truncate(std::uintmax_t length);

 private:
  void close() noexcept;

  std::filesystem::path path_;
  int descriptor_ = -1;
};

/// Forces the names in a folder to the disk, where the system can.
void syncFolder(const std::filesystem::path& folder);

}  // namespace signifer
