// The events of a battle as lines: what the journal and the ruling dock show. A Qt model, so that views and screen
// readers walk it. Events that are undone stand at the end, marked, until others take their place.
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <map>
#include <vector>

#include "game/battle_controller.h"
#include "game/roll_view.h"

namespace signifer::ui {

struct RulingView {
  QString title;
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  UnitIndex other = noUnit;
  std::vector<AccountLine> lines;
  std::vector<ModifierRow> modifiers;
  std::vector<ThrownDice> dice;
  /// Its rolls, each with the ruling that it was for.
  std::vector<RollView> rolls;
  /// Why it was carried out against the verdict, or the state was changed.
  QString reason;
  bool byHand = false;
};

/// One event, as the ruling dock shows it.
[[nodiscard]] RulingView rulingView(const BattleController& game, std::size_t event);

/// One line of the journal: an event takes as many as its account has sentences.
struct JournalRow {
  std::size_t event = 0;
  /// The event's number; 0 on its further lines.
  std::size_t number = 0;
  SideIndex side = noSide;
  bool key = false;
  QString words;
  std::vector<ThrownDice> dice;
  std::vector<QString> rules;
  /// Changed by hand, or carried out against the verdict.
  bool byHand = false;
  /// The line is a player's comment on the event.
  bool comment = false;
  /// A line of a damaged journal that could not be played: no event of the session.
  bool unplayed = false;
};

class JournalModel final : public QAbstractListModel {
  Q_OBJECT

 public:
  explicit JournalModel(BattleController& game, QObject* parent = nullptr);
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] const JournalRow& row(int index) const;
  /// Whether it is of an event that was taken back.
  [[nodiscard]] bool isUndone(const JournalRow& row) const;
  /// Whether it happened after the moment that is looked at.
  [[nodiscard]] bool isLater(const JournalRow& row) const;
  [[nodiscard]] int keyMoments() const;
  /// The first row of an event, -1 where it has none.
  [[nodiscard]] int rowOf(std::size_t event) const;

 private:
  void follow();
  void readUnplayed();
  void append(std::size_t event);
  [[nodiscard]] SideIndex sideOf(std::size_t event) const;

  BattleController& game_;
  std::vector<JournalRow> rows_;
  /// The lines that could not be played stand behind the events.
  std::vector<JournalRow> unplayed_;
  std::vector<std::uint64_t> seen_;
  /// The players' marks as they are shown.
  std::map<std::size_t, EventMark> marks_;
  /// The number of events that counted, and the number that had happened at the moment on show.
  std::size_t counted_ = 0;
  std::size_t shown_ = 0;
};

}  // namespace signifer::ui
