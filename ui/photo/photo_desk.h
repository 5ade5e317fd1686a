// The dock in which a photo of the real table is read: what stands elsewhere than the referee holds, each judged, to be
// taken all together, the legal ones, or one by one. What is taken is one step to undo.
#pragma once

#include <QWidget>
#include <map>
#include <string>
#include <vector>

#include "photo/photo_folder.h"
#include "photo/photo_reader.h"
#include "photo/proposal_list.h"
#include "photo/told_reading.h"
#include "photo/told_taking.h"
#include "play/branches.h"
#include "play/told_moves.h"
#include "widgets/parts.h"

class QMimeData;
class QProgressBar;
class QPushButton;

namespace signifer::ui {

class BattleController;
class TableView;
class ToldOverlay;

/// Marks are read a hair off.
inline constexpr ToldGrace photoGrace{.touch = photoTouch};

/// The pictures among what is dropped or pasted, as files; empty for none.
[[nodiscard]] QStringList picturesIn(const QMimeData& data);

class PhotoDesk final : public Dock {
  Q_OBJECT

 public:
  PhotoDesk(BattleController& game, TableView& table, QWidget* parent);

  /// Asks for photos and reads them.
  void choose();
  /// Reads photos of this moment together.
  void read(const QStringList& photos);
  /// Reads the picture that was copied; false where none was.
  bool paste();

  /// Reads each new photo in this folder from now on; false where there is no such folder.
  bool watch(const QString& folder);

  [[nodiscard]] const std::vector<ToldMove>& moves() const { return moves_; }
  [[nodiscard]] const std::vector<ToldLeader>& leaders() const { return leaders_; }
  /// Takes the ticked ones; with `overrule` those too that are not legal.
  void take(bool overrule);

 Q_SIGNALS:
  /// The photo was read, or it could not be.
  void readingCame();

 private:
  /// Events that were taken together: from after so many events of the branch on, so many.
  struct Together {
    BranchIndex branch = 0;
    std::size_t after = 0;
    std::size_t count = 0;
  };

  void chooseFolder();
  void show(const PhotoAnswer& answer);
  void judgeAnew();
  void fill();
  void follow();
  /// The rows of the list (photo_desk_rows.cpp).
  [[nodiscard]] Proposal rowOf(const ToldMove& move) const;
  [[nodiscard]] Proposal rowOf(const ToldLeader& leader) const;
  [[nodiscard]] Proposal rowOfMissing(UnitIndex unit) const;
  /// Writes a verdict on a way into its row: figures, rule, and the reasons a line each.
  void sayVerdict(Proposal& row, const Action& action, const Verdict& verdict, const QString& distance) const;
  void addRow(Proposal row, int key);
  void addMissing();
  void fillButtons(int ticked, int legal);
  /// The unit of the picked row that was not read; noUnit for any other row.
  [[nodiscard]] UnitIndex pickedMissing() const;
  void settleMissing(bool gone);
  bool passedOver(int key) const;
  /// Finds who may be placed in turn while the sides deploy.
  void lookAhead();
  bool actOn(const Action& action);
  [[nodiscard]] QString photoWords() const;

  BattleController& game_;
  PhotoReader reader_;
  PhotoFolder folder_;
  ToldOverlay* overlay_;
  QStringList photos_;
  ToldReading told_;
  std::vector<ToldMove> moves_;
  std::vector<ToldLeader> leaders_;
  /// The rows that were not ticked, by their keys: a unit's place in the list, below 0 a leader's.
  std::vector<int> passedOver_;
  QStringList remarks_;
  std::vector<Together> together_;
  std::size_t events_ = 0;
  bool taking_ = false;
  bool filling_ = false;

  QPushButton* choose_;
  QPushButton* paste_;
  /// Null where the program knows no cameras.
  QPushButton* camera_ = nullptr;
  QPushButton* watch_;
  QProgressBar* progress_;
  Label* head_;
  Label* words_;
  ProposalList* list_;
  /// Asks about a unit that was not read.
  QWidget* asked_;
  QPushButton* all_;
  QPushButton* legal_;
  QPushButton* none_;
};

}  // namespace signifer::ui
