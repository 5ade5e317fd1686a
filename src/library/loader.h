// Finds and loads rule sets. A folder's manifest is read before anything is mapped. A module is checked (interface,
// build stamp, id) before its first call and never unloaded. A bad module is listed with its reason while the others
// work.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/plugin.h"
#include "rules/ruleset.h"

namespace signifer {

class FirstMade;

/// A rule set that can be made, with or without house rules.
struct RuleSetSource {
  std::string id;
  std::string name;
  std::string version;
  std::string summary;
  std::filesystem::path folder;
  std::unique_ptr<RuleSet> (*make)(Definition definition) = nullptr;
  /// The one that was made to see that it works, until somebody asks for it.
  std::shared_ptr<FirstMade> first;

  /// A rule set under these house rules. Throws SourceError.
  [[nodiscard]] std::unique_ptr<RuleSet> create(const HouseRules& house = {}) const;
};

/// The rule set in a folder with its module, made once to see that it works. Throws SourceError or std::runtime_error.
[[nodiscard]] RuleSetSource openRuleSet(const std::filesystem::path& folder);

/// A folder that holds no usable rule set, or that cannot be looked through, and why.
struct LoadProblem {
  std::filesystem::path folder;
  std::string reason;
};

/// All rule sets that were found: by id, each id once. The first folder that offers an id wins, later ones are listed
/// as problems.
class RuleSetLibrary {
 public:
  /// Looks through folders of rule-set folders in this order. Throws nothing: what cannot be used is a problem.
  static RuleSetLibrary load(const std::vector<std::filesystem::path>& roots) { return load(roots, {}); }
  /// Loads only the folders whose manifest has the id `only`: to make one rule set and not all of them.
  static RuleSetLibrary load(const std::vector<std::filesystem::path>& roots, std::string_view only);
  /// Rule sets linked into the program; their data stand in `data`/<id>.
  static RuleSetLibrary builtin(const std::vector<const PluginEntry*>& entries, const std::filesystem::path& data);

  [[nodiscard]] const std::vector<RuleSetSource>& sources() const { return sources_; }
  [[nodiscard]] const std::vector<LoadProblem>& problems() const { return problems_; }
  [[nodiscard]] const RuleSetSource* find(std::string_view id) const;

 private:
  void addRoot(const std::filesystem::path& root, std::string_view only);
  template <class Open>
  void add(const std::filesystem::path& folder, Open&& open);
  std::vector<RuleSetSource> sources_;
  std::vector<LoadProblem> problems_;
};

}  // namespace signifer
