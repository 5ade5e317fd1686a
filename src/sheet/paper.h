// The papers that a rule set prints for its players: paper.json, read with every figure filled in from the tables in
// force. Steps in the imperative, blocks of tables and tests, and which of them stand on which document. Nothing here
// rules on anything: a test names the procedure whose modifiers it prints, so that a check can hold the one against the
// other.
#pragma once

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ruleset.h"
#include "schema/document.h"
#include "schema/json_text.h"
#include "sheet/document.h"

namespace signifer {

/// A printed modifier: rows of the tables that one line stands for, and when it counts, in words and by inputs.
struct PaperModifier {
  std::vector<Row> rows;
  /// The places of the rows in the tables.
  std::vector<std::string> paths;
  std::string text;
  /// Inputs and results of the procedure, and the values that they must have: a value, a list of values, or {"from",
  /// "above", "to"}. At least {"times"} what the input {"of"} is may be asked too. Under "not" stands what must not
  /// hold together.
  Json condition = Json::object();
  /// The input that picks the row (1 the first) or, with a single row, how often it counts; empty for once.
  std::string each;
  int most = 1000;
  /// How much of the input counts once.
  int per = 1;
  /// Stands instead of the sum so far.
  bool sets = false;
  /// Taken off where the table adds it.
  bool lowers = false;
};

/// A printed test: what a player adds up by hand.
struct PaperTest {
  std::string procedure;
  Json given = Json::object();
  /// When the test is taken at all, as conditions of modifiers are written.
  Json condition = Json::object();
  /// The result that the sum is, what it starts from (an input, a result, a figure of the tables, or "dice"), whether
  /// modifiers lower it (-1), and its bounds.
  std::string result;
  std::string from;
  int sign = 1;
  int least = -1000;
  int most = 1000;
  /// A sum of this or more is none, which the result says as 0.
  int none = 1000;
  std::vector<PaperModifier> modifiers;

  /// The sum of the printed modifiers in a situation, from `start`.
  [[nodiscard]] int sum(const Json& input, int start) const;
};

/// Whether a condition holds, or a modifier counts, in a situation: inputs, and results where they are known.
[[nodiscard]] bool holds(const Json& condition, const Json& input);
[[nodiscard]] bool counts(const PaperModifier& modifier, const Json& input);

struct PaperStep {
  /// Steps of the sequence that this line is for.
  std::vector<std::string> of;
  std::string title;
  std::string text;
  /// Three words for the strip.
  std::string brief;
  std::vector<std::string> rules;
  std::string loop;
  bool part = false;
  bool optional = false;
  ActorDisc disc = ActorDisc::none;
};

struct PaperPhase {
  std::string title;
  std::string aside;
  std::vector<PaperStep> steps;
};

struct PaperBlock {
  std::string id;
  SheetPanel panel;
  std::vector<PaperTest> tests;
};

/// A column of rosters, troop tables and cards: a figure of the profile, or a text.
struct PaperColumn {
  std::string head;
  std::string field;
  /// Behind the figure: "+" for "4+".
  std::string behind;
  bool sign = false;
  /// A length in inches, printed in the unit of now.
  bool length = false;
  /// In rosters, the figure that is played with, worked out from the profile; none where the profile is not so.
  std::optional<Node> played = {};
  Json condition = Json::object();
};

/// How a unit is listed.
struct PaperRoster {
  std::vector<PaperColumn> columns;
  /// Profile fields that are said in words: the kind first, then what is special.
  std::vector<std::string> kinds;
  std::vector<std::string> traits;
  /// The profile field that counts squares of lasting harm.
  std::string harm;
  std::string harmTitle;
  /// The meaning of a mark that is drawn heavy.
  std::string heavyTitle;
  /// A state in which units begin, over profile and status, said where it holds.
  struct Start {
    Node text;
    Json condition;
  };
  std::vector<Start> start;
  /// The meaning of the special rules: field or word, text, rules.
  struct Trait {
    std::string name;
    std::string text;
    std::vector<std::string> rules;
  };
  std::vector<Trait> explained;
  /// The profile field at whose figure the army's track touches a unit; empty for none.
  std::string wear;
  /// The field of the status that holds the unit of which another one is a part; empty for none.
  std::string with;
  /// The block whose tracks stand for leaders' commands: an army's sheet has those of its own leaders instead.
  std::string commands;
};

/// A block of the reference sheet that an army's sheet has if there is room. The block is for armies with units of a
/// kind or trait; an empty list means all armies.
struct PaperArmyBlock {
  std::string block;
  std::string only;
};

/// The effects of a kind of ground, for a battle's sheet; "" stands for higher ground without a kind of its own.
struct PaperGround {
  std::string kind;
  std::string text;
  std::vector<std::string> rules;
};

/// The make-up of cards for units, or for leaders. Texts wait for the figures of whoever a card is for; conditions are
/// those of modifiers, over profile and status.
struct PaperCard {
  struct Line {
    std::string label;
    Node text;
    std::vector<std::string> rules;
    Json condition;
  };
  struct Track {
    std::string title;
    SheetTrack::Kind kind = SheetTrack::Kind::square;
    /// How many marks, and which of them is the threshold.
    Node most;
    std::optional<Node> heavy;
    Json condition;
  };
  struct State {
    std::string text;
    Json condition;
  };
  std::vector<PaperColumn> columns;
  /// Fields of the profile that are said in words below the name.
  std::vector<std::string> kinds;
  std::vector<Line> lines;
  std::vector<Track> tracks;
  std::vector<State> states;
};

/// A block's table of rolls told the other way round: a result a row, with the rolls that have it. It is shorter where
/// many rolls have one result.
[[nodiscard]] SheetPanel turnedRound(const SheetPanel& panel);

struct Paper {
  std::string prefix;
  std::string subtitle;
  int turns = 6;
  /// The turns after which a battle ends, under the rules in force; 0 for none, or where none is known.
  int limit = 0;
  /// The option that says so; empty for none.
  std::string limitOption;
  std::vector<PaperPhase> phases;
  std::vector<PaperBlock> blocks;
  /// Ids of blocks, in their order; "-" begins a new page.
  std::vector<std::string> foot, reference, odds, record, victory;
  /// Blocks that the reference sheet has where it leaves room, in order of need.
  std::vector<std::string> besides;
  /// Blocks that a checklist for the pocket has besides: first those whose table it has turned round, a result a row.
  std::vector<std::string> turned, pocket;
  /// Blocks that fill the back of such a page, where it has one, in order of need.
  std::vector<std::string> back;
  std::vector<PaperArmyBlock> army;
  std::vector<PaperGround> ground;
  /// The field of the battle's status that holds the side that begins; empty for none.
  std::string begins;
  PaperRoster roster;
  PaperCard unitCard, leaderCard;
  /// The document that holds the texts of cards.
  std::shared_ptr<const Document> source;
  /// A reader's words for words of profiles, tables and results.
  std::vector<std::pair<std::string, std::string>> words;

  [[nodiscard]] const PaperBlock* find(std::string_view id) const;
  [[nodiscard]] std::string word(const std::string& plain) const;

  /// Reads paper.json of a rule set's folder; nothing where there is none. `ledger` is the rule set without house
  /// rules. Only what stands on `documents` is worked out ("reference", "odds", "cards" and so on), everything where
  /// they are left out. Throws SourceError.
  [[nodiscard]] static std::optional<Paper> read(
      const std::filesystem::path& folder, const RuleSet& rules, const RuleSet& ledger,
      const std::optional<std::vector<std::string>>& documents = std::nullopt);
};

}  // namespace signifer
