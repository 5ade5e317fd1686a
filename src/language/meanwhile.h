// Another language for a while, in one thread: a paper in several languages is written so.
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

namespace signifer {

/// While it lives, its thread speaks another language; all others speak on as they did. Rule sets that the thread makes
/// meanwhile speak it too, and must not outlive it. One at a time in a thread.
class Meanwhile {
 public:
  /// `folder` has the program's own texts. Throws as speak() does.
  Meanwhile(std::string_view language, const std::filesystem::path& folder);
  Meanwhile(const Meanwhile&) = delete;
  Meanwhile& operator=(const Meanwhile&) = delete;
  ~Meanwhile();

 private:
  std::unique_ptr<struct SpokenWords> words_;
};

}  // namespace signifer
