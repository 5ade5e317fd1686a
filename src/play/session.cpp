#include "play/session.h"

#include <algorithm>
#include <cassert>

#include "battle/streams.h"
#include "language/language.h"
#include "play/change_words.h"
#include "play/deployment.h"
#include "play/foresight.h"
#include "play/keepable.h"
#include "play/override.h"
#include "play/recorded_state.h"
#include "play/sealed_orders.h"
#include "play/umpires_screen.h"
#include "play/wording.h"
#include "schema/document.h"

namespace signifer {
namespace {

// Unwinds a resolve that needs faces which nobody has typed yet.
struct FaceMissing {
  DiceWanted wanted;
};

Moment momentOf(const Battle& battle) { return {battle.turn, battle.active, battle.step}; }

// The dice on the table: rolled by the program or typed by the players, side by side, each throw remembered.
class TableDice final : public FaceDice {
 public:
  TableDice(const Battle& battle, RolledDice rolled, const std::array<DiceOrigin, 2>& origins,
            const std::vector<int>& typed)
      : battle_(battle), rolled_(std::move(rolled)), origins_(origins), typed_(typed) {}

  [[nodiscard]] std::vector<ThrownDice>& thrown() { return thrown_; }

 protected:
  void begin(const Throw& request) override {
    const Purpose& purpose = request.purpose;
    DiceOrigin origin = purpose.side == noSide ? origins_[0] : origins_[static_cast<std::size_t>(purpose.side)];
    TypedThrow typed;
    if (origin == DiceOrigin::typed)
      typed = typedAt(typed_, next_, request.die, request.count, request.reading, request.thresholds);
    if (origin == DiceOrigin::typed && typed.kind == TypedThrow::Kind::missing)
      throw FaceMissing{{purpose,
                         request.die,
                         request.count,
                         std::string(purpose.id),
                         {request.left.begin(), request.left.end()},
                         request.reading,
                         {request.thresholds.begin(), request.thresholds.end()}}};
    if (typed.kind == TypedThrow::Kind::rolled) origin = DiceOrigin::rolled;
    if (typed.kind == TypedThrow::Kind::faces)
      faces_ = std::span(typed_).subspan(next_, typed.entries);
    else if (typed.told)
      faces_ = seen_ = facesReadingSo(request.die, request.count, *typed.told);
    place_ = next_;
    next_ += typed.entries;
    thrown_.push_back({std::string(purpose.id),
                       static_cast<SideIndex>(purpose.side),
                       purpose.unit,
                       purpose.against,
                       request.die,
                       request.cards(),
                       {},
                       origin,
                       momentOf(battle_),
                       std::move(typed.told)});
  }

  int nextFace(const Throw& request) override {
    ThrownDice& now = thrown_.back();
    const int face = now.origin == DiceOrigin::typed ? faces_[now.faces.size()] : rolled_.faceOf(request);
    if (!request.has(face))
      throw ScriptError(ScriptError::Kind::noSuchFace, place_ + now.faces.size(),
                        "the die has no face " + std::to_string(face));
    now.faces.push_back(face);
    return face;
  }

 private:
  const Battle& battle_;
  RolledDice rolled_;
  const std::array<DiceOrigin, 2>& origins_;
  const std::vector<int>& typed_;
  std::size_t next_ = 0;
  // The typed faces of the throw, or those that stand for what was seen; and where its figures begin.
  std::span<const int> faces_;
  std::vector<int> seen_;
  std::size_t place_ = 0;
  std::vector<ThrownDice> thrown_;
};

// The throws of a recorded event, told as they were. Whoever asks for another throw than the one that was recorded (for
// something else, by another side or unit, of another die) is told that it is not there. When each was thrown is noted.
class RecordedDice final : public FaceDice {
 public:
  RecordedDice(const Battle& battle, std::vector<ThrownDice>& thrown) : battle_(battle), thrown_(thrown) {}
  [[nodiscard]] bool allUsed() const { return now_ == thrown_.size() && (now_ == 0 || used_ == facesNow().size()); }

