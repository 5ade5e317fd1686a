// A rule set's data: everything that its JSON files say, read once and checked. Who it is, the sequence, the fields of
// profiles and statuses, kinds of action, procedures' forms, tables, phrases, rules, options and sample troops. House
// rules are laid over the JSON before it is read; options are chosen when it is.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/modifiers.h"
#include "rules/procedure.h"
#include "rules/sequence.h"
#include "schema/field.h"
#include "schema/words.h"
#include "table/measures.h"

namespace signifer {

class Document;
class Node;

struct RuleText {
  std::string id;
  std::string text;
  /// sequence, procedure, movement, status or judgement.
  std::string kind;
  /// The sheet does not say it: the ledger's decision.
  bool ours = false;
  /// Steps and other places where it matters; a judgement rule is recalled in those steps.
  std::vector<std::string> livesIn;
  /// A few words for a modifier or a table: "pilum", "downhill"; may be empty.
  std::string label;
};

/// The kinds of a task's arguments: read, checked and written by kind.
enum class TaskArgument : std::uint8_t { unit, person, side, step, number };

/// A kind of Task (battle/battle.h).
struct TaskInfo {
  std::string id;
  /// The arguments that mean something; those behind are 0.
  std::vector<TaskArgument> arguments;
  /// The reply to any other wish while the task waits: "{unit} must react first."
  std::string asks;
};

struct OptionInfo {
  std::string id;
  std::string caption;
  /// The words to choose from; empty for a number.
  std::vector<std::string> values;
  /// The words that people read for each value.
  std::vector<std::string> words;
  std::int32_t least = 0;
  std::int32_t most = 0;
  /// Index of the default word, or the default number.
  std::int32_t standard = 0;
};

/// A kind of action and its parameters.
struct ActionKind {
  std::string id;
  std::string title;
  std::vector<std::string> rules;
  Fields fields;
  /// Offered first where a unit is double-clicked or dragged: "move", "charge", "shoot", "advance" or empty.
  std::string gesture;
};

struct TerrainKind {
  std::string id;
  std::string name;
  /// The way a map draws it: open, hill, wood, river, ford, rough, marsh, road, field, built-up or impassable.
  std::string drawn;
};

struct TroopType {
  std::string id;
  std::string name;
  std::string symbol;
  Length frontage = 0;
  Length depth = 0;
  std::vector<std::int32_t> profile;
};

struct PersonType {
  std::string id;
  std::string name;
  std::string symbol;
  std::vector<std::int32_t> profile;
};

/// House rules as a person gives them: options by name, and a patch of the rule set's JSON.
struct HouseRules {
  std::map<std::string, std::string> options;
  /// A JSON Merge Patch for <id>.json; empty for none.
  std::string patch;
  /// Troop types beside the rule set's own, as a JSON list of what troops.json holds; empty for none.
  std::string troops = {};
  /// Modifiers added to procedures, as a JSON list (docs/file-formats.md, "House rules"); empty for none.
  std::string modifiers = {};
  friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

/// A length that is no fixed number of inches: the battle setting `setting` counts inches, or lengths number `of`.
struct OwnLength {
  std::string name;
  std::size_t setting = 0;
  std::optional<std::size_t> of;
};

/// A list of <id>.json by its pointer, and its names as the code has numbered them, with spaces between.
struct SlotList {
  std::string_view pointer;
  std::string_view names;
};

/// The parts of a battle beyond the rule set's own, in this order: objectives and a step in which units arrive
/// (rules/occasion_parts.h), and a phase in which players deploy (play/deployment.h).
struct BattlePhases {
  bool objectives = false;
  bool arrivals = false;
  bool deployment = false;
};

class Definition {
 public:
  using Phases = BattlePhases;

  /// Reads a rule set's folder. Throws SourceError.
  static Definition load(const std::filesystem::path& folder, const HouseRules& house = {}, Phases phases = {});
  ~Definition();
  Definition(Definition&&) noexcept;
  Definition& operator=(Definition&&) noexcept;

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const std::string& version() const { return version_; }
  [[nodiscard]] const std::string& summary() const { return summary_; }
  /// Lengths of the rule set's own that a battle sets, such as a javelin throw; said beside inches.
  [[nodiscard]] const std::vector<OwnLength>& lengths() const { return lengths_; }
  /// One of them in a battle with these settings.
  [[nodiscard]] Length inInches(const OwnLength& own, std::span<const std::int32_t> settings) const;
  [[nodiscard]] bool grid() const { return grid_; }
  /// The rule set works out every base from profile and status: battle files need not give one.
  [[nodiscard]] bool basesFollow() const { return basesFollow_; }

