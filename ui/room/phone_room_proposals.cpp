// Proposals of phones: dice, told lines, steps that are done and actions. Each is put to the battle as the window's own
// dice strip, line and lists put it, at once or when the referee takes it. A proposal has the id that its phone gave
// it, so that nothing is taken twice.
#include <algorithm>
#include <exception>
#include <utility>

#include "docks/sequence_model.h"
#include "game/battle_controller.h"
#include "game/choices.h"
#include "phones/messages.h"
#include "play/battle_json.h"
#include "play/wording.h"
#include "room/phone_room.h"
#include "schema/document.h"
#include "symbols.h"
#include "tell/tell.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr std::size_t mostAnswersKept = 2000;
constexpr std::size_t mostProposals = 100;

bool isQuestion(const std::string& type) {
  return type == "may" || type == "ask" || type == "rule" || type == "understand";
}

// "5, 3", or by what is seen "total 7", "3 count".
QString diceWords(const Json& message, const DiceWanted& wanted) {
  if (message.contains("seen")) {
    const int figure = message["seen"].get<int>();
    return wanted.reading == Reading::total ? PhoneRoom::tr("total %1").arg(figure)
                                            : PhoneRoom::tr("%n die/dice count", nullptr, figure);
  }
  QStringList faces;
  for (const Json& face : message["faces"]) faces << QString::number(face.get<int>());
  return faces.join(QStringLiteral(", "));
}

/// Why these dice cannot be those of the throw: a code of the protocol and the words; no code where they can.
std::pair<const char*, QString> faultOf(const Json& message, const OpenThrow& open) {
  if (message.contains("seen")) {
    const int figure = message["seen"].get<int>();
    const std::optional<FigureRange> range = seenRange(open.wanted);
    if (range && figure >= range->least && figure <= range->most) return {nullptr, {}};
    return {"face", PhoneRoom::tr("These dice cannot show %1.").arg(figure)};
  }
  if (message["faces"].size() != static_cast<std::size_t>(open.wanted.count) - open.facesThere().size())
    return {"late", PhoneRoom::tr("Another number of dice is wanted now.")};
  const std::vector<int> possible = open.wanted.faces();
  for (const Json& face : message["faces"])
    if (std::ranges::find(possible, face.get<int>()) == possible.end())
      return {"face", PhoneRoom::tr("The die has no %1.").arg(face.get<int>())};
  return {nullptr, {}};
}

}  // namespace

void PhoneRoom::refuse(phones::PhoneId phone, const Json& message, const char* code, const QString& words) {
  send(phone, phones::errorJson(message["id"].get<std::string>(), code, words.toStdString()));
}

void PhoneRoom::message(RoomPhone& phone, Json message) {
  const std::string type = message["type"].get<std::string>();
  const std::string id = message["id"].get<std::string>();
  if (type == "role") return wish(phone, message);
  if (phone.state != RoomPhone::State::in)
    return refuse(phone.id, message, "notAllowed", tr("The referee has not let you in yet."));
  if (const auto before = answers_.find({phone.id, id}); before != answers_.end() && !isQuestion(type)) {
    server_->send(phone.id, before->second);
    return;
  }
  const bool asks = isQuestion(type);
  const bool rolls = type == "dice" || type == "rollForMe";
  const bool may = rolls ? phone.mayDice : asks ? phone.mayAsk || type == "rule" : phone.mayTell;
  if (!may && type != "withdraw" && !(type == "understand" && phone.mayTell))
    return refuse(phone.id, message, "notAllowed", tr("The referee has not given you this right."));
  if (type == "withdraw") return withdraw(phone, message);
  if (rolls) return dice(phone, message);
  if (!asks && (game_.isLooking() || game_.handsRest()))
    return refuse(phone.id, message, "late", tr("The battle waits: an earlier moment or a machine is on the table."));
  if (type == "stepDone") return stepDone(phone, message);
  if (type == "act" && message["event"] != game_.session().eventCount())
    return refuse(phone.id, message, "late", tr("The battle went on meanwhile."));
  if (!clerk_->ask({phone.id, audienceOf(phone), phone.mayTell, message}))
    refuse(phone.id, message, "tooFast", tr("Too much at once. Wait a moment."));
}

void PhoneRoom::answered(const PhoneAnswer& answer) {
  const RoomPhone* one = phone(answer.phone);
  if (one == nullptr) return;
  if (answer.proposal.isEmpty()) return send(answer.phone, answer.answer);
  propose({answer.phone, answer.message["id"].get<std::string>(), one->name, answer.message["type"].get<std::string>(),
           answer.proposal, answer.message});
}

QString PhoneRoom::whoWasFirst(const std::string& roll, phones::PhoneId asking) const {
  const auto first = firstFor_.find(roll);
  if (first == firstFor_.end()) return tr("This roll is no longer wanted.");
  return first->second.phone == asking ? tr("You have sent these dice already.") : first->second.words;
}

