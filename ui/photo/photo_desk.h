// The dock in which a photo of the real table is read: what stands elsewhere than the referee holds, each judged, to be
// taken all together, the legal ones, or one by one. What is taken is one step to undo.
#pragma once

#include <QWidget>
#include <map>
#include <string>
#include <vector>

#include "photo/photo_folder.h"
#include "photo/photo_reader.h"
#include "play/branches.h"
#include "play/told_moves.h"
#include "widgets/parts.h"

class QListWidget;
class QMimeData;
class QProgressBar;
class QPushButton;

namespace signifer::ui {

class BattleController;
class TableView;

/// The pictures among what is dropped or pasted, as files; empty for none.
[[nodiscard]] QStringList picturesIn(const QMimeData& data);

/// Draws what a photo says over the table: where units stood, the way, and where they stand.
class ToldOverlay final : public QWidget {
  Q_OBJECT

 public:
  ToldOverlay(const BattleController& game, TableView& table);
  void show(std::vector<ToldMove> moves, std::vector<UnitIndex> missing);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  const BattleController& game_;
  TableView& table_;
  std::vector<ToldMove> moves_;
  std::vector<UnitIndex> missing_;
};

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
  [[nodiscard]] QString rowWords(const ToldMove& move) const;
  [[nodiscard]] QString photoWords() const;

  BattleController& game_;
  PhotoReader reader_;
  PhotoFolder folder_;
  ToldOverlay* overlay_;
  QStringList photos_;
  std::vector<ToldPlace> places_;
  std::vector<ToldMove> moves_;
  std::vector<UnitIndex> missing_;
  /// What was not ticked.
  std::vector<UnitIndex> passedOver_;
  QStringList remarks_;
  std::vector<Together> together_;
  std::size_t events_ = 0;
  bool taking_ = false;
  bool filling_ = false;

  QPushButton* choose_;
  QPushButton* paste_;
  QPushButton* watch_;
  QProgressBar* progress_;
  Label* head_;
  Label* words_;
  QListWidget* list_;
  QPushButton* all_;
  QPushButton* legal_;
  QPushButton* none_;
};

}  // namespace signifer::ui
