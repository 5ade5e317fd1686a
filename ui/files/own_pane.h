// The person's own tables, armies and house rules on the first page, each with what can be done with it: opened,
// played, renamed, moved to the bin.
#pragma once

#include <QHash>
#include <QImage>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <vector>

#include "files/home.h"
#include "library/loader.h"

class QAbstractButton;
class QMenu;
class QVBoxLayout;

namespace signifer::ui {

class BattleTile;

/// The tile with a small button beside it. Button, right mouse button and menu key open the same menu.
[[nodiscard]] QWidget* withFileMenu(QAbstractButton* tile, FileKind kind, const QString& file,
                                    const std::function<void(QMenu&)>& fill);

class OwnPane final : public QWidget {
  Q_OBJECT

 public:
  explicit OwnPane(const RuleSetLibrary& library, QWidget* parent = nullptr);
  /// Shows what is in the home now; nothing at all where there is nothing.
  void refresh();

 Q_SIGNALS:
  /// A table to be played at once, an army or house rules to be opened.
  void chosen(const QString& file);
  /// A table for which New battle is to ask.
  void playWanted(const QString& file);
  /// A table to be changed.
  void changeWanted(const QString& file);

 private:
  [[nodiscard]] QAbstractButton* tileOf(const OwnFile& file);
  void fillMenu(QMenu& menu, const OwnFile& file);
  void drawNext();

  const RuleSetLibrary& library_;
  QVBoxLayout* column_;
  struct Waiting {
    QPointer<BattleTile> tile;
    QString file;
    QString state;
  };
  std::vector<Waiting> waiting_;
  /// Pictures of tables by file and state.
  QHash<QString, QImage> pictures_;
  QTimer timer_;
};

}  // namespace signifer::ui
