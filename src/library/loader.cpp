#include "library/loader.h"

#define BOOST_DLL_USE_STD_FS
#include <algorithm>
#include <boost/dll/shared_library.hpp>

#include "library/manifest.h"
#include "library/module_file.h"
#include "schema/source_error.h"

namespace signifer {
namespace {

namespace fs = std::filesystem;

// Modules stay mapped until the program ends: what they made may outlive any list, and leak checkers cannot name code
// that has been unmapped.
std::vector<boost::dll::shared_library>& keptOpen() {
  static auto* libraries = new std::vector<boost::dll::shared_library>;
  return *libraries;
}

const PluginEntry& openModule(const fs::path& file, const Manifest& manifest) {
  using Mode = boost::dll::load_mode::type;
  if (!fs::exists(file)) throw std::runtime_error("the folder has no module " + file.filename().string());
  requireWholeModule(file);
  boost::dll::shared_library library(file, Mode::rtld_now | Mode::rtld_local);
  if (!library.has("signifer_plugin")) throw std::runtime_error("the module exports no signifer_plugin");
  const auto& entry = library.get<const PluginEntry>("signifer_plugin");
  keptOpen().push_back(std::move(library));
  if (entry.interface != pluginInterface)
    throw std::runtime_error("the module speaks interface " + std::to_string(entry.interface) +
                             ", this program speaks " + std::to_string(pluginInterface));
  if (std::string_view(entry.buildStamp) != SIGNIFER_BUILD_STAMP)
    throw std::runtime_error(std::string("the module was built as ") + entry.buildStamp + ", this program as " +
                             SIGNIFER_BUILD_STAMP);
  if (manifest.id != entry.id)
    throw std::runtime_error("the manifest says \"" + manifest.id + "\", the module \"" + entry.id + "\"");
  return entry;
}

std::vector<fs::path> subfolders(const fs::path& root) {
  std::vector<fs::path> folders;
  std::error_code ignored;
  for (fs::directory_iterator at(root, ignored), end; at != end; at.increment(ignored))
    if (at->is_directory(ignored)) folders.push_back(at->path());
  std::ranges::sort(folders);
  return folders;
}

}  // namespace

std::unique_ptr<RuleSet> RuleSetSource::create(const HouseRules& house) const {
  return makeRuleSet(make, folder, house);
}

void RuleSetLibrary::add(RuleSetSource source) {
  if (const RuleSetSource* first = find(source.id)) {
    problems_.push_back(
        {source.folder, "the rule set \"" + source.id + "\" is already offered by " + first->folder.string()});
    return;
  }
  try {
    (void)source.create();
    sources_.push_back(std::move(source));
  } catch (const std::exception& e) {
    problems_.push_back({source.folder, e.what()});
  }
}

void RuleSetLibrary::addFolder(const fs::path& folder) {
  if (!fs::exists(folder / "manifest.json")) return;
  try {
    const Manifest manifest = readManifest(folder);
    const PluginEntry& entry = openModule(folder / "ruleset.so", manifest);
    add({manifest.id, manifest.name, manifest.version, manifest.summary, folder, entry.make});
  } catch (const std::exception& e) {
    problems_.push_back({folder, e.what()});
  }
}

RuleSetLibrary RuleSetLibrary::load(const std::vector<fs::path>& roots) {
  RuleSetLibrary library;
  for (const fs::path& root : roots)
    for (const fs::path& folder : subfolders(root)) library.addFolder(folder);
  std::ranges::sort(library.sources_, {}, &RuleSetSource::id);
  return library;
}

RuleSetLibrary RuleSetLibrary::builtin(const std::vector<const PluginEntry*>& entries, const fs::path& data) {
  RuleSetLibrary library;
  for (const PluginEntry* entry : entries) {
    const fs::path folder = data / entry->id;
    try {
      const Manifest manifest = readManifest(folder);
      library.add({manifest.id, manifest.name, manifest.version, manifest.summary, folder, entry->make});
    } catch (const std::exception& e) {
      library.problems_.push_back({folder, e.what()});
    }
  }
  std::ranges::sort(library.sources_, {}, &RuleSetSource::id);
  return library;
}

const RuleSetSource* RuleSetLibrary::find(std::string_view id) const {
  const auto found = std::ranges::find(sources_, id, &RuleSetSource::id);
  return found == sources_.end() ? nullptr : &*found;
}

}  // namespace signifer
