// The battle on the window's table: a session, its journal file, what is selected and how much the referee does. Docks
// and table ask it and call it. An action that needs the players' dice waits in it until they are typed. It knows no
// widget.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "game/desk.h"
#include "play/journal_writer.h"
#include "play/session.h"

namespace signifer::ui {

/// An action that waits for the players' dice: they type them one by one, and the battle stays as it is until the last
/// one is there.
struct OpenThrow {
  Action action;
  QString overruled;
  /// All faces so far; those of the throw that is wanted at the end.
  std::vector<int> typed;
  DiceWanted wanted;
  /// The number of faces of the wanted throw that are there.
  int there = 0;
  /// The digits of a face of two digits or more that have been typed, as a number; 0 where there are none.
  int begun = 0;
  /// All throws of the action that are known to come, `at` being the wanted one.
  std::vector<ForeseenThrow> throws;
  std::size_t at = 0;
};

/// Whether what happens is on the disk.
struct Keeping {
  enum class Kind {
    /// In no file.
    nowhere,
    kept,
    /// A file that is only read: nothing can be done in it.
    lookingOn,
    /// The disk refuses: events wait in memory.
    failing
  };
  Kind kind = Kind::nowhere;
  /// Why it is looked at only, or what the disk says.
  QString why;
  /// The number of last events and steps back that are not on the disk.
  std::size_t waiting = 0;
};

class BattleController final : public QObject {
  Q_OBJECT

 public:
  explicit BattleController(QObject* parent = nullptr);
  ~BattleController() override;

  /// Takes over a session and, where it is kept in a file, its journal. `notes` are those of the journal.
  void open(std::unique_ptr<Session> session, std::unique_ptr<JournalWriter> journal = nullptr,
            const std::string& notes = "{}");
  /// Puts the battle away: its file is let go of, and there is no battle on the table.
  void close();
  /// Shows a journal without writing to it, and why.
  void lookOn(OpenedJournal opened, const QString& file, const QString& why);
  /// Keeps the journal in this file from now on. Throws std::runtime_error where the disk refuses; where it was kept
  /// before, it is kept still.
  void keepIn(const std::filesystem::path& path);
  /// Whether this is the file in which the battle is kept.
  [[nodiscard]] bool isKeptIn(const std::filesystem::path& path) const;
  [[nodiscard]] QString file() const;
  [[nodiscard]] Keeping keeping() const;
  /// Whole lines of a damaged journal that could not be played.
  [[nodiscard]] const std::vector<UnplayedLine>& unplayed() const { return unplayed_; }
  /// Writes what waits for the disk; tried every few seconds anyway.
  bool tryAgain();
  void setRetryPause(int milliseconds) { retryPause_ = milliseconds; }

  [[nodiscard]] bool hasBattle() const { return session_ != nullptr; }
  [[nodiscard]] const Session& session() const { return *session_; }
  [[nodiscard]] const Battle& battle() const { return session_->battle(); }
  [[nodiscard]] const RuleSet& rules() const { return session_->rules(); }
  [[nodiscard]] const Definition& definition() const { return rules().definition(); }
  [[nodiscard]] Decision decision() const { return session_->decision(); }

  /// The sensible answers to the decision of the moment, worked out once a state.
  [[nodiscard]] const ActionList& candidates() const;

  [[nodiscard]] UnitIndex selected() const { return selected_; }
  void select(UnitIndex unit);
  /// All that are selected together, the one that leads them first.
  [[nodiscard]] const std::vector<UnitIndex>& group() const { return group_; }
  [[nodiscard]] bool isSelected(UnitIndex unit) const;
  /// Selects these units of one side; the first leads.
  void selectGroup(std::vector<UnitIndex> units);
  /// Adds a unit of the same side to those that are selected, or takes it out again.
  void selectAlso(UnitIndex unit);
  /// The next (or, with -1, the previous) unit that may act; of all units on the table where none may.
  void selectNext(int direction);

  /// The arrangement of the table beside the events.
  [[nodiscard]] const Desk& desk() const { return desk_; }
  [[nodiscard]] Depth depth() const { return desk_.depth; }
  void setDepth(Depth depth);
  /// The players move units by hand and walk the sequence themselves.
  [[nodiscard]] bool byHand() const { return depth() == Depth::checklist || depth() == Depth::judgeWhenAsked; }

  /// Whether a machine commands this side: where the players have said so, and both sides in the depth "simulate".
  [[nodiscard]] bool machinePlays(SideIndex side) const;
  /// A machine is to answer now: people's hands rest, whatever they press.
  [[nodiscard]] bool handsRest() const;

