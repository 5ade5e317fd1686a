#include "game/machine_player.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>

#include "commander/outcome_words.h"
#include "commander/why.h"
#include "commander/wing_aims.h"
#include "dice/odds_watch.h"
#include "play/deployment.h"
#include "simulation/simulation.h"
#include "symbols.h"
#include "view/view.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr char standIn[] = "greedy";
constexpr char adviser[] = "legate";
constexpr int slowPause = 1400;
constexpr int quickPause = 350;
constexpr int watchPause = 5;
/// A commander that was told to stop is waited for so long.
constexpr std::chrono::milliseconds grace{500};

// The reason without the words for the move itself, which the account tells better.
QString reasonOf(const Commander& commander, const RuleSet& rules, const Battle& battle, const ActionList& candidates,
                 const Action& action) {
  const std::string why = commander.why(rules, battle, candidates);
  const std::string what = actionInWords(rules, battle, action) + ".";
  return text(why.starts_with(what) ? std::string_view(why).substr(what.size()) : std::string_view(why)).trimmed();
}

// With what a charge promises, or where a move ends, by what the side sees itself: the true battle would name whoever
// is hidden from it. A share keeps its sign in its line.
QString reasonWithOutcome(const QString& reason, const RuleSet& rules, const Battle& battle, const Action& action,
                          SideIndex side, const std::atomic<bool>& stop) {
  std::string outcome;
  try {
    const SideView view = seenBy(rules, battle, side);
    const Battle seen = asSeen(rules, battle, view);
    if (view.seesAll() || rules.judge(seen, action).legal()) outcome = outcomeInWords(rules, seen, action, &stop);
  } catch (const OddsGivenUp&) {
    // There is no time for it.
  }
  return QStringList{reason, text(outcome)}
      .join(QLatin1Char(' '))
      .trimmed()
      .replace(QLatin1String(" %"), QStringLiteral("\u00a0%"));
}

}  // namespace

/// One question to a commander. The thread that works on it keeps everything that it needs, so that the window never
/// waits for it.
struct MachinePlayer::Thought {
  std::shared_ptr<Commander> commander;
  std::shared_ptr<const RuleSet> rules;
  Battle battle;
  Decision decision;
  ActionList candidates;
  std::atomic<bool> stop = false;
  std::atomic<bool> ended = false;
  QElapsedTimer began;
  std::thread thread;
  // The thought also foresees the rest of the turn, to be shown.
  bool followed = false;
  // A hint that is to be carried out: a unit is placed.
  bool places = false;
  // Valid once it has ended.
  bool failed = false;
  Action action;
  QString why;
  QString plan;
  Outlook outlook;

  void work(std::chrono::milliseconds patience) {
    try {
      commander->setPatience({patience, &stop});
      action = commander->answer(*rules, battle, decision, candidates);
      commander->weighPlan(*rules);
      why = reasonOf(*commander, *rules, battle, candidates, action);
      plan = QString::fromStdString(commander->plan());
      if (followed) outlook = commander->outlook(*rules, battle, action);
      why = reasonWithOutcome(why, *rules, battle, action, decision.side, stop);
    } catch (const std::exception& e) {
      qWarning("The commander gave up: %s", e.what());
      failed = true;
    }
    ended.store(true, std::memory_order_release);
  }
};

MachinePlayer::MachinePlayer(BattleController& game, QObject* parent)
    : QObject(parent),
      game_(game),
      maker_([](std::string_view name, std::uint64_t seed) { return makeCommander(name, seed); }) {
  timer_.setSingleShot(true);
  watch_.setInterval(watchPause);
  connect(&timer_, &QTimer::timeout, this, &MachinePlayer::think);
  connect(&watch_, &QTimer::timeout, this, &MachinePlayer::watch);
  connect(&game_, &BattleController::changed, this, &MachinePlayer::consider);
  connect(&game_, &BattleController::happened, this, &MachinePlayer::note);
  connect(&game_, &BattleController::opened, this, [this] {
    moves_.clear();
    plan_.clear();
    wings_.clear();
    intentions_.clear();
    minds_ = {};
    advisers_ = {};
    answer_.reset();
    // A battle that was left while machines played it waits for a word.
    paused_ = game_.hasBattle() && game_.depth() == Depth::simulate;
    consider();
  });
}

