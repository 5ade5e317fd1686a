// Going about in what has happened: back and forth along a branch, looks at earlier moments, from branch to branch; and
// the players' marks, which stay with their events.
#include <algorithm>
#include <exception>
#include <utility>

#include "game/battle_controller.h"
#include "play/deployment.h"
#include "sheet/event_words.h"

namespace signifer::ui {

void BattleController::undo() {
  if (hasBattle() && session_->canUndo()) goTo(afterStepBack());
}

std::size_t BattleController::afterStepBack() const {
  std::size_t to = session_->eventCount() - 1;
  while (to > 0 && !session_->isLooking() && followed_.contains(to + 1)) --to;
  return to;
}

QString BattleController::undoWords() const {
  if (!hasBattle() || !session_->canUndo()) return {};
  return wordsOf(-static_cast<int>(session_->eventCount() - afterStepBack()));
}

void BattleController::redo() {
  if (hasBattle() && session_->canRedo()) goTo(session_->eventCount() + 1);
}

void BattleController::goTo(std::size_t events) {
  if (session_->isLooking()) return look(events);
  if (!mayShow(session_->branches().current(), events)) return;
  last_.reset();
  setOpen(std::nullopt);
  try {
    while (session_->eventCount() > events && session_->canUndo()) session_->undo();
    while (session_->eventCount() < events && session_->canRedo()) session_->redo();
  } catch (const std::exception& e) {
    Q_EMIT failed(QString::fromUtf8(e.what()));
  }
  afterChange();
}

// A side's deployment stays hidden from the other side until both agree to show it, or have seen all of it once.
bool BattleController::mayShow(BranchIndex branch, std::size_t events) {
  const Branches& all = session_->branches();
  const bool seen = sideBehindScreen(definition(), all.state(branch, all.length(branch))) == noSide;
  if (seen || !askScreen_) return true;
  const Battle& then = all.state(branch, std::min(events, all.length(branch)));
  return !opensScreen(definition(), battle(), then) || askScreen_(sideBehindScreen(definition(), battle()));
}

QString BattleController::wordsOf(int ahead) const {
  if (!hasBattle()) return {};
  const std::size_t event = session_->eventCount() + static_cast<std::size_t>(ahead);
  if (event >= session_->knownEvents()) return {};
  return QString::fromStdString(eventInWords(rules(), session_->before(event), session_->event(event)));
}

QStringList BattleController::undoSteps(int most) const {
  QStringList steps;
  const int count = hasBattle() ? static_cast<int>(session_->eventCount()) : 0;
  for (int i = 1; i <= std::min(most, count); ++i) steps << wordsOf(-i);
  return steps;
}

// Dice that are half typed wait for the present.
void BattleController::putTypingAside() {
  if (session_->isLooking() || !open_) return;
  aside_ = std::move(open_);
  open_.reset();
  Q_EMIT throwChanged();
}

void BattleController::look(std::size_t events) {
  if (!hasBattle() || !mayShow(session_->branches().current(), events)) return;
  if (events == session_->eventsNow()) return comeBack();
  putTypingAside();
  if (session_->isLooking() && open_) setOpen(std::nullopt);
  session_->look(events);
  afterChange();
}

void BattleController::comeBack() {
  if (!isLooking()) return;
  open_.reset();
  session_->endLook();
  open_ = std::exchange(aside_, std::nullopt);
  Q_EMIT throwChanged();
  afterChange();
}

void BattleController::goToBranch(BranchIndex branch) {
  if (!hasBattle() || !session_->branches().known(branch)) return;
  if (!mayShow(branch, session_->branches().branch(branch).done)) return;
  comeBack();
  last_.reset();
  followed_.clear();
  // Dice that are half typed wait in their branch.
  if (std::exchange(open_, std::nullopt)) Q_EMIT throwChanged();
  changeBranches([branch](Session& session) { session.goTo(branch); });
  goOnTyping();
}

void BattleController::nameBranch(BranchIndex branch, const QString& name) {
  if (!mayAct()) return;
  const std::string words = name.simplified().left(static_cast<qsizetype>(longestName)).toStdString();
  changeBranches([branch, &words](Session& session) { session.name(branch, words); });
}

void BattleController::removeBranch(BranchIndex branch) {
  if (mayAct()) changeBranches([branch](Session& session) { session.remove(branch); });
}

void BattleController::restoreBranch(BranchIndex branch) {
  if (mayAct()) changeBranches([branch](Session& session) { session.restore(branch); });
}

template <class Change>
void BattleController::changeBranches(Change change) {
  if (!hasBattle()) return;
  try {
    change(*session_);
  } catch (const std::exception& e) {
    Q_EMIT failed(QString::fromUtf8(e.what()));
  }
  afterChange();
}

EventMark BattleController::mark(std::size_t number) const {
  if (number == 0 || number > session_->knownEvents()) return {};
  const Branches& all = session_->branches();
  const auto found = desk_.marks.find({all.ownerOf(all.current(), number - 1), number});
  return found == desk_.marks.end() ? EventMark{} : found->second;
}

std::map<std::size_t, EventMark> BattleController::marks() const {
  std::map<std::size_t, EventMark> marks;
  if (!hasBattle() || desk_.marks.empty()) return marks;
  const Branches& all = session_->branches();
  for (const auto& [place, mark] : desk_.marks)
    if (place.number > 0 && place.number <= session_->knownEvents() &&
        all.ownerOf(all.current(), place.number - 1) == place.branch)
      marks[place.number] = mark;
  return marks;
}

void BattleController::moveMarks() {
  const Branches& all = session_->branches();
  const BranchIndex fresh = all.count() - 1;
  const bool split = all.count() > std::exchange(branches_, all.count()) && fresh != all.current();
  if (!split) return;
  std::map<EventPlace, EventMark> marks;
  for (const auto& [place, mark] : desk_.marks) {
    const bool replaced =
        place.branch == all.current() && place.number >= session_->eventCount() && place.number <= all.length(fresh);
    marks[replaced ? EventPlace{all.ownerOf(fresh, place.number - 1), place.number} : place] = mark;
  }
  desk_.marks = std::move(marks);
}

void BattleController::markEvent(std::size_t number, const EventMark& mark) {
  Desk desk = desk_;
  const EventPlace place{session_->branches().ownerOf(session_->branches().current(), number - 1), number};
  if (mark.empty())
    desk.marks.erase(place);
  else
    desk.marks[place] = mark;
  arrange(std::move(desk));
}

bool BattleController::isKey(std::size_t number) const {
  if (const int key = mark(number).key; key != 0) return key > 0;
  return std::ranges::any_of(session_->event(number - 1).account, &AccountLine::key);
}

}  // namespace signifer::ui
