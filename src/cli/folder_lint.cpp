#include "cli/folder_lint.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <regex>
#include <set>

#include "rules/option_places.h"
#include "schema/document.h"
#include "schema/text_file.h"

namespace signifer {
namespace {

namespace fs = std::filesystem;

class Lint {
 public:
  Lint(const fs::path& folder, const Definition& definition, const fs::path& symbols)
      : folder_(folder), d_(definition), symbols_(symbols), ruleId_(idsLike(definition)) {}

  FolderLint find() {
    readData(d_.id() + ".json");
    for (const char* file : {"sequence.json", "procedures.json", "options.json", "troops.json", "armies.json",
                             "figures.json", "paper.json"})
      readData(file);
    bool sources = false;
    for (const auto& entry : fs::recursive_directory_iterator(folder_))
      if (const fs::path extension = entry.path().extension(); extension == ".cpp" || extension == ".h") {
        sources = true;
        readSource(entry.path());
      }
    if (sources) lookForIdleRules();
    return std::move(found_);
  }

 private:
  // Words that begin as the rule ids of this rule set do.
  static std::regex idsLike(const Definition& definition) {
    std::set<std::string> prefixes;
    for (const RuleText& rule : definition.rules()) prefixes.insert(rule.id.substr(0, rule.id.find('-')));
    std::string all;
    for (const std::string& prefix : prefixes) all += (all.empty() ? "" : "|") + prefix;
    return std::regex("\\b(?:" + (all.empty() ? "-" : all) + ")-[A-Z0-9]+-[0-9]+\\b");
  }

  void readData(const std::string& name) {
    if (!fs::exists(folder_ / name)) return;
    const Document document = Document::load(folder_ / name);
    walk(document.root());
    if (name == "options.json") lookAtOptions(document.root());
  }

  void walk(const Node& node) {
    if (node.isString()) return lookAtText(node);
    if (node.isArray())
      for (const Node& item : node.items()) walk(item);
    if (!node.isObject()) return;
    for (const auto& [key, member] : node.members()) {
      if (key == "symbol" && member.isString()) lookAtSymbol(member);
      if (key == "phrases" && member.isObject())
        for (const auto& [id, phrase] : member.members()) lookAtPlaces(phrase);
      if (key == "asks" && member.isString()) lookAtPlaces(member);
      walk(member);
    }
  }

  void lookAtText(const Node& node) {
    const std::string text = node.text();
    for (std::sregex_iterator at(text.begin(), text.end(), ruleId_), end; at != end; ++at) named_.insert(at->str());
  }

  void lookAtSymbol(const Node& symbol) {
    if (!symbols_.empty() && !fs::exists(symbols_ / (symbol.text() + ".svg")))
      found_.faults.push_back(symbol.error("the name of a drawing in " + symbols_.string() + " was expected"));
  }

  // Places that the engine fills: play/wording.h.
  void lookAtPlaces(const Node& phrase) {
    static constexpr std::array known{"unit", "other", "person", "side", "enemy", "step"};
    if (!phrase.isString()) return;
    const std::string text = phrase.text();
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
      const std::string name = text.substr(at + 1, text.find_first_of("|}", at) - at - 1);
      const bool number = !name.empty() && std::ranges::all_of(name, [](unsigned char c) { return std::isdigit(c); });
      if (!number && std::ranges::find(known, name) == known.end())
        found_.faults.push_back(phrase.error(
            "{unit}, {other}, {person}, {side}, {enemy}, {step} or a number was expected, not {" + name + "}"));
    }
  }

  void lookAtOptions(const Node& root) {
    for (const Node& option : root.at("options").items()) try {
        (void)optionPlaces(d_, option);
      } catch (const SourceError& fault) {
        found_.faults.push_back(fault);
      }
  }

  void readSource(const fs::path& file) {
    static const std::regex told(R"re((?:\.code = |\btell\(\s*|\brefuse\(\s*"[A-Z0-9-]+",\s*)"([a-z0-9-]+)")re");
    const std::string text = readTextFile(file);
    const auto fault = [&](std::ptrdiff_t at, const std::string& expected) {
      const auto line = 1 + std::count(text.begin(), text.begin() + at, '\n');
      found_.faults.emplace_back(file.string(), "", static_cast<int>(line), expected);
    };
    for (std::sregex_iterator at(text.begin(), text.end(), ruleId_), end; at != end; ++at) {
      named_.insert(at->str());
      if (d_.findRule(at->str()) == nullptr)
        fault(at->position(), "the id of a rule of rules.json was expected, not \"" + at->str() + "\"");
    }
    for (std::sregex_iterator at(text.begin(), text.end(), told), end; at != end; ++at)
      if (const std::string id = (*at)[1]; d_.phrase(id) == id)
        fault(at->position(1), "a phrase of " + d_.id() + ".json was expected, not \"" + id + "\"");
  }

  void lookForIdleRules() {
    for (const RuleText& rule : d_.rules())
      if (!named_.contains(rule.id)) found_.notes.push_back("rules.json: nothing but this list names " + rule.id);
  }

  const fs::path& folder_;
  const Definition& d_;
  const fs::path& symbols_;
  std::regex ruleId_;
  std::set<std::string> named_;
  FolderLint found_;
};

}  // namespace

FolderLint lintFolder(const fs::path& folder, const Definition& definition, const fs::path& symbols) {
  return Lint(folder, definition, symbols).find();
}

}  // namespace signifer
