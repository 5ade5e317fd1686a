// The umpire's word: it locks a window in one side's view, so that a laptop can go round the table. It is kept in
// memory alone, as a checksum, and is gone with the program.
#pragma once

#include <QByteArray>
#include <QString>

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

 private:
  QByteArray sum_;
};

}  // namespace signifer::ui
