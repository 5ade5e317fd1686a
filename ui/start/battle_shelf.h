// The shelf of battles that the window keeps without a request. Beside each journal lies a card with a picture and the
// words for the start page. A card is believed as long as its journal has not changed since. A journal without such a
// card is read.
#pragma once

#include <QDateTime>
#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <vector>

#include "library/loader.h"
#include "play/session.h"

namespace signifer::ui {

/// The facts about a battle that need no reading of its journal.
struct BattleCard {
  QString file;
  QString title;
  QString ruleSet;
  /// The moment of the battle, "Turn 3, Rome: Hand-to-hand round"; or its end.
  QString words;
  /// The battle file that it was begun from; may be empty.
  QString scenario;
  std::size_t events = 0;
  QDateTime when;
  /// The window let go of it; otherwise the program ended without being closed, or still has it.
  bool closed = false;
  /// A window has it open, this one or another.
  bool held = false;
  /// It has an outcome.
  bool over = false;
  /// The player does not want to be asked to go on with it.
  bool aside = false;
  /// The file in which it goes on; empty where this is it.
  QString movedTo;
  /// Why it cannot be opened; empty where it can.
  QString fault;
  /// The journal's size and last change when the card was made.
  qint64 size = -1;
  qint64 changed = 0;
  /// The language of its words and the colours of its picture.
  QString look = {};
  /// The journal has changed since, or has no card: it must be read to know more.
  bool stale = false;

  [[nodiscard]] static QString lookNow();
  /// Notes how the journal is now.
  void stamp();
};

class BattleShelf final {
 public:
  /// `battles` is the folder of the journals, `cards` that of the cards; without one they stand beside the journals'.
  /// Journals in `older` folders are on the shelf as well. An empty path keeps nothing.
  explicit BattleShelf(const std::filesystem::path& battles, const std::filesystem::path& cards = {},
                       const std::vector<std::filesystem::path>& older = {});
  /// From now on new journals come into this folder; those in the one before stay on the shelf.
  void moveTo(const QString& battles);

  [[nodiscard]] bool keeps() const { return !battles_.isEmpty(); }
  [[nodiscard]] QString folder() const { return battles_; }
  /// A name for a new journal that no file has.
  [[nodiscard]] QString freshName(const QString& battle) const;
  /// Whether the file lies on the shelf.
  [[nodiscard]] bool isOwn(const QString& file) const;

  /// All battles that are there, newest first, as far as their cards say; no journal is read.
  [[nodiscard]] QList<BattleCard> cardsAsKept() const;
  /// All battles that are there, with all that is stale read anew.
  [[nodiscard]] QList<BattleCard> cards(const RuleSetLibrary& library) const;
  /// Reads a journal and makes its card anew; what it is kept for and whether it was put aside stay.
  BattleCard renew(const RuleSetLibrary& library, const BattleCard& card) const;
  [[nodiscard]] QImage picture(const QString& file) const;
  /// Writes a card; a null picture leaves the old one. What the disk refuses is left out.
  void put(const BattleCard& card, const QImage& picture) const;
  /// Takes the card away, and the journal where the shelf made it.
  void remove(const QString& file) const;
  /// Takes only the card away.
  void forget(const QString& file) const;
  /// The journal has another name now; its card follows.
  void rename(const QString& from, const QString& to) const;
  /// Changes what a card says.
  template <class Change>
  void change(const QString& file, Change what) const {
    BattleCard card = saved(file);
    card.file = file;
    what(card);
    put(card, {});
  }

  /// The card of a journal, made by reading and replaying it.
  [[nodiscard]] static BattleCard read(const RuleSetLibrary& library, const QString& file, QImage* picture);

 private:
  [[nodiscard]] BattleCard saved(const QString& file) const;
  [[nodiscard]] QString cardOf(const QString& file) const;
  QString battles_;
  QString cards_;
  QStringList older_;
};

/// "Cannae 2026-11-28 Rome against Carthage": what a battle that begins on this day is called.
[[nodiscard]] QString speakingName(const Session& session, const QDate& day);
/// A battle's name for people: the name that somebody gave its file, else its title.
[[nodiscard]] QString shownName(const BattleCard& card);

/// The moment of a battle, or its end, in a few words.
[[nodiscard]] QString momentWords(const Session& session);
/// The moment or end of a battle out of a simulation, with its number: "Battle 37 of the simulation: Rome won in turn
/// 9".
[[nodiscard]] QString numberedWords(const Session& session);
/// The words on a battle's card: its moment or end, with its number if it has one.
[[nodiscard]] QString cardWords(const Session& session);
/// The title of a battle, with its number if it has one.
[[nodiscard]] QString numberedTitle(const Session& session);
/// "yesterday, 21:40", "Thursday", "8 November".
[[nodiscard]] QString dayWords(const QDateTime& when, const QDateTime& now);

}  // namespace signifer::ui
