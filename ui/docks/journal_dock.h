// The journal: every event with side, words, dice and rules. Picking a line shows its ruling; a double click goes to
// that moment by undoing or redoing.
#pragma once

#include "docks/journal_filter.h"
#include "docks/journal_model.h"
#include "widgets/parts.h"

class QListView;

namespace signifer::ui {

class JournalDock final : public Dock {
  Q_OBJECT

 public:
  explicit JournalDock(BattleController& game, QWidget* parent = nullptr);
  [[nodiscard]] const JournalModel& model() const { return *model_; }
  [[nodiscard]] JournalFilter& filter() { return *filter_; }

 Q_SIGNALS:
  void eventPicked(std::size_t event);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void pick(const QModelIndex& index);
  void filterRows();

  BattleController& game_;
  JournalModel* model_;
  QListView* list_;
  JournalFilter* filter_;
};

}  // namespace signifer::ui
