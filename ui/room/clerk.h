// Works out what phones are told, in a thread of its own: the state for each audience after every change, and answers
// to questions. It holds a battle of its own for each audience, so that the window neither waits for it nor shares
// anything with it.
#pragma once

#include <QObject>
#include <QString>
#include <QThread>
#include <array>
#include <atomic>
#include <memory>

#include "phones/server.h"
#include "room/phone_words.h"

namespace signifer::ui {

/// The words for one audience at one moment. The parts of the state that differ from phone to phone are apart.
struct ToldMoment {
  std::size_t event = 0;
  Json state;
  Json roll;
  std::string table;
  std::string journal;
};

/// A question of a phone, or a wish that is to be understood before it is put to the referee.
struct PhoneQuestion {
  phones::PhoneId phone = 0;
  Audience audience = Audience::everybody;
  bool mayTell = false;
  Json message;
};

/// The answer; for a line or an action that can be proposed its words, in `proposal`.
struct PhoneAnswer {
  phones::PhoneId phone = 0;
  Json message;
  Json answer;
  QString proposal;
};

/// The half that works, in the clerk's thread.
class ClerkWork final : public QObject {
  Q_OBJECT

 public:
  void take(std::shared_ptr<PhoneMoment> moment, std::array<bool, audiences> wanted);
  void answer(const PhoneQuestion& question);

 Q_SIGNALS:
  void told(int audience, std::shared_ptr<signifer::ui::ToldMoment> moment);
  void answered(std::shared_ptr<signifer::ui::PhoneAnswer> answer);

 private:
  struct Seat {
    std::unique_ptr<PhoneView> view;
    std::unique_ptr<BattleController> own;
  };
  void tellAll(std::array<bool, audiences> wanted);
  [[nodiscard]] Seat& seatOf(Audience audience);
  [[nodiscard]] PhoneAnswer answerTo(const PhoneQuestion& question);
  [[nodiscard]] PhoneAnswer understood(const PhoneQuestion& question, const BattleController& own, PhoneAnswer answer);
  [[nodiscard]] PhoneAnswer judged(const PhoneQuestion& question, const BattleController& own, PhoneAnswer answer);

  std::shared_ptr<PhoneMoment> moment_;
  std::unique_ptr<BattleController> game_;
  std::array<Seat, audiences> seats_;
};

class Clerk final : public QObject {
  Q_OBJECT

 public:
  explicit Clerk(QObject* parent = nullptr);
  ~Clerk() override;

  /// The next moment; one that is not begun yet gives way to it.
  void take(PhoneMoment moment, std::array<bool, audiences> wanted);
  /// False where too many questions wait already.
  [[nodiscard]] bool ask(PhoneQuestion question);

 Q_SIGNALS:
  void told(int audience, std::shared_ptr<signifer::ui::ToldMoment> moment);
  void answered(std::shared_ptr<signifer::ui::PhoneAnswer> answer);

 private:
  QThread thread_;
  ClerkWork* work_;
  /// The number of the last moment, and of the questions that wait.
  std::shared_ptr<std::atomic<int>> newest_ = std::make_shared<std::atomic<int>>(0);
  std::shared_ptr<std::atomic<int>> waiting_ = std::make_shared<std::atomic<int>>(0);
};

}  // namespace signifer::ui
