// The phones in the room and what they may: who has joined as whom, their rights, what they have proposed and what came
// of it. It stands between the server, the clerk and the battle on the table. It changes the battle only as the window
// does: by typed faces, actions and told lines.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QTemporaryDir>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "phones/server.h"
#include "room/addresses.h"
#include "room/clerk.h"

namespace signifer::ui {

class BattleController;

/// A phone in the room, as the referee sees it.
struct RoomPhone {
  enum class State { choosing, waiting, in };
  enum class Role { none, player, helper, watcher };
  phones::PhoneId id = 0;
  QString name;
  QString device;
  QString address;
  State state = State::choosing;
  Role role = Role::none;
  SideIndex side = noSide;
  bool mayDice = false;
  bool mayAsk = false;
  bool mayTell = false;
  bool maySeeAll = false;
  bool connected = true;
  /// Seconds since it was heard last.
  double silent = 0;
  /// Connected or not, it is to be heard and is not.
  [[nodiscard]] bool isUnheard() const;
};

/// Something that a phone has sent, until the referee takes it or throws it away.
struct PhoneProposal {
  phones::PhoneId phone = 0;
  std::string id;
  QString who;
  /// "dice", "rollForMe", "tell", "stepDone" or "act".
  std::string kind;
  QString words;
  Json message;
};

struct RoomOrder {
  QHostAddress address;
  quint16 port = 0;
  /// Empty for one that is drawn.
  QString phrase;
  /// The folder of the program's data, with the page in it.
  QString data;
};

class PhoneRoom final : public QObject {
  Q_OBJECT

 public:
  explicit PhoneRoom(BattleController& game, QObject* parent = nullptr);
  ~PhoneRoom() override;

  /// Opens the room; says why where it cannot. Those who had joined stay, also where the address is another.
  [[nodiscard]] QString open(const RoomOrder& order);
  void close();
  [[nodiscard]] bool isOpen() const { return server_ != nullptr; }
  /// Lets nobody in any more, or again.
  void setInviting(bool inviting);
  [[nodiscard]] bool isInviting() const { return inviting_; }
  void newPhrase();

  [[nodiscard]] QString phrase() const { return phrase_; }
  /// "http://192.168.1.20:8216/", and with the phrase behind it for the square code.
  [[nodiscard]] QString pageAddress() const;
  [[nodiscard]] QString invitation() const;
  [[nodiscard]] const RoomOrder& order() const { return order_; }

  [[nodiscard]] const std::vector<RoomPhone>& phones() const { return phones_; }
  [[nodiscard]] const RoomPhone* phone(phones::PhoneId id) const;
  [[nodiscard]] bool anyUnheard() const;
  void letIn(phones::PhoneId id, RoomPhone::Role role, SideIndex side);
  void putOut(phones::PhoneId id);
  /// Sets the rights, the role and the side as they stand in `phone`.
  void setRights(const RoomPhone& phone);

  [[nodiscard]] const std::vector<PhoneProposal>& proposals() const { return proposals_; }
  void take(std::size_t at);
  void throwAway(std::size_t at);

  [[nodiscard]] bool asksFirst() const { return asksFirst_; }
  void setAsksFirst(bool on) { asksFirst_ = on; }
  [[nodiscard]] bool takesAtOnce() const { return takesAtOnce_; }
  void setTakesAtOnce(bool on);

 Q_SIGNALS:
  /// Somebody came, went, was heard or fell silent.
  void phonesChanged();
  void proposalsChanged();
  void openChanged();
  /// Something for people to read.
  void said(const QString& words);
  /// A photo came from a phone.
  void photoCame(const QString& file, const QString& who);

 private:
  struct Told {
    std::string state;
    int table = 0;
    int journal = 0;
  };
  struct Known {
    ToldMoment moment;
    int table = 0;
    int journal = 0;
  };

  // phone_room.cpp
  [[nodiscard]] phones::ServerOrder serverOrder() const;
  void hear(const phones::News& news);
  void joined(const phones::News& news);
  void resumed(const phones::News& news);
  void wish(RoomPhone& phone, const Json& message);
  void enter(RoomPhone& phone);
  void tellWho(const RoomPhone& phone);
  void watch();
  void send(phones::PhoneId phone, const Json& message);
  [[nodiscard]] RoomPhone* find(phones::PhoneId id);

  // phone_room_told.cpp
  void follow();
  void tellClerk();
  void tellPhones(int audience, const ToldMoment& moment);
  void tellPhone(const RoomPhone& phone);
  [[nodiscard]] Audience audienceOf(const RoomPhone& phone) const;
  [[nodiscard]] std::string rollId() const;
  [[nodiscard]] bool mayRoll(const RoomPhone& phone, SideIndex side) const;

  // phone_room_proposals.cpp
  void message(RoomPhone& phone, Json message);
  void answered(const PhoneAnswer& answer);
  void propose(PhoneProposal proposal);
  void dice(RoomPhone& phone, const Json& message);
  [[nodiscard]] QString whoWasFirst(const std::string& roll, phones::PhoneId asking) const;
  void stepDone(RoomPhone& phone, const Json& message);
  void withdraw(RoomPhone& phone, const Json& message);
  /// Does what is proposed; why not, where it cannot.
  [[nodiscard]] QString carryOut(const PhoneProposal& proposal);
  [[nodiscard]] QString doWhatItSays(const PhoneProposal& proposal);
  [[nodiscard]] QString carryOutStep();
  /// Writes into the journal whose phones an event came from.
  void sign(const QStringList& names, std::size_t event);
  void signTyped();
  void settle(const PhoneProposal& proposal, const char* state, const QString& words);
  void dropStaleDice();
  void refuse(phones::PhoneId phone, const Json& message, const char* code, const QString& words);

  BattleController& game_;
  RoomOrder order_;
  QString phrase_;
  bool inviting_ = true;
  bool asksFirst_ = true;
  bool takesAtOnce_ = false;
  std::vector<RoomPhone> phones_;
  std::vector<PhoneProposal> proposals_;
  /// The last answer to each proposal, for phones that send one again.
  std::map<std::pair<phones::PhoneId, std::string>, std::string> answers_;
  std::vector<std::pair<phones::PhoneId, std::string>> answerOrder_;
  /// Who answered a throw first.
  struct First {
    phones::PhoneId phone = 0;
    QString words;
  };
  std::map<std::string, First> firstFor_;
  /// The names on the phones that typed dice of the action after so many events.
  struct Typists {
    BranchIndex branch = 0;
    std::size_t after = 0;
    QStringList names;
  };
  Typists typists_;
  std::map<int, Known> known_;
  std::map<phones::PhoneId, Told> told_;
  QTimer soon_;
  QTimer watch_;
  std::unique_ptr<QTemporaryDir> photos_;
  std::unique_ptr<Clerk> clerk_;
  std::unique_ptr<phones::PhoneServer> server_;
};

}  // namespace signifer::ui