void PhoneRoom::dice(RoomPhone& phone, const Json& message) {
  const std::string roll = message["roll"].get<std::string>();
  if (!game_.openThrow() || roll != rollId()) {
    return refuse(phone.id, message, "late", whoWasFirst(roll, phone.id));
  }
  const OpenThrow& open = *game_.openThrow();
  if (!mayRoll(phone, static_cast<SideIndex>(open.wanted.purpose.side)))
    return refuse(phone.id, message, "notAllowed", tr("The other side rolls."));
  for (const PhoneProposal& one : proposals_)
    if ((one.kind == "dice" || one.kind == "rollForMe") && one.message["roll"] == roll)
      return refuse(phone.id, message, "late", whoWasFirst(roll, phone.id));
  const QString who = text(sideName(game_.battle(), static_cast<SideIndex>(open.wanted.purpose.side)));
  const QString what = phraseOf(game_.definition(), open.wanted.phrase);
  QString words = tr("%1, %2: the program rolls").arg(who, what);
  if (message["type"] == "dice") {
    const auto [code, wrong] = faultOf(message, open);
    if (code != nullptr) return refuse(phone.id, message, code, wrong);
    words = tr("%1, %2: %3").arg(who, what, diceWords(message, open.wanted));
    firstFor_[roll] = {phone.id, tr("%1 was first: %2.").arg(phone.name, diceWords(message, open.wanted))};
  } else {
    firstFor_[roll] = {phone.id, tr("%1 was first: the program rolls.").arg(phone.name)};
  }
  propose({phone.id, message["id"].get<std::string>(), phone.name, message["type"].get<std::string>(), words, message});
}

void PhoneRoom::stepDone(RoomPhone& phone, const Json& message) {
  const Battle& battle = game_.battle();
  const std::string step = battle.step == noStep ? std::string() : game_.definition().sequence().step(battle.step).id;
  if (message["event"] != game_.session().eventCount() || message["stepId"] != step || game_.openThrow())
    return refuse(phone.id, message, "late", tr("The battle went on meanwhile."));
  const SideIndex decides = game_.byHand() ? battle.active : game_.decision().side;
  if (phone.role == RoomPhone::Role::player && decides != phone.side && !game_.byHand())
    return refuse(phone.id, message, "notAllowed", tr("This is not for your side to decide."));
  const QString title =
      step.empty() ? QString() : QString::fromStdString(game_.definition().sequence().step(battle.step).title);
  propose({phone.id, message["id"].get<std::string>(), phone.name, "stepDone", tr("%1 is done").arg(title), message});
}

void PhoneRoom::withdraw(RoomPhone& phone, const Json& message) {
  const auto found = std::ranges::find_if(proposals_, [&](const PhoneProposal& one) {
    return one.phone == phone.id && one.id == message["proposal"].get<std::string>();
  });
  if (found == proposals_.end()) return refuse(phone.id, message, "late", tr("The referee has decided on it already."));
  const PhoneProposal gone = *found;
  proposals_.erase(found);
  settle(gone, "withdrawn", tr("Taken back."));
  send(phone.id,
       {{"type", "answer"}, {"re", message["id"]}, {"state", "withdrawn"}, {"words", tr("Taken back.").toStdString()}});
  Q_EMIT proposalsChanged();
  follow();
}

void PhoneRoom::propose(PhoneProposal proposal) {
  const bool full = proposals_.size() >= mostProposals;
  if (full) return refuse(proposal.phone, proposal.message, "tooFast", tr("Too much at once. Wait a moment."));
  QString wrong;
  const char* state = "waiting";
  QString words = tr("The referee has it.");
  if (takesAtOnce_) {
    wrong = carryOut(proposal);
    state = wrong.isEmpty() ? "taken" : "thrown";
    words = wrong.isEmpty() ? tr("Taken: %1").arg(proposal.words) : wrong;
  } else {
    proposals_.push_back(proposal);
    Q_EMIT proposalsChanged();
    Q_EMIT said(tr("%1: %2").arg(proposal.who, proposal.words));
  }
  std::string answer =
      wrong.isEmpty()
          ? jsonLine({{"type", "answer"}, {"re", proposal.id}, {"state", state}, {"words", words.toStdString()}})
          : jsonLine(phones::errorJson(proposal.id, "refused", wrong.toStdString()));
  if (answerOrder_.size() >= mostAnswersKept) {
    answers_.erase(answerOrder_.front());
    answerOrder_.erase(answerOrder_.begin());
  }
  const std::pair key(proposal.phone, proposal.id);
  answers_[key] = answer;
  answerOrder_.push_back(key);
  if (server_) server_->send(proposal.phone, std::move(answer));
  follow();
}

void PhoneRoom::sign(const QStringList& names, std::size_t event) {
  EventMark mark = game_.mark(event);
  // A told line has its teller in its reason.
  if (!mark.source.isEmpty() || !game_.session().event(event - 1).reason.empty()) return;
  mark.source = tr("By phone: %1").arg(names.join(QStringLiteral(", ")));
  game_.markEvent(event, mark);
}

// Dice of an action may come from several phones and the window; it happens with the last of them.
void PhoneRoom::signTyped() {
  if (typists_.names.isEmpty()) return;
  const std::size_t events = game_.session().eventCount();
  const bool sameBranch = typists_.branch == game_.session().branches().current();
  if (sameBranch && events == typists_.after && game_.openThrow()) return;
  const QStringList names = std::exchange(typists_.names, {});
  if (sameBranch && events > typists_.after) sign(names, typists_.after + 1);
}

