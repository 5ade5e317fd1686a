#include "room/clerk.h"

#include <exception>

#include "phones/messages.h"
#include "play/battle_json.h"
#include "play/wording.h"
#include "schema/document.h"
#include "symbols.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int mostWaiting = 200;

std::unique_ptr<BattleController> controllerOf(const PhoneMoment& moment, const Battle& battle) {
  auto controller = std::make_unique<BattleController>();
  controller->open(std::make_unique<Session>(moment.rules, battle, 1));
  if (controller->depth() != moment.depth) controller->setDepth(moment.depth);
  return controller;
}

std::string stringIn(const Json& message, const char* name) {
  return message.contains(name) ? message[name].get<std::string>() : std::string();
}

PhoneAnswer refusedWith(PhoneAnswer answer, const char* code, const QString& words) {
  answer.answer = phones::errorJson(stringIn(answer.message, "id"), code, words.toStdString());
  return answer;
}

}  // namespace

void ClerkWork::take(std::shared_ptr<PhoneMoment> moment, std::array<bool, audiences> wanted) {
  moment_ = std::move(moment);
  seats_ = {};
  try {
    tellAll(wanted);
  } catch (const std::exception& wrong) {
    qWarning("phones are not told: %s", wrong.what());
  }
}

void ClerkWork::tellAll(std::array<bool, audiences> wanted) {
  game_ = controllerOf(*moment_, moment_->battle);
  for (int i = 0; i < audiences; ++i) {
    if (!wanted[static_cast<std::size_t>(i)]) continue;
    const auto audience = static_cast<Audience>(i);
    const Seat& seat = seatOf(audience);
    auto now = std::make_shared<ToldMoment>();
    now->event = moment_->event;
    now->state = stateJson(*moment_, *game_, *seat.own, *seat.view, audience);
    now->roll = rollJson(*moment_, *game_, *seat.view);
    now->table = jsonLine(tableJson(*moment_, *seat.own));
    now->journal = jsonLine(journalJson(*moment_, *game_, audience));
    Q_EMIT told(i, std::move(now));
  }
}

ClerkWork::Seat& ClerkWork::seatOf(Audience audience) {
  Seat& seat = seats_[static_cast<std::size_t>(audience)];
  if (seat.own) return seat;
  seat.view = std::make_unique<PhoneView>(*moment_->rules, moment_->battle, audience);
  seat.own = controllerOf(*moment_, seat.view->battle());
  return seat;
}

// A thread that lets an exception out ends the program; a phone is not worth that.
void ClerkWork::answer(const PhoneQuestion& question) {
  auto answer = std::make_shared<PhoneAnswer>();
  try {
    *answer = answerTo(question);
  } catch (const std::exception& wrong) {
    *answer = refusedWith({question.phone, question.message, nullptr, {}}, "refused", text(wrong.what()));
  }
  Q_EMIT answered(std::move(answer));
}

PhoneAnswer ClerkWork::answerTo(const PhoneQuestion& question) {
  PhoneAnswer answer{question.phone, question.message, nullptr, {}};
  const std::string type = stringIn(question.message, "type");
  if (!moment_) return refusedWith(std::move(answer), "late", tr("There is no battle on the table."));
  const BattleController& own = *seatOf(question.audience).own;
  if (type == "tell") return understood(question, own, std::move(answer));
  if (type == "act") return judged(question, own, std::move(answer));
  if (type == "understand" || type == "ask") {
    answer.answer = lineAnswer(own, stringIn(question.message, "line"));
  } else if (type == "rule") {
    answer.answer = ruleAnswer(own.definition(), stringIn(question.message, "rule"));
    if (answer.answer.is_null()) return refusedWith(std::move(answer), "unknown", tr("No rule has this id."));
  } else {
    const UnitIndex unit = findUnit(own.battle(), stringIn(question.message, "unit"));
    if (unit == noUnit) return refusedWith(std::move(answer), "unknown", tr("No unit of this name is in sight."));
    answer.answer = unitAnswer(own, unit, sideOf(question.audience), moment_->event, question.mayTell,
                               question.audience == Audience::all);
  }
  answer.answer["re"] = stringIn(question.message, "id");
  return answer;
}

// A line is read as its teller sees the table; the referee's own table reads it once more when it is taken.
PhoneAnswer ClerkWork::understood(const PhoneQuestion& question, const BattleController& own, PhoneAnswer answer) {
  const Json read = lineAnswer(own, stringIn(question.message, "line"));
  if (!read["stopped"].is_null())
    return refusedWith(std::move(answer), "refused",
                       text(stringIn(read["stopped"], "word") + ": " + stringIn(read["stopped"], "why")));
  if (read["says"] != "nothing") {
    answer.answer = read;
    answer.answer["re"] = stringIn(question.message, "id");
    return answer;
  }
  QStringList words;
  for (const Json& fact : read["understood"]) words << text(stringIn(fact, "words"));
  answer.proposal = words.join(QStringLiteral(" · "));
  if (answer.proposal.isEmpty()) answer.proposal = text(stringIn(question.message, "line"));
  return answer;
}

PhoneAnswer ClerkWork::judged(const PhoneQuestion& question, const BattleController& own, PhoneAnswer answer) {
  const Battle& battle = own.battle();
  try {
    const Document document = Document::parse("choice", stringIn(question.message, "choice"));
    const Action action = readAction(own.rules(), battle, document.root());
    const SideIndex side = sideOf(question.audience);
    const bool isOwn = action.unit == noUnit ? own.decision().side == side : battle.unit(action.unit).side == side;
    if (question.audience != Audience::all && !isOwn)
      return refusedWith(std::move(answer), "notAllowed", tr("This is not for your side to decide."));
    const Verdict verdict = own.rules().judge(battle, action);
    if (!verdict.legal() && !verdict.reasons.empty())
      return refusedWith(std::move(answer), "refused", reasonWords(own.rules(), battle, verdict.reasons.front()));
    answer.proposal = actionWords(own.rules(), battle, action);
    if (action.unit != noUnit) answer.proposal = tr("%1: %2").arg(text(unitName(battle, action.unit)), answer.proposal);
  } catch (const std::exception&) {
    return refusedWith(std::move(answer), "unknown", tr("This cannot be done any more."));
  }
  return answer;
}

Clerk::Clerk(QObject* parent) : QObject(parent), work_(new ClerkWork) {
  work_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, work_, &QObject::deleteLater);
  connect(work_, &ClerkWork::told, this, &Clerk::told);
  connect(work_, &ClerkWork::answered, this, &Clerk::answered);
  thread_.setObjectName(QStringLiteral("phones"));
  // The window comes first on a small machine.
  thread_.start(QThread::LowPriority);
}

Clerk::~Clerk() {
  newest_->fetch_add(1);
  thread_.quit();
  thread_.wait();
}

void Clerk::take(PhoneMoment moment, std::array<bool, audiences> wanted) {
  auto kept = std::make_shared<PhoneMoment>(std::move(moment));
  const int number = newest_->fetch_add(1) + 1;
  QMetaObject::invokeMethod(
      work_,
      [work = work_, kept, wanted, number, newest = newest_] {
        if (newest->load() == number) work->take(kept, wanted);
      },
      Qt::QueuedConnection);
}

bool Clerk::ask(PhoneQuestion question) {
  if (waiting_->load() >= mostWaiting) return false;
  waiting_->fetch_add(1);
  QMetaObject::invokeMethod(
      work_,
      [work = work_, question = std::move(question), waiting = waiting_] {
        waiting->fetch_sub(1);
        work->answer(question);
      },
      Qt::QueuedConnection);
  return true;
}

}  // namespace signifer::ui
