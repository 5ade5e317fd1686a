#include "game/machine_player.h"

#include "simulation/simulation.h"

namespace signifer::ui {
namespace {

constexpr char standIn[] = "greedy";

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

MachinePlayer::~MachinePlayer() = default;

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
  const std::uint64_t question = question_;
  const Decision decision = game_.decision();
  const ActionList candidates = game_.candidates();
  if (candidates.empty()) return;
  thinking_ = true;
  Q_EMIT thinkingChanged();
  worker_ = std::jthread([this, question, decision, candidates, battle = game_.battle(),
                          rules = game_.session().sharedRules(), &commander = mind(decision.side)] {
    const Action action = candidates[commander.choose(*rules, battle, decision, candidates)];
    QMetaObject::invokeMethod(
        this, [this, question, action] { answer(question, action); }, Qt::QueuedConnection);
  });
}

void MachinePlayer::answer(std::uint64_t question, const Action& action) {
  thinking_ = false;
  Q_EMIT thinkingChanged();
  if (question == question_ && !paused_) game_.act(action);
}

}  // namespace signifer::ui
