// Plays the sides that a machine commands, move by move at a pace to follow. It thinks off the window's thread, gives
// the reason for each move, and can be stopped at any moment. If a commander thinks too long, a safe answer is given in
// its place, so that no battle stands still. Players may also ask it for a commander's advice.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "commander/commander.h"
#include "game/battle_controller.h"

namespace signifer::ui {

/// A machine's move: the event, the reason, and the places of the units before and after.
struct MachineMove {
  struct Way {
    UnitIndex unit = noUnit;
    Pose from;
    Pose to;
  };
  /// The event, from 0, and the state after it: another branch may have another there.
  std::size_t event = 0;
  std::uint64_t state = 0;
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  QString what;
  /// Empty where there was nothing to choose.
  QString why;
  std::vector<Way> ways;
};

class MachinePlayer final : public QObject {
  Q_OBJECT

 public:
  enum class Pace { step, slow, quick, atOnce };
  using Maker = std::function<std::unique_ptr<Commander>(std::string_view name, std::uint64_t seed)>;

  explicit MachinePlayer(BattleController& game, QObject* parent = nullptr);
  ~MachinePlayer() override;

  /// Name of the side's commander, with its character; empty for a person. At any moment of a battle.
  void setCommander(SideIndex side, const QString& name);
  [[nodiscard]] QString commander(SideIndex side) const;
  void setPaused(bool paused);
  [[nodiscard]] bool paused() const { return paused_; }
  void setPace(Pace pace);
  [[nodiscard]] Pace pace() const { return pace_; }
  /// Milliseconds from one answer to the next, in place of those of the pace.
  void setPause(int milliseconds) { pause_ = milliseconds; }
  [[nodiscard]] int pause() const;
  /// One move, also while it waits and where people have stepped back: from there it goes on.
  void step();
  /// All that is left of its turn, without a pause.
  void toTheEnd();
  [[nodiscard]] bool thinking() const { return thought_ != nullptr; }
  /// It is to answer, and waits for a word of the players.
  [[nodiscard]] bool waits() const;

  /// The moves of the machine's last turn and since, oldest first; kept until its next turn begins.
  [[nodiscard]] std::vector<MachineMove> moves() const;
  /// The plan of the side to act for its turn, in words; empty without a plan.
  [[nodiscard]] QString plan() const { return plan_; }
  /// The aims of that side's wings in the turn; empty if not known.
  [[nodiscard]] const std::vector<WingAim>& wings() const { return wings_; }
  [[nodiscard]] QString wingsInWords() const;
  /// The further intentions of the machine in its turn, if the dice allow; empty in the other side's turn.
  [[nodiscard]] const std::vector<Intention>& intentions() const;
  /// The side that has the plan.
  [[nodiscard]] SideIndex planSide() const { return planSide_; }

  /// Asks for a strong commander's answer to the decision of the moment. The answer comes as `hinted`.
  void askForHint();
  /// Places units while sides deploy, as a strong commander would: all that are left, or the next one if sides place in
  /// turn. It ends with `placed`. Any other event meanwhile ends it too.
  void placeByAdvice();
  [[nodiscard]] bool seeksHint() const { return hint_ != nullptr; }

  /// Sets the maker of commanders.
  void setMaker(Maker maker) { maker_ = std::move(maker); }
  /// Sets the time that a commander may think before it is told to stop. Soon after that a safe answer is given in its
  /// place.
  void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

 Q_SIGNALS:
  void thinkingChanged();
  /// A machine's move has been carried out: the newest of moves().
  void moved();
  void hinted(const signifer::Action& action, const QString& why);
  /// The last that placeByAdvice() placed stands, and why all of them stand so.
  void placed(const QString& why);

 private:
  struct Thought;
  struct Answer {
    Action action;
    QString why;
  };
  /// The commander of a side, by the name that it was made by.
  struct Mind {
    std::shared_ptr<Commander> commander;
    QString name;
  };

  void consider();
  void think();
  void watch();
  void drop(std::shared_ptr<Thought>& thought);
  void answer(const Action& action, const QString& why);
  void takeOutlook(const Thought& thought);
  void note();
  /// Carries out what placeByAdvice() asked for, and asks on.
  void place(const Action& action, const QString& why);
  [[nodiscard]] bool mayPlay() const;
  [[nodiscard]] std::shared_ptr<Commander> ready(Mind& mind, const QString& name, SideIndex side);
  [[nodiscard]] std::shared_ptr<Thought> begin(std::shared_ptr<Commander> commander, bool followed);
  [[nodiscard]] Action safeAnswer() const;

  BattleController& game_;
  Maker maker_;
  /// The commanders who play, and below them the commanders who give hints. They remember their plans.
  std::array<Mind, 2> minds_;
  std::array<Mind, 2> advisers_;
  QTimer timer_;
  QTimer watch_;
  std::shared_ptr<Thought> thought_;
  std::shared_ptr<Thought> hint_;
  /// Told to stop, and not yet ended.
  std::vector<std::shared_ptr<Thought>> dropped_;
  /// Given, but not yet carried out: it may wait for the players' dice.
  std::optional<Answer> answer_;
  std::vector<MachineMove> moves_;
  std::pair<int, int> movesOf_{-1, -1};
  QString plan_;
  std::vector<WingAim> wings_;
  std::pair<int, SideIndex> wingsOf_{-1, noSide};
  std::vector<Intention> intentions_;
  SideIndex planSide_ = noSide;
  Pace pace_ = Pace::slow;
  std::optional<int> pause_;
  std::chrono::milliseconds patience_{2000};
  bool paused_ = false;
  bool hurries_ = false;
  bool stepWanted_ = false;
};

}  // namespace signifer::ui
