#include "schema/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>

#include "schema/reason.h"
#include "schema/source_error.h"

namespace signifer {
namespace {

class OpenFile {
 public:
  explicit OpenFile(int file) : file_(file) {}
  ~OpenFile() { ::close(file_); }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  [[nodiscard]] int get() const { return file_; }

 private:
  int file_;
};

[[noreturn]] void fail(const std::string& name, const std::string& why) { throw SourceError(name, "", 0, why); }

void requireOrdinary(const std::string& name, mode_t mode) {
  if (S_ISREG(mode)) return;
  const char* kind = S_ISDIR(mode) ? "directory" : S_ISFIFO(mode) ? "pipe" : S_ISSOCK(mode) ? "socket" : "device";
  fail(name, std::string("this is a ") + kind + "; a file was expected");
}

[[noreturn]] void tooLarge(const std::string& name, std::size_t most) {
  fail(name, "at most " + sizeInWords(most) + " are read; this is larger");
}

}  // namespace

std::string sizeInWords(std::size_t bytes) {
  constexpr std::size_t kib = 1024;
  if (bytes >= kib * kib && bytes % (kib * kib) == 0) return std::to_string(bytes / kib / kib) + " MiB";
  if (bytes >= kib && bytes % kib == 0) return std::to_string(bytes / kib) + " KiB";
  return std::to_string(bytes) + " bytes";
}

void requireOrdinaryFile(const std::filesystem::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) fail(path.string(), systemReason(errno));
  requireOrdinary(path.string(), status.st_mode);
}

std::string readTextFrom(int file, const std::string& name, std::size_t most) {
  std::string text;
  std::array<char, std::size_t{1} << 16U> buffer;
  for (;;) {
    const ssize_t n = ::read(file, buffer.data(), buffer.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail(name, systemReason(errno));
    if (n == 0) return text;
    if (static_cast<std::size_t>(n) > most - text.size()) tooLarge(name, most);
    text.append(buffer.data(), static_cast<std::size_t>(n));
  }
}

std::string readTextFile(const std::filesystem::path& path, std::size_t most) {
  const std::string name = path.string();
  // Opened without waiting: a pipe that nobody writes to would hold the program for ever.
  const int opened = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (opened < 0) fail(name, systemReason(errno));
  const OpenFile file(opened);
  struct stat status {};
  if (::fstat(file.get(), &status) != 0) fail(name, systemReason(errno));
  requireOrdinary(name, status.st_mode);
  if (static_cast<std::uintmax_t>(status.st_size) > most) tooLarge(name, most);
  return readTextFrom(file.get(), name, most);
}

}  // namespace signifer