MachinePlayer::~MachinePlayer() {
  drop(thought_);
  drop(hint_);
  for (const auto& thought : dropped_) {
    const auto until = std::chrono::steady_clock::now() + grace;
    while (!thought->ended && std::chrono::steady_clock::now() < until)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    thought->ended ? thought->thread.join() : thought->thread.detach();
  }
}

void MachinePlayer::setCommander(SideIndex side, const QString& name) { game_.setPlayer(side, name); }

QString MachinePlayer::commander(SideIndex side) const { return game_.desk().players[static_cast<std::size_t>(side)]; }

void MachinePlayer::setPaused(bool paused) {
  paused_ = paused;
  hurries_ = false;
  consider();
  Q_EMIT thinkingChanged();
}

void MachinePlayer::setPace(Pace pace) {
  pace_ = pace;
  pause_.reset();
  consider();
  Q_EMIT thinkingChanged();
}

int MachinePlayer::pause() const {
  if (hurries_ || pace_ == Pace::atOnce || stepWanted_) return 0;
  if (pause_) return *pause_;
  return pace_ == Pace::slow ? slowPause : quickPause;
}

void MachinePlayer::step() {
  stepWanted_ = true;
  consider();
}

void MachinePlayer::toTheEnd() {
  hurries_ = true;
  paused_ = false;
  consider();
  Q_EMIT thinkingChanged();
}

bool MachinePlayer::mayPlay() const {
  if (!game_.handsRest() || game_.openThrow()) return false;
  // The machine also stops while players only look on, and while the journal cannot be written: its moves would be
  // lost.
  const Keeping::Kind keeping = game_.keeping().kind;
  return keeping != Keeping::Kind::lookingOn && keeping != Keeping::Kind::failing;
}

bool MachinePlayer::waits() const {
  if (!mayPlay() || stepWanted_ || thinking()) return false;
  return game_.isLooking() || game_.session().canRedo() || paused_ || (pace_ == Pace::step && !hurries_);
}

// The old thought is void: think anew if the next answer is a machine's. Events to redo mean that people are looking
// back, so the machine waits.
void MachinePlayer::consider() {
  timer_.stop();
  const bool thought = thinking() || seeksHint();
  drop(thought_);
  drop(hint_);
  if (!mayPlay()) {
    if (!game_.handsRest()) hurries_ = stepWanted_ = false;
  } else if (!waits()) {
    timer_.start(pause());
  }
  if (thought) Q_EMIT thinkingChanged();
}

std::shared_ptr<Commander> MachinePlayer::ready(Mind& mind, const QString& name, SideIndex side) {
  // One that still thinks about something else is not asked again.
  const bool busy = std::ranges::any_of(
      dropped_, [&](const auto& thought) { return !thought->ended && thought->commander == mind.commander; });
  if (!mind.commander || mind.name != name || busy) {
    const std::uint64_t seed = commanderStream(game_.session().seed(), game_.session().number(), side);
    mind = {maker_(name.toStdString(), seed), name};
    if (!mind.commander) mind.commander = maker_(standIn, seed);
  }
  return mind.commander;
}

std::shared_ptr<MachinePlayer::Thought> MachinePlayer::begin(std::shared_ptr<Commander> commander, bool followed) {
  auto thought = std::make_shared<Thought>();
  thought->commander = std::move(commander);
  thought->followed = followed;
  thought->rules = game_.session().sharedRules();
  thought->battle = game_.battle();
  thought->decision = game_.decision();
  thought->candidates = game_.candidates();
  thought->began.start();
  thought->thread = std::thread([thought, patience = patience_] { thought->work(patience); });
  watch_.start();
  return thought;
}

