#include "files/write_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <random>
#include <thread>

namespace signifer {
namespace {

namespace fs = std::filesystem;

fs::path folderOf(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

// Follows the links that a path's last name is; the folders on the way may be links as they like.
fs::path behindLinks(fs::path path) {
  constexpr int mostLinks = 40;
  std::error_code error;
  for (int i = 0; fs::is_symlink(fs::symlink_status(path, error)); ++i) {
    if (i == mostLinks) throw FileError(path, "cannot be opened", ELOOP);
    const fs::path next = fs::read_symlink(path, error);
    if (error) throw FileError(path, "cannot be opened", error.value());
    path = next.is_absolute() ? next : folderOf(path) / next;
  }
  return path;
}

// A descriptor of ours that leads to the same file: standard output or error, -1 for none.
int ownOutput(const struct stat& status) {
  for (const int output : {STDOUT_FILENO, STDERR_FILENO}) {
    struct stat ours {};
    if (::fstat(output, &ours) == 0 && identityOf(ours) == identityOf(status)) return output;
  }
  return -1;
}

std::string freshName() {
  std::random_device random;
  std::string name;
  for (int i = 0; i < 16; ++i) name += "0123456789abcdef"[random() % 16];
  return name;
}

// A new file beside another, under a name that nobody guesses.
File freshBeside(const fs::path& path) {
  constexpr int tries = 100;
  for (int i = 0;; ++i) {
    const fs::path name = folderOf(path) / ("." + path.filename().string() + "." + freshName());
    const int descriptor = ::open(name.c_str(), O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (descriptor >= 0) return {name, descriptor, nullptr};
    if (errno != EEXIST || i == tries) throw FileError(path, "cannot be created", errno);
  }
}

// rename(2) that replaces nothing. Some file systems cannot do it in one step.
int renameToFresh(const char* from, const char* to) {
  if (::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -1;
  if (::access(to, F_OK) == 0) {
    errno = EEXIST;
    return -1;
  }
  return ::rename(from, to);
}

// Without any permission to write a file is meant to stay, whoever asks.
bool isReadOnly(const fs::path& path, const struct stat& status) {
  constexpr mode_t anybodyWrites = S_IWUSR | S_IWGRP | S_IWOTH;
  return (status.st_mode & anybodyWrites) == 0 || ::access(path.c_str(), W_OK) != 0;
}

}  // namespace

WriteTarget writeTarget(const fs::path& path) {
  if (path.empty()) throw FileError("\"\"", "a file's name was expected");
  struct stat status {};
  const bool there = ::stat(path.c_str(), &status) == 0;
  if (there && S_ISDIR(status.st_mode)) throw FileError(path, "is a folder; a file was expected");
  if (there && (!S_ISREG(status.st_mode) || ownOutput(status) >= 0)) return {WriteTarget::Kind::stream, path};
  const fs::path target = behindLinks(path);
  // A link of the process's own open files may no longer lead to a name.
  if (there && identityAt(target) != identityOf(status)) return {WriteTarget::Kind::stream, path};
  if (target.filename().empty() || !fs::is_directory(folderOf(target)))
    throw FileError(path, "there is no folder " + folderOf(target).string());
  if (there && isReadOnly(target, status)) throw FileError(path, "is read-only");
  if (::access(folderOf(target).c_str(), W_OK | X_OK) != 0)
    throw FileError(path, "nothing can be written in its folder", errno);
  return {there ? WriteTarget::Kind::ordinary : WriteTarget::Kind::fresh, target};
}

File openStream(const fs::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0)
    if (const int ours = ownOutput(status); ours >= 0) {
      (void)std::fflush(nullptr);
      const int copy = ::fcntl(ours, F_DUPFD_CLOEXEC, 0);
      if (copy < 0) throw FileError(path, "cannot be opened", errno);
      return {path, copy, nullptr};
    }
  if (!S_ISFIFO(status.st_mode)) return {path, O_WRONLY};
  // Opened without waiting for ever: a reader that was started beside us gets a moment to come.
  constexpr int moments = 40;
  int pipe = -1;
  for (int i = 0; i < moments; ++i) {
    pipe = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (pipe >= 0 || errno != ENXIO) break;
    if (i + 1 < moments) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    errno = ENXIO;
  }
  if (pipe < 0 && errno == ENXIO) throw FileError(path, "is a pipe from which nobody reads");
  if (pipe < 0) throw FileError(path, "cannot be opened", errno);
  // Once it is open, writing may wait for its reader.
  (void)::fcntl(pipe, F_SETFL, ::fcntl(pipe, F_GETFL) & ~O_NONBLOCK);
  return {path, pipe, nullptr};
}

File openToAppend(const fs::path& path) {
  const fs::path target = behindLinks(path);
  struct stat status {};
  if (::stat(target.c_str(), &status) != 0) throw FileError(path, "cannot be opened", errno);
  if (!S_ISREG(status.st_mode)) throw FileError(path, "an ordinary file was expected");
  if (isReadOnly(target, status)) throw FileError(path, "is read-only");
  return {target, O_RDWR | O_APPEND};
}

Replacement::Replacement(const WriteTarget& target) : target_(target), file_(freshBeside(target.path)) {
  if (target_.kind != WriteTarget::Kind::ordinary) return;
  struct stat old {};
  if (::stat(target_.path.c_str(), &old) != 0) return;
  // The owner can be kept only by those who may give files away; permissions always.
  (void)!::fchown(file_.descriptor(), old.st_uid, old.st_gid);
  (void)::fchmod(file_.descriptor(), old.st_mode & 07777U);
}

Replacement::~Replacement() {
  if (!placed_) ::unlink(file_.path().c_str());
}

void Replacement::place() {
  file_.sync();
  const char* from = file_.path().c_str();
  const char* to = target_.path.c_str();
  const bool fresh = target_.kind == WriteTarget::Kind::fresh;
  if ((fresh ? renameToFresh(from, to) : ::rename(from, to)) != 0)
    throw FileError(target_.path, "cannot be written", errno);
  placed_ = true;
  syncFolder(folderOf(target_.path));
}

File Replacement::take() {
  file_.setPath(target_.path);
  return std::move(file_);
}

void writeFile(const fs::path& path, std::string_view text) {
  const WriteTarget target = writeTarget(path);
  if (target.kind == WriteTarget::Kind::stream) {
    File stream = openStream(path);
    stream.write(text);
    return stream.sync();
  }
  Replacement replacement(target);
  replacement.file().write(text);
  replacement.place();
}

}  // namespace signifer
