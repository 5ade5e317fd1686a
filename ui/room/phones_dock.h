// The dock of what phones send: the referee takes each proposal or throws it away. Above the list stand those who are
// in the room, and those who are not heard. The dock owns the room and is the way to the invitation. The window knows
// nothing else of phones.
#pragma once

#include <memory>

#include "widgets/parts.h"

class QCheckBox;
class QMainWindow;
class QPushButton;

namespace signifer::ui {

class BattleController;
class PhoneRoom;
class ProposalList;

class PhonesDock final : public Dock {
  Q_OBJECT

 public:
  /// `assets` is the folder of the program's data, with the page in it.
  PhonesDock(BattleController& game, const QString& assets, QMainWindow& window);
  ~PhonesDock() override;

  [[nodiscard]] PhoneRoom& room() { return *room_; }
  /// Opens the room and shows the invitation.
  void invite();
  /// Opens the room at this place, without a dialog: "8216", "192.168.1.20:8216"; says why where it cannot.
  [[nodiscard]] QString openAt(const QString& where, const QString& phrase);
  /// Lets phones join and takes what they send, without asking.
  void trustPhones();
  /// The page's address and the phrase for it, a line each.
  [[nodiscard]] QString invitation() const;
  /// Takes or throws away the picked proposal.
  void decide(bool take);

 Q_SIGNALS:
  /// Something for people to read.
  void said(const QString& words);
  /// A photo came from somebody's phone.
  void photoCame(const QString& file, const QString& who);

 private:
  void fill();
  void fillWho();

  BattleController& game_;
  QMainWindow& window_;
  QString assets_;
  std::unique_ptr<PhoneRoom> room_;
  Label* who_;
  Label* unheard_;
  ProposalList* list_;
  QPushButton* take_;
  QPushButton* throw_;
  QCheckBox* atOnce_;
  Label* status_;
};

}  // namespace signifer::ui
