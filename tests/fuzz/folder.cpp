// A rule set's folder with one file exchanged: the first byte says which rule set, the second which file, and the rest
// is the file. It is made, or refused.
#include <unistd.h>

#include <array>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "fuzz.h"

using namespace signifer;

namespace {

namespace fs = std::filesystem;

// A copy of the rule set's files that may be spoilt.
const fs::path& copyOf(const RuleSetSource& source) {
  static std::map<std::string, fs::path> copies;
  fs::path& copy = copies[source.id];
  if (!copy.empty()) return copy;
  copy = fs::temp_directory_path() / ("signifer-fuzz-folder-" + std::to_string(::getpid())) / source.id;
  fs::create_directories(copy);
  for (const auto& file : fs::directory_iterator(source.folder))
    if (file.path().extension() == ".json") fs::copy_file(file.path(), copy / file.path().filename());
  return copy;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  const RuleSetSource& source = fuzz::source(bytes.next());
  const std::array<std::string, 7> files{"manifest.json", source.id + ".json", "sequence.json", "procedures.json",
                                         "options.json",  "rules.json",        "troops.json"};
  const std::string& name = files[bytes.next() % files.size()];
  const fs::path& folder = copyOf(source);
  std::ofstream(folder / name, std::ios::binary | std::ios::trunc) << bytes.rest();
  fuzz::refusing(bytes.rest(), [&] { (void)makeRuleSet(source.make, folder); });
  fs::copy_file(source.folder / name, folder / name, fs::copy_options::overwrite_existing);
  return 0;
}
