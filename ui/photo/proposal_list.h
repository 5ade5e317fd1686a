// The list of what a photo or a phone proposes: rows of two lines with name, figure, verdict and rule. The picked row
// shows all its words.
#pragma once

#include <QListWidget>

#include "battle/battle.h"

namespace signifer::ui {

struct Proposal {
  enum class Standing { legal, notLegal, unknown, told, heading };
  Standing standing = Standing::told;
  /// Below 1 for none.
  int number = 0;
  QString name;
  /// The second line.
  QString about;
  /// "13.1 of 12 in".
  QString figure;
  QString rule;
  /// Everything, for readers of the screen and for the picked row's tool tip.
  QString whole;
  /// Stands below the two lines of the picked row.
  QString more;
  /// A unit's or a person's drawing in a side's colours; without a side a plain one.
  QString symbol;
  SideIndex side = noSide;
  bool isPerson = false;
};

class ProposalList final : public QListWidget {
 public:
  explicit ProposalList(QWidget* parent = nullptr);
  QListWidgetItem* add(const Proposal& row);
  /// A row with a box to tick.
  QListWidgetItem* add(const Proposal& row, bool ticked);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A click on a row's box ticks it and picks nothing, so that no row moves away below the pointer.
  bool tickAt(const QMouseEvent& event);
};

}  // namespace signifer::ui
