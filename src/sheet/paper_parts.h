// The parts of a block in paper.json: facts, bands, modifiers, tables, odds, tracks, troops.
#pragma once

#include "schema/document.h"
#include "sheet/figures.h"
#include "sheet/paper.h"

namespace signifer {

/// A list of rules as paper.json writes it ("CHG-5 BW-2", "H2H-10..12"); each must be a rule of the rule set. Throws
/// SourceError.
[[nodiscard]] std::vector<std::string> readPaperRules(const Node& node, std::string_view prefix,
                                                      const Definition& definition);

/// Whether each option that is named has the word, or one of the words, that stands beside it. Throws SourceError.
[[nodiscard]] bool optionsChosen(const Node& options, const Definition& definition);
/// Whether the rule set's own values would not choose so: what stands under these options is a house rule's.
[[nodiscard]] bool optionsChanged(const Node& options, const Definition& definition);

class PartReader {
 public:
  PartReader(const Figures& figures, const Paper& paper) : figures_(figures), paper_(paper) {}

  /// Reads one part into the block. Throws SourceError.
  void read(const Node& part, PaperBlock& block) const;
  /// Whether the options that stand under "under" are chosen; true where there are none.
  [[nodiscard]] bool holdsUnder(const Node& node) const;

 private:
  [[nodiscard]] bool chosen(const Node& options) const;
  void mark(std::string& text, const std::optional<Node>& options) const;
  void mark(SheetGrid& grid, const std::optional<Node>& options) const;
  [[nodiscard]] bool silent(const std::vector<Node>& cells) const;
  [[nodiscard]] SheetGrid facts(const Node& rows) const;
  [[nodiscard]] SheetGrid table(const Node& node) const;
  [[nodiscard]] SheetGrid odds(const Node& node) const;
  [[nodiscard]] SheetGrid troops() const;
  [[nodiscard]] SheetTrack track(const Node& node) const;
  [[nodiscard]] int boundAt(const Node& node, std::string_view key, int otherwise) const;
  [[nodiscard]] SheetGrid modifiers(const Node& node, PaperTest& test) const;
  [[nodiscard]] PaperModifier modifier(const Node& node, const Procedure& procedure) const;
  void addOwn(const AddedModifier& added, SheetGrid& grid) const;
  [[nodiscard]] Json conditionAt(const Node& node, const Procedure& procedure) const;
  [[nodiscard]] std::string amountOf(const Node& node, const PaperModifier& modifier) const;
  [[nodiscard]] std::vector<std::string> rulesAt(const Node& node) const;
  [[nodiscard]] const Procedure& procedureAt(const Node& name) const;

  const Figures& figures_;
  const Paper& paper_;
};

/// The figure of a troop type, unit or leader in a column, and its traits in words: `fields` are those of its profile.
[[nodiscard]] std::string profileFigure(const Fields& fields, const PaperColumn& column,
                                        const std::vector<std::int32_t>& profile, const Paper& paper);
[[nodiscard]] std::vector<std::string> profileWords(const Fields& fields, const std::vector<std::string>& names,
                                                    const std::vector<std::int32_t>& profile, const Paper& paper);

}  // namespace signifer
