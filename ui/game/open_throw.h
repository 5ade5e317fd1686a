// An action that waits for the players' dice: its throws, and the figures that have been typed for each.
#pragma once

#include <QString>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "play/session.h"

namespace signifer::ui {

/// Figures of a throw whose turn has not come: typed ahead, or there before a step back.
struct KeptFigures {
  /// The throw: its side and purpose, with as many faces as it has dice, whatever they are.
  ThrownDice of;
  /// Which one of the action's throws of that kind, from 0.
  std::size_t nth = 0;
  /// What is seen instead of faces.
  bool seen = false;
  std::vector<int> figures;
};

/// Whether two throws are one and the same but for what fell.
[[nodiscard]] bool isSameThrow(const ThrownDice& a, const ThrownDice& b);

/// An action that waits for the players' dice: they type them one by one, in any order of the throws, and the battle
/// stays as it is until the last one is there. A throw is told by its faces, or by what is seen: its total, or how many
/// dice count.
struct OpenThrow {
  Action action;
  QString overruled;
  /// All figures so far, as a session takes them; those of the throw that is wanted at the end.
  std::vector<int> typed;
  /// Where each throw begins in it.
  std::vector<std::size_t> starts;
  DiceWanted wanted;
  /// The number of figures of the wanted throw that are there.
  int there = 0;
  /// The digits of a figure of two digits or more that have been typed, as a number; 0 where there are none.
  int begun = 0;
  /// All throws of the action that are known to come, `at` being the wanted one.
  std::vector<ForeseenThrow> throws;
  std::size_t at = 0;
  /// The throws that may follow after these, and the fights that come whatever falls.
  std::vector<ForeseenThrow> perhaps;
  std::vector<std::pair<UnitIndex, UnitIndex>> fights;
  std::vector<KeptFigures> kept;
  /// The slot that is typed into where the players have picked one: of which throw, and which figure.
  struct Pick {
    std::size_t at = 0;
    std::size_t slot = 0;
  };
  std::optional<Pick> pick;
  /// All figures are there and wait for the players to say that they stand.
  bool ready = false;
  /// Throws that have no figures yet are told by what is seen.
  bool bySight = false;

  /// The throw that is typed into.
  [[nodiscard]] std::size_t shown() const { return pick ? pick->at : at; }
  /// The side that throws it; noSide where it is nobody's.
  [[nodiscard]] SideIndex side() const;
  /// The figures of any of the throws that are there so far.
  [[nodiscard]] std::vector<int> figuresOf(std::size_t which) const;
  /// The faces of the wanted throw that are there; none where it is told by what is seen.
  [[nodiscard]] std::vector<int> facesThere() const;
  /// Whether it is told by what is seen; false where only its faces tell it.
  [[nodiscard]] bool isSeen(std::size_t which) const;
  /// Whether it can be told by what is seen.
  [[nodiscard]] bool canBeSeen(std::size_t which) const;
  /// How many figures tell it, and how many dice it has.
  [[nodiscard]] std::size_t figuresWanted(std::size_t which) const;
  [[nodiscard]] int diceOf(std::size_t which) const;
  [[nodiscard]] Die dieOf(std::size_t which) const;
  [[nodiscard]] Reading readingOf(std::size_t which) const;
  [[nodiscard]] const std::vector<int>& fromOf(std::size_t which) const;
  /// The figures that can be typed in its slot, lowest first.
  [[nodiscard]] std::vector<int> mayShow(std::size_t which, std::size_t slot) const;
  /// The slot that the next figure goes into.
  [[nodiscard]] std::size_t slot() const { return pick ? pick->slot : static_cast<std::size_t>(there); }
  /// Which one of its kind it is.
  [[nodiscard]] std::size_t nthOf(std::size_t which) const;
  /// Which of the fights it belongs to, from 0; nothing where it belongs to none.
  [[nodiscard]] std::optional<std::size_t> fightOf(std::size_t which) const;
  [[nodiscard]] const KeptFigures* keptFor(std::size_t which) const;
  /// Its turn has passed: all its figures are there.
  [[nodiscard]] bool isKnown(std::size_t which) const { return which < at && which < throws.size(); }
  /// It is known to come after the wanted one.
  [[nodiscard]] bool isAhead(std::size_t which) const { return which > at && which < throws.size(); }
  /// The program rolled the wanted throw, or is to.
  [[nodiscard]] bool isRolled() const;
  /// The last typed figure goes; of a throw without figures nothing is left.
  void dropFigure();
  /// The figures of the wanted throw that are there are told anew.
  void forgetWanted();
  /// Keeps figures for a throw to come.
  void keep(std::size_t which, bool seen, std::vector<int> figures);
};

/// The range of the one figure that tells a throw by what is seen; nothing where only faces, or several figures, tell
/// it.
[[nodiscard]] std::optional<FigureRange> seenRange(const DiceWanted& wanted);

}  // namespace signifer::ui
