#include "files/file_lock.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <ctime>
#include <nlohmann/json.hpp>

#include "files/write_file.h"

namespace signifer {
namespace {

namespace fs = std::filesystem;

std::string hostName() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

std::string now() {
  const std::time_t time = std::time(nullptr);
  std::tm utc{};
  ::gmtime_r(&time, &utc);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &utc)};
}

// A note may be left over from a process that was killed; only what can be true is told.
std::optional<LockHolder> holderOf(const fs::path& path) {
  constexpr std::uintmax_t mostBytes = 4096;
  try {
    const File note(LockNote::pathFor(path), O_RDONLY | O_NONBLOCK);
    const auto json = nlohmann::json::parse(note.read(0, mostBytes));
    LockHolder holder{json.at("process"), json.at("host"), json.at("program"), json.at("since")};
    const bool gone = holder.host == hostName() && ::kill(static_cast<pid_t>(holder.process), 0) != 0 && errno == ESRCH;
    if (gone) return std::nullopt;
    return holder;
  } catch (const FileError&) {
  } catch (const nlohmann::json::exception&) {
  }
  return std::nullopt;
}

}  // namespace

std::string worded(const LockHolder& holder) {
  return holder.program + " (process " + std::to_string(holder.process) + " on " + holder.host + ", since " +
         holder.since + " UTC)";
}

FileHeld::FileHeld(const fs::path& path, std::optional<LockHolder> holder)
    : FileError(path, "is being written by " + (holder ? worded(*holder) : std::string("another program"))),
      holder_(std::move(holder)) {}

void lockFile(const File& file, const fs::path& path) {
  while (::flock(file.descriptor(), LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) throw FileHeld(path, holderOf(path));
    // Some network folders know no locks. The writer notices there when its file was changed by somebody else.
    if (errno == ENOLCK || errno == ENOTSUP || errno == ENOSYS) return;
    if (errno != EINTR) throw FileError(path, "cannot be locked", errno);
  }
}

fs::path LockNote::pathFor(const fs::path& path) {
  return path.parent_path() / ("." + path.filename().string() + ".lock");
}

LockNote::LockNote(const fs::path& path) : note_(pathFor(path)) {
  const nlohmann::json note{
      {"process", ::getpid()}, {"host", hostName()}, {"program", program_invocation_short_name}, {"since", now()}};
  try {
    // A link with the note's name is not followed, so that no other file is written over.
    std::error_code ignored;
    if (fs::is_symlink(note_, ignored)) fs::remove(note_, ignored);
    writeFile(note_, note.dump() + "\n");
    written_ = true;
  } catch (const std::exception&) {
    // The lock holds all the same; only who holds it is not told.
  }
}

LockNote::~LockNote() {
  if (written_) ::unlink(note_.c_str());
}

}  // namespace signifer
