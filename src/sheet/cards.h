// Cards to cut, one for each unit and leader: profile, its own special rules with their figures, marks for what becomes
// of it. How they are made is data (PaperCard in paper.h); here it is read, and filled in for one unit after another.
#pragma once

#include "battle/battle.h"
#include "rules/ruleset.h"
#include "sheet/document.h"
#include "sheet/figures.h"
#include "sheet/paper.h"

namespace signifer {

/// Reads "unit" or "leader" of paper.json's cards: `profile` and `status` are the fields of those whom they are for.
/// Throws SourceError.
[[nodiscard]] PaperCard readPaperCard(const Node& node, const Fields& profile, const Fields& status,
                                      const Figures& figures, std::string_view prefix);

/// The condition under "if" of a column, line or state, whose names must be fields of the profile or the status; an
/// empty one where there is none.
[[nodiscard]] Json paperConditionAt(const Node& node, const Fields& profile, const Fields& status);

/// Makes the cards of a rule set.
class CardMaker {
 public:
  /// All must outlive it.
  CardMaker(const Figures& figures, const Paper& paper) : figures_(figures), paper_(paper) {}

  /// One for each troop type and kind of leader. Throws SourceError where a text means nothing.
  [[nodiscard]] std::vector<SheetCard> ofTroopList() const;
  /// One for each unit and leader of a side that is on the table or may come to it.
  [[nodiscard]] std::vector<SheetCard> ofArmy(const Battle& battle, SideIndex side) const;
  /// The marks on the card of a unit.
  [[nodiscard]] std::vector<SheetTrack> tracksOf(const Battle& battle, UnitIndex unit) const;
  /// The states in which a unit begins, as rosters say them.
  [[nodiscard]] std::vector<std::string> startOf(const Battle& battle, UnitIndex unit) const;
  /// A unit's figure in a roster's column.
  [[nodiscard]] std::string figureOf(const PaperColumn& column, const Battle& battle, UnitIndex unit) const;

 private:
  [[nodiscard]] Json unitFields(const Battle& battle, UnitIndex unit) const;
  [[nodiscard]] SheetCard make(const PaperCard& how, const Fields& fields, const std::vector<std::int32_t>& profile,
                               const Json& own) const;
  [[nodiscard]] SheetCard ofUnit(const std::string& name, const std::string& symbol,
                                 const std::vector<std::int32_t>& profile, std::span<const std::int16_t> status) const;
  [[nodiscard]] SheetCard ofPerson(const std::string& name, const std::string& symbol,
                                   const std::vector<std::int32_t>& profile,
                                   std::span<const std::int16_t> status) const;

  const Figures& figures_;
  const Paper& paper_;
};

/// Adds the cards of one army or both, or of the troop list where there is no battle.
void addCards(const Figures& figures, const Paper& paper, const Battle* battle, SideIndex side, Sheet& sheet);

}  // namespace signifer
