// The players' agreement before a battle, a part of New battle. It names the players, the dice and the depth of
// refereeing. The seed belongs to the program's own dice.
#pragma once

#include <QWidget>
#include <array>
#include <cstdint>
#include <optional>

#include "game/desk.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace signifer::ui {

class Label;

class SidesForm final : public QWidget {
  Q_OBJECT

 public:
  explicit SidesForm(QWidget* parent = nullptr);
  void setNames(const QStringList& sides);
  /// Proposes who plays a side: a commander's name, empty for a person.
  void setPlayer(SideIndex side, const QString& commander);
  /// People at a real table: they throw their own dice, and are asked how much Signifer shall do.
  void setAtTheTable();

  /// Names of commanders, empty for people.
  [[nodiscard]] std::array<QString, 2> commanders() const;
  /// The people's own names; empty for machines, and where nobody said.
  [[nodiscard]] std::array<QString, 2> playersNames() const;
  [[nodiscard]] std::array<DiceOrigin, 2> dice() const;
  [[nodiscard]] std::uint64_t seed() const;
  /// Nothing where it was not asked.
  [[nodiscard]] std::optional<Depth> depth() const;

 private:
  void addSide(SideIndex side, QGridLayout& grid, bool apart);
  void addPlayersNames(QGridLayout& grid);
  void addDepth(QGridLayout& grid);
  void addSeed(QGridLayout& grid);
  void showDepth(bool asked);
  void tellDepth();

  std::array<QLabel*, 2> names_{};
  std::array<QComboBox*, 2> players_{};
  std::array<QComboBox*, 2> dice_{};
  std::array<QLineEdit*, 2> playersNames_{};
  QLineEdit* seed_;
  QLabel* depthCaption_;
  QComboBox* depth_;
  Label* depthHelp_;
};

}  // namespace signifer::ui
