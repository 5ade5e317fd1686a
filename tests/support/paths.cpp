#include "support/paths.h"

namespace signifer::test {
namespace {

std::string joined(const char* root, std::string_view below) {
  std::string path(root);
  if (!below.empty()) path.append("/").append(below);
  return path;
}

}  // namespace

std::string sourcePath(std::string_view below) { return joined(SIGNIFER_SOURCE_DIR, below); }
std::string buildPath(std::string_view below) { return joined(SIGNIFER_BUILD_DIR, below); }

}  // namespace signifer::test