 protected:
  void begin(const Throw& request) override {
    const Purpose& purpose = request.purpose;
    const bool unfinished = now_ > 0 && used_ < facesNow().size();
    if (unfinished || now_ == thrown_.size()) missing();
    ThrownDice& recorded = thrown_[now_++];
    recorded.when = momentOf(battle_);
    used_ = 0;
    if (recorded.purpose != purpose.id || recorded.side != purpose.side || recorded.unit != purpose.unit ||
        recorded.against != purpose.against || recorded.die != request.die || recorded.cards != request.cards() ||
        (recorded.told && !readsAs(request, *recorded.told)))
      missing();
  }

  int nextFace(const Throw& request) override {
    if (used_ == facesNow().size()) missing();
    const int face = facesNow()[used_++];
    if (!request.has(face)) throw ScriptError(ScriptError::Kind::noSuchFace, used_ - 1, "no such face");
    return face;
  }

 private:
  [[nodiscard]] const std::vector<int>& facesNow() const { return thrown_[now_ - 1].faces; }
  [[noreturn]] void missing() const {
    throw ScriptError(ScriptError::Kind::exhausted, used_, "another throw was recorded");
  }

  const Battle& battle_;
  std::vector<ThrownDice>& thrown_;
  // The throws that were begun, and the faces of the last of them that were told.
  std::size_t now_ = 0;
  std::size_t used_ = 0;
};

AccountLine lineOf(const Definition& definition, const Battle& battle, const Entry& entry) {
  AccountLine line;
  line.text = sentence(definition, battle, entry);
  line.phrase = entry.phrase;
  for (const std::string_view rule : entry.rules) line.rules.emplace_back(rule);
  for (const Modifier& modifier : entry.modifiers)
    line.modifiers.push_back({std::string(modifier.rule), modifier.value, modifier.half});
  line.unit = entry.unit;
  line.other = entry.other;
  line.side = entry.side;
  line.key = entry.key;
  line.when = momentOf(battle);
  line.consulted = entry.consulted;
  return line;
}

// Keeps what is told, in the words and at the moment of then, and stops where the battle comes by the point that is
// asked for.
class TableChronicle final : public Chronicle {
 public:
  struct Stopped {};
  TableChronicle(const Definition& definition, const Battle& battle, Until until = Until::decision)
      : Chronicle(true), definition_(definition), battle_(battle), until_(until) {}
  void tell(Entry entry) override { account_.push_back(lineOf(definition_, battle_, entry)); }
  void pass(Waypoint point) override {
    // The dice of a step end it: leaving it is no part of the action.
    if (until_ == Until::action || (until_ == Until::step && point == Waypoint::stepEnds)) throw Stopped{};
  }
  [[nodiscard]] std::vector<AccountLine> takeAccount() { return std::move(account_); }

