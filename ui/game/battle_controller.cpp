#include "game/battle_controller.h"

#include <algorithm>
#include <exception>
#include <system_error>

#include "commander/why.h"
#include "game/choices.h"
#include "settings.h"
#include "symbols.h"

namespace signifer::ui {

namespace fs = std::filesystem;

namespace {

// Figures that are kept for the wanted throw become its own; false if there are none.
bool useKept(OpenThrow& open) {
  if (open.at >= open.throws.size() || open.there > 0) return false;
  const KeptFigures* found = open.keptFor(open.at);
  if (found == nullptr || found->figures.empty()) return false;
  open.starts.push_back(open.typed.size());
  if (found->seen) open.typed.push_back(bySight);
  open.typed.insert(open.typed.end(), found->figures.begin(), found->figures.end());
  open.there = static_cast<int>(found->figures.size());
  open.kept.erase(open.kept.begin() + (found - open.kept.data()));
  return true;
}

}  // namespace

BattleController::BattleController(QObject* parent) : QObject(parent) {
  retry_.setSingleShot(true);
  connect(&retry_, &QTimer::timeout, this, &BattleController::tryAgain);
}
BattleController::~BattleController() = default;

void BattleController::open(std::unique_ptr<Session> session, std::unique_ptr<JournalWriter> journal,
                            const std::string& notes) {
  take(std::move(session), notes);
  journal_ = std::move(journal);
  session_->setSink(journal_.get());
  Q_EMIT opened();
  afterChange();
  goOnTyping();
}

// The old journal is let go of before its session goes.
void BattleController::take(std::unique_ptr<Session> session, const std::string& notes) {
  journal_.reset();
  lookedAt_.clear();
  whyLooking_.clear();
  unplayed_.clear();
  session_ = std::move(session);
  desk_ = deskOf(notes);
  // A person who has chosen how to tell dice tells them so in the next battle too.
  if (notes == "{}") desk_.bySight = Settings().value(QStringLiteral("dice/bySight"), false).toBool();
  open_.reset();
  aside_.reset();
  last_.reset();
  followed_.clear();
  byItself_ = 0;
  branches_ = session_ ? session_->branches().count() : 1;
  mirrored_.reset();
  selected_ = noUnit;
  group_.clear();
  if (!session_) return;
  for (SideIndex side = 0; side < 2; ++side) {
    DiceOrigin& dice = desk_.dice[static_cast<std::size_t>(side)];
    if (notes == "{}")
      dice = session_->dice(side);
    else
      session_->setDice(side, dice);
  }
}

void BattleController::close() {
  if (!hasBattle()) return;
  take(nullptr, "{}");
  Q_EMIT opened();
  afterChange();
}

void BattleController::lookOn(OpenedJournal opened, const QString& file, const QString& why) {
  take(std::move(opened.session), opened.notes);
  lookedAt_ = file;
  whyLooking_ = why;
  unplayed_ = std::move(opened.unplayed);
  Q_EMIT this->opened();
  afterChange();
}

void BattleController::keepIn(const fs::path& path) {
  if (isKeptIn(path)) {
    if (!tryAgain()) throw std::runtime_error(*journal_->problem());
    return;
  }
  // The old file is let go only when the new one is there.
  std::unique_ptr<JournalWriter> fresh = JournalWriter::create(path, *session_, notesOf(desk_));
  session_->setSink(fresh.get());
  journal_ = std::move(fresh);
  lookedAt_.clear();
  whyLooking_.clear();
  unplayed_.clear();
  afterChange();
}

bool BattleController::isKeptIn(const fs::path& path) const {
  if (!journal_) return false;
  std::error_code ignored;
  return fs::weakly_canonical(path, ignored) == fs::weakly_canonical(journal_->path(), ignored);
}

Keeping BattleController::keeping() const {
  if (journal_ && journal_->problem())
    return {Keeping::Kind::failing, QString::fromStdString(*journal_->problem()), journal_->waiting()};
  if (journal_) return {Keeping::Kind::kept, {}, 0};
  if (!lookedAt_.isEmpty()) return {Keeping::Kind::lookingOn, whyLooking_, 0};
  return {};
}

bool BattleController::tryAgain() {
  if (!journal_) return false;
  const bool was = journal_->problem().has_value();
  const bool kept = journal_->tryAgain();
  if (!kept) retry_.start(retryPause_);
  if (was == kept) Q_EMIT changed();
  return kept;
}

bool BattleController::mayAct() {
  if (mirrors()) {
    Q_EMIT failed(tr("That is the umpire's to do, where everything is seen."));
    return false;
  }
  if (keeping().kind != Keeping::Kind::lookingOn) return true;
  Q_EMIT failed(tr("You are looking on. To play from here, go on in a copy."));
  return false;
}

const ActionList& BattleController::candidates() const {
  if (!candidatesKnown_) {
    candidates_.clear();
    const bool asked = !mirrored_ || !mirrored_->rests;
    if (asked && !session_->outcome()) rules().candidates(battle(), decision(), candidates_);
    if (mirrored_) keepOwnCandidates();
    candidatesKnown_ = true;
  }
  return candidates_;
}

QString BattleController::file() const {
  return journal_ ? QString::fromStdString(journal_->path().string()) : lookedAt_;
}

void BattleController::select(UnitIndex unit) {
  selectGroup(unit == noUnit ? std::vector<UnitIndex>() : std::vector{unit});
}

bool BattleController::isSelected(UnitIndex unit) const { return std::ranges::find(group_, unit) != group_.end(); }

void BattleController::selectGroup(std::vector<UnitIndex> units) {
  if (units == group_) return;
  group_ = std::move(units);
  selected_ = group_.empty() ? noUnit : group_.front();
  Q_EMIT selectionChanged();
}

void BattleController::selectAlso(UnitIndex unit) {
  if (unit == noUnit) return;
  if (group_.empty() || battle().unit(group_.front()).side != battle().unit(unit).side) return select(unit);
  std::vector<UnitIndex> units = group_;
  if (std::erase(units, unit) == 0) units.push_back(unit);
  selectGroup(std::move(units));
}

void BattleController::selectNext(int direction) {
  if (!hasBattle()) return;
  const int count = battle().unitCount();
  for (const bool onlyActing : {true, false}) {
    for (int i = 1; i <= count; ++i) {
      const int start = selected_ == noUnit ? (direction > 0 ? -1 : count) : selected_;
      const auto unit = static_cast<UnitIndex>(((start + direction * i) % count + count) % count);
      // One that is to come in from off the table is asked, too.
      if (!battle().unit(unit).present && unit != decision().unit) continue;
      if (onlyActing && !mayDecide(*this, unit)) continue;
      select(unit);
      return;
    }
  }
}

void BattleController::tellAnew() {
  if (!hasBattle()) return;
  session_->tellAnew();
  Q_EMIT changed();
}

bool BattleController::machinePlays(SideIndex side) const {
  if (side == noSide || byHand()) return false;
  return depth() == Depth::simulate || !desk_.players[static_cast<std::size_t>(side)].isEmpty();
}

bool BattleController::handsRest() const {
  if (mirrored_) return hasBattle() && mirrored_->rests;
  return hasBattle() && !session_->outcome() && machinePlays(decision().side);
}

bool BattleController::act(const Action& action, const QString& overruled) {
  if (!handsRest()) return begin(action, overruled);
  Q_EMIT handHeld();
  return false;
}

bool BattleController::actAsMachine(const Action& action) { return handsRest() && begin(action, {}); }

bool BattleController::begin(const Action& action, const QString& overruled) {
  if (mirrors() && overruled.isEmpty()) return actThere_(action);
  if (!mayAct()) return false;
  if (open_ && !open_->typed.empty()) {
    Q_EMIT failed(tr("Type or roll the dice on the table first, or think again."));
    return false;
  }
  last_.reset();
  OpenThrow open;
  open.action = action;
  open.overruled = overruled;
  open.kept = keptFrom(action, overruled);
  const bool waits = !open.kept.empty();
  return attempt(std::move(open), waits);
}

// Figures that are kept are used as soon as their throw is the wanted one. With `waits` the last of them does not carry
// the action out: the players say that they stand.
bool BattleController::attempt(OpenThrow open, bool waits) {
  open.ready = false;
  open.pick.reset();
  open.begun = 0;
  open.bySight = desk_.bySight;
  const Action action = open.action;
  for (;;) {
    Attempt attempt;
    try {
      attempt = session_->act(action, open.typed, open.overruled.toStdString());
    } catch (const std::exception& e) {
      // Such as a face that the die does not have: the event has not happened.
      setOpen(std::nullopt);
      Q_EMIT failed(QString::fromUtf8(e.what()));
      return false;
    }
    if (attempt.kind == Attempt::Kind::refused) {
      setOpen(std::nullopt);
      Q_EMIT refused(action, attempt.verdict);
      return false;
    }
    if (attempt.kind == Attempt::Kind::done) {
      const bool byHand = !open.typed.empty();
      open.kept.clear();
      if (byHand) last_ = std::move(open);
      setOpen(std::nullopt);
      afterEvent();
      return true;
    }
    findThrows(open, *attempt.wanted);
    if (!useKept(open) || static_cast<std::size_t>(open.there) < open.figuresWanted(open.at)) break;
    if (!waits) continue;
    const std::vector<ForeseenThrow> all = session_->foresee(action, open.typed);
    open.ready = !all.empty() && std::ranges::all_of(all, &ForeseenThrow::known);
    if (open.ready) break;
  }
  setOpen(std::move(open));
  return false;
}

void BattleController::setOpen(std::optional<OpenThrow> open) {
  if (!open && !open_) return;
  open_ = std::move(open);
  keepTyping();
  Q_EMIT throwChanged();
}

bool BattleController::change(const QString& changes, const QString& reason) {
  if (!mayAct()) return false;
  last_.reset();
  setOpen(std::nullopt);
  try {
    session_->override(changes.toStdString(), reason.toStdString());
  } catch (const std::exception& e) {
    Q_EMIT failed(QString::fromUtf8(e.what()));
    return false;
  }
  afterEvent();
  return true;
}

// Marks on events that it replaces go along with them into their branch, as in the journal.
void BattleController::afterEvent() {
  aside_.reset();
  const std::size_t number = session_->eventCount();
  followed_.erase(followed_.lower_bound(number), followed_.end());
  if (byItself_ > 0) followed_.insert(number);
  moveMarks();
  afterChange();
  Q_EMIT happened();
  goOnByItself();
}

// A step with neither dice nor choice passes, and standing orders answer. Each is an event like any other, told and
// undone like any other.
void BattleController::goOnByItself() {
  // More in a row than this is no step that passes.
  constexpr int most = 300;
  if (!hasBattle() || mirrors() || byHand() || isLooking() || open_ || handsRest() || byItself_ >= most) return;
  std::optional<Action> answer = answerByOrders(rules(), battle(), standingOrders());
  if (!answer && passes_) answer = answerThatPasses(rules(), battle());
  if (!answer) return;
  const QString words = text(actionInWords(rules(), battle(), *answer));
  ++byItself_;
  OpenThrow open;
  open.action = *answer;
  attempt(std::move(open));
  byItself_ = 0;
  Q_EMIT wentByItself(words);
}

std::vector<StandingOrder> BattleController::standingOrders() const {
  if (desk_.orders.empty() || !hasBattle()) return {};
  return readOrders(rules(), battle(), desk_.orders);
}

void BattleController::setStandingOrders(const std::vector<StandingOrder>& orders) {
  if (!hasBattle()) return;
  Desk desk = desk_;
  desk.orders = orders.empty() ? std::string() : writeOrders(rules(), battle(), orders);
  arrange(std::move(desk));
}

bool BattleController::restDoesNothing() {
  // A view of another battle answers there, unit by unit.
  if (!hasBattle() || mirrors() || byHand() || handsRest() || open_ || session_->outcome() || !mayAct()) return false;
  const Decision asked = decision();
  bool did = false;
  constexpr int most = 300;
  for (int i = 0; i < most; ++i) {
    const Decision now = decision();
    if (open_ || now.side != asked.side || now.step != asked.step || now.automatic) break;
    const std::optional<Action> answer = answerThatStays(rules(), battle());
    if (!answer || session_->outcome()) break;
    // The first is what a person did; the rest follow it.
    byItself_ = did ? 1 : 0;
    OpenThrow open;
    open.action = *answer;
    const bool done = attempt(std::move(open));
    byItself_ = 0;
    if (!done) break;
    did = true;
  }
  return did;
}

// Both sides may have to choose, as at the end of a round of combat. Select a unit with a choice, so that nobody has to
// search for it.
void BattleController::bringUpChoices() {
  if (byHand() || outcome() || handsRest()) return;
  const Decision now = decision();
  const StepIndex step = now.step == noStep ? battle().step : now.step;
  if (now.automatic || definition().sequence().step(step).actor != Actor::both) return;
  if (selected_ != noUnit && mayDecide(*this, selected_)) return;
  for (UnitIndex unit = 0; unit < battle().unitCount(); ++unit)
    if (mayDecide(*this, unit)) return select(unit);
}

void BattleController::afterChange() {
  candidatesKnown_ = false;
  if (journal_ && journal_->problem() && !retry_.isActive()) retry_.start(retryPause_);
  if (hasBattle()) {
    std::vector<UnitIndex> left = group_;
    std::erase_if(left, [this](UnitIndex unit) { return !battle().unit(unit).present; });
    selectGroup(std::move(left));
  }
  if (hasBattle()) {
    // A decision about one unit is a question to its owner: show who is meant.
    const UnitIndex asked = decision().unit;
    const bool waits = !byHand() && !outcome() && !(mirrored_ && mirrored_->rests);
    if (asked != noUnit && asked != selected_ && waits) select(asked);
    if (asked == noUnit) bringUpChoices();
  }
  Q_EMIT changed();
}

}  // namespace signifer::ui