  [[nodiscard]] const Sequence& sequence() const { return sequence_; }
  [[nodiscard]] const std::vector<ProcedureInfo>& procedures() const { return procedures_; }
  [[nodiscard]] const std::vector<RuleText>& rules() const { return rules_; }
  [[nodiscard]] const RuleText* findRule(std::string_view rule) const;
  [[nodiscard]] const std::vector<OptionInfo>& options() const { return options_; }
  [[nodiscard]] const std::vector<ActionKind>& actions() const { return actions_; }
  [[nodiscard]] const std::vector<TerrainKind>& terrainKinds() const { return terrain_; }
  [[nodiscard]] const std::vector<TroopType>& troops() const { return troops_; }
  [[nodiscard]] const std::vector<PersonType>& people() const { return people_; }

  [[nodiscard]] const Fields& unitProfile() const { return unitProfile_; }
  [[nodiscard]] const Fields& unitStatus() const { return unitStatus_; }
  [[nodiscard]] const Fields& personProfile() const { return personProfile_; }
  [[nodiscard]] const Fields& personStatus() const { return personStatus_; }
  [[nodiscard]] const Fields& sideStatus() const { return sideStatus_; }
  [[nodiscard]] const Fields& battleStatus() const { return battleStatus_; }
  [[nodiscard]] const Fields& settings() const { return settings_; }
  /// Kinds of Relation and of Task, by number.
  [[nodiscard]] const std::vector<std::string>& relationKinds() const { return relationKinds_; }
  [[nodiscard]] const std::vector<std::string>& taskKinds() const { return taskKinds_; }
  /// The facts about the kinds of Task, in the same order.
  [[nodiscard]] const std::vector<TaskInfo>& tasks() const { return tasks_; }

  /// A sentence of the rule set by its id; the id itself where there is none. The view lives as long as this.
  [[nodiscard]] std::string_view phrase(std::string_view id) const;

  // Asked by the rule set's code while it is being made. All throw SourceError where the JSON does not fit.
  [[nodiscard]] ProcedureInfo procedure(std::string_view id) const;
  /// A number, row or list under "tables", by path: "handToHand/veteran".
  [[nodiscard]] int integer(std::string_view path) const;
  [[nodiscard]] double number(std::string_view path) const;
  [[nodiscard]] Row row(std::string_view path) const;
  [[nodiscard]] std::vector<int> integers(std::string_view path) const;
  [[nodiscard]] std::vector<Row> rows(std::string_view path) const;
  /// A list of words, such as the results of a table by score.
  [[nodiscard]] std::vector<std::string> words(std::string_view path) const;
  /// A length given in inches, of 10,000 at most.
  [[nodiscard]] Length length(std::string_view path) const;
  /// The chosen word of an option, as enumerator.
  template <Worded E>
  [[nodiscard]] E option(std::string_view id) const {
    const std::string_view word = optionWord(id);
    for (std::size_t i = 0; i < Words<E>::words.size(); ++i)
      if (Words<E>::words[i] == word) return static_cast<E>(i);
    throwUnknownWord(id, word);
  }
  [[nodiscard]] int optionNumber(std::string_view id) const;
  [[nodiscard]] std::string_view optionWord(std::string_view id) const;
  /// The chosen index or number of each option, in the options' order.
  [[nodiscard]] const std::vector<std::int32_t>& chosen() const { return chosen_; }
  /// Every option is as the ledger has it.
  [[nodiscard]] bool byLedger() const;
  /// Checks that each list has the names that the code was written for, in their order. Throws SourceError.
  void requireSlots(std::span<const SlotList> lists) const;
  /// The weights of the chance to win that is told (rules/to_win.h); nothing where the rule set has none.
  [[nodiscard]] std::optional<Node> toWin() const;
  /// An error in <id>.json at a pointer.
  [[noreturn]] void fail(std::string_view pointer, const std::string& expected) const;
  /// An error in procedures.json at a part of a procedure's form ("inputs"), or at all of it.
  [[noreturn]] void failInForm(std::string_view procedure, std::string_view part, const std::string& expected) const;

 private:
  friend class DefinitionReader;
  Definition();
  [[noreturn]] void throwUnknownWord(std::string_view option, std::string_view word) const;
  [[nodiscard]] Node table(std::string_view path) const;

  std::unique_ptr<Document> main_;
  std::unique_ptr<Document> forms_;
  std::string id_, name_, version_, summary_;
  std::vector<OwnLength> lengths_;
  bool grid_ = false;
  bool basesFollow_ = false;
  Sequence sequence_;
  std::vector<ProcedureInfo> procedures_;
  std::vector<RuleText> rules_;
  std::vector<OptionInfo> options_;
  std::vector<std::int32_t> chosen_;
  std::vector<ActionKind> actions_;
  std::vector<TerrainKind> terrain_;
  std::vector<TroopType> troops_;
  std::vector<PersonType> people_;
  Fields unitProfile_, unitStatus_, personProfile_, personStatus_, sideStatus_, battleStatus_, settings_;
  std::vector<std::string> relationKinds_, taskKinds_;
  std::vector<TaskInfo> tasks_;
  std::map<std::string, std::string, std::less<>> phrases_;
};

}  // namespace signifer
