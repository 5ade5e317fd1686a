// The first page: three doors (referee a game, play alone, print), the battle to go on with, the battles played lately,
// and the rules to be asked without any battle.
#pragma once

#include <QHash>
#include <QSet>
#include <QWidget>
#include <optional>

#include "library/loader.h"
#include "start/battle_shelf.h"

class QVBoxLayout;

namespace signifer::ui {

class Label;
class OwnPane;
enum class TourKind;
class RulesPane;

class StartPage final : public QWidget {
  Q_OBJECT

 public:
  /// The setting that says that the tours need not be offered any more.
  static constexpr const char* toursKnown = "start/toursKnown";
  /// The page or window behind a door or link.
  enum class Way {
    readyBattle,
    ownTable,
    fromPhoto,
    openFile,
    checklistOnly,
    playAlone,
    machines,
    printChecklist,
    printReference,
    ownArmies,
    houseRules
  };

  /// `assets`: the folder with the battles that come with the program.
  StartPage(const RuleSetLibrary& library, const BattleShelf& shelf, const std::filesystem::path& assets,
            QWidget* parent = nullptr);
  /// Shows what the shelf's cards say; journals that have changed are read afterwards.
  void refresh();
  [[nodiscard]] RulesPane& rules() { return *rules_; }
  /// The battle that is offered to go on with; nothing where there is none.
  [[nodiscard]] const std::optional<BattleCard>& unfinished() const { return unfinished_; }

 Q_SIGNALS:
  void wayChosen(StartPage::Way way);
  void battleChosen(const QString& file);
  /// A table of the person's own: New battle is to ask who plays it, or it is to be changed.
  void playWanted(const QString& file);
  void tourWanted(TourKind kind);
  void changeWanted(const QString& file);
  /// The sheet by which the table of this battle is set up again.
  void stoppedSheetWanted(const QString& file);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QLayout* makeHead();
  QLayout* makeDoors();
  QWidget* makeTours();
  void showHome();
  void queueStale(const QList<BattleCard>& cards);
  void readNext();
  void showUnfinished(const BattleCard& card);
  void showLately(const QList<BattleCard>& cards);
  void follow(const QString& link);
  void goOn();
  [[nodiscard]] const QWidget* fileUnderKeys() const;
  void doWithFile(QKeyEvent& event);

  const RuleSetLibrary& library_;
  const BattleShelf& shelf_;
  std::optional<BattleCard> unfinished_;
  /// Journals whose cards are to be made anew, and those that were tried, each with its state.
  QList<BattleCard> toRead_;
  QSet<QString> read_;
  qsizetype shownAnew_ = 0;
  /// The reasons of journals that cannot be read, which have no card.
  QHash<QString, QString> faults_;
  QVBoxLayout* battles_;
  /// The place of the files, in the head of the page.
  Label* home_;
  /// The offer of the guided start, below the doors.
  Label* tours_;
  OwnPane* own_;
  RulesPane* rules_;
};

}  // namespace signifer::ui
