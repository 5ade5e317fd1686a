// The parts that every verb of the command line shares: the source of its rule sets, its house rules, and its exit
// code. Each verb stands in a file of its own and adds itself to the command line (verbs.h).
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "cli/verb.h"
#include "play/house_rules.h"
#include "play/opening.h"
#include "play/position.h"
#include "schema/document.h"

namespace signifer::cli {

/// The ways the program ends: the answer is fine, the answer is no, or the question is wrong.
enum class Exit : int { fine = 0, no = 1, wrong = 2, interrupted = 130 };

/// A question that cannot be answered as it was put.
class WrongQuestion : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// House rules as they were given: files', later ones before earlier ones, and single options that come before all.
class GivenHouseRules {
 public:
  GivenHouseRules() = default;
  GivenHouseRules(std::vector<Overlay> files, HouseRules single);

  /// The files', and the single options as one without a file.
  [[nodiscard]] const std::vector<Overlay>& overlays() const { return overlays_; }
  [[nodiscard]] const std::vector<HouseRulesLayer>& layers() const { return layers_; }
  /// These and single options besides.
  [[nodiscard]] GivenHouseRules with(const std::vector<std::string>& options) const;

 private:
  std::vector<Overlay> overlays_;
  std::vector<HouseRulesLayer> layers_;
};

class Program {
 public:
  /// Folder of rule-set folders that --rulesets names; empty for the usual ones.
  std::string ruleSetFolder;
  Exit exit = Exit::fine;

  /// The rule sets, found when first asked for.
  [[nodiscard]] const RuleSetLibrary& library();
  /// A library that has this rule set, if any has, and perhaps no other: making all of them takes time.
  [[nodiscard]] const RuleSetLibrary& libraryWith(std::string_view id);
  /// Throws WrongQuestion where no rule set has the id.
  [[nodiscard]] const RuleSetSource& source(std::string_view id);
  [[nodiscard]] std::unique_ptr<RuleSet> ruleSet(std::string_view id, const GivenHouseRules& house = {});
  /// A battle under these house rules. Where its own cannot be used it opens without them, and they are named on
  /// standard error with their reasons. Throws SourceError.
  [[nodiscard]] Position position(const Document& battle, const GivenHouseRules& house = {});
  /// The battle of a file, a journal or a name that 'scenarios' lists; "-" is standard input.
  [[nodiscard]] Position anyPosition(const std::string& battle);
  [[nodiscard]] const Procedure& procedure(const RuleSet& rules, std::string_view id) const;

 private:
  std::optional<RuleSetLibrary> library_;
  std::map<std::string, RuleSetLibrary, std::less<>> single_;
};

/// The options --house and --house-rules of a verb. Must outlive the parsing.
struct HouseArguments {
  /// The id of a preset; empty for none.
  std::string preset;
  std::vector<std::string> options;
  std::vector<std::string> files;

  void addTo(Verb verb);
  /// A file that cannot be used (over `below`, the house rules of a battle) is left out, and named on standard error
  /// with its reasons. Throws WrongQuestion or SourceError where a file cannot be read at all, or a single option is
  /// wrong.
  [[nodiscard]] GivenHouseRules read(const RuleSetSource& source, const HouseRulesLayer* below = nullptr) const;
};

/// Names what was left out on standard error.
void tellLeftOut(const std::vector<LeftOutOverlay>& leftOut);

/// Reads a whole document, standard input for "-". Throws SourceError.
[[nodiscard]] Document readDocument(const std::string& path);

/// JSON as it is printed for programs: one line and its end.
void printJson(const Json& json);

}  // namespace signifer::cli
