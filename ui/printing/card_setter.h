// Sets cards to cut: symbol and name, profile in cells, its own rules, marks for harm, states to tick. A card has the
// size of a sleeve, 63 by 88 mm, twice that in large print. Where a long name or many rules ask for more room, the name
// is set smaller, then the rules; only then rules give way, from the last on.
#pragma once

#include <QSizeF>
#include <vector>

#include "printing/galley.h"
#include "printing/panel_setter.h"
#include "printing/type.h"
#include "sheet/document.h"

namespace signifer::ui {

class CardSetter {
 public:
  /// The type must outlive it.
  CardSetter(const Type& type, std::string rulePrefix) : type_(type), prefix_(std::move(rulePrefix)) {}

  [[nodiscard]] QSizeF size() const;
  [[nodiscard]] Galley set(const SheetCard& card) const;
  /// All cards, so many beside each other.
  [[nodiscard]] std::vector<Galley> rows(const SheetCards& cards, int across) const;
  /// The number of a card's rules that find no room.
  [[nodiscard]] std::size_t leftOut(const SheetCard& card) const;

 private:
  [[nodiscard]] double scale() const { return type_.large ? 2 : 1; }
  [[nodiscard]] double inside() const;
  /// Shares of the usual sizes of the name and of the rules.
  struct Fit {
    double name = 1;
    double rules = 1;
  };
  [[nodiscard]] Fit fitOf(const SheetCard& card, double lower) const;
  [[nodiscard]] Galley head(const SheetCard& card, const Fit& fit) const;
  [[nodiscard]] Galley cells(const SheetCard& card) const;
  [[nodiscard]] Galley rule(const SheetRow& row, const Fit& fit) const;
  [[nodiscard]] Galley track(const SheetTrack& track) const;
  [[nodiscard]] Galley states(const SheetCard& card) const;
  [[nodiscard]] Galley upper(const SheetCard& card, const Fit& fit) const;
  [[nodiscard]] Galley lower(const SheetCard& card) const;
  [[nodiscard]] std::vector<Galley> rules(const SheetCard& card, const Fit& fit, double room) const;
  [[nodiscard]] double roomForRules(double upper, double lower) const;

  const Type& type_;
  std::string prefix_;
};

}  // namespace signifer::ui
