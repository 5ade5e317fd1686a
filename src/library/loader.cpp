#include "library/loader.h"

#define BOOST_DLL_USE_STD_FS
#include <algorithm>
#include <boost/dll/shared_library.hpp>
#include <mutex>

#include "language/language.h"
#include "library/manifest.h"
#include "library/module_file.h"
#include "schema/reason.h"
#include "schema/source_error.h"

namespace signifer {

// To read a rule set takes longer than most that is asked of it. Its texts are in the language of that moment.
class FirstMade {
 public:
  explicit FirstMade(std::unique_ptr<RuleSet> rules) : rules_(std::move(rules)), language_(spokenLanguage()) {}

  /// Null where it was taken already, or speaks another language than the program does now.
  std::unique_ptr<RuleSet> take() {
    const std::lock_guard lock(mutex_);
    return language_ == spokenLanguage() ? std::move(rules_) : nullptr;
  }

 private:
  std::mutex mutex_;
  std::unique_ptr<RuleSet> rules_;
  std::string language_;
};

namespace {

namespace fs = std::filesystem;

// Modules stay mapped until the program ends: what they made may outlive any list, and leak checkers cannot name code
// that has been unmapped.
std::vector<boost::dll::shared_library>& keptOpen() {
  static auto* libraries = new std::vector<boost::dll::shared_library>;
  return *libraries;
}

// The system loader's complaint about a module: it comes behind the file's name, before the library's own words.
std::string loaderReason(const std::string& said, const fs::path& file) {
  const std::size_t name = said.find(file.string() + ": ");
  if (name == std::string::npos) return "the module cannot be loaded";
  const std::size_t start = name + file.string().size() + 2;
  const std::size_t end = std::min(said.rfind("): "), said.rfind(": Bad file descriptor"));
  return "the module cannot be loaded: " + said.substr(start, end - start);
}

boost::dll::shared_library loadModule(const fs::path& file) {
  using Mode = boost::dll::load_mode::type;
  try {
    return boost::dll::shared_library(file, Mode::rtld_now | Mode::rtld_local);
  } catch (const std::exception& e) {
    throw std::runtime_error(loaderReason(e.what(), file));
  }
}

const PluginEntry& openModule(const fs::path& file, const Manifest& manifest) {
  requireWholeModule(file);
  boost::dll::shared_library library = loadModule(file);
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

RuleSetSource made(const Manifest& manifest, const fs::path& folder, const PluginEntry& entry) {
  RuleSetSource source{manifest.id, manifest.name, manifest.version, manifest.summary, folder, entry.make, {}};
  source.first = std::make_shared<FirstMade>(source.create());
  return source;
}

// Whether there is anything of this name: a link that leads nowhere is something, and will be complained about.
bool stands(const fs::path& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type() != fs::file_type::not_found;
}

// A manifest that cannot be read offers nothing; whoever loads all rule sets is told why.
bool offers(const fs::path& folder, std::string_view id) {
  try {
    return readManifest(folder).id == id;
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace

std::unique_ptr<RuleSet> RuleSetSource::create(const HouseRules& house) const {
  const bool standard = house == HouseRules();
  if (standard && first)
    if (std::unique_ptr<RuleSet> made = first->take()) return made;
  return makeRuleSet(make, folder, house);
}

RuleSetSource openRuleSet(const fs::path& folder) {
  const Manifest manifest = readManifest(folder);
  return made(manifest, folder, openModule(folder / "ruleset.so", manifest));
}

template <class Open>
void RuleSetLibrary::add(const fs::path& folder, Open&& open) {
  try {
    RuleSetSource source = open();
    if (const RuleSetSource* first = find(source.id))
      throw std::runtime_error("the rule set \"" + source.id + "\" is already offered by " + first->folder.string());
    sources_.push_back(std::move(source));
  } catch (const std::exception& e) {
    problems_.push_back({folder, reasonOf(e)});
  } catch (...) {
    problems_.push_back({folder, "the module gives up without a reason"});
  }
}

void RuleSetLibrary::addRoot(const fs::path& root, std::string_view only) {
  if (!stands(root)) return;
  std::vector<fs::path> folders;
  std::error_code error;
  if (!fs::is_directory(root, error)) {
    problems_.push_back({root, error ? systemReason(error.value()) : "a folder was expected"});
    return;
  }
  for (fs::directory_iterator at(root, error), end; !error && at != end; at.increment(error)) {
    std::error_code wrong;
    const bool folder = at->is_directory(wrong);
    if (wrong && wrong != std::errc::no_such_file_or_directory)
      problems_.push_back({at->path(), systemReason(wrong.value())});
    else if (folder && stands(at->path() / "manifest.json"))
      folders.push_back(at->path());
  }
  if (error) problems_.push_back({root, "the folder cannot be looked through: " + systemReason(error.value())});
  std::ranges::sort(folders);
  for (const fs::path& folder : folders)
    if (only.empty() || offers(folder, only)) add(folder, [&] { return openRuleSet(folder); });
}

RuleSetLibrary RuleSetLibrary::load(const std::vector<fs::path>& roots, std::string_view only) {
  RuleSetLibrary library;
  for (const fs::path& root : roots) library.addRoot(root, only);
  std::ranges::sort(library.sources_, {}, &RuleSetSource::id);
  return library;
}

RuleSetLibrary RuleSetLibrary::builtin(const std::vector<const PluginEntry*>& entries, const fs::path& data) {
  RuleSetLibrary library;
  for (const PluginEntry* entry : entries) {
    const fs::path folder = data / entry->id;
    library.add(folder, [&] { return made(readManifest(folder), folder, *entry); });
  }
  std::ranges::sort(library.sources_, {}, &RuleSetSource::id);
  return library;
}

const RuleSetSource* RuleSetLibrary::find(std::string_view id) const {
  const auto found = std::ranges::find(sources_, id, &RuleSetSource::id);
  return found == sources_.end() ? nullptr : &*found;
}

}  // namespace signifer
