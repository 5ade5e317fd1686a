// The players' dice: the throw that is wanted, typed face by face, taken back, rolled or thought about again.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/battle_controller.h"
#include "play/battle_json.h"
#include "schema/document.h"

namespace signifer::ui {

bool BattleController::typeFace(int face) {
  if (!open_) return false;
  OpenThrow open = *open_;
  open.begun = 0;
  if (std::ranges::count(open.wanted.faces(), face) == 0) {
    setOpen(std::move(open));
    return false;
  }
  open.typed.push_back(face);
  if (++open.there < open.wanted.count)
    setOpen(std::move(open));
  else
    attempt(open.action, open.overruled, std::move(open.typed));
  return true;
}

bool BattleController::typeDigit(int digit) {
  if (!open_) return false;
  OpenThrow open = *open_;
  open.begun = open.begun * 10 + digit;
  const int highest = facesOf(open.wanted.die).back();
  if (open.begun * 10 > highest) return typeFace(open.begun);
  if (open.begun == 0) return false;
  setOpen(std::move(open));
  return true;
}

bool BattleController::finishFace() { return open_ && open_->begun > 0 && typeFace(open_->begun); }

bool BattleController::takeFaceBack() {
  if (open_ && open_->begun > 0) {
    OpenThrow open = *open_;
    open.begun /= 10;
    setOpen(std::move(open));
    return true;
  }
  const bool after = !open_ && last_ && hasBattle() && !session_->canRedo();
  if (!after && !open_) return false;
  OpenThrow open = open_ ? *open_ : *last_;
  if (open.typed.empty()) return false;
  if (after) {
    last_.reset();
    undo();
  }
  // Dice that the program rolled are taken back as a whole.
  const bool rolled = open.typed.back() == leftToProgram;
  do open.typed.pop_back();
  while (rolled && !open.typed.empty() && open.typed.back() == leftToProgram);
  attempt(open.action, open.overruled, std::move(open.typed));
  return true;
}

void BattleController::rollOpen(bool all) {
  do {
    if (!open_) return;
    OpenThrow open = *open_;
    open.typed.resize(open.typed.size() - static_cast<std::size_t>(open.there));
    open.typed.insert(open.typed.end(), static_cast<std::size_t>(open.wanted.count), leftToProgram);
    attempt(open.action, open.overruled, std::move(open.typed));
  } while (all);
}

void BattleController::dropThrow() { setOpen(std::nullopt); }

// Every face is kept as it is typed. What led to an event needs no taking back: it speaks of the battle before it.
void BattleController::keepTyping() {
  if (session_->isLooking()) return;
  const std::size_t events = session_->eventCount();
  const BranchIndex branch = session_->branches().current();
  if (!open_ && (!desk_.typing || desk_.typing->branch != branch || desk_.typing->after != events)) return;
  Desk desk = desk_;
  desk.typing.reset();
  if (open_ && !open_->typed.empty())
    desk.typing = {branch, events, writeAction(rules(), battle(), open_->action).dump(), open_->overruled,
                   open_->typed};
  if (desk == desk_) return;
  if (journal_) journal_->note(notesBetween(desk_, desk));
  desk_ = std::move(desk);
}

// The throw that was being typed when the program ended.
void BattleController::goOnTyping() {
  if (!desk_.typing || desk_.typing->branch != session_->branches().current()) return;
  if (desk_.typing->after != session_->eventCount() || session_->outcome()) return;
  const HalfTyped typing = *desk_.typing;
  try {
    const Document action = Document::parse("typing", typing.action);
    attempt(readAction(rules(), battle(), action.root()), typing.overruled, typing.faces);
  } catch (const SourceError&) {
    // Nothing that this program wrote: the players ask for the throw again.
  }
}

}  // namespace signifer::ui