// The phone is told, and told the same should it ask again.
void PhoneRoom::settle(const PhoneProposal& proposal, const char* state, const QString& words) {
  answers_[{proposal.phone, proposal.id}] =
      jsonLine({{"type", "answer"}, {"re", proposal.id}, {"state", state}, {"words", words.toStdString()}});
  send(proposal.phone, {{"type", "proposal"}, {"re", proposal.id}, {"state", state}, {"words", words.toStdString()}});
}

void PhoneRoom::take(std::size_t at) {
  if (at >= proposals_.size()) return;
  const PhoneProposal taken = proposals_[at];
  proposals_.erase(proposals_.begin() + static_cast<std::ptrdiff_t>(at));
  const QString wrong = carryOut(taken);
  settle(taken, wrong.isEmpty() ? "taken" : "thrown", wrong.isEmpty() ? tr("Taken: %1").arg(taken.words) : wrong);
  if (!wrong.isEmpty()) Q_EMIT said(wrong);
  Q_EMIT proposalsChanged();
  follow();
}

void PhoneRoom::throwAway(std::size_t at) {
  if (at >= proposals_.size()) return;
  const PhoneProposal thrown = proposals_[at];
  proposals_.erase(proposals_.begin() + static_cast<std::ptrdiff_t>(at));
  settle(thrown, "thrown", tr("The referee did not take it."));
  Q_EMIT proposalsChanged();
  follow();
}

void PhoneRoom::setTakesAtOnce(bool on) {
  takesAtOnce_ = on;
  while (on && !proposals_.empty()) take(0);
}

// Dice that were typed in the window meanwhile need no others.
void PhoneRoom::dropStaleDice() {
  const std::string roll = rollId();
  bool dropped = false;
  for (std::size_t i = 0; i < proposals_.size();) {
    const PhoneProposal& one = proposals_[i];
    const bool rolls = one.kind == "dice" || one.kind == "rollForMe";
    if (!rolls || one.message["roll"].get<std::string>() == roll) {
      ++i;
      continue;
    }
    const PhoneProposal stale = one;
    proposals_.erase(proposals_.begin() + static_cast<std::ptrdiff_t>(i));
    settle(stale, "thrown", tr("This roll is no longer wanted."));
    dropped = true;
  }
  if (dropped) Q_EMIT proposalsChanged();
}

QString PhoneRoom::carryOut(const PhoneProposal& proposal) {
  if (!game_.hasBattle()) return tr("There is no battle on the table.");
  const std::size_t before = game_.session().eventCount();
  const BranchIndex branch = game_.session().branches().current();
  if (typists_.branch != branch || typists_.after != before) typists_ = {branch, before, {}};
  if (!typists_.names.contains(proposal.who)) typists_.names << proposal.who;
  QString wrong = doWhatItSays(proposal);
  if (!wrong.isEmpty()) typists_.names.removeAll(proposal.who);
  signTyped();
  return wrong;
}

QString PhoneRoom::doWhatItSays(const PhoneProposal& proposal) {
  const Json& message = proposal.message;
  if (proposal.kind == "dice" || proposal.kind == "rollForMe") {
    if (message["roll"].get<std::string>() != rollId()) return tr("This roll is no longer wanted.");
    if (proposal.kind == "rollForMe") {
      game_.rollOpen(false);
      return {};
    }
    if (const auto [code, wrong] = faultOf(message, *game_.openThrow()); code != nullptr) return wrong;
    if (message.contains("seen"))
      game_.typeSeen(message["seen"].get<int>());
    else
      game_.typeFaces(message["faces"].get<std::vector<int>>());
    return {};
  }
  if (proposal.kind == "stepDone") {
    if (message["event"] != game_.session().eventCount()) return tr("The battle went on meanwhile.");
    return carryOutStep();
  }
  if (proposal.kind == "tell") {
    const signifer::Told told = tellLine(game_.rules(), game_.battle(), message["line"].get<std::string>());
    if (told.stopped || told.answer) return tr("The battle went on meanwhile.");
    return game_.change(text(told.changes), tr("%1, by phone").arg(proposal.who)) ? QString()
                                                                                  : tr("This cannot be done any more.");
  }
  try {
    const Document document = Document::parse("choice", message["choice"].get<std::string>());
    const Action action = readAction(game_.rules(), game_.battle(), document.root());
    if (game_.act(action) || game_.openThrow()) return {};
  } catch (const std::exception&) {
    return tr("This cannot be done any more.");
  }
  return tr("This cannot be done any more.");
}

QString PhoneRoom::carryOutStep() {
  if (game_.byHand()) return game_.change(nextStepChanges(game_), {}) ? QString() : tr("This cannot be done any more.");
  const std::optional<Action> advance = advanceAction(game_);
  if (!advance) return tr("Somebody has to choose first.");
  return game_.act(*advance) || game_.openThrow() ? QString() : tr("This cannot be done any more.");
}

}  // namespace signifer::ui
