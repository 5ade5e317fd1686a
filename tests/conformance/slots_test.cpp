// A rule set whose JSON numbers its slots or their words otherwise than its code does is refused when it is loaded.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "conformance/rule_sets.h"

namespace signifer::conformance::slots_test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// The lists that play numbers, by their pointers, if they have two names to be swapped.
std::vector<std::string> listsOf(const Json& file) {
  std::vector<std::string> lists;
  const auto take = [&](const std::string& pointer) {
    if (const Json::json_pointer at(pointer); file.contains(at) && file[at].size() > 1) lists.push_back(pointer);
  };
  for (const std::string list : {"/unitProfile", "/unitStatus", "/personProfile", "/personStatus", "/sideStatus",
                                 "/battleStatus", "/relations", "/tasks", "/actions"}) {
    take(list);
    for (std::size_t i = 0; file.contains(Json::json_pointer(list)) && i < file[Json::json_pointer(list)].size(); ++i)
      if (list.ends_with("Profile") || list.ends_with("Status")) take(list + "/" + std::to_string(i) + "/values");
  }
  if (file.contains("terrainEnum")) take("/terrain");
  return lists;
}

/// A copy of a rule set's JSON, gone with the test.
class Copy {
 public:
  explicit Copy(const std::string& id)
      : folder(fs::temp_directory_path() / ("signifer-slots-" + id + "-" + std::to_string(::getpid()))) {
    fs::create_directories(folder);
    for (const auto& entry : fs::directory_iterator(sourcesOf(id).folder))
      if (entry.path().extension() == ".json") fs::copy_file(entry, folder / entry.path().filename());
  }
  ~Copy() {
    std::error_code ignored;
    fs::remove_all(folder, ignored);
  }
  Copy(const Copy&) = delete;
  Copy& operator=(const Copy&) = delete;

  const fs::path folder;
};

TEST(Slots, ThatAreSwappedInAFileAreRefusedWithTheirPlace) {
  for (const RuleSetSource& source : library().sources()) {
    const Copy copy(source.id);
    const fs::path name = copy.folder / (source.id + ".json");
    const Json file = Json::parse(std::ifstream(name));
    const std::vector<std::string> lists = listsOf(file);
    EXPECT_GE(lists.size(), 3U) << source.id;
    for (const std::string& list : lists) {
      Json changed = file;
      Json& names = changed[Json::json_pointer(list)];
      std::swap(names[0], names[1]);
      std::ofstream(name) << changed.dump(2);
      try {
        (void)makeRuleSet(source.make, copy.folder);
        ADD_FAILURE() << source.id << " loads with " << list << " swapped";
      } catch (const SourceError& fault) {
        EXPECT_NE(std::string(fault.what()).find(list), std::string::npos) << fault.what();
      }
    }
  }
}

}  // namespace
}  // namespace signifer::conformance::slots_test
