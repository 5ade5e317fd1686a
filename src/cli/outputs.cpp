#include "cli/outputs.h"

#include <algorithm>

#include "cli/program.h"
#include "files/write_file.h"
#include "language/language.h"

namespace signifer::cli {
namespace {

bool isNone(const std::string& name) { return name.empty() || name == "-"; }

bool readBy(const std::vector<std::string>& inputs, const std::filesystem::path& path) {
  const auto output = identityAt(path);
  return output && std::ranges::any_of(
                       inputs, [&](const std::string& input) { return !isNone(input) && identityAt(input) == output; });
}

}  // namespace

void checkOutputs(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs) {
  std::vector<std::filesystem::path> known;
  for (const std::string& output : outputs) {
    if (isNone(output)) continue;
    const WriteTarget target = writeTarget(output);
    // A device or a pipe holds nothing that could be lost, and takes one text after the other.
    if (target.kind == WriteTarget::Kind::stream) continue;
    if (readBy(inputs, target.path))
      throw WrongQuestion(said("{0}: it is read for this, so it is not written over; name another file", {output}));
    const std::filesystem::path path =
        std::filesystem::canonical(target.path.has_parent_path() ? target.path.parent_path() : ".") /
        target.path.filename();
    if (std::ranges::find(known, path) != known.end())
      throw WrongQuestion(said("{0}: a file of its own was expected for each that is written", {output}));
    known.push_back(path);
  }
}

}  // namespace signifer::cli
