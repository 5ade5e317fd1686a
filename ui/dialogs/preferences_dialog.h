// The preferences: colours, text size, files, the club, keys. Each is in force as soon as it is chosen.
#pragma once

#include <QDialog>

#include "preferences.h"

class QLabel;
class QTableWidget;

namespace signifer::ui {

class PreferencesDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `actions` are those whose keys can be changed.
  explicit PreferencesDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);

 private:
  QWidget* makeLook();
  QWidget* makeFiles();
  QWidget* makeClub();
  QWidget* makeKeys();
  void change();
  void setKeys(int row, const QKeySequence& keys);

  Preferences preferences_;
  QList<QAction*> actions_;
  QTableWidget* keys_ = nullptr;
  QLabel* clash_ = nullptr;
};

}  // namespace signifer::ui