void MachinePlayer::think() {
  answer_.reset();
  if (!mayPlay() || game_.candidates().empty()) return;
  const SideIndex side = game_.decision().side;
  const QString name = commander(side).isEmpty() ? QString::fromLatin1(standIn) : commander(side);
  thought_ = begin(ready(minds_[static_cast<std::size_t>(side)], name, side), true);
  Q_EMIT thinkingChanged();
}

void MachinePlayer::drop(std::shared_ptr<Thought>& thought) {
  if (!thought) return;
  thought->stop = true;
  // An adviser who was cut off would keep to what he had found by then.
  if (!thought->ended)
    for (Mind& asked : advisers_)
      if (asked.commander == thought->commander) asked = {};
  dropped_.push_back(std::move(thought));
  thought = nullptr;
}

// Looks whether an answer is there, and whether it is late.
void MachinePlayer::watch() {
  std::erase_if(dropped_, [](const std::shared_ptr<Thought>& thought) {
    if (!thought->ended.load(std::memory_order_acquire)) return false;
    thought->thread.join();
    return true;
  });
  if (hint_ && hint_->ended.load(std::memory_order_acquire)) {
    const std::shared_ptr<Thought> hint = hint_;
    drop(hint_);
    Q_EMIT thinkingChanged();
    if (!hint->failed) hint->places ? place(hint->action, hint->why) : Q_EMIT hinted(hint->action, hint->why);
  }
  if (!thought_) {
    if (!hint_ && dropped_.empty()) watch_.stop();
    return;
  }
  const std::shared_ptr<Thought> thought = thought_;
  const std::chrono::milliseconds passed(thought->began.elapsed());
  if (thought->ended.load(std::memory_order_acquire)) {
    drop(thought_);
    if (thought->failed) return answer(safeAnswer(), tr("The commander failed; the referee took the safe answer."));
    // Answers in the other side's turn belong to no plan.
    if (thought->battle.active == thought->decision.side) {
      plan_ = thought->plan;
      takeOutlook(*thought);
      planSide_ = thought->decision.side;
    }
    answer(thought->action, thought->why);
  } else if (passed > patience_ + 2 * grace) {
    qWarning("The commander did not answer within %lld ms: the safe answer is taken.",
             static_cast<long long>(passed.count()));
    drop(thought_);
    minds_ = {};
    answer(safeAnswer(), tr("The commander thought too long; the referee took the safe answer."));
  } else if (passed > patience_ + grace) {
    thought->stop = true;
  }
}

// The aims of the wings hold for the whole player turn.
void MachinePlayer::takeOutlook(const Thought& thought) {
  const std::pair<int, SideIndex> turn{thought.battle.turn, thought.decision.side};
  if (turn != std::exchange(wingsOf_, turn)) wings_.clear();
  if (wings_.empty()) wings_ = thought.outlook.wings;
  intentions_ = thought.outlook.intentions;
}

// An answer that ends a step or goes on is always legal. Without one, the last candidate serves.
Action MachinePlayer::safeAnswer() const {
  const auto& kinds = game_.definition().actions();
  for (const Action& action : game_.candidates()) {
    const std::string& gesture = kinds[static_cast<std::size_t>(action.kind)].gesture;
    if (gesture == "advance" || gesture == "next") return action;
  }
  return game_.candidates().back();
}

void MachinePlayer::answer(const Action& action, const QString& why) {
  stepWanted_ = false;
  answer_ = Answer{action, why};
  const bool done = game_.actAsMachine(action);
  Q_EMIT thinkingChanged();
  if (done || game_.openThrow()) return;
  // An answer that the referee refuses must not be given again and again.
  qWarning("The commander's answer was refused.");
  answer_ = Answer{safeAnswer(), tr("The referee refused the commander's answer and took the safe one.")};
  if (!game_.actAsMachine(answer_->action) && !game_.openThrow()) setPaused(true);
}

