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
#include <set>
#include <utility>
#include <vector>

#include "game/desk.h"
#include "game/open_throw.h"
#include "play/journal_writer.h"
#include "play/session.h"
#include "play/standing_orders.h"

namespace signifer::ui {

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

/// The moment of another battle, as a battle that only shows it tells it.
struct Mirrored {
  /// The side that looks at it; noSide: it is only looked at.
  SideIndex side = noSide;
  Decision decision;
  std::optional<Outcome> outcome;
  /// The side is asked nothing now.
  bool rests = true;
  Desk desk;
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
  [[nodiscard]] Decision decision() const { return mirrored_ ? mirrored_->decision : session_->decision(); }
  [[nodiscard]] std::optional<Outcome> outcome() const { return mirrored_ ? mirrored_->outcome : session_->outcome(); }

  /// Makes this a battle that only shows another one, such as a side's view of it. Whatever is done here is done by
  /// `act`. Dice, steps back, changes by hand and overruling are the other's alone.
  void setMaster(BattleController& other, std::function<bool(const Action&)> act);
  /// Shows this moment of the other battle. The selection stays where its units are still there.
  void mirror(std::unique_ptr<Session> session, Mirrored now);
  [[nodiscard]] bool mirrors() const { return master_ != nullptr; }

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
  /// One more figure of the throw that is typed into, a face or what is seen; false if the dice cannot show it or no
  /// throw is wanted. The last figure of the last throw carries the action out.
  bool typeFace(int figure);
  /// The faces that are still missing of the wanted throw, all at once, however dice are told here: what was told of it
  /// by sight goes. False if they are not as many, or the die has no such face.
  bool typeFaces(const std::vector<int>& faces);
  /// The whole wanted throw by the one figure that is seen, its total or how many dice count, however dice are told
  /// here. False if one figure does not tell it, or such dice cannot show it.
  bool typeSeen(int figure);
  /// One more digit of a figure, which is typed as soon as no further digit can follow, else by finishFace().
  bool typeDigit(int digit);
  /// The digits typed so far are the figure; where all figures are there, they stand. False if there is nothing to
  /// finish or the dice cannot show it.
  bool finishFace();
  /// The next figure is typed for this throw of the action, or over this figure of that throw.
  void pickThrow(std::size_t which);
  void pickSlot(std::size_t which, std::size_t slot);
  /// Whether throws are told by what is seen, from now on; figures of the throw that is typed into are dropped where
  /// they were told otherwise.
  void setBySight(bool on);
  /// Takes the last typed face back, also after the event that it led to; false if there is none.
  bool takeFaceBack();
  /// Lets the program roll the wanted throw, or all that are left.
  void rollOpen(bool all);
  /// The players think again: nothing has happened.
  void dropThrow();
  void setDice(SideIndex side, DiceOrigin origin);
  /// Words what has happened anew: after lengths are shown in another unit.
  void tellAnew();
  /// Names the people who play and the day of the battle, for stories and replays.
  void setWho(const std::array<QString, 2>& names, const QString& date);
  /// Sets the commander of a side; empty for a person.
  void setPlayer(SideIndex side, const QString& commander);
  /// A photo of the real table under this one, kept with the battle.
  void setPhoto(const std::optional<TablePhoto>& photo);
  /// The side and place of the units' paper marks, kept with the battle.
  void setMarksLie(const MarkWish& marks);
  /// The post of a battle that is played by mail, and the lock of a view, kept with the battle (desk.h).
  void setMail(const std::string& mail);
  void setLock(const std::string& lock);
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
  /// Whether a step with neither dice nor choice passes by itself.
  void setPasses(bool on) { passes_ = on; }
  /// The answers that units and sides always or never give; they do so from now on.
  [[nodiscard]] std::vector<StandingOrder> standingOrders() const;
  void setStandingOrders(const std::vector<StandingOrder>& orders);
  /// All of the side that are still asked in this step do nothing; false where somebody has to do something.
  bool restDoesNothing();
  /// The machine's answer to a decision of its side.
  bool actAsMachine(const Action& action);
  /// Changes the state by hand; false (and `failed`) if the changes do not fit.
  bool change(const QString& changes, const QString& reason);
  void undo();
  void redo();
  /// Undoes or redoes until so many events count.
  void goTo(std::size_t events);
  /// The event that undo() takes back next and the one that redo() brings back next, in words; empty if there is none.
  [[nodiscard]] QString undoWords() const;
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
  /// An answer was given by itself: by a standing order, or as a step with neither dice nor choice.
  void wentByItself(const QString& words);

 private:
  [[nodiscard]] QString wordsOf(int ahead) const;
  /// So many events count after a step back: what followed by itself goes with the event that led to it.
  [[nodiscard]] std::size_t afterStepBack() const;
  [[nodiscard]] bool mayShow(BranchIndex branch, std::size_t events);
  void putTypingAside();
  template <class Change>
  void changeBranches(Change change);
  void afterChange();
  void bringUpChoices();
  void afterEvent();
  void goOnByItself();
  void moveMarks();
  void take(std::unique_ptr<Session> session, const std::string& notes);
  void arrange(Desk desk);
  [[nodiscard]] bool mayAct();
  void keepOwnCandidates() const;
  bool begin(const Action& action, const QString& overruled);
  bool attempt(OpenThrow open, bool waits = false);
  bool typeAhead(OpenThrow open, int figure);
  bool typeOver(OpenThrow open, int figure);
  [[nodiscard]] std::vector<KeptFigures> keptFrom(const Action& action, const QString& overruled) const;
  void findThrows(OpenThrow& open, const DiceWanted& wanted) const;
  void setOpen(std::optional<OpenThrow> open);
  void keepTyping();
  void goOnTyping();

  std::unique_ptr<Session> session_;
  /// The battle that this one shows.
  BattleController* master_ = nullptr;
  std::function<bool(const Action&)> actThere_;
  std::optional<Mirrored> mirrored_;
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
  bool passes_ = false;
  /// The events of the branch that followed by themselves on the one before, by their numbers from 1: a step back takes
  /// them back with it.
  std::set<std::size_t> followed_;
  /// How many answers have been given by themselves since a person's last one.
  int byItself_ = 0;
};

}  // namespace signifer::ui
