// A disk without room, for one test: no file of this process may grow beyond a size. The system then refuses writes as
// a full disk does, part of a line written, and lets them pass again when the room comes back.
#pragma once

#include <sys/resource.h>

#include <csignal>

namespace signifer::test {

class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    (void)std::signal(SIGXFSZ, SIG_IGN);
    (void)::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit now{bytes, before_.rlim_max};
    (void)::setrlimit(RLIMIT_FSIZE, &now);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    (void)::setrlimit(RLIMIT_FSIZE, &before_);
    (void)std::signal(SIGXFSZ, SIG_DFL);
  }

 private:
  rlimit before_{};
};

}  // namespace signifer::test
