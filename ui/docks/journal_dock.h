// The journal: every event with side, words, dice and rules, and beside them the branches where there are any. Picking
// a line shows its ruling; a double click shows the table as it was then.
#pragma once

#include "docks/journal_filter.h"
#include "docks/journal_model.h"
#include "widgets/parts.h"

class QListView;

namespace signifer::ui {

class BranchPane;

class JournalDock final : public Dock {
  Q_OBJECT

 public:
  explicit JournalDock(BattleController& game, QWidget* parent = nullptr);
  [[nodiscard]] const JournalModel& model() const { return *model_; }
  [[nodiscard]] JournalFilter& filter() { return *filter_; }

 Q_SIGNALS:
  void eventPicked(std::size_t event);
  /// A branch was deleted, and may be wanted back.
  void branchRemoved(BranchIndex branch);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void pick(const QModelIndex& index);
  void goTo(const QModelIndex& index);
  void filterRows();

  BattleController& game_;
  JournalModel* model_;
  QListView* list_;
  JournalFilter* filter_;
  BranchPane* branches_;
};

}  // namespace signifer::ui
