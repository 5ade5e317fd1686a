// The players' dice: the throw that is wanted, typed face by face or by what is seen, in any order, typed over, taken
// back, rolled or thought about again.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/battle_controller.h"
#include "play/battle_json.h"
#include "schema/document.h"
#include "settings.h"

namespace signifer::ui {

// Figures that the players typed for the same action before a step back are in its slots.
std::vector<KeptFigures> BattleController::keptFrom(const Action& action, const QString& overruled) const {
  std::vector<KeptFigures> kept;
  if (!session_->canRedo()) return kept;
  const Event& undone = session_->event(session_->eventCount());
  const Action* same = std::get_if<Action>(&undone.what);
  if (same == nullptr || *same != action || undone.reason != overruled.toStdString()) return kept;
  for (std::size_t i = 0; i < undone.dice.size(); ++i) {
    const ThrownDice& dice = undone.dice[i];
    std::size_t nth = 0;
    for (std::size_t j = 0; j < i; ++j) nth += isSameThrow(undone.dice[j], dice) ? 1 : 0;
    if (dice.origin == DiceOrigin::typed)
      kept.push_back({dice, nth, dice.told.has_value(), dice.told ? figuresOf(*dice.told) : dice.faces});
  }
  return kept;
}

// The throws of the action as far as they are known, and where each begins in what was typed.
void BattleController::findThrows(OpenThrow& open, const DiceWanted& wanted) const {
  open.wanted = wanted;
  Foresight foresight = session_->lookForward(open.action, open.typed);
  open.throws = std::move(foresight.throws);
  open.perhaps = std::move(foresight.perhaps);
  open.fights = std::move(foresight.fights);
  open.at = 0;
  while (open.at < open.throws.size() && open.throws[open.at].known) ++open.at;
  open.starts.clear();
  std::size_t used = 0;
  for (std::size_t i = 0; i < open.at; ++i) {
    const ThrownDice& dice = open.throws[i].dice;
    if (session_->dice(dice.side == noSide ? SideIndex{0} : dice.side) != DiceOrigin::typed) continue;
    open.starts.push_back(used);
    used += dice.told ? figuresOf(*dice.told).size() + 1 : dice.faces.size();
  }
  used = std::min(used, open.typed.size());
  open.there = static_cast<int>(open.typed.size() - used);
  if (open.there == 0) return;
  open.starts.push_back(used);
  if (open.typed[used] == bySight) --open.there;
}

bool BattleController::typeFace(int figure) {
  if (!open_) return false;
  OpenThrow open = *open_;
  open.begun = 0;
  const std::size_t which = open.shown();
  if (std::ranges::count(open.mayShow(which, open.slot()), figure) == 0 || (open.ready && !open.pick)) {
    setOpen(std::move(open));
    return false;
  }
  if (open.isAhead(which)) return typeAhead(std::move(open), figure);
  if (open.pick && (open.isKnown(which) || open.ready || open.slot() < static_cast<std::size_t>(open.there)))
    return typeOver(std::move(open), figure);
  open.pick.reset();
  if (open.there == 0) {
    const bool seen = open.isSeen(open.at);
    open.starts.push_back(open.typed.size());
    if (seen) open.typed.push_back(bySight);
  }
  open.typed.push_back(figure);
  ++open.there;
  if (static_cast<std::size_t>(open.there) < open.figuresWanted(open.at))
    setOpen(std::move(open));
  else
    attempt(std::move(open));
  return true;
}

bool BattleController::typeFaces(const std::vector<int>& faces) {
  if (!open_) return false;
  OpenThrow open = *open_;
  const std::vector<int> possible = open.wanted.faces();
  if (faces.size() + open.facesThere().size() != static_cast<std::size_t>(open.wanted.count) ||
      std::ranges::any_of(faces, [&](int face) { return std::ranges::count(possible, face) == 0; }))
    return false;
  if (open.isSeen(open.at)) open.forgetWanted();
  if (open.there == 0) open.starts.push_back(open.typed.size());
  open.typed.insert(open.typed.end(), faces.begin(), faces.end());
  open.there = open.wanted.count;
  attempt(std::move(open));
  return true;
}

bool BattleController::typeSeen(int figure) {
  if (!open_) return false;
  OpenThrow open = *open_;
  const std::optional<FigureRange> range = seenRange(open.wanted);
  if (!range || figure < range->least || figure > range->most) return false;
  open.forgetWanted();
  open.starts.push_back(open.typed.size());
  open.typed.insert(open.typed.end(), {signifer::bySight, figure});
  open.there = 1;
  attempt(std::move(open));
  return true;
}

// Into the slot of a throw whose turn has not come; the next one that is not full follows.
bool BattleController::typeAhead(OpenThrow open, int figure) {
  const auto [which, slot] = *open.pick;
  const bool seen = open.isSeen(which);
  std::vector<int> figures = open.figuresOf(which);
  // Of what is seen a later figure hangs on those before it.
  if (seen) figures.resize(std::min(figures.size(), slot));
  if (slot < figures.size())
    figures[slot] = figure;
  else
    figures.push_back(figure);
  open.keep(which, seen, std::move(figures));
  open.pick.reset();
  for (std::size_t i = which; !open.pick && i < open.throws.size(); ++i)
    if (const std::size_t there = open.figuresOf(i).size(); there < open.figuresWanted(i)) open.pick = {i, there};
  setOpen(std::move(open));
  return true;
}

// A figure that was typed before is another one: what follows is kept, and is used again where it is still thrown.
bool BattleController::typeOver(OpenThrow open, int figure) {
  const auto [which, slot] = *open.pick;
  const bool seen = open.isSeen(which);
  std::vector<int> figures = open.figuresOf(which);
  if (seen) figures.resize(std::min(figures.size(), slot + 1));
  figures[slot] = figure;
  if (which == open.at && !open.ready) {
    open.typed.resize(open.starts.back());
    if (seen) open.typed.push_back(bySight);
    open.typed.insert(open.typed.end(), figures.begin(), figures.end());
    open.there = static_cast<int>(figures.size());
    open.pick.reset();
    if (slot + 1 < figures.size()) open.pick = {which, slot + 1};
    setOpen(std::move(open));
    return true;
  }
  // A throw that the program rolled stays its own; one that it rolled here is typed from its first figure on.
  std::size_t place = 0;
  for (std::size_t i = 0; i < which; ++i) {
    const ThrownDice& dice = open.throws[i].dice;
    if (session_->dice(dice.side == noSide ? SideIndex{0} : dice.side) == DiceOrigin::typed) ++place;
  }
  if (place >= open.starts.size()) return false;
  for (std::size_t i = which + 1; i <= open.at && i < open.throws.size(); ++i)
    if (i == open.at || open.throws[i].dice.origin == DiceOrigin::typed)
      open.keep(i, open.isSeen(i), open.figuresOf(i));
  const std::size_t start = open.starts[place];
  const bool rolled = open.typed[start] == leftToProgram;
  open.typed.resize(start);
  open.keep(which, seen, rolled ? std::vector<int>{figure} : std::move(figures));
  attempt(std::move(open), true);
  if (open_ && !rolled && which < open_->throws.size() && slot + 1 < open_->figuresWanted(which)) {
    OpenThrow next = *open_;
    next.pick = {which, slot + 1};
    setOpen(std::move(next));
  }
  return true;
}

void BattleController::pickThrow(std::size_t which) {
  if (!open_ || which >= std::max<std::size_t>(open_->throws.size(), 1)) return;
  const std::size_t there = open_->figuresOf(which).size();
  pickSlot(which, there < open_->figuresWanted(which) ? there : 0);
}

void BattleController::pickSlot(std::size_t which, std::size_t slot) {
  if (!open_ || which >= std::max<std::size_t>(open_->throws.size(), 1)) return;
  OpenThrow open = *open_;
  // The program's own dice are nobody's to type.
  if (open.isKnown(which)) {
    const SideIndex side = open.throws[which].dice.side;
    if (session_->dice(side == noSide ? SideIndex{0} : side) != DiceOrigin::typed) return;
  }
  open.begun = 0;
  const std::size_t there = open.figuresOf(which).size();
  open.pick.reset();
  if (which != open.at || open.ready || slot < there) open.pick = {which, std::min(slot, there)};
  setOpen(std::move(open));
}

void BattleController::setBySight(bool on) {
  if (desk_.bySight == on) return;
  Desk desk = desk_;
  desk.bySight = on;
  if (journal_) journal_->note(notesBetween(desk_, desk));
  desk_ = std::move(desk);
  Settings().setValue(QStringLiteral("dice/bySight"), on);
  if (!open_) return;
  OpenThrow open = *open_;
  open.bySight = on;
  open.begun = 0;
  const std::size_t which = open.shown();
  if (open.canBeSeen(which) && !open.isKnown(which)) {
    if (open.isAhead(which)) {
      open.keep(which, on, {});
    } else if (open.there > 0) {
      open.typed.resize(open.starts.back());
      open.starts.pop_back();
      open.there = 0;
      open.ready = false;
    }
    if (open.pick) open.pick->slot = 0;
    if (open.pick && open.pick->at == open.at) open.pick.reset();
  }
  setOpen(std::move(open));
}

bool BattleController::typeDigit(int digit) {
  if (!open_) return false;
  OpenThrow open = *open_;
  const bool first = open.begun == 0;
  open.begun = open.begun * 10 + digit;
  const std::vector<int> may = open.mayShow(open.shown(), open.slot());
  if (may.empty()) return false;
  if (open.begun * 10 > may.back() || (open.begun == 0 && first && may.front() == 0)) return typeFace(open.begun);
  if (open.begun == 0) return false;
  setOpen(std::move(open));
  return true;
}

bool BattleController::finishFace() {
  if (!open_) return false;
  if (open_->begun > 0) return typeFace(open_->begun);
  if (!open_->ready) return false;
  attempt(*open_);
  return true;
}

bool BattleController::takeFaceBack() {
  if (open_ && open_->begun > 0) {
    OpenThrow open = *open_;
    open.begun /= 10;
    setOpen(std::move(open));
    return true;
  }
  if (open_ && open_->isAhead(open_->shown())) {
    OpenThrow open = *open_;
    const std::size_t which = open.shown();
    std::vector<int> figures = open.figuresOf(which);
    if (figures.empty()) return false;
    figures.pop_back();
    open.pick = {which, figures.size()};
    open.keep(which, open.isSeen(which), std::move(figures));
    setOpen(std::move(open));
    return true;
  }
  const bool after = !open_ && last_ && hasBattle() && !session_->canRedo();
  if (!after && !open_) return false;
  OpenThrow open = open_ ? *open_ : *last_;
  if (open.starts.empty() || open.typed.empty()) return false;
  if (after) {
    last_.reset();
    undo();
  }
  // Dice that the program rolled are taken back as a whole.
  if (!open.isRolled())
    open.dropFigure();
  else
    while (open.isRolled()) {
      open.typed.resize(open.starts.back());
      open.starts.pop_back();
    }
  attempt(std::move(open));
  return true;
}

void BattleController::rollOpen(bool all) {
  do {
    if (!open_) return;
    OpenThrow open = *open_;
    if (!open.ready) {
      if (open.there > 0) {
        open.typed.resize(open.starts.back());
        open.starts.pop_back();
      }
      open.starts.push_back(open.typed.size());
      open.typed.insert(open.typed.end(), static_cast<std::size_t>(open.wanted.count), leftToProgram);
    }
    attempt(std::move(open));
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
  // Dice that wait for the players to say that they stand wait for it the next evening too.
  if (open_ && open_->ready && desk.typing) desk.typing->faces.resize(open_->starts.back());
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
    OpenThrow open;
    open.action = readAction(rules(), battle(), action.root());
    open.overruled = typing.overruled;
    open.typed = typing.faces;
    attempt(std::move(open));
  } catch (const SourceError&) {
    // Nothing that this program wrote: the players ask for the throw again.
  }
}

}  // namespace signifer::ui
