#include "files/file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

namespace signifer {

namespace fs = std::filesystem;

FileError::FileError(const fs::path& path, const std::string& what) : std::runtime_error(path.string() + ": " + what) {}

FileError::FileError(const fs::path& path, const std::string& what, int error)
    : FileError(path, what + ": " + std::strerror(error)) {}

FileIdentity identityOf(const struct stat& status) { return {status.st_dev, status.st_ino}; }

std::optional<FileIdentity> identityAt(const fs::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return identityOf(status);
}

File::File(fs::path path, int flags, mode_t mode) : path_(std::move(path)) {
  do descriptor_ = ::open(path_.c_str(), flags | O_CLOEXEC | O_NOCTTY, mode);
  while (descriptor_ < 0 && errno == EINTR);
  if (descriptor_ < 0) throw FileError(path_, "cannot be opened", errno);
}

File::File(fs::path path, int descriptor, std::nullptr_t) noexcept : path_(std::move(path)), descriptor_(descriptor) {}

File::File(File&& other) noexcept : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

File& File::operator=(File&& other) noexcept {
  close();
  path_ = std::move(other.path_);
  descriptor_ = std::exchange(other.descriptor_, -1);
  return *this;
}

File::~File() { close(); }

void File::close() noexcept {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = -1;
}

struct stat File::status() const {
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0) throw FileError(path_, "cannot be looked at", errno);
  return status;
}

void File::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(descriptor_, text.data(), text.size());
    if (n < 0 && errno != EINTR) throw FileError(path_, "cannot be written", errno);
    if (n > 0) text.remove_prefix(static_cast<std::size_t>(n));
  }
}

std::string File::read(std::uintmax_t from, std::uintmax_t most) const {
  std::string text;
  char buffer[65536];
  while (text.size() < most) {
    const std::size_t room = std::min<std::uintmax_t>(sizeof buffer, most - text.size());
    const ssize_t n = ::pread(descriptor_, buffer, room, static_cast<off_t>(from + text.size()));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) throw FileError(path_, "cannot be read", errno);
    if (n == 0) break;
    text.append(buffer, static_cast<std::size_t>(n));
  }
  return text;
}

void File::sync() {
  // Pipes and devices have nothing to force, and say that they cannot.
  if (::fdatasync(descriptor_) != 0 && errno != EINVAL && errno != EROFS && errno != ENOTSUP)
    throw FileError(path_, "cannot be written", errno);
}

void File::truncate(std::uintmax_t length) {
  if (::ftruncate(descriptor_, static_cast<off_t>(length)) != 0) throw FileError(path_, "cannot be cut", errno);
}

void syncFolder(const fs::path& folder) {
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  // Some file systems cannot sync a folder; the file itself has been synced.
  (void)::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace signifer
