#include "game/machine_player.h"

#include "simulation/simulation.h"

namespace signifer::ui {
namespace {

constexpr char standIn[] = "greedy";
/// So long a commander may think about one answer.
constexpr std::chrono::milliseconds deadline{2000};

// What the commander plans and why, one after the other.
QString wordsOf(const Commander& commander, const RuleSet& rules, const Battle& battle, const ActionList& candidates) {
  const std::string why = commander.why(rules, battle, candidates);
  const std::string plan = why.empty() ? std::string() : commander.plan();
  return QString::fromStdString(plan.empty() ? why : plan + " " + why);
}

}  // namespace

MachinePlayer::MachinePlayer(BattleController& game, QObject* parent) : QObject(parent), game_(game) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &MachinePlayer::think);
  connect(&game_, &BattleController::changed, this, &MachinePlayer::consider);
  connect(&game_, &BattleController::opened, this, [this] {
    names_ = game_.desk().players;
    // A battle that was left while machines played it waits for a word.
    paused_ = game_.hasBattle() && game_.depth() == Depth::simulate;
    consider();
  });
}

MachinePlayer::~MachinePlayer() { stop_ = true; }

void MachinePlayer::setCommander(SideIndex side, const QString& name) {
  names_[static_cast<std::size_t>(side)] = name;
  game_.setPlayer(side, name);
  consider();
}

bool MachinePlayer::plays(SideIndex side) const {
  if (side == noSide || game_.byHand()) return false;
  return game_.depth() == Depth::simulate || !names_[static_cast<std::size_t>(side)].isEmpty();
}

void MachinePlayer::setPaused(bool paused) {
  paused_ = paused;
  consider();
  Q_EMIT thinkingChanged();
}

// Whatever it was thinking about is over: ask anew if the next answer is a machine's. Where there is something to redo,
// people are looking back, and the machine waits.
void MachinePlayer::consider() {
  ++question_;
  stop_ = true;
  if (!answering_) words_.clear();
  timer_.stop();
  // Dice of people are waited for.
  if (game_.openThrow()) return;
  if (paused_ || !game_.hasBattle() || game_.session().outcome() || game_.session().canRedo()) return;
  // Nor does it play on where nothing can be done, or where nothing that it did would be kept.
  const Keeping::Kind keeping = game_.keeping().kind;
  if (keeping == Keeping::Kind::lookingOn || keeping == Keeping::Kind::failing) return;
  if (plays(game_.decision().side)) timer_.start(pause_);
}

Commander& MachinePlayer::mind(SideIndex side) {
  const auto at = static_cast<std::size_t>(side);
  const QString name = names_[at].isEmpty() ? QString::fromLatin1(standIn) : names_[at];
  if (!minds_[at] || mindNames_[at] != name) {
    minds_[at] = makeCommander(name.toStdString(), commanderStream(game_.session().seed(), 0, side));
    if (!minds_[at]) minds_[at] = makeCommander(standIn, commanderStream(game_.session().seed(), 0, side));
    mindNames_[at] = name;
  }
  return *minds_[at];
}

void MachinePlayer::think() {
  // The last thought has to end before its commander is asked again.
  if (worker_.joinable()) worker_.join();
  stop_ = false;
  const std::uint64_t question = question_;
  const Decision decision = game_.decision();
  const ActionList candidates = game_.candidates();
  if (candidates.empty()) return;
  thinking_ = true;
  Q_EMIT thinkingChanged();
  worker_ = std::jthread([this, question, decision, candidates, battle = game_.battle(),
                          rules = game_.session().sharedRules(), &commander = mind(decision.side)] {
    // Whatever goes wrong in a commander, the battle goes on with an answer that is legal.
    Action action = candidates.back();
    QString words;
    try {
      commander.setPatience({deadline, &stop_});
      action = candidates[commander.choose(*rules, battle, decision, candidates)];
      words = wordsOf(commander, *rules, battle, candidates);
    } catch (const std::exception& e) {
      qWarning("The commander gave up: %s", e.what());
    }
    QMetaObject::invokeMethod(
        this, [this, question, action, words] { answer(question, action, words); },
        Qt::QueuedConnection);
  });
}

void MachinePlayer::answer(std::uint64_t question, const Action& action, const QString& words) {
  thinking_ = false;
  Q_EMIT thinkingChanged();
  if (question != question_ || paused_) return;
  words_ = words.isEmpty() ? words_ : words;
  answering_ = true;
  game_.act(action);
  answering_ = false;
}

}  // namespace signifer::ui
