// Writing a file whole: either the old or the new content is there, never half of it. Only an ordinary file is
// replaced; devices and pipes are written to, a symbolic link keeps pointing where it points, and what is not to be
// written to leaves nothing behind.
#pragma once

#include <filesystem>
#include <string_view>

#include "files/file.h"

namespace signifer {

/// What writing to a path means.
struct WriteTarget {
  enum class Kind {
    /// Nothing is there yet.
    fresh,
    /// An ordinary file, to be replaced.
    ordinary,
    /// A device, a pipe, or this program's own output, to be written to as it stands.
    stream
  };
  Kind kind = Kind::fresh;
  /// Behind all symbolic links, except for a stream.
  std::filesystem::path path;
};

/// Throws FileError where the path is a folder, lies in none, or may not be written to.
[[nodiscard]] WriteTarget writeTarget(const std::filesystem::path& path);

/// Opens a stream for writing. Throws FileError.
[[nodiscard]] File openStream(const std::filesystem::path& path);

/// Opens an ordinary file that is there, for reading and for writing at its end. Throws FileError where it is none, is
/// read-only or cannot be opened.
[[nodiscard]] File openToAppend(const std::filesystem::path& path);

/// A file that is written under a name of its own beside `target` and then takes that name. Goes without a trace unless
/// it was put in place; has the permissions of the file that it replaces.
class Replacement {
 public:
  /// Throws FileError.
  explicit Replacement(const WriteTarget& target);
  Replacement(const Replacement&) = delete;
  Replacement& operator=(const Replacement&) = delete;
  ~Replacement();

  [[nodiscard]] File& file() { return file_; }
  /// Forces the content to the disk and gives it the target's name. Where nothing was there when it began, nothing may
  /// be there now. Throws FileError, and changes nothing then.
  void place();
  /// The file, open for reading and writing, once it is in place.
  [[nodiscard]] File take();

 private:
  WriteTarget target_;
  File file_;
  bool placed_ = false;
};

/// Writes text to wherever a path leads. Throws FileError.
void writeFile(const std::filesystem::path& path, std::string_view text);

}  // namespace signifer