  /// The throw that is wanted; nothing where none is.
  [[nodiscard]] const std::optional<OpenThrow>& openThrow() const { return open_; }
  /// One more face of the wanted throw; false if the die has no such face or no throw is wanted. The last face carries
  /// the action out.
  bool typeFace(int face);
  /// One more digit of a face: the face is typed as soon as no further digit can follow, else by finishFace().
  bool typeDigit(int digit);
  /// The digits typed so far are the face; false if there are none or the die has no such face.
  bool finishFace();
  /// Takes the last typed face back, also after the event that it led to; false if there is none.
  bool takeFaceBack();
  /// Lets the program roll the wanted throw, or all that are left.
  void rollOpen(bool all);
  /// The players think again: nothing has happened.
  void dropThrow();
  void setDice(SideIndex side, DiceOrigin origin);
  /// Words what has happened anew: after lengths are shown in another unit.
  void tellAnew();
  /// Sets the commander of a side; empty for a person.
  void setPlayer(SideIndex side, const QString& commander);
  /// A photo of the real table under this one, kept with the battle.
  void setPhoto(const std::optional<TablePhoto>& photo);
  /// Marks an event of the branch, by its number from 1: the players' comment and key moment.
  void markEvent(std::size_t number, const EventMark& mark);
  [[nodiscard]] EventMark mark(std::size_t number) const;
  /// All that they say of the branch's events, by their numbers.
  [[nodiscard]] std::map<std::size_t, EventMark> marks() const;
  /// Whether an event is a key moment: by the players' word, else by the account.
  [[nodiscard]] bool isKey(std::size_t number) const;

  /// Judges and carries out; with a reason also against the verdict. False if it was refused, or waits for typed dice
  /// (openThrow).
  bool act(const Action& action, const QString& overruled = {});
  /// The machine's answer to a decision of its side.
  bool actAsMachine(const Action& action);
  /// Changes the state by hand; false (and `failed`) if the changes do not fit.
  bool change(const QString& changes, const QString& reason);
  void undo();
  void redo();
  /// Undoes or redoes until so many events count.
  void goTo(std::size_t events);
  /// The event that undo() takes back next and the one that redo() brings back next, in words; empty if there is none.
  [[nodiscard]] QString undoWords() const { return wordsOf(-1); }
  [[nodiscard]] QString redoWords() const { return wordsOf(0); }
  /// The words of the events that undo() takes back, the last first, at most `most` of them.
  [[nodiscard]] QStringList undoSteps(int most) const;

  /// Shows the battle as it was after so many events, and changes nothing. What is done then begins a branch.
  void look(std::size_t events);
  [[nodiscard]] bool isLooking() const { return hasBattle() && session_->isLooking(); }
  void comeBack();
  /// Goes to another line of play, to where it was left.
  void goToBranch(BranchIndex branch);
  void nameBranch(BranchIndex branch, const QString& name);
  void removeBranch(BranchIndex branch);
  void restoreBranch(BranchIndex branch);
  /// Sets the question asked before a step back, a step forward or a look shows units placed behind the screen. After a
  /// no the players stay at their moment. `on` is the side that deploys.
  void setScreenAsker(std::function<bool(SideIndex on)> asker) { askScreen_ = std::move(asker); }

 Q_SIGNALS:
  void opened();
  /// The battle's state, or how it is refereed or kept, is another.
  void changed();
  void selectionChanged();
  /// An action was carried out, redone or overruled: the newest event of the session.
  void happened();
  /// A throw is wanted, went on by a face, or is wanted no more.
  void throwChanged();
  void refused(const signifer::Action& action, const signifer::Verdict& verdict);
  void failed(const QString& message);
  /// People wanted to act for a side that a machine commands.
  void handHeld();

 private:
  [[nodiscard]] QString wordsOf(int ahead) const;
  [[nodiscard]] bool mayShow(BranchIndex branch, std::size_t events);
  void putTypingAside();
  template <class Change>
  void changeBranches(Change change);
  void afterChange();
  void bringUpChoices();
  void afterEvent();
  void moveMarks();
  void take(std::unique_ptr<Session> session, const std::string& notes);
  void arrange(Desk desk);
  [[nodiscard]] bool mayAct();
  bool begin(const Action& action, const QString& overruled);
  bool attempt(const Action& action, const QString& overruled, std::vector<int> typed);
  void setOpen(std::optional<OpenThrow> open);
  void keepTyping();
  void goOnTyping();

  std::unique_ptr<Session> session_;
  std::unique_ptr<JournalWriter> journal_;
  /// The file of a journal that is only looked at.
  QString lookedAt_;
  QString whyLooking_;
  std::vector<UnplayedLine> unplayed_;
  QTimer retry_;
  int retryPause_ = 3000;
  mutable ActionList candidates_;
  mutable bool candidatesKnown_ = false;
  UnitIndex selected_ = noUnit;
  std::vector<UnitIndex> group_;
  Desk desk_;
  std::optional<OpenThrow> open_;
  /// The throw that waits while an earlier moment is looked at.
  std::optional<OpenThrow> aside_;
  std::function<bool(SideIndex)> askScreen_;
  /// The number of branches when their marks were last looked at.
  BranchIndex branches_ = 1;
  /// The last action that was carried out with typed dice, to take its last die back.
  std::optional<OpenThrow> last_;
};

}  // namespace signifer::ui