 private:
  const Definition& definition_;
  const Battle& battle_;
  Until until_;
  std::vector<AccountLine> account_;
};

// A change by hand is told by what is different afterwards; behind the screen by no more than that there was one.
// A step that the players walk to by themselves is no key moment.
AccountLine changeLine(const RuleSet& rules, const Battle& before, const std::string& reason, const Node& changes) {
  const auto alone = [&before](std::string words, bool key) {
    return AccountLine{std::move(words), {}, {}, {}, noUnit, noUnit, noSide, key, momentOf(before), {}};
  };
  if (changesOrders(changes)) return alone(orderChangeWords(rules.definition(), before, changes), true);
  if (isUmpiresChange(changes)) return alone(umpiresChangeWords(before, changes), false);
  const bool hidden = sideBehindScreen(rules.definition(), before) != noSide;
  std::string words = hidden ? said("By hand: something behind the screen.") : toldWords(rules, before, changes);
  if (!reason.empty()) words += " (" + reason + ")";
  // Most of what is told beside the table is the table's ordinary course; a reason, or a loss, makes it worth a look
  // back.
  const auto lost = [](const Node& entry) { return entry.find("present") && !entry.find("present")->boolean(); };
  bool key = !reason.empty();
  for (const char* list : {"units", "people"})
    if (const auto entries = changes.find(list)) key = key || std::ranges::any_of(entries->items(), lost);
  return {std::move(words), {}, {}, {}, noUnit, noUnit, noSide, key, momentOf(before), {}};
}

}  // namespace

EventSink::~EventSink() = default;

TypedThrow typedAt(const std::vector<int>& typed, std::size_t at, Die die, int count, Reading reading,
                   std::span<const int> from) {
  const auto dice = static_cast<std::size_t>(std::max(0, count));
  if (dice == 0) return {TypedThrow::Kind::faces, 0, std::nullopt};
  const auto there = std::span(typed).subspan(std::min(at, typed.size()));
  if (!there.empty() && there.front() == bySight) {
    const std::size_t figures = figuresBySight(die, count, reading, from);
    if (figures == 0) throw ScriptError(ScriptError::Kind::noSuchFace, at, "only its faces tell this throw");
    if (there.size() <= figures) return {};
    auto told = toldBySight(die, count, reading, from, there.subspan(1, figures));
    if (!told) throw ScriptError(ScriptError::Kind::noSuchFace, at, "the dice cannot show this");
    return {TypedThrow::Kind::seen, figures + 1, std::move(told)};
  }
  if (there.size() < dice) return {};
  return {there.front() == leftToProgram ? TypedThrow::Kind::rolled : TypedThrow::Kind::faces, dice, std::nullopt};
}

std::vector<int> DiceWanted::faces() const {
  std::vector<int> faces;
  for (const int face : facesOf(die))
    if (Throw{purpose, die, 1, Reading::face, {}, left}.has(face) && (faces.empty() || faces.back() != face))
      faces.push_back(face);
  return faces;
}

Session::Session(std::shared_ptr<const RuleSet> rules, Battle start, std::uint64_t seed, std::uint64_t number)
    : rules_(std::move(rules)), seed_(seed), number_(number), branches_(std::move(start)) {
  assert(rules_ && this->start().setup);
}

RolledDice Session::rolledHere() const {
  // The stream of that battle of the simulation: what was simulated can be played again.
  RolledDice dice(diceStream(seed_, number_));
  for (std::size_t i = 0; i < eventCount(); ++i)
    for (const ThrownDice& thrown : event(i).dice)
      if (thrown.origin == DiceOrigin::rolled)
        dice.skip(thrown.cards > 0 ? static_cast<std::uint32_t>(thrown.cards) : thrown.die.faces, thrown.faces.size());
  return dice;
}

void Session::append(Event event, Battle after) {
  event.state = fingerprint(after);
  std::optional<Fork> fork;
  if (look_) fork = Fork{branches_.current(), *look_};
  if (sink_ != nullptr) sink_->appended(event, fork);
  // Only once the event is kept.
  if (fork) branches_.begin(*fork);
  look_.reset();
  (void)branches_.append(std::move(event), std::move(after));
}

Attempt Session::act(const Action& action, const std::vector<int>& typed, const std::string& overruled, Until until) {
  Attempt attempt;
  attempt.verdict = rules_->judge(battle(), action);
  if (!attempt.verdict.legal() && overruled.empty()) {
    attempt.kind = Attempt::Kind::refused;
    return attempt;
  }
  const Decision decided = decision();
  Battle after = battle();
  TableChronicle chronicle(rules_->definition(), after, until);
  TableDice dice(after, rolledHere(), origins_, typed);
  try {
    rules_->resolve(after, action, dice, chronicle);
  } catch (const SourceError& e) {
    // The overruled action has led the rule set to prepare a battle that cannot be.
    if (attempt.verdict.legal()) throw;
    throw CannotBeKept(e.expected());
  } catch (const TableChronicle::Stopped&) {
    attempt.stopped = true;
  } catch (const FaceMissing& missing) {
    attempt.kind = Attempt::Kind::diceWanted;
    attempt.wanted = missing.wanted;
    return attempt;
  }
  if (!attempt.verdict.legal()) requireKeepable(*rules_, after);
  Event event;
  event.what = action;
  event.reason = attempt.verdict.legal() ? std::string() : overruled;
  event.verdict = attempt.verdict.kind;
  event.dice = std::move(dice.thrown());
  event.account = chronicle.takeAccount();
  event.side = decided.side;
  event.turn = battle().turn;
  event.step = battle().step;
  append(std::move(event), std::move(after));
  return attempt;
}

std::vector<ForeseenThrow> Session::foresee(const Action& action, const std::vector<int>& typed) const {
  return lookForward(action, typed).throws;
}

Foresight Session::lookForward(const Action& action, const std::vector<int>& typed) const {
  return foresight(*rules_, battle(), action, KnownFaces{&typed, &origins_, rolledHere()});
}

void Session::override(const std::string& changes, const std::string& reason) {
  Battle after = battle();
  const Document document = Document::parse("override", changes);
  applyOverride(*rules_, after, document.root());
  requireKeepable(*rules_, after);
  Event event;
  event.what = StateOverride{changes};
  event.reason = reason;
  event.verdict = Verdict::Kind::playersJudge;
  event.side = battle().active;
  event.turn = battle().turn;
  event.step = battle().step;
  event.account.push_back(changeLine(*rules_, battle(), reason, document.root()));
  append(std::move(event), std::move(after));
}

void Session::undo() {
  if (!canUndo()) return;
  if (look_) return look(*look_ - 1);
  if (sink_ != nullptr) sink_->undone();
  branches_.setDone(eventsNow() - 1);
}

void Session::redo() {
  if (!canRedo()) return;
  if (look_) return look(*look_ + 1);
  if (sink_ != nullptr) sink_->redone();
  branches_.setDone(eventsNow() + 1);
}

void Session::look(std::size_t events) {
  look_ = std::min(events, knownEvents());
  if (*look_ == eventsNow()) endLook();
}

void Session::goTo(BranchIndex branch) {
  if (!branches_.known(branch)) return;
  if (branches_.branch(branch).removed) restore(branch);
  if (branch != branches_.current() && sink_ != nullptr) sink_->wentTo(branch, branches_.branch(branch).done);
  endLook();
  branches_.go(branch);
}

void Session::goTo(BranchIndex branch, std::size_t events) {
  assert(branches_.known(branch) && events <= branches_.length(branch));
  branches_.go(branch);
  branches_.setDone(events);
}

void Session::name(BranchIndex branch, const std::string& name) {
  if (sink_ != nullptr) sink_->named(branch, name);
  branches_.name(branch, name);
}

bool Session::mayRemove(BranchIndex branch) const {
  return branches_.known(branch) && branch != tableGame && branch != branches_.current();
}

void Session::remove(BranchIndex branch) {
  if (!mayRemove(branch) || branches_.branch(branch).removed) return;
  if (sink_ != nullptr) sink_->removed(branch);
  branches_.setRemoved(branch, true);
}

void Session::restore(BranchIndex branch) {
  if (!branches_.known(branch) || !branches_.branch(branch).removed) return;
  if (sink_ != nullptr) sink_->restored(branch);
  branches_.setRemoved(branch, false);
}

// A recorded event once more, and its account; nothing where it asks for other dice than were thrown.
std::optional<std::vector<AccountLine>> Session::carriedOut(Event& recorded, Battle& battle) const {
  if (const auto* change = std::get_if<StateOverride>(&recorded.what)) {
    const Battle before = battle;
    const Document document = Document::parse("override", change->changes);
    applyOverride(*rules_, battle, document.root());
    return std::vector<AccountLine>{changeLine(*rules_, before, recorded.reason, document.root())};
  }
  TableChronicle chronicle(rules_->definition(), battle);
  RecordedDice dice(battle, recorded.dice);
  try {
    rules_->resolve(battle, std::get<Action>(recorded.what), dice, chronicle);
  } catch (const ScriptError&) {
    return std::nullopt;
  }
  if (!dice.allUsed()) return std::nullopt;
  return chronicle.takeAccount();
}

bool Session::replay(const Event& recorded) {
  if (const auto* action = std::get_if<Action>(&recorded.what))
    if (recorded.reason.empty() && !rules_->judge(battle(), *action).legal()) return false;
  if (!opensWhatWasSealed(*this, recorded)) return false;
  Battle after = battle();
  Event event = recorded;
  std::optional<std::vector<AccountLine>> account = carriedOut(event, after);
  if (!account || !isStateRecorded(*rules_, after, recorded.state)) return false;
  event.account = std::move(*account);
  event.turn = battle().turn;
  event.step = battle().step;
  append(std::move(event), std::move(after));
  return true;
}

void Session::tellAnew() {
  branches_.forEach([this](Event& event, const Battle& before) {
    Battle after = before;
    if (auto account = carriedOut(event, after)) event.account = std::move(*account);
  });
}

}  // namespace signifer
