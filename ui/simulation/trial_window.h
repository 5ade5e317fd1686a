// Many battles with and without a house rule, on the same dice: its effect on each side's wins. The battle is one that
// came with the program or one from a file, played by machine from its beginning.
#pragma once

#include <QDialog>

#include "library/loader.h"
#include "play/opening.h"
#include "simulation/battle_runner.h"

class QComboBox;
class QProgressBar;

namespace signifer::ui {

class Label;
class NextButton;
class ShareBars;

/// A comparison of house rules, without and with the rule in question.
struct HouseTrial {
  const RuleSetSource* source = nullptr;
  /// The house rule in words.
  QString words;
  std::vector<Overlay> without;
  std::vector<Overlay> with;
};

class TrialWindow final : public QDialog {
  Q_OBJECT

 public:
  TrialWindow(const RuleSetLibrary& library, HouseTrial trial, QWidget* parent = nullptr);
  /// Begins anew with the battle and the commander that are chosen.
  void start(std::uint32_t battles = 1000);
  [[nodiscard]] const BattleRunner& runner() const { return *runner_; }

 Q_SIGNALS:
  void playedOut();

 private:
  QWidget* makeTrialChoices();
  QWidget* makeTrialResults();
  void pressed();
  void askForBattle(int index);
  void refresh();
  [[nodiscard]] SetUp setUp(const std::vector<Overlay>& overlays, std::vector<LeftOutOverlay>& leftOut) const;

  const RuleSetLibrary& library_;
  HouseTrial trial_;
  BattleRunner* runner_;
  QComboBox* battle_;
  QComboBox* commander_;
  NextButton* run_;
  Label* headline_;
  Label* difference_;
  QProgressBar* progress_;
  Label* progressWords_;
  std::array<Label*, 2> heads_{};
  std::array<ShareBars*, 2> shares_{};
};

}  // namespace signifer::ui
