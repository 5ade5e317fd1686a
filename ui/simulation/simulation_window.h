// Many battles from the moment on the table, played by machines. The window shows the winners, the length, the causes
// and the losses, with the uncertainty that chance still leaves. "What if" plays the same battles a second time on the
// same dice: with other commanders, another house rule, another army or another deployment. The run can be stopped and
// go on. The table changes only when one of the battles is opened there. The window keeps its moment, whatever becomes
// of the table.
#pragma once

#include <QDialog>
#include <array>
#include <map>
#include <tuple>
#include <utility>

#include "game/battle_controller.h"
#include "library/loader.h"
#include "play/opening.h"
#include "simulation/battle_runner.h"
#include "simulation/one_battle.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace signifer::ui {

class Label;
class NextButton;
class PlotView;
class ShareBars;

class SimulationWindow final : public QDialog {
  Q_OBJECT

 public:
  SimulationWindow(const RuleSetLibrary& library, const BattleController& game, QWidget* parent = nullptr);
  ~SimulationWindow() override;
  /// Begins anew with what is chosen.
  void start();
  [[nodiscard]] BattleRunner& runner() { return *runner_; }
  /// Writes battles or charts into a file, by its ending: .json, .csv or .png.
  [[nodiscard]] bool writeTo(const QString& path) const;
  /// The battle that was to be opened, once `battlePlayed` has said that it is there.
  [[nodiscard]] std::unique_ptr<Session> takeBattle() { return oneBattle_->take(); }

 Q_SIGNALS:
  void playedOut();
  /// One of its battles is to be shown.
  void battlePlayed();

 private:
  QWidget* makeChoices();
  QWidget* makeResults();
  QWidget* makeProspect();
  QWidget* makeWhatIf();
  QComboBox* makeCommander(bool orTheSame);
  void fillOptions();
  [[nodiscard]] std::vector<SetUp> setUps(std::vector<LeftOutOverlay>& leftOut) const;
  [[nodiscard]] SetUp otherSetUp(const SetUp& one, std::vector<LeftOutOverlay>& leftOut) const;
  void pressed();
  void refresh();
  void showShares();
  void showPlots();
  void showLosses();
  [[nodiscard]] QString headline() const;
  void save();

  // simulation_battles.cpp
  QWidget* makeHead();
  QWidget* makeFoot();
  void openMedian(std::size_t setUp);
  void openNext(int turn, SideIndex side);
  void openBattle(std::size_t setUp, std::uint32_t number);
  QWidget* makeChartSwitch();
  [[nodiscard]] std::size_t charted() const;
  void refreshMedians();
  void refreshOpening();

  const RuleSetLibrary& library_;
  /// The moment on the table when the window was opened, and the seed of its dice.
  Position position_;
  std::uint64_t firstSeed_;
  BattleRunner* runner_;
  OneBattle* oneBattle_;
  /// A legate plays in the battle that was opened last.
  bool takesLong_ = false;
  /// The set-up whose charts are shown: the battles as they are, or the what if.
  std::size_t charted_ = 0;
  /// The battle that was opened last of each of both, turn and side.
  std::map<std::tuple<std::size_t, int, SideIndex>, std::uint32_t> openedLast_;
  std::array<QComboBox*, 2> commanders_{};
  std::array<QComboBox*, 2> otherCommanders_{};
  QComboBox* option_;
  QLineEdit* otherFile_;
  QCheckBox* untilDecided_;
  QSpinBox* battles_;
  QLineEdit* seed_;
  Label* certain_;
  NextButton* run_;
  QPushButton* more_;
  QPushButton* save_;
  Label* headline_;
  QWidget* prospect_;
  Label* difference_;
  QProgressBar* progress_;
  Label* progressWords_;
  std::array<ShareBars*, 2> shares_{};
  std::array<Label*, 2> shareHeads_{};
  std::array<PlotView*, 3> plots_{};
  QTableWidget* losses_;
  Label* words_;
  /// The buttons that open a median battle: of the battles as they are, and of the what if.
  std::array<QPushButton*, 2> medians_{};
  Label* opening_;
  QWidget* chartSwitch_;
  QPushButton* stopOpening_;
};

}  // namespace signifer::ui
