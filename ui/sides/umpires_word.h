// The umpire's word: it locks a window in one side's view, so that a laptop can go round the table. The battle's file
// keeps a checksum of it. So the view is locked still when the program is ended and the file is opened again. Whoever
// reads the file itself reads everything: the lock is against slips and curiosity.
#pragma once

#include <QByteArray>
#include <QString>
#include <string>

#include "battle/battle.h"

class QWidget;

namespace signifer::ui {

class UmpiresWord {
 public:
  [[nodiscard]] bool locks() const { return !sum_.isEmpty(); }
  /// Locks with this word. An empty one locks nothing.
  void lock(const QString& word);
  /// Whether this is the word; then the lock is off.
  bool open(const QString& word);
  /// Asks for a word to lock with; false where none was given.
  bool askToLock(QWidget* parent);
  /// Asks for the word where it is locked; true where the way is free.
  bool askToOpen(QWidget* parent);

  /// The lock of this side's view as a battle's notes keep it (`lock`), a JSON object; empty where nothing is locked.
  [[nodiscard]] std::string kept(SideIndex side) const;
  /// Locks as notes have kept it.
  void restore(const std::string& kept);
  /// The side whose view such notes lock; noSide where they lock none.
  [[nodiscard]] static SideIndex sideLocked(const std::string& kept);

 private:
  QByteArray salt_;
  QByteArray sum_;
};

}  // namespace signifer::ui