// The event has happened, perhaps after the players' dice: remember what it was and why.
void MachinePlayer::note() {
  const Session& session = game_.session();
  const std::size_t index = session.eventCount() - 1;
  std::erase_if(moves_, [index](const MachineMove& move) { return move.event >= index; });
  const Event& event = session.event(index);
  const auto* action = std::get_if<Action>(&event.what);
  if (!answer_ || action == nullptr || *action != answer_->action) return;
  const Battle& before = session.before(index);
  const Battle& after = session.battle();
  if (const std::pair<int, int> turn{before.turn, before.active};
      turn != movesOf_ && game_.machinePlays(before.active)) {
    moves_.clear();
    movesOf_ = turn;
  }
  MachineMove move{index, event.state, event.side, action->unit, {}, answer_->why, {}};
  // A roll for whether it may is told before what it then did: two sentences about the same unit belong together.
  std::size_t told = 0;
  for (const AccountLine& line : event.account) {
    if (move.unit == noUnit && line.side == move.side) move.unit = line.unit;
    if (told++ == 0)
      move.what = QString::fromStdString(line.text);
    else if (told == 2 && line.side == move.side && line.unit == event.account.front().unit)
      move.what += QLatin1Char(' ') + QString::fromStdString(line.text);
  }
  if (move.what.isEmpty()) move.what = QString::fromStdString(actionInWords(game_.rules(), before, *action));
  for (UnitIndex unit = 0; unit < after.unitCount(); ++unit) {
    const Unit& was = before.unit(unit);
    const Unit& is = after.unit(unit);
    if (was.present && is.present && !(was.pose == is.pose)) move.ways.push_back({unit, was.pose, is.pose});
  }
  moves_.push_back(std::move(move));
  answer_.reset();
  Q_EMIT moved();
}

QString MachinePlayer::wingsInWords() const { return QString::fromStdString(wingAimsInWords(wings_)); }

const std::vector<Intention>& MachinePlayer::intentions() const {
  static const std::vector<Intention> nothing;
  // After a step back the intentions do not fit the moment on show.
  const bool now = game_.hasBattle() && game_.battle().active == planSide_ && !game_.session().canRedo();
  return now && game_.machinePlays(planSide_) ? intentions_ : nothing;
}

std::vector<MachineMove> MachinePlayer::moves() const {
  std::vector<MachineMove> there;
  if (!game_.hasBattle()) return there;
  for (const MachineMove& move : moves_)
    if (move.event < game_.session().eventCount() && game_.session().event(move.event).state == move.state)
      there.push_back(move);
  return there;
}

void MachinePlayer::askForHint() {
  if (!game_.hasBattle() || game_.handsRest() || game_.outcome()) return;
  // Beside the table armies are placed as at full referee; later nobody asks a machine there.
  if (game_.byHand() && !deploymentNow(game_.definition(), game_.battle())) return;
  if (game_.openThrow() || game_.candidates().empty()) return;
  drop(hint_);
  const SideIndex side = game_.session().decision().side;
  hint_ = begin(ready(advisers_[static_cast<std::size_t>(side)], QString::fromLatin1(adviser), side), false);
  Q_EMIT thinkingChanged();
}

void MachinePlayer::placeByAdvice() {
  if (!game_.hasBattle() || !deploymentNow(game_.definition(), game_.battle())) return;
  askForHint();
  if (hint_) hint_->places = true;
}

void MachinePlayer::place(const Action& action, const QString& why) {
  const auto before = deploymentNow(game_.definition(), game_.battle());
  if (!before || !game_.act(action)) return;
  const auto now = deploymentNow(game_.definition(), game_.battle());
  const bool more = now && now->side == before->side && !(now->units.empty() && now->leaders.empty()) &&
                    game_.battle().setup->deployment.order != DeploymentPlan::Order::alternately;
  if (more)
    placeByAdvice();
  else
    Q_EMIT placed(why);
}

}  // namespace signifer::ui
